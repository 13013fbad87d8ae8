/**
 * A line that denies what it says is no evidence of it, whoever wrote its words: `It is wrong that: …`, `… (withdrawn)`, `- [-] …`, a
 * line below that goes on with `No longer true.`, a heading or a lead-in that says `Rejected ideas`. Only what is a note about the claim counts: words
 * that say something of a thing of their own (`Dropped the Redis cluster`) are another claim.
 */

import { onceOf } from "../../once.ts";
import { withoutArticle } from "../../text/articles.ts";
import { isYes } from "../../text/assent.ts";
import { cellsIn, isTableRule, readLine, taskIn } from "../../text/blocks/lines.ts";
import { isOnlyDays, lastYearIn } from "../../text/days.ts";
import { withoutEnd } from "../../text/ends.ts";
import { isHeard, labelled, labelOf } from "../../text/labels.ts";
import type { Mark } from "../../text/lexicon/lexicon.ts";
import { HEARD_MARKS } from "../../text/lexicon/lexicon.ts";
import { headingMark, leadingMark, markOf, namesNothing } from "../../text/marks.ts";
import { type Found, saying } from "../../text/phrases.ts";
import { plainText } from "../../text/plain.ts";
import { voiceOf } from "../../text/voices.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";
import { isBeside } from "../identity/exchanged.ts";
import { headingsOver, isOwn, type Page } from "./logbook.ts";
import { speakersOf, unlabelled } from "./speaker.ts";

const DENIES = saying("denied", "withdrawal");
/** Alone these are everyday words: they deny what stands below a heading of nothing else, or before their brackets. */
const TAKES_BACK = saying("denied", "withdrawal", "takenBack");
const SAYS_NO = saying("denied", "withdrawal", "negation", "ended");

/** A note is shorter than a claim, and in a longer line nothing is a note about the rest. */
const [LONGEST_NOTE, LONGEST_LINE] = [80, 1_000];
/** How far below a line what goes on with it is looked for, above it its status, and above an item its lead-in. */
const [MOST_BELOW, MOST_OVER, MOST_ABOVE] = [6, 12, 500];

/**
 * @param text what is claimed of the line: where it tells the denial too, it tells what was said
 * @returns the index of the line that denies what stands on this one: itself, its heading, or one that goes on with it
 */
export function denialOf(text: string, page: Page, line: number): number | undefined {
  const said = plain(page.log.lines[line]!);
  if (said.length > LONGEST_LINE || !isOwn(page, line)) return undefined;
  const headline = headlineOf(text);
  const told = DENIES.test(headline);
  if (!told && takenBackIn(said)) return line;
  if (![SAYS_NO, TAKES_BACK].some((says) => says.test(headline)) && isRefusedRow(page, line)) return line;
  if (leads(said) && !SAYS_NO.test(headline)) return line;
  // The offline model's description begins with the heading.
  const kind = DENIES.test(headlineOf(text.split("\n", 1)[0]!)) ? undefined : takenBackBy(page, line);
  return kind ?? (told ? undefined : (below(page, line) ?? statusOver(page, line)));
}

interface TakenBack {
  /** What is taken back, and the words that do. */
  readonly claim: string;
  readonly note: string;
}

/** Whether a line takes back what it says: by its label (`Decision (withdrawn): …`), a cell beside it, or at its end (`… — cancelled`). */
export const takenBackIn = onceOf((line): TakenBack | undefined => {
  const cells = line.startsWith("|") ? cellsIn(line).filter((cell) => cell !== "") : [];
  const status = cells.length > MOST_CELLS ? undefined : cells.findLast((cell, at) => at > 0 && isStatus(cell));
  if (status !== undefined)
    return { claim: cells.filter((cell) => cell !== status && !isHeard(cell)).join(" "), note: status };
  const [, head = "", rest = ""] = /^([^:：]{3,80}?)\s?[:：]\**\s*(\S.*)$/su.exec(line) ?? [];
  if (isTakenBackLabel(head)) return { claim: rest, note: head };
  const [claim, note] = parted(line);
  return note === undefined || claim === "" ? undefined : { claim, note };
}, 200);
/** A wider table holds data. */
const MOST_CELLS = 4;

