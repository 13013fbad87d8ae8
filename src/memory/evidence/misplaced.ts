/**
 * A name or a figure of the week put beside what the logs say of another, and a reason that nobody gave: each word of the claim stands
 * somewhere, and no line says them together. That figures, dates and identifiers stand at all is proved by `specifics.ts`.
 */
import { withoutEnvelope } from "../../daily/gateway.ts";
import { isOnlyDays } from "../../text/days.ts";
import { labelled } from "../../text/labels.ts";
import { CAPITAL_NOUNS, spokenIn } from "../../text/languages.ts";
import { markOf } from "../../text/marks.ts";
import { namesIn } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";
import { fold } from "../fold.ts";
import { claimedOf, claims } from "../identity/clauses.ts";
import { PAUSE } from "./denials.ts";
import { headingsOver, isOwn, type Logbook, linesNear, type Place } from "./logbook.ts";
import type { Span } from "./source.ts";
import { unlabelled } from "./speaker.ts";
import { specificsOf } from "./specifics.ts";

/** Of a line's words the claim says so many, or takes only a clause of it; a reason's line says so many of each part. */
const LEAST_SHARE = 0.5;
/** A line about the same thing shares more with a claim than one word. */
const FEWEST_SHARED = 2;
/** Of the words of a claim its line says so many, where one name was put in another's place. */
const NEARLY_ALL = 0.75;
/** So near stands what a line came of. */
const NEARBY = 8;
/** Longer beginnings say more than what it is about. */
const MOST_OF_SUBJECT = 3;
/** A list's items lean on the line above it. */
const REACH = 2;

/** `Priya`, `New York`: of what is written otherwise, `API`, `OpenClaw`, a week's logs say much in other lines. */
const PROPER = /^\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+)*$/u;
/** A name or figure of the claim that its lines do not bear, and other lines of the week do; undefined where each is in its place. */
export function misplacedName(claim: string, spans: readonly Span[], book: Logbook): string | undefined {
  const told = (spokenIn(claim).sure & CAPITAL_NOUNS) === 0 ? [propersIn, figuresIn] : [figuresIn];
  for (const sentence of claim.split("\n").flatMap(sentencesIn)) {
    // What semicolons part is of lines of its own, unless it says no more than `kept by Tomas`.
    const parts = sentence.split(/[;；]/u);
    const areOwn = parts.every((part) => contentWords(fold(part)).length > FEWEST_SHARED);
    const [name] = (areOwn ? parts : [sentence]).flatMap((part) =>
      told.flatMap((by) => misplacedIn(part, by, spans, book) ?? []),
    );
    if (name !== undefined) return name;
  }
  return undefined;
}

type Told = (text: string) => string[];
export const propersIn: Told = (text) => namesIn(text).flatMap((name) => (PROPER.test(name.text) ? [name.text] : []));
const figuresIn: Told = (text) => specificsOf(text).flatMap((one) => (one.kind === "number" ? [one.text] : []));

function misplacedIn(claim: string, told: Told, spans: readonly Span[], book: Logbook): string | undefined {
  // `delay=True` names nobody.
  const names = told(claim.replace(CODE, "``"));
  if (names.length === 0) return undefined;
  const named = new Set(names.flatMap(wordsOf));
  const said = new Set(contentWords(fold(claim)).filter((word) => !named.has(word)));
  const cited = placesIn(spans, book).map((place) => ({ place, shared: sharedWith(place, said) }));
  const about = cited.filter(({ shared }) => shared >= FEWEST_SHARED);
  if (about.length === 0) return undefined;
  // Where the logs name nobody in its place, or say much else, the claim may well have joined two lines. Who wrote a line is not named by it.
  const [best] = about.toSorted((a, b) => b.shared - a.shared);
  const line = withoutEnvelope(unlabelled(best!.place.page.log.lines[best!.place.line]!));
  const others = told(line).flatMap(wordsOf);
  const theirs = new Set(wordsOf(line).filter((word) => !others.includes(word) && !named.has(word)));
  if (shareIn(said, theirs) < NEARLY_ALL || shareIn(theirs, said) < LEAST_SHARE) return undefined;
  const other = lackedIn(new Set(others), new Set([...said, ...named])).length > 0;
  if (!other) return undefined;
  // `7h30` and `5kg` are words of their own.
  const borne = new Set(
    about.flatMap(({ place }) => wordsAround(place)).flatMap((word) => [word, ...word.split(/\D+/)]),
  );
  for (const text of names) {
    const words = wordsOf(text);
    if (words.length === 0 || words.some((word) => borne.has(word))) continue;
    const places = words.map((word) => book.places.get(word) ?? []);
    if (places.every((all) => all.some((place) => writes(place, text))) && !isWord(text, places.flat())) return text;
  }
  return undefined;
}

