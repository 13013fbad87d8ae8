/**
 * The real command on every transcript of the corpus: what `--print` shows, and the daily logs that come of it, offline.
 */
import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { capture } from "../../src/commands/capture.ts";
import { compact } from "../../src/commands/compact.ts";
import { lint } from "../../src/commands/lint.ts";
import { call } from "../commands/called.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { CORPUS, expectedOf, FILES, folded, telling } from "./transcripts.ts";

const workspace = (): TestFolder => testFolder({ "lithify.yaml": "timezone: UTC\ngit: off\n", "logs/.keep": "" });

describe.each(FILES.map((file) => [relative(CORPUS, file), file]))("--print %s", (_, file) => {
  it("loses no word of the person and lets nothing of a tool through, and writes nothing", async () => {
    const folder = workspace();
    const before = folder.tree();
    const ran = await call(capture, folder.path, { files: [file], print: true });
    expect(ran.code, ran.err).toBe(0);
    const shown = folded(ran.out);
    const expected = expectedOf(file);
    const lost = expected.person.map(folded).filter((words) => words !== "" && !shown.includes(words));
    expect(lost).toEqual([]);
    const conversation = folded([...expected.person, ...expected.assistant].join("\n"));
    const commands = expected.commands.join("\n");
    const leaked = telling([...expected.tools, ...expected.hidden]).filter(
      (line) =>
        shown.includes(line) && !conversation.includes(line) && (line.includes(" ") || !commands.includes(line)),
    );
    expect(leaked).toEqual([]);
    expect(folder.tree()).toEqual(before);
  });
});

const unticked = (text: string): string => text.replace(/[`~]+/g, "");

it("makes logs of the whole corpus that compaction takes: with evidence, and clean", async () => {
  const folder = workspace();
  const ran = await call(capture, folder.path, { files: [CORPUS] });
  expect(ran.code, ran.out).toBe(0);
  const logs = globSync(`${folder.at("logs")}/**/*.md`);
  // Most of these sessions only try a tool out, and make no log.
  expect(logs.length).toBeGreaterThan(8);
  const said = folded(
    FILES.map((file) => [...expectedOf(file).person, ...expectedOf(file).assistant].join("\n")).join("\n"),
  );
  for (const log of logs) {
    const text = readFileSync(log, "utf8");
    expect(text, log).toMatch(
      /^---\nsource: [a-z-]+\nsession: \S+\n(?:agent: \S+\n)?entries: \d+-\d+\n(?:until: \S+\n)?---\n\n# /,
    );
    expect(text, log).not.toContain(CORPUS);
    expect(
      text.split("\n").filter((line) => /^\s*(?:```|~~~)/.test(line)),
      log,
    ).toEqual([]);
    const [, evidence = ""] = text.split("\n## Evidence\n");
    const turns = evidence.trim().split("\n");
    expect(turns.length, log).toBeGreaterThan(0);
    for (const turn of turns) {
      const [, role, words = ""] = /^- \*\*(User|Assistant|System|Tool)\*\*(?:, \d\d:\d\d)?: (.+)$/.exec(turn) ?? [];
      expect(role, `${log}: ${turn}`).toBeDefined();
      expect(words.length).toBeLessThanOrEqual(role === "User" ? 500 : 260);
      if (role === "User")
        for (const part of words
          .replace(/ \(\d{4}-\d\d-\d\d\)$/, "")
          .split("…")
          .map(folded))
          expect(unticked(said).includes(unticked(part)), part).toBe(true);
    }
  }
  const compacted = await call(compact, folder.path, { json: true });
  expect(compacted.code, compacted.out).toBe(0);
  const memories = globSync(`${folder.at("memory")}/{,inbox/}*_*.md`);
  expect(memories.length).toBeGreaterThan(0);
  for (const memory of memories) expect(readFileSync(memory, "utf8")).toMatch(/sources:\n {2}- logs\/\d{4}/);
  expect((await call(lint, folder.path, { warningsAsErrors: true })).code).toBe(0);
  const again = await call(capture, folder.path, { files: [CORPUS], json: true });
  const outcomes = again
    .json<{ files: { conversations: { outcome: string }[] }[] }>()
    .files.flatMap((file) => file.conversations.map(({ outcome }) => outcome));
  expect(new Set(outcomes)).toEqual(new Set(["nothing-new"]));
});
