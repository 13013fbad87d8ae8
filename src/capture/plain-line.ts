/**
 * Puts what somebody said on one line of markdown that says the same and does nothing else: it opens no fence, heading,
 * comment or list of its own, and moves no cursor.
 */
import { stripInvisible } from "../daily/invisible.ts";
import { withoutEnd } from "../text/ends.ts";

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

/** At most `limit` characters of a line, cut after a word, with `…` for what is missing. */
export function shortened(line: string, limit: number): string {
  if (line.length <= limit) return line;
  const window = line.slice(0, limit - 1);
  const space = line.charAt(limit - 1) === " " ? limit - 1 : window.lastIndexOf(" ");
  // Where words are not parted by spaces, any character ends one; half of a surrogate pair is none.
  const end = space > limit / 2 ? space : window.length - (/[\ud800-\udbff]$/.test(window) ? 1 : 0);
  return `${withoutEnd(window.slice(0, end), " ,;:–—-")}…`;
}
