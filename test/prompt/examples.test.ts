import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { weekOf } from "../../src/calendar/week.ts";
import { type Reading, readAnswer } from "../../src/compaction/reading.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { typed } from "../../src/profile/typed/typed.ts";
import { readPrompt } from "../../src/prompt/prompt-files.ts";
import { quotedLog } from "../../src/prompt/request.ts";
import { daily } from "../support/daily.ts";

const PROMPTS = join(import.meta.dirname, "..", "..", "prompts");
const EXAMPLE_LOGS = readFileSync(join(PROMPTS, "partials", "example-logs.md"), "utf8");

/** The logs that the example shows in quoted form. */
const logs = EXAMPLE_LOGS.trim()
  .split(/^(?==== )/m)
  .map((text) => {
    const [head = "", ...lines] = text.trimEnd().split("\n");
    const [, path = "", day = ""] = /^=== (\S+) \(\w+ (\d{4}-\d{2}-\d{2})\)$/.exec(head) ?? [];
    return daily(
      day,
      lines.map((line) => line.replace(/^\| ?/, "")),
      path,
    );
  });

/** What a prompt shows as a good answer, as it stands and as it is read as an answer to the example logs. */
function exampleOf(prompt: string, task: "week" | "extract"): { answer: string; reading: Reading } {
  const [, answer = ""] = readPrompt(prompt, "").system.split("a good answer is\n\n");
  return { answer, reading: readAnswer(answer, typed, { book: logbookOf(logs), allow: [], known: new Map() }, task) };
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe("the worked example", () => {
  it("quotes its logs as a request would, with the right weekdays, of one week", () => {
    expect(logs.length).toBeGreaterThan(1);
    expect(`${logs.map(quotedLog).join("\n")}\n`).toBe(EXAMPLE_LOGS);
    expect(new Set(logs.map(({ day }) => weekOf(day))).size).toBe(1);
  });

  it("of the weekly prompt passes its own schema and the evidence gate, every bullet as it is written", () => {
    const { answer, reading } = exampleOf("daily-to-weekly", "week");
    expect(reading.rejected).toEqual([]);
    const bullets = [...answer.matchAll(/^- (.+)$/gm)].map((match) => match[1]);
    expect(bullets.length).toBeGreaterThan(2);
    expect(Object.values(reading.sections).flat()).toEqual(bullets);
    expect(reading.found).toHaveLength(count(answer, /^```typed_memory$/gm));
  });

  it("of the extraction prompt passes too, and shows the same blocks", () => {
    const { answer, reading } = exampleOf("typed-memory", "extract");
    expect(reading.rejected).toEqual([]);
    expect(reading.found).toHaveLength(count(answer, /^```typed_memory$/gm));
    expect(reading.found.length).toBeGreaterThan(1);
    expect(exampleOf("daily-to-weekly", "week").answer).toContain(answer);
  });

  it("shows every kind of block that the text speaks of, and a memory that would be bad, with the reason", () => {
    const { answer } = exampleOf("typed-memory", "extract");
    for (const line of [/^type: feedback$/gm, /^updates: /gm, /^supersedes: /gm, /^expires: /gm])
      expect(count(answer, line)).toBe(1);
    for (const prompt of ["daily-to-weekly", "typed-memory"]) {
      const [, bad = "", reason] =
        /\n"(.+)" would be a bad memory, as (.+); a good answer is\n/.exec(readPrompt(prompt, "").system) ?? [];
      expect(EXAMPLE_LOGS.replace(" done:", "")).toContain(bad);
      expect(reason).toBe("code tells it");
    }
  });

  it("of the prompt for small models passes too, by the log it shows", () => {
    const { system } = readPrompt("daily-to-weekly", "", true);
    const [, shown = "", answer = ""] = /For the log\n\n([\s\S]+?)\n\nwrite\n\n([\s\S]+?```\n)/.exec(system) ?? [];
    const [head = "", ...lines] = shown.split("\n");
    const log = daily(
      "2031-02-04",
      lines.map((line) => line.replace(/^\| ?/, "")),
      "logs/2031-02-04.md",
    );
    expect(quotedLog(log)).toBe(shown);
    expect(head).toContain("2031-02-04");
    const reading = readAnswer(answer, typed, { book: logbookOf([log]), allow: [], known: new Map() }, "week");
    expect(reading.rejected).toEqual([]);
    expect(Object.values(reading.sections).flat()).toHaveLength(3);
    expect(reading.found).toHaveLength(1);
  });

  it("quotes its evidence letter by letter, five to twenty words each, as it asks of the model", () => {
    const { answer } = exampleOf("typed-memory", "extract");
    const quotes = [...answer.matchAll(/^ {2}- "(.+)"$/gm)].map((match) => match[1]!);
    expect(quotes.length).toBeGreaterThanOrEqual(count(answer, /^evidence:$/gm));
    for (const quote of quotes) {
      expect(EXAMPLE_LOGS).toContain(quote);
      expect(quote.split(" ").length).toBeGreaterThanOrEqual(5);
      expect(quote.split(" ").length).toBeLessThanOrEqual(20);
    }
  });
});
