/**
 * What the service manager says of an instance, and what that means together with what the daemon itself wrote.
 */
import type { DaemonReport } from "../state-file.ts";

export interface ServiceState {
  /** `unknown`: the manager has no word that tells. */
  readonly phase: "up" | "down" | "unknown";
  readonly pid: number | null;
  /** `exit code 3`, `signal 9`; null when it has not ended, or nobody says how. */
  readonly ended: string | null;
  readonly exitCode: number | null;
  /** Where the manager has its definition from; null when it does not say. */
  readonly path: string | null;
}

export const UNKNOWN_STATE: ServiceState = { phase: "unknown", pid: null, ended: null, exitCode: null, path: null };

/** The settings that `systemdState` reads. */
export const SYSTEMD_SETTINGS = [
  "ActiveState",
  "SubState",
  "MainPID",
  "ExecMainCode",
  "ExecMainStatus",
  "FragmentPath",
];

/** `ExecMainCode`, as waitid(2) numbers them; greater ones are signals. */
const CLD_EXITED = "1";

/** @param shown what `systemctl --user show` prints: `ActiveState=active`, a line each */
export function systemdState(shown: string): ServiceState {
  const said = new Map(shown.split("\n").map((line): [string, string] => halves(line, "=")));
  const status = Number(said.get("ExecMainStatus"));
  const pid = Number(said.get("MainPID"));
  // Between a crash and its restart a unit is `activating`, and nothing runs.
  const isUp =
    ["active", "activating", "reloading"].includes(said.get("ActiveState") ?? "") &&
    said.get("SubState") !== "auto-restart";
  const hasEnded = !isUp && said.get("ExecMainCode") !== "0" && Number.isSafeInteger(status);
  const hasExited = said.get("ExecMainCode") === CLD_EXITED;
  return {
    phase: said.has("ActiveState") ? (isUp ? "up" : "down") : "unknown",
    pid: pid > 0 ? pid : null,
    ended: hasEnded ? `${hasExited ? "exit code" : "signal"} ${status}` : null,
    exitCode: hasEnded && hasExited ? status : null,
    path: said.get("FragmentPath") || null,
  };
}

/** @param printed what `launchctl print gui/501/<name>` prints: `state = running`, a line each, indented */
export function launchdState(printed: string): ServiceState {
  const said = new Map<string, string>();
  // Parts of it repeat these words further in, for other things: the first counts.
  for (const [key, value] of printed.split("\n").map((line) => halves(line, " = ")))
    if (!said.has(key)) said.set(key, value);
  const pid = Number(said.get("pid"));
  const last = said.get("last exit code") ?? "";
  const exitCode = /^\d+/.test(last) ? Number.parseInt(last, 10) : null;
  const isUp = said.get("state") === "running";
  const hasEnded = !isUp && exitCode !== null;
  return {
    // One that has never run yet is about to.
    phase: isUp ? "up" : hasEnded ? "down" : "unknown",
    pid: pid > 0 ? pid : null,
    ended: hasEnded ? `exit code ${exitCode}` : null,
    exitCode: hasEnded ? exitCode : null,
    path: said.get("path") ?? null,
  };
}

function halves(line: string, between: string): [string, string] {
  const at = line.indexOf(between);
  return at < 0 ? [line.trim(), ""] : [line.slice(0, at).trim(), line.slice(at + between.length).trim()];
}

/** What came of starting a service. */
export type Life =
  | { readonly kind: "runs"; readonly pid: number }
  | { readonly kind: "ended"; readonly exitCode: number | null; readonly how: string }
  | { readonly kind: "silent"; readonly pid: number | null };

export interface Signs {
  readonly service: ServiceState;
  /** The process that holds the daemon's lock; 0 where it is not known. */
  readonly holderPid: number | null;
  readonly report: DaemonReport | undefined;
}

/**
 * The daemon's own sign of life is a report of the process that holds the lock, made since the service was started. It
 * has gone well when it has looked at the workspace once: what it does not like about its configuration, it says then.
 * @param sinceMs when the service was told to start   @param isLate no more time: then a first report is enough
 * @returns undefined when it is too early to tell
 */
export function lifeFrom({ service, holderPid, report }: Signs, sinceMs: number, isLate: boolean): Life | undefined {
  const isFresh = report !== undefined && Date.parse(report.started) >= sinceMs;
  const isOwn = isFresh && report.pid === holderPid && (service.pid === null || service.pid === report.pid);
  if (isOwn && (report.looked !== null || isLate)) return { kind: "runs", pid: report.pid };
  if (service.phase === "down")
    return {
      kind: "ended",
      exitCode: service.exitCode,
      how: (isFresh ? report.ended : undefined) ?? `ended with ${service.ended ?? "no word"}`,
    };
  return isLate ? { kind: "silent", pid: service.pid } : undefined;
}
