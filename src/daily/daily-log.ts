/**
 * A daily log as the rest of lithify sees it: level 0, immutable evidence; and what its path and first lines tell.
 */
import { type Day, isDay } from "../calendar/week.ts";
import { byCodeUnit } from "../text/order.ts";

export interface DailyLog {
  /** Relative to the workspace, with forward slashes: `logs/2026-04-08-standup.md`. */
  readonly path: string;
  readonly day: Day;
  /** 64 hex of the file's bytes, as they are on disk. */
  readonly sha256: string;
  /** Size of the file in bytes. */
  readonly bytes: number;
  /**
   * The text line by line, `lines[0]` being line 1 of the FILE (front matter included, so that numbers agree with an editor).
   * Decoded, without BOM and line ends, invisible control characters stripped, secrets redacted.
   */
  readonly lines: readonly string[];
  /** How many leading lines are front matter: models do not see them and they are no evidence. 0 when there is none. */
  readonly bodyStart: number;
}

/**
 * The date a log belongs to: the one that leads its base name (`2026-04-08-standup.md`, `2026_04_08.md`), else that of
 * the nearest folder so named. What only looks like a date (`2026-02-30`, `2026-04-081`) is none.
 * @param path with forward slashes, relative to the workspace
 */
export function dayOfPath(path: string): Day | undefined {
  const names = path.split("/").reverse();
  for (const name of names) {
    const found = /^(\d{4})([-_])(\d{2})\2(\d{2})(?!\d)/.exec(name);
    const day = found === null ? "" : `${found[1]}-${found[3]}-${found[4]}`;
    if (isDay(day)) return day;
  }
  return undefined;
}

/**
 * The order in which logs were begun, as far as their paths tell: by day, then `x`, `x-2`, `x-10`, `x-standup`. No collation enters it,
 * which differs between machines.
 */
export const byLog = (a: string, b: string): number =>
  byCodeUnit(dayOfPath(a) ?? "", dayOfPath(b) ?? "") || byName(a, b);

function byName(a: string, b: string): number {
  const [one, other] = [[...wordsOf(a), ""], wordsOf(b)];
  const at = one.findIndex((word, i) => word !== other[i]);
  const [word = "", against = ""] = [one[at], other[at]];
  const [isNumber, isOther] = [word, against].map((text) => /^\d+$/.test(text));
  if (word && against && isNumber !== isOther) return isNumber ? -1 : 1;
  return (isNumber && isOther && Number(word) - Number(against)) || byCodeUnit(word, against) || byCodeUnit(a, b);
}

const wordsOf = (path: string): string[] => path.replace(/\.\w+$/, "").split(/[^\p{L}\p{N}]+/u);

const EXTENSIONS = [".md", ".markdown", ".txt"];

export const hasLogExtension = (path: string): boolean =>
  EXTENSIONS.some((extension) => path.toLowerCase().endsWith(extension));

const PART = "line ";
/** What is said of a log of which nobody read a part: what stands where, from a line on. */
export const partUnread = (line: number, where: string): string => `${PART}${line} ${where}`;
/** Whether it was a part alone that nobody read of a log: the rest may bear something out. */
export const isPartUnread = (unread: string): boolean => unread.startsWith(PART);