/** Whether beside a decision a cell below a head such as `Status`, on either side of it, takes it back: by a word, or a cross. */
export function isRefused(cells: readonly string[], heads: readonly string[]): boolean {
  const marks = heads.map((head) => headingMark(plain(head)) ?? "");
  const isOf = (at: number, ...names: string[]): boolean => names.includes(marks[at] ?? "");
  if (!marks.some((_, at) => isOf(at, "decision", "proposal"))) return false;
  return cells.some((cell, at) => isOf(at, "note", "outcome") && (isStatus(cell) || CROSS.test(cell)));
}

function isRefusedRow({ log: { lines } }: Page, line: number): boolean {
  let above = line;
  while (lines[above]?.startsWith("|")) above -= 1;
  const [head = "", rule = ""] = lines.slice(above + 1, line);
  return isTableRule(rule) && isRefused(cellsIn(lines[line]!), cellsIn(head));
}

/** The same by a sign: struck out whole, crossed, or a task that was dropped. Of a claim of its own it may also say that it failed. */
export const crossedIn = onceOf((line): TakenBack | undefined => {
  const { task, text } = taskIn(line);
  const [note = "[-]"] = SIGN.exec(text) ?? [];
  const { rest } = labelled(text.replace(new RegExp(SIGN, "gu"), "").trim());
  const isStruck = /^[~<]/.test(text) && !/[\p{L}\p{N}]/u.test(plainText(text));
  return task === "dropped" || isStruck || (CROSS.test(text) && !NO.test(text)) ? { claim: rest, note } : undefined;
}, 200);
const SIGN = /~~|<[^<>]{1,20}>|[❌🚫⛔✗✘👎]\uFE0F?/u;

/** `Decision 12 (superseded by ADR 7)`, `Withdrawn — Decision`, `Not a decision`: what it calls a claim, and that it is none. */
function isTakenBackLabel(label: string): boolean {
  const [whole = "", , note = ""] = /([(（[])([^()（）[\]]{2,60})[)）\]]/u.exec(label) ?? [];
  const isClaim = (name: string): boolean =>
    !/\p{L}/u.test(name) || KINDS.includes(headingMark(name) ?? leadingMark(name));
  if (whole !== "") return isStatus(note) && isClaim(label.replace(whole, " "));
  const no = NO.leading(label);
  if (no && KINDS.includes(headingMark(without(label, NO.all(label))))) return true;
  const found = TAKES_BACK.all(label);
  return found.length > 0 && isDeniedKind(label) && KINDS.includes(headingMark(ownWords(without(label, found))));
}

/** `withdrawn on Friday`, `later dropped`, `overruled by Ben`: not `cancelled orders`, which are a thing. */
export function isStatus(text: string, says = TAKES_BACK): boolean {
  if (text.length > LONGEST_NOTE || text.includes("?")) return false;
  const isOwn = (word: string): boolean => !/^\d/.test(word) && !isOnlyDays(word) && contentWords(word).length > 0;
  const own = (words: string): string[] => (words.match(/[\p{L}\p{N}]+/gu) ?? []).filter(isOwn);
  const leads = (words: string): boolean => {
    const [first = ""] = words.match(/[\p{L}\p{N}]+/gu) ?? [];
    return (
      own(words).length === 0 ||
      (own(words).length <= MOST_BESIDE && (isSmallWord(first.toLowerCase()) || /^\d/.test(first)))
    );
  };
  return text.split(/[,，、;；]/u).some((clause) =>
    says.all(clause).some(({ from, to }) => {
      const [before, behind] = [clause.slice(0, from), clause.slice(to)].map((side) => ASIDE.without(side).trim());
      return (
        !NO.all(clause).some((no) => no.to <= from) &&
        [before!, behind!].every((side) => withoutArticle(side.toLowerCase()) === side.toLowerCase() && leads(side))
      );
    }),
  );
}
const ASIDE = saying("aside", "link", "transient", "newly", "reason");
const MOST_BESIDE = 3;

/** The heading or the lead-in that takes back what stands below it, or the line itself where its box is crossed. */
function takenBackBy(page: Page, line: number): number | undefined {
  if (taskIn(readLine(page.log.lines[line]!).content).task === "dropped") return line;
  if (isDeniedKind(labelBefore(page, line))) return line;
  const isOver = (title: string): boolean => isDeniedKind(title) || isTakenBackLabel(title);
  return overOf(page, line).find((at) => isCrossedOut(page, line, at) || isOver(titleOn(page, at)));
}

