/**
 * The label before a line's words, `Decision` of `**Decision:** we go` and of `Decision: we go`: form alone; `marks.ts` knows
 * what it means. Bounded patterns, so linear.
 */
import { HEARD_MARKS } from "./lexicon/lexicon.ts";
import { markOf } from "./marks.ts";
import { plainText } from "./plain.ts";

/** What stands before it is a bullet, a sign, a time of day. */
const BOLD_LABEL =
  /^\W{0,6}(?:\d[\d.:–-]{2,12}\W{1,4}){0,2}(?:\*\*|__)([^*_]{1,80}?)(?:\s?[:：]\s*(?:\*\*|__)|(?:\*\*|__)\s*(?:\([^()]{1,40}\)\s*)?[:：—–-])/u;
const ITALIC_LABEL = /^\W{0,6}?([*_])(\p{L}[^*_:：]{1,40})(?:[:：]\1|\1[:：])\s/u;
const PLAIN_LABEL =
  /^\P{L}{0,18}(\p{L}[\p{L}\p{M}\p{N}'’&/.-]{0,24}(?: [\p{L}\p{N}'’&/#.-]{1,24}){0,4})(?: ?[(（][^()（）]{1,40}[)）])?(?:[ \u00a0\u202f]?:[ \n]|：|[ \u00a0\u202f]?:$)/u;
/** `Decision - we go`: of other words a dash behind them makes no label. */
const DASHED_MARK = /^\P{L}{0,18}(\p{L}[\p{L}\p{M}]{2,24}(?: \p{L}{2,24})?) [-–—]{1,2} /u;
/** `decision:: we go`, as Logseq and Dataview write a property. */
const PROPERTY = /^([\p{L}_][\p{L}\p{N}_ -]{0,40}):: /u;
const LONGEST = 130;

interface Labelled {
  /** Without markup; "" where the line has none. */
  readonly label: string;
  /** What follows it, markup and all. */
  readonly rest: string;
}

export function labelled(markdown: string): Labelled {
  const head = markdown.slice(0, LONGEST);
  const none = { label: "", rest: markdown };
  const found =
    (head.includes("::") ? PROPERTY.exec(head) : null) ??
    (head.includes("**") || head.includes("__") ? BOLD_LABEL.exec(head) : null) ??
    (/[:：]/.test(head) ? (ITALIC_LABEL.exec(head) ?? PLAIN_LABEL.exec(head)) : null) ??
    dashedMark(head);
  if (found === null) return none;
  const label = plainText(found[2] ?? found[1] ?? "");
  return { label, rest: markdown.slice(found[0].length).replace(/^(?:\*\*|__)?\s*/, "") };
}

function dashedMark(head: string): RegExpExecArray | null {
  const found = / [-–—]{1,2} /.test(head) ? DASHED_MARK.exec(head) : null;
  return found !== null && isHeard(found[1]!) ? found : null;
}

/** What people write before a colon to be heard; other labels, as `Fix`, may as well be the parts of a changelog. */
export function isHeard(label: string): boolean {
  const mark = markOf(label);
  return mark !== undefined && (HEARD_MARKS as readonly string[]).includes(mark);
}

/** What a line says it is: "" when it says nothing. */
export const labelOf = (markdown: string): string => labelled(markdown).label;
