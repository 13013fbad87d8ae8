/**
 * Finds days told relative to one that a memory does not name: `yesterday`, `next sprint`, 明天. Read a year later they
 * mean nothing. Words in code, in fences and in quotation marks are somebody else's; a line with a date explains
 * itself.
 */
import { type Day, isDay } from "../calendar/week.ts";
import type { StoredMemory } from "../memory/memory.ts";
import type { FoundDay } from "../text/days/found.ts";
import { meantDays, relativeDaysIn, writtenDaysIn } from "../text/days.ts";
import { type Spoken, spokenIn } from "../text/languages.ts";
import { phrasesIn } from "../text/phrases.ts";
import { QUOTED } from "../text/plain.ts";
import { type Finding, warning } from "./finding.ts";
import { bodyLines, type FileLines, lineOf } from "./lines.ts";

/** Any day: from it the words are told apart that look back. */
const SOME_DAY = "2026-04-08";
/** `on Fridays`: a weekday alone may be any of four, `next Friday` of fewer. */
const ANY_WEEKDAY = 4;

/** @returns the relative words of a line, or undefined when there are none or the line names a date */
export function relativeWords(line: string): string | undefined {
  const spoken = spokenIn(line);
  // Ours to read only where the memory itself speaks.
  const said = line.replace(QUOTED, (quote) => " ".repeat(quote.length));
  const found = relativeDaysIn(said, SOME_DAY, spoken).find((one) => isOfOneDay(one, said, spoken));
  if (found === undefined || writtenDaysIn(line, undefined, spoken).length > 0) return undefined;
  return said.slice(found.from, found.to);
}

/**
 * Not a custom (`on Fridays`, `at the weekend`), nor a span from something else: `after 30 days`, `2 days before the release`,
 * `期限の3日前`. So a number of days counts where it looks back and its clause begins or ends with it.
 */
function isOfOneDay({ from, to, days, kind }: FoundDay, said: string, spoken: Spoken): boolean {
  const named = phrasesIn(said, spoken).find((phrase) => phrase.from === from && phrase.key.startsWith("time."));
  if (named !== undefined) return !named.key.startsWith("time.end-of");
  if (kind === "day" && days.length > 1) return days.length < ANY_WEEKDAY;
  return (
    days[0]! < SOME_DAY && (!/\p{L}[^.;:!?。！？；]*$/u.test(said.slice(0, from)) || !/^\s*\p{L}/u.test(said.slice(to)))
  );
}

/** At most one finding a line; a name that the description repeats is told there. */
export function lintRelativeDates(
  text: FileLines,
  { file, name, description, created, updated, byPerson }: StoredMemory,
): Finding[] {
  // The log's own words, which lithify wrote down: whoever mended them would make the memory theirs.
  if (!byPerson) return [];
  const head = description.includes(name) ? [] : [{ text: name, line: lineOf(text, "name") }];
  const places = [...head, { text: description, line: lineOf(text, "description") }, ...bodyLines(text)];
  const day = created === updated && isDay(created) ? created : undefined;
  return places.flatMap(({ text: said, line }) => {
    const words = relativeWords(said);
    return words === undefined
      ? []
      : warning(file, line, "RELATIVE_DATE", `"${words}" has no meaning on another day`, remedyFor(words, day));
  });
}

/** @param day of all its evidence, when that is one day */
function remedyFor(words: string, day: Day | undefined): string {
  if (day === undefined) return "write the date, such as 2026-04-08";
  const [meant, ...others] = meantDays(words, day);
  return meant !== undefined && others.length === 0
    ? `write ${meant}, if it is reckoned from ${day}`
    : `write the date; the evidence is of ${day}`;
}
