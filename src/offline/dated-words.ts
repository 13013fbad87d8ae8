/**
 * Writes the date behind words that mean a day only on the day they were written: `tomorrow (2026-04-09)`,
 * 昨日（2026-04-07）.
 */
import { addDays, type Day, weekOf } from "../calendar/week.ts";

/** Words that can mean nothing else. `morgen`, `hier` and `mañana` can. Longer ones first. */
const WORDS: readonly (readonly [string, number])[] = [
  ["day after tomorrow", 2],
  ["day before yesterday", -2],
  ["tomorrow", 1],
  ["yesterday", -1],
  ["today", 0],
  ["tonight", 0],
  ["übermorgen", 2],
  ["vorgestern", -2],
  ["gestern", -1],
  ["heute", 0],
  ["après-demain", 2],
  ["avant-hier", -2],
  ["demain", 1],
  ["aujourd'hui", 0],
  ["aujourd’hui", 0],
  ["pasado mañana", 2],
  ["anteayer", -2],
  ["ayer", -1],
  ["hoy", 0],
];
const WIDE_WORDS: readonly (readonly [string, number])[] = [
  ["一昨日", -2],
  ["明後日", 2],
  ["昨日", -1],
  ["明日", 1],
  ["今日", 0],
  ["昨天", -1],
  ["前天", -2],
  ["今天", 0],
  ["明天", 1],
  ["后天", 2],
  ["後天", 2],
  ["그저께", -2],
  ["어제", -1],
  ["오늘", 0],
  ["내일", 1],
  ["모레", 2],
];
const OFFSETS = new Map([...WORDS, ...WIDE_WORDS]);
const list = (words: readonly (readonly [string, number])[]): string => words.map(([text]) => text).join("|");
/** Quoted words and code are somebody else's, and come first so that nothing inside them is found. */
const SKIPPED =
  '`[^`]{0,200}`|"[^"]{0,200}"|“[^”]{0,200}”|«[^»]{0,200}»|„[^“”]{0,200}[“”]|「[^」]{0,200}」|『[^』]{0,200}』';
const RELATIVE = new RegExp(
  `(?<skipped>${SKIPPED})|(?<word>(?<![\\p{L}\\p{N}_/.-])(?:${list(WORDS)})(?:['’]s)?(?![\\p{L}\\p{N}_/-])|(?<![가-힣])(?:${list(WIDE_WORDS)})(?!날|头条|後|以))`,
  "giu",
);
const LEADING = new RegExp(
  `^(?:(?:${list(WIDE_WORDS)})(?:は|も|の|、|，|,|\\s)+|(?:${list(WORDS)})(?:,\\s+|\\s+(?=(?:i|we|the|a|an)\\s)))`,
  "iu",
);
/** A date that stands there already. */
const DATED = /^\s?[,(（]?\s?(?:\p{L}{3,9},? )?(?:\d{4}-|\d{1,2}[./月]|\d{1,2}\.? \p{L}{3})/u;

/** @param day of the log that says it */
export function withDates(text: string, day: Day): string {
  if (!RELATIVE_HINT.test(text)) return text;
  const week = weekOf(day);
  const told = new Set<Day>();
  return text.replace(RELATIVE, (...match) => {
    const [whole] = match as [string];
    const { word } = match.at(-1) as { word?: string };
    if (word === undefined) return whole;
    const offset = OFFSETS.get(word.toLowerCase().replace(/['’]s$/, ""));
    const at = match.at(-3) as number;
    if (offset === undefined || DATED.test(text.slice(at + whole.length, at + whole.length + 24))) return whole;
    const meant = addDays(day, offset);
    if (weekOf(meant) !== week || told.has(meant)) return whole;
    told.add(meant);
    return word.charCodeAt(0) >= 0x2e80 ? `${whole}（${meant}）` : `${whole} (${meant})`;
  });
}

/** A cheap look before the careful one. */
const RELATIVE_HINT = new RegExp(`${list(WORDS)}|${list(WIDE_WORDS)}`, "iu");

/** Without a day at its very beginning: a name needs none. */
export const withoutLeadingDay = (text: string): string => text.replace(LEADING, "");
