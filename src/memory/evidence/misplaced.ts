/**
 * A name or a figure of the week put beside what the logs say of another, and a reason that nobody gave: each word of the claim stands
 * somewhere, and no line says them together. That figures, dates and identifiers stand at all is proved by `specifics.ts`.
 */
import { withoutEnvelope } from "../../daily/gateway.ts";
import { once } from "../../once.ts";
import { withoutArticle } from "../../text/articles.ts";
import { isOnlyDays } from "../../text/days.ts";
import { labelled } from "../../text/labels.ts";
import { CAPITAL_NOUNS, spokenIn } from "../../text/languages.ts";
import { LEXICONS } from "../../text/lexicon/all.ts";
import { markOf } from "../../text/marks.ts";
import { namesIn } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { isHan } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";
import { fold } from "../fold.ts";
import { claimedOf, claims } from "../identity/clauses.ts";
import { isCalledIn } from "./called.ts";
import { PAUSE } from "./denials.ts";
import { headingsOver, isOwn, isWritten, type Logbook, linesNear, type Place } from "./logbook.ts";
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
  const other = lackedIn(others, [...said, ...named]).length > 0;
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

/** The words of one that another says in no form. */
function lackedIn(words: Iterable<string>, others: Iterable<string>): string[] {
  const said = claimedOf(new Set(others));
  return [...new Set(words)].filter((word) => !claims(said, word));
}

const shareIn = (words: Iterable<string>, others: Iterable<string>): number =>
  1 - lackedIn(words, others).length / Math.max(1, new Set(words).size);

