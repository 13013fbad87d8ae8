/**
 * The memories that rest on a week's lines, once that week is made anew: their sources stand where the words stand now,
 * and what lost its lines is told apart. What a person edited or pinned is followed only in thought: no byte of it
 * changes.
 */
import { type Week, weekOf } from "../calendar/week.ts";
import { dayOfPath } from "../daily/daily-log.ts";
import { defined } from "../document/fields.ts";
import { onceFor, onceOf } from "../once.ts";
import { isHeard, labelled } from "../text/labels.ts";
import { entityFollowing } from "./entity/entity.ts";
import { readFacts } from "./entity/facts.ts";
import {
  type CitedLine,
  followLines,
  hasMoved,
  type LogLine,
  linesOf,
  sourcesOf,
  type WeekLines,
} from "./evidence/followed.ts";
import { isOwn, type Place } from "./evidence/logbook.ts";
import { isRetracted } from "./evidence/retraction/retraction.ts";
import { isBelowAnother } from "./evidence/scope.ts";
import { readSource } from "./evidence/source.ts";
import { boundedSources, daysFollowing, inOrder } from "./evidence/sources.ts";
import { stillSay } from "./evidence/support.ts";
import { saidOtherwise } from "./evidence/unborne.ts";
import { changeMemoryFile, type MemoryChange } from "./file/memory-file.ts";
import { fold, foldLine } from "./fold.ts";
import { saysTheSame } from "./identity/identity.ts";
import type { Listed } from "./identity/lines.ts";
import type { StoredMemory } from "./memory.ts";

/** A memory that rests on lines of the week. */
export interface Carried {
  /** As it stood. */
  readonly before: StoredMemory;
  /** As it is with its sources where the words stand; the same as before where nothing moved. A person's file says nothing of it. */
  readonly memory: StoredMemory;
  /** Its cited lines of this week. */
  readonly lines: readonly CitedLine[];
  /** Its sources in this week that stand, as `memory` has them. */
  readonly here: readonly string[];
  /** Logs that say something else where they said it, under whatever name they lie. */
  readonly changedIn: ReadonlySet<string>;
  /** Whether words of it are gone from a log that is there, stand where the log only quotes, or are denied by now. */
  readonly isChanged: boolean;
  /** Whether it rests on other weeks as well, or on logs that are gone or could not be read. */
  readonly elsewhere: boolean;
  /** Whether what still stands of its lines in this week says it. */
  readonly saysIt: boolean;
  /** Whether there is evidence for it: what stands here, or elsewhere. */
  readonly holds: boolean;
}

/** Logs of other weeks that lie in this one now: where, and the words that were listed of their lines, by `keyOf` as they lay. */
export type Renamed = Record<"paths" | "words", ReadonlyMap<string, string>>;

/** What the week's document listed of a memory, by its file; undefined where it lists nothing. */
export type ListedOf = (file: string) => readonly string[] | undefined;

/**
 * By file, those of the memories that cite the week and whose lines are known by their words.
 * @param renamed where logs lie in this week that lay under the day of another
 */
export function carriedBy(
  week: Week,
  stored: readonly StoredMemory[],
  listedOf: ListedOf,
  lines: WeekLines,
  { paths, words }: Renamed,
): Map<string, Carried> {
  const carried = new Map<string, Carried>();
  const unlisted: StoredMemory[] = [];
  for (const before of stored) {
    const own = before.sources.filter(isOf(week));
    const came = before.sources.filter((source) => paths.has(pathIn(source)) && !own.includes(nowOf(source, paths)));
    const memory = came.length === 0 ? before : renamedMemory(before, paths);
    const listed = listedOf(memory.file);
    const known = came.flatMap(linesOf).flatMap((line) => words.get(keyOf(line)) ?? []);
    if (own.length + came.length === 0) continue;
    if (listed === undefined && came.length === 0) unlisted.push(memory);
    else {
      const now = came.map((source) => nowOf(source, paths));
      const isKnown = known.length === now.flatMap(linesOf).length;
      const followed = [
        ...followLines(own, listed, lines, memory),
        ...followLines(now, isKnown ? known : undefined, lines, memory),
      ];
      carried.set(memory.file, { ...carriedMemory(memory, week, followed, lines), before });
    }
  }
  // Another memory's evidence tells what a line said that no list has for this one; else the line itself must bear it out.
  const known = lineMap([...carried.values()]);
  for (const memory of unlisted) {
    const numbered = followLines(memory.sources.filter(isOf(week)), undefined, lines);
    const followed = numbered.map((line) => ({
      ...(known.get(keyOf(line)) ?? line),
      path: line.path,
      line: line.line,
    }));
    const isKnown = numbered.every((line) => known.has(keyOf(line)));
    const stands = memory.status === "active" && !followed.some((line) => hasMoved(line) || line.lost !== undefined);
    const isOther = stands && isSaidOtherwise(memory, lines);
    if (!isKnown && !isOther && !saysIt(memory, numbered, lines)) continue;
    // What is nearly it, and of another value or thing, is what somebody made of it.
    const isEdited = isOther || (!isKnown && memory.type !== "entity" && !isSame(memory, numbered, lines));
    const cited = isEdited ? followed.map((line) => ({ ...line, now: undefined, lost: "changed" as const })) : followed;
    carried.set(memory.file, carriedMemory(memory, week, cited, lines));
  }
  return carried;
}

