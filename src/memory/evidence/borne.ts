/**
 * What a model adds to a claim in words: a reason, how to apply it, a sentence more. Figures are proved by `specifics.ts`; of
 * words each sentence must share some with the lines of its claim, their sections, or lines elsewhere about the same thing, and
 * whom it names must be named somewhere in the week. A paraphrase shares a third of its words at the least; an invention
 * next to none.
 */

import { once } from "../../once.ts";
import { isOnlyDays } from "../../text/days.ts";
import { labelled } from "../../text/labels.ts";
import { askedIn, bitOf, CAPITAL_NOUNS, type Spoken, spokenIn } from "../../text/languages.ts";
import type { Mark } from "../../text/lexicon/lexicon.ts";
import { markOf } from "../../text/marks.ts";
import { nameAmongNouns, namesIn } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { areInOtherScripts } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { isSpokenLanguage } from "../../text/spoken-languages.ts";
import { tellsPast } from "../../text/task-end.ts";
import { isOfNobody } from "../../text/voices.ts";
import { contentWords } from "../../text/words.ts";
import { fold } from "../fold.ts";
import { type Claimed, claimedOf, claims } from "../identity/clauses.ts";
import { isBeside } from "../identity/exchanged.ts";
import { abbreviatedIn, isCalledIn } from "./called.ts";
import { type Passed, shortly } from "./gate.ts";
import { leftOf } from "./left-of.ts";
import { headingsOver, isWritten, type Logbook, type Place, spokenOf } from "./logbook.ts";
import { placesIn, propersIn } from "./misplaced.ts";
import { areSame } from "./same-words.ts";
import type { Span } from "./source.ts";
import { sectionPlaces } from "./standing.ts";

/** The share of a sentence's words, weighted by their rarity, that the lines must say. */
const LEAST_SHARE = 0.25;
/** Of fewer words a paraphrase may well say none: `The cause was not established.` */
const FEWEST_WORDS = 3;
/** Words of a line elsewhere that the claim's statement has too, for it to be about the same; of a tail that says something. */
const ABOUT_THE_SAME = 2;

/** What a claim rests on, and what it says. */
interface Bearing {
  readonly spans: readonly Span[];
  readonly book: Logbook;
  /** Its name and description: what it is about. */
  readonly statement: string;
  /** What other memories say, which was proved when they were written. */
  readonly known: ReadonlyMap<string, string>;
  /** What the memory says that it sharpens. */
  readonly sharpens?: string | undefined;
  /** What it was asked for in: `source`, or a language that its lines need not be in. */
  readonly language?: string | undefined;
}

/**
 * `sentence` is the whole; a `clause` has fewer words to share; of a `name` and of guidance only whom it names is asked; a `tail`
 * goes on behind all that a line says; a `whole`, however short, must say something of its lines behind what it is about.
 */
type Part = "sentence" | "clause" | "name" | "tail" | "whole";
/** Why a text is not borne by the lines of its claim; undefined where it is, or where nobody could tell. */
export type Doubter = (text: string, part?: Part, head?: string) => string | undefined;

