/** A sentence of a later line beside what a memory states: what both say, and whether that is enough for the two to be about one thing. */

import { onceOf } from "../../once.ts";
import { amongForms, type Beginnings, beginningsOf, isKin, kinOf } from "../../text/kin.ts";
import { headingMark } from "../../text/marks.ts";
import { saying } from "../../text/phrases.ts";
import { isHan } from "../../text/scripts.ts";
import { contentWords } from "../../text/words.ts";
import { isOfAnother } from "./another.ts";
import { dayWordsOf } from "./clauses.ts";
import { tokensOf } from "./exchanged.ts";
import { namesIn } from "./similarity.ts";
import {
  FEW_WORDS,
  headsOf,
  LABEL,
  mainOf,
  shareOf,
  type Telling,
  type Told,
  withoutLinks,
  withoutReason,
} from "./told.ts";

/** Which words of a line are telling. */
export interface Rarity {
  readonly tells: Telling;
  /** Stricter: for a line that nothing but its subject ties to a memory. */
  readonly rare: Telling;
}

export interface Pair {
  readonly said: Sentence;
  readonly told: Told;
  /** Undefined where the two were found to be about one thing: each word tells, and the text need not show it. */
  readonly rarity: Rarity | undefined;
}

/** A line is held against many memories. */
export interface Sentence {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** The words by their first letters. */
  readonly beginnings: Beginnings;
  /** What it is marked as, where that settles something: `Decision`. Behind `Problem` or `Idea` nothing is settled. */
  readonly mark: string | undefined;
  readonly isOpen: boolean;
  /** Without its mark, and of that what stands before its reason, word by word. */
  readonly claim: string;
  readonly main: string;
  readonly mainWords: readonly string[];
  readonly heads: readonly string[];
  /** Whether its main part says a word, or one of its root. */
  readonly says: (word: string) => boolean;
}

const SETTLES: readonly (string | undefined)[] = ["decision", "rule", "lesson", "preference", "fact"];
/** `Note`, `Update`, `Result`: what stands behind them may say anything. */
const PLAIN: readonly (string | undefined)[] = ["note", "outcome", undefined];
export const LABELLED = /^([^:：]{1,40}?)\s?[:：]\s*(.*)$/su;

export const sentenceOf = onceOf((text): Sentence => {
  const words = new Set(contentWords(withoutLinks(text)));
  const [, label = "", rest = ""] = LABELLED.exec(text) ?? [];
  const mark = headingMark(label);
  // `Invoices: by mail only` begins with its subject, and so does what stands behind `Retro:`.
  const claim = mark === undefined ? text : rest;
  const main = mainOf(withoutLinks(claim));
  const mainWords = wholeWords(main);
  return {
    ...{ text, words, beginnings: beginningsOf(words), claim, main, mainWords },
    isOpen: !SETTLES.includes(mark) && !PLAIN.includes(mark),
    mark: SETTLES.includes(mark) ? label : undefined,
    heads: headsOf(claim),
    says: amongForms(mainWords),
  };
}, 200);

/** One ideograph is a part of many words. */
export const isWord = (word: string): boolean => word.length > 1 || !isHan(word.charCodeAt(0));

/** Content words without such ideographs, and without pairs that stand astride two words, where a dictionary knows more than one. */
export function wholeWords(text: string): string[] {
  const words = contentWords(text).filter(isWord);
  const tokens = words.some((word) => isHan(word.charCodeAt(0))) ? tokensOf(text) : [];
  const whole = words.filter((word) => !isHan(word.charCodeAt(0)) || tokens.some((token) => token.includes(word)));
  return whole.length < LEAST_SHARED ? words : whole;
}

/** Without label and reason. */
export const stated = (sentence: string): string => withoutReason(sentence).replace(LABEL, "");

/** What a sentence shares with a memory, where that is enough to be about it. */
export interface Near extends Pair {
  /** How much the two share of what the shorter says, 0 to 1. */
  readonly about: number;
  readonly hasSeveral: boolean;
  /** It says enough of what the memory claims; else it only begins as that does. */
  readonly isAboutClaim: boolean;
}

/** A line of the logs is about a memory where it says so much of what that claims, whatever else its text holds. */
const LEAST_CLAIMED = 0.3;
/** Less in common is about something else. */
const LEAST_ABOUT = 0.3;
export const LEAST_SHARED = 2;
/** A statement of fewer words shares too much with anything. */
const LEAST_WORDS = 4;

