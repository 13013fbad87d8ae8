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
  const claimsOn = claimsIn(stored);
  return items.filter((item) => {
    const later = laterOn(item);
    if (item.section === "Open at the End") return !later.some(({ text }) => DONE.test(text) && !NOT_YET.test(text));
    if (later.some(({ text }) => REVERSED.test(text) || opposition(text, item.text) !== undefined)) return false;
    return !claimsOn(item).some((claim) =>
      claim.holds ? readsAnew(item, words.get(item)!, claim) : saysIt(words.get(item)!, claim, SAME_CLAIM),
    );
  });
}

/** Those that a memory says which stands. */
export function rememberedItems(items: readonly Item[], stored: readonly StoredMemory[]): ReadonlySet<Item> {
  const claimsOn = claimsIn(stored);
  const isSaid = (item: Item): boolean => {
    const words = new Set(contentWords(item.text));
    return claimsOn(item).some((claim) => claim.holds && saysIt(words, claim, SAME_CLAIM));
  };
  return new Set(items.filter(isSaid));
}

const isLater = (one: Item, other: Item): boolean =>
  one.weeks.at(-1)! > other.weeks.at(-1)! ||
  (one.weeks.at(-1) === other.weeks.at(-1) && (one.days.at(-1) ?? "") > (other.days.at(-1) ?? ""));

/** A memory, as far as bullets are compared with it. */
interface Claim {
  readonly holds: boolean;
  /** Of its name and description. */
  readonly wordsOf: () => ReadonlySet<string>;
  readonly text: string;
  /** Of its evidence. */
  readonly days: readonly string[];
}

/** The same memories are asked for each month of a folder. */
const KNOWN = new WeakMap<readonly StoredMemory[], (item: Item) => readonly Claim[]>();

/** Of which memories a bullet may be the claim: those with evidence on its days, in a year in its weeks. */
function claimsIn(stored: readonly StoredMemory[]): (item: Item) => readonly Claim[] {
  const known = KNOWN.get(stored);
  if (known) return known;
  const [byDay, byWeek] = [new Map<string, Set<Claim>>(), new Map<string, Set<Claim>>()];
  const put = (map: Map<string, Set<Claim>>, key: string, claim: Claim): void => {
    const there = map.get(key);
    if (there) there.add(claim);
    else map.set(key, new Set([claim]));
  };
  for (const memory of stored) {
    const face = `${memory.name} ${memory.description}`;
    const days = memory.sources.map((source) => DAY.exec(source)?.[0] ?? "").filter(isDay);
    // What is in doubt is not told as holding either.
    const holds = memory.status === "active" && (memory.questioned_by ?? []).length === 0;
    let words: ReadonlySet<string> | undefined;
    const wordsOf = (): ReadonlySet<string> => {
      words ??= new Set(contentWords(face));
      return words;
    };
    const claim = { holds, wordsOf, text: `${face}\n${memory.body}`, days };
    for (const day of days) {
      put(byDay, day, claim);
      put(byWeek, weekOf(day), claim);
    }
  }
  const claimsOn = ({ days, weeks }: Item): readonly Claim[] => [
    ...new Set(
      (days.length > 0 ? days : weeks).flatMap((key) => [...((days.length > 0 ? byDay : byWeek).get(key) ?? [])]),
    ),
  ];
  KNOWN.set(stored, claimsOn);
  return claimsOn;
}

/** Whether a bullet is the claim of a memory, in its words. */
function saysIt(words: ReadonlySet<string>, claim: Claim, least: number): boolean {
  const its = claim.wordsOf();
  let shared = 0;
  for (const word of words) if (its.has(word)) shared += 1;
  return shared >= LEAST_SHARED && shared >= least * Math.min(words.size, its.size);
}

/** Whether a bullet is what a memory once said: later evidence made it read otherwise, with another figure or name. */
function readsAnew(item: Item, words: ReadonlySet<string>, claim: Claim): boolean {
  const last = item.days.at(-1);
  const hasNews = claim.days.some((day) => (last ? day > last : weekOf(day) > item.weeks.at(-1)!));
  return (
    hasNews &&
    saysIt(words, claim, SAME_TOPIC) &&
    lacking(claim.text, item.text).size > 0 &&
    lacking(item.text, claim.text).size > 0
  );
}

const DAY = /\d{4}-\d{2}-\d{2}/;