export function unborneBy(bearing: Bearing): Doubter {
  const { spans, book, statement, sharpens = "" } = bearing;
  const cited = placesIn(spans, book);
  const lines = cited.map(({ page, line }) => page.log.lines[line]!).join("\n");
  const translation = translationOf(lines, bearing);
  // Looked through only as far as it needs: what a sentence copies stands in the cited lines.
  const reaches: (() => readonly Place[])[] = [
    () => cited,
    () => [...sectionPlaces(cited), ...cited.flatMap(headingPlaces)],
    () => linesAbout(statement, book),
  ];
  const said: Claimed[] = [];
  const saidWithin = (reach: number): Claimed =>
    (said[reach] ??= saidIn([fold(reach === 0 ? sharpens : ""), ...reaches[reach]!().map(foldedAt)]));
  const isNowhere = (words: readonly string[]): boolean =>
    reaches.every((_, reach) => lackedBy(saidWithin(reach), words).length === words.length);
  const claimed = once(() => saidIn([fold(statement.split("\n", 1)[0]!)]));
  const remembered = once(() => fold([...bearing.known.values()].join("\n")));
  return (text, part = "sentence", head = "") => {
    const { mark, rest, told } = marked(text);
    const words = [...new Set(tellingWords(fold(told)))];
    const missing = lackedBy(saidWithin(0), words);
    if (part === "tail") {
      const isMade = words.length >= ABOUT_THE_SAME && isWhole(head, lines) && isNowhere(words);
      return isMade && !words.some((word) => remembered().includes(word)) ? "no line near says it" : undefined;
    }
    if (missing.length === 0) return undefined;
    const asked = translation(told);
    if (asked === "nothing") return undefined;
    const short = tellingWords(fold(abbreviatedIn(told, lines).join(" ")));
    let unsaid = missing.filter((word) => !short.includes(word));
    const fewest = fewestIn(told);
    if (part === "whole") {
      const added = [...reaches.keys()].reduce((left, reach) => lackedBy(saidWithin(reach), left), unsaid);
      const about = words.findIndex((word) => added.includes(word));
      const isAbout = about > 0 && about <= Math.min(ABOUT_THE_SAME, saidWithin(0).words.size / 2);
      // `Nora speaks Polish`, of `Nora took the train`. One word alone may be another for theirs: `resigned`, of `handed in his notice`.
      const isAdded = isAbout && added.length >= fewest - 1 && about + added.length === words.length;
      return isAdded && asked === "all" ? "no line says more than what it is about" : undefined;
    }
    const stranger = strangerIn(rest, unsaid, { lines, isTranslated: asked === "names" }, bearing);
    if (stranger !== undefined) return `${stranger} is named nowhere in the week`;
    if (part === "name" || asked === "names") return undefined;
    // How to apply a rule is told in words of one's own: some of them are the rule's, its lines', or those of a line of the week.
    const isFree = words.length < fewest || lackedBy(claimed(), words).length < words.length || !isNowhere(words);
    if (mark === "apply") return isFree || linesAbout(told, book).length > 0 ? undefined : "no line says so";
    const because = REASON.leading(told);
    // What a reason repeats of its claim is no reason.
    const named = new Set(namesIn(told).flatMap(({ text: name }) => tellingWords(fold(name))));
    const reasons = lackedBy(claimed(), tellingWords(fold(told.slice(because?.to ?? 0)))).filter(
      (one) => !named.has(one),
    );
    const isReason = mark === "reason" || (because !== undefined && 2 * reasons.length >= words.length);
    const isShort = reasons.length > 0 && reasons.length < fewest;
    // Of a short paraphrase no word need be the lines' own, but one of a reason: `because it is faster` fits everything.
    if (isReason && isShort && isNowhere(reasons)) return "no line gives it as a reason";
    if (words.length < fewest + (part === "clause" ? 1 : 0)) return undefined;
    const most = (1 - LEAST_SHARE) * weightOf(mark === "reason" && reasons.length >= fewest ? reasons : words, book);
    for (const reach of reaches.keys()) {
      unsaid = lackedBy(saidWithin(reach), unsaid);
      if (weightOf(unsaid, book) <= most) return undefined;
    }
    return "its evidence says nothing of it";
  };
}

