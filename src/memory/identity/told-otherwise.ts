/** That something is told otherwise than a memory has it, though no word takes that back: another value, two that changed places, another wish. */

import { onceFor } from "../../once.ts";
import { withoutArticle } from "../../text/articles.ts";
import type { FoundDay } from "../../text/days/found.ts";
import { isOnlyDays, weekdaysIn, writtenDaysIn } from "../../text/days.ts";
import { amongForms, beginningsOf, commonLetters, isKin } from "../../text/kin.ts";
import { EVERY_LANGUAGE } from "../../text/languages/sets.ts";
import type { Language } from "../../text/lexicon/lexicon.ts";
import { isNumberWord, numbersIn } from "../../text/numbers.ts";
import { saying } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";
import { denialsIn } from "../evidence/denials.ts";
import { isQuestion } from "../evidence/speaker.ts";
import { specificsOf } from "../evidence/specifics.ts";
import { fold } from "../fold.ts";
import { claimedOf, claims, clausesOf, denialsOf, isOfOneDay, shareDay, telling } from "./clauses.ts";
import { exchanged, inPlace, isBeside, SAID_LAST, tokensOf } from "./exchanged.ts";
import { signedNumbers } from "./figures.ts";
import {
  type Beside,
  beginsWith,
  isWord,
  type Near,
  type Pair,
  type Sentence,
  sharesPair,
  stated,
  WISHES,
  wholeWords,
} from "./pair.ts";
import { namesIn, negationsIn, oppositesIn } from "./similarity.ts";
import { beginsMended, hasFailed, LEAST_OF_CLAIM, over, refuses } from "./taken-back.ts";
import { areFew, headsOf, LABEL, mainOf, shareOf, type Told, withoutReason } from "./told.ts";
import { otherValue } from "./value.ts";

/** So much of the memory's statement is the memory said again. */
const MOSTLY = 0.75;
const HALF = 0.5;
/** Of a line that goes on for good, is a decision of its own or only begins alike: one word of four is a coincidence. */
const LEAST_SAID_ANEW = 0.25;
/** Less in common than this makes no value another. */
const LEAST_ABOUT_VALUE = 0.35;

const POINTS = /([^:：→]{1,60}?)\s*(?:→|⇒|[-=]>)\s*([^→:：]{1,60})$/u;
/** `Till: Karim → Sonia`, `Uploads: 10 MB → 50 MB`: of a figure the unit may be written otherwise. */
export function pointed({ said: { text }, told, isNamed }: Beside): string | undefined {
  const [, ...sides] = (isNamed && POINTS.exec(text)) || [];
  const figuresIn = (side: string): string[] => signedNumbers(side).map(({ key }) => key);
  const [old = [], now = []] = sides.map((side) => (/\d/u.test(side) ? figuresIn(side) : contentWords(side)));
  const isReplaced = [old, now].every(({ length }) => length > 0 && length <= MOST_POINTED);
  const isHeld = (word: string): boolean => claims(told.held, word) || figuresIn(told.core).includes(word);
  return isReplaced && old.every(isHeld) && !now.some(isHeld) ? `${sides[1]}, not ${sides[0]!.trim()}` : undefined;
}
const MOST_POINTED = 2;

const swapped = onceFor((near: Pair) =>
  otherValue(near) === undefined ? exchanged(stated(near.said.text), near.told.core) : undefined,
);
/** At its beginning it may be no more than what somebody likes more. */
export const exchangedPlaces =
  (atBeginning: boolean) =>
  (pair: Pair): string | undefined => {
    const found = swapped(pair);
    return found?.atBeginning === atBeginning ? `"${found.first}" and "${found.second}" changed places` : undefined;
  };

