/**
 * Another word on what a memory settles, in a line that takes nothing back: a second decision about its subject, a word of
 * change beside it, or a line that begins as the memory does and goes on otherwise. From its words nobody can tell that from
 * one more thing about the same subject: it is reason enough to ask, and for nothing else.
 */

import { beginningsOf, isKin } from "../../text/kin.ts";
import { spokenIn } from "../../text/languages.ts";
import type { Language } from "../../text/lexicon/lexicon.ts";
import { headingMark } from "../../text/marks.ts";
import { saying as sayingOf } from "../../text/phrases.ts";
import { isHan } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";
import { denialsIn } from "../evidence/denials.ts";
import { isOfAnother } from "./another.ts";
import type { Bearing } from "./bearing.ts";
import { claimedOf, clausesOf, denialsOf, isOfOneDay, shareDay } from "./clauses.ts";
import { negationsIn } from "./difference.ts";
import { inPlace, substituted } from "./exchanged.ts";
import { namesIn } from "./similarity.ts";
import {
  areFew,
  type Edited,
  headsOf,
  mainOf,
  statementsOf,
  type Told,
  type Weight,
  withoutLinks,
  withoutReason,
} from "./told.ts";

/** How telling the words of a line are. */
export interface Rarity {
  readonly weight: Weight;
  /** Stricter: for a line that nothing but its subject ties to a memory. */
  readonly rare: Weight;
}

export function rivalOf(statement: string, memory: Edited, rarity: Rarity): Bearing | undefined {
  for (const sentence of sentencesIn(statement)) {
    const reading = readingOf(sentence);
    for (const told of reading ? statementsOf(memory) : []) {
      const against = rivalry(reading!, told, rarity);
      if (against !== undefined) return { about: 0, how: "changes", against, sentence, states: told.core };
    }
  }
  return undefined;
}

/** A sentence beside a memory. */
interface Reading {
  /** What it is marked as: `Decision`. */
  readonly mark: string | undefined;
  readonly claim: string;
  /** What it says before its reason. */
  readonly main: string;
  /** The content words of that, in order, and what it begins with. */
  readonly words: readonly string[];
  readonly heads: readonly string[];
  /** Whether it says a word, or one of its root. */
  readonly says: (word: string) => boolean;
}

const SETTLES: readonly (string | undefined)[] = ["decision", "rule", "lesson", "preference", "fact"];
/** `Note`, `Update`, `Result`: what stands behind them may say anything. Behind `Problem` or `Idea` nothing is settled. */
const PLAIN: readonly (string | undefined)[] = ["note", "outcome", undefined];
const LABELLED = /^([^:：]{1,40}?)\s?[:：]\s*(.*)$/su;

function readingOf(sentence: string): Reading | undefined {
  const [, label = "", rest = ""] = LABELLED.exec(sentence) ?? [];
  const mark = headingMark(label);
  if (!SETTLES.includes(mark) && !PLAIN.includes(mark)) return undefined;
  // `Invoices: by mail only` begins with its subject, and so does what stands behind `Retro:`.
  const claim = mark === undefined ? sentence : rest;
  const main = mainOf(withoutLinks(claim));
  const words = contentWords(main).filter(isWord);
  const [held, kin] = [new Set(words), beginningsOf(words)];
  return {
    ...{ claim, main, words },
    mark: SETTLES.includes(mark) ? label : undefined,
    heads: mark === undefined && rest !== "" ? [...headsOf(claim), ...headsOf(rest)] : headsOf(claim),
    says: (word) => held.has(word) || isKin(word, kin),
  };
}

/** One ideograph is a part of many words. */
const isWord = (word: string): boolean => word.length > 1 || !isHan(word.charCodeAt(0));

/** So much of the memory's statement is the memory said again. */
const MOSTLY = 0.75;
const HALF = 0.5;
/** Less of what a memory claims is about something else. */
const LEAST_SAID = 0.2;
/** Of a line that goes on for good, is a decision of its own or only begins alike: one word of four is a coincidence. */
const LEAST_SAID_ANEW = 0.25;
const CHANGES = sayingOf("newly", "stays", "lasting", "again", "outage");
const OUT = sayingOf("outage");
/** `No, we stay with …`: somebody answers what was settled. */
const REFUSES = sayingOf("refusal");
/** These begin with a person, who does many things besides. */
const WISHES = sayingOf("preference", "heard.wants");
/** Something happened, once. */
const HAPPENED = sayingOf(...(["completion", "mended", "measured", "finding"] as const));

const LEAVING = sayingOf("leaving", "withdrawal", "replacement");
const ENDED = sayingOf("ended");
const ENOUGH = sayingOf("enough");
const NOT_YET = sayingOf("unfinished");
const RESTRICTED = sayingOf("restricted");
const WIDENED = sayingOf("widened");
const PART = /^[:_/@.-]\w/;
/** Further away the verb is about something else: `we left twelve parcels at Correos`. */
const MOST_BETWEEN = 1;

