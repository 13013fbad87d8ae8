import { describe, expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { entryParameters, KINDS } from "../../src/profile/precision/entry.ts";
import { precision } from "../../src/profile/precision/precision.ts";
import { readPrompt } from "../../src/prompt/prompt-files.ts";
import { daily } from "../support/daily.ts";

const prompt = readPrompt("precision", "");
const [before = "", after = ""] = prompt.system.split("a good answer is\n\n");
const logs = before
  .slice(before.indexOf("=== logs/"))
  .trim()
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

describe("the worked example of the precision prompt", () => {
  const reading = precision.read(
    { text: after },
    { book: logbookOf(logs), allow: [], known: new Map() },
    { keepFrom: 5, actors: [] },
  );

  it("passes its own schema and every gate, from the logs that it shows", () => {
    expect(logs).toHaveLength(2);
    expect(reading.rejected).toEqual([]);
    expect(reading.found).toHaveLength((after.match(/"type":/g) ?? []).length);
    expect(reading.found.length).toBeGreaterThan(2);
  });

  it("shows what it asks for: things as subjects, a use of the scale, a day on which a task is over", () => {
    expect(new Set(reading.found.map(({ extras }) => extras?.kind)).size).toBe(4);
    const ratings = reading.found.map(({ importance = 0 }) => importance);
    expect(ratings.filter((rating) => rating >= 8).length / ratings.length).toBeLessThanOrEqual(0.3);
    expect(reading.found.find(({ extras }) => extras?.kind === "todo")?.expires).toBe("2031-02-14");
    for (const quote of after.match(/"evidence": \[".*"\]/g) ?? [])
      for (const part of JSON.parse(quote.slice('"evidence": '.length)) as string[])
        expect(part.split(" ").length).toBeGreaterThanOrEqual(5);
  });

  it("names each kind, the tool, and the answer without tools, and fills in what a request knows", () => {
    for (const kind of KINDS) expect(prompt.system).toContain(`**${kind}**`);
    expect(prompt.system).toContain(precision.tool.name);
    expect(prompt.system).toContain('{"entries": []}');
    for (const name of ["known", "language", "logs"]) expect(prompt.user).toContain(`{{${name}}}`);
    expect(Object.keys(entryParameters.properties.entries.items.properties).sort()).toEqual([
      "content",
      "evidence",
      "expiry",
      "importance",
      "source_context",
      "subject",
      "tags",
      "title",
      "type",
    ]);
  });
});