export function nearness(pair: Pair): Near | undefined {
  const { said, told, rarity } = pair;
  const { text, words, beginnings } = said;
  const tells = rarity?.tells ?? (() => true);
  const days = dayWordsOf(told.core, text);
  const isSaid = (word: string): boolean => words.has(word) || isKin(word, beginnings) || days.includes(word);
  const shared = new Set([...told.words].filter((word) => tells(word) && isSaid(word)));
  if (shared.size === 0) return undefined;
  const count = (all: ReadonlySet<string>): number => [...all].filter(tells).length;
  const about = shared.size / Math.max(LEAST_WORDS, Math.min(count(told.words), count(words)));
  // `allowed` is one word, though `allowlist` and `allowedSpawns` are of its root.
  const found = new Set([...shared].map((word) => (words.has(word) ? word : (kinOf(word, beginnings)[0] ?? word))));
  const hasSeveral = found.size >= LEAST_SHARED;
  const heads = WISHES.test(told.core) ? [] : told.heads;
  const isShort = words.size <= FEW_WORDS && told.claimed.size <= FEW_WORDS;
  const isNear = hasSeveral || (isShort && heads.some((head) => shared.has(head)));
  // Asked of each line against each memory near it: only where it decides.
  const isNamed = !(isNear && rarity === undefined) && namesIt(text.replace(LABEL, ""), told, shared, isSaid);
  if ((!isNear && !isNamed) || isOfAnother(stated(text), told.core)) return undefined;
  if (rarity === undefined) return { ...pair, about, hasSeveral, isAboutClaim: true };
  const isAboutClaim = shareOf(told.claimed, shared) >= LEAST_CLAIMED || namesAllOf(told.claimed, shared);
  const beginsAlike = told.claimed.size <= FEW_WORDS && headsOf(text).some((head) => heads.includes(head));
  return isAboutClaim || beginsAlike ? { ...pair, about, hasSeveral, isAboutClaim } : undefined;
}

/** `Notionは遅いのでExcelに戻す`, of `在庫管理をExcelからNotionに移す`: among ideographs, of which each counts, the names that are none. */
function namesAllOf(claimed: ReadonlySet<string>, shared: ReadonlySet<string>): boolean {
  const names = [...claimed].filter((word) => !isHan(word.charCodeAt(0)));
  return names.length >= LEAST_SHARED && names.length < claimed.size && names.every((name) => shared.has(name));
}

/** These begin with a person, who does many things besides. */
export const WISHES = saying("preference", "heard.wants");

/** Whether a sentence names what the memory names and says as much of it, be it in words that many memories have. */
function namesIt(sentence: string, told: Told, rare: ReadonlySet<string>, isSaid: (word: string) => boolean): boolean {
  const names = namesIn(told.core);
  if (!namesIn(sentence).some((name) => names.includes(name) && contentWords(name).some((word) => rare.has(word))))
    return false;
  const all = [...told.words].filter(isSaid).length;
  return all >= LEAST_SHARED && all >= LEAST_ABOUT * Math.min(new Set(contentWords(sentence)).size, told.words.size);
}

/** A sentence that says a telling word of the memory, and is of no other thing of the same form. */
export interface Beside extends Pair {
  readonly rarity: Rarity;
  /** The words of what the memory claims, before its first pause. */
  readonly claimed: readonly string[];
  /** How many of these the sentence says, 0 to 1. */
  readonly share: number;
  readonly isRare: (word: string) => boolean;
  /** It says a rare word of these; the first of them, or another that the memory begins with. */
  readonly isNamed: boolean;
  readonly isAbout: boolean;
  /** It begins with a rare word of these. */
  readonly isTopic: boolean;
}

export function besideOf(pair: Pair): Beside | undefined {
  const { said, told, rarity } = pair;
  const { says, mainWords } = said;
  if (said.isOpen || rarity === undefined) return undefined;
  const before = new Set(wholeWords(FOR_NOW.without(mainOf(told.core.replace(LABEL, "")))));
  const claimed = [...told.claimed].filter((word) => before.has(word));
  if (claimed.length === 0 || mainWords.length === 0) return undefined;
  if (![...told.words].some((word) => rarity.tells(word) && says(word))) return undefined;
  if (isOfAnother(withoutReason(said.claim), told.core)) return undefined;
  const isRare = (word: string): boolean => isWord(word) && rarity.rare(word);
  const isNamed = (word: string): boolean => isRare(word) && says(word);
  return {
    ...{ said, told, rarity, claimed, isRare },
    share: claimed.filter(says).length / claimed.length,
    isNamed: claimed.some(isNamed),
    isAbout: [...told.heads, claimed[0]!].some(isNamed),
    isTopic: beginsWith(said, claimed.filter(isRare)),
  };
}

/** How long something holds names no thing. */
const FOR_NOW = saying("sessionScope", "transient");

/** Whether a sentence begins with one of some words. */
export const beginsWith = ({ heads }: Sentence, subjects: readonly string[]): boolean =>
  heads.some(amongForms(subjects));

/** `the mail gateway`: two words side by side in both; not where both end in one purpose, `to keep the bench self-contained`. */
export function sharesPair(words: readonly string[], claimed: readonly string[], tells: Telling): boolean {
  const end = claimed.findLastIndex((word, i) => word !== words.at(i - claimed.length)) + 1;
  const own = end + LEAST_SHARED < claimed.length ? claimed.slice(0, end) : claimed;
  return words.some((word, i) => {
    const [at, next] = [own.indexOf(word), words[i + 1]];
    return at >= 0 && next !== undefined && own[at + 1] === next && tells(word) && tells(next);
  });
}

const [MANNER, SETTLED] = [saying("manner"), saying("decided", "rule", "preference", "mark.lesson")];
/** `The slides turn nicely now`, of a rule that only names the slides: it says how they do. What was at fault may be over with that. */
export const saysHowItDoes = ({ said, told }: Pair): boolean =>
  MANNER.test(said.main) &&
  !/\d/u.test(said.main) &&
  !MANNER.test(told.core) &&
  (told.isLasting || SETTLED.test(told.whole)) &&
  [...told.words].filter((word) => said.words.has(word) || isKin(word, said.beginnings)).length < LEAST_SHARED;
