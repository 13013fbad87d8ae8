/** Sessions on a real disk, with a clock and a child that the test plays. */
import { appendFileSync, utimesSync } from "node:fs";
import { expect, it } from "vitest";
import { sessionLister } from "../../src/daemon/session-files.ts";
import { type SessionEnd, sessions } from "../../src/daemon/sessions.ts";
import type { TranscriptSource } from "../../src/daemon/transcripts.ts";
import { CACHE_TALK, claudeSession } from "../capture/sessions.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const MINUTE = 60_000;
const START = Date.UTC(2026, 3, 8, 12);

interface World {
  nowMs: number;
  readonly asked: [paths: string[], newCharacters: number][];
  readonly notes: string[];
  answer: (path: string) => Partial<SessionEnd>;
  readonly step: (minutes: number) => Promise<void>;
}

function world(folder: TestFolder, sources: readonly Partial<TranscriptSource>[]): World {
  const full = sources.map((source) => ({
    ...{ folder: folder.at("sessions"), quietMs: 30 * MINUTE, newCharacters: 0 },
    ...source,
  }));
  const one: World = {
    nowMs: START,
    asked: [],
    notes: [],
    answer: () => ({ outcome: "taken" }),
    step: async (minutes) => {
      one.nowMs += minutes * MINUTE;
      await run(full);
    },
  };
  const run = sessions({
    nowMs: () => one.nowMs,
    list: sessionLister(),
    capture: async (paths, newCharacters) => {
      one.asked.push([paths.map((path) => path.slice(folder.path.length + 1)), newCharacters]);
      return paths.map((path) => ({
        path,
        outcome: "taken",
        logs: [],
        characters: 0,
        messages: 0,
        reason: "",
        ...one.answer(path),
      }));
    },
    note: (event, text) => void one.notes.push(`${event}: ${text}`),
    stateFile: folder.at(".lithify/transcripts.json"),
  });
  return one;
}

const write = (folder: TestFolder, name: string, text: string, atMs = START): void => {
  folder.write(name, text);
  utimesSync(folder.at(name), atMs / 1_000, atMs / 1_000);
};

it("takes a session once, when it has fallen silent, and again when more was said", async () => {
  const folder = testFolder();
  write(folder, "sessions/a.jsonl", claudeSession("a", CACHE_TALK));
  const one = world(folder, [{}]);
  await one.step(29);
  expect(one.asked).toEqual([]);
  await one.step(1);
  await one.step(60);
  expect(one.asked).toEqual([[["sessions/a.jsonl"], 0]]);
  appendFileSync(folder.at("sessions/a.jsonl"), claudeSession("a", CACHE_TALK.slice(0, 1), "/w", 9));
  utimesSync(folder.at("sessions/a.jsonl"), one.nowMs / 1_000, one.nowMs / 1_000);
  await one.step(31);
  expect(one.asked.length).toBe(2);
  // A new daemon remembers.
  const next = world(folder, [{}]);
  await next.step(500);
  expect(next.asked).toEqual([]);
});

it("asks a child to count while a session goes on, not more often than that can change", async () => {
  const folder = testFolder();
  write(folder, "sessions/a.jsonl", claudeSession("a", CACHE_TALK), START + 3 * MINUTE);
  const one = world(folder, [{ newCharacters: 500 }]);
  one.answer = () => ({ outcome: "waits", characters: 400 });
  await one.step(4);
  await one.step(4);
  await one.step(4);
  expect(one.asked).toEqual([[["sessions/a.jsonl"], 500]]);
});

it("takes of a tool's folder only the sessions of this workspace and below", async () => {
  const folder = testFolder();
  const old = START - 100 * MINUTE;
  write(folder, "sessions/a.jsonl", claudeSession("a", CACHE_TALK, "/home/me/work"), old);
  write(folder, "sessions/deep/b.jsonl", claudeSession("b", CACHE_TALK, "/home/me/work/src"), old);
  write(folder, "sessions/c.jsonl", claudeSession("c", CACHE_TALK, "/home/me/other"), old);
  write(folder, "sessions/d.jsonl", '{"type":"mystery"}\n', old);
  const codex = { timestamp: "2026-04-08T09:00:00Z", type: "session_meta", payload: { id: "e", cwd: "/home/me/work" } };
  write(folder, "sessions/e.jsonl", `${JSON.stringify(codex)}\n`, old);
  const one = world(folder, [{ format: "claude-code", cwd: "/home/me/work" }]);
  await one.step(1);
  expect(one.asked).toEqual([[["sessions/a.jsonl", "sessions/deep/b.jsonl"], 0]]);
});

it("tells of a failure once, tries again later, and goes on with the others", async () => {
  const folder = testFolder();
  write(folder, "sessions/a.jsonl", claudeSession("a", CACHE_TALK), START - 100 * MINUTE);
  write(folder, "sessions/b.jsonl", claudeSession("b", CACHE_TALK), START - 100 * MINUTE);
  const one = world(folder, [{}]);
  one.answer = (path) =>
    path.endsWith("a.jsonl") ? { outcome: "failed", reason: "the server is away" } : { logs: ["logs/x.md"] };
  await one.step(1);
  await one.step(0.6);
  await one.step(0.6);
  await one.step(10);
  expect(one.asked.map(([paths]) => paths)).toEqual([
    ["sessions/a.jsonl", "sessions/b.jsonl"],
    ["sessions/a.jsonl"],
    ["sessions/a.jsonl"],
  ]);
  expect(one.notes).toEqual([
    expect.stringContaining("a.jsonl was not captured: the server is away"),
    "captured: captured logs/x.md",
  ]);
});

it("lives with a folder that is not there, and finds it when it comes", async () => {
  const folder = testFolder();
  const one = world(folder, [{}]);
  await one.step(1);
  write(folder, "sessions/a.jsonl", claudeSession("a", CACHE_TALK), START - 100 * MINUTE);
  await one.step(1);
  expect(one.asked.length).toBe(1);
});