/** What a week listed of each memory, beside the sources that the memory has in it. */
export const citedIn = (week: Week, listed: readonly Listed[], stored: readonly StoredMemory[]) =>
  listed.flatMap(({ file, evidence }) => {
    const memory = byFile(stored).get(file);
    return memory ? [{ memory, sources: memory.sources.filter(isOf(week)), listed: evidence }] : [];
  });
const byFile = onceFor((stored: readonly StoredMemory[]) => new Map(stored.map((memory) => [memory.file, memory])));

const isOf =
  (week: Week) =>
  (source: string): boolean =>
    weekOfSource(source) === week;

/** The week of the log that a source names. */
export const weekOfSource = (source: string): Week | undefined => weekOfPath(pathIn(source));

/** Of ten years. */
const MOST_PATHS = 10_000;
/** The same logs are asked for again with every week that is compacted. */
const weekOfPath = onceOf((path) => {
  const day = dayOfPath(path);
  return day === undefined ? undefined : weekOf(day);
}, MOST_PATHS);

export const keyOf = ({ path, line }: LogLine): string => `${path}#${line}`;

const lineMap = (carried: readonly Carried[]): Map<string, CitedLine> =>
  new Map(carried.flatMap(({ lines }) => lines.map((line) => [keyOf(line), line] as const)));

function carriedMemory(memory: StoredMemory, week: Week, lines: readonly CitedLine[], book: WeekLines): Carried {
  const followed = followedMemory(memory, week, lines);
  const after = memory.byPerson || memory.pinned ? { ...memory, sources: followed.sources } : followed;
  // A log that is gone or unreadable says nothing against what was read in it.
  const kept = new Set(lines.filter(({ lost }) => lost === "gone" || lost === "unread").map(keyOf));
  const isHere = (source: string): boolean =>
    weekOfSource(source) === week && !linesOf(source).some((line) => kept.has(keyOf(line)));
  const isChanged = lines.some(({ lost, now }) => lost === "changed" || (now && !placeOf(now, after, book)));
  const lostIn = lines.flatMap(({ lost, path }) => (lost === "changed" ? [path] : []));
  const isRenamed = lostIn.some((path) => book.renamed?.gone.has(path));
  const changedIn = new Set([...lostIn, ...(isRenamed ? book.renamed!.into : [])]);
  const elsewhere = !after.sources.every(isHere);
  const isSaid = !isChanged || saysIt(after, lines, book);
  return {
    ...{ before: memory, memory: after, lines, isChanged, elsewhere, changedIn },
    here: after.sources.filter(isHere),
    saysIt: isSaid,
    holds: isSaid || elsewhere,
  };
}

/** A memory with its sources of a week where their words stand. */
export function followedMemory(memory: StoredMemory, week: Week, lines: readonly CitedLine[]): StoredMemory {
  if (!lines.some((line) => hasMoved(line) || line.lost === "changed")) return memory;
  const others = memory.sources.filter((source) => weekOfSource(source) !== week);
  const stays = lines.flatMap(
    ({ now, lost, path, line }) => now ?? (lost === "changed" || !lost ? [] : { path, line }),
  );
  const sources = boundedSources(inOrder([...others, ...sourcesOf(stays)]));
  const { extras, ...words } = memory.type === "entity" ? entityFollowing(memory, factSourceIn(lines)) : {};
  // Of one that stood as current and has lost all its lines, what becomes of it decides what its file says.
  if (memory.status === "active" && sources.length === 0)
    return { ...memory, sources, ...(extras && { extras: { ...memory.extras, ...extras } }) };
  return changed(memory, { sources, ...words, ...(extras && { extras }), ...daysFollowing(memory, sources) });
}