/** `We are leaving Substack`: a name of the memory beside a word that ends with it. */
function leaves(claim: string, { core, claimed }: Told, weight: Weight): string | undefined {
  // What a claim begins with may be any word: it is a name where the line has it as one.
  const held = namesIn(claim).filter((name) => contentWords(name).every((word) => claimed.has(word)));
  const names = [...namesIn(core), ...held].filter((name) => contentWords(name).some((word) => weight(word) > 0));
  for (const clause of names.length > 0 ? clausesOf(claim) : [])
    for (const name of names) {
      const at = clause.toLowerCase().indexOf(name);
      // `needs switch to anthropic:cli` names another thing.
      if (PART.test(clause.slice(at + name.length))) continue;
      for (const { from, to } of at < 0 ? [] : LEAVING.all(clause)) {
        const between = to <= at ? clause.slice(to, at) : clause.slice(at + name.length, from);
        if (contentWords(between).length <= MOST_BETWEEN) return `"${clause.slice(from, to)}" ${JSON.stringify(name)}`;
      }
    }
  return undefined;
}

/** `Only Ana opens the safe`, and later `Everyone may open the safe`. */
function widens(main: string, { core }: Told): string | undefined {
  const found = RESTRICTED.test(core) && !RESTRICTED.test(main) ? WIDENED.first(main) : undefined;
  return found && `"${main.slice(found.from, found.to)}"`;
}

/**
 * In words that the memory lacks: `No more Friday deploys`, of its day; `In the crypt we no longer sing`, which says little
 * besides. What goes on, `No more diesel in the tractor, filled up`, may tell of a thing that has run out.
 */
function endedIn(
  { claim, main, says }: Reading,
  told: Told,
  claimed: readonly string[],
  rare: Weight,
): string | undefined {
  const ends = ENDED.leading(main);
  if (ends && shareDay(main, told.core)) return `"${main.slice(ends.from, ends.to)}"`;
  const isWhole = clausesOf(claim).length === 1;
  const refused = clausesOf(claim).find(
    (clause) => REFUSES.closing(clause) && !NOT_YET.test(clause) && claimed.some(isSaidIn(clause, rare)),
  );
  if (refused !== undefined) return JSON.stringify(refused.trim());
  const end =
    ENOUGH.first(main) ?? denialsIn(main, spokenIn(main)).find(({ isEnd, onlyEnds }) => isWhole && isEnd && !onlyEnds);
  if (end === undefined) return undefined;
  const beside = contentWords(`${main.slice(0, end.from)} ${main.slice(end.to)}`).filter(isWord);
  const isNamed = claimed.some((word) => rare(word) > 0 && says(word));
  return isNamed && beside.length <= MOST_BESIDE ? `"${main.slice(end.from, end.to)}"` : undefined;
}
const MOST_BESIDE = 3;

/** `The landlord said no`, of a claim that names the landlord. */
const isSaidIn = (clause: string, rare: Weight): ((word: string) => boolean) => {
  // Behind a colon stands the answer to what was asked before it.
  const words = LABELLED.test(clause) ? [] : contentWords(clause);
  const kin = beginningsOf(words);
  return (word) => rare(word) > 0 && (words.includes(word) || isKin(word, kin));
};

