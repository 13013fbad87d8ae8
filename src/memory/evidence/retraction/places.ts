/** Where a note on a line may stand: in the headings, lead-ins and boxes over it, in the status above it, on the lines that go on with it. */
import { onceFor } from "../../../once.ts";
import { isYes } from "../../../text/assent.ts";
import { cellsIn, isTableRule, readLine, taskIn } from "../../../text/blocks/lines.ts";
import { lastYearIn } from "../../../text/days.ts";
import { isHeard, labelled, labelOf } from "../../../text/labels.ts";
import { headingMark, leadingMark, markOf } from "../../../text/marks.ts";
import { saying } from "../../../text/phrases.ts";
import { voiceOf } from "../../../text/voices.ts";
import { contentWords } from "../../../text/words.ts";
import { headingsOver, isOwn, type Page } from "../logbook.ts";
import { scopeAt } from "../scope.ts";
import { saidOn, speakersOf } from "../speaker.ts";
import * as notes from "./notes.ts";

/** How far below a line what goes on with it is looked for, above it its status, and above an item its lead-in. */
const [MOST_BELOW, MOST_OVER, MOST_ABOVE] = [12, 12, 500];

/** A callout without a title is called what it is: `> [!example]`. */
const MARKUP =
  /^ {0,3}#+|(?<!#)#+\s*$|^[\s>]*\[!(?:[\w -]{1,40}\][+-]?(?=\s*\S))?|\][+-]?\s*$|<\/?(?:details|summary|b|strong)\b[^<>]*>/g;
const titleOn = (page: Page, line: number): string => notes.plain(page.log.lines[line]!.replace(MARKUP, "").trim());

/** What a claim says beside `(Not decided yet)`, the heading over its line: that it is open it does not say itself. */
export const withoutTitles = (claim: string, page: Page, line: number): string =>
  claim.replace(`(${scopeAt({ page, line })})`, "");

export const saidAt = ({ log }: Page, line: number): string => notes.withoutItem(saidOn(log, line));

/** A line that has a no of its own is crossed twice, and stands: `❌ Never merge without a review`. */
export const isCrossed = (page: Page, line: number, at = line): boolean =>
  notes.CROSS.test(titleOn(page, at)) && !notes.NO.test(page.log.lines[line]!);

/** How surely what a line begins with denies the rest, or in a table what stands below a head. */
export function refused(page: Page, line: number): "surely" | "perhaps" | undefined {
  const { lines } = page.log;
  let above = line;
  while (lines[above]?.startsWith("|")) above--;
  const [head = "", rule = ""] = lines.slice(above + 1, line);
  const isRow = isTableRule(rule) && notes.statusAmong(cellsIn(lines[line]!), cellsIn(head)) >= 0;
  return isRow ? "surely" : notes.deniedFirst(saidAt(page, line));
}

/** The heading or the lead-in that takes back what stands below it, or the line itself by its box or what stands before its label. */
export function titleOver(page: Page, line: number): number | undefined {
  const own = page.log.lines[line]!;
  if (taskIn(readLine(own).content).task === "dropped" || notes.takesBackKind(labelBefore(own))) return line;
  return titlesOver(page, line).find((at) => isCrossed(page, line, at) || notes.takesBackKind(titleOn(page, at)));
}

/** `A lie` of `A lie: Decision: we go`: what stands before the label by which a line is heard. */
function labelBefore(line: string): string {
  const { label, rest } = labelled(line);
  return isHeard(labelOf(rest)) ? label : "";
}

/** The lines whose words are a title of what stands on a line. */
const titlesOver = (page: Page, line: number): readonly number[] => [
  ...headingsOver(page, line),
  ...leadsOver(page, line),
  ...boxOver(page, line),
];

