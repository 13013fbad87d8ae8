/**
 * Tags for an entry: what one would search by.
 */
import type { WeekText } from "./units.ts";
import { contentWord } from "./words.ts";

const MOST_TAGS = 3;
/** A word in a code span, or one that a capital marks. */
const TAG = /`([\w.@-]{3,30})`|(?<![\p{L}\p{N}_./-])(\p{Lu}[\p{L}\p{N}]{2,24})(?![\p{L}\p{N}_/]|[.-]\p{L})/gu;
/** Written so that no sentence explains it: `LLM`, `PostgreSQL`, `HTTP2`. */
const IS_NAME = /^\p{Lu}{2,}\p{N}*$|\p{Ll}\p{Lu}|\p{L}{3}\p{N}/u;
/** Behind a small word and before another: a capital there means a name, and no heading. */
const INSIDE = /(?:(?<![\p{L}\p{N}])\p{Ll}+,? |[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,、]?\s?)$/u;
const IN_HEADING = /^[ :]\s?\p{Lu}\p{Ll}/u;

/** Names in the content that the logs use elsewhere too, the most used first. A word of any text is none: no tag is better than one. */
export function tagsOf(content: string, week: WeekText): string[] {
  const counts = new Map<string, number>();
  for (const match of content.matchAll(TAG)) {
    const name = match[1] ?? match[2] ?? "";
    const uses = week.statements.filter(({ text }) => text.includes(name)).length;
    if (
      uses > 1 &&
      isTelling(
        name,
        match[1] !== undefined,
        content.slice(0, match.index),
        content.slice(match.index + match[0].length),
        week,
      )
    )
      counts.set(name.toLowerCase(), uses);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_TAGS)
    .map(([name]) => name);
}

function isTelling(name: string, isCode: boolean, before: string, after: string, week: WeekText): boolean {
  if (contentWord(name.toLowerCase()) === "") return false;
  if (isCode) return /\p{L}{3}/u.test(name) && !/\.\p{L}{1,4}$/u.test(name);
  return (IS_NAME.test(name) || (INSIDE.test(before) && !IN_HEADING.test(after))) && !isWrittenSmall(name, week);
}

/** What the logs also write small is a word that began a phrase, or was shouted. */
function isWrittenSmall(name: string, week: WeekText): boolean {
  const small = new RegExp(`(?<![\\p{L}\\p{N}_./\`-])${name.toLowerCase()}(?![\\p{L}\\p{N}_/\`-])`, "u");
  return week.statements.some(({ text }) => small.test(text));
}
