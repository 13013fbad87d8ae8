/**
 * Logs that people edit after they were compacted: a workspace in memory, the edits, and what must hold of the memories
 * after each compaction, whatever was edited.
 */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect } from "vitest";
import { addDays, daysOf, type Week, weekOf } from "../../src/calendar/week.ts";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { weekStates } from "../../src/compaction/due.ts";
import { type Folder, folderOf, folderWith } from "../../src/compaction/folder.ts";
import { type DailyLog, dayOfPath } from "../../src/daily/daily-log.ts";
import { digest12 } from "../../src/digest.ts";
import { readSource } from "../../src/memory/evidence/source.ts";
import { readMemoryFile } from "../../src/memory/file/memory-file.ts";
import { readProposal } from "../../src/memory/file/proposal.ts";
import { foldLine } from "../../src/memory/fold.ts";
import type { StoredMemory } from "../../src/memory/memory.ts";
import type { Model } from "../../src/model/model.ts";
import type { FurtherProfile } from "../../src/profile/further.ts";
import { typed } from "../../src/profile/typed/typed.ts";
import { bodyStartOf } from "../../src/text/front-matter.ts";
import { PROMPT } from "../compaction/ports.ts";

/** Lines by path. */
export type Logs = ReadonlyMap<string, readonly string[]>;

