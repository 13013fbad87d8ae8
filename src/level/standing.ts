/**
 * What became of the bullets below a period by its end. One that a later bullet denies is not told as holding, one that may hold no
 * more is told with the doubt, what a later one closes is not open. Bullets are held against each other by the reading that questions
 * memories between weeks; where a memory says a bullet, what became of the memory decides.
 */
import { type Day, isDay, type Week, weekOf } from "../calendar/week.ts";
import { bearingOf } from "../memory/identity/bearing.ts";
import { lacking } from "../memory/identity/similarity.ts";
import { rarityAmong, saidFlatly, speaking } from "../memory/identity/speaking.ts";
import type { StoredMemory, Wording } from "../memory/memory.ts";
import { saying } from "../text/phrases.ts";
import { contentWords } from "../text/words.ts";
import type { Item } from "./items.ts";

const DONE = saying("completion", "ended", "withdrawal");
const NOT_YET = saying("unfinished");
/** Without one of these nothing is denied outright, and most bullets have none. */
const DENIES = saying("ended", "enough", "return", "replacement", "withdrawal", "denied");

/** Of the shorter text's content words: what two bullets about one thing share. */
const SAME_TOPIC = 0.5;
const LEAST_SHARED = 2;
/** A bullet that is a memory's claim, in its words. */
const SAME_CLAIM = 0.7;

/** `over`: what took its place is told in the period. `superseded`: something beyond the period did. */
type Verdict = "holds" | "over" | NonNullable<Item["mark"]>;

/** Where a bullet is told that is marked. */
const TOLD_UNDER = { questioned: "Open at the End", superseded: "Themes" } as const;

/** @param stored all memories, superseded and withdrawn ones too */
export function standingItems(items: readonly Item[], stored: readonly StoredMemory[]): Item[] {
  const claimsOn = claimsIn(stored);
  const end =
    items
      .flatMap(({ weeks }) => weeks)
      .sort()
      .at(-1) ?? "";
  const { isClosed, spokenOf } = laterAmong(items);
  const verdictOf = (item: Item): Verdict => {
    const verdict =
      rememberedAs(item, claimsOn(item), end) ?? spokenOf(item) ?? replacedOn(deniedOn(item, stored), end) ?? "holds";
    // What a month has marked, the year may know to be over.
    return verdict === "over" ? verdict : (item.mark ?? verdict);
  };
  return items.flatMap((item) => {
    if (item.section === "Open at the End" && item.mark === undefined) return isClosed(item) ? [] : [item];
    const verdict = verdictOf(item);
    if (verdict === "holds" || verdict === "over") return verdict === "holds" ? [item] : [];
    return [{ ...item, section: TOLD_UNDER[verdict], mark: verdict }];
  });
}

/** Those that a memory says which stands. */
export function rememberedItems(items: readonly Item[], stored: readonly StoredMemory[]): ReadonlySet<Item> {
  const claimsOn = claimsIn(stored);
  return new Set(items.filter((item) => rememberedAs(item, claimsOn(item), "") === "holds"));
}

/** Whether the memories have an answer to what a document tells with a doubt, or passes over for one. */
export function isDecided(body: string, items: readonly Item[], stored: readonly StoredMemory[]): boolean {
  const claimsOn = claimsIn(stored);
  return items.some((item) => {
    const asked = body.includes(`${item.text} (questioned)`);
    const verdict = asked || !body.includes(item.text) ? rememberedAs(item, claimsOn(item), "") : undefined;
    return asked ? verdict !== undefined && verdict !== "questioned" : verdict === "holds";
  });
}

