/**
 * Waits until a service that was just started shows that it lives, or that it has ended, and why.
 */

import { holderOf } from "../../store/state/lock.ts";
import type { StatePaths } from "../../store/state/state-folder.ts";
import type { Surroundings } from "../../workspace/surroundings.ts";
import { lastRefusal } from "../run-log.ts";
import { readReport } from "../state-file.ts";
import { type Instance, serviceState } from "./manager.ts";
import { type Life, lifeFrom } from "./state.ts";

/** A daemon looks at its workspace in a second; on a busy machine, or with years of logs, in some more. */
export const LIFE_MS = 10_000;
const BETWEEN_MS = 150;

/** @param sinceMs when the service was told to start, by the same clock */
export async function waitForLife(
  instance: Instance,
  state: StatePaths,
  sinceMs: number,
  { now, wait, signal }: Pick<Surroundings, "now" | "wait" | "signal">,
): Promise<Life> {
  for (;;) {
    const isLate = now().getTime() >= sinceMs + LIFE_MS;
    // The manager last: a daemon that it calls ended can write no more.
    const [report, holder] = [readReport(state.daemonReport), await holderOf(state.daemonLock)];
    const service = await serviceState(instance);
    const life = lifeFrom({ service, holderPid: holder?.pid ?? null, report }, sinceMs, isLate);
    if (life?.kind === "ended") return { ...life, how: reasonIn(state, life.exitCode, sinceMs) ?? life.how };
    if (life !== undefined) return life;
    await wait(BETWEEN_MS, signal);
  }
}

/**
 * How the daemon itself told its end: in its report, or, where it never came to live, in the journal, which keeps the same
 * refusal once an hour. One that a signal ended has said nothing.
 */
function reasonIn(state: StatePaths, exitCode: number | null, sinceMs: number): string | undefined {
  const report = readReport(state.daemonReport);
  if (report?.ended !== undefined && Date.parse(report.started) >= sinceMs) return report.ended;
  return exitCode === null ? undefined : lastRefusal(state.journal, sinceMs);
}
