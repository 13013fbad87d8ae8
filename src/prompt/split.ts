/**
 * Splits a week that does not fit a model's window: by days, and a day by its headings, and a section by its lines.
 * Each part is asked alone; the raw logs, whole, remain what every answer is proved from.
 */
import type { DailyLog } from "../daily/daily-log.ts";

/** Tokens of a text: bytes / 4, within 4 % on English logs (traps.md); scripts of three bytes a character come out high. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

/** What so many tokens hold, by the same estimate. */
export const bytesIn = (tokens: number): number => tokens * 4;

/** Part of a window left free, since tokens are estimated; servers add some of their own. */
const MARGIN = 0.05;

/** Tokens of a model's window that a request may take beside its answer; Infinity where the window is. */
export const roomIn = (contextTokens: number, maxOutputTokens: number): number =>
  contextTokens * (1 - MARGIN) - maxOutputTokens;

export interface Part {
  /** For people and for the prompt: `2026-04-06 to 2026-04-08`, `2026-04-09, part 2 of 3`. */
  readonly name: string;
  readonly logs: readonly DailyLog[];
}

/**
 * The fewest parts, in order, that each take at most `budgetTokens`, whole days together as far as they fit.
 * A single line larger than the budget is a part of its own: nothing is cut away here.
 */
export function splitWeek(logs: readonly DailyLog[], budgetTokens: number): Part[] {
  const parts: { logs: DailyLog[]; tokens: number; piece?: string }[] = [];
  for (const day of byDay(logs)) {
    const tokens = sum(day.map(tokensOfLog));
    if (tokens > budgetTokens) {
      const pieces = packed(
        day.flatMap((log) => piecesOf(log, budgetTokens)),
        budgetTokens,
      );
      parts.push(
        ...pieces.map((piece, i) => ({ logs: piece, tokens: Infinity, piece: `, part ${i + 1} of ${pieces.length}` })),
      );
      continue;
    }
    const last = parts.at(-1);
    if (last && last.tokens + tokens <= budgetTokens) {
      last.logs.push(...day);
      last.tokens += tokens;
    } else parts.push({ logs: [...day], tokens });
  }
  return parts.map(({ logs: of, piece }) => ({ name: nameOf(of) + (piece ?? ""), logs: of }));
}

/** Two parts of about equal size, for a server that found one too long; undefined when it is a single line. */
export function halves(part: Part): readonly Part[] | undefined {
  const whole = sum(part.logs.map(tokensOfLog));
  const parts = splitWeek(part.logs, Math.ceil(whole / 2));
  return parts.length > 1 ? parts : undefined;
}

function byDay(logs: readonly DailyLog[]): DailyLog[][] {
  const days = new Map<string, DailyLog[]>();
  for (const log of logs) days.set(log.day, [...(days.get(log.day) ?? []), log]);
  return [...days.values()];
}

/** A log cut at its headings, the widest first; where there are none, at its lines. */
function piecesOf(log: DailyLog, budgetTokens: number): DailyLog[] {
  if (tokensOfLog(log) <= budgetTokens) return [log];
  const body = log.lines.slice(log.bodyStart);
  for (const depth of [1, 2, 3, 4]) {
    const cuts = body.flatMap((line, i) => (i > 0 && headingDepth(line) === depth ? [i] : []));
    if (cuts.length === 0) continue;
    return packed(
      cutAt(log, body, cuts).flatMap((piece) => piecesOf(piece, budgetTokens)),
      budgetTokens,
    ).map((same) => joined(same));
  }
  if (body.length < 2) return [log];
  const middle = Math.ceil(body.length / 2);
  return cutAt(log, body, [middle]).flatMap((piece) => piecesOf(piece, budgetTokens));
}

const headingDepth = (line: string): number => /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length ?? 0;

function cutAt(log: DailyLog, body: readonly string[], cuts: readonly number[]): DailyLog[] {
  const edges = [0, ...cuts, body.length];
  return edges.slice(1).map((to, i) => pieceWith(log, body.slice(edges[i], to)));
}

/** A piece has the bytes of its own lines, by which its share of the weekly document is reckoned. */
const pieceWith = (log: DailyLog, lines: readonly string[]): DailyLog => ({
  ...log,
  lines,
  bytes: lines.reduce((bytes, line) => bytes + Buffer.byteLength(line) + 1, 0),
  bodyStart: 0,
});

const joined = (pieces: readonly DailyLog[]): DailyLog =>
  pieces.length === 1
    ? pieces[0]!
    : pieceWith(
        pieces[0]!,
        pieces.flatMap(({ lines }) => lines),
      );

/** Neighbours together as long as they fit. */
function packed(logs: readonly DailyLog[], budgetTokens: number): DailyLog[][] {
  const packs: { logs: DailyLog[]; tokens: number }[] = [];
  for (const log of logs) {
    const tokens = tokensOfLog(log);
    const last = packs.at(-1);
    if (last && last.tokens + tokens <= budgetTokens) {
      last.logs.push(log);
      last.tokens += tokens;
    } else packs.push({ logs: [log], tokens });
  }
  return packs.map(({ logs: of }) => of);
}

/** `=== `, the longest weekday, a date and brackets. */
const HEAD_BYTES = 32;
/** `| ` and a line end. */
const MARK_BYTES = 3;

/** Of a log as a request quotes it, at most; reckoned without quoting, since a split asks this of many pieces. */
function tokensOfLog({ path, lines, bodyStart }: DailyLog): number {
  let bytes = Buffer.byteLength(path) + HEAD_BYTES;
  for (let i = bodyStart; i < lines.length; i++) bytes += Buffer.byteLength(lines[i]!) + MARK_BYTES;
  return Math.ceil(bytes / 4);
}

function nameOf(logs: readonly DailyLog[]): string {
  const first = logs[0]!.day;
  const last = logs.at(-1)!.day;
  return first === last ? first : `${first} to ${last}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
