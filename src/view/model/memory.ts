/**
 * One memory to look at: its words, the log lines it rests on in their surroundings, and what it replaced or was replaced by.
 */
import type { Folder } from "../../compaction/folder.ts";
import { digest12 } from "../../digest.ts";
import { MEMORY_TYPES, type MemoryType, type StoredMemory } from "../../memory/memory.ts";
import { questionsIn } from "../../memory/questions.ts";
import { lineDiff } from "../../report/diff.ts";
import type { Evidence } from "../../workspace/told-memory.ts";
import { lineId } from "./log.ts";
import { type Ran, stepsOf } from "./runs.ts";
import { idOf, namedOf, type Say } from "./said.ts";
import { factsOf } from "./things.ts";

/** Lines of a log that a memory cites, as `why` tells them. */
export type Cited = Omit<Evidence, "text">;

export type Quoted = ReturnType<typeof quotedOf>[number];

const AROUND = 3;
const MOST_CITED_LINES = 40;
const LONGEST_LINE = 2_000;

/**
 * Lines of one log that lie near one another are shown once, together.
 * @param cited by log, then by line   @param linesOf of a log as it may be shown; empty where it is gone
 * @param placeOf the day of a log, and which one of that day it is
 */
export function quotedOf(
  cited: readonly Cited[],
  linesOf: (path: string) => readonly string[],
  placeOf: (path: string) => { readonly day: string; readonly log: number } | undefined,
  say: Say,
) {
  const windows: { path: string; stands: boolean; first: number; last: number; cited: Cited[] }[] = [];
  for (const one of cited) {
    const { path, from, to, stands } = one;
    const last = Math.min(linesOf(path).length, Math.min(to, from + MOST_CITED_LINES) + AROUND);
    const before = windows.at(-1);
    if (before?.path === path && before.stands === stands && from - AROUND <= before.last + 1) {
      before.last = Math.max(before.last, last);
      before.cited.push(one);
    } else windows.push({ path, stands, first: Math.max(1, from - AROUND), last, cited: [one] });
  }
  return windows.map(({ path, stands, first, last, cited: within }) => {
    const lines = linesOf(path)
      .slice(first - 1, last)
      .map((text, i) => ({
        ...{ number: first + i, text: say(text, LONGEST_LINE) },
        isCited: within.some(({ from, to }) => first + i >= from && first + i <= to),
      }));
    // Where the cited lines stand on the page of their log's day; undefined where that log is gone.
    const place = placeOf(path);
    const ids = place && lines.flatMap(({ number, isCited }) => (isCited ? [lineId(place.log, number)] : []));
    return { path: say(path, 300), at: place && { day: place.day, ids: ids ?? [] }, stands, lines };
  });
}

export type Said = Pick<StoredMemory, "name" | "description" | "body">;

/** What a person may change of a memory; a form holds no field of which it cannot show all as it is. */
export interface Words extends Said {
  /** Of a proposal, one of those in which it may be changed; "" where it stays what it is. */
  readonly type: string;
  /** `1` to `10`; "" for none. */
  readonly importance: string;
}

export const WORDS = ["name", "description", "body", "type", "importance"] as const satisfies (keyof Words)[];

/** As a form gives it back: a field of one line holds no line ends, and a description may be typed in several. */
export function asHeld(key: keyof Words, text: string): string {
  const plain = text.replace(/\r\n?/g, "\n").trim();
  if (key === "name") return plain.replaceAll("\n", "");
  return key === "description" ? plain.replace(/\s*\n\s*/g, " ") : plain;
}

/** Tells which fields of a form came back as they were shown. */
export const wordsDigest = (words: Partial<Words>): string =>
  WORDS.map((key) => digest12(asHeld(key, words[key] ?? ""))).join(" ");

/** Those that differ in their text alone. */
export const PLAIN_TYPES: readonly MemoryType[] = MEMORY_TYPES.filter(
  (type) => type !== "entity" && type !== "process",
);

