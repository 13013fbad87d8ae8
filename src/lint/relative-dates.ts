/**
 * Finds days told relative to one that a memory does not name: `yesterday`, `next sprint`, 明天. Read a year later they
 * mean nothing. Words in code, in fences and in quotation marks are somebody else's; a line with a date explains
 * itself.
 */
import { type Day, isDay } from "../calendar/week.ts";
import { relativeDays } from "../memory/evidence/relative-days.ts";
import { specificsOf } from "../memory/evidence/specifics.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { type Finding, warning } from "./finding.ts";
import { bodyLines, type FileLines, lineOf } from "./lines.ts";

const UNIT = "(?:day|week|month|quarter|year)s?";
const NAMED =
  "(?:night|week(?:end)?|month|quarter|year|sprint|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december)";
const AMOUNT = "(?:\\d{1,3}|an?|a few|a couple of|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";

const RELATIVE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:yesterday|tomorrow|today|tonight|(?:last|this|next) ${NAMED}|${AMOUNT} ${UNIT} (?:ago|from now))\\b`,
    "iu",
  ),
  // `hier` and `morgen` are left out: in other languages, or of other hours, they mean something else.
  /(?<!\p{L})(?:gestern|vorgestern|heute|übermorgen|(?:letzte|nächste|diese)[nrsm]? (?:woche|monat|quartal|jahr)|avant-hier|aujourd['’]hui|demain|la semaine (?:dernière|prochaine)|le mois (?:dernier|prochain)|ayer|anteayer|hoy|pasado mañana|la (?:semana|próxima semana) (?:pasada|que viene))(?!\p{L})/iu,
  /昨天|前天|今天|明天|后天|後天|昨日|一昨日|今日|明日|明後日|[上下本这這今先来來]个?個?(?:周|週|星期|月)(?![一二三四五六日天]?曜)|去年|今年|明年|来年|(?<!の)\d{1,3}\s?(?:天|日|周|週間|个月|個月|か月|ヶ月|年)前/u,
  /(?<![가-힣])(?:어제|그저께|오늘|내일|모레|(?:지난|다음|이번) ?(?:주|달|해))|\d{1,3}\s?(?:일|주|개월|달|년) ?전/u,
];
/** Ours to read only where the memory itself speaks. */
const QUOTED =
  /`[^`]{0,200}`|"[^"]{0,200}"|“[^”]{0,200}”|«[^»]{0,200}»|„[^“”]{0,200}[“”]|「[^」]{0,200}」|『[^』]{0,200}』/gu;

/** @returns the relative words of a line, or undefined when there are none or the line names a date */
export function relativeWords(line: string): string | undefined {
  if (!RELATIVE.some((pattern) => pattern.test(line))) return undefined;
  const said = line.replace(QUOTED, " ");
  for (const pattern of RELATIVE) {
    const found = pattern.exec(said)?.[0];
    if (found !== undefined) return specificsOf(line).some(({ kind }) => kind === "date") ? undefined : found;
  }
  return undefined;
}

/** At most one finding a line; a name that the description repeats is told there. */
export function lintRelativeDates(
  text: FileLines,
  { file, name, description, created, updated }: StoredMemory,
): Finding[] {
  const head = description.includes(name) ? [] : [{ text: name, line: lineOf(text, "name") }];
  const places = [...head, { text: description, line: lineOf(text, "description") }, ...bodyLines(text)];
  const day = created === updated && isDay(created) ? created : undefined;
  return places.flatMap(({ text: said, line }) => {
    const words = relativeWords(said);
    return words === undefined
      ? []
      : [warning(file, line, "RELATIVE_DATE", `"${words}" has no meaning on another day`, remedyFor(words, day))];
  });
}

/** @param day of all its evidence, when that is one day */
function remedyFor(words: string, day: Day | undefined): string {
  if (day === undefined) return "write the date, such as 2026-04-08";
  const [meant, ...others] = relativeDays(words, day);
  return meant !== undefined && others.length === 0
    ? `write ${meant}, if it is reckoned from ${day}`
    : `write the date; the evidence is of ${day}`;
}
