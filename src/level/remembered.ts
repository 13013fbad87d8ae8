/**
 * Which memories say a bullet, and what became of them: where one does, that decides what is told of it.
 */
import { type Day, isDay, type Week, weekOf } from "../calendar/week.ts";
import { areOthers, lacking } from "../memory/identity/similarity.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { onceFor, onceOf } from "../once.ts";
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
  const by = claimsBy(stored);
  return (item) => {
    const keys = item.days.length > 0 ? item.days : item.weeks;
    return rememberedAs(item, [...new Set(keys.flatMap(by))], end);
  };
}

/** A memory, as far as bullets are compared with it. */
interface Claim {
  readonly state: "holds" | "questioned" | "gone";
  /** Its name and description. */
  readonly face: string;
  readonly text: string;
  /** Of its evidence. */
  readonly days: readonly Day[];
  /** The first day of what took its place. */
  readonly replaced?: Day | undefined;
}

/** The same memories are asked for each month of a folder: those with evidence on a day, or in a week. Few of them are read. */
const claimsBy = onceFor((stored: readonly StoredMemory[]): ((key: Day | Week) => readonly Claim[]) => {
  const created = new Map(stored.map((memory) => [memory.file, memory.created]));
  const by = new Map<Day | Week, StoredMemory[]>();
  for (const memory of stored)
    for (const key of new Set(daysOf(memory).flatMap((day) => [day, weekOf(day)])))
      by.get(key)?.push(memory) ?? by.set(key, [memory]);
  const claimOf = onceFor((memory: StoredMemory): Claim => {
    // The stop keeps a label that the description begins with, `Reason:`, from being taken for a name.
    const face = `${memory.name}. ${memory.description}`;
    return {
      ...{ face, text: `${face}\n${memory.body}`, days: daysOf(memory) },
      replaced: created.get(memory.superseded_by ?? ""),
      state: memory.status !== "active" ? "gone" : memory.questioned_by?.length ? "questioned" : "holds",
    };
  });
  return onceOf((key) => (by.get(key) ?? []).map(claimOf));
});

const daysOf = ({ sources }: StoredMemory): Day[] =>
  sources.map((source) => DAY.exec(source)?.[0] ?? "").filter(isDayOnce);

const isDayOnce = onceOf(isDay, 10_000);
const wordsOf = onceOf((text) => new Set(contentWords(text)), 20_000);

function rememberedAs(item: Item, claims: readonly Claim[], end: Week): Verdict | undefined {
  const words = wordsOf(item.text);
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
  const its = wordsOf(claim.face);
  const shared = words.intersection(its).size;
  return shared >= LEAST_SHARED && shared >= least * Math.min(words.size, its.size);
}

/** Where a bullet is what a memory once said: the day from which on later evidence made it read otherwise, with another figure or name. */
function readAnewOn(item: Item, words: ReadonlySet<string>, claim: Claim): Day | undefined {
  const last = item.days.at(-1);
  const news = claim.days.filter((day) => (last ? day > last : weekOf(day) > item.weeks.at(-1)!)).sort()[0];
  return news !== undefined && saysIt(words, claim, SAME_TOPIC) && isOfOther(item, claim) ? news : undefined;
}

const isOfOther = ({ text }: Item, claim: Claim): boolean => areOthers(claim.text, text);

const DAY = /\d{4}-\d{2}-\d{2}/;