const STANDING = saying("rule", "preference", "lasting");
const TELLS_IT = saying(
  ...(["rule", "preference", "lasting", "lesson", "decided", "reason", "request", "wish"] as const),
  ...(["heard.order", "heard.lasting", "heard.wants"] as const),
);
/** What somebody said or turned down may tell a rule in any words. */
const REPORTED = saying("narration.asked", "narration.answered", "refusal", "takenBack", "standing");
/** What is denied or refused may be told by its contrary: `accepts cash only`. */
const TURNED = saying("negation", "refusal");
/** Why a person decides about a claim that is its model's own guess. @param body what it says in full */
export function guessIn(bearing: Bearing, body: string): Pick<Passed, "doubt" | "doubtCode"> | undefined {
  const places = placesIn(bearing.spans, bearing.book);
  const [cited, [name = "", description = ""]] = [textsAt(places), bearing.statement.split("\n")];
  const [isTurned, isDenial] = [cited.some((line) => TURNED.test(line)), TURNED.test(description)];
  // `Hugo ordered the vegetarian menu`: once is no habit, and how he is otherwise is another matter.
  const isDeed = cited.length > 0 && cited.every((line) => tellsPast(line) && !REPORTED.test(line));
  const isRule = (!isTurned || isDenial) && isRuleGuessed(description, isDeed, places, bearing);
  const unborne = unborneBy(bearing);
  const isAdded = (text: string): boolean => !tellsPast(text) && unborne(text, "whole") !== undefined;
  const isState = !isTurned && !isDenial && isDeed && [description, ...sentencesIn(body).slice(0, 1)].every(isAdded);
  // `Dome shutter: it only opens if it is lifted` names it, where its section does.
  const near = once(() => saidIn([...sectionPlaces(places), ...places.flatMap(headingPlaces)].map(foldedAt)));
  const isNamed = lackedBy(saidIn([fold(description)]), tellingWords(fold(name))).some((word) => claims(near(), word));
  if (!isRule && !isState && (isNamed || !isOfNobody(description))) return undefined;
  const guess = isRule ? "its lines tell no rule and no preference" : "its lines do not say it";
  const doubt = isRule || isState ? guess : "it does not say who, or of what";
  return { doubt, doubtCode: "UNCONFIRMED" };
}

/**
 * `Anna answered by mail`, told as `Anna prefers mail to calls`: a rule or a taste of which its lines say no word, nor half of
 * what is told, or tell only what was done once. Of 457 of annotators one is.
 */
function isRuleGuessed(description: string, isDeed: boolean, cited: readonly Place[], bearing: Bearing): boolean {
  const lines = textsAt([...cited, ...cited.flatMap(headingPlaces)]);
  if (!STANDING.test(description) || lines.some((line) => TELLS_IT.test(line))) return false;
  if (isDeed) return true;
  const words = [...new Set(tellingWords(fold(STANDING.without(description))))];
  const isOwn = translationOf(lines.join("\n"), bearing)(description) === "all";
  return isOwn && 2 * lackedBy(saidIn(lines.map(fold)), words).length >= words.length;
}

const textsAt = (places: readonly Place[]): string[] => places.map(({ page, line }) => page.log.lines[line]!);
const foldedAt = ({ page, line }: Place): string => page.folded[line]!;

const saidIn = (folded: readonly string[]): Claimed => claimedOf(new Set(folded.flatMap(tellingWords)));

/** Whether a text says all that a sentence of some lines says, and hardly a word more. */
const isWhole = (text: string, lines: string): boolean =>
  !/[(（][^)）]*$/u.test(text) && sentencesIn(lines).some((one) => areSame(one, text));

/** Figures are proved already. */
const lackedBy = (said: Claimed, told: readonly string[]): string[] =>
  told.filter((word) => !/\d/.test(word) && !claims(said, word));

const weightOf = (words: readonly string[], { places, size }: Logbook): number =>
  words.reduce((total, word) => total + Math.log(1 + size / Math.max(1, places.get(word)?.length ?? 0)), 0);

/** `Why` of `**Why:** it broke`; what stands behind a label, and what is told: a label that is no mark is a part of it. */
function marked(sentence: string): { mark: Mark | undefined; rest: string; told: string } {
  const { label, rest } = labelled(sentence.replace(LIST_MARK, ""));
  const mark = label === "" ? undefined : markOf(label);
  return { mark, rest, told: mark === undefined ? sentence : rest };
}

const LIST_MARK = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/u;

