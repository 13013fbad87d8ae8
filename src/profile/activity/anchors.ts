/**
 * Proves a record that is written in another language than its conversation, by what a translation leaves alone:
 * numbers, names, code and quotes.
 */
import { holds, offerOf, type Specific, specificsOf } from "../../memory/evidence/specifics.ts";
import { fold } from "../../memory/fold.ts";
import { isOnlyDays } from "../../text/days.ts";
import { askedIn, CAPITAL_NOUNS, spokenIn } from "../../text/languages.ts";
import { nameAmongNouns, namesIn } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { romanised } from "../../text/romanise.ts";
import type { Message, Proof } from "./activity.ts";
import { own } from "./language.ts";

/** Why a translation cannot be traced, be it true or not: in the conversation's own language it could. */
export const UNTRACED = "a translation without a name, a quote or two numbers of the conversation";

/** Proves a translation: each of its anchors and names stands in some message, and there is one at least. */
export function byAnchors(wording: string, among: readonly Message[], language: string): Proof {
  const offers = among.map(({ number, text }) => ({ number, offer: offerOf(clocked(text).split("\n"), fold(text)) }));
  const isHeld = (specific: Specific): boolean => offers.some(({ offer }) => holds(offer, specific));
  const figured = wording.replace(FIGURE, (figure) => {
    const plain = figure.replace(/[.\s]/gu, "").replace(",", ".");
    return specificsOf(plain).every(isHeld) ? plain : figure;
  });
  const anchors = [...specificsOf(figured), ...quotesIn(wording)];
  const isNamed = anchors.some(({ kind }) => kind !== "number");
  if (!isNamed && anchors.length < 2) {
    const shared = sharedNames(wording, among);
    if (shared.length === 0) return { code: "NO_EVIDENCE", reason: UNTRACED };
    anchors.push(...shared);
  }
  const invented = unsaidName(wording, among, language);
  if (invented !== undefined) return { code: "UNSUPPORTED", reason: `in no message: ${invented.slice(0, 60)}` };
  const heldBy = ({ offer }: (typeof offers)[0]): number => anchors.filter((anchor) => holds(offer, anchor)).length;
  const best = offers.toSorted((one, other) => heldBy(other) - heldBy(one));
  const holding = anchors.map((anchor) => best.find(({ offer }) => holds(offer, anchor)));
  const missing = anchors.find((_, i) => holding[i] === undefined);
  if (missing) return { code: "UNSUPPORTED", reason: `in no message: ${missing.text.slice(0, 60)}` };
  return { messages: ascending(holding.map((one) => one!.number)) };
}

export const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

const [DENIES, BARRED] = [saying("negation"), saying("without", "condition", "leaving")];
const AGAINST = saying("negation", "refusal", "leaving", "ended", "without", "outage", "nothing");
const FAILS = saying("outage");
const clausesOf = (text: string): string[] => text.split(/[,;:.!?()](?=\s|$)|[，；：。！？、（）\n]/u);

/**
 * Of `340 passed, 5 failed` the 5 told as passed; `We do not use Helm`, told as `Helm wird genutzt`: all that the messages say of a
 * name is denied, and what is told is not. What failed lacks something, in words of its own: that is no denial.
 */
export function isOpposite(wording: string, among: readonly Message[], isTried: boolean): boolean {
  const theirs = clausesOf(among.map(({ text }) => text).join("\n"));
  const failing = (clauses: readonly string[]): Set<string> =>
    new Set(clauses.filter((clause) => FAILS.test(clause)).flatMap((clause) => clause.match(/\d+/gu) ?? []));
  const [ours, failed] = [failing(clausesOf(wording)), failing(theirs).intersection(new Set(wording.match(/\d+/gu)))];
  if (isTried) return failed.size > 0 && ours.size > 0 && failed.isDisjointFrom(ours);
  const named = theirs.map((clause) => ({
    names: namesIn(clause),
    isDenied: DENIES.all(clause).length === 1 && !BARRED.test(clause),
  }));
  return clausesOf(wording).some((clause) => {
    const same = named.filter(({ names }) => names.some(({ text }) => clause.includes(text)));
    return !AGAINST.test(clause) && same.length > 0 && same.every(({ isDenied }) => isDenied);
  });
}

/** `2.500`, `1 250` and `312,5`, as another language writes 2500, 1250 and 312.5. */
const FIGURE = /(?<![\d.,])(?:\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?|\d+,\d+)(?![\d.,]*\d)/gu;
/** `4 pm`, and 16:00 beside it, which another language says. */
const clocked = (text: string): string =>
  text.replace(/(?<![\d.:])(1[0-2]|[1-9])(?::([0-5]\d))?\s?([ap])\.?m\b/giu, (all, hour, minutes = "00", half) => {
    const of24 = (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
    return `${all} ${of24}:${minutes} ${of24}`;
  });

/**
 * A name that no message says, in any case or script: `the customer Meier` beside a word of code that proves nothing of him. Among
 * nouns with capitals only the second of two in a row is one for certain; short capitals (`API`) a translation may bring along.
 */
function unsaidName(wording: string, among: readonly Message[], language: string): string | undefined {
  const said = new Set(among.flatMap(({ text }) => spelledAlike(text)));
  const lines = among.map(({ text }) => text).join("\n");
  const amongNouns = (spokenIn(own(wording), askedIn(language)).sure & CAPITAL_NOUNS) !== 0;
  return namesIn(wording)
    .map(({ text }) => (amongNouns ? nameAmongNouns(text, lines) : text))
    .filter((name) => /\p{Ll}/u.test(name) && !isOnlyDays(name))
    .find((name) => !spelledAlike(name).some((word) => isSaidIn(said, word)));
}

/** `Хубер` and `Huber`. */
const spelledAlike = (text: string): string[] => romanised(text).replaceAll("kh", "h").split("-");

/** Also with another ending: `Мейера`, `Meiers`. */
function isSaidIn(said: ReadonlySet<string>, word: string): boolean {
  if (said.has(word)) return true;
  const stem = word.slice(0, Math.max(LEAST_STEM, word.length - 2));
  return word.length >= LEAST_STEM && [...said].some((one) => one.startsWith(stem));
}
const LEAST_STEM = 3;

/** Names of the conversation that the wording spells as it does: `MSVC`, `Dana`, `XML`. */
const sharedNames = (wording: string, among: readonly Message[]): Specific[] => {
  const spelled = new Set(wording.match(WORD));
  return [...new Set(among.flatMap(({ text }) => namesIn(text).map((name) => name.text)))]
    .filter((name) => name.match(WORD)?.every((word) => spelled.has(word)))
    .map((name) => ({ kind: "identifier", key: fold(name), text: name }));
};
const WORD = /[\p{L}\p{N}]+/gu;

/** Quotes and words in code marks, which a translation leaves as they were said. */
export const quotesIn = (wording: string): Specific[] =>
  [...wording.matchAll(/`([^`\n]{3,200})`|"([^"\n]{3,200})"|「([^」\n]{3,200})」|“([^”\n]{3,200})”/gu)].map((match) => {
    const text = (match[1] ?? match[2] ?? match[3] ?? match[4])!;
    return { kind: "identifier", key: fold(text), text };
  });
