/**
 * Which memories say a bullet, and what became of them: where one does, that decides what is told of it.
 */
import { type Day, isDay, type Week, weekOf } from "../calendar/week.ts";
import { lacking } from "../memory/identity/similarity.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { contentWords } from "../text/words.ts";
import type { Item } from "./items.ts";
import { LEAST_SHARED, SAME_TOPIC } from "./later.ts";

/** A bullet that is a memory's claim, in its words. */
const SAME_CLAIM = 0.7;

/** `over`: what took its place is told in the period. `superseded`: something beyond the period did. */
export type Verdict = "holds" | "over" | NonNullable<Item["mark"]>;

/** `over` where what took its place is of the period. @param end its last week */
export const replacedIn = (week: Week | undefined, end: Week): "superseded" | "over" | undefined =>
  week === undefined ? undefined : week > end ? "superseded" : "over";

/** What became of the memories that say a bullet; undefined where none does. @param end the last week of the period */
export function rememberedBy(stored: readonly StoredMemory[], end: Week): (item: Item) => Verdict | undefined {
  const claimsOn = claimsIn(stored);
  return (item) => rememberedAs(item, claimsOn(item), end);
}

/** A memory, as far as bullets are compared with it. */
interface Claim {
  readonly state: "holds" | "questioned" | "gone";
  /** Of its name and description. */
  readonly wordsOf: () => ReadonlySet<string>;
  readonly text: string;
  /** Of its evidence. */
  readonly days: readonly Day[];
  /** The first day of what took its place. */
  readonly replaced?: Day | undefined;
}

/** The same memories are asked for each month of a folder. */
const KNOWN = new WeakMap<readonly StoredMemory[], (item: Item) => readonly Claim[]>();

/** Of which memories a bullet may be the claim: those with evidence on its days, in a year in its weeks. */
function claimsIn(stored: readonly StoredMemory[]): (item: Item) => readonly Claim[] {
  const known = KNOWN.get(stored);
  if (known) return known;
  const created = new Map(stored.map((memory) => [memory.file, memory.created]));
  const [byDay, byWeek] = [new Map<string, Set<Claim>>(), new Map<string, Set<Claim>>()];
  const put = (map: Map<string, Set<Claim>>, key: string, claim: Claim): void => {
    const there = map.get(key);
    if (there) there.add(claim);
    else map.set(key, new Set([claim]));
  };
  for (const memory of stored) {
    const face = `${memory.name} ${memory.description}`;
    const days = memory.sources.map((source) => DAY.exec(source)?.[0] ?? "").filter(isDay);
    let words: ReadonlySet<string> | undefined;
    const wordsOf = (): ReadonlySet<string> => {
      words ??= new Set(contentWords(face));
      return words;
    };
    const claim: Claim = {
      ...{ wordsOf, text: `${face}\n${memory.body}`, days, replaced: created.get(memory.superseded_by ?? "") },
      state: memory.status !== "active" ? "gone" : memory.questioned_by?.length ? "questioned" : "holds",
    };
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

function rememberedAs(item: Item, claims: readonly Claim[], end: Week): Verdict | undefined {
  const words = new Set(contentWords(item.text));
  const verdicts = claims.flatMap((claim): Verdict | [] => {
    const news = claim.state === "holds" ? readAnewOn(item, words, claim) : undefined;
    if (news !== undefined) return replacedIn(weekOf(news), end) ?? "over";
    if (!saysIt(words, claim, SAME_CLAIM) || isOfOther(item, claim)) return [];
    if (claim.state === "gone") return replacedIn(claim.replaced && weekOf(claim.replaced), end) ?? "over";
    // Of many of one form, one that stands says nothing of another: what the bullets say of each other counts.
    return claim.state === "holds" && lacking(item.text, claim.text).size > 0 ? [] : claim.state;
  });
  return (["over", "superseded", "questioned", "holds"] as const).find((verdict) => verdicts.includes(verdict));
}

/** Whether a bullet is the claim of a memory, in its words. */
function saysIt(words: ReadonlySet<string>, claim: Claim, least: number): boolean {
  const its = claim.wordsOf();
  let shared = 0;
  for (const word of words) if (its.has(word)) shared += 1;
  return shared >= LEAST_SHARED && shared >= least * Math.min(words.size, its.size);
}

/** Where a bullet is what a memory once said: the day from which on later evidence made it read otherwise, with another figure or name. */
function readAnewOn(item: Item, words: ReadonlySet<string>, claim: Claim): Day | undefined {
  const last = item.days.at(-1);
  const news = claim.days.filter((day) => (last ? day > last : weekOf(day) > item.weeks.at(-1)!)).sort()[0];
  return news !== undefined && saysIt(words, claim, SAME_TOPIC) && isOfOther(item, claim) ? news : undefined;
}

/** Each names or counts what the other does not: another value, or another thing of the same form. */
const isOfOther = ({ text }: Item, claim: Claim): boolean =>
  lacking(claim.text, text).size > 0 && lacking(text, claim.text).size > 0;

const DAY = /\d{4}-\d{2}-\d{2}/;
