/**
 * What a person marked: `Decision: …`, a bullet under `## Decisions`, `#lesson`, `> [!decision]`.
 * A mark is the word itself, in any language that lithify knows; what else a label says makes it none (`Next decision:`,
 * `parser.ts pattern:`).
 */

import { onceOf } from "../../once.ts";
import { fromMark, UNNAMED } from "../../text/ahead.ts";
import { labelOf } from "../../text/labels.ts";
import { HEARD_MARKS, type HeardMark } from "../../text/lexicon/lexicon.ts";
import { headingMark, leadingMark } from "../../text/marks.ts";
import { saying } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import type { Statement, WeekText } from "../week.ts";

/** How a statement is marked. */
export type Bearing = "label" | "list" | "tag";

export interface Marked {
  readonly mark: HeardMark;
  readonly by: Bearing;
  /** The statement without its mark; beside it all that is said, where the mark stands in the middle. */
  readonly claim: string;
  readonly said?: string;
}

const MARKS = saying(...HEARD_MARKS.map((mark) => `heard.${mark}` as const));
/** `Next decision`, `Proposed rule`: of what is not settled. */
const [UNSETTLED, CONDITION] = [saying("plan", "unconfirmed", "proposal", "hedge"), saying("condition")];
/** `If it works: Decision: …` */
const isCondition = (ahead: string): boolean =>
  CONDITION.leading(ahead) !== undefined || (isWide(ahead.charCodeAt(0)) && CONDITION.test(ahead));
