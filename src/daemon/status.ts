/**
 * What can be said of the daemon from files alone, without its help: for status and doctor.
 */
import fs from "node:fs";
import { join } from "node:path";
import { LithifyError, tried, unless } from "../errors.ts";
import { type Check, failed, faulty, passed } from "../report/check.ts";
import { oneLine } from "../report/printable.ts";
import { holderOf } from "../store/state/lock.ts";
import type { StatePaths } from "../store/state/state-folder.ts";
import { closingOf, type Opened } from "../workspace/opened.ts";
import type { Surroundings } from "../workspace/surroundings.ts";
import { type Failure, readFailures } from "../workspace/week-notes.ts";
import { type Attempts, healsByTime } from "./attempts.ts";
import { illness, type WaitingWeek } from "./health.ts";
import { openFrom, startOfDay } from "./instants.ts";
import { nextTick } from "./schedule.ts";
import { type DaemonReport, readAttempts, readReport } from "./state-file.ts";

/** As contract §2 writes it, and what else there is to say; null where there is nothing. */
export interface DaemonBlock {
  readonly running: boolean;
  readonly pid: number | null;
  readonly heartbeat: string | null;
  readonly progress: string | null;
  readonly nextRun: string | null;
  readonly watch: DaemonReport["watch"] | null;
  /** Why it gets nowhere. */
  readonly ill: string | null;
  /** The weeks that it compacts right now, and since when. */
  readonly compacting: DaemonReport["running"];
  /** Why it writes nothing, though nothing is wrong. */
  readonly waits: string | null;
  /** How the last one ended that does not run any more. */
  readonly ended: string | null;
}

const WITHOUT_A_WORD = "ended without a word: it was killed, or the power failed";

/** A daemon that ends in its own time is at nothing any more. */
const endOf = ({ ended = WITHOUT_A_WORD, running }: DaemonReport): string =>
  running ? `${ended}, after it had begun ${nameOf(running.weeks)}` : ended;

export async function daemonBlock(opened: Opened, { now }: Pick<Surroundings, "now">): Promise<DaemonBlock> {
  const { state, workspace } = opened;
  const [holder, report] = [await holderOf(state.daemonLock), readReport(state.daemonReport)];
  const last = { heartbeat: report?.heartbeat ?? null, progress: report?.progress ?? null };
  if (holder === null) {
    const ended = report === undefined ? null : endOf(report);
    const none = { pid: null, nextRun: null, watch: null, ill: null, compacting: null, waits: null };
    return { running: false, ...none, ...last, ended };
  }
  // A report of an earlier daemon says nothing of this one.
  const own = report?.pid === holder.pid || holder.pid === 0 ? report : undefined;
  const quietMs = workspace.config.watch.quietSeconds * 1_000;
  const ill = illness(own, waitingWeeks(opened, now()), readAttempts(state.attempts), quietMs, now().getTime());
  return {
    ...{ running: true, pid: holder.pid, ...last },
    ...{ heartbeat: own?.heartbeat ?? null, nextRun: own?.nextRun ?? null, watch: own?.watch ?? null },
    ...{ ill: ill ?? null, compacting: own?.running ?? null, waits: own?.waits ?? null, ended: null },
  };
}

/** Why weeks failed: as their runs said, and where a run died before it could, as the daemon noted. */
export function allFailures(state: StatePaths): ReadonlyMap<string, Failure> {
  const noted = [...readAttempts(state.attempts)].map(([week, attempt]): [string, Failure] => {
    const { code, message, atMs } = attempt;
    return [week, { state: attempt.state, code, message, at: new Date(atMs).toISOString() }];
  });
  return new Map([...noted, ...readFailures(state)]);
}

/** When a daemon, if it runs, will try a failed week again without anything changing; "" when that is not known. */
export function againText(attempts: Attempts, week: string, running: boolean): string {
  const attempt = attempts.get(week);
  if (attempt === undefined || !running) return "";
  const at = new Date(attempt.againMs).toISOString().slice(0, 16);
  if (attempt.state === "postponed") return `; goes on ${at}Z`;
  return healsByTime(attempt.code)
    ? `; tried again ${at}Z`
    : `; tried again ${at}Z, or when its logs, the configuration or prompts change`;
}

