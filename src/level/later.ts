/**
 * What is said later of the bullets of a period, by other bullets and by memories that stand: that they are closed, denied, or in doubt.
 * The reading is the one that questions memories between weeks.
 */

import { daysOf, weekOf } from "../calendar/week.ts";
import { isEnd, said } from "../compaction/open-items.ts";
import { PAUSE } from "../memory/evidence/denials.ts";
import { givesUp } from "../memory/evidence/given-up.ts";
import { isQuestion } from "../memory/evidence/speaker.ts";
import type { Rarity } from "../memory/identity/pair.ts";
import { negationsIn } from "../memory/identity/similarity.ts";
import { rarityAmong, saidFlatly, speaking } from "../memory/identity/speaking.ts";
import type { StoredMemory, Wording } from "../memory/memory.ts";
import { onceOf } from "../once.ts";
import { saying } from "../text/phrases.ts";
import { isTicked } from "../text/plain.ts";
import { contentWords } from "../text/words.ts";
import type { Item } from "./items.ts";

/** Without one of these nothing is denied outright, and most bullets have none. */
const DENIES = saying("ended", "enough", "return", "replacement", "withdrawal", "denied");
/** A folder is read again with each week that is written, and nearly all of it says what it said. */
const isDenial = onceOf((text) => DENIES.test(text), 20_000);

/** Of the shorter text's content words: what two statements about one thing share. */
export const SAME_TOPIC = 0.5;
export const LEAST_SHARED = 2;

export type Said = Pick<Item, "text" | "weeks" | "days">;

export function laterAmong(items: readonly Item[], stored: readonly StoredMemory[]) {
  const [whole, parts, deniers] = [sharingOf(items), sharingOf(items.flatMap(partsOf)), deniersOf(items, stored)];
  const rarity = rarityOf(items, whole.having);
  const isRare = (word: string): boolean => rarity.tells(word);
  const spokenOf = (item: Item) => {
    const claim = claimOf(item);
    // A week puts two lines side by side, and a model two claims: each may fall alone: to what says enough of it, not to one more thing about its subject.
    const parts = clausesOf(item.text).map((text) => claimOf({ ...item, text }));
    return whole.laterOn(item, isRare).flatMap(([by]) => {
      const said = saidFlatly(by.text);
      const how = said && speaking(said, claim, rarity)?.how;
      const isOfPart =
        said && !how && parts.length > 1 && parts.some((part) => (speaking(said, part, rarity)?.about ?? 0) > 0);
      return how || isOfPart ? [{ how, by }] : [];
    });
  };
  // Where each value is told more than once, no word is rare.
  const denierOf = (said: Said, fewest?: number): Said | undefined => {
    const again = [
      ...parts.againOn(said, fewest).filter(({ text }) => isDenial(text)),
      ...deniers.againOn(said, fewest),
    ];
    const claim = again.length > 0 ? claimOf(said) : undefined;
    return claim && again.find(({ text }) => denies(text, claim));
  };
  return {
    isClosed: (item: Item) =>
      isTicked(item.text) ||
      whole.laterOn(item).some(([by]) => isEnd(said(by.text, by.section === "Milestones"), said(item.text))),
    /** The last week of what denies it; whether something later may have taken its place. */
    becomes: (item: Item) => {
      const spoken = spokenOf(item);
      const denier = spoken.find(({ how }) => how === "denies")?.by ?? denierOf(item);
      const [, ...further] = partsOf(item);
      const isDoubted = spoken.length > 0 || further.some((part) => denierOf(part, LEAST_SAID) !== undefined);
      return { deniedIn: denier?.weeks.at(-1), isDoubted };
    },
  };
}

/**
 * Those that a later line of the logs denies, or tells the end of, though no document says so: a week may pass over a change, or its words be held back.
 * @param remembered what a memory says is what became of it, but for what the bullet says besides
 */
