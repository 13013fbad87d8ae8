/**
 * The label before a line's words, `Decision` of `**Decision:** we go` and of `Decision: we go`: form alone; `marks.ts` knows
 * what it means. Bounded patterns, so linear.
 */
import { plainText } from "./plain.ts";

const BOLD_LABEL =
  /^\W{0,6}(?:\*\*|__)([^*_]{1,80}?)(?:\s?[:：]\s*(?:\*\*|__)|(?:\*\*|__)\s*(?:\([^()]{1,40}\)\s*)?[:：—–-])/u;
const PLAIN_LABEL =
  /^\P{L}{0,6}(\p{L}[\p{L}\p{M}\p{N}'’&/.-]{0,24}(?: [\p{L}\p{N}'’&/#.-]{1,24}){0,4})(?:[ \u00a0\u202f]?: |：|[ \u00a0\u202f]?:$)/u;
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
  if (!head.includes(":") && !head.includes("：") && !head.includes("**") && !head.includes("__")) return none;
  const found =
    (head.includes("::") ? PROPERTY.exec(head) : null) ??
    (head.includes("**") || head.includes("__") ? BOLD_LABEL.exec(head) : null) ??
    PLAIN_LABEL.exec(head);
  if (found === null) return none;
  return { label: plainText(found[1] ?? ""), rest: markdown.slice(found[0].length).replace(/^(?:\*\*|__)?\s*/, "") };
}

/** What a line says it is: "" when it says nothing. */
export const labelOf = (markdown: string): string => labelled(markdown).label;