/** One line for people, and a second one when it is ill. */
export async function daemonLines(
  { running, pid, heartbeat, progress, nextRun, watch, ill, compacting, waits, ended }: DaemonBlock,
  now: Date,
): Promise<string[]> {
  const { ago } = await import("../report/ago.ts");
  if (!running) {
    const how = ended === null ? "" : ` (the last one ${oneLine(ended)}; last sign of life ${ago(heartbeat, now)})`;
    return [`daemon: not running${how}; \`lithify watch\` or \`lithify service install\` starts it`];
  }
  const facts = [
    `daemon: running (pid ${pid})`,
    ...(compacting ? [`began ${nameOf(compacting.weeks)} ${ago(compacting.since, now)}`] : []),
    watch === "polling" ? "comparing files, as events do not work here" : `watching by ${watch ?? "nothing yet"}`,
    `next run ${nextRun ?? "unknown"}`,
    `last progress ${ago(progress, now)}`,
    `heartbeat ${ago(heartbeat, now)}`,
  ];
  return [
    facts.join(", "),
    ...(waits === null ? [] : [`daemon: waits: ${oneLine(waits)}`]),
    ...(ill === null ? [] : [`daemon: ILL: ${oneLine(ill)}`]),
  ];
}

/** A run without weeks finishes what an earlier one left, or makes its commit. */
function nameOf(weeks: readonly string[]): string {
  if (weeks.length === 0) return "to finish an earlier run";
  return `to compact ${weeks.length > 3 ? `${weeks[0]} to ${weeks.at(-1)}` : weeks.join(", ")}`;
}

export async function daemonChecks(opened: Opened, surroundings: Surroundings): Promise<Check[]> {
  const block = await daemonBlock(opened, surroundings);
  const [line = ""] = await daemonLines(block, surroundings.now());
  const daemon =
    block.ill === null
      ? passed("daemon", line.replace(/^daemon: /, ""))
      : failed("daemon", `ill: ${oneLine(block.ill)}`, remedyFor(block));
  return [scheduleCheck(opened), daemon];
}

const remedyFor = ({ ill, pid }: DaemonBlock): string =>
  ill?.startsWith("no sign of life") || ill?.startsWith("it holds") || ill?.includes("due since")
    ? `end it (kill ${pid}) and start it again`
    : "see `lithify status` and `lithify service logs`; mend the cause, or run `lithify compact` to try now";

function scheduleCheck({ workspace }: Opened): Check {
  const { schedule } = workspace.config;
  return unless(
    LithifyError,
    () => passed("schedule", `next tick ${nextTick(schedule, workspace.timezone).toISOString()}`),
    (fault) => faulty("schedule", fault),
  );
}

/** The due weeks by this process's own reckoning, each with the time at which it became due at the latest. */
function waitingWeeks(opened: Opened, now: Date): WaitingWeek[] {
  const failures = allFailures(opened.state);
  const { timezone, config } = opened.workspace;
  const closing = closingOf(opened.workspace, now);
  const closedMs = startOfDay(openFrom(closing), timezone).getTime() + config.graceHours * 3_600_000;
  const documentsMs = changedMs(join(opened.memoryFolder, "weekly"));
  return opened.weeks
    .filter(({ due }) => due)
    .map(({ week, logs }) => {
      const times = logs.map(({ path }) => changedMs(opened.listed.get(path)?.absolute ?? ""));
      return { week, sinceMs: Math.max(closedMs, documentsMs, ...times), failure: failures.get(week) };
    });
}

/** The inode's own time: a file may be put here with the time it had elsewhere. */
const changedMs = (path: string): number =>
  tried(() => fs.lstatSync(path, { throwIfNoEntry: false })?.ctimeMs, undefined) ?? 0;