export type MemorySeen = ReturnType<typeof memoryOf>;

/** @param path of the file in plans */
export function memoryOf(
  memory: StoredMemory,
  folder: Folder,
  { path, plans, quoted }: { path: string; plans: readonly Ran[]; quoted: readonly Quoted[] },
  say: Say,
) {
  const { file, text, type, status, byPerson, importance, expires, tags, created, updated, pinned, withdrawn_because } =
    memory;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["first evidence", created],
    ["newest evidence", updated],
    ["importance", importance === undefined ? undefined : `${importance} of 10`],
    ["expires", expires],
    ["tags", tags?.join(", ")],
    ["pinned", pinned ? "yes" : undefined],
    ["withdrawn", withdrawn_because],
  ];
  return {
    ...{ id: idOf(file, say), file: say(path, 300), kind: type, status, byPerson, quoted },
    ...{ ...saidOf(memory, say), words: { ...wordsIn(memory, say), type: "" } },
    facts: facts.flatMap(([key, value]) => (value ? [[key, say(value, 500)] as const] : [])),
    // It is shown as far as it can be seen.
    fault: memory.unreadable && say(`line ${memory.unreadable.line}: ${memory.unreadable.fault}`, 500),
    known: factsOf(memory, folder.stored, say),
    // The proposals that would replace it, as an address names them.
    questionedBy: (questionsIn(folder).get(file) ?? []).map((name) => idOf(name, say)),
    weeks: [...folder.documents]
      .filter(([, week]) => week.memories.some((one) => one.file === file))
      .map(([week]) => week),
    chain: chainOf(memory, folder, say),
    steps: stepsOf(path, plans, text, say),
    // An action on it counts only for these bytes.
    seen: digest12(text),
  };
}

export const saidOf = (memory: Said | undefined, say: Say): Said => ({
  name: say(memory?.name ?? "", 500),
  description: say(memory?.description ?? "", 2_000),
  body: say(memory?.body ?? ""),
});

/** Far more than a memory has; in a form that is sent, a sign of Chinese takes nine bytes. */
const LONGEST_HELD = 100_000;

/**
 * As a form holds them, and what comes back unchanged was not changed. What comes back changed is written over the memory's own: a text
 * of which anything is left out, or stands in other signs, is not among them.
 */
export function wordsIn(memory: StoredMemory | undefined, say: Say): Partial<Words> {
  const held = (["name", "description", "body"] as const).flatMap((key) => {
    const text = memory?.[key] ?? "";
    return say(text, LONGEST_HELD) === text ? [[key, text] as const] : [];
  });
  return {
    ...Object.fromEntries(held),
    type: memory && PLAIN_TYPES.includes(memory.type) ? memory.type : "",
    importance: String(memory?.importance ?? ""),
  };
}

const LONGEST_CHAIN = 20;
export const wordsOf = ({ name, description, body }: Said): string => `${name}\n${description}\n\n${body}\n`;

/** Oldest first; only this one where it replaced nothing. A circle, which a person may have made, is walked once. */
function chainOf(memory: StoredMemory, { stored }: Folder, say: Say) {
  const byFile = new Map(stored.map((one) => [one.file, one]));
  const chain = [memory];
  const next = (one: StoredMemory | undefined): StoredMemory | undefined =>
    one && !chain.includes(one) && chain.length < LONGEST_CHAIN ? one : undefined;
  for (let one = next(byFile.get(memory.supersedes ?? "")); one; one = next(byFile.get(one.supersedes ?? "")))
    chain.unshift(one);
  for (let one = next(byFile.get(memory.superseded_by ?? "")); one; one = next(byFile.get(one.superseded_by ?? "")))
    chain.push(one);
  return chain.map((one, i) => ({
    ...{ ...namedOf(one, say), status: one.status, updated: say(one.updated, 20) },
    // From the one before.
    diff: i === 0 ? [] : lineDiff(say(wordsOf(chain[i - 1]!)), say(wordsOf(one))),
    isThis: one === memory,
  }));
}
