/**
 * What a later statement does to a memory about the same thing, read from its words alone: it says it again, or it speaks
 * against it. Words that take back (`back to`, `no longer`, `instead`), a denial, an opposite, an end of what was wrong, or
 * another value in the same place speak against; repetition with more detail does not.
 */

import { isOnlyDays, weekdaysIn } from "../../text/days.ts";
import { type Beginnings, beginningsOf, isKin, kinOf } from "../../text/kin.ts";
import { CAPITAL_NOUNS, spokenIn } from "../../text/languages.ts";
import { isNumberWord } from "../../text/numbers.ts";
import { saying as sayingOf } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords, isSmallWord, stem } from "../../text/words.ts";
import { specificsOf } from "../evidence/specifics.ts";
import type { StoredMemory } from "../memory.ts";
import { isOfAnother } from "./another.ts";
import {
  type Claimed,
  claimedOf,
  claims,
  dayWordsOf,
  denialsOf,
  newBeside,
  signedNumbers,
  telling,
} from "./clauses.ts";
import { oppositesIn } from "./difference.ts";
import { exchanged } from "./exchanged.ts";
import { namesIn } from "./similarity.ts";
import {
  ALIKE,
  type Edited,
  FEW_WORDS,
  headsOf,
  LABEL,
  mainOf,
  shareOf,
  statementsOf,
  type Told,
  type Weight,
  withoutLinks,
  withoutReason,
} from "./told.ts";

export interface Bearing {
  /** How much the two share of what the shorter says, 0 to 1. */
  readonly about: number;
  /** How the statement speaks against the memory, for people: `"back to"`. */
  readonly against: string;
  /** `denies`: words say outright that it does not hold. `changes`: it seems to have another value, or to be over. */
  readonly how: "denies" | "changes";
  /** The sentence that does. */
  readonly sentence: string;
  /** What of the memory it is held against. */
  readonly states: string;
}

/** Undefined when nothing in the statement speaks against the memory; of several sentences the one most about it counts. */
export function bearingOf(statement: string, memory: Edited, weight: Weight = ALIKE): Bearing | undefined {
  let best: Bearing | undefined;
  for (const told of statementsOf(memory))
    for (const sentence of sentencesIn(statement)) {
      const bearing = ofSentence(sentence, told, weight);
      if (bearing && (best === undefined || rank(bearing) > rank(best))) best = bearing;
    }
  return best;
}

/** Of several statements the one that speaks against it most. */
export function strongest(statements: readonly string[], memory: Edited): Bearing | undefined {
  const found = statements.flatMap((statement) => bearingOf(statement, memory) ?? []);
  return found.sort((a, b) => rank(b) - rank(a))[0];
}

/** Both lines with their days, for whoever decides. */
export const questionOf = (memory: StoredMemory, { against, sentence, states }: Bearing, day: string): string =>
  `${memory.file} may hold no longer (${against}): "${shortly(states)}" (${memory.updated}), "${shortly(sentence)}" (${day})`;

const LONGEST_SHOWN = 160;
const shortly = (text: string): string => {
  const line = text.replace(/\s+/gu, " ").trim();
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
};

export const isStronger = (one: Bearing, other: Bearing): boolean => rank(one) > rank(other);

const rank = ({ about, how }: Bearing): number => about + (how === "denies" ? 1 : 0);

/** What held holds no more, or something else does. */
const TAKES_BACK = sayingOf("ended", "enough", "return", "replacement", "withdrawal", "denied");
/** Also of what was itself a change: `moved to 10:00`, then `back at 9:15`. */
const RETURNS = sayingOf("return");
/** Beside another value these change one; beside the same they only say it again. */
const CHANGES = sayingOf("newly");
const AGAIN = sayingOf("again");
const MENDS = sayingOf("mended");
const ENDS = sayingOf("completion");
const WAITS = sayingOf("open", "unfinished", "unconfirmed");
const STANDS = sayingOf("decided", "preference");

/** A line of the logs is about a memory where it says so much of what that claims, whatever else its text holds. */
const LEAST_CLAIMED = 0.3;
/** So much of the memory's statement is the memory said again. */
const MOSTLY = 0.75;
/** Who says `again` says it in other words. */
const MOSTLY_AGAIN = 0.7;
/** Less in common is about something else. */
const LEAST_ABOUT = 0.3;
const LEAST_SHARED = 2;
const LEAST_ABOUT_VALUE = 0.35;
/** A statement of fewer words shares too much with anything. */
const LEAST_WORDS = 4;

