/**
 * A memory's list of sources, as it grows.
 */
import { readSource } from "./evidence.ts";

/**
 * Both lists as one, oldest first and each source once.
 * @param renewed logs whose standing sources are replaced: their week is made anew, and lines may have moved
 */
export function mergedSources(
  standing: readonly string[],
  found: readonly string[],
  renewed: ReadonlySet<string>,
): readonly string[] {
  const kept = standing.filter((source) => !renewed.has(readSource(source)?.path ?? source));
  return boundedSources([...new Set([...kept, ...found])].sort(bySource));
}

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

/** By path, then by line: `#L9` before `#L12`. No collation enters it, which differs between machines. */
function bySource(a: string, b: string): number {
  const one = readSource(a);
  const other = readSource(b);
  if (one && other && one.path === other.path) return one.from - other.from;
  return a < b ? -1 : a > b ? 1 : 0;
}
