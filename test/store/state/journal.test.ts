import fs from "node:fs";
import { expect, it } from "vitest";
import { appendJournal, type JournalEntry, readJournal } from "../../../src/store/state/journal.ts";
import { testFolder } from "../../support/test-folder.ts";

function entry(n: number): JournalEntry {
  return { at: "2026-04-13T03:30:00.000Z", event: "compacted", text: `week ${n}`, run: "r1" };
}

it("keeps what happened in order, with and without a run", () => {
  const path = testFolder().at(".lithify/journal.jsonl");
  const { run: _, ...noRun } = entry(2);
  appendJournal(path, entry(1));
  appendJournal(path, noRun);
  expect(readJournal(path)).toEqual({ entries: [entry(1), noRun], ignored: 0 });
});

it("stays within twice its bound and loses the oldest entries only", () => {
  const folder = testFolder();
  const path = folder.at("journal.jsonl");
  const lineBytes = JSON.stringify(entry(10)).length + 1;
  for (let n = 10; n < 60; n++) appendJournal(path, entry(n), lineBytes * 10);
  const { entries, ignored } = readJournal(path);
  expect(ignored).toBe(0);
  expect(entries.at(-1)).toEqual(entry(59));
  expect(entries.map(({ text }) => text)).toEqual(
    [...Array(entries.length).keys()].map((k) => `week ${60 - entries.length + k}`),
  );
  expect(entries.length).toBeGreaterThanOrEqual(10);
  const bytes = Object.keys(folder.tree()).map((name) => fs.statSync(folder.at(name)).size);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(lineBytes * 10);
  expect(bytes.length).toBe(2);
});

it("reads on after a torn line", () => {
  const folder = testFolder({ "journal.jsonl": `${JSON.stringify(entry(1))}\n{"at":"20` });
  appendJournal(folder.at("journal.jsonl"), entry(2));
  expect(readJournal(folder.at("journal.jsonl"))).toEqual({ entries: [entry(1), entry(2)], ignored: 1 });
});