/** What a sentence shares with a memory, where that is enough to be about it. */
interface Near {
  readonly words: ReadonlySet<string>;
  readonly shared: ReadonlySet<string>;
  readonly about: number;
  readonly hasSeveral: boolean;
  /** It says enough of what the memory claims; else it only begins as that does. */
  readonly isAboutClaim: boolean;
}

function nearness(sentence: string, told: Told, weight: Weight): Near | undefined {
  const { words, beginnings } = read(sentence);
  const days = dayWordsOf(told.core, sentence);
  const isSaid = (word: string): boolean => words.has(word) || isKin(word, beginnings) || days.includes(word);
  const shared = new Set([...told.words].filter((word) => weight(word) > 0 && isSaid(word)));
  if (shared.size === 0) return undefined;
  const about = sum(shared, weight) / Math.max(LEAST_WORDS, Math.min(sum(told.words, weight), sum(words, weight)));
  const isHead = told.heads.some((head) => shared.has(head));
  // `allowed` is one word, though `allowlist` and `allowedSpawns` are of its root.
  const said = new Set([...shared].map((word) => (words.has(word) ? word : (kinOf(word, beginnings)[0] ?? word))));
  const hasSeveral = said.size >= LEAST_SHARED;
  const isShort = words.size <= FEW_WORDS && told.claimed.size <= FEW_WORDS;
  const isNear = hasSeveral || (isHead && isShort);
  // Asked of each line against each memory near it: only where it decides.
  const isNamed = !(isNear && weight === ALIKE) && namesIt(sentence.replace(LABEL, ""), told, shared, isSaid);
  if (!isNear && !isNamed) return undefined;
  if (isOfAnother(stated(sentence), told.core)) return undefined;
  // What was found to be about the memory need not show it.
  if (weight === ALIKE) return { words, shared, about, hasSeveral, isAboutClaim: true };
  // Where its own name ties the two, words that many memories have say what of it is meant.
  const meant = isNamed ? new Set([...told.claimed].filter(isSaid)) : shared;
  const isAboutClaim = shareOf(told.claimed, meant) >= LEAST_CLAIMED;
  const beginsAlike = told.claimed.size <= FEW_WORDS && headsOf(sentence).some((head) => told.heads.includes(head));
  const sharesSeveral = hasSeveral || (isNamed && meant.size >= LEAST_SHARED);
  return isAboutClaim || beginsAlike ? { words, shared, about, hasSeveral: sharesSeveral, isAboutClaim } : undefined;
}

function ofSentence(sentence: string, told: Told, weight: Weight): Bearing | undefined {
  const near = nearness(sentence, told, weight);
  if (near === undefined) return undefined;
  const { words, about, hasSeveral, isAboutClaim } = near;
  const bearing = (how: Bearing["how"], against: string): Bearing => ({
    about,
    how,
    against,
    sentence,
    states: told.core,
  });
  const mayDeny = isAboutClaim && (hasSeveral || weight === ALIKE);
  const denied =
    (mayDeny ? deniedBy(withoutReason(sentence), told) : undefined) ??
    (mayDeny && hasSeveral ? opposed(sentence, told.text) : undefined) ??
    newBeside(TAKES_BACK, sentence, told.whole, claimedBy(told)) ??
    newBeside(RETURNS, sentence, told.whole, claimedBy(told));
  if (denied !== undefined) return bearing("denies", denied);
  const over = endOf(sentence, told);
  const changed = otherNumber(sentence, told) ?? otherDay(mainOf(stated(sentence)), told) ?? otherValue(sentence, told);
  const swapped = exchanged(sentence.replace(LABEL, ""), told.first) ?? exchanged(stated(sentence), told.core);
  if (swapped !== undefined && changed === undefined)
    return bearing(
      swapped.atBeginning ? "changes" : "denies",
      `"${swapped.first}" and "${swapped.second}" changed places`,
    );
  const said = shareOf(told.claimed, words);
  // `Fixed: …` says what was wrong once more.
  if (changed === undefined && said > MOSTLY && !(over !== undefined && MENDS.leading(sentence))) return undefined;
  const again = said < MOSTLY_AGAIN ? newBeside(AGAIN, sentence, told.whole, claimedBy(told)) : undefined;
  const soft = again ?? newBeside(CHANGES, sentence, told.whole, claimedBy(told)) ?? over;
  if (soft !== undefined) return bearing("changes", soft);
  const isOtherValue =
    isAboutClaim && hasSeveral && about >= LEAST_ABOUT_VALUE && (weight === ALIKE || !beginsOtherwise(sentence, told));
  return isOtherValue && changed !== undefined ? bearing("changes", changed) : undefined;
}

