/**
 * What a memory folder says about how it is rated: whether importance is used in full, and what is over.
 */
import type { StoredMemory } from "./memory.ts";

export interface Counted {
  readonly name: string;
  readonly count: number;
}

export interface Stats {
  /** Active memories; superseded and withdrawn ones are not counted. */
  readonly memories: number;
  /** How many are rated 1, 2, … 10. */
  readonly histogram: readonly number[];
  readonly unrated: number;
  /** Entries that an answer rated below `keepFrom`, by rating: refused, and yet a use of the scale. */
  readonly turnedAway: number;
  /** Of the rated memories, 0 to 1. */
  readonly shareHigh: number;
  /** Of the rated memories and of what was turned away, 0 to 1. */
  readonly shareLow: number;
  readonly types: readonly Counted[];
  readonly kinds: readonly Counted[];
  readonly temporary: number;
  readonly expired: number;
  readonly tags: readonly Counted[];
  /** What is wrong with the ratings, for people; absent when nothing is, or too few are rated to tell. */
  readonly verdict?: string;
}

const HIGH = 8;
const LOW = 5;
/** Document 004: a reader who calls more than this important does not choose. */
const MOST_HIGH = 0.3;
/** Nor does one who gives nearly all of them one number. */
const MOST_SAME = 0.75;
/** Of fewer ratings nothing can be told. */
const LEAST_RATED = 10;
const MOST_TAGS = 10;

export function statsOf({ memories, turnedAway }: { memories: readonly StoredMemory[]; turnedAway: number }): Stats {
  const newest = memories.reduce((day, { updated }) => (updated > day ? updated : day), "");
  const active = memories.filter(({ status }) => status === "active");
  const ratings = active.flatMap(({ importance }) => (importance === undefined ? [] : [importance]));
  const histogram = Array.from({ length: 10 }, (_, i) => ratings.filter((rating) => rating === i + 1).length);
  const high = ratings.filter((rating) => rating >= HIGH).length;
  const low = ratings.filter((rating) => rating < LOW).length + turnedAway;
  const temporary = active.filter(({ expires }) => expires !== undefined);
  const verdict = verdictOf(ratings.length + turnedAway, high, low, Math.max(...histogram));
  return {
    memories: active.length,
    histogram,
    unrated: active.length - ratings.length,
    turnedAway,
    shareHigh: share(high, ratings.length),
    shareLow: share(low, ratings.length + turnedAway),
    types: countsOf(active.map(({ type }) => type)),
    // A person or a project is a kind of thing, not of claim.
    kinds: countsOf(
      active.flatMap(({ type, extras }) =>
        type !== "entity" && typeof extras?.kind === "string" ? [extras.kind] : [],
      ),
    ),
    temporary: temporary.length,
    expired: temporary.filter(({ expires }) => expires! < newest).length,
    tags: countsOf(active.flatMap(({ tags = [] }) => [...new Set(tags)])).slice(0, MOST_TAGS),
    ...(verdict !== undefined && { verdict }),
  };
}

/** Of all that was rated, kept or turned away as unimportant. */
function verdictOf(rated: number, high: number, low: number, same: number): string | undefined {
  if (rated < LEAST_RATED) return undefined;
  if (high > MOST_HIGH * rated)
    return `Over-rated: ${high} of ${rated} ratings are ${HIGH} or higher; at most ${MOST_HIGH * 100} % should be.`;
  // Document 004 again.
  if (low === 0)
    return `The scale is not used: none of ${rated} ratings is below ${LOW}, and no entry was turned away as unimportant.`;
  return same > MOST_SAME * rated ? `The scale is hardly used: ${same} of ${rated} ratings are the same.` : undefined;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The most frequent first, equal ones by name. */
export function countsOf(names: readonly string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