/** `Header versioning is removed, the API is versioned by path`: the claim but for its end, and in no list what stood there; `two days`. */
export function takesPlace({ said, told }: Pair): string | undefined {
  const clauses = said.isOpen || shareOf(told.claimed, said.words) < HALF ? [] : clausesOf(said.claim);
  for (const [i, clause] of clauses.entries()) {
    const { here, there = "", before, behind } = inPlace(ANEW.without(clause), told.core) ?? {};
    if (here === undefined || (before !== "" && behind !== "")) continue;
    const [news, old] = [contentWords(here), contentWords(there)];
    const isMore = withoutArticle(there) !== there && numbersIn(here).some((value) => value > 1);
    const isNew = old.length > 0 && old.length <= news.length && news.some((word) => !told.words.has(word));
    const isTold = clauses.toSpliced(i, 1).some((one) => {
      const [tokens, words] = [tokensOf(one), contentWords(one)];
      return tokens.length > old.length && !tokens.some(isBeside) && old.every((word) => words.includes(word));
    });
    if ((isMore && news.at(-1) === old[0]) || (isNew && isTold)) return `${here}, not ${there}`;
  }
  return undefined;
}

/** `Interns may merge only docs`, of `Interns may merge`: beside `only` stands what the claim does not name. */
export function narrows({ said: { main }, told }: Pair): string | undefined {
  if (shareOf(told.claimed, new Set(contentWords(main))) < 1 || ALONE.test(told.core)) return undefined;
  const only = NEVER.test(main) || ALONE.leading(main) ? undefined : ALONE.first(main);
  if (only === undefined) return undefined;
  const { from, to, language } = only;
  const beside = contentWords(SAID_LAST.includes(language) ? main.slice(0, from) : main.slice(to));
  return beside.some((word) => !claims(told.held, word)) ? `"${main.slice(from, to)}"` : undefined;
}

/** `Fixed: …` says what was wrong once more. */
export const isSaidAgain = (near: Near): boolean =>
  otherValue(near) === undefined &&
  shareOf(near.told.claimed, near.said.words) > MOSTLY &&
  !(beginsMended(near) && over(near) !== undefined);

export function anotherValue(near: Near): string | undefined {
  const { isAboutClaim, hasSeveral, about, rarity } = near;
  if (!isAboutClaim || !hasSeveral || about < LEAST_ABOUT_VALUE) return undefined;
  return rarity !== undefined && beginsOtherwise(near) ? undefined : otherValue(near);
}

/** `The backup starts at two`, `the report starts at six`: each begins with a thing that the other does not name. */
const beginsOtherwise = ({ said, told }: Near): boolean =>
  !headsOf(said.text).some(amongForms(told.words)) && !headsOf(told.core).some(amongForms(said.words));

/** What a line that tells the rest word for word puts in the place of what. */
const placeIn = onceFor(({ said, told }: Beside) => inPlace(withoutReason(said.claim), told.core.replace(LABEL, "")));

const [STAYS, STILL] = [saying("stays"), saying("unfinished")];
/** `They remain on Thursday`, `they still close on Thursday`, `keeps closing on Thursday`, of what is, or closes, on Thursday. */
export function goesOn(pair: Beside): boolean {
  const { here = "", there = "" } = placeIn(pair) ?? {};
  const [own, old] = [STAYS.without(STILL.without(here)), there].map(contentWords);
  const isSame = own!.every((word) => old!.some((other) => commonLetters(word, other) > 2));
  const isSaid = STAYS.test(here) ? own!.length > 0 || old!.length === 0 : STILL.test(here);
  return isSame && isSaid && [here, there].every((words) => denialsIn(words).length === 0);
}

/** These say what a thing is like behind it. */
const THING_FIRST: readonly Language[] = ["fr", "es", "it", "pt", "id"];
/** `in`, `with`, `für`. */
const LONGEST_PREPOSITION = 4;

/** `Only Karin opens it`, of `Only Ada opens it`. */
const [ALONE, NEVER] = [saying("restricted"), saying("negation")];
/**
 * Of a decision another in its place, of a wish another for the same thing: `Prefers short answers`, later `prefers long answers`, and not
 * `short meetings`. What the thing is like stands before it, in some languages behind it, and in all behind its preposition.
 */