/** Bullets of a period held against the later ones among them. */
function laterAmong(items: readonly Item[]) {
  const words = new Map(items.map((item) => [item, new Set(contentWords(item.text))]));
  const byWord = new Map<string, Item[]>();
  for (const [item, own] of words) for (const word of own) byWord.set(word, [...(byWord.get(word) ?? []), item]);
  const having = (word: string): number => byWord.get(word)?.length ?? 0;
  const [memories, lines] = [items.length, items.length];
  const rarity = rarityAmong({ memories, inMemories: having, lines, inLines: having });
  /** With how many words they share. */
  const laterOn = (item: Item, isCounted: (word: string) => boolean): [Item, number][] => {
    const shared = new Map<Item, number>();
    for (const word of words.get(item)!)
      for (const other of isCounted(word) ? byWord.get(word)! : [])
        if (isLater(other, item)) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared];
  };
  /** Later ones about the same thing, by their words. */
  const againOn = (item: Item): Item[] =>
    laterOn(item, () => true).flatMap(([other, count]) => {
      const least = SAME_TOPIC * Math.min(words.get(item)!.size, words.get(other)!.size);
      return count >= Math.max(LEAST_SHARED, least) ? [other] : [];
    });
  const denying = new Set(items.filter(({ text }) => DENIES.test(text)));
  const isClosed = (item: Item): boolean => againOn(item).some(({ text }) => DONE.test(text) && !NOT_YET.test(text));
  const spokenOf = (item: Item): Verdict | undefined => {
    const { text } = item;
    const claim: Wording = { type: "project", name: text, description: text, body: text };
    const against = laterOn(item, (word) => rarity.weight(word) > 0).flatMap(([other]) => {
      const said = saidFlatly(other.text);
      return (said === undefined ? undefined : speaking(said, claim, rarity)?.how) ?? [];
    });
    // Where each value is told more than once, no word is rare.
    const isDenied = ({ text: said }: Item): boolean => bearingOf(said, claim)?.how === "denies";
    if (against.includes("denies") || againOn(item).some((other) => denying.has(other) && isDenied(other)))
      return "over";
    return item.section === "Decisions That Still Hold" && against.length > 0 ? "questioned" : undefined;
  };
  return { isClosed, spokenOf };
}

const isLater = (one: Item, other: Item): boolean =>
  one.weeks.at(-1)! > other.weeks.at(-1)! ||
  (one.weeks.at(-1) === other.weeks.at(-1) && (one.days.at(-1) ?? "") > (other.days.at(-1) ?? ""));

/** By their words, memories that stand and deny something: what no bullet of the period tells. */
const DENIERS = new WeakMap<readonly StoredMemory[], ReadonlyMap<string, readonly StoredMemory[]>>();

function deniersIn(stored: readonly StoredMemory[]): ReadonlyMap<string, readonly StoredMemory[]> {
  const known = DENIERS.get(stored);
  if (known) return known;
  const byWord = new Map<string, StoredMemory[]>();
  for (const memory of stored.filter(({ status, description }) => status === "active" && DENIES.test(description)))
    for (const word of new Set(contentWords(memory.description)))
      byWord.set(word, [...(byWord.get(word) ?? []), memory]);
  DENIERS.set(stored, byWord);
  return byWord;
}

/** The day of a memory that stands and denies a bullet. */
function deniedOn({ text, days, weeks }: Item, stored: readonly StoredMemory[]): Day | undefined {
  const words = [...new Set(contentWords(text))];
  const shared = new Map<StoredMemory, number>();
  for (const word of words)
    for (const memory of deniersIn(stored).get(word) ?? []) shared.set(memory, (shared.get(memory) ?? 0) + 1);
  const claim: Wording = { type: "project", name: text, description: text, body: text };
  const isLater = ({ updated }: StoredMemory): boolean =>
    days.length > 0 ? updated > days.at(-1)! : weekOf(updated) > weeks.at(-1)!;
  return [...shared].find(
    ([memory, count]) =>
      count >=
        Math.max(LEAST_SHARED, SAME_TOPIC * Math.min(words.length, new Set(contentWords(memory.description)).size)) &&
      isLater(memory) &&
      bearingOf(memory.description, claim)?.how === "denies",
  )?.[0].updated;
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

/** `over` where what took its place is of the period. */
const replacedOn = (day: Day | undefined, end: Week): "superseded" | "over" | undefined =>
  day === undefined ? undefined : weekOf(day) > end ? "superseded" : "over";

/** What became of the memories that say a bullet; undefined where none does. @param end the last week of the period */
function rememberedAs(item: Item, claims: readonly Claim[], end: Week): Verdict | undefined {
  const words = new Set(contentWords(item.text));
  const verdicts = claims.flatMap((claim): Verdict | [] => {
    const news = claim.state === "holds" ? readAnewOn(item, words, claim) : undefined;
    if (news !== undefined) return replacedOn(news, end) ?? "over";
    if (!saysIt(words, claim, SAME_CLAIM) || isOfOther(item, claim)) return [];
    if (claim.state === "gone") return replacedOn(claim.replaced, end) ?? "over";
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