function rivalry(reading: Reading, told: Told, { weight, rare }: Rarity): string | undefined {
  const { mark, claim, main, words, says } = reading;
  const before = new Set(contentWords(mainOf(told.core)));
  const claimed = [...told.claimed].filter((word) => isWord(word) && before.has(word));
  const [[subject], [first]] = [claimed, words];
  if (subject === undefined || first === undefined) return undefined;
  if (![...told.words].some((word) => weight(word) > 0 && says(word))) return undefined;
  if (isOfAnother(withoutReason(claim), told.core)) return undefined;
  const left = leaves(claim, told, weight);
  if (left !== undefined) return left;
  const ended = endedIn(reading, told, claimed, rare);
  if (ended !== undefined) return ended;
  const share = claimed.filter(says).length / claimed.length;
  const held = claimedOf(told.claimed);
  const isNegative = negationsIn(told.core) > 0;
  const isDenied = !isNegative && denialsOf(main, held, told.core).length > 0;
  const isOtherwise = isDenied || (isNegative && negationsIn(claim) < negationsIn(told.core));
  const other = mark ? substituted(withoutReason(claim), told.core) : otherWish(withoutReason(claim), told.core);
  if (other) return other;
  if (share >= MOSTLY && !isOtherwise && !OUT.test(main)) return undefined;
  // In Chinese and Japanese a word has several keys, of which few are met again.
  const saysMore = isHan(subject.charCodeAt(0)) ? share >= LEAST_SAID : share > LEAST_SAID_ANEW;
  if (mark !== undefined) {
    const isOfIt =
      sharesPair(words, claimed, weight) ||
      (saysMore && isTopic(reading, told.heads, (word) => weight(word) > 0)) ||
      (saysMore && isTopic(reading, claimed, (word) => isWord(word) && rare(word) > 0));
    return isOfIt ? `"${mark}"` : undefined;
  }
  if (WISHES.test(told.core) || !areFew(words) || !areFew(claimed)) return undefined;
  const isRare = (word: string): boolean => isWord(word) && rare(word) > 0;
  const wider = share >= LEAST_SAID && claimed.some((word) => isRare(word) && says(word)) && widens(main, told);
  if (wider) return wider;
  const isAbout = [...told.heads, subject].some((word) => isRare(word) && says(word));
  // `No queda más`: what stands in a denial changes nothing.
  const denials = denialsIn(main);
  const change = CHANGES.all(main).find(
    ({ key, from, to }) =>
      // The tablet order is out, and the tablets' sync is another thing.
      (key !== "outage" || share >= HALF) &&
      (key !== "lasting" || saysMore) &&
      !CHANGES.all(told.whole).some((other) => other.key === key) &&
      !denials.some((denial) => denial.from < from && to <= denial.to),
  );
  const isTied =
    (share >= LEAST_SAID && (isAbout || isTopic(reading, claimed, isRare))) ||
    sharesPair(words, contentWords(told.text), rare) ||
    (REFUSES.leading(claim) !== undefined && claimed.some((word) => isRare(word) && says(word)));
  if (change && isTied) return `"${main.slice(change.from, change.to)}"`;
  if (isAbout && isDenied) return "a denial";
  if (isOfOneDay(claim, told.core)) return undefined;
  if (denials.length === 0 && isParted(claim, claimed, isRare)) return OTHERWISE;
  if (HAPPENED.test(claim)) return undefined;
  const beginsAlike = saysMore && isRare(first) && (first === subject || isKin(first, beginningsOf([subject])));
  const goesOn = isOtherwise || claimed.filter((word) => words.includes(word)).length < HALF * claimed.length;
  return beginsAlike && goesOn ? OTHERWISE : undefined;
}
const OTHERWISE = "the same subject, told otherwise";

/** These say what a thing is like behind it. */
const THING_FIRST: readonly Language[] = ["fr", "es", "it", "pt", "id"];
/** `in`, `with`, `für`. */
const LONGEST_PREPOSITION = 4;

/**
 * `Prefers short answers`, and later `prefers long answers`: a wish for one thing, told otherwise, where `short meetings` is a wish for
 * another. What the thing is like stands before it, in some languages behind it, and in all behind its preposition.
 */
function otherWish(claim: string, core: string): string | undefined {
  const wish = WISHES.test(core) ? WISHES.first(claim) : undefined;
  const place = wish && inPlace(claim, core);
  if (wish === undefined || place === undefined || place.before === "") return undefined;
  const wishes = contentWords(claim.slice(wish.from, wish.to));
  const telling = (words: string): number => contentWords(words).filter((word) => !wishes.includes(word)).length;
  const { here, there, before, behind } = place;
  const last = before.split(" ").at(-1)!;
  const isLike =
    THING_FIRST.includes(wish.language) || (isSmallWord(last) && last.length <= LONGEST_PREPOSITION && behind === "")
      ? telling(before) > 1
      : telling(behind) > 0;
  return isLike ? `${here}, not ${there}` : undefined;
}

/**
 * `We bake the bread ourselves, Colin came too late`: who does otherwise says why, and says it of what held. One clause names the
 * thing, and another begins with what the claim says behind it, and says more of it than the claim does.
 */
function isParted(claim: string, claimed: readonly string[], isRare: (word: string) => boolean): boolean {
  const [main = [], ...others] = clausesOf(claim).map((clause) => contentWords(clause).filter(isWord));
  const isIn = (words: readonly string[], word: string): boolean =>
    words.includes(word) || isKin(word, beginningsOf(words));
  const at = claimed.findIndex((word) => isRare(word) && isIn(main, word));
  const rest = at < 0 ? [] : claimed.slice(at).filter((word) => isRare(word) && !isIn(main, word));
  return others.some(
    ([first, ...more]) =>
      first !== undefined && rest.some((word) => isIn([first], word)) && more.some((word) => !isIn(claimed, word)),
  );
}

/** Whether a sentence begins with one of some words. */
function isTopic({ heads }: Reading, among: readonly string[], isTelling: (word: string) => boolean): boolean {
  const subjects = among.filter(isTelling);
  const kin = beginningsOf(subjects);
  return heads.some((word) => subjects.includes(word) || isKin(word, kin));
}

/** `the mail gateway`: two words side by side in both. */
function sharesPair(words: readonly string[], claimed: readonly string[], weight: Weight): boolean {
  return words.some((word, i) => {
    const [at, next] = [claimed.indexOf(word), words[i + 1]];
    return at >= 0 && next !== undefined && claimed[at + 1] === next && weight(word) > 0 && weight(next) > 0;
  });
}
