/**
 * The one splitter of sentences, in any script that marks their ends. A full stop inside a code span, a number, a version, a file
 * name or an address ends nothing, nor does one behind an abbreviation or a list's number. Together the sentences are the
 * text again. One pass, linear.
 */
import { once } from "../once.ts";
import { unaccented } from "./folding.ts";
import { LEXICONS } from "./lexicon/all.ts";
import { isSpacedLetter } from "./scripts.ts";

export interface Sentence {
  /** As slice takes it; the next begins where this ends. */
  readonly from: number;
  readonly to: number;
  /** Without white space around. */
  readonly text: string;
}

/** Each with the white space behind it; none for a text of white space alone. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (const to of endsIn(text)) {
    if (text.slice(from, to).trim() === "") continue;
    found.push({ from, to, text: text.slice(from, to).trim() });
    from = to;
  }
  return found;
}

export const sentencesIn = (text: string): string[] => sentencesOf(text).map((sentence) => sentence.text);

/** Nobody says more without a stop: what goes on is dictated, or pasted. */
const LONGEST_SENTENCE = 600;

/** A text without what goes on for longer than a sentence; the whole where nothing else is in it. */
export function withoutRunOns(text: string): string {
  if (text.length <= LONGEST_SENTENCE) return text;
  const pieces = text.split(/(?<=[.!?;]\s|[。！？；])/u).filter((one) => one.length <= LONGEST_SENTENCE);
  return pieces.join("").trim() || text;
}

const [TICK, STOP, BANG, ASK, NEWLINE] = [96, 46, 33, 63, 10];

function* endsIn(text: string): Generator<number> {
  let code = false;
  /** Of marks in a row that end nothing together, none does: a row of thousands is looked behind once. */
  let row = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i);
    if (character === TICK) code = !code && text.indexOf("`", i + 1) >= 0;
    else if (character === NEWLINE) {
      code = false;
      if (text.charCodeAt(i + 1) === NEWLINE || LINE_BEGINS.test(text.slice(i + 1, i + LONGEST_MARK))) yield i + 1;
    } else if (!code && isEnd(character) && (i >= row || isWideEnd(character))) {
      row = closedAt(text, i);
      const end = endOfSentence(text, i, row);
      if (end > 0) {
        yield end;
        i = end - 1;
      }
    }
  }
  yield text.length;
}

const isEnd = (code: number): boolean =>
  code === STOP || code === BANG || code === ASK || (code >= 0x2026 && isWideEnd(code)) || code === 0x2026;
const isWideEnd = (code: number): boolean => code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0xff61;

/** A line that begins a list item or a heading begins a sentence. */
const LINE_BEGINS = /^\s{0,12}(?:[-*+•]\s|\d{1,3}[.)]\s|#{1,6}\s|>)/;
const LONGEST_MARK = 20;

/** The index after a mark and all that belongs to it. */
function closedAt(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && CLOSERS.includes(text.charAt(end))) end++;
  return end;
}

/** The index after the sentence that ends at a mark which is closed there, its white space included; 0 where none ends. */
function endOfSentence(text: string, at: number, closed: number): number {
  let end = closed;
  const isWide = isWideEnd(text.charCodeAt(at));
  if (!isWide) {
    if (end < text.length && !/\s/.test(text.charAt(end))) return 0;
    if (text.charCodeAt(at) === STOP && end === at + 1 && isAbbreviated(text, at)) return 0;
  }
  while (end < text.length && /[^\S\n]/.test(text.charAt(end))) end++;
  if (end < text.length && text.charCodeAt(end) === NEWLINE && !isWide) end++;
  // What goes on in small letters was not at its end.
  return !isWide && /^\p{Ll}/u.test(text.slice(end, end + 2)) && !CODE_WORD.test(text.slice(end, end + 24)) ? 0 : end;
}

/** Marks and the closing quotes and brackets that belong to the sentence. */
const CLOSERS = `.!?。！？…"'”’»」』)）]*_`;
/** A name written small may begin a sentence: `iPhone`, `node_modules`. */
const CODE_WORD = /^(?:\p{Ll}+\p{Lu}|\p{Ll}+[\d_./-]\S)/u;

const abbreviations = once(() => {
  const always = new Set<string>();
  const beforeNumber = new Set<string>();
  for (const { abbreviations: own = "", calendar } of LEXICONS) {
    for (const word of own.toLowerCase().split(/\s+/))
      if (word.endsWith("#")) beforeNumber.add(word.slice(0, -1));
      else always.add(word);
    for (const form of `${calendar.months},${calendar.weekdays}`.split(/[\s,]+/))
      if (form.length <= LONGEST_SHORT_NAME) beforeNumber.add(form.replace("@", ""));
  }
  always.delete("");
  return { always, beforeNumber };
});
const LONGEST_SHORT_NAME = 5;

/** Whether a full stop belongs to the word before it: `e.g.`, `Dr.`, `J.`, `No. 5`, `8. April`, the number of a list. */
function isAbbreviated(text: string, at: number): boolean {
  let start = at;
  while (start > 0 && at - start < LONGEST_ABBREVIATION && isOfWord(text.charCodeAt(start - 1))) start--;
  const word = text.slice(start, at);
  const next = text.slice(at + 1, at + 24).trimStart();
  if (/^\d{1,3}$/.test(word)) {
    return isListNumber(text, start) || isDated(next);
  }
  if (/^\p{Lu}$/u.test(word)) return /^\p{Lu}/u.test(next);
  const lower = word.toLowerCase();
  const { always, beforeNumber } = abbreviations();
  return always.has(lower) || (beforeNumber.has(lower) && /^\d/.test(next));
}
/** What stands before the number of a list: nothing, or the end of a sentence, which `no.` is not. */
function isListNumber(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_ABBREVIATION - 2), start);
  if (before.trim() === "" || LIST_BEGINS.test(before)) return true;
  const word = /(?:^|[\s(])([^\s(]*)\.\s+$/u.exec(before)?.[1];
  return word !== undefined && !abbreviations().beforeNumber.has(word.toLowerCase());
}
/** In `16:00` the colon stands within a time. */
const LIST_BEGINS = /\n\s*$|[!?:]\s+$|(?:。|(?<!\d)：)\s*$/;
const LONGEST_ABBREVIATION = 10;
const isOfWord = (code: number): boolean => isSpacedLetter(code) || code === STOP || code === 0xba;

/** `8. April`, `2. Quartal`: an ordinal goes on with a month, a weekday or a unit. */
function isDated(next: string): boolean {
  const word = /^\p{L}{2,}/u.exec(next)?.[0];
  return word !== undefined && dated().has(unaccented(word.toLowerCase()));
}
const dated = once(
  () =>
    new Set(
      LEXICONS.flatMap(({ calendar: { months, weekdays, units, quarterNumber } }) =>
        [months, weekdays, ...Object.values(units), quarterNumber.replaceAll("{n}", "")].flatMap((forms) =>
          forms.toLowerCase().split(/[\s,]+/),
        ),
      ).map(unaccented),
    ),
);
