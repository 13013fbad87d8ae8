import { describe, expect, it } from "vitest";
import { nameFrom } from "../../src/offline/names.ts";
import { plainText } from "../../src/offline/plain-text.ts";
import { quotesOf, repeatedLines } from "../../src/offline/quotes.ts";
import { sentencesIn } from "../../src/offline/sentences.ts";
import { statementsIn } from "../../src/offline/statements.ts";
import { wordsOf } from "../../src/offline/words.ts";
import { log } from "./log.ts";

describe("sentences", () => {
  it("end at their marks, not inside names, numbers, code and abbreviations", () => {
    expect(sentencesIn("Use v1.2.3, e.g. from `a. B.ts` today. Then measure it again!")).toEqual([
      "Use v1.2.3, e.g. from `a. B.ts` today.",
      "Then measure it again!",
    ]);
    expect(sentencesIn("完成了迁移工作。明天开始测量延迟！")).toEqual(["完成了迁移工作。", "明天开始测量延迟！"]);
  });

  it("lose no character but the spaces between them", () => {
    const text = "One; two three. Four? 五。Six... (seven.) Eight";
    expect(sentencesIn(text).join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  });
});

describe("plain text", () => {
  it("keeps code spans and identifiers as they are written", () => {
    expect(plainText("**Set** `**kwargs` and `<dir>/[[x]]` in __init__.py, _really_")).toBe(
      "Set `**kwargs` and `<dir>/[[x]]` in __init__.py, really",
    );
  });
});

describe("words", () => {
  it("are pairs where a script has no spaces, and fold the plural elsewhere", () => {
    expect(wordsOf("The tests of 数据库")).toEqual(["test", "数据", "据库"]);
  });
});

describe("names", () => {
  it("are whole words, ten at most, and end where something can end", () => {
    const name = nameFrom(
      "Integration tests run against PostgreSQL instead of the mocked driver which once hid a broken migration",
    );
    expect(name).toBe("Integration tests run against PostgreSQL instead of the mocked driver");
    expect(nameFrom("Use `pnpm` (not npm), since the lockfile differs between the two machines we build on")).toBe(
      "Use `pnpm` (not npm)",
    );
  });

  it("take a short sentence whole, in any script", () => {
    expect(nameFrom("検索機能はAlgoliaを使う。")).toBe("検索機能はAlgoliaを使う");
  });
});

describe("quotes", () => {
  it("tell a line that the week says twice by its neighbour", () => {
    const logs = [log("- Result: fine\n- One"), log("- Two\n- Result: fine", "2026-04-09")];
    const statements = statementsIn(logs).slice(2);
    expect(quotesOf(statements, repeatedLines(logs))).toEqual(["Two\nResult: fine"]);
  });
});