export function inItsPlace({ said, told }: Beside): string | undefined {
  const claim = withoutReason(said.claim);
  const wish = said.mark === undefined && WISHES.test(told.core) ? WISHES.first(claim) : undefined;
  const place = inPlace(claim, told.core.replace(LABEL, ""), wish && 1);
  if (place === undefined) return undefined;
  const { here, there, before, behind } = place;
  const wishes = wish && contentWords(claim.slice(wish.from, wish.to));
  const tellingOf = (words: string): number => contentWords(words).filter((word) => !wishes!.includes(word)).length;
  const last = before.split(" ").at(-1)!;
  const isBehind =
    wish &&
    (THING_FIRST.includes(wish.language) || (isSmallWord(last) && last.length <= LONGEST_PREPOSITION && behind === ""));
  const isOfIt = wish
    ? before !== "" && (isBehind ? tellingOf(before) > 1 : tellingOf(behind) > 0)
    : said.mark !== undefined || ALONE.leading(before) !== undefined;
  return isOfIt ? `${here}, not ${there}` : undefined;
}

const [MOVED, ONE_MORE] = [saying("postponed"), saying("beside", "again")];
/** `Launch slipped to May 18`, of `Launch is on 2026-05-04`: another day, and nothing besides that the memory does not say. */
export function movedDay(pair: Beside): string | undefined {
  const { said, told, claimed } = pair;
  const [[now, more], [then, others]] = [said.claim, told.core].map((text) =>
    writtenDaysIn(text).filter(({ kind }) => kind === "day" || kind === "range"),
  ) as [FoundDay[], FoundDay[]];
  const isOther = now?.kind === "day" && then?.kind === "day" && now.key.slice(-5) !== then.key.slice(-5);
  if (!isOther || more !== undefined || others !== undefined || ONE_MORE.test(said.main)) return undefined;
  const wordsOf = (text: string): string[] => contentWords(text).filter((word) => !/\d/u.test(word));
  const subject = wordsOf(told.core.slice(0, then.from) + told.core.slice(then.to)).filter((word) =>
    claimed.includes(word),
  );
  const day = said.claim.slice(now.from, now.to);
  const own = wordsOf(MOVED.without(said.main.replace(day, " ")));
  const isSaid =
    subject.length > 0 && said.says(subject[0]!) && subject.filter(said.says).length >= HALF * subject.length;
  return isSaid && own.every((word) => claims(told.held, word))
    ? `${day}, not ${told.core.slice(then.from, then.to)}`
    : undefined;
}

const CONDITION = saying("condition");
/** `Before pushing`, and in the same words `before deploying`; `never mock A`, `never mock B`: two rules hold side by side. */
export function isOfAnotherCase(pair: Beside): boolean {
  const place = placeIn(pair);
  // `before the harvest`, `after the harvest`: the case is the same, and told the other way round.
  if (place === undefined || oppositesIn(place.here, place.there) !== undefined) return false;
  if (NEVER.test(place.before)) return true;
  const [lead, tail] = [place.before.split(" ").slice(-2), place.behind.split(" ").slice(0, 2)];
  return [place.here, place.there].every((words) => CONDITION.test([...lead, words, ...tail].join(" ")));
}

const OUT = saying("outage");

/** Most of what the memory claims, and nothing of it denied. */
export const isRepeated = (pair: Beside): boolean =>
  pair.share >= MOSTLY && !isTurned(pair) && !OUT.test(pair.said.main);

const isDenied = ({ said, told }: Beside): boolean =>
  negationsIn(told.core) === 0 && denialsOf(said.main.replace(ASIDE, " "), told.held, told.core).length > 0;