/** Single ideographs stand in many words. */
const tellingWords = (folded: string): string[] => contentWords(folded).filter((word) => !IDEOGRAPH.test(word));
const IDEOGRAPH = /^\p{Script=Han}$/u;
/** In Chinese each ideograph but the first makes a pair. */
const fewestIn = (text: string): number => (CHINESE.test(text) ? 2 * FEWEST_WORDS : FEWEST_WORDS);
const CHINESE =
  /^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}{2}[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u;

const headingPlaces = ({ page, line }: Place): Place[] => headingsOver(page, line).map((at) => ({ page, line: at }));

/** The lines of the week that share words with a statement. */
function linesAbout(statement: string, { places }: Logbook): Place[] {
  const found = [...new Set(contentWords(fold(statement)))].flatMap((word) => places.get(word) ?? []);
  const times = Map.groupBy(found, (place) => place);
  return [...times].flatMap(([place, { length }]) => (length >= ABOUT_THE_SAME ? [place] : []));
}

/** A translation shares no words with its lines: what of it can be asked. In another script nobody can tell a name either. */
function translationOf(
  lines: string,
  { spans, book, language = "source" }: Bearing,
): (text: string) => "all" | "names" | "nothing" {
  const wanted = askedIn(language)?.sure ?? 0;
  const spoken = once(() => spokenAt(lines, spans, book));
  return (text) => {
    if (areInOtherScripts(text, lines)) return "nothing";
    if (language !== "source" && (spoken().sure & wanted) === 0) return "names";
    return (tellingly(spokenIn(text)) & tellingly(spoken())) === 0 ? "nothing" : "all";
  };
}

/** What lines are in, or a text that is in the language of theirs: of a short one its log tells. */
function spokenAt(text: string, [span]: readonly Span[], { byPath }: Logbook): Spoken {
  const log = byPath.get(span?.path ?? "")?.log;
  return spokenIn(text, log && spokenOf(log));
}

/** Whether a claim was asked for in another language than its lines are surely in. */
export function isTranslation(lines: string, { spans, book, language = "source" }: Bearing): boolean {
  const { sure } = spokenAt(lines, spans, book);
  return language !== "source" && sure !== 0 && (sure & (askedIn(language)?.sure ?? 0)) === 0;
}

const tellingly = ({ sure, possible }: Spoken): number => (sure === 0 ? possible : sure);

/** Somebody or something that a text names, and nothing in the week, its paths or the known memories does. */
function strangerIn(
  text: string,
  missing: readonly string[],
  { lines, isTranslated }: { readonly lines: string; readonly isTranslated: boolean },
  { spans, book, known, statement, language = "source" }: Bearing,
): string | undefined {
  const asked = isTranslated ? askedIn(language) : undefined;
  const amongNouns = (tellingly(asked ? spokenIn(text, asked) : spokenAt(text, spans, book)) & CAPITAL_NOUNS) !== 0;
  // Such a text is asked for its words; a translation shares none.
  if (amongNouns && !isTranslated) return undefined;
  const told = `${statement}\n${text}`;
  const lacksName = amongNouns && propersIn(lines).some((name) => !isOnlyDays(name) && !isCalledIn(name, told, false));
  const isSure = (name: string): boolean => isSpokenLanguage(name) || (lacksName && isBare(name, text));
  const named = propersIn(text).map((one) => (!amongNouns || isSure(one) ? one : nameAmongNouns(one, lines)));
  const unsaid = named.filter((name) => {
    const words = contentWords(fold(name));
    const isUnsaid = words.length > 0 && words.every((word) => missing.includes(word) && !isWritten(word, book));
    return isUnsaid && !isOnlyDays(name) && !isCalledIn(name, lines, isTranslated);
  });
  if (unsaid.length === 0 || (!amongNouns && isTitled(text))) return undefined;
  const remembered = fold([...known.values()].join("\n"));
  return unsaid.find((name) => !remembered.includes(fold(name)));
}

/** Without the ending of an article, an adjective or a number before it, as a noun has: `prüft Kurt`. */
const isBare = (name: string, text: string): boolean =>
  !/(?:[emrs]|[ei]n|\d)\P{L}*$/u.test(text.slice(0, text.indexOf(name)));

/** `Use Real Databases In Tests`: each word has a capital, and none tells a name. */
const isTitled = (text: string): boolean => !/(?<!\p{L})\p{Ll}{4,}/u.test(text);

const REASON = saying("reason");
/** Here the reason stands before its word. */
const REASON_FIRST = bitOf("ja") | bitOf("ko") | bitOf("tr");
/** Where a further clause begins that says something of its own, and where one may go on. */
const FURTHER = /[;；]\s*|\s[—–]\s/gu;
const GOES_ON = /[,;，、；]|\s(\p{L}{1,4})(?=\s)/gu;
const PAUSE_LAST = /[\s,;:，、；：—–-]+$/u;
const END = /[.!?。！？]["'”’»」)）]*$/u;

/** What stays of a text, and what was left out of it, with why. */
interface Kept {
  /** "" where nothing is left. */
  readonly text: string;
  readonly without: readonly string[];
}

/** A claim's text without what nothing bears; `isBare` where what it begins with would go and leave its reason: then all goes. */
export function borneClaim(text: string, unborne: Doubter): Kept & { readonly isBare: boolean } {
  const kept = borneOf(text, unborne);
  const isBare = marked(kept.text).mark !== undefined && marked(text).mark === undefined;
  return { ...kept, ...(isBare && { text: "" }), isBare };
}

/** A text without what nothing bears. */
export function borneOf(text: string, unborne: Doubter): Kept {
  const without: string[] = [];
  const left = leftOf(text, (sentence) => {
    const kept = sentenceOf(sentence, unborne);
    without.push(...kept.without);
    return kept.text;
  });
  return { text: without.length === 0 ? text : left.text, without };
}

/** A sentence is left out whole, or the clauses behind its first, such as a reason. */
function sentenceOf(sentence: string, unborne: Doubter): Kept {
  const without: string[] = [];
  const [first = "", ...further] = clausesOf(sentence);
  const kept = further.filter((clause) => {
    const why = unborne(clause, marked(sentence).mark === "apply" ? "name" : "clause");
    if (why !== undefined) without.push(saidWhy(clause, why));
    return why === undefined;
  });
  const said = [first, ...kept].join("");
  const isTail = ({ index, 1: word }: RegExpExecArray): boolean =>
    (word === undefined || isBeside(word)) && unborne(said.slice(index), "tail", said.slice(0, index)) !== undefined;
  const end = [...said.matchAll(GOES_ON)].find(isTail)?.index ?? said.length;
  if (end < said.length) without.push(saidWhy(said.slice(end + 1), "no line near says it"));
  const rest = said.slice(0, end).replace(END, "").replace(PAUSE_LAST, "");
  const text = without.length === 0 ? sentence : `${rest}${END.exec(sentence)?.[0] ?? ""}`;
  const because = unborne(text);
  return because === undefined ? { text, without } : { text: "", without: [saidWhy(sentence, because)] };
}

const saidWhy = (text: string, why: string): string => `${shortly(text.replace(/\s+/gu, " ").trim())} (${why})`;

/** A sentence from each reason and each semicolon on; together they are the sentence again. */
function clausesOf(sentence: string): string[] {
  const reasons =
    (spokenIn(sentence).possible & REASON_FIRST) === 0 ? REASON.all(sentence).map(({ from }) => from) : [];
  const marks = [...sentence.matchAll(FURTHER)].map(({ index, 0: mark }) => index + mark.length);
  // `Perché` is a reason's word, and a label.
  const told = sentence.length - marked(sentence).told.length;
  const further = [...reasons, ...marks].filter((from) => from > told);
  const starts = [...new Set([0, ...further])].sort((a, b) => a - b);
  return starts.map((from, i) => sentence.slice(from, starts[i + 1]));
}
