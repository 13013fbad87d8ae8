/** A heading, or a line above, as it may stand in front of what is said below it: what that is about. */
import { daytimeOf } from "./ahead.ts";
import { isOnlyDays } from "./days.ts";
import { withoutEnd } from "./ends.ts";
import { headingMark, namesNothing } from "./marks.ts";

const LONGEST_TITLE = 60;
const NUMBER = /^\s*\d{1,2}[.)]\s+/;
/** `(2026-03-17)`, `(14:00–17:18 UTC)`, `(commit 85eee05)`. */
const ASIDE = /\s*[(（][^()（）]*\d[^()（）]*[)）]/gu;

/** @returns "" when it is a date, or only says what kind of thing follows */
export function titleOf(text: string): string {
  if (text.length > 2 * LONGEST_TITLE) return "";
  const title = withoutEnd(text.replace(NUMBER, "").replace(ASIDE, ""), " :：.。;；—–-");
  if (title.length > LONGEST_TITLE || !/\p{L}{2}/u.test(title)) return "";
  if (/\d{1,2}:\d{2}|(?<!\d)(?:19|20)\d{2}(?!\d)/.test(title) || title.includes("[redacted:")) return "";
  const isTime = isOnlyDays(title) || daytimeOf(title, true) !== undefined;
  return headingMark(title) === undefined && !isTime && !namesNothing(title) ? title : "";
}

/**
 * What stands below headings is about: the nearest that names a thing, and the one above that, unless it brings a figure or a name
 * for which its line would have to be evidence too; "" for none.
 */
export const subjectUnder = (headings: readonly string[]): string =>
  headings
    .map(titleOf)
    .filter(Boolean)
    .slice(-2)
    .filter((title, i, all) => i === all.length - 1 || !/[\d_/#@`]/u.test(title))
    .join(", ");