const overOf = (page: Page, line: number): number[] => [
  ...headingsOver(page, line),
  ...leadsOver(page, line),
  ...boxOver(page, line),
];
const titleOn = (page: Page, line: number): string => plain(page.log.lines[line]!.replace(MARKUP, "").trim());

/** `A lie` of `A lie: Decision: we go`: what stands before the label by which a line is heard. */
function labelBefore({ log }: Page, line: number): string {
  const { label, rest } = labelled(log.lines[line]!);
  return isHeard(labelOf(rest)) ? label : "";
}

/**
 * What only asks, offers or tells as another's words what stands below it, or whose last clause takes it back: `Open questions`, `Example`.
 * @param isNo the claim itself tells a no, as what is below such a clause may well
 */
export function askedOver(page: Page, line: number, text: string, isNo = false): number | undefined {
  const { lines } = page.log;
  const [before, isLog] = [labelBefore(page, line), speakersOf(page.log)[line] === "log"];
  const [, note = ""] = LABEL_NOTE.exec(plain(lines[line]!)) ?? [];
  if (leavesOpen(note) || leadingMark(note) === "proposal") return line;
  const last = lastYearIn(note) ?? lastYearIn(BRACKETED.exec(lines[line]!)?.[1] ?? "");
  if (last !== undefined && last < page.log.day.slice(0, 4) && !text.includes(last)) return line;
  const next = labelled(lines.slice(line + 1, line + 4).find((one) => one.trim() !== "") ?? "");
  const isAgreed = voiceOf(next.label) === "person" && isYes(next.rest);
  // `**Copilot:** two more seats`, of a claim that names it, is about it.
  const isMachines = (label: string): boolean => voiceOf(label) === "machine" && !repeats(text, label);
  if (leavesOpen(before) || (isLog && isMachines(before) && !isAgreed)) return line;
  const [isQuote, kind] = [/^\s*>/.test(lines[line]!), leadingMark(labelOf(lines[line]!)) ?? ""];
  return overOf(page, line).find((at) => {
    const title = titleOn(page, at);
    // `Samples of each batch are kept 30 days`, below `Samples`.
    if (leavesOpen(title) || (!isNo && isDeniedKind(lastClause(title))))
      return !repeats(labelled(lines[line]!).rest, title);
    if (OTHERS.test(lines[at]!))
      return (
        (isQuote || (at + 1 < line && MAIL_HEAD.test(lines[at + 1]!))) &&
        !["lesson", "rule"].includes(kind) &&
        !(ASKS.test(lines[at]!) ? SETTLES : FAILED.test(lines[at]!) ? FAILS : undefined)?.test(lines[line]!)
      );
    if (page.depths[at] !== 0 || depthOf(page, line) !== 0) return false;
    if (!isQuote) return isLog && isMachines(title.replace(/\W+$/u, ""));
    return !FIRST_PERSON.test(title) && (ADDRESS.test(title) || (WROTE.test(title) && !DECIDED.test(title)));
  });
}