export const dailyLogs = (logs: Logs): DailyLog[] =>
  [...logs]
    .map(([path, lines]) => {
      const text = `${lines.join("\n")}\n`;
      return {
        path,
        day: dayOfPath(path)!,
        sha256: createHash("sha256").update(text).digest("hex"),
        bytes: Buffer.byteLength(text),
        lines,
        bodyStart: bodyStartOf(lines),
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));

export interface Edited {
  readonly folder: () => Folder;
  /** Compacts what is due of these logs. @returns how many files were written */
  readonly compact: (logs: Logs) => Promise<number>;
  /** Compacts every week of these logs again, due or not. @returns what was written */
  readonly again: (logs: Logs) => Promise<string[]>;
  /** The words of all lines that ever were evidence of a memory, by its file. */
  readonly evidence: ReadonlyMap<string, ReadonlySet<string>>;
  /** The weeks that ever found a memory, by its file. */
  readonly weeks: ReadonlyMap<string, ReadonlySet<Week>>;
}

const CLOSING = { now: new Date("2030-01-01"), timezone: "UTC", graceHours: 0, closes: "day" } as const;

export interface How {
  /** `likely` unless said: what the offline model is not sure of becomes a memory too, so that there are more of them. */
  readonly keep?: "sure" | "likely";
  /** Whether a person wants each week asked anew. */
  readonly force?: boolean;
  /** Profiles instead of typed. */
  readonly further?: readonly FurtherProfile[];
}

export function editedWeeks(model: Model, { keep = "likely", force = false, further = [] }: How = {}): Edited {
  let folder = folderOf([]);
  const evidence = new Map<string, Set<string>>();
  const weeks = new Map<string, Set<Week>>();
  const run = async (logs: Logs, isAll: boolean): Promise<string[]> => {
    const written: string[] = [];
    const all = new Map(dailyLogs(logs).map((log) => [log.path, log]));
    const documents = [...folder.documents].map(([week, { sources }]) => ({ week, sources }));
    const states = weekStates([...all.values()], documents, CLOSING).filter(
      ({ due, logs: some }) => due || (isAll && some.length > 0),
    );
    const results = await compactWeeks(
      states,
      {
        ...{ prompt: PROMPT, profile: typed, allow: [], review: "auto", language: "source", offline: true, keep },
        ...{ contextTokens: 1_000_000, maxOutputTokens: 4_096, concurrency: 1, force, standing: all },
        profiles: {
          typed: further.length === 0,
          further: further.map((profile) => ({ profile, prompt: PROMPT })),
          settings: { keepFrom: 5, actors: [] },
        },
        folder: () => folder,
        ...{ model, anew: model },
        readLogs: async (wanted) => ({
          logs: wanted.map(({ path }) => all.get(path)!).filter(({ bytes }) => bytes > 1),
          marks: [...wanted],
          notices: [],
        }),
        apply: ({ week }, plan) => {
          for (const { file, found } of plan.changes) {
            if (!found) continue;
            evidence.set(file, new Set([...(evidence.get(file) ?? []), ...found.evidence]));
            weeks.set(file, (weeks.get(file) ?? new Set()).add(week));
          }
          written.push(...plan.files.map(({ file }) => file));
          folder = folderWith(folder, plan.files);
          return { left: [] };
        },
      },
      new AbortController().signal,
    );
    expect(results.flatMap(({ error }) => error ?? [])).toEqual([]);
    return written;
  };
  return {
    folder: () => folder,
    compact: async (logs) => (await run(logs, false)).length,
    again: (logs) => run(logs, true),
    ...{ evidence, weeks },
  };
}

export interface CitedWords {
  readonly source: string;
  /** Undefined: its log is gone. */
  readonly words: readonly string[] | undefined;
}

export const citedWords = ({ sources }: StoredMemory, logs: Logs): CitedWords[] =>
  sources.map((source) => {
    const { path, from, to } = readSource(source)!;
    const lines = logs.get(path);
    return {
      source,
      words: lines && Array.from({ length: to - from + 1 }, (_, i) => wordsOf(lines[from - 1 + i] ?? "")),
    };
  });

export const wordsOf = (line: string): string => digest12(foldLine(line));

/** No source points to a line that says something else, and what stands as current has evidence that stands. */
export function expectTrue({ folder, evidence }: Edited, logs: Logs): void {
  for (const memory of folder().stored) {
    const cited = citedWords(memory, logs);
    const known = evidence.get(memory.file) ?? new Set();
    for (const { source, words } of cited)
      for (const word of words ?? [])
        expect(known.has(word), `${memory.file} cites ${source}, which says something else`).toBe(true);
    if (memory.status !== "active") continue;
    expect(cited.length, `${memory.file} stands without evidence`).toBeGreaterThan(0);
    const days = memory.sources.map((source) => dayOfPath(source)!).sort();
    expect([memory.created, memory.updated], memory.file).toEqual([days[0], days.at(-1)]);
  }
  const { documents, stored, texts } = folder();
  for (const [file, text] of texts) {
    const memory = file.startsWith("inbox/") ? proposedIn(text) : undefined;
    if (!memory) continue;
    const known = new Set([file, memory.file].flatMap((one) => [...(evidence.get(one) ?? [])]));
    for (const { source, words } of citedWords(memory, logs))
      for (const word of words ?? [])
        expect(known.has(word), `${file} cites ${source}, which says something else`).toBe(true);
  }
  for (const [week, { memories }] of documents)
    for (const { file, evidence: listed } of memories) {
      const memory = stored.find((one) => one.file === file);
      expect(memory, `${week} lists ${file}`).toBeDefined();
      expect(listed.length).toBeGreaterThan(0);
    }
}

export interface Current extends Pick<StoredMemory, "type" | "name" | "description" | "body"> {
  readonly words: readonly string[];
  /** How many weeks ever found it: their words are joined, and which come first depends on who was compacted first. */
  readonly weeks: number;
  /** Whether it rests on a log that is gone as well. */
  readonly hasGone: boolean;
}

export interface Standing {
  readonly active: readonly Current[];
  /** Waits in the inbox for a person, who sees both sides there. */
  readonly proposed: readonly Current[];
}

/** What stands as current, by what it says and the words it rests on. */
export function current({ folder, weeks }: Edited, logs: Logs): Standing {
  const { stored, texts } = folder();
  const proposals = [...texts].flatMap(([file, text]) => (file.startsWith("inbox/") ? (proposedIn(text) ?? []) : []));
  return {
    active: stored.filter(({ status }) => status === "active").map((memory) => asCurrent(memory, logs, weeks)),
    proposed: proposals.map((memory) => asCurrent(memory, logs, weeks)),
  };
}

function proposedIn(text: string): StoredMemory | undefined {
  const open = readProposal(text);
  const read = "fault" in open ? open : readMemoryFile(open.proposal.file, open.memoryText);
  return "memory" in read ? read.memory : undefined;
}

function asCurrent(memory: StoredMemory, logs: Logs, found: Edited["weeks"]): Current {
  const cited = citedWords(memory, logs);
  const { type, name, description, body } = memory;
  const words = [...new Set(cited.flatMap((one) => one.words ?? []))].sort();
  const weeks = found.get(memory.file)?.size ?? 1;
  return { type, name, description, body, words, weeks, hasGone: cited.some((one) => !one.words) };
}

/**
 * Holds that an edited folder has what the same logs give from nothing. A memory may say more than that, from lines that
 * stand: a reason is not lost because it stands elsewhere now. One that rests on a log that is gone stays as it was. Which of
 * two that contradict each other stands, and which is proposed, depends on which was there first.
 */
export function expectAgreement(edited: Standing, fresh: Standing): void {
  const left = new Set(edited.active);
  const missing = fresh.active.filter((wanted) => {
    const same = [...left].find((one) => agrees(one, wanted));
    if (same) left.delete(same);
    return !same && !edited.proposed.some((one) => agrees(one, wanted));
  });
  const more = [...left].filter((one) => !one.hasGone && !fresh.proposed.some((wanted) => agrees(one, wanted)));
  expect({ missing, more }).toEqual({ missing: [], more: [] });
}

/** The same claim, from at least the same words; where it rests on no others it says the same. */
const agrees = (one: Current, wanted: Current): boolean =>
  one.type === wanted.type &&
  one.name === wanted.name &&
  one.description === wanted.description &&
  wanted.words.every((word) => one.words.includes(word)) &&
  (one.hasGone ||
    one.words.length > wanted.words.length ||
    // What a memory of several weeks says depends on which of them was compacted first.
    Math.max(one.weeks, wanted.weeks) > 1 ||
    saidIn(one) === saidIn(wanted));

/** What a body says; of two reasons either may come first. */
const saidIn = ({ body }: Current): string => body.split("\n\n").sort().join("\n\n");

export type Edit = (logs: Logs) => Logs;

const withLog = (logs: Logs, path: string, lines: readonly string[] | undefined): Logs => {
  const after = new Map(logs);
  if (lines === undefined) after.delete(path);
  else after.set(path, lines);
  return after;
};

/** A log, a line of it, and a number, chosen anew for the logs as they are when the edit is made. */
interface Choice {
  readonly log: number;
  readonly line: number;
  readonly other: number;
}

type Make = (logs: Logs, path: string, lines: readonly string[], choice: Choice, fresh: readonly string[]) => Logs;

const sameDay = (path: string, suffix: string): string => `logs/${dayOfPath(path)}-${suffix}.md`;

const EDITS: Readonly<Record<string, Make>> = {
  prepend: (logs, path, lines, _, fresh) => withLog(logs, path, [...fresh, ...lines]),
  append: (logs, path, lines, _, fresh) => withLog(logs, path, [...lines, ...fresh]),
  insert: (logs, path, lines, { line }, fresh) =>
    withLog(logs, path, [...lines.slice(0, line), ...fresh, ...lines.slice(line)]),
  replace: (logs, path, lines, { line }, fresh) => withLog(logs, path, lines.with(line, fresh[0]!)),
  delete: (logs, path, lines, { line, other }) => withLog(logs, path, lines.toSpliced(line, 1 + (other % 3))),
  reword: (logs, path, lines, { line }) =>
    withLog(logs, path, lines.with(line, lines[line]!.replace(/\b(\d+|NATS|Kafka|Redis)\b/, "RabbitMQ"))),
  deny: (logs, path, lines, { line }) =>
    withLog(logs, path, lines.with(line, lines[line]!.replace(/ (use|run|keep|are|is) /, " never $1 "))),
  reorder: (logs, path, lines, { line }) => withLog(logs, path, [...lines.slice(line), ...lines.slice(0, line)]),
  split: (logs, path, lines, { line, other }) =>
    withLog(withLog(logs, path, lines.slice(0, line)), sameDay(path, `part-${other}`), lines.slice(line)),
  rename: (logs, path, lines, { other }) =>
    withLog(withLog(logs, path, undefined), sameDay(path, `named-${other}`), lines),
  otherDay: (logs, path, lines, { other }) => {
    const days = daysOf(weekOf(dayOfPath(path)!));
    return withLog(withLog(logs, path, undefined), `logs/${days[other % 7]}-moved.md`, lines);
  },
  otherWeek: (logs, path, lines, { other }) => {
    const day = addDays(dayOfPath(path)!, other % 2 === 0 ? 7 : -7);
    return withLog(withLog(logs, path, undefined), `logs/${day}-moved-${other % 3}.md`, lines);
  },
  cut: (logs, path, lines, { line, other }) => {
    const paths = [...logs.keys()];
    const to = paths[other % paths.length]!;
    const left = withLog(logs, path, lines.toSpliced(line, 2));
    return withLog(left, to, [...left.get(to)!, ...lines.slice(line, line + 2)]);
  },
  merge: (logs, path, lines) => {
    const twin = [...logs.keys()].find((other) => other !== path && dayOfPath(other) === dayOfPath(path));
    return twin === undefined ? logs : withLog(withLog(logs, twin, undefined), path, [...lines, ...logs.get(twin)!]);
  },
  remove: (logs, path) => (logs.size > 1 ? withLog(logs, path, undefined) : logs),
  empty: (logs, path) => withLog(logs, path, []),
  spaces: (logs, path, lines) =>
    withLog(
      logs,
      path,
      lines.map((line) => line.replaceAll(" ", "  ").concat("  ")),
    ),
  forms: (logs, path, lines) =>
    withLog(
      logs,
      path,
      lines.map((line) => line.normalize("NFD").replace(/^- /, "* ")),
    ),
};

export interface Named {
  readonly name: string;
  readonly make: Edit;
  toString(): string;
}

/** @param fresh lines that an edit may bring in */
const edits = (fresh: fc.Arbitrary<readonly string[]>, names: readonly string[]): fc.Arbitrary<Named> =>
  fc
    .record({
      name: fc.constantFrom(...names),
      choice: fc.record({ log: fc.nat(50), line: fc.nat(200), other: fc.nat(9) }),
      lines: fresh,
    })
    .map(({ name, choice, lines: some }) => ({
      name,
      toString: () => JSON.stringify({ name, ...choice, some }),
      make: (logs) => {
        const paths = [...logs.keys()].sort();
        const path = paths[choice.log % paths.length]!;
        const lines = logs.get(path)!;
        if (lines.length === 0 && !["append", "remove"].includes(name)) return logs;
        return EDITS[name]!(logs, path, lines, { ...choice, line: choice.line % Math.max(1, lines.length) }, some);
      },
    }));

export const weeksIn = (logs: Logs): Week[] =>
  [...new Set([...logs.keys()].map((path) => weekOf(dayOfPath(path)!)))].sort();

/** Whether a weekly document names a log that is gone. */
export const hasMissing = ({ folder }: Edited, logs: Logs): boolean =>
  [...folder().documents.values()].some(({ sources }) => sources.some(({ path }) => !logs.has(path)));

/** Logs, what is done to them, and after how many edits they are compacted each time. */
export interface Editing {
  readonly first: Logs;
  readonly some: readonly Named[];
  readonly often: number;
}

/** @param fresh lines that an edit may bring in   @param without kinds of edit that are left out */
export const editings = (
  logs: fc.Arbitrary<Logs>,
  fresh: fc.Arbitrary<readonly string[]>,
  without: readonly string[] = [],
): fc.Arbitrary<Editing> => {
  const names = Object.keys(EDITS).filter((name) => !without.includes(name));
  return fc.record({
    first: logs,
    some: fc.array(edits(fresh, names), { minLength: 1, maxLength: 5 }),
    often: fc.integer({ min: 1, max: 4 }),
  });
};

/** A few lines that stand in some logs already. */
export const linesOf = (logs: Logs): fc.Arbitrary<readonly string[]> =>
  fc.array(fc.constantFrom(...[...logs.values()].flat()), { minLength: 1, maxLength: 4 });

/** Edits and compacts by turns; what stands must be true each time, a second run writes nothing, and weeks made anew keep it so. */
export async function expectTrueThroughout(
  edited: Edited,
  { first, some, often }: Editing,
): Promise<{ edited: Edited; now: Logs }> {
  await edited.compact(first);
  expectTrue(edited, first);
  let now = first;
  for (const [i, edit] of some.entries()) {
    now = edit.make(now);
    if (i % often !== 0 && i !== some.length - 1) continue;
    await edited.compact(now);
    expectTrue(edited, now);
  }
  expect(await edited.compact(now)).toBe(0);
  await edited.again(now);
  expectTrue(edited, now);
  return { edited, now };
}
