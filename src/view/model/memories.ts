/**
 * Which memories a person asked for: filtered, sorted, counted and a page of them. Text is asked of the search and comes here
 * as the files that say it, best first.
 */
import { isDay } from "../../calendar/week.ts";
import { isMemoryType, type StoredMemory } from "../../memory/memory.ts";
import { countsOf } from "../../memory/stats.ts";
import { once, onceFor } from "../../once.ts";
import { lineId } from "./log.ts";
import type { Named } from "./said.ts";
import { namedOf, type Say } from "./said.ts";

export const STATUSES = ["active", "superseded", "withdrawn", "all"] as const;
const ORDERS = ["best", "updated", "importance", "name"] as const;
const HANDS = ["", "person", "lithify"] as const;

/** Where nobody chose one. */
export const usualOrder = (text: string): (typeof ORDERS)[number] => (text === "" ? "updated" : "best");

/** What of a query is not understood counts as not given: an address may come from anywhere. */
export interface Wanted {
  readonly text: string;
  readonly type: string;
  readonly tag: string;
  readonly status: (typeof STATUSES)[number];
  /** Who wrote the words. */
  readonly by: (typeof HANDS)[number];
  /** 0: any, also unrated ones. */
  readonly importance: number;
  readonly since: string;
  readonly until: string;
  readonly sort: (typeof ORDERS)[number];
  /** From 1. */
  readonly page: number;
}

export function wantedIn(query: URLSearchParams): Wanted {
  const get = (key: string): string => query.get(key)?.trim().slice(0, 500) ?? "";
  const oneOf = <T extends string>(key: string, all: readonly T[], usual: T): T =>
    all.find((one) => one === query.get(key)) ?? usual;
  const number = (key: string, most: number): number => Math.min(most, Math.max(0, Math.trunc(Number(get(key)) || 0)));
  const day = (key: string): string => (isDay(get(key)) ? get(key) : "");
  const text = get("q");
  return {
    ...{ text, type: isMemoryType(get("type")) ? get("type") : "", tag: get("tag") },
    ...{ status: oneOf("status", STATUSES, "active"), by: oneOf("by", HANDS, "") },
    importance: number("importance", 10),
    ...{ since: day("since"), until: day("until"), sort: oneOf("sort", ORDERS, usualOrder(text)) },
    page: Math.max(1, number("page", 1_000_000)),
  };
}

export type MemoryRow = ReturnType<typeof rowOf>;
/** `elsewhere`, where no memory is found: what else says every word of the text. `isEarly`: the search had not answered yet. */
export type MemoriesSeen = ReturnType<typeof memoriesOf> & {
  readonly elsewhere?: Elsewhere;
  readonly isEarly?: boolean;
};

export interface Elsewhere {
  /** Newest first. */
  readonly documents: readonly string[];
  readonly proposals: readonly Named[];
  /** Lines of logs, newest day first. */
  readonly logs: readonly { readonly day: string; readonly ids: readonly string[] }[];
}

const ROWS = 100;
const MOST_TAGS = 100;

/** Memories that say a text, best first. */
export type Saying = ReturnType<typeof sayingOf>;

/** @param saying undefined where no text was asked for   @param questions by file   @param rows of a page */
export function memoriesOf(
  stored: readonly StoredMemory[],
  wanted: Wanted,
  saying: Saying | undefined,
  say: Say,
  { questions, rows = ROWS }: { questions?: ReadonlyMap<string, readonly string[]>; rows?: number } = {},
) {
  const found = (saying?.memories ?? stored).filter((memory) => isWanted(memory, wanted));
  const orders: Record<Wanted["sort"], (a: StoredMemory, b: StoredMemory) => number> = {
    best: saying ? () => 0 : byDay,
    updated: byDay,
    importance: (a, b) => (b.importance ?? 0) - (a.importance ?? 0) || byDay(a, b),
    name: (a, b) => NAMES.compare(a.name, b.name) || byName(a, b),
  };
  found.sort(orders[wanted.sort]);
  const pages = Math.max(1, Math.ceil(found.length / rows));
  const page = Math.min(wanted.page, pages);
  return {
    ...{ wanted: { ...wanted, page }, found: found.length, total: stored.length, pages },
    rows: found
      .slice((page - 1) * rows, page * rows)
      .map((memory) => rowOf(memory, questions?.has(memory.file) ?? false, say)),
    isCut: saying?.isCut ?? false,
    // Some of them say every word of the text.
    isWhole: saying === undefined || saying.memories.slice(0, saying.whole).some((one) => isWanted(one, wanted)),
    // Of what was found, and of all: what may be asked for next.
    types: countsOf(found.map(({ type }) => type)),
    tags: tagsIn(stored).map(({ name, count }) => ({ name: say(name, 100), count })),
  };
}

