/** A rule of WISDOM.md goes with the memory it rests on, whoever takes that away, and nothing in doubt is added. */
import { expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { forget } from "../../src/commands/forget.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { lint } from "../../src/commands/lint.ts";
import { search } from "../../src/commands/search.ts";
import { undo } from "../../src/commands/undo.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const RULE = "- Rule: never sail on Fridays.\n";
const DAYS = ["04", "11", "18", "25"];
const LOGS = Object.fromEntries(
  DAYS.map((day) => [`logs/2026-05-${day}.md`, `${RULE}- Rule: always coil the ropes.\n`]),
);
const NOW = { now: new Date("2026-06-10T12:00:00Z") };
const WISDOM = "memory/WISDOM.md";

const made = async (more: Readonly<Record<string, string>> = {}) => {
  const folder = testFolder({ "lithify.yaml": 'git: "off"\ntimezone: UTC\n', ...LOGS, ...more });
  expect((await call(compact, folder.path, { all: true }, NOW)).code).toBe(0);
  return folder;
};

it("goes as its memory is forgotten, and comes with the next month once that stands again", async () => {
  const folder = await made();
  const before = folder.read(WISDOM);
  expect(before).toContain("Never sail on Fridays");
  await call(forget, folder.path, { file: "feedback_never-sail-on-fridays.md" }, NOW);
  expect(folder.read(WISDOM)).not.toContain("Fridays");
  expect(folder.read(WISDOM)).toContain("Always coil the ropes");
  const { out } = await call(search, folder.path, { query: ["sail Fridays"] }, NOW);
  expect(out).not.toContain("WISDOM.md");
  await call(undo, folder.path, {}, NOW);
  await call(compact, folder.path, { month: "2026-05", force: true }, NOW);
  expect(folder.read(WISDOM)).toBe(before);
});

it("goes with the next run where the memory was deleted by hand; a person's own line stays", async () => {
  const folder = await made();
  folder.write(WISDOM, `${folder.read(WISDOM)}- Ours ([x](feedback_never-sail-on-fridays.md))\n`);
  folder.remove("memory/feedback_never-sail-on-fridays.md");
  await call(compact, folder.path, {}, NOW);
  expect(folder.read(WISDOM)).not.toContain("Never sail");
  expect(folder.read(WISDOM)).toContain("- Ours ([x](feedback_never-sail-on-fridays.md))\n");
});

it("is not made of a memory in doubt, and goes once one is", async () => {
  const doubt = { "logs/2026-05-27.md": "- From now on we sail on Fridays too.\n" };
  expect((await made(doubt)).read(WISDOM)).not.toContain("Fridays");
  const folder = await made();
  folder.write("logs/2026-06-02.md", "- From now on we sail on Fridays too.\n");
  await call(compact, folder.path, {}, NOW);
  expect(folder.read("memory/feedback_never-sail-on-fridays.md")).toContain("questioned_by");
  expect(folder.read(WISDOM)).not.toContain("Fridays");
});

it("waits for a word in lint and beside the inbox once nothing has borne it out for half a year", async () => {
  const folder = await made();
  const told = async () => [
    (await call(lint, folder.path, {})).out.split("\n").filter((line) => line.includes("STALE_RULE")),
    (await call(inbox, folder.path, { action: "list" })).err.split("\n").filter((line) => line.includes("WISDOM.md")),
  ];
  expect(await told()).toEqual([[], []]);
  folder.write("logs/2026-12-16.md", "- Decision: the boat is sold in spring, because nobody sails it.\n");
  await call(compact, folder.path, {}, { now: new Date("2027-01-10T12:00:00Z") });
  const since = 'nothing has borne out "Never sail on Fridays" since 2026-W22: it is proposed for dropping';
  expect(await told()).toEqual([
    [expect.stringContaining("Always coil the ropes"), expect.stringContaining(since)],
    [expect.stringContaining("Always coil the ropes"), expect.stringContaining(since)],
  ]);
  // A person's word: one line deleted, one changed.
  const rows = folder
    .read(WISDOM)
    .split("\n")
    .filter((row) => !row.includes("Fridays"));
  folder.write(WISDOM, rows.join("\n").replace("Always coil", "Do coil"));
  expect(await told()).toEqual([[], []]);
});
