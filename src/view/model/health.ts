/**
 * How things stand: what is not compacted and why, the daemon, what `lint` found, and the last runs.
 */
import { isMonth, isYear } from "../../calendar/period.ts";
import { UNREAD_LOG } from "../../compaction/nothing-due.ts";
import type { DaemonBlock } from "../../daemon/status.ts";
import type { Finding } from "../../lint/finding.ts";
import type { RunSeen } from "./runs.ts";
import type { Say } from "./said.ts";

/** As `lint` tells it. */
export interface Linted {
  readonly files: number;
  readonly findings: readonly Finding[];
}

/** As `status` tells it. */
export interface Standing {
  readonly weeks: readonly { readonly week: string; readonly state: string; readonly reason: string }[];
  readonly levels: readonly { readonly period: string; readonly state: string; readonly reason: string }[];
  readonly daemon: DaemonBlock;
  readonly commitPostponed: string | null;
  readonly notices: readonly string[];
}

export type HealthSeen = ReturnType<typeof healthOf>;

const MOST_FINDINGS = 200;

/** @param linted undefined while lint looks   @param isMade whether a week or a period has a document */
export function healthOf(
  standing: Standing,
  linted: Linted | undefined,
  runs: readonly RunSeen[],
  say: Say,
  isMade: (name: string) => boolean,
) {
  const { weeks, levels, daemon, commitPostponed, notices } = standing;
  const { files, findings } = linted ?? { files: 0, findings: [] };
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const open = [
    // A compacted week has a reason where some of what it rests on is gone.
    ...weeks
      .filter(({ state, reason }) => state !== "compacted" || reason !== "")
      .map(({ week, ...rest }) => ({ name: week, ...rest })),
    ...levels.map(({ period, ...rest }) => ({ name: period, ...rest })),
  ];
  return {
    ...{ weeks: weeks.length, compacted: weeks.filter(({ state }) => state === "compacted").length },
    // Weeks and periods that are not as they should be, each with the command that would make it right, or what to do in words.
    open: open.map(({ name, state, reason }) => {
      const remedy = reason.startsWith(UNREAD_LOG) ? remedyFor(reason, findings) : "";
      return {
        ...{ name, isMade: isMade(name), state, reason: say(reason, 1_000), remedy: say(remedy, 1_000) },
        command: remedy === "" ? commandFor(name, state) : "",
      };
    }),
    verdict: verdictOf(open, daemon, linted && errors),
    ...{ daemon: daemonTold(daemon, say), isRunning: daemon.running },
    trouble: [daemon.ill, daemon.waits, commitPostponed && `the commit waits: ${commitPostponed}`, ...notices].flatMap(
      (one) => (one ? [say(one, 1_000)] : []),
    ),
    ...{ isLinted: linted !== undefined, files, runs },
    ...{ errors, warnings: findings.length - errors },
    findings: findings.slice(0, MOST_FINDINGS).map(({ severity, file, line, code, message, remedy }) => ({
      ...{ severity, code, where: `${say(file, 300)}:${line}` },
      ...{ message: say(message, 1_000), remedy: say(remedy, 1_000) },
    })),
  };
}

/** What lint says of the logs that a reason names: compacting again would not read them. */
const remedyFor = (reason: string, findings: readonly Finding[]): string =>
  findings.find(({ file, remedy }) => remedy !== "" && reason.includes(`${file}: `))?.remedy ??
  "mend or rename the log, or move it out of the logs folder";

const OPEN = ["due", "failed", "postponed", "unfinished"];

const commandFor = (name: string, state: string): string =>
  OPEN.includes(state) ? `lithify compact --${isMonth(name) ? "month" : isYear(name) ? "year" : "week"} ${name}` : "";

function verdictOf(
  open: readonly { readonly state: string }[],
  daemon: DaemonBlock,
  errors: number | undefined,
): string {
  const of = (state: string): number => open.filter((one) => one.state === state).length;
  const wrong = [
    ...OPEN.flatMap((state) => (of(state) > 0 ? `${of(state)} ${state}` : [])),
    ...(errors ? [`lint finds ${errors === 1 ? "an error" : `${errors} errors`}`] : []),
    ...(daemon.ill ? ["the daemon is not well"] : []),
  ];
  if (wrong.length > 0) return `To do: ${wrong.join(", ")}.`;
  if (errors === undefined) return "Nothing is due; what lint finds is still looked at.";
  return open.length > 0
    ? `Nothing is due, but ${open.length === 1 ? "one row below wants" : `${open.length} rows below want`} attention.`
    : "All is well: nothing is due, and lint finds no error.";
}

function daemonTold({ running, pid, nextRun, compacting, progress, ended }: DaemonBlock, say: Say): string {
  if (!running) return `not running${ended === null ? "" : `: the last one ${say(ended, 300)}`}`;
  const now = compacting ? `compacting ${compacting.weeks.join(", ") || "what an earlier run left"}` : "waiting";
  const next = nextRun === null ? "" : `, next run ${nextRun}`;
  return `running (pid ${pid}), ${now}${next}${progress === null ? "" : `, last progress ${progress}`}`;
}