/** `Olaf mows the lawn`, of `Hana mows the lawn`: a claim that its line tells whole but for what each begins with, a name that other lines write. */
export function otherBeginning(claim: string, spans: readonly Span[], book: Logbook): string | undefined {
  for (const sentence of claim.split("\n").flatMap(sentencesIn)) {
    const [own, rest] = begun(sentence);
    const isOf = (place: Place): boolean => {
      const [theirs, behind] = begun(
        unlabelled(withoutEnvelope(place.page.log.lines[place.line]!)).replace(INDENT, ""),
      );
      const isOther =
        theirs !== "" && theirs !== own && !rest.has(wordsOf(theirs)[0]!) && !isWord(theirs, placesOf(theirs, book));
      return isOther && lackedIn(rest, behind).length === 0 && !wordsAround(place).includes(wordsOf(own)[0]!);
    };
    const places = placesOf(own, book);
    const isName =
      own !== "" && !isOnlyDays(own) && rest.size >= FEWEST_SHARED && places.some((place) => writes(place, own));
    if (isName && !isWord(own, places) && placesIn(spans, book).some(isOf)) return own;
  }
  return undefined;
}
const placesOf = (name: string, book: Logbook): readonly Place[] => book.places.get(wordsOf(name)[0] ?? "") ?? [];
/** Its first word, where that is one with a capital and no small one, and the words behind it. */
function begun(sentence: string): [first: string, rest: ReadonlySet<string>] {
  const [word = ""] = /^\p{Lu}[\p{L}\p{M}]+(?=\s)/u.exec(sentence) ?? [];
  return [wordsOf(word).length === 1 ? word : "", new Set(wordsOf(sentence.slice(word.length)))];
}

/** The words of one that another says in no form. */
function lackedIn(words: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  const said = claimedOf(others);
  return [...words].filter((word) => !claims(said, word));
}

const shareIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  1 - lackedIn(words, others).length / Math.max(1, words.size);

