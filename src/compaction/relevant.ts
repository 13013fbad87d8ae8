/**
 * Which standing memories a week's request shows, so that the model updates instead of repeating: from evidence older than the week,
 * first those that share rare words with its logs, then the most important, since a change of mind may be told in other words. Those
 * that bear most on the week are shown whole: from a description alone nobody tells which part of a claim no longer holds.
 */
import { type Day, daysOf, type Week } from "../calendar/week.ts";
import { dayOfPath } from "../daily/daily-log.ts";
import type { Logbook, Place } from "../memory/evidence/logbook.ts";
import type { StoredMemory } from "../memory/memory.ts";
import type { KnownMemory } from "../model/model.ts";
import { onceOf } from "../once.ts";
import { beginningsOf, kinOf } from "../text/kin.ts";
import { contentWords } from "../text/words.ts";

/** Bytes of known memories in a request, as lines of an index: about 2,000 tokens, some fifty lines; more crowds out a small week. */
const MOST_BYTES = 8_000;
/** Bytes of the bodies beneath them: a dozen memories or so. */
const MOST_WHOLE_BYTES = 6_000;
/** The share of what a model can read that each of the two may take at most. */
const SHARE_OF_ROOM = 0.1;

/**
 * Most telling first while choosing, then in the order of file names, so that a request does not change with the ranking.
 * @param roomBytes what the model can read
 */
export function relevantMemories(
  memories: readonly StoredMemory[],
  book: Logbook,
  week: Week,
  roomBytes?: number,
): KnownMemory[] {
  const days = daysOf(week);
  return relevantTo(memories, book, { first: days[0]!, last: days[6]! }, roomBytes);
}

/** The same for a text of other days. */
export function relevantTo(
  memories: readonly StoredMemory[],
  book: Logbook,
  { first, last }: { readonly first: Day; readonly last: Day },
  roomBytes = Number.POSITIVE_INFINITY,
): KnownMemory[] {
  const older = memories
    .filter((memory) => memory.status === "active" && memory.created < first && memory.updated <= last)
    .map((memory) => ({ memory, words: new Set(contentWords(`${memory.name} ${memory.description}`)) }));
  const saidOf = sayings(older, book);
  const ranked = older.map((one) => ({ ...one, score: inAllLines(one.words, saidOf) })).sort(highestFirst);
  const most = Math.min(MOST_BYTES, roomBytes * SHARE_OF_ROOM);
  let bytes = 0;
  const shown = ranked.filter(({ memory }) => {
    bytes += bytesOf(memory);
    return bytes <= most;
  });
  const whole = chosenWhole(shown, saidOf, Math.min(MOST_WHOLE_BYTES, roomBytes * SHARE_OF_ROOM));
  return shown.map(({ memory }) => knownOf(memory, whole.has(memory))).sort((a, b) => (a.file < b.file ? -1 : 1));
}

interface Worded {
  readonly memory: StoredMemory;
  /** Of its name and description: bodies are read only of those that are shown. */
  readonly words: ReadonlySet<string>;
}

/**
 * Of the memories that are shown those whose bodies are too: by what one line of the week says of all their words, since a
 * change of mind is told in a line, however many other words the rest of a busy week shares.
 */
function chosenWhole(shown: readonly Worded[], saidOf: SaidOf, most: number): Set<StoredMemory> {
  const ranked = shown.map(({ memory, words }) => {
    const all = new Set([...words, ...contentWords(memory.body)]);
    return { memory, score: inBestLine(all, saidOf) };
  });
  let left = most;
  const chosen = ranked.sort(highestFirst).filter(({ memory }) => {
    const bytes = Buffer.byteLength(memory.body);
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
  return new Set(chosen.map(({ memory }) => memory));
}

function knownOf({ file, type, name, description, body, sources }: StoredMemory, whole: boolean): KnownMemory {
  const days = [...new Set(sources.flatMap((source) => dayOfPath(source.split("#", 1)[0]!) ?? []))].sort();
  return { file, type, name, description, ...(whole && { body, days }) };
}

interface Scored {
  readonly memory: StoredMemory;
  readonly score: number;
}
const highestFirst = (a: Scored, b: Scored): number =>
  b.score - a.score ||
  (b.memory.importance ?? MIDDLING) - (a.memory.importance ?? MIDDLING) ||
  (a.memory.file < b.memory.file ? -1 : 1);
/** Of ten. */
const MIDDLING = 5;

const bytesOf = ({ file, name, description }: StoredMemory): number =>
  Buffer.byteLength(`${file}${name}${description}`) + 6;

/** Where the week says a word, or one of its root, and how telling that is. */
interface Said {
  readonly places: readonly Place[];
  readonly weight: number;
}
type SaidOf = (word: string) => Said;

/**
 * A word is telling where it is rare in the week, and rare among the memories. One that hundreds of memories share tells none
 * of them from another; without that a year of records that are alike crowds out the one that changed.
 */
function sayings(memories: readonly Worded[], book: Logbook): SaidOf {
  const having = new Map<string, number>();
  for (const { words } of memories) for (const word of words) having.set(word, (having.get(word) ?? 0) + 1);
  const beginnings = beginningsOf(book.places.keys());
  return onceOf((word) => {
    const places = book.places.get(word) ?? kinOf(word, beginnings).flatMap((kin) => [...(book.places.get(kin) ?? [])]);
    const rarity = Math.log(1 + memories.length / (having.get(word) ?? 1));
    const weight = places.length === 0 ? 0 : Math.log(1 + book.size / places.length) * rarity;
    return { places, weight };
  });
}

/** The weight of the memory's words that the week uses, per word of the memory. */
function inAllLines(words: ReadonlySet<string>, saidOf: SaidOf): number {
  let score = 0;
  for (const word of words) score += saidOf(word).weight;
  return words.size === 0 ? 0 : score / Math.sqrt(words.size);
}

/** The same of the line that says most of them. */
function inBestLine(words: ReadonlySet<string>, saidOf: SaidOf): number {
  const lines = new Map<Place, number>();
  let best = 0;
  for (const word of words) {
    const { places, weight } = saidOf(word);
    for (const place of new Set(places)) {
      const score = (lines.get(place) ?? 0) + weight;
      lines.set(place, score);
      best = Math.max(best, score);
    }
  }
  return words.size === 0 ? 0 : best / Math.sqrt(words.size);
}
