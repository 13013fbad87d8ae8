/**
 * Decides which weeks are due. A week is due when logs of closed days have no weekly document, or when such a log is
 * new or its bytes differ, line ends aside. A log that is gone makes nothing due, unless nobody could read it: its document says so.
 */
import { type Day, isClosed, type Week, weekOf } from "../calendar/week.ts";
import { type DailyLog, isPartUnread } from "../daily/daily-log.ts";
import type { RefusedLog } from "../daily/list-logs.ts";

/** A log as it lies in its folder, with the digest of its bytes. */
export interface LogMark extends Pick<DailyLog, "path" | "day" | "bytes"> {
  /** 64 hex of its bytes, or those that its document gives where the two differ in line ends alone; `UNREADABLE` where nobody may read them. */
  readonly sha256: string;
  /** 64 hex of its bytes, where `sha256` is not. */
  readonly lies?: string;
  /** Why nobody could read it, where it was to be read and nobody could. */
  readonly unread?: string;
  /** Whether that is a part of it alone. */
  readonly isPart?: true;
}

/** In place of the digest of a log whose bytes nobody may read: any that it has later differs. */
export const UNREADABLE = "0".repeat(64);

/** A log of the week that its document does not hold. */
export type Unread = RefusedLog;

/** What a weekly document says it was made from. */
export interface WeeklyMark {
  readonly week: Week;
  readonly sources: readonly { readonly path: string; readonly sha256: string; readonly unread?: string | undefined }[];
}

/** When a day's log may be compacted. */
export interface Closing {
  readonly now: Date;
  /** IANA name. */
  readonly timezone: string;
  readonly graceHours: number;
  readonly closes: "day" | "week";
}

export interface WeekState {
  readonly week: Week;
  readonly due: boolean;
  readonly hasDocument: boolean;
  /** Why it is due, or why it is not; for people. */
  readonly reason: string;
  /** The logs a compaction takes now: those of closed days, and open ones the document already rests on. */
  readonly logs: readonly LogMark[];
  /** All logs of the week, open days too. */
  readonly all: readonly LogMark[];
  /** Logs the document rests on that are gone. */
  readonly missing: readonly string[];
  /** Logs that nobody could read, which are as they were then: the week is failed for them, and asked about no more. */
  readonly unread: readonly Unread[];
  /** Logs whose names may stand nowhere, and what only has a log's name; they are in no other list. */
  readonly refused: readonly Unread[];
}

/** Every week that has logs or a document, oldest first. */
export function weekStates(
  logs: readonly LogMark[],
  documents: readonly WeeklyMark[],
  closing: Closing,
  refused: readonly Unread[] = [],
): WeekState[] {
  const byWeek = Map.groupBy(logs, ({ day }) => weekOf(day));
  const documentOf = new Map(documents.map((document) => [document.week, document]));
  const present = new Set(logs.map(({ path }) => path));
  const isOver = overBy(closing, [...logs, ...refused]);
  const refusedOf = Map.groupBy(
    refused.filter(({ day }) => isOver(day)),
    ({ day }) => weekOf(day),
  );
  return [...new Set([...byWeek.keys(), ...documentOf.keys(), ...refusedOf.keys()])].sort().map((week) => ({
    ...stateOf(week, byWeek.get(week) ?? [], documentOf.get(week), isOver, present),
    refused: refusedOf.get(week) ?? [],
  }));
}

/** Days close in their order, so a year of them costs no more questions than the few that are open. */
function overBy(
  { now, timezone, graceHours, closes }: Closing,
  logs: readonly { readonly day: Day }[],
): (day: Day) => boolean {
  const newestClosed = [...new Set(logs.map(({ day }) => day))]
    .sort()
    .findLast((day) => isClosed(day, now, timezone, graceHours, closes));
  return (day) => newestClosed !== undefined && day <= newestClosed;
}

function stateOf(
  week: Week,
  all: readonly LogMark[],
  document: WeeklyMark | undefined,
  isOver: (day: Day) => boolean,
  present: ReadonlySet<string>,
): Omit<WeekState, "refused"> {
  const missing = (document?.sources ?? []).map(({ path }) => path).filter((path) => !present.has(path));
  const madeFrom = new Map(document?.sources.map(({ path, sha256 }) => [path, sha256]));
  const logs = all.filter((log) => isOver(log.day) || madeFrom.has(log.path));
  const { due, reason } = whetherDue(
    logs.filter((log) => isOver(log.day)),
    document,
    missing,
  );
  const open = all.length > 0 && logs.length === 0;
  return {
    week,
    due,
    hasDocument: document !== undefined,
    reason: open ? "its days are still open" : reason,
    logs,
    all,
    missing,
    unread: unreadIn(all, document),
  };
}

const unreadIn = (logs: readonly LogMark[], document: WeeklyMark | undefined): Unread[] =>
  (document?.sources ?? []).flatMap(({ path, sha256, unread }) => {
    const log = unread === undefined ? undefined : logs.find((one) => one.path === path && one.sha256 === sha256);
    return log ? [{ path, day: log.day, reason: unread! }] : [];
  });

/** As `WeekState.due`, for a week named by a person: open days count too. */
export function namedState(state: WeekState, document: WeeklyMark | undefined): WeekState {
  const named = state.all.length === 0 ? NO_LOGS : whetherDue(state.all, document, state.missing);
  return { ...state, logs: state.all, ...named };
}

const NO_LOGS = { due: false, reason: "no logs" };

function whetherDue(
  logs: readonly LogMark[],
  document: WeeklyMark | undefined,
  missing: readonly string[],
): { due: boolean; reason: string } {
  if (logs.length === 0) return { due: false, reason: "no logs of closed days" };
  if (!document)
    return { due: true, reason: `${logs.length} ${logs.length === 1 ? "log" : "logs"}, no weekly document` };
  const madeFrom = new Map(document.sources.map(({ path, sha256 }) => [path, sha256]));
  const fresh = logs.find(({ path }) => !madeFrom.has(path));
  if (fresh) return { due: true, reason: `${fresh.path} is new` };
  const changed = logs.find(({ path, sha256 }) => madeFrom.get(path) !== sha256);
  if (changed) return { due: true, reason: `${changed.path} has changed` };
  const gone = document.sources.find(
    ({ path, unread }) => unread !== undefined && !isPartUnread(unread) && missing.includes(path),
  );
  if (gone) return { due: true, reason: `${gone.path}, which nobody could read, is gone` };
  return { due: false, reason: "the logs are as they were" };
}