const byName = (a: StoredMemory, b: StoredMemory): number => (a.file < b.file ? -1 : 1);
const byDay = (a: StoredMemory, b: StoredMemory): number =>
  a.updated === b.updated ? byName(a, b) : a.updated < b.updated ? 1 : -1;

const tagsIn = onceFor((stored: readonly StoredMemory[]) =>
  countsOf(stored.flatMap(({ tags = [] }) => tags)).slice(0, MOST_TAGS),
);

const NAMES = new Intl.Collator("en");

const isWanted = (memory: StoredMemory, { type, tag, status, by, importance, since, until }: Wanted): boolean =>
  (type === "" || memory.type === type) &&
  (tag === "" || (memory.tags?.includes(tag) ?? false)) &&
  (status === "all" || memory.status === status) &&
  (by === "" || memory.byPerson === (by === "person")) &&
  (memory.importance ?? 0) >= importance &&
  (since === "" || memory.updated >= since) &&
  (until === "" || memory.updated <= until);

/** @param isQuestioned a proposal would replace it */
const rowOf = (memory: StoredMemory, isQuestioned: boolean, say: Say) => ({
  ...{ ...namedOf(memory, say), description: say(memory.description, 400) },
  ...{ type: memory.type, status: memory.status, importance: memory.importance, updated: say(memory.updated, 20) },
  ...{ byPerson: memory.byPerson, isQuestioned },
});

/** Memories that say every word of a text as it was typed, newest first. */
export function wholeIn(text: string, stored: readonly StoredMemory[], say: Say): StoredMemory[] {
  const isIn = allIn(text);
  return readBy(say)(stored).flatMap(({ memory, said, shown }) => (isIn(said) && isIn(shown()) ? [memory] : []));
}

/**
 * What the search found, those first that say every word of the text, also where the search passed them over.
 * @param found best first   @param isCut there were more than are given   @returns how many of the first say it whole
 */
export function sayingOf(whole: readonly StoredMemory[], found: readonly StoredMemory[], isCut: boolean) {
  const isWhole = new Set(found.length > 0 ? whole : []);
  const best = found.filter((memory) => isWhole.has(memory));
  const memories = found.length > 0 ? [...new Set([...best, ...whole, ...found])] : whole;
  return { memories, whole: whole.length, isCut };
}

/** By file, as the folder holds them: those that `documentOf` shows. */
export const documentsSaying = (text: string, texts: ReadonlyMap<string, string>, say: Say): string[] => {
  const isSaid = saidIn(text, say);
  return [...texts]
    .flatMap(([file, whole]) => {
      const [folder, name = folder] = file.split("/");
      const isDocument = file === "WISDOM.md" || (name !== folder && DOCUMENTS.has(folder!));
      return isDocument && isSaid(whole) ? [name!.replace(/\.md$/, "")] : [];
    })
    .sort()
    .reverse();
};
const DOCUMENTS: ReadonlySet<string> = new Set(["weekly", "monthly", "yearly"]);
const MOST_DAYS = 5;

/** @param logs newest first */
export function logsSaying(
  text: string,
  logs: Iterable<{
    readonly day: string;
    readonly log: number;
    readonly lines: readonly string[];
    /** Without secrets: asked for where a line may be meant, since taking them out costs most. */
    readonly shown: () => readonly string[];
  }>,
  say: Say,
): { day: string; ids: string[] }[] {
  const isSaid = saidIn(text, say);
  const found = new Map<string, string[]>();
  for (const { day, log, lines, shown } of logs) {
    if (!lines.some(isSaid)) continue;
    const ids = shown().flatMap((line, i) => (isSaid(line) ? [lineId(log, i + 1)] : []));
    if (ids.length === 0) continue;
    if (!found.has(day) && found.size === MOST_DAYS) break;
    found.set(day, [...(found.get(day) ?? []), ...ids]);
  }
  return [...found].map(([day, ids]) => ({ day, ids }));
}

/** Each word that is typed asks all of them. A secret is not found by its letters: the same as the page shows it. */
const readBy = onceFor((say: Say) => {
  const readOf = onceFor((memory: StoredMemory) => {
    const text = `${memory.name}\n${memory.description}\n${memory.body}`;
    return { memory, said: compared(text), shown: once(() => compared(say(text))) };
  });
  return onceFor((stored: readonly StoredMemory[]) => stored.toSorted(byDay).map(readOf));
});

const compared = (text: string): string => text.toLowerCase().normalize("NFKC");
const allIn = (text: string): ((said: string) => boolean) => {
  const words = compared(text).split(/\s+/);
  return (said) => words.every((word) => said.includes(word));
};

/** Whether a text says every word of another, as it was typed, and as it is shown. */
export function saidIn(text: string, say: Say): (whole: string) => boolean {
  const isSaid = allIn(text);
  return (whole) => isSaid(compared(whole)) && isSaid(compared(say(whole)));
}
