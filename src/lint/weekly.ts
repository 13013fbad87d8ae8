/**
 * The rules for one weekly document: that its front matter tells the week of its name, that its sources stand, and that
 * it is no larger than its week allows (contract §3).
 */
import { daysOf, parseWeek, type Week, weekOf } from "../calendar/week.ts";
import type { LogMark } from "../compaction/due.ts";
import { dayOfPath, isPartUnread } from "../daily/daily-log.ts";
import { readFrontMatter, WEEKLY_LIMITS } from "../document/frontmatter.ts";
import { readWeekly, type WeeklyDocument } from "../document/weekly.ts";
import { all, error, type Finding, type Found, type LintCode, shownValue, warning } from "./finding.ts";
import { bodyLineOf, type FileLines, lineOf } from "./lines.ts";
import { lintWeeklyBody } from "./weekly-body.ts";

/** A log as it stands now. */
export type StandingLog = Pick<LogMark, "sha256" | "bytes">;

export interface WeeklyGround {
  readonly logs: ReadonlyMap<string, StandingLog>;
  /** What a body may have, for the bytes of a week's logs. */
  readonly budgetBytes: (logBytes: number) => number;
}

export function lintWeekly(file: string, raw: string, text: FileLines, ground: WeeklyGround): Found {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.md$/, "");
  const week = parseWeek(name);
  if (week === undefined) return misnamed(file, name);
  const anew = `mend it, or delete the file and run lithify compact --week ${week}`;
  const matter = readFrontMatter(raw, WEEKLY_LIMITS);
  if ("fault" in matter) return error(file, matter.line, "BAD_FRONT_MATTER", matter.fault, anew);
  if (Object.keys(matter.data).length === 0)
    return error(file, 1, "NO_FRONT_MATTER", "a weekly document begins with front matter", anew);
  const wrong = lintMatter(file, matter.data, week, text, anew);
  if (wrong.length > 0) return wrong;
  const document = readWeekly(raw);
  if ("fault" in document) return error(file, document.line, "BAD_FRONT_MATTER", document.fault, anew);
  return all(
    lintSources(file, document, week, text, ground),
    lintWeeklyBody(file, document, week, text),
    lintSize(file, document, text, ground),
  );
}

function misnamed(file: string, name: string): Finding {
  const rename = "rename it to the ISO week its days lie in, such as 2026-W15.md";
  if (/^\d{4}-W\d{2}$/i.test(name)) return error(file, 1, "BAD_WEEK_NAME", `there is no week ${name}`, rename);
  const unread = "it is not named after a week, so lithify does not read it";
  return warning(file, 1, "BAD_WEEK_NAME", unread, `${rename}, or move it out of weekly/`);
}

const HEX = /^[0-9a-f]+$/;
const isHex = (value: unknown, length: number): boolean =>
  typeof value === "string" && value.length === length && HEX.test(value);
const listOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => one !== null && typeof one === "object") : [];

function lintMatter(file: string, data: Record<string, unknown>, week: Week, text: FileLines, anew: string): Finding[] {
  const days = daysOf(week);
  const wanted = { type: "weekly", week, from: days[0], to: days[6] };
  const findings = Object.entries(wanted).flatMap(([key, value]) => {
    if (data[key] === value) return [];
    const code = data[key] === undefined ? "MISSING_FIELD" : key === "type" ? "UNKNOWN_TYPE" : "WEEK_MISMATCH";
    return error(
      file,
      lineOf(text, key),
      code,
      data[key] === undefined ? `${key} is absent` : `${key} is ${shownValue(data[key])}, and the file is ${week}`,
      `write ${key}: ${value}`,
    );
  });
  const wrong = (line: number, message: string, code: LintCode = "BAD_VALUE"): void =>
    void findings.push(error(file, line, code, message, anew));
  if (!Array.isArray(data.sources)) {
    const code = data.sources === undefined ? "MISSING_FIELD" : "BAD_VALUE";
    wrong(lineOf(text, "sources"), "sources is no list of logs", code);
  }
  for (const [i, { path, sha256 }] of listOf(data.sources).entries())
    if (typeof path !== "string" || !isHex(sha256, 64))
      wrong(lineOf(text, "sources", i), "a source is not a path with the 64 hex of its log's bytes");
  for (const key of ["memories", "declined"])
    for (const { evidence } of listOf(data[key]))
      if (!Array.isArray(evidence) || !evidence.every((one) => isHex(one, 12)))
        wrong(lineOf(text, key), `evidence in ${key} is not a list of 12 hex each`);
  return findings;
}

export const notRead = (file: string, line: number, path: string, reason: string): Finding =>
  warning(file, line, "SOURCE_NOT_READ", `${path} could not be read (${reason}), and its day is missing`);

const lintSources = (
  file: string,
  { sources }: WeeklyDocument,
  week: Week,
  text: FileLines,
  { logs }: WeeklyGround,
): Finding[] =>
  sources.flatMap(({ path, sha256, unread }, i) => {
    const line = lineOf(text, "sources", i);
    const day = dayOfPath(path);
    const other = "remove the source, or compact its own week";
    if (day === undefined || weekOf(day) !== week)
      return warning(file, line, "WEEK_MISMATCH", `${path} is no log of ${week}`, other);
    const shown = unread === undefined ? "" : shownValue(unread);
    if (unread !== undefined && logs.get(path)?.sha256 === sha256) return notRead(file, line, path, shown);
    const remedy =
      unread === undefined || isPartUnread(unread)
        ? "bring it back from git or a backup; without it the document and its memories stay, and their evidence cannot be checked"
        : `nobody could read it (${shown}): compact the week again, and its document names it no more`;
    return logs.has(path) ? [] : warning(file, line, "SOURCE_MISSING", `${path} is gone`, remedy);
  });

/** Against the logs as they were: where one is gone or changed, only what every week allows can be said. */
function lintSize(
  file: string,
  { body, sources }: WeeklyDocument & { body: string },
  text: FileLines,
  { logs, budgetBytes }: WeeklyGround,
): Found {
  const same = sources.every(({ path, sha256 }) => logs.get(path)?.sha256 === sha256);
  const limit = budgetBytes(
    same ? sources.reduce((total, { path }) => total + logs.get(path)!.bytes, 0) : Number.POSITIVE_INFINITY,
  );
  const bytes = Buffer.byteLength(body);
  if (bytes <= limit) return [];
  return warning(file, bodyLineOf(text), "WEEKLY_TOO_LONG", `the body has ${bytes} bytes; its week allows ${limit}`);
}
