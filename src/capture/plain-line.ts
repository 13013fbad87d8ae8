/**
 * Puts what somebody said on one line of markdown that says the same and does nothing else: it opens no fence, heading,
 * comment or list of its own, and moves no cursor.
 */
import { stripInvisible } from "../daily/invisible.ts";

/** Three or more would open a fence where a line begins with them, and a reader of the log may wrap lines. */
const FENCES = /`{3,}|~{3,}/g;
/** lithify's own marks stand in comments, and a comment that nobody closes hides the rest of a log. */
const COMMENTS = /<!--+|--+>/g;
/** What would make a list item a heading, a quote, another list or a rule. */
const LEADING = /^(?:#{1,6}(?=\s|$)|>+|[-+*](?=\s|$)|\[[ xX]?\](?=\s|$)|={3,}|-{3,}|\|)\s*/;
const NUMBERED = /^(\d{1,9})([.)])(?=\s)/;

/** The words of a text on one line. */
export const plainLine = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(stripInvisible)
    .join(" ")
    .replace(FENCES, (fence) => fence.charAt(0))
    .replace(COMMENTS, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The same, where it begins a list item. */
export function itemText(text: string): string {
  let line = plainLine(text);
  for (let found = LEADING.exec(line); found !== null; found = LEADING.exec(line)) line = line.slice(found[0].length);
  return line.replace(NUMBERED, "$1\\$2");
}
