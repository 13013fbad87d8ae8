/**
 * Tags for an entry: what one would search by. Before: precision. After: the answer. Pure.
 */
import type { WeekText } from "./units.ts";
import { contentWord } from "./words.ts";

const MOST_TAGS = 3;
const TAG = /`([\w.@-]{3,30})`|(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}]{2,24})(?![\p{L}\p{N}])/gu;

/** Names in the content that the logs use elsewhere too, the most used first: what one would search by. */
export function tagsOf(content: string, week: WeekText): string[] {
  const counts = new Map<string, number>();
  for (const match of content.matchAll(TAG)) {
    const name = match[1] ?? match[2] ?? "";
    const uses = week.statements.filter(({ text }) => text.includes(name)).length;
    // What the logs also write small is a word that began a phrase.
    const isWord = match[1] === undefined && /^\p{Lu}\p{Ll}+$/u.test(name) && isWrittenSmall(name, week);
    if (uses > 1 && !isWord) counts.set(name.toLowerCase(), uses);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_TAGS)
    .map(([name]) => name);
}

function isWrittenSmall(name: string, week: WeekText): boolean {
  const small = new RegExp(`(?<![\\p{L}\\p{N}])${name.toLowerCase()}(?![\\p{L}\\p{N}])`, "u");
  return contentWord(name.toLowerCase()) === "" || week.statements.some(({ text }) => small.test(text));
}