const ASIDE = /[(（][^()（）]*[)）]/gu;
/** It denies what the memory does not, or the other way round. */
const isTurned = (pair: Beside): boolean => {
  const [{ said, told }, had] = [pair, negationsIn(pair.told.core)];
  // `Hosted at Zeabur`, of `Hosted at Zeabur, not on a VM`: what the memory denies the line says nothing of.
  const isSaid = (): boolean => denialsOf(told.core, claimedOf(said.words), said.claim).length > 0;
  return isDenied(pair) || (had > 0 && negationsIn(said.claim) < had && isSaid());
};

const saysMore = ({ share }: Beside): boolean => share > LEAST_SAID_ANEW;

/** A second decision about the memory's subject; `the bakery buys an oven`, of one that `opens at six`, is about another matter. */
export const settledAnew = (pair: Beside): string | undefined =>
  pair.said.mark !== undefined && (sharesPair(pair.said.mainWords, pair.claimed, pair.rarity.tells) || isOfSame(pair))
    ? `"${pair.said.mark}"`
    : undefined;

/** It says more of the memory than its subject, tells a change, or fills the same place: a day, what `by` leads to. */
function isOfSame({ said, told, claimed, share, rarity }: Beside): boolean {
  // A word of ideographs counts as several.
  const least = isWide(claimed[0]!.charCodeAt(0)) ? LEAST_SAID_ANEW / 2 : LEAST_SAID_ANEW;
  const heads = told.heads.filter((word) => rarity.tells(word));
  if (share <= least || !beginsWith(said, heads)) return false;
  const [ours, theirs] = [said.main, told.core].map((text) => tokensOf(withoutArticle(fold(text))));
  return (
    CHANGES.test(said.main) ||
    claimed.filter(said.says).length > 1 ||
    [said.main, told.core].every((text) => weekdaysIn(text).length > 0) ||
    ours!.some((one, i) => i > 0 && leads(one) && (theirs!.includes(one, 1) || leads(theirs![i] ?? "")))
  );
}
const leads = (word: string): boolean =>
  word.length <= LONGEST_PREPOSITION && isSmallWord(word) && withoutArticle(`${word} x`) !== "x";

const CHANGES = saying("newly", "stays", "lasting", "again", "outage");

/** `Ida likes meetings before ten now`, of `Ida does not like meetings before ten`: without the denial, and with nothing besides. */
export const turned = (pair: Beside): string | undefined =>
  pair.share >= MOSTLY &&
  isTurned(pair) &&
  contentWords(ANEW.without(pair.said.claim)).every((word) => pair.told.words.has(word))
    ? OTHERWISE
    : undefined;

const ANEW = saying("newly", "lasting", "again", "heard.order");

/** A decision says what it is about; what begins with a person may be of anything; and a long line is a report. */
export const isOfTooMuch = ({ said, told, claimed }: Beside): boolean =>
  said.mark !== undefined || WISHES.test(told.core) || !areFew(said.mainWords) || !areFew(claimed);

/** A word of change beside its subject. */
export function changedBeside(pair: Beside): string | undefined {
  const { said, told, share, rarity, isAbout, isTopic } = pair;
  const { main, mainWords } = said;
  // `No queda más`: what stands in a denial changes nothing.
  const denials = denialsIn(main);
  const change = CHANGES.all(main).find(
    ({ key, from, to }) =>
      (key !== "lasting" || saysMore(pair)) &&
      // The tablet order is out, and the tablets' sync is another thing.
      (key !== "outage" || (share >= HALF && !hasFailed(main, from, main.slice(from, to)))) &&
      !CHANGES.all(told.whole).some((other) => other.key === key) &&
      !denials.some((denial) => denial.from < from && to <= denial.to),
  );
  // `parseRows is now part of the import`: of a thing in code that the memory does not name.
  const lead = main.slice(0, change?.from ?? 0);
  const isOfCode = specificsOf(lead).some(({ kind, text }) => kind === "identifier" && !told.whole.includes(text));
  if (change === undefined || (isOfCode && !contentWords(lead).some((word) => told.words.has(word)))) return undefined;
  const isTied =
    (share >= LEAST_OF_CLAIM && (isAbout || isTopic)) ||
    sharesPair(mainWords, contentWords(told.text), rarity.rare) ||
    refuses(pair);
  return isTied ? `"${main.slice(change.from, change.to)}"` : undefined;
}