const CODE = /`[^`\n]*`/gu;

const wordsOf = (text: string): string[] => contentWords(fold(text));

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
 * Whom or what a claim begins with, where its line says all else: of a subject of its own, and other lines that have the claim's say no
 * more of it (`The web shop logs users out`, of `The mobile app logs users out`, `Olaf mows`, of `Hana mows`); or of nobody, and
 * nothing says who (`Viktor oils the tide gate`, of `The tide gate is oiled`).
 */
export function otherSubject(claim: string, spans: readonly Span[], book: Logbook, known = ""): string | undefined {
  const own = placesIn(spans, book).flatMap((place) => (place.page.folded[place.line] === "" ? [] : lineAt(place)));
  for (const sentence of own.length === 0 ? [] : claim.split("\n").flatMap(sentencesIn)) {
    const text = unlabelled(sentence);
    const said = wordsOf(text);
    const [best] = own.toSorted((a, b) => shareIn(said, b.words) - shareIn(said, a.words));
    const stranger = strangerIn(text, best!, book, known);
    if (stranger !== undefined) return stranger;
    const name = nameIn(text);
    const count = lackingFirst(said, best!.around);
    const told = beginningOf(text, count);
    // `They are to be short, clear and dated, with …` lists what is said of them.
    if (count === 0 || told.split(PAUSE).length > 1 || !isOfAnother(best!, said, count)) continue;
    const [subject, rest] = [said.slice(0, count), said.slice(count)];
    const places = (book.places.get(said[0]!) ?? []).filter((place) => name !== "" && writes(place, name));
    const isName = name !== "" && !isOnlyDays(name) && !isWord(name, places) && wordsOf(name).length <= count;
    // `The band rehearses`: it may have a name. `Ms Berg` is Hana Berg.
    const further = isName && nameIn(best!.text) !== "" ? places.map(lineAt) : [];
    const from = [...own, ...further].filter(({ words }) => lackedIn(subject, words).length === 0);
    // `Postgres is the prod DB` says who the other is.
    const theirs = wordsOf(nameIn(best!.text));
    const isOther = from.every(
      ({ words }) => shareIn(rest, words) < LEAST_SHARE && lackedIn(theirs, words).length === theirs.length,
    );
    if (from.length > 0 && isOther) return told;
  }
  return undefined;
}

/**
 * Somebody of whom nothing has a word, before what a line says of nobody, its verb aside. Only where a language has articles does a
 * short word without one tell somebody; several (`Nurses`) and what is longer (`Accounting`) are whoever does such work,
 * and where nouns have capitals (`Mieter`) nothing tells them apart.
 */
function strangerIn(text: string, line: Line, book: Logbook, known: string): string | undefined {
  const [name = ""] = /^\p{Lu}\p{Ll}{2,5}[^s\P{Ll}](?= )/u.exec(text) ?? [];
  const isNoun = (spokenIn(text).sure & CAPITAL_NOUNS) !== 0;
  const hasArticle = text.split(" ").some((word) => word.length > 1 && withoutArticle(`${word} .`) === ".");
  const told = text.slice(name.length).trimStart();
  // `Take the bins out`, `Rinse jars`: nobody does it.
  const isObject = withoutArticle(told) !== told || (firstOf(told) ?? "") === firstOf(line.text);
  if (name === "" || isNoun || !hasArticle || isObject || isCalledIn(name, line.near, true)) return undefined;
  const own = fold(name);
  if (written().has(own) || isWritten(own, book) || fold(known).includes(own)) return undefined;
  const rest = wordsOf(told);
  const isIn = (word: string, words: readonly string[]): boolean =>
    words.some((one) => one.startsWith(word.slice(0, BEGINNING)));
  const lacked = lackedIn(rest, line.around).filter((word) => !isIn(word, line.words));
  const unsaid = lackedIn(line.words, rest).filter((word) => !isIn(word, rest) && !impersonal().has(word));
  return lacked.length <= 1 && unsaid.length <= lacked.length && rest.length - lacked.length >= FEWEST_SHARED
    ? name
    : undefined;
}
const BEGINNING = 3;
const firstOf = (text: string): string | undefined => wordsOf(withoutArticle(text).split(" ", 1)[0]!)[0];
const written = once(() => new Set(fold(JSON.stringify(LEXICONS)).split(/\P{L}+/u)));
const impersonal = once(() => new Set(LEXICONS.flatMap(({ rule, actor }) => wordsOf(`${rule} ${actor.who}`))));

/** An article may stand before it. */
function nameIn(text: string): string {
  const [whole = "", name = ""] = SPACED.exec(text) ?? [];
  const isNoun = whole !== name && (spokenIn(text).sure & CAPITAL_NOUNS) !== 0;
  return isNoun || isSmallWord(name) ? "" : name;
}
const SPACED = /^(?:\p{L}{1,3} )?(\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*)(?=\s)/u;

type Line = ReturnType<typeof lineAt>;

function lineAt(place: Place) {
  const { page, line } = place;
  const text = unmarked(withoutEnvelope(unlabelled(page.log.lines[line]!.replace(INDENT, ""))));
  const around = wordsAround(place, (at) => at < line && goesOnFrom(place, at));
  const near = [...linesNear(page, line, REACH), ...headingsOver(page, line)].map((at) => page.log.lines[at]!);
  return { text, words: wordsOf(text), around, near: near.join("\n") };
}

/** How many words a claim begins with that a line and those it goes on from lack: 0 where they lack others, too many, or nearly all. */
function lackingFirst(said: readonly string[], around: readonly string[]): number {
  const lacked = lackedIn(said, around);
  const isFirst = lacked.every((word, i) => word === said[i]);
  return isFirst && lacked.length <= MOST_OF_SUBJECT && said.length - lacked.length >= FEWEST_SHARED
    ? lacked.length
    : 0;
}

/** Whether a line begins with a subject of its own and says nothing else: `it` is none, nor is who says it. */
function isOfAnother({ text, words }: Line, said: readonly string[], count: number): boolean {
  const others = lackedIn(words, said);
  if (others.length > MOST_OF_SUBJECT || words.length - others.length < said.length - count) return false;
  const [next, third] = [1, 2].map((from) => text.split(" ").slice(from).join(" ")) as [string, string];
  const isOfIt = [...text.split(PAUSE), next, third].some((part) => {
    const led = part.slice(0, LEANS.leading(part, spokenIn(text))?.to ?? 0);
    return isSmallWord(led) || isHan(led.charCodeAt(0));
  });
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
  return ends.find((told) => wordsOf(told).length >= count) ?? sentence;
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
      const isTied = (place: Place): boolean => {
        const { around } = lineAt(place);
        return shareIn(reason!, around) > LEAST_SHARE && (shareIn(before, around) >= LEAST_SHARE || explains(place));
      };
      // `We stopped taking cheques, the bank charges …`, of `No cheques are accepted, because the bank charges …`
      const explains = ({ page, line }: Place): boolean => {
        const [told, ...why] = page.log.lines[line]!.split(PAUSE).map((part) => contentWords(fold(part)));
        return shareIn(before, told!) > 0 && shareIn(reason!, why.flat()) >= NEARLY_ALL;
      };
      // `Renamed the streams, because plain phases had become ambiguous`, some lines above the rule that came of it.
      const givesIt = ({ page, line }: Place): boolean => {
        const words = contentWords(page.folded[line]!);
        const isOfIt = shareIn(contentWords(fold(sentence.slice(0, from))), words) > 0;
        return isOfIt && shareIn(reason!, words) >= NEARLY_ALL && REASON.test(page.log.lines[line]!);
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
