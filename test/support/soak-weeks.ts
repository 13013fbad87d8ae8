/**
 * Many weeks, compacted one after another in memory as the weeks pass, and what must hold after each: no specific that a
 * memory ever held is lost, but those that the run told as left out of an update, weekly documents name raw logs only, a second run writes nothing. Before: logs and a model.
 * After: the soak tests.
 */
import { expect } from "vitest";
import { addDays, daysOf, type Week } from "../../src/calendar/week.ts";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { weekStates } from "../../src/compaction/due.ts";
import { type Folder, folderOf, folderWith } from "../../src/compaction/folder.ts";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { keysOf } from "../../src/memory/identity/similarity.ts";
import type { Model } from "../../src/model/model.ts";
import { typed } from "../../src/profile/typed/typed.ts";
import { readPrompt } from "../../src/prompt/prompt-files.ts";

export interface SoakCounts {
  readonly memories: number;
  readonly active: number;
  readonly proposals: number;
  readonly asked: number;
  readonly written: number;
  /** Numbers, dates, names and other specifics that any memory held at any time; all of them are still held. */
  readonly specifics: number;
}

export interface Soak {
  /** Compacts what is due when the week has closed, and holds what must hold. */
  readonly week: (week: Week) => Promise<void>;
  /** Holds that one more run asks and writes nothing. */
  readonly idle: () => Promise<void>;
  readonly folder: () => Folder;
  readonly counts: () => SoakCounts;
}

export function soakOf(logs: readonly DailyLog[], model: Model): Soak {
  const byPath = new Map(logs.map((log) => [log.path, log]));
  const prompt = readPrompt("daily-to-weekly", "");
  const held = new Set<string>();
  const told = new Set<string>();
  let folder = folderOf([]);
  let asked = 0;
  let written = 0;
  let last = "";
  const asking: Model = (request, signal) => {
    asked++;
    return model(request, signal);
  };
  const run = async (until: string): Promise<void> => {
    const marks = logs
      .filter(({ day }) => day <= until)
      .map(({ path, day, sha256, bytes }) => ({ path, day, sha256, bytes }));
    const documents = [...folder.documents].map(([week, { sources }]) => ({ week, sources }));
    const now = new Date(`${addDays(until, 3)}T12:00:00Z`);
    const closing = { now, timezone: "UTC", graceHours: 0, closes: "week" as const };
    const results = await compactWeeks(
      weekStates(marks, documents, closing).filter(({ due }) => due),
      {
        ...{ prompt, profile: typed, allow: [], review: "auto", keep: "sure", language: "source", offline: false },
        ...{ contextTokens: 1_000_000, maxOutputTokens: 4_096, concurrency: 1 },
        profiles: { typed: true, further: [], settings: { keepFrom: 5, actors: [] } },
        folder: () => folder,
        standing: byPath,
        force: false,
        model: asking,
        anew: asking,
        readLogs: async (wanted) => ({
          logs: wanted.map(({ path }) => byPath.get(path)!),
          marks: [...wanted],
          notices: [],
        }),
        apply: (_asked, plan) => {
          written += plan.files.length;
          for (const { because } of plan.changes)
            if (because.startsWith("reads anew; left out: "))
              // Names that begin a sentence there are words as well.
              for (const key of [...keysOf(because.replaceAll('"', "\n")), ...wordsOf(because)]) told.add(key);
          folder = folderWith(folder, plan.files);
          return { left: [] };
        },
      },
      new AbortController().signal,
    );
    expect(results.flatMap(({ error }) => error ?? [])).toEqual([]);
  };
  const specifics = (): Set<string> =>
    new Set(
      folder.stored.flatMap(({ name, description, body }) => [...keysOf(`${name}\n\n${description}\n\n${body}`)]),
    );
  return {
    week: async (week) => {
      last = daysOf(week)[6]!;
      await run(last);
      const now = specifics();
      for (const key of now) held.add(key);
      // A name is known as one within a sentence only: at the beginning of another it stands all the same.
      const words = new Set(folder.stored.flatMap(({ text }) => wordsOf(text)));
      const lost = [...held].filter((key) => !now.has(key) && !told.has(key) && !words.has(key));
      expect(lost, `lost in ${week}`).toEqual([]);
      for (const [of, { sources }] of folder.documents)
        for (const { path } of sources) expect(byPath.has(path), `${of} was made from ${path}`).toBe(true);
    },
    idle: async () => {
      const before = [written, asked];
      await run(last);
      expect([written, asked]).toEqual(before);
    },
    folder: () => folder,
    counts: () => ({
      memories: folder.stored.length,
      active: folder.stored.filter(({ status }) => status === "active").length,
      proposals: [...folder.texts.keys()].filter((file) => file.startsWith("inbox/")).length,
      ...{ asked, written, specifics: held.size },
    }),
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