export function overtakenByLines(
  items: readonly Item[],
  lines: readonly Said[],
  remembered: ReadonlySet<Item>,
): Set<Item> {
  const { againOn, having } = sharingOf(lines);
  const rarity = rarityOf(lines, having);
  const namesIn = (said: Said): string[] => capitalsIn(said.text).sort((a, b) => having(a) - having(b));
  // Two may be of one form: whoever takes one back names what it is about, or nothing else than it names.
  const isNamed = (text: string, names: readonly string[]): boolean => {
    const [words, [rarest]] = [contentWords(text), names];
    if (rarest === undefined || words.includes(rarest)) return true;
    return (
      names.some((name) => words.includes(name)) && capitalsIn(text.slice(1)).every((name) => names.includes(name))
    );
  };
  const isDenied = (said: Said): boolean => {
    const names = namesIn(said);
    return againOn(said, ...(names.length === 0 ? [LEAST_SHARED, SAME_TOPIC] : [1, 0])).some(({ text }) => {
      const flatly = isNamed(text, names) && isDenial(text) ? saidFlatly(text) : undefined;
      return flatly !== undefined && denies(flatly, claimOf(said), rarity);
    });
  };
  const isTaken = (item: Item): boolean =>
    partsOf(item).some((part) => (part !== item || !remembered.has(item)) && isDenied(part));
  // What waited waits no more where a line tells its end, what was not so is so, and a question is answered.
  const isSettled = (item: Item): boolean => {
    const bare = { ...item, text: item.text.replace(LABEL, "") };
    const [open, called, negations] = [said(bare.text), namesIn(withoutFirst(bare)), negationsIn(bare.text)];
    const same = new Set(againOn(bare));
    const answers = new Set(isQuestion(bare.text) ? againOn(bare, LEAST_SHARED, MOST_SHARED) : []);
    return againOn(bare, LEAST_SHARED, 0).some((line) => {
      if (STILL_OPEN.test(line.text) || isQuestion(line.text)) return false;
      if (isEnd(said(line.text, same.has(line)), open)) return true;
      return (
        isNamed(line.text, called) && (answers.has(line) || (same.has(line) && negationsIn(line.text) < negations))
      );
    });
  };
  return new Set(items.filter((item) => (isHeld(item) && isTaken(item)) || (isOpen(item) && isSettled(item))));
}
const LABEL = /^[^:：]{1,40}[:：]\s*/u;
/** The first word has its capital for that. */
const withoutFirst = (said: Said): Said => ({ ...said, text: said.text.replace(/^\P{L}*[\p{L}\p{M}]+/u, "") });
/** Of a question's words an answer has so many. */
const MOST_SHARED = 0.8;
const STILL_OPEN = saying("unfinished", "open", "unconfirmed", "waiting");
const isOpen = ({ section, own }: Item): boolean => own && section === "Open at the End";
const rarityOf = ({ length }: readonly Said[], having: (word: string) => number): Rarity =>
  rarityAmong({ memories: length, inMemories: having, lines: length, inLines: having });
const capitalsIn = (text: string): string[] => contentWords((text.match(/\p{Lu}[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" "));
const isHeld = ({ section, own }: Item): boolean =>
  own && (section === "Themes" || section === "Decisions That Still Hold");

const claimOf = ({ text }: Said): Wording => ({ type: "project", name: text, description: text, body: text });

/** What gives up a part of what is told denies it, though it names what is told: `96 instead of 368`, of `368 instead of 367`. */
function denies(text: string, claim: Wording, rarity?: Rarity): boolean {
  const how = speaking(text, claim, rarity)?.how;
  return how === "denies" || (how === "changes" && givesUp(text, claim.body));
}

/** All of it, and each further clause that says something: a bullet may tell two things, and its reason may fall. */
const partsOf = (said: Said): Said[] => [
  said,
  ...clausesOf(said.text).flatMap((text) => (said.text.startsWith(text) ? [] : [{ ...said, text }])),
];
const clausesOf = (text: string): string[] =>
  text.split(PAUSE).filter((clause) => new Set(contentWords(clause)).size >= LEAST_SAID);
/** Two words of a few are chance: `step` and `ID`. */
const LEAST_SAID = 3;

const isLater = (one: Said, other: Said): boolean =>
  one.weeks.at(-1)! > other.weeks.at(-1)! ||
  (one.weeks.at(-1) === other.weeks.at(-1) && other.days.length > 0 && (one.days.at(-1) ?? "") > other.days.at(-1)!);

/** Statements by their words: which later ones share some with a bullet. */
function sharingOf<Of extends Said>(all: readonly Of[]) {
  const words = new Map<Said, ReadonlySet<string>>(all.map((said) => [said, new Set(contentWords(said.text))]));
  const byWord = new Map<string, Of[]>();
  for (const said of all) for (const word of words.get(said)!) byWord.get(word)?.push(said) ?? byWord.set(word, [said]);
  const wordsOf = (said: Said): ReadonlySet<string> => words.get(said) ?? new Set(contentWords(said.text));
  /** With how many words they share. */
  const laterOn = (said: Said, isCounted: (word: string) => boolean = () => true): [Of, number][] => {
    const shared = new Map<Of, number>();
    for (const word of wordsOf(said))
      for (const other of isCounted(word) ? (byWord.get(word) ?? []) : [])
        if (isLater(other, said)) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared];
  };
  /** About the same thing, by their words: so many at least. */
  const againOn = (said: Said, fewest = LEAST_SHARED, share = SAME_TOPIC): Of[] =>
    laterOn(said).flatMap(([other, count]) => {
      const least = share * Math.min(wordsOf(said).size, words.get(other)!.size);
      return count >= Math.max(fewest, least) ? [other] : [];
    });
  return { laterOn, againOn, having: (word: string): number => byWord.get(word)?.length ?? 0 };
}

/** Memories that stand and deny something, which no bullet of the period need tell; those from before all of its bullets deny none of them. */
function deniersOf(items: readonly Item[], stored: readonly StoredMemory[]) {
  const first = items.map(({ weeks }) => weeks.at(-1)!).sort()[0];
  const since = first === undefined ? "" : daysOf(first)[0];
  const standing = stored.filter(
    ({ status, description, updated }) => status === "active" && updated >= since && isDenial(description),
  );
  return sharingOf(
    standing.flatMap(({ description, updated }) =>
      partsOf({ text: description, weeks: [weekOf(updated)], days: [updated] }),
    ),
  );
}
