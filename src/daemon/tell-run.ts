/**
 * What a run that came to its end means and is to be told: a line a week, and one for its commit.
 */
import type { Known } from "./agenda.ts";
import { afterRun, isMade } from "./attempts.ts";
import type { RunEnd } from "./conclude.ts";
import type { DueWeek } from "./look.ts";
import type { DaemonEvent } from "./run-log.ts";

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
