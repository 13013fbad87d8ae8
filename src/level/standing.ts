/**
 * Which bullets of the documents below still hold at the end of a period: what a later one reverses, denies or replaces is not
 * told as holding, and what a later one closes is not open.
 */
import { isDay, weekOf } from "../calendar/week.ts";
import { opposition } from "../memory/identity/difference.ts";
import { lacking } from "../memory/identity/similarity.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { REVERSAL } from "../text/lexicon/lexicon.ts";
import { saying } from "../text/phrases.ts";
import { contentWords } from "../text/words.ts";
import type { Item } from "./items.ts";

const REVERSED = saying(...REVERSAL);
const DONE = saying("completion", "ended", "withdrawal");
const NOT_YET = saying("unfinished");

/** Of the shorter text's content words: what two bullets about one thing share. */
const SAME_TOPIC = 0.5;
const LEAST_SHARED = 2;
/** A bullet that is a memory's claim, in its words. */
const SAME_CLAIM = 0.7;

/** @param stored all memories, superseded and withdrawn ones too */
export function standingItems(items: readonly Item[], stored: readonly StoredMemory[]): Item[] {
  const words = new Map(items.map((item) => [item, new Set(contentWords(item.text))]));
  const byWord = new Map<string, Item[]>();
  for (const [item, own] of words) for (const word of own) byWord.set(word, [...(byWord.get(word) ?? []), item]);
  const laterOn = (item: Item): Item[] => {
    const shared = new Map<Item, number>();
    for (const word of words.get(item)!)
      for (const other of byWord.get(word)!) if (isLater(other, item)) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared].flatMap(([other, count]) =>
      count >= LEAST_SHARED && count >= SAME_TOPIC * Math.min(words.get(item)!.size, words.get(other)!.size)
        ? [other]
        : [],
    );
  };
  const claims = claimsOf(stored);
  return items.filter((item) => {
    const later = laterOn(item);
    if (item.section === "Open at the End") return !later.some(({ text }) => DONE.test(text) && !NOT_YET.test(text));
    if (later.some(({ text }) => REVERSED.test(text) || opposition(text, item.text) !== undefined)) return false;
    return !claims.some((claim) =>
      claim.holds ? readsAnew(item, words.get(item)!, claim) : saysIt(item, words.get(item)!, claim, SAME_CLAIM),
    );
  });
}

const isLater = (one: Item, other: Item): boolean =>
  one.weeks.at(-1)! > other.weeks.at(-1)! ||
  (one.weeks.at(-1) === other.weeks.at(-1) && (one.days.at(-1) ?? "") > (other.days.at(-1) ?? ""));

/** A memory, as far as bullets are compared with it. */
interface Claim {
  readonly holds: boolean;
  /** Of its name and description. */
  readonly words: ReadonlySet<string>;
  readonly text: string;
  /** Of its evidence. */
  readonly days: readonly string[];
}

/** The same memories are asked for each month of a folder. */
const KNOWN = new WeakMap<readonly StoredMemory[], readonly Claim[]>();

function claimsOf(stored: readonly StoredMemory[]): readonly Claim[] {
  const known = KNOWN.get(stored);
  if (known) return known;
  const claims = stored.map((memory): Claim => {
    const face = `${memory.name} ${memory.description}`;
    return {
      // What is in doubt is not told as holding either.
      holds: memory.status === "active" && (memory.questioned_by ?? []).length === 0,
      words: new Set(contentWords(face)),
      text: `${face}\n${memory.body}`,
      days: memory.sources.map((source) => DAY.exec(source)?.[0] ?? ""),
    };
  });
  KNOWN.set(stored, claims);
  return claims;
}

const isThen = ({ days, weeks }: Item, day: string): boolean =>
  days.length > 0 ? days.includes(day) : isDay(day) && weeks.includes(weekOf(day));

/** Whether a bullet is the claim of a memory: its words, on a day, in a year in a week, of its evidence. */
function saysIt(item: Item, words: ReadonlySet<string>, claim: Claim, least: number): boolean {
  if (!claim.days.some((day) => isThen(item, day))) return false;
  let shared = 0;
  for (const word of words) if (claim.words.has(word)) shared += 1;
  return shared >= LEAST_SHARED && shared >= least * Math.min(words.size, claim.words.size);
}

/** Whether a bullet is what a memory once said: later evidence made it read otherwise, with another figure or name. */
function readsAnew(item: Item, words: ReadonlySet<string>, claim: Claim): boolean {
  const last = item.days.at(-1);
  const hasNews = claim.days.some((day) => isDay(day) && (last ? day > last : weekOf(day) > item.weeks.at(-1)!));
  return (
    hasNews &&
    saysIt(item, words, claim, SAME_TOPIC) &&
    lacking(claim.text, item.text).size > 0 &&
    lacking(item.text, claim.text).size > 0
  );
}

const DAY = /\d{4}-\d{2}-\d{2}/;