/** `Decision (example): …` */
const LABEL_NOTE = /^[^:：(（[]{0,30}[([（［]([^()[\]（）［］]{2,60})[)\]）］]\**\s?[:：]/u;

function repeats(said: string, title: string): boolean {
  const [words, own] = [contentWords(said), contentWords(title)];
  return own.length > 0 && own.every((word) => words.includes(word));
}

/** Obsidian's callouts for what another said, asks or failed at, and the line above a forwarded mail. */
const OTHERS =
  /^[\s>]*(?:\[!(?:quote|cite|fail|failure|missing|question|help|faq|example)\]|-{5,40} ?\p{L}.{3,60}-{5})/iu;
/** What stands in such a box and settles it, or tells what failed, is a person's own. */
const [ASKS, FAILED] = [/\[!(?:question|help|faq)\]/i, /\[!(?:fail|failure|missing)\]/i];
const MAIL_HEAD = /^[\s>*]{0,6}\p{L}[\p{L} -]{1,16}[:：][\s*]+\S/u;
const FIRST_PERSON = saying("person");
const ADDRESS = /<[^<>\s@]+@[^<>\s@]+>/;
const [WROTE, DECIDED] = [saying("narration.asked", "narration.answered"), saying("decided")];
const SETTLES = saying("decided", "heard.chose", "mark.decision");

/** A cross says that a thing failed as often as that nobody wants it: where the claim tells neither, a person decides. */
export const isCrossed = (told: string, page: Page, line: number): boolean =>
  isCrossedOut(page, line) && !FAILS.test(headlineOf(told));
const FAILS = saying("denied", "withdrawal", "negation", "ended", "outage", "forbidden", "passing");

const leavesOpen = (title: string): boolean =>
  isDeniedKind(title, OPEN) ||
  [title, DECIDED.test(title) ? "" : ownWords(title.replace(BRACKETED, ""))]
    .map((one) => headingMark(one))
    .includes("proposal") ||
  (LEADS_ON.test(title) && SUPPOSED.leading(title) !== undefined);
const [OPEN, SUPPOSED, LEADS_ON] = [saying("unconfirmed"), saying("supposed"), /[:：]\s*$/u];

/** `example` of `This is only an example`. */
const ownWords = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}\p{M}'’.-]+|\.(?=\s|$)/u)
    .filter((word) => word !== "" && !isSmallWord(word))
    .join(" ");

/** `This is what we did not do`, of `We looked at Redis and this is what we did not do:`. */
const lastClause = (title: string): string =>
  (LEADS_ON.test(title) ? title.split(/\s+|(?<=[,，、;；])/u) : []).reduce(
    (clause, word) => (isBeside(word) || /[,，、;；]$/u.test(word) ? "" : `${clause} ${word}`),
    "",
  );

/** A line that has a no of its own is crossed twice, and stands: `❌ Never merge without a review`. */
const isCrossedOut = (page: Page, line: number, at = line): boolean =>
  CROSS.test(titleOn(page, at)) && !NO.test(page.log.lines[line]!);
const CROSS = /(?:^|^[^:：]{1,40}[:：]\s*)[❌🚫⛔✗✘👎]|[❌✗✘👎]\uFE0F?$/u;
const NO = saying("negation", "restricted");

/** A callout without a title is called what it is: `> [!example]`. */
const MARKUP =
  /^ {0,3}#+|#+\s*$|^[\s>]*\[!(?:[\w -]{1,40}\][+-]?(?=\s*\S))?|\][+-]?\s*$|<\/?(?:details|summary|b|strong)\b[^<>]*>/g;

/** What a callout, or a box of HTML that opens and shuts, calls what stands in it. */
function boxOver({ log: { lines }, headings }: Page, line: number): number[] {
  const isQuote = /^\s*>/.test(lines[line]!);
  const [begins, ends] = isQuote
    ? [/^[\s>]*\[!/, /^(?!\s*>)/]
    : [/<summary\b(?!.*<\/details)|^-{5,40} ?\p{L}/iu, /<\/details/i];
  const from = Math.max(headings[line]! + 1, line - MOST_ABOVE, 0);
  const at = lines.slice(from, line).findLastIndex((one) => begins.test(one) || ends.test(one));
  return at >= 0 && begins.test(lines[from + at]!) ? [from + at] : [];
}

/** The lines ending in a colon, or bold alone, below which a line stands: of its list, of the items around it, the one above. */
function leadsOver(page: Page, line: number): number[] {
  const found: number[] = [];
  let depth = depthOf(page, line);
  for (let at = line - 1; at >= Math.max(0, line - MOST_ABOVE) && page.depths[at] === 0; at--) {
    const said = page.folded[at]!;
    if (said === "" || !isOwn(page, at)) continue;
    const own = depthOf(page, at);
    const isAbove = own < depth || (own === 0 && found.length === 0 && depth === 0);
    if (!isAbove) continue;
    if (/[:：]\W*$/u.test(said) || BOLD_ALONE.test(page.log.lines[at]!)) found.push(at);
    if (own === 0) break;
    depth = own;
  }
  return found;
}

const BOLD_ALONE = /^\s*(?:[-*+]\s+)?(?:\*\*[^*]+\*\*|__[^_]+__)\s*$/u;

/** What a line says above an item of its indent leads to it. */
function depthOf(page: Page, line: number): number {
  const { indent, listed } = readLine(page.log.lines[line]!);
  return indent + (listed ? 1 : 0);
}

/** The name and the description without their own notes: what a memory says of itself, whatever its body copies. */
const headlineOf = (text: string): string =>
  text
    .split("\n", 2)
    .map(untaken)
    // `Backend: cancelled on Friday` tells nothing but where it stands.
    .filter((line) => {
      const own = withoutEnd(line.replace(BRACKETED, "").replace(/^.*[:：]\s+/su, ""), " .!。！");
      return restOf(own, DENIES.all(own)).length > 0 && !isStatus(own);
    })
    .join("\n");

/** Without what takes it back, also before the heading that the offline model adds in brackets. */
const untaken = (line: string): string =>
  (takenBackIn(line) ?? takenBackIn(line.replace(BRACKETED, "")))?.claim ?? line;

/** `It is wrong that: …`, `Nobody decided this: "…"`. But `Thesis invalidated: …` denies its subject, and goes on with the reason. */
function leads(said: string): boolean {
  const [, lead = "", denied = ""] = /^([^:："“„«「『]{1,80})([:："“„«「『]\s*\S.{9})/u.exec(said) ?? [];
  const subject = contentWords(lead.slice(0, Math.min(...DENIES.all(lead).map(({ from }) => from))));
  return isNote(lead) && (subject.length === 0 || /^[:：]?\s*["“„«「『]/u.test(denied));
}

const BRACKETED = /[([（［]([^()[\]（）［］]{2,80})[)\]）］]\s*[.。!]?$/u;
const DASHED = /\s(?:--?|[–—]|->|=>|[→⇒])\s+([^–—→⇒]{2,80})$|(?:——?|––)([^–—]{2,80})$/u;
const LAST_SENTENCE = /[.!?;]\s+([^.!?;]{2,80})[.!]?$|[。！？；]([^。！？；]{2,60})[。！]?$/u;
const LAST_CLAUSE = /[,，、]\s*([^,，、]{2,60})$/u;

/** What a text says, and the note behind it that denies it. */
function parted(text: string): readonly [body: string, note: string | undefined] {
  const end = text.trim();
  for (const form of [BRACKETED, DASHED, LAST_SENTENCE, LAST_CLAUSE]) {
    const found = form.exec(end.slice(-2 * LONGEST_NOTE));
    const note = found?.[1] ?? found?.[2];
    // Behind a comma `dropped` is said of the last thing named; that it is untrue, of the sentence.
    const { label, rest } = labelled(form === LAST_SENTENCE ? (note ?? "") : "");
    const isApart = form === BRACKETED || form === DASHED;
    const is = isApart || label !== "" ? TAKES_BACK : DENIES;
    // `EDIT: dropped.`
    const isOf = (words: string): boolean =>
      isNote(words, form === LAST_CLAUSE, is) || (isApart && isStatus(words, NAMES.test(words) ? is : DENIES));
    if (note !== undefined && isOf(label === "" ? note : rest))
      return [end.slice(0, Math.max(0, end.length - found![0].length)), note];
  }
  return [end, undefined];
}

/** `Superseded by ADR 9`, and not `false by design`. */
const NAMES = /\P{L}\p{Lu}|\d/u;

/** Words that deny, and none of a thing of their own. */
function isNote(text: string, isStrict = false, denies = DENIES): boolean {
  const found = denies.all(text);
  if (found.length === 0 || text.length > LONGEST_NOTE) return false;
  const isDenial = found.some(({ key }) => key === "denied");
  if (isStrict && !isDenial) return false;
  // A word more is what the clause is of (`, thesis invalidated`), not the sentence before it.
  return restOf(text, found).length <= (isDenial && !isStrict ? 1 : 0);
}

/** The words of a text that belong to none of the phrases. */
const restOf = (text: string, found: readonly Found[]): string[] =>
  contentWords(without(text, found)).filter((word) => !/^\d/.test(word));

/** Several keys may have one phrase. */
export function without(text: string, found: readonly Found[]): string {
  const letters = text.split("");
  for (const { from, to } of found) letters.fill(" ", from, to);
  return letters.join("").trim();
}

/** `Rejected ideas`, `Withdrawn`, `The following rules no longer apply`: what names kinds of lines that were turned down, and no thing. */
function isDeniedKind(heading: string, says = TAKES_BACK): boolean {
  const found = heading.length > LONGEST_NOTE ? [] : says.all(heading);
  if (found.length === 0 || BECAUSE.leading(heading)) return false;
  const [body, note] = parted(heading);
  // Behind a number stands what it is about: `Session 3 — outdated`.
  const isTopic = /\d/.test(body) && namesNothing(body.replace(/\d/g, "")) && !DENIES.test(heading);
  if (says === TAKES_BACK && note !== undefined) return !isTopic;
  const rest = ownWords(without(heading, found));
  return namesNothing(rest) || KINDS.includes(headingMark(rest));
}

const BECAUSE = saying("reason");

/** What may be turned down as a whole; `Invalid tokens` are a thing. */
const KINDS: readonly (Mark | undefined)[] = [...HEARD_MARKS, "fact", "proposal", "note"];

/** What goes on with a line: indented below it, or the next one, where its first clause is such a note. */
function below(page: Page, line: number): number | undefined {
  const { lines } = page.log;
  const depth = readLine(lines[line]!).indent;
  for (let next = line + 1, seen = 0; next < lines.length && seen < MOST_BELOW; next++) {
    if (!isOwn(page, next)) continue;
    const isBelow = readLine(lines[next]!).indent > depth;
    if (page.depths[next]! > 0) return undefined;
    if ((isBelow || seen === 0) && isTakenBackBy(lines[next]!)) return next;
    if (!isBelow && next > line + 1) return undefined;
    // What ends with a colon is about what follows it.
    const [, first = ""] = /^([^,.;:!?，。；：、！？—–]*)(?:$|[^:：\p{L}\p{N}\s])/u.exec(plain(lines[next]!)) ?? [];
    if (isNote(first)) return next;
    seen += 1;
  }
  return undefined;
}

const BY = saying("takenBack", "replacement");
/** `Status: superseded by ADR-9`, `Result: 2 for, 5 against — not adopted`: beside a decision, whether it stands. */
function isTakenBackBy(line: string): boolean {
  const { label, rest } = labelled(line);
  const value = withoutEnd(plain(label === "" ? line : rest), " .!。！");
  // `Superseded by: ADR 9`
  const words = label.split(/[\s_-]+/);
  // `Nobody decided this: …` is about what follows.
  const isBy = words.length > 1 && isSmallWord(words.at(-1)!.toLowerCase()) && BY.leading(label) !== undefined;
  if (isBy && isStatus(words.join(" "))) return true;
  // Without its stop it leads to what stands below it: `<summary>Rejected decisions</summary>`.
  if (label === "") return /[.!。！]$/u.test(line) && isTakenBackLabel(value);
  return ["note", "outcome"].includes(markOf(label) ?? "") && (isStatus(value) || isStatus(parted(value)[1] ?? ""));
}

/** What a line of the logs says, with what the status beside it says of that. */
export function withStatus(said: string, page: Page, line: number): string {
  const at = isHeard(labelOf(page.log.lines[line]!)) ? (below(page, line) ?? statusOver(page, line)) : undefined;
  const status = at === undefined ? "" : page.log.lines[at]!;
  const found = TAKES_BACK.first(status);
  return found === undefined ? said : `${said} (${status.slice(found.from, found.to)})`;
}

/** The status above a decision, as records of decisions have it: of its section, or of one around, and of no other line of that. */
function statusOver(page: Page, line: number): number | undefined {
  const { lines } = page.log;
  const between = new Set<number>();
  for (let at = line - 1; at >= Math.max(0, line - MOST_OVER); at--) {
    if (!isOwn(page, at) || page.depths[at]! > 0) continue;
    const heading = page.headings[at]!;
    const label = labelOf(lines[at]!);
    if (isHeard(label) || between.has(heading)) return undefined;
    if (label === "") between.add(heading);
    if (label === "" || !isTakenBackBy(lines[at]!)) continue;
    const isOver = heading < 0 || headingsOver(page, line).includes(heading);
    const before = lines.slice(0, at).findLast((one) => one.trim() !== "") ?? "";
    return isOver && !isHeard(labelOf(before)) ? at : undefined;
  }
  return undefined;
}

const plain = (line: string): string => withoutItem(unlabelled(line).replace(/\*\*|__/g, ""));
export const withoutItem = (line: string): string => line.replace(/^\s*(?:[-*+>]|\d{1,9}[.)])\s+/u, "").trim();