export const deniedSubject = (pair: Beside): string | undefined =>
  pair.isAbout && isDenied(pair) ? "a denial" : undefined;

const [AFTER_ALL, MOVES] = [saying("afterAll"), saying("replacement", "leaving")];
/** A name of so many words, and nothing besides. */
const LONGEST_NAME = 2;
function isNameAlone(text: string): boolean {
  const [{ length }, areSmall] = [wholeWords(text), tokensOf(text).map(isSmallWord)];
  return (
    length === 1 || (length === LONGEST_NAME && areSmall.some((isSmall, i) => !isSmall && areSmall[i + 1] === false))
  );
}
/** `We stay on MariaDB`, and later `we move to Postgres after all`: neither names the thing that is on it. @returns what stays, where it is all that is named */
export function staysAsItIs({ core }: Told): string | undefined {
  const main = mainOf(core.replace(LABEL, ""));
  const rest = STAYS.test(main) ? STAYS.without(main) : "";
  return isNameAlone(rest) ? rest : undefined;
}
export function movesAfterAll({ main, mark }: Sentence): string | undefined {
  // `GitLab CI`: so few words may seem to be of another language.
  const rest =
    mark !== undefined && AFTER_ALL.test(main, EVERY_LANGUAGE) ? AFTER_ALL.without(main, EVERY_LANGUAGE) : "";
  const to = MOVES.test(rest, EVERY_LANGUAGE) ? MOVES.without(rest, EVERY_LANGUAGE) : "";
  return to !== "" && (isNameAlone(to) || wholeWords(rest).length === LONGEST_NAME) ? to : undefined;
}
/** A day is moved to another day. */
const areOfOneSort = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && namesTime(one) === namesTime(other);
/** `to Friday`, `at 10:30`; not `Monday.com`, nor a version. */
const namesTime = (text: string): boolean => {
  const own = text.split(" ").filter((word) => !isSmallWord(word.toLowerCase()));
  const isTime = weekdaysIn(text).length > 0 || writtenDaysIn(text).length > 0 || /\d(?:[:h]\d{2}|[ap]m\b)/i.test(text);
  return isTime && isOnlyDays(own.join(" ").replace(/(?<=\d)(?:h|[ap]m)(?!\p{L})/iu, ""));
};
/**
 * What is settled after all needs little in common with what was: that this only stays as it was, or a rare word of what is told besides, as its
 * reason; where no mark says that it is settled, what it begins with and another value or day.
 */
export function settledAfterAll(pair: Pair): string | undefined {
  const { said, told, rarity } = pair;
  const found = AFTER_ALL.first(said.main, EVERY_LANGUAGE);
  if (found === undefined || shareOf(told.claimed, said.words) > MOSTLY) return undefined;
  const besides = clausesOf(said.claim)
    .slice(1)
    .flatMap(wholeWords)
    .filter((word) => !isNumberWord(word));
  const isTold = besides.some((word) => rarity!.rare(word) && told.words.has(word));
  const isSettled = isTold || areOfOneSort(movesAfterAll(said), staysAsItIs(told));
  return (said.mark !== undefined && isSettled) || staysWithTheOther(pair) || isOfOtherValue(pair)
    ? `"${said.main.slice(found.from, found.to)}"`
    : undefined;
}

/**
 * `In the end we stay with Halyard`, of `The gloves come from Medline, because Halyard is late`: it names what the reason was against, and
 * nothing that neither says. `In the end Halyard stays late` says the reason again.
 */
