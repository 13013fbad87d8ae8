/**
 * The rules for the body of a weekly document: its heading, its sections, and that each bullet ends with the day or
 * days it comes from (contract §3).
 */
import { type Day, type Week, weekTitle } from "../calendar/week.ts";
import { dayOfPath } from "../daily/daily-log.ts";
import { OPEN_SECTION, SECTIONS, type SectionName, sectionsOf } from "../document/sections.ts";
import type { WeeklyDocument } from "../document/weekly.ts";
import { all, type Finding, type Found, shownValue, warning } from "./finding.ts";
import { bodyLineOf, bodyLines, type FileLines } from "./lines.ts";

export function lintWeeklyBody(
  file: string,
  { body, sources, from }: WeeklyDocument & { body: string },
  week: Week,
  text: FileLines,
): Found {
  const lines = [...bodyLines(text)];
  const first = lines.find((one) => one.text.trim() !== "");
  if (!first)
    return warning(
      file,
      bodyLineOf(text),
      "EMPTY_SECTION",
      "nothing stands below the front matter",
      `delete the file and run lithify compact --week ${week}`,
    );
  const title = `## ${weekTitle(week)}`;
  const headed =
    first.text.trimEnd() === title
      ? []
      : warning(
          file,
          first.line,
          "WEEK_HEADING",
          "the body does not begin with the heading of its week",
          `begin it with ${title}`,
        );
  const days = new Set(sources.flatMap(({ path }) => dayOfPath(path) ?? []));
  return all(
    headed,
    lintHeadings(file, lines),
    lintBullets(file, body, text, (day, section) => days.has(day) || (section === OPEN_SECTION && day < from)),
  );
}

function lintHeadings(file: string, lines: readonly { text: string; line: number }[]): Finding[] {
  const findings: Finding[] = [];
  let open: { line: number; title: string; holds: boolean } | undefined;
  let last = -1;
  const close = (): void => {
    if (open && !open.holds)
      findings.push(warning(file, open.line, "EMPTY_SECTION", `${open.title} holds nothing`, "take the heading out"));
  };
  for (const { text, line } of lines) {
    const title = /^###[ \t]/.test(text) ? text.slice(4).trim() : undefined;
    if (title === undefined) {
      if (open && text.trim() !== "") open.holds = true;
      continue;
    }
    close();
    open = { line, title, holds: false };
    const at = (SECTIONS as readonly string[]).indexOf(title);
    const names = SECTIONS.join(", ");
    const found = (told: string, remedy: string): unknown =>
      findings.push(warning(file, line, "UNKNOWN_SECTION", told, remedy));
    if (at < 0) found(`${shownValue(title)} is no section of a weekly document`, `use ${names}`);
    else if (at <= last) found(`${title} stands twice or out of its order`, `keep one of each, in the order ${names}`);
    last = Math.max(last, at);
  }
  close();
  return findings;
}

/**
 * Paragraphs are a person's own words; bullets end with the day or days they come from.
 * @param isOurs whether a section may tell of a day: what is open may have been so for weeks
 */
function lintBullets(
  file: string,
  body: string,
  text: FileLines,
  isOurs: (day: Day, section: SectionName) => boolean,
): Finding[] {
  const bodyLine = bodyLineOf(text);
  const sections = sectionsOf(body);
  const bullets = SECTIONS.flatMap((section) => sections[section].map((bullet) => ({ ...bullet, section })));
  return bullets.flatMap(({ text: said, line: at, nested, section }) => {
    const line = bodyLine + at - 1;
    if (!/^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(text.lines[line - 1] ?? "")) return [];
    const named = [said, ...nested].map(daysAtEnd).find((ending) => ending.length > 0) ?? [];
    const strange = named.find((day) => !isOurs(day, section));
    const found = (told: string, remedy: string): Finding => warning(file, line, "BULLET_DATE", told, remedy);
    if (named.length === 0)
      return found(
        "the bullet does not end with the day it comes from",
        "end it with the day of its log, such as (2026-04-08)",
      );
    if (strange === undefined) return [];
    return found(`the document has no log of ${strange}`, "end the bullet with a day of one of its sources");
  });
}

/** The dates in the parentheses with which a text ends. */
function daysAtEnd(text: string): readonly Day[] {
  const ending = text.trimEnd();
  if (!/\)[.*_]{0,4}$/.test(ending)) return [];
  return ending.slice(ending.lastIndexOf("(")).match(/\d{4}-\d{2}-\d{2}/g) ?? [];
}
