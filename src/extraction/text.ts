/**
 * The text that `lithify extract` is given, as a log: a file or standard input of any day, or a session file of a
 * coding agent, which is read as the conversation it holds. Redacted, with lines counted from what is shown.
 */
import { hash } from "node:crypto";
import fs from "node:fs";
import { relative, resolve, sep } from "node:path";
import { today } from "../calendar/week.ts";
import { type DailyLog, dayOfPath } from "../daily/daily-log.ts";
import { decodeLog } from "../daily/decode.ts";
import { LARGEST_LOG_BYTES } from "../daily/read-logs.ts";
import { redact } from "../daily/redact.ts";
import { saidIn } from "../daily/said.ts";
import { UsageError } from "../errors.ts";
import { readNamedFile } from "../store/disk/regular-file.ts";
import { relativeDaysIn } from "../text/days.ts";
import { bodyStartOf } from "../text/front-matter.ts";
import { detectTool } from "../transcript/detect.ts";
import { isFields, parsed } from "../transcript/fields.ts";
import { readSessions } from "../transcript/read-session.ts";
import { type Form, render } from "../transcript/render.ts";
import type { Surroundings } from "../workspace/surroundings.ts";
import { refuseLinkOut, type Workspace } from "../workspace/workspace.ts";

export interface TextOptions {
  /** A path, or `-`. */
  readonly file: string;
  readonly date?: string;
  /** What is kept needs a day that somebody told. */
  readonly write?: boolean;
}

async function bytesOf(file: string, root: string, { cwd, readStdin }: Surroundings): Promise<Buffer> {
  if (file === "-") return readStdin(LARGEST_LOG_BYTES);
  refuseLinkOut(root, resolve(cwd, file), file);
  try {
    const bytes = readNamedFile(resolve(cwd, file), LARGEST_LOG_BYTES);
    if (bytes !== undefined) return bytes;
    throw new Error("there is no such file");
  } catch (error) {
    throw new UsageError(
      "NO_FILE",
      `cannot read ${file}: ${(error as Error).message}`,
      "name a file, or - for standard input",
      error,
    );
  }
}

/**
 * @param form of a conversation: how its messages are labelled
 * @throws {UsageError} for what is no file or no text
 */
export async function readText(
  options: TextOptions,
  form: Form,
  { root, config, timezone }: Workspace,
  surroundings: Surroundings,
): Promise<DailyLog> {
  const { file, date } = options;
  const bytes = await bytesOf(file, root, surroundings);
  // What says nothing holds nothing, and is no fault.
  const decoded = bytes.length === 0 ? { lines: [], notices: [] } : decodeLog(bytes);
  if ("skipped" in decoded)
    throw new UsageError("NOT_TEXT", `${file === "-" ? "standard input" : file} is ${decoded.skipped}`, "give a text");
  const session = file === "-" ? undefined : await conversationIn(resolve(surroundings.cwd, file), decoded.lines, form);
  if (!session) decoded.notices.forEach(surroundings.tell);
  const { lines } = redact(session?.lines ?? saidIn(decoded.lines), config.redact.allow);
  const path =
    file === "-"
      ? "stdin"
      : relative(root, fs.realpathSync(resolve(surroundings.cwd, file)))
          .split(sep)
          .join("/");
  const told = date ?? dayOfPath(path) ?? session?.day;
  const day = told ?? (options.write ? "" : dayMeant(lines, timezone, surroundings));
  return {
    path,
    day,
    sha256: hash("sha256", bytes),
    bytes: session ? Buffer.byteLength(lines.join("\n")) : bytes.length,
    lines,
    bodyStart: session ? 0 : bodyStartOf(lines),
  };
}

/**
 * The day of a text of which nobody told one: today's where it says `tomorrow`, which else is no date, and that is said; none where
 * nothing in it hangs on the day, so that the same text asks the same at any time.
 */
function dayMeant(lines: readonly string[], timezone: string, { now, tell }: Surroundings): string {
  const day = today(now(), timezone);
  for (const line of lines) {
    // `On Tuesdays` is any week's.
    const one = relativeDaysIn(line, day).find(
      ({ told, days, kind, isSpan }) => !isSpan && (told || kind !== "day" || days.length === 1),
    );
    if (one === undefined) continue;
    const said = line.slice(one.from, one.to);
    tell(`read as a text of today, ${day}, since it says "${said}": --date tells another day`);
    return day;
  }
  return "";
}

/** A row that decides stands near the top of a session file. */
const TELLING_LINES = 50;

/** The conversation of a session file, and the day it began; undefined for other text. */
async function conversationIn(
  path: string,
  lines: readonly string[],
  form: Form,
): Promise<{ lines: string[]; day: string | undefined } | undefined> {
  const rows = lines
    .slice(0, TELLING_LINES)
    .map((line) => (line.startsWith("{") ? parsed(line) : undefined))
    .filter(isFields);
  if (detectTool(rows) === undefined) return undefined;
  const { sessions } = await readSessions(path);
  const turns = sessions.flatMap((session) => session.turns);
  const day = turns.find(({ time }) => time !== undefined)?.time?.slice(0, 10);
  return { lines: render(turns, form).trimEnd().split("\n"), day };
}