const stated = (sentence: string): string => withoutReason(sentence).replace(LABEL, "");

/** `The backup starts at two`, `the report starts at six`: each begins with a thing that the other does not name. */
function beginsOtherwise(sentence: string, told: Told): boolean {
  const [ours, theirs] = [headsOf(sentence), headsOf(told.core)];
  const { words, beginnings } = read(sentence);
  const held = beginningsOf(told.words);
  return (
    !ours.some((head) => told.words.has(head) || isKin(head, held)) &&
    !theirs.some((head) => words.has(head) || isKin(head, beginnings))
  );
}

/** The end of what was wrong, or of what was waited for; a decision and a wish do not end when work is done. */
function endOf(sentence: string, told: Told): string | undefined {
  const { whole } = told;
  if (STANDS.test(whole)) return undefined;
  return (
    newBeside(MENDS, sentence, whole, claimedBy(told)) ?? (WAITS.test(whole) ? newIn(ENDS, sentence, whole) : undefined)
  );
}

/** Whether a sentence names what the memory names and says as much of it, be it in words that many memories have. */
function namesIt(sentence: string, told: Told, rare: ReadonlySet<string>, isSaid: (word: string) => boolean): boolean {
  const names = namesIn(told.core);
  if (!namesIn(sentence).some((name) => names.includes(name) && contentWords(name).some((word) => rare.has(word))))
    return false;
  const all = [...told.words].filter(isSaid).length;
  return all >= LEAST_SHARED && all >= LEAST_ABOUT * Math.min(new Set(contentWords(sentence)).size, told.words.size);
}

interface Read {
  readonly sentence: string;
  readonly words: ReadonlySet<string>;
  /** The words by their first letters. */
  readonly beginnings: Beginnings;
}

/** A line is held against many memories. */
let last: Read | undefined;

function read(sentence: string): Read {
  if (last?.sentence !== sentence) {
    const words = new Set(contentWords(withoutLinks(sentence)));
    last = { sentence, words, beginnings: beginningsOf(words) };
  }
  return last;
}

const sum = (words: Iterable<string>, weight: Weight): number => {
  let total = 0;
  for (const word of words) total += weight(word);
  return total;
};

/** A phrase of some keys that a text says and another does not. */
function newIn(sayings: typeof ENDS, text: string, other: string): string | undefined {
  const found = sayings.first(text);
  return found && !sayings.test(other) ? `"${text.slice(found.from, found.to)}"` : undefined;
}

/** `With` and `without`, `on` and `off` are grammar: a denial among them is read as one. */
function opposed(text: string, memory: string): string | undefined {
  const pair = oppositesIn(text, memory, (words) => !words.some(isSmallWord));
  return pair && `one says ${pair[0]}, the other ${pair[1]}`;
}

/** Whether a text denies of what a memory claims more than that does itself. */
function deniedBy(text: string, told: Told): string | undefined {
  const claimed = claimedBy(told);
  const own = denialsOf(text, claimed, told.core);
  return own.length > denialsOf(told.core, claimed, told.core).length ? `"${own[0]}"` : undefined;
}

/** What is left of a statement before its reason may be one word: then all that it says counts. */
const claimedBy = (told: Told): Claimed => claimedOf(told.claimed.size > 1 ? told.claimed : told.words);

/**
 * Another number in what both state: a reason tells what held before. Each is counted, as `server 7, rack 8` may become
 * `server 7, rack 7`; and `not 30` is another than `30`, as who says `90, not 30` names the old one only to deny it.
 */
