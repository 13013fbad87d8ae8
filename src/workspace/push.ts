/**
 * `compact --push`: take what came, compact over it, send it; again where something came meanwhile. What lithify had committed and
 * not sent is planned anew over what came, from the saved answers: nothing is paid for twice, and a person's commit in between wins.
 */
import { weekOfFile } from "../compaction/folder.ts";
import { periodOfFile, readLevel } from "../document/level.ts";
import { isSameText } from "../document/line-ends.ts";
import { readWeekly } from "../document/weekly.ts";
import { UsageError } from "../errors.ts";
import { fileAt } from "../memory/file/memory-path.ts";
import { bringUpToDate, pushBranch } from "../store/git/upstream.ts";
import { loadPlans, markPlan } from "../store/state/runs.ts";
import type { PlannedFile, SavedPlan } from "../store/state/saved-plan.ts";
import type { State } from "../store/state/state-folder.ts";
import { writersLock } from "../store/state/writers-lock.ts";
import { locked } from "./locked.ts";
import { locate } from "./opened.ts";
import { detailIn } from "./run-plans.ts";
import type { GlobalOptions, Surroundings } from "./surroundings.ts";

export interface PushReport {
  readonly push: "done" | "postponed";
  /** Why it is postponed. */
  readonly because?: string;
}

const NOTHING = async (): Promise<void> => {};

/** Weeks, and months and years, whose documents are to be made anew whatever was chosen. */
export interface Dropped {
  readonly weeks: ReadonlySet<string>;
  readonly periods: ReadonlySet<string>;
}

const NONE: Dropped = { weeks: new Set(), periods: new Set() };

/** How often something may come meanwhile. */
const MOST_TRIES = 8;
/** Two machines that meet again and again part by waiting. */
const WAIT_MS = 500;
const LOCK_WAIT_MS = 15_000;

/** @param once one whole compaction, of what was dropped too; called again where its commit has to be made over something newer */
export async function pushing(
  once: (dropped: Dropped) => Promise<void>,
  options: GlobalOptions,
  surroundings: Surroundings,
): Promise<PushReport> {
  const { env: environment, signal, now, wait, tell } = surroundings;
  const located = await locate(options, surroundings);
  if (located.workspace.config.git === "off")
    throw new UsageError(
      "USAGE",
      "git: off leaves commits to you, and pushes",
      "remove git: off from lithify.yaml, or run lithify compact without --push",
    );
  const request = { workspace: located.workspace.root, environment, signal };
  // What a dead run left half written would bar what came, and is paid for.
  if (loadPlans(located.state, "open").plans.length > 0)
    await locked("lithify compact", options, surroundings, NOTHING);
  const dropped = { weeks: new Set<string>(), periods: new Set<string>() };
  for (let tried = 1; ; tried += 1) {
    const lock = await writersLock(located.state, {
      holder: "lithify compact",
      waitMs: LOCK_WAIT_MS,
      now,
      wait,
      signal,
    });
    const { plans } = loadPlans(located.state);
    const written = plans.flatMap(({ files }) => files);
    const brought = await bringUpToDate(request, (path, text, before) => {
      if (tookAlong(written, path, text, before)) return "may hold lines that you had not committed";
      // This run asks for it again itself, from the answer that it has.
      if (tried === 1 && isAskedAgain(text, before))
        return `has ${path} made again from the same, which nobody would ask for anew`;
      const file = fileAt(located, path) ?? "";
      const [week, period] = [weekOfFile(file), periodOfFile(file)];
      if (week !== undefined) dropped.weeks.add(week);
      if (period !== undefined) dropped.periods.add(period);
      return undefined;
    })
      .then((outcome) => {
        if ("dropped" in outcome && outcome.dropped > 0) markDropped(plans, dropped, located.state);
        return outcome;
      })
      .finally(() => lock.release());
    // Without a remote that answers the weeks are made all the same, and sent the next time; what came and cannot be taken may hold them.
    if ("postponed" in brought) {
      if (tried === 1 && !brought.barred) await once(NONE);
      return { push: "postponed", because: brought.postponed };
    }
    if (brought.dropped > 0)
      tell(
        `${brought.dropped === 1 ? "1 commit of lithify's is" : `${brought.dropped} commits of lithify's are`} made anew over what came`,
      );
    await once(dropped);
    const pushed = await pushBranch(request);
    if (pushed === "done") return { push: "done" };
    if (pushed !== "rejected") return { push: "postponed", because: pushed.postponed };
    if (tried === MOST_TRIES) return { push: "postponed", because: `something came meanwhile, ${tried} times` };
    await wait(WAIT_MS * tried);
  }
}

/**
 * Whether what stands in a commit is more than the runs here wrote: runs that were committed together lead back to the first of them,
 * and a text that no run here tells of may hold anybody's lines.
 */
function tookAlong(written: readonly PlannedFile[], path: string, text: string, before: string | null): boolean {
  const own = written.filter((file) => file.path === path);
  let stood: string | null = text;
  for (let at = own.length - 1; at >= 0 && !isSameText(stood, before); at -= 1)
    if (isSameText(own[at]!.after, stood)) stood = own[at]!.before;
  return !isSameText(stood, before);
}

/** Else the next run would take what is gone for what a person took back. */
function markDropped(plans: readonly SavedPlan[], { weeks }: Dropped, state: State): void {
  for (const plan of plans) {
    const detail = detailIn(plan);
    if (plan.state === "committed" && detail?.week && weeks.has(detail.week))
      markPlan(state, { ...plan, detail: { ...detail, dropped: true } }, "committed");
  }
}

/** Whether a document was made from what the one before was made from: it would not be due without it. */
function isAskedAgain(text: string, before: string | null): boolean {
  if (before === null) return false;
  const [now, then] = [sourcesOf(text), sourcesOf(before)];
  return now !== undefined && now === then;
}

function sourcesOf(text: string): string | undefined {
  const [weekly, level] = [readWeekly(text), readLevel(text)];
  if ("week" in weekly) return JSON.stringify(weekly.sources);
  return "period" in level ? JSON.stringify(level.sources) : undefined;
}
