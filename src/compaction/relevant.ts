/**
 * Which standing memories a week's request shows, so that the model updates instead of repeating: those that share rare
 * words with the week's logs, from evidence older than the week; all of a folder so small that they cost next to nothing,
 * since a change of mind may be told in other words.
 */
import { type Day, daysOf, type Week } from "../calendar/week.ts";
import type { Logbook } from "../memory/evidence/logbook.ts";
import type { StoredMemory } from "../memory/memory.ts";
import type { KnownMemory } from "../model/model.ts";
import { contentWords } from "../text/words.ts";

/** Bytes of known memories in a request: about 2,000 tokens, some fifty lines; more crowds out a small week. */
const MOST_BYTES = 8_000;
/** A folder of so few bytes is shown whole: a dozen memories, some 500 tokens. */
const FEW_BYTES = 2_000;

/** Most telling first while choosing, then in the order of file names, so that a request does not change with the ranking. */
export function relevantMemories(memories: readonly StoredMemory[], book: Logbook, week: Week): KnownMemory[] {
  const days = daysOf(week);
  return relevantTo(memories, book, { first: days[0]!, last: days[6]! });
}

/** The same for a text of other days. */
export function relevantTo(
  memories: readonly StoredMemory[],
  book: Logbook,
  { first, last }: { readonly first: Day; readonly last: Day },
): KnownMemory[] {
  const older = memories
    .filter((memory) => memory.status === "active" && memory.created < first && memory.updated <= last)
    .map((memory) => ({ memory, words: new Set(contentWords(`${memory.name} ${memory.description}`)) }));
  const weightOf = weights(older, book);
  const isSmall = older.reduce((sum, { memory }) => sum + bytesOf(memory), 0) <= FEW_BYTES;
  const ranked = older
    .map(({ memory, words }) => ({ memory, score: scoreOf(words, weightOf) }))
    .filter(({ score }) => isSmall || score > 0)
    .sort((a, b) => b.score - a.score || (a.memory.file < b.memory.file ? -1 : 1));
  const shown: KnownMemory[] = [];
  let bytes = 0;
  for (const { memory } of ranked) {
    const { file, type, name, description } = memory;
    bytes += bytesOf(memory);
    if (bytes > MOST_BYTES) break;
    shown.push({ file, type, name, description });
  }
  return shown.sort((a, b) => (a.file < b.file ? -1 : 1));
}

const bytesOf = ({ file, name, description }: StoredMemory): number =>
  Buffer.byteLength(`${file}${name}${description}`) + 6;

/**
 * How telling each word of the week is: rare in the week, and rare among the memories. A word that hundreds of memories
 * share tells none of them from another; without that a year of records that are alike crowds out the one that changed.
 */
function weights(memories: readonly { readonly words: ReadonlySet<string> }[], book: Logbook): Map<string, number> {
  const having = new Map<string, number>();
  for (const { words } of memories) for (const word of words) having.set(word, (having.get(word) ?? 0) + 1);
  const weight = new Map<string, number>();
  for (const [word, some] of having) {
    const count = book.places.get(word)?.length ?? 0;
    if (count > 0) weight.set(word, Math.log(1 + book.size / count) * Math.log(1 + memories.length / some));
  }
  return weight;
}

/** The weight of the memory's words that the week uses, per word of the memory. */
function scoreOf(words: ReadonlySet<string>, weightOf: ReadonlyMap<string, number>): number {
  let score = 0;
  for (const word of words) score += weightOf.get(word) ?? 0;
  return words.size === 0 ? 0 : score / Math.sqrt(words.size);
}