function otherNumber(sentence: string, { core }: Told): string | undefined {
  const text = withoutReason(sentence);
  const [said, had] = [signedNumbers(text), signedNumbers(core)];
  const count = (all: typeof said, key: string): number => all.filter((one) => one.key === key).length;
  const lost = had.filter(({ key }) => count(had, key) > count(said, key));
  for (const one of said) {
    const before = count(had, one.key);
    if (count(said, one.key) <= before) continue;
    const other = lost.find((old) => old.text !== one.text && standsAlike(one.text, text, old.text, core));
    if (other) return `${one.text}, not ${other.text}`;
  }
  return undefined;
}

/** Where each names a weekday that the other does not: `on Thursdays, not on Tuesdays`. */
function otherDay(text: string, told: Told): string | undefined {
  const { core } = told;
  const isOther = (words: readonly string[], among: Claimed): boolean => words.some((word) => !claims(among, word));
  const [ours, theirs] = [telling(text), telling(core)];
  // `The team meets on Mondays`, `the board meets on Fridays`.
  if (isOther(ours, claimedOf(new Set(theirs))) && isOther(theirs, claimedOf(new Set(ours)))) return undefined;
  const [said, had] = [weekdaysIn(text), weekdaysIn(core)];
  const isIn = (days: typeof said, { day }: (typeof said)[number]): boolean => days.some((one) => one.day === day);
  const [now, then] = [said.find((one) => !isIn(had, one)), had.find((one) => !isIn(said, one))];
  return now && then && `${text.slice(now.from, now.to)}, not ${core.slice(then.from, then.to)}`;
}

/** Where both state a number, date, link, identifier or name that the other does not: `5, not 10`. Reasons are no values. */
function otherValue(sentence: string, told: Told): string | undefined {
  const [text, memory] = [withoutReason(sentence), told.stated];
  const between = <T>(read: (of: string) => T[], keyOf: (one: T) => string, readWhole = read): [T[], T[]] => {
    const [said, had] = [sentence, told.whole].map((whole) => new Set(readWhole(whole).map(keyOf)));
    return [read(text).filter((one) => !had!.has(keyOf(one))), read(memory).filter((one) => !said!.has(keyOf(one)))];
  };
  const [gained, lost] = between(specificsOf, ({ key }) => key);
  const [day, before] = [gained, lost].map((all) => all.find(({ kind }) => kind === "date"));
  if (day && before) return `${day.text}, not ${before.text}`;
  const counted = otherCount(text, memory);
  if (counted !== undefined) return counted;
  if ((spokenIn(sentence).sure & CAPITAL_NOUNS) !== 0) return undefined;
  // What begins a line has a capital for that.
  const [names, lostNames] = between(
    (of) => of.replace(LABELS, "").split("\n").flatMap(namesIn),
    (name) => name,
    (of) => namesIn(of.replace(LABELS, "")),
  );
  for (const name of names)
    for (const other of lostNames)
      if (!isSmallWord(name) && !isSmallWord(other) && !isOnlyDays(name) && stem(name) !== stem(other))
        if (standsAlike(name, text.toLowerCase(), other, memory.toLowerCase())) return `${name}, not ${other}`;
  return undefined;
}

/** Before what each line states. */
const LABELS = new RegExp(LABEL.source, "gmu");

/** `two reviewers, not three`: numbers in words, before the same word. */
function otherCount(text: string, memory: string): string | undefined {
  const [said, had] = [contentWords(text), contentWords(memory)];
  for (const [i, one] of said.entries()) {
    const next = said[i + 1];
    if (next === undefined || !isNumberWord(one) || isNumberWord(next)) continue;
    const other = had.find((word, at) => had[at + 1] === next && isNumberWord(word));
    if (other !== undefined && other !== one) return "another number";
  }
  return undefined;
}

/** Whether two numbers stand beside one word: `under 5 lines`, `under 10 lines`. */
function standsAlike(one: string, text: string, other: string, memory: string): boolean {
  const beside = wordsBeside(other, memory);
  return wordsBeside(one, text).some((word) => beside.includes(word));
}

function wordsBeside(value: string, text: string): string[] {
  const at = text.indexOf(value);
  const [before, after] = [contentWords(text.slice(0, at)), contentWords(text.slice(at + value.length))];
  return [...before.slice(-2), ...after.slice(0, 2)];
}