/** What a callout, or a box of HTML that opens and shuts, calls what stands in it. */
function boxOver({ log: { lines }, headings }: Page, line: number): number[] {
  const [begins, ends] = /^\s*>/.test(lines[line]!)
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
    if (!isOwn(page, at)) continue;
    const own = depthOf(page, at);
    const isAbove = own < depth || (own === 0 && found.length === 0 && depth === 0);
    if (!isAbove) continue;
    if (/[:：]\W*$/u.test(page.folded[at]!) || BOLD_ALONE.test(page.log.lines[at]!)) found.push(at);
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

/** The status above a decision, as records of decisions have it: of its section, or of one around, and of no other line. */
function statusOver(page: Page, line: number): number | undefined {
  const { lines } = page.log;
  const isLabelled = (at: number): boolean => isOwn(page, at) && page.depths[at] === 0 && labelOf(lines[at]!) !== "";
  for (let at = line - 1; at >= Math.max(0, line - MOST_OVER) && !isHeard(labelOf(lines[at]!)); at--) {
    if (!isLabelled(at) || !notes.isStatusLine(lines[at]!)) continue;
    const isOver = page.headings[at]! < 0 || headingsOver(page, line).includes(page.headings[at]!);
    const before = lines.slice(0, at).findLast((one) => one.trim() !== "") ?? "";
    return isOver && !isHeard(labelOf(before)) ? at : undefined;
  }
  return undefined;
}

export interface Below {
  readonly at: number;
  /** Part of the line: indented below it, or with no blank between. */
  readonly isClose: boolean;
  readonly isDeeper: boolean;
}

/**
 * The lines of its heading that go on with a line: those indented below it, and the next one. In a chat, where a line begins with who says
 * it, the next turns.
 */
export function linesBelow(page: Page, line: number): Below[] {
  const indent = (at: number): number => readLine(page.log.lines[at]!).indent;
  const isTurn = labelled(labelled(notes.plain(page.log.lines[line]!)).rest).label !== "";
  const found: Below[] = [];
  let turns = 0;
  for (let at = line + 1; at < page.folded.length && found.length < MOST_BELOW; at++) {
    if (page.headings[at] !== page.headings[line]) break;
    if (!isOwn(page, at)) continue;
    const isDeeper = indent(at) > indent(line);
    if (!isDeeper && found.length > 0 && !isTurn) break;
    found.push({ at, isClose: isDeeper || at === line + 1, isDeeper });
    if (!isDeeper && !(isTurn && labelOf(page.log.lines[at]!) !== "" && ++turns < MOST_TURNS)) break;
  }
  return found;
}
const MOST_TURNS = 3;

/** The status of a line, below it or above, or what goes on with it and denies it. */
export const statusOf = (page: Page, line: number): number | undefined =>
  linesBelow(page, line).find(
    ({ at, isClose }) => notes.isStatusLine(page.log.lines[at]!) || (isClose && notes.isDenial(saidAt(page, at))),
  )?.at ?? statusOver(page, line);

/** What a line of the logs says, with what the status beside it says of that. */
export function withStatus(said: string, page: Page, line: number): string {
  const at = isHeard(labelOf(page.log.lines[line]!)) ? statusOf(page, line) : undefined;
  const status = at === undefined ? "" : page.log.lines[at]!;
  const found = notes.TAKES_BACK.first(status);
  return found === undefined ? said : `${said} (${status.slice(found.from, found.to)})`;
}

/**
 * Whether a line only asks, offers or tells as another's words what it says: `Open questions`, `Example`.
 * @param tellsNo the claim itself tells a no, as what is below `This is what we did not do:` may well
 */
export function offeredAt(page: Page, line: number, claim: string, tellsNo: boolean): number | undefined {
  const { lines, day } = page.log;
  const own = lines[line]!;
  const [, label = ""] = LABEL_NOTE.exec(notes.plain(own)) ?? [];
  if (leavesOpen(label) || leadingMark(label) === "proposal" || MAYBE.leading(label)) return line;
  if (OPEN_BOX.test(own) && leadingMark(labelOf(own)) === "decision") return line;
  const last = lastYearIn(label) ?? lastYearIn(notes.BRACKETED.exec(own)?.[1] ?? "");
  if (last !== undefined && last < day.slice(0, 4) && !claim.includes(last)) return line;
  // `**Copilot:** two more seats`, of a claim that names it, is about it.
  const isLog = speakersOf(page.log)[line] === "log";
  const isMachines = (name: string): boolean => isLog && voiceOf(name) === "machine" && !repeats(claim, name);
  const next = labelled(lines.slice(line + 1, line + 4).find((one) => one.trim() !== "") ?? "");
  const isAgreed = voiceOf(next.label) === "person" && isYes(next.rest);
  const before = labelBefore(own);
  if (leavesOpen(before) || (isMachines(before) && !isAgreed)) return line;
  const isQuote = /^\s*>/.test(own);
  const matter = statusInMatter(page).at;
  if (matter >= 0) return matter;
  return titlesOver(page, line).find((at) => {
    const title = titleOn(page, at);
    // `Samples of each batch are kept 30 days`, below `Samples`.
    if (leavesOpen(title) || (!tellsNo && notes.leavesBelow(title))) return !repeats(labelled(own).rest, title);
    const [box, settles] = BOXES.find(([form]) => form.test(lines[at]!)) ?? [];
    if (box !== undefined)
      return (
        (isQuote || (at + 1 < line && MAIL_HEAD.test(lines[at + 1]!))) &&
        !["lesson", "rule"].includes(leadingMark(labelOf(own)) ?? "") &&
        !settles?.test(own)
      );
    if (page.depths[at] !== 0 || depthOf(page, line) !== 0) return false;
    if (!isQuote) return isMachines(title.replace(/\W+$/u, ""));
    return !FIRST_PERSON.test(title) && (ADDRESS.test(title) || (WROTE.test(title) && !DECIDED.test(title)));
  });
}

/** What tells that a thing failed: then a cross, or the box, says no more. */
export const FAILS = saying("denied", "withdrawal", "negation", "ended", "outage", "forbidden", "passing");
/** `- [ ] Decision: …` is still to be made. */
const OPEN_BOX = /^[\s>]*[-*+] \[ \] /u;
/** `Decision (example): …` */
const LABEL_NOTE = /^[^:：(（[]{0,30}[([（［]([^()[\]（）［］]{2,60})[)\]）］]\**\s?[:：]/u;
const [FIRST_PERSON, DECIDED, WROTE] = [
  saying("person"),
  saying("decided"),
  saying("narration.asked", "narration.answered"),
];
const ADDRESS = /<[^<>\s@]+@[^<>\s@]+>/;
/** Obsidian's callouts for what another said, asks or failed at, with what settles it there, or tells what failed; a forwarded mail. */
const BOXES = [
  [/^[\s>]*\[!(?:question|help|faq)\]/i, saying("decided", "heard.chose", "mark.decision")],
  [/^[\s>]*\[!(?:fail|failure|missing)\]/i, FAILS],
  [/^[\s>]*(?:\[!(?:quote|cite|example)\]|-{5,40} ?\p{L}.{3,60}-{5})/iu, undefined],
] as const;
const MAIL_HEAD = /^[\s>*]{0,6}\p{L}[\p{L} -]{1,16}[:：][\s*]+\S/u;

function repeats(said: string, title: string): boolean {
  const [words, own] = [contentWords(said), contentWords(title)];
  return own.length > 0 && own.every((word) => words.includes(word));
}

/** `status: rejected`, `draft: true`: what the front matter of a log says of all of it; -1 for nothing. */
const statusInMatter = onceFor(({ log: { lines, bodyStart } }: Page) => ({
  at: lines.slice(0, bodyStart).findIndex((line) => {
    if (!/^["']?\p{L}/u.test(line)) return false;
    const { label, rest } = labelled(line);
    const value = rest.replace(/["']/g, "").trim();
    if (/^(?:true|yes)$/i.test(value)) return leavesOpen(label);
    return (STATE.test(label) || markOf(label) === "note") && (leavesOpen(value) || notes.isNote(value, notes.DENIES));
  }),
}));
const STATE = /^(?:state|type|kind)$/i;

const leavesOpen = (title: string): boolean =>
  notes.takesBackKind(title, false, OPEN) ||
  headingMark(title) === "proposal" ||
  (!DECIDED.test(title) && headingMark(notes.ownWords(title.replace(notes.BRACKETED, ""))) === "proposal") ||
  (LEADS_ON.test(title) && SUPPOSED.leading(title) !== undefined);
const MAYBE = saying("hedge");
const [OPEN, SUPPOSED, LEADS_ON] = [saying("unconfirmed"), saying("supposed"), /[:：]\s*$/u];