function staysWithTheOther({ said, told, rarity }: Pair): boolean {
  const clauses = withoutReason(AFTER_ALL.without(said.claim, EVERY_LANGUAGE)).split(CLAUSE);
  const stays = clauses.find((one) => STAYS.test(one, EVERY_LANGUAGE)) ?? "";
  const named = wholeWords(STAYS.without(stays, EVERY_LANGUAGE));
  const isClaimed = amongForms(told.claimed);
  const reason = [...new Set(contentWords(told.whole))].filter((word) => !isClaimed(word));
  const [isName, isReason, isSaid] = [namesIn(told.text).flatMap(contentWords), reason, named].map(amongForms);
  const tells = reason.filter((word) => !isName!(word));
  const again = tells.filter(isSaid!).length;
  const others = named.filter((word) => !isClaimed(word));
  if (again > 0 && 2 * again + Number(others.length === named.length) > tells.length) return false;
  return others.every(isReason!) && others.some(rarity!.tells);
}
const CLAUSE = /[,;:，、；：。]/u;

const AHEAD = ["time.day+1", "time.week+1", "time.month+1", "time.quarter+1", "time.year+1"] as const;
const [STARTS, LATER, FROM_ON] = [saying("starts"), saying(...AHEAD), saying("starts", "newly", ...AHEAD)];
/** `From next week`; not `next week from Tuesday`. */
const startsLater = (clause: string): boolean =>
  LATER.all(clause).some((time) =>
    STARTS.all(clause).some((start) => {
      const [one, other] = SAID_LAST.includes(start.language) ? [time, start] : [start, time];
      return one.from < other.from && !/\p{L}{2}/u.test(withoutArticle(clause.slice(one.to, other.from).trim()));
    }),
  );
/** `Fridays went badly, so from next week we deploy on Tuesdays`: a clause that says from when on, another weekday, and nothing of another thing. */
export function fromThenOn({ said, told, rarity }: Pair): string | undefined {
  const core = told.core.replace(LABEL, "");
  const isDated = (text: string): boolean => writtenDaysIn(text).some(({ kind }) => kind === "day" || kind === "range");
  if (said.isOpen || weekdaysIn(core).length === 0 || isDated(core)) return undefined;
  const found = clausesOf(said.claim).some((clause) => {
    const rest = FROM_ON.without(clause);
    if (!startsLater(clause) || ONE_MORE.test(clause) || !isOfOneDay(rest, core) || shareDay(rest, core)) return false;
    const own = telling(rest);
    const isSame = own.length > 1 || told.heads.includes(own[0]!);
    return isSame && own.every((word) => claims(told.held, word)) && own.some(rarity!.tells);
  });
  return found ? OTHERWISE : undefined;
}

function isOfOtherValue(pair: Pair): boolean {
  const { said, told, rarity } = pair;
  const [subject = ""] = [...told.claimed].filter(isWord);
  const isSame = said.words.has(subject) || isKin(subject, said.beginnings);
  const isOtherDay = weekdaysIn(mainOf(told.core)).length > 0 && isOfOneDay(said.main, mainOf(told.core));
  return isSame && rarity!.tells(subject) && (isOtherDay || otherValue(pair) !== undefined);
}

const TURNS = saying("afterAll", "replacement", "preference", "manner");
const PICKS = saying("afterAll", "replacement", "preference", "heard.chose", "link", "onward", "manner", "contrast");
/** What a turn to something else names: `COPY`, of `Then rather COPY`. */
export const turnedTo = (clause: string): string => withoutArticle(PICKS.without(clause, EVERY_LANGUAGE).trim());
const names = (old: ReadonlySet<string>, text: string): boolean => contentWords(text).some((word) => old.has(word));
/** Whether a text asks of something else: what is said then answers that. */
export const asksElse = (old: ReadonlySet<string>, text: string): boolean =>
  sentencesIn(text).some((one) => isQuestion(one) && !names(old, one));