const CODE = /`[^`\n]*`/gu;

const wordsOf = (name: string): string[] => contentWords(fold(name));

export const placesIn = (spans: readonly Span[], { byPath }: Logbook): Place[] =>
  spans.flatMap(({ path, from, to }) => {
    const page = byPath.get(path);
    return page === undefined ? [] : Array.from({ length: to - from + 1 }, (_, i) => ({ page, line: from - 1 + i }));
  });

const sharedWith = ({ page, line }: Place, said: ReadonlySet<string>): number =>
  new Set(contentWords(page.folded[line]!).filter((word) => said.has(word))).size;

/** The words of a line, of those above it that it may go on from, of its headings and of its log's path. */
export function wordsAround({ page, line }: Place, above = (at: number): boolean => at < line): string[] {
  const lines = [line, ...linesNear(page, line, REACH).filter(above), ...headingsOver(page, line)];
  return contentWords([...lines.map((one) => page.folded[one]!), fold(page.log.path)].join("\n"));
}

/** Whether a line is below another or goes on with it: of two items side by side neither says why the other is so. */
export function goesOnFrom({ page, line }: Place, above: number): boolean {
  const [first, ...further] = page.log.lines.slice(above, line + 1).map((text) => INDENT.exec(text)!);
  const least = first![1]!.length + (first![2] === undefined ? 0 : 1);
  return further.every(([, indent, mark]) => mark === undefined || indent!.length >= least);
}
const INDENT = /^([\s>]*)([-*+•]\s|\d{1,3}[.)]\s)?/u;

/** A sentence may begin with it: there its capital tells nothing, and is no reason against it either. */
const writes = ({ page, line }: Place, name: string): boolean =>
  isOwn(page, line) && page.log.lines[line]!.includes(name);

/** What the week also writes small is a word (`Console`), and no name. */
function isWord(name: string, places: readonly Place[]): boolean {
  if (name === name.toLowerCase()) return false;
  const small = new RegExp(`(?<![\\p{L}\\p{N}])${name.toLowerCase()}(?![\\p{L}\\p{N}])`, "u");
  return places.some(({ page, line }) => isOwn(page, line) && small.test(page.log.lines[line]!));
}

/**
 * `The web shop logs users out after 20 minutes`, of `The web shop retries payments` and `The mobile app logs users out after 20 minutes`:
 * the subject, where one line says all else of a subject of its own and only another, which says no more of the claim, has it.
 */
export function joinedSubject(claim: string, spans: readonly Span[], book: Logbook): string | undefined {
  const places = placesIn(spans, book).filter(({ page, line }) => page.folded[line] !== "");
  for (const sentence of places.length < FEWEST_SHARED ? [] : claim.split("\n").flatMap(sentencesIn)) {
    const said = contentWords(fold(unlabelled(sentence)));
    const own = places.map(lineAt);
    const [best] = own.toSorted(
      (a, b) => shareIn(new Set(said), new Set(b.words)) - shareIn(new Set(said), new Set(a.words)),
    );
    const count = lackingFirst(said, best!.around);
    const [subject, rest] = [new Set(said.slice(0, count)), new Set(said.slice(count))];
    const told = beginningOf(sentence, count);
    // `They are to be short, clear and dated, with …` lists what is said of them.
    if (count === 0 || told.split(PAUSE).length > 1 || !isOfAnother(best!, said, count)) continue;
    const from = own.filter(({ words }) => lackedIn(subject, new Set(words)).length === 0);
    const isOnlyNamed = from.every(({ words }) => shareIn(rest, new Set(words)) < LEAST_SHARE);
    if (from.length > 0 && isOnlyNamed) return told;
  }
  return undefined;
}

type Line = ReturnType<typeof lineAt>;

function lineAt(place: Place) {
  const text = unmarked(withoutEnvelope(unlabelled(place.page.log.lines[place.line]!.replace(INDENT, ""))));
  const around = new Set(wordsAround(place, (at) => at < place.line && goesOnFrom(place, at)));
  return { text, words: contentWords(fold(text)), around };
}

/** How many words a claim begins with that a line and those it goes on from lack: 0 where they lack others, too many, or nearly all. */
function lackingFirst(said: readonly string[], around: ReadonlySet<string>): number {
  const lacked = lackedIn(new Set(said), around);
  const isFirst = lacked.every((word, i) => word === said[i]);
  return isFirst && lacked.length <= MOST_OF_SUBJECT && said.length - lacked.length >= FEWEST_SHARED
    ? lacked.length
    : 0;
}

/** Whether a line begins with a subject of its own and says nothing else: `it` is none, nor is who says it. */
function isOfAnother({ text, words }: Line, said: readonly string[], count: number): boolean {
  const others = lackedIn(new Set(words), new Set(said));
  if (others.length > MOST_OF_SUBJECT || words.length - others.length < said.length - count) return false;
  const [next, third] = [1, 2].map((from) => text.split(" ").slice(from).join(" ")) as [string, string];
  const isOfIt = [...text.split(PAUSE), next, third].some((part) =>
    isSmallWord(part.slice(0, LEANS.leading(part)?.to ?? 0)),
  );
  const isTold = [text, next].some((part) => SAYS.leading(part) !== undefined);
  return others.includes(words[0]!) && !isOfIt && !isTold;
}
const LEANS = saying("link", "actor.who");
const SAYS = saying("decided", "narration.asked", "narration.answered", "wish");

/** `Result: …`: what a line is called is no subject of it. */
function unmarked(line: string): string {
  const { label, rest } = labelled(line);
  return markOf(label) === undefined ? line : rest;
}

/** The words with which a sentence begins, as it writes them. @param count so many that say something */
function beginningOf(sentence: string, count: number): string {
  const ends = [...sentence.matchAll(/(?=\s|$)/gu)].map(({ index }) => sentence.slice(0, index));
  return ends.find((told) => contentWords(fold(unlabelled(told))).length >= count) ?? sentence;
}

const [REASON, ASKED] = [saying("reason"), saying("narration.asked")];

/** What a reason is told of: the clause before it, where that says something. */
const partBefore = (text: string): string =>
  text.split(PAUSE).findLast((clause) => new Set(contentWords(clause)).size >= FEWEST_SHARED) ?? text;

/** `The mast broke, therefore Nils resigned`, of two lines: the reason, where no line, with those it continues, says half of each. */
export function unreasoned(claim: string, spans: readonly Span[], book: Logbook): string | undefined {
  for (const sentence of claim.split("\n").flatMap(sentencesIn)) {
    const spoken = spokenIn(sentence);
    // A clause that cannot be of the sentence's language has its own word for it.
    const others = sentence.split(PAUSE).map((clause) => spokenIn(clause).possible);
    const possible = others.reduce((all, one) => ((one & spoken.possible) === 0 ? all | one : all), spoken.possible);
    let last = 0;
    for (const { from, to } of REASON.all(sentence, { ...spoken, possible })) {
      const [whole, reason] = [partBefore(sentence.slice(last, from)), sentence.slice(to).split(PAUSE, 1)[0]!].map(
        (part) => contentWords(fold(part)),
      );
      // What a list is about may stand far above its line: `#37`, which the gate of figures looks for.
      const named = whole!.filter((word) => !/\d/.test(word));
      const before = named.length > 0 ? named : whole!;
      last = to;
      const shareOf = (words: readonly string[]): ((part: readonly string[]) => number) => {
        const said = claimedOf(new Set(words));
        return (part) => part.filter((word) => claims(said, word)).length / part.length;
      };
      const isTied = (place: Place): boolean => {
        const share = shareOf(wordsAround(place, (at) => at < place.line && goesOnFrom(place, at)));
        return share(reason!) > LEAST_SHARE && (share(before) >= LEAST_SHARE || explains(place));
      };
      // `We stopped taking cheques, the bank charges …`, of `No cheques are accepted, because the bank charges …`
      const explains = ({ page, line }: Place): boolean => {
        const [told, ...why] = page.log.lines[line]!.split(PAUSE).map((part) => contentWords(fold(part)));
        return shareOf(told!)(before) > 0 && shareOf(why.flat())(reason!) >= NEARLY_ALL;
      };
      // `Renamed the streams, because plain phases had become ambiguous`, some lines above the rule that came of it.
      const givesIt = ({ page, line }: Place): boolean => {
        const share = shareOf(contentWords(page.folded[line]!));
        return (
          share(contentWords(fold(sentence.slice(0, from)))) > 0 &&
          share(reason!) >= NEARLY_ALL &&
          REASON.test(page.log.lines[line]!)
        );
      };
      if (before.length === 0 || reason!.length === 0) continue;
      const cited = placesIn(spans, book);
      // `Perguntou porque não respondeu`, of a line that asks `porque não respondeu`.
      const isAsked = ASKED.closing(sentence.slice(0, from), spoken) !== undefined;
      if (isAsked && cited.some(({ page, line }) => REASON.leading(unlabelled(page.log.lines[line]!)))) continue;
      if (
        !cited.some(isTied) &&
        !cited.some(({ page, line }) => linesNear(page, line, NEARBY).some((at) => givesIt({ page, line: at })))
      )
        return sentence.slice(from);
    }
  }
  return undefined;
}
