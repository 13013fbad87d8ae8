/**
 * What a look and the run before it mean together: which weeks failed although nobody said so, and what has to wait.
 */

import type { Week } from "../calendar/week.ts";
import { type Known, setback } from "./agenda.ts";
import { type Attempts, afterRun, failedAttempt, isMade, stillDue, type WeekEnd } from "./attempts.ts";
import { whyNotHere } from "./branch.ts";
import type { DueWeek, Look } from "./look.ts";
import type { DaemonEvent } from "./run-log.ts";

/** How a run's child ended. */
export type RunEnd =
  | {
      readonly kind: "ran";
      readonly weeks: readonly WeekEnd[];
      readonly commit: string | null;
      readonly commitPostponed: string | null;
      readonly run: string;
    }
  /** It could not begin: another lithify writes, or the configuration is broken. */
  | { readonly kind: "refused"; readonly reason: string }
  /** It died, or said nothing that can be read. */
  | { readonly kind: "died"; readonly reason: string };

/** A run that has ended, until a look has told what it left. */
export interface Ran {
  readonly weeks: readonly DueWeek[];
  readonly end: RunEnd;
}

interface Fault {
  readonly week: DueWeek;
  readonly code: string;
  readonly message: string;
}

export function conclude(
  known: Known,
  seen: Look,
  ran: Ran | undefined,
  nowMs: number,
): { readonly known: Known; readonly faults: readonly Fault[] } {
  const again = doneInVain(known, seen);
  const startedOn = known.startedOn ?? seen.seen?.branch;
  const faults = [...stillDueFaults(known, again, seen), ...crashFault(seen, ran)];
  const attempts = faults.reduce(
    (before: Attempts, { week, code, message }) =>
      new Map(before).set(
        week.week,
        failedAttempt(
          before.get(week.week),
          { state: "failed", code, message, fingerprint: week.fingerprint },
          seen,
          nowMs,
        ),
      ),
    stillDue(known.attempts, seen.due),
  );
  return {
    faults,
    known: {
      ...known,
      ...{ look: seen, blind: undefined, done: new Map(), attempts },
      ...{ startedOn, waits: whyNotHere(startedOn, seen.seen) },
      ripe: new Set(seen.due.flatMap(({ week }) => (known.ripe.has(week) ? [week] : []))),
      dueAgain: ran === undefined ? known.dueAgain : again,
      held: heldAfter(known, seen, ran, faults.length > 0, nowMs),
      commit: commitAfter(known, seen, ran, nowMs),
    },
  };
}

/** A run that compacts the same logs over and over would never end, and with a paid model never end to cost. */
function stillDueFaults({ dueAgain }: Known, again: ReadonlyMap<Week, string>, { due }: Look): Fault[] {
  const message = "runs said twice that it was compacted, and yet it is due with the same logs";
  return due
    .filter(({ week, fingerprint }) => again.get(week) === fingerprint && dueAgain.get(week) === fingerprint)
    .map((week) => ({ week, code: "STILL_DUE", message }));
}

/** What the last run compacted and is due with the same logs. */
const doneInVain = ({ done }: Known, { due }: Look): ReadonlyMap<Week, string> =>
  new Map(due.flatMap(({ week, fingerprint }) => (done.get(week) === fingerprint ? [[week, fingerprint]] : [])));

/** Weeks are done oldest first: the one that a dead run was at is the oldest of its weeks that is still due. */
function crashFault({ due }: Look, ran: Ran | undefined): Fault[] {
  if (ran?.end.kind !== "died") return [];
  const asked = new Set(ran.weeks.map(({ week }) => week));
  const week = due.find((one) => asked.has(one.week));
  return week ? [{ week, code: "CRASHED", message: ran.end.reason }] : [];
}

function heldAfter({ held }: Known, seen: Look, ran: Ran | undefined, blamed: boolean, nowMs: number): Known["held"] {
  if (seen.due.length === 0 && !seen.unfinished && !seen.waiting) return undefined;
  if (ran === undefined || ran.end.kind === "refused") return held;
  if (ran.end.kind === "died") return blamed ? undefined : setback(held, ran.end.reason, nowMs);
  return seen.unfinished ? setback(held, "an interrupted run could not be finished", nowMs) : undefined;
}

function commitAfter({ commit }: Known, seen: Look, ran: Ran | undefined, nowMs: number): Known["commit"] {
  if (!seen.waiting) return undefined;
  if (ran === undefined) return commit;
  const why = ran.end.kind === "ran" ? ran.end.commitPostponed : ran.end.reason;
  return setback(commit, why ?? "files wait to be committed", nowMs);
}

/** @param weeks that were asked for, of the look in `known`   @returns `progressed`: at least one of them was brought to its end */
export function tellRun(known: Known, weeks: readonly DueWeek[], end: RunEnd & { kind: "ran" }, nowMs: number) {
  const attempts = afterRun(known.attempts, weeks, end.weeks, known.look!, nowMs);
  const lines: { event: DaemonEvent; text: string }[] = [];
  const done = new Map<string, string>();
  let progressed = false;
  for (const { week, outcome, error } of end.weeks) {
    const again = attempts.get(week);
    const when = again ? `; tried again at the latest ${minuteOf(again.againMs)}` : "";
    if (outcome === "failed")
      lines.push({ event: "failed", text: `${week} failed, ${error?.code}: ${error?.message}${when}` });
    else if (outcome === "postponed")
      lines.push({ event: "postponed", text: `${week} waits: ${error?.message}${when}` });
    else {
      const what = outcome === "compacted" ? "is compacted" : "held nothing to remember";
      lines.push({ event: "compacted", text: `${week} ${what}` });
    }
    if (outcome === "postponed" || (outcome === "failed" && !isMade(error))) continue;
    progressed = true;
    const asked = weeks.find((one) => one.week === week);
    if (asked) done.set(week, asked.fingerprint);
  }
  if (end.commit) lines.push({ event: "committed", text: `committed ${end.commit.slice(0, 12)}` });
  else if (end.commitPostponed && end.commitPostponed !== known.commit?.reason)
    lines.push({ event: "waiting", text: `the commit waits: ${end.commitPostponed}` });
  return { known: { ...known, done, attempts }, lines, progressed };
}

/** To the minute, in UTC: the process that waits for weeks holds no time zone. */
const minuteOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`;
