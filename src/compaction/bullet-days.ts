/** The days at the end of a bullet: in whatever manner a model writes them, and as a document has them. */
import { type Day, isDay } from "../calendar/week.ts";
import type { Logbook } from "../memory/evidence/logbook.ts";
import { isOnlyDays, writtenDaysIn } from "../text/days.ts";

/** From its bracket on, so that a run of blanks is not tried again from each of them. */
const BRACKET = /[(（]([^()（）]{4,400})[)）][.。]?\s*$/u;

/** A bullet, and the days it names at its end; a bracket before the last one is text, unless it says the same once more. */
export function parted(bullet: string, book?: Logbook): { text: string; days: readonly string[] } {
  let text = bullet;
  let days: readonly string[] = [];
  for (let bracket = BRACKET.exec(text); bracket; bracket = BRACKET.exec(text)) {
    const named = onlyDays(bracket[1]!, book);
    if (named === undefined || (days.length > 0 && !named.every((day) => days.includes(day)))) break;
    if (days.length === 0) days = named;
    text = text.slice(0, bracket.index);
  }
  return { text: text.trim(), days };
}

/** The days that a bracket names, if it names nothing else: `2026-07-05`, and, where a log has that day, `7月5日`, `Sun 5 July`. */
function onlyDays(bracket: string, book: Logbook | undefined): string[] | undefined {
  const logged = new Set(book?.pages.map(({ log }) => log.day));
  const found = writtenDaysIn(bracket, [...logged].sort().at(-1));
  const named = found.flatMap(({ kind, days, key }) =>
    kind === "range" ? [days[0]!, days.at(-1)!] : [days.find((day) => day === key || logged.has(day)) ?? key],
  );
  const between = found.map(({ from }, i) => bracket.slice(found[i - 1]?.to ?? 0, from));
  const isJoined = [...between, bracket.slice(found.at(-1)?.to ?? 0)].every((joint, i) =>
    // `and` and `to` in any language, but nothing before the first and behind the last that is no weekday.
    (joint.match(/[\p{L}\p{N}]+/gu) ?? []).every(
      (word) => isOnlyDays(word) || (i > 0 && i < found.length && /^\p{L}{1,4}$/u.test(word)),
    ),
  );
  const areDays = named.length > 0 && named.every((day) => logged.has(day) || isDay(day));
  return isJoined && areDays ? named : undefined;
}

/** As a document has them. */
const DATES = /\s*\((\d{4}-\d{2}-\d{2}(?:, \d{4}-\d{2}-\d{2})*)\)$/;
export const daysIn = (bullet: string): Day[] => DATES.exec(bullet)?.[1]?.split(", ") ?? [];
export const wordsIn = (bullet: string): string => bullet.replace(DATES, "");
