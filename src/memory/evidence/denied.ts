/**
 * A line that denies what it says is no evidence of it, whoever wrote its words: `It is wrong that: …`, `… (withdrawn)`, a line
 * below that goes on with `No longer true.`, a heading that says `Rejected ideas`. Only what is a note about the claim counts: words
 * that say something of a thing of their own (`Dropped the Redis cluster`) are another claim.
 */
import { headingMark } from "../../text/marks.ts";
import { saying } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";
import { isOwn, type Page } from "./logbook.ts";
import { unlabelled } from "./speaker.ts";

const DENIES = saying("denied", "withdrawal");
const SAYS_NO = saying("denied", "withdrawal", "negation", "ended");

/** A note is shorter than a claim. */
const LONGEST_NOTE = 80;
/** How far below a line what goes on with it is looked for. */
const MOST_BELOW = 6;
/** In a longer line nothing is a note about the rest. */
const LONGEST_LINE = 1_000;

/**
 * @param text what is claimed of the line: where it tells the denial too, it tells what was said
 * @returns the index of the line that denies what stands on this one: itself, its heading, or one that goes on with it
 */
export function denialOf(text: string, page: Page, line: number): number | undefined {
  const said = plain(page.log.lines[line]!);
  if (said.length > LONGEST_LINE || !isOwn(page, line)) return undefined;
  const [body, note] = parted(said);
  const headline = headlineOf(text);
  const told = DENIES.test(headline);
  if (!told && note !== undefined && body !== "") return line;
  if (leads(said) && !SAYS_NO.test(headline)) return line;
  const heading = page.headings[line]!;
  // The offline model's description begins with the heading.
  const isKind = heading >= 0 && isDeniedKind(plain(page.log.lines[heading]!.replace(/^ {0,3}#+|#+\s*$/g, "")));
  if (isKind && !DENIES.test(headlineOf(text.split("\n", 1)[0]!))) return heading;
  return told ? undefined : below(page, line);
}

/** The name and the description without their own notes: what a memory says of itself, whatever its body copies. */
const headlineOf = (text: string): string =>
  text
    .split("\n", 2)
    .map((line) => parted(line)[0])
    .filter((line) => restOf(line, DENIES.all(line)).length > 0)
    .join("\n");

/** `It is wrong that: …`, `Nobody decided this: "…"`. But `Thesis invalidated: …` denies its subject, and goes on with the reason. */
function leads(said: string): boolean {
  const [, lead = "", denied = ""] = /^([^:："“„«「『]{1,80})([:："“„«「『]\s*\S.{9})/u.exec(said) ?? [];
  const subject = contentWords(lead.slice(0, Math.min(...DENIES.all(lead).map(({ from }) => from))));
  return isNote(lead) && (subject.length === 0 || /^[:：]?\s*["“„«「『]/u.test(denied));
}

const BRACKETED = /[([（［]([^()[\]（）［］]{2,80})[)\]）］]\s*[.。!]?$/u;
const DASHED = /\s(?:--?|[–—])\s+([^–—]{2,80})$|(?:——?|––)([^–—]{2,80})$/u;
const LAST_SENTENCE = /[.!?;]\s+([^.!?;]{2,80})[.!]?$|[。！？；]([^。！？；]{2,60})[。！]?$/u;
const LAST_CLAUSE = /[,，、]\s*([^,，、]{2,60})$/u;

/** What a text says, and the note behind it that denies it. */
function parted(text: string): readonly [body: string, note: string | undefined] {
  const end = text.trim();
  for (const form of [BRACKETED, DASHED, LAST_SENTENCE, LAST_CLAUSE]) {
    const found = form.exec(end.slice(-2 * LONGEST_NOTE));
    const note = found?.[1] ?? found?.[2];
    // Behind a comma `dropped` is said of the last thing named; that it is untrue, of the sentence.
    if (note !== undefined && isNote(note, form === LAST_CLAUSE))
      return [end.slice(0, Math.max(0, end.length - found![0].length)), note];
  }
  return [end, undefined];
}

/** Words that deny, and none of a thing of their own. */
function isNote(text: string, isStrict = false): boolean {
  const found = DENIES.all(text);
  if (found.length === 0 || text.length > LONGEST_NOTE) return false;
  const isDenial = found.some(({ key }) => key === "denied");
  if (isStrict && !isDenial) return false;
  // A word more is what the clause is of (`, thesis invalidated`), not the sentence before it.
  return restOf(text, found).length <= (isDenial && !isStrict ? 1 : 0);
}

/** The words of a text that belong to none of the phrases. */
const restOf = (text: string, found: readonly Phrase[]): string[] =>
  contentWords(without(text, found)).filter((word) => !/^\d/.test(word));

type Phrase = { readonly from: number; readonly to: number };

function without(text: string, found: readonly Phrase[]): string {
  const letters = text.split("");
  for (const { from, to } of found) letters.fill(" ", from, to);
  return letters.join("").trim();
}

/** `Rejected ideas`, `Withdrawn`: a heading that names what was turned down, and no thing. */
function isDeniedKind(heading: string): boolean {
  const found = heading.length > LONGEST_NOTE ? [] : DENIES.all(heading);
  const rest = without(heading, found);
  return found.length > 0 && (contentWords(rest).length === 0 || headingMark(rest) !== undefined);
}

/** What goes on with a line: indented below it, or the next one, where its first clause is such a note. */
function below(page: Page, line: number): number | undefined {
  const { lines } = page.log;
  const depth = indent(lines[line]!);
  for (let next = line + 1, seen = 0; next < lines.length && seen < MOST_BELOW; next++) {
    if (!isOwn(page, next)) continue;
    const isBelow = indent(lines[next]!) > depth;
    if (page.depths[next]! > 0 || (!isBelow && next > line + 1)) return undefined;
    // What ends with a colon is about what follows it.
    const [, first = ""] = /^([^,.;:!?，。；：、！？—–]*)(?:$|[^:：\p{L}\p{N}\s])/u.exec(plain(lines[next]!)) ?? [];
    if (isNote(first)) return next;
    seen += 1;
  }
  return undefined;
}

const indent = (line: string): number => /^\s*/.exec(line)![0].length;

const plain = (line: string): string => withoutItem(unlabelled(line).replace(/\*\*|__/g, ""));
export const withoutItem = (line: string): string => line.replace(/^\s*(?:[-*+>]|\d{1,9}[.)])\s+/u, "").trim();
