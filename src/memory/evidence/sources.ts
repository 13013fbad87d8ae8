/**
 * A memory's list of sources, as it grows.
 */
import type { Day } from "../../calendar/week.ts";
import { dayOfPath } from "../../daily/daily-log.ts";
import { bySource, readSource } from "./source.ts";

/**
 * Both lists as one, oldest first and each source once.
 * @param renewed logs whose standing sources are replaced: their week is made anew
 */
export function mergedSources(
  standing: readonly string[],
  found: readonly string[],
  renewed: ReadonlySet<string>,
): readonly string[] {
  const kept = standing.filter((source) => !renewed.has(readSource(source)?.path ?? source));
  return boundedSources(inOrder([...kept, ...found]));
}

/** Oldest first, each line once. */
export function inOrder(sources: readonly string[]): string[] {
  const sorted: string[] = [];
  for (const source of [...new Set(sources)].sort(bySource)) {
    const [last, read] = [readSource(sorted.at(-1) ?? ""), readSource(source)];
    if (!last || !read || last.path !== read.path) sorted.push(source);
    else if (read.from === last.from) sorted[sorted.length - 1] = source;
    else if (read.to > last.to) sorted.push(source);
  }
  return sorted;
}

/** `created` and `updated` of a memory that gets these sources: where they were days of its sources, they follow them. */
export function daysFollowing(
  { created, updated, sources: before }: { created: Day; updated: Day; sources: readonly string[] },
  after: readonly string[],
): { created?: Day; updated?: Day } {
  const [was, is] = [daysOf(before), daysOf(after)];
  const [first, last] = [is[0], is.at(-1)];
  if (first === undefined || last === undefined) return {};
  const oldest = created === "" || created === was[0] || first < created ? first : created;
  const newest = updated === "" || updated === was.at(-1) || last > updated ? last : updated;
  return { ...(oldest !== created && { created: oldest }), ...(newest !== updated && { updated: newest }) };
}

const daysOf = (sources: readonly string[]): Day[] =>
  sources.flatMap((source) => dayOfPath(readSource(source)?.path ?? source) ?? []).sort();

/** Front matter is read up to 16 KB: a memory that is found again each week for years must not outgrow it. */
const MOST_BYTES = 8_192;
const FIRST_BYTES = 2_048;

/** Of more sources than a file may hold the first stay, on which the memory was made, and the newest. */
export function boundedSources(sources: readonly string[]): readonly string[] {
  if (bytesOf(sources) <= MOST_BYTES) return sources;
  const first = upTo(FIRST_BYTES, sources);
  const newest = upTo(MOST_BYTES - FIRST_BYTES, sources.slice(first.length).reverse());
  return [...first, ...newest.reverse()];
}

function upTo(bytes: number, sources: readonly string[]): string[] {
  const taken: string[] = [];
  let left = bytes;
  for (const source of sources) {
    left -= bytesOf([source]);
    if (left < 0) break;
    taken.push(source);
  }
  return taken;
}

/** As they stand in a block list. */
const bytesOf = (sources: readonly string[]): number =>
  sources.reduce((total, source) => total + Buffer.byteLength(source) + 5, 0);