/** What it is about: `Search — Decision: …`. */
const OF = /^\p{L}[\p{L}\p{M} .'’-]{0,30} [–—-] /u;

/** The mark that a label is, and nothing but it: `Resolution rules` are none. A heading may be two of them (`Patterns to remember`). */
export function heardMark(label: string, isHeading = false): HeardMark | undefined {
  const text = label.replace(/\([^()]*\)\s*$/u, "").trim();
  if (text === "" || text.length > LONGEST_LABEL) return undefined;
  const found = MARKS.first(text);
  if (found === undefined) return undefined;
  const mark = found.key.slice("heard.".length) as HeardMark;
  const rest = text.slice(found.to);
  const isWhole = !LETTER.test(rest) || (SHARED.includes(mark) && AMONG.leading(rest) !== undefined);
  const isAll = isWhole && !LETTER.test(text.slice(0, found.from));
  const kind = isAll || UNSETTLED.test(text) ? undefined : headingMark(text);
  return isAll || kind === mark || (isHeading && HEARD_MARKS.some((one) => one === kind)) ? mark : undefined;
}

const LONGEST_LABEL = 40;
/** `Decided with Marta and Kai`, `Beschlossen im Team`; `Lesson for me` */
const [AMONG, SHARED] = [saying("heard.among"), ["decision", "lesson"]];
const LETTER = /[\p{L}\p{N}]/u;

/** A heading that comes back within a day, or more often than daily, is the form of a report. */
const MOST_HEADINGS = 7;

export function marksIn(week: WeekText): Map<Statement, Marked> {
  const found = new Map<Statement, Marked>();
  // Labels and headings come back: each is read once.
  const [ofLabel, ofHeading] = [false, true].map((isHeading) => onceOf((text) => heardMark(text, isHeading)));
  const reading = { week, forms: formsIn(week), ofLabel: ofLabel!, ofHeading: ofHeading! };
  for (const statement of week.statements) {
    const marked = markedBy(statement, reading);
    if (marked !== undefined) found.set(statement, marked);
  }
  return found;
}

interface Reading {
  readonly week: WeekText;
  /** Headings that are the form of a report. */
  readonly forms: ReadonlySet<string>;
  readonly ofLabel: (text: string) => HeardMark | undefined;
  readonly ofHeading: (text: string) => HeardMark | undefined;
}

function markedBy(statement: Statement, { week, forms, ofLabel, ofHeading }: Reading): Marked | undefined {
  const { text, label, parent, headings, index, section, listed } = statement;
  const own = ofLabel(label);
  if (own !== undefined) {
    const [, aside = ""] = /^[^:：()]{1,40}\(([^()]{1,40})\)/u.exec(text) ?? [];
    return { mark: own, by: "label", claim: `${isCondition(aside) ? `${aside}: ` : ""}${claimOf(statement)}` };
  }
  const [of = ""] = OF.exec(text) ?? [];
  const isOf = of !== "" && leadingMark(of) === undefined && !UNNAMED.test(of);
  const behind = isOf ? text.slice(of.length) : fromMark(text);
  const further = behind === text ? undefined : ofLabel(labelOf(behind));
  if (further !== undefined) {
    const claim = claimOf({ text: behind, label: labelOf(behind) });
    const ahead = text.slice(0, text.lastIndexOf(labelOf(behind)));
    return { mark: further, by: "label", claim: isCondition(ahead) ? ahead + claim : claim };
  }
  // `The linter again. Agreed: biome everywhere.`: what went before led to it.
  for (const { order, text: later } of week.unitsOf[index]!) {
    const said =
      order > 0 && /^\p{L}/u.test(later) ? { text: text.slice(text.indexOf(later)), label: labelOf(later) } : undefined;
    const mark = said && ofLabel(said.label);
    if (mark !== undefined) return { mark, by: "label", claim: claimOf(said!), said: text };
  }
  const tag = taggedAs(statement);
  if (tag !== undefined) return { mark: tag.mark, by: "tag", claim: tag.claim };
  const before = week.statements[index - 1];
  const isBelow = !listed && before?.section === section && before.label !== "" && claimOf(before) === "";
  const above = week.statements[parent] ?? (isBelow ? before : undefined);
  if (above !== undefined) {
    const lead = claimOf(above) === "" && above.parent < 0 ? ofLabel(above.label) : undefined;
    return lead && (listed || isBelow) ? { mark: lead, by: "list", claim: text } : undefined;
  }
  const heading = headings.at(-1) ?? "";
  const whole = ofHeading(heading);
  return whole !== undefined && !forms.has(heading) ? { mark: whole, by: "list", claim: text } : undefined;
}

/** What a statement says behind its label, before which a time of day may stand. */
export function claimOf({ text, label }: Pick<Statement, "text" | "label">): string {
  const at = label === "" ? -1 : text.indexOf(label);
  if (at < 0 || /\p{L}/u.test(text.slice(0, at))) return text;
  return text.slice(at + label.length).replace(/^[*_]{0,2}\s*(?:\([^()]{1,40}\)\s*)?[:：—–-]*[*_]{0,2}\s*/u, "");
}

function formsIn({ statements }: WeekText): Set<string> {
  const below = Map.groupBy(statements, ({ headings }) => headings.at(-1) ?? "");
  const isForm = (own: readonly Statement[]): boolean => {
    const sections = new Set(own.map(({ section }) => section)).size;
    return sections > MOST_HEADINGS || new Set(own.map(({ log }) => log.path)).size < sections;
  };
  return new Set([...below].flatMap(([heading, own]) => (isForm(own) ? [heading] : [])));
}

const TAG = /(?<![\p{L}\p{N}/#&])#(\p{L}[\p{L}_-]{1,30})(?![\p{L}\p{N}/_-])|\[\[(\p{L}[\p{L} _-]{1,30})\]\]/gu;
const CALLOUT = /^\s*(?:>|[-*+](?= ))?\s*\[!([^\]]{2,30})\][+-]?(.*)/u;

/** By a tag of its lines, a link to what it is, or the callout it stands in. */
function taggedAs({ log, from, to, text, quoted }: Statement): { mark: HeardMark; claim: string } | undefined {
  for (let line = from; line <= to; line++)
    for (const [, tag = "", page = ""] of (log.lines[line - 1] ?? "").matchAll(TAG)) {
      const mark = heardMark((tag || page).replaceAll(/[_-]/g, " "));
      // Of a link the words stay: within a sentence it is one of them.
      const isOutside = text.startsWith(page) || text.endsWith(page);
      const claim = text.startsWith(page) ? text.slice(page.length) : text.slice(0, text.length - page.length);
      if (mark !== undefined && isOutside) return { mark, claim: claim.replace(TAG, "").replace(/^[:\s]+|\s+$/gu, "") };
    }
  for (let line = from; line === from || (quoted && /^\s*>/.test(log.lines[line - 1] ?? "")); line--) {
    const [, kind = "", title = ""] = CALLOUT.exec(log.lines[line - 1] ?? "") ?? [];
    const mark = heardMark(kind) ?? heardMark(title);
    if (mark !== undefined) return { mark, claim: text.replace(/^\[![^\]]*\][+-]?\s*/u, "") };
  }
  return undefined;
}