const pathIn = (source: string): string => readSource(source)?.path ?? source;
const nowOf = (source: string, renamed: Renamed["paths"]): string => {
  const path = pathIn(source);
  return `${renamed.get(path) ?? path}${source.slice(path.length)}`;
};

/** A memory with the sources of renamed logs where these lie now, line for line. */
function renamedMemory(memory: StoredMemory, renamed: Renamed["paths"]): StoredMemory {
  const sources = memory.sources.map((source) => nowOf(source, renamed));
  if (memory.byPerson || memory.pinned) return { ...memory, sources: inOrder(sources) };
  const change = memory.type === "entity" ? entityFollowing(memory, (source) => [nowOf(source, renamed)]) : {};
  return changed(memory, { ...change, sources: inOrder(sources), ...daysFollowing(memory, sources) });
}

/** Where the lines stand that a fact's source names: [] when their words are gone. */
const factSourceIn =
  (lines: readonly CitedLine[]) =>
  (source: string): readonly string[] => {
    const read = readSource(source);
    const own = lines.filter(({ path, line }) => read && path === read.path && line >= read.from && line <= read.to);
    if (own.length === 0 || own.every(({ now, path, line }) => now?.path === path && now.line === line))
      return [source];
    if (own.some(({ lost }) => lost === "gone" || lost === "unread")) return [source];
    return sourcesOf(own.flatMap(({ now }) => now ?? []));
  };

/** A memory with a change made to it, text and all. */
export function changed(memory: StoredMemory, change: MemoryChange): StoredMemory {
  if (Object.keys(change).length === 0) return memory;
  const extras = { ...memory.extras, ...change.extras };
  const text = changeMemoryFile(memory, change);
  const { withdrawn_because, superseded_by, ...rest } = memory;
  const reason = change.status === undefined && defined({ withdrawn_because, superseded_by });
  return { ...rest, ...reason, ...change, text, ...(Object.keys(extras).length > 0 && { extras }) };
}

/** Whether the lines that stand say the memory; of a thing's facts each has lines of its own. */
const saysIt = (memory: StoredMemory, lines: readonly CitedLine[], book: WeekLines): boolean => {
  if (memory.type === "entity") return readFacts(memory.extras?.facts).length > 0;
  const places = lines.flatMap(({ now }) => (now && placeOf(now, memory, book)) ?? []);
  return stillSay(places, memory.description, memory.body);
};

/** Whether lines say the same as a memory, where one word may make another claim of it: `ordered at Caparol`, `no longer ordered`. */
function isSame(memory: StoredMemory, lines: readonly CitedLine[], { book }: WeekLines): boolean {
  const text = lines.map(({ path, line }) => book.byPath.get(path)?.log.lines[line - 1] ?? "").join("\n");
  return saysTheSame({ type: memory.type, name: text, description: text, body: text }, memory);
}

/** Whether a line, or two that were one, says a memory word for word. */
export const isSaidAnew = (memory: StoredMemory, lines: WeekLines): boolean =>
  memory.type !== "entity" &&
  lines.book.pages.some((page) =>
    page.log.lines.some((_, line) => {
      if (placeOf({ path: page.log.path, line: line + 1 }, memory, lines) === undefined) return false;
      const told = [1, 2].map((many) => labelled(page.log.lines.slice(line, line + many).join(" ")));
      const isTold = told.some(({ label, rest }) => (!label || isHeard(label)) && isTheSame(rest, memory.description));
      return isTold && !isBelowAnother(memory, { page, line });
    }),
  );

/** Of a memory that no document lists: whether the lines that it cites say something else, and no other line says it. */
export const isSaidOtherwise = (memory: StoredMemory, lines: WeekLines): boolean =>
  saidOtherwise(memory, memory.sources, lines.book) !== undefined && !isSaidAnew(memory, lines);

const isTheSame = (line: string, statement: string): boolean =>
  foldLine(line).replace(END, "") === fold(statement).replace(END, "");
const END = /[.。]$/;

/** A line that speaks in the log's own voice, and is not denied where it stands; undefined for any other. */
function placeOf({ path, line }: LogLine, memory: StoredMemory, { book }: WeekLines): Place | undefined {
  const page = book.byPath.get(path);
  if (page === undefined || !isOwn(page, line - 1)) return undefined;
  const told = `${memory.name}\n${memory.description}\n${memory.body}`;
  return isRetracted(told, page, line - 1) ? undefined : { page, line: line - 1 };
}
