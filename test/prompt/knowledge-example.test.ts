import { describe, expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { knowledge } from "../../src/profile/knowledge/knowledge.ts";
import { readPrompt } from "../../src/prompt/prompt-files.ts";
import { quotedLog, recordRequest } from "../../src/prompt/request.ts";
import { daily } from "../support/daily.ts";

const prompt = readPrompt("knowledge", "");
const [, shown = ""] = prompt.system.split("For the text\n\n");
const [quoted = "", told = ""] = shown.split("\n\na good answer is\n\n");
const [answer = ""] = told.split("\n\nLeft out");
const [, path = "", day = ""] = /^=== (\S+) \(\w+ (\S+)\)/.exec(quoted) ?? [];
const log = daily(
  day,
  quoted
    .split("\n")
    .slice(1)
    .map((line) => line.replace(/^\| /, "")),
  path,
);

describe("the worked example of the knowledge prompt", () => {
  it("quotes its text as a request does", () => {
    expect(quotedLog(log)).toBe(quoted);
  });

  it("passes its own schema and every gate, as text and as a tool call, with every record it shows", () => {
    const gate = { book: logbookOf([log]), allow: [], known: new Map() };
    const said = { text: "", calls: [{ name: knowledge.tool.name, arguments: answer }] };
    for (const spoken of [{ text: answer }, said]) {
      const { found, rejected, heard } = knowledge.read(spoken, gate, { keepFrom: 5, actors: [] });
      expect([rejected, heard]).toEqual([[], true]);
      expect(found.map(({ type, name }) => `${type} ${name}`)).toEqual([
        ...["entity User", "entity Ilse", "process Set outdoor clocks by the radio beacon"],
      ]);
    }
  });

  it("quotes letter by letter, in pieces of at most twenty words", () => {
    const records = JSON.parse(answer) as Record<string, { evidence?: string[] }[]>;
    const quotes = Object.values(records)
      .flat()
      .flatMap(({ evidence = [] }) => evidence);
    expect(quotes.length).toBeGreaterThan(4);
    for (const quote of quotes) {
      expect(quoted).toContain(quote);
      expect(quote.split(" ").length).toBeLessThanOrEqual(20);
    }
  });
});

it("the knowledge prompt leaves no placeholder open, names its tool and stays under 10,000 characters", () => {
  const asked = { prompt, logs: [log], known: [], language: "source", maxOutputTokens: 2_000 };
  const request = recordRequest("knowledge", knowledge.tool, asked);
  expect(`${request.system}${request.user}`).not.toMatch(/\{\{|\}\}/);
  expect(request.system).toContain("`submit_knowledge`");
  expect(request.system.length).toBeLessThan(10_000);
  expect(request.tool?.name).toBe("submit_knowledge");
});