/** `Then COPY after all`, said to an answer about the batches: with a name alone somebody turns away from them. */
export function turnsFrom(old: ReadonlySet<string>, said: string, answered: string): boolean {
  const isOther = (rest: string): boolean =>
    isNameAlone(rest) &&
    !names(old, rest) &&
    !rest.split(/\s+/u).some((word) => isSmallWord(word) && !isWide(word.charCodeAt(0)));
  const isTurn = (clause: string): boolean =>
    TURNS.test(clause, EVERY_LANGUAGE) &&
    denialsIn(clause).length === 0 &&
    /(?<=.)[\p{Lu}\d]/u.test(clause.trim()) &&
    isOther(turnedTo(clause));
  return !asksElse(old, answered) && sentencesIn(said).some((one) => !isQuestion(one) && clausesOf(one).some(isTurn));
}

const OTHERWISE = "the same subject, told otherwise";

/** `We bake the bread ourselves, Colin came too late`: one clause names the thing, another says more than the claim of what that says behind it. */
export function parted({ said, claimed, isRare }: Beside): string | undefined {
  const [main = [], ...others] = clausesOf(said.claim).map(wholeWords);
  const isIn = (words: readonly string[], word: string): boolean =>
    words.includes(word) || isKin(word, beginningsOf(words));
  const at = claimed.findIndex((word) => isRare(word) && isIn(main, word));
  const rest = at < 0 ? [] : claimed.slice(at).filter((word) => isRare(word) && !isIn(main, word));
  const isParted = others.some(
    ([first, ...more]) =>
      first !== undefined && rest.some((word) => isIn([first], word)) && more.some((word) => !isIn(claimed, word)),
  );
  return isParted && denialsIn(said.main).length === 0 ? OTHERWISE : undefined;
}

/** Something happened, once, or was counted: `| Uploads | 31 | 28 |`. */
const HAPPENED = saying("completion", "mended", "measured", "finding", "smoothly");
export const hasHappened = ({ said }: Beside): boolean =>
  HAPPENED.test(said.claim) || /\d\D{0,12}→\D{0,12}\d/u.test(said.text);

/** It begins as the memory does, and goes on otherwise; two rules that begin with `never` are of two things, `two books` some of many. */
export function beginsAlike(pair: Beside): string | undefined {
  const { said, told, claimed, isRare } = pair;
  const [[first], [subject]] = [said.mainWords, claimed];
  const isThing = isRare(first!);
  const isSame =
    isThing &&
    (told.heads.includes(subject!) || isWide(subject!.charCodeAt(0))) &&
    !isNumberWord(tokensOf(told.core)[0] ?? "") &&
    (first === subject || isKin(first!, beginningsOf([subject!])));
  const goesOn =
    isTurned(pair) || claimed.filter((word) => said.mainWords.includes(word)).length < HALF * claimed.length;
  return saysMore(pair) && isSame && goesOn ? OTHERWISE : undefined;
}

/** `The box is gone; builds run on Marta's`, of `The builds run on the Hetzner box`: a clause told in its words, but for one place. */
export function elseInIt({ said, told }: Beside): string | undefined {
  if (WISHES.test(told.core) || isOfOneDay(said.claim, told.core)) return undefined;
  const clauses = clausesOf(said.claim);
  const core = mainOf(told.core.replace(LABEL, ""));
  for (const [i, clause] of clauses.entries()) {
    const at = core.toLowerCase().indexOf(clause.trim().split(" ", 1)[0]!.toLowerCase());
    const begins = at >= 0 && contentWords(core.slice(0, at)).length === 0;
    const place = begins ? inPlace(clause, core.slice(at)) : undefined;
    if (place === undefined || contentWords(place.before).length < 2) continue;
    const isNew = !contentWords(place.here).some((word) => claims(told.held, word));
    // `The pump is down, blocked by mud`: it goes on as it was.
    const further = contentWords(clauses.slice(i + 1).join(" "));
    if (isNew && !contentWords(place.there).some((word) => further.includes(word)))
      return `${place.here}, not ${place.there}`;
  }
  return undefined;
}
