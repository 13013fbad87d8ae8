/**
 * `compact --push`: take what came, compact over it, send it; again where something came meanwhile. What lithify had committed and
 * not sent is planned anew over what came, from the saved answers: nothing is paid for twice, and a person's commit in between wins.
 */
import { periodOfFile, readLevel } from "../document/level.ts";
import { isSameText } from "../document/line-ends.ts";
import { readWeekly } from "../document/weekly.ts";
import { UsageError } from "../errors.ts";
import { fileAt, weekOfFile } from "../memory/file/memory-path.ts";
import { NETWORK_MS } from "../store/git/child.ts";
import { bringUpToDate, pushBranch, type WhyKept } from "../store/git/upstream.ts";
import { writersLock } from "../store/state/lock.ts";
import { loadPlans, markPlan } from "../store/state/runs.ts";
import type { PlannedFile, PlanState, SavedPlan } from "../store/state/saved-plan.ts";
import { type CommitReport, resetPlans } from "./commit-run.ts";
import { locked } from "./locked.ts";
import { locate } from "./opened.ts";
import type { GlobalOptions, Surroundings } from "./surroundings.ts";

export interface PushReport {
  readonly push: "done" | "postponed";
  /** Why it is postponed. */
  readonly because?: string;
}

const NOT_COMMITTED = "what was made is not committed yet";
const NOTHING = async (): Promise<void> => {};

/** How often something may come meanwhile. */
const MOST_TRIES = 8;
/** Two machines that meet again and again part by waiting. */
const WAIT_MS = 500;

interface Standing {
  /** Whether commits of lithify's were dropped, an earlier one of this very call too. */
  readonly isAnew: boolean;
  /** Whether the remote answers: what asks it in vain waits for nothing. */
  readonly isAnswered: boolean;
}

/** @param once one whole compaction; called again where its commit has to be made over something newer */
export async function pushing(
  once: (standing: Standing) => Promise<Pick<CommitReport, "commitPostponed">>,
  options: GlobalOptions,
  surroundings: Surroundings,
): Promise<PushReport> {
  const { env, signal, wait, tell, detail, terminal, networkMs = NETWORK_MS } = surroundings;
  const located = await locate(options, surroundings);
  if (located.workspace.config.git === "off")
    throw new UsageError(
      "USAGE",
      "git: off leaves commits to you, and pushes",
      "remove git: off from lithify.yaml, or run lithify compact without --push",
    );
  const request = { workspace: located.workspace.root, env, signal, networkMs };
  // What a dead run left half written, and whose commit was reset, would bar what came, and is paid for.
  const isOpen = loadPlans(located.state, "open").plans.some(({ state }) => ["planned", "applied"].includes(state));
  if (isOpen || (await resetPlans(located, request)).length > 0)
    await locked("lithify compact", options, surroundings, NOTHING);
  for (let tried = 1; ; tried += 1) {
    const lock = await writersLock(located.state, "lithify compact", surroundings);
    const { plans } = loadPlans(located.state);
    const written = plans.flatMap(({ files }) => files);
    const parts = new Set<string>();
    const isDropped = (plan: SavedPlan): boolean => parts.has(plan.part) && plan.state === "committed";
    const last = [...new Map(plans.map((plan) => [plan.part, plan])).values()];
    const whyKept: WhyKept = (path, text, before) => {
      if (tookAlong(written, path, text, before)) return "may hold lines that you had not committed";
      // This run asks for it again itself, from the answer that it has.
      if (tried === 1 && isAskedAgain(text, before))
        return `has ${path} made again from the same, which nobody would ask for anew`;
      const file = fileAt(located, path) ?? "";
      parts.add(weekOfFile(file) ?? periodOfFile(file) ?? "");
      return undefined;
    };
    const mark = (state: PlanState): void => {
      for (const plan of last.filter(isDropped)) markPlan(located.state, plan, state);
    };
    (terminal ? tell : detail)(`asking the remote what came, for at most ${networkMs / 1000} seconds`);
    const brought = await bringUpToDate(request, whyKept, () => mark("dropped"))
      .then((outcome) => {
        if ("postponed" in outcome) mark("committed");
        return outcome;
      })
      .finally(() => lock.release());
    // Without a remote that answers the weeks are made all the same, and sent the next time; what came and cannot be taken may hold them.
    if ("postponed" in brought) {
      if (tried === 1 && !brought.barred) await once({ isAnew: false, isAnswered: !brought.unanswered });
      return { push: "postponed", because: brought.postponed };
    }
    if (brought.dropped > 0)
      tell(
        `${brought.dropped === 1 ? "1 commit of lithify's is" : `${brought.dropped} commits of lithify's are`} made anew over what came`,
      );
    const { commitPostponed } = await once({ isAnew: brought.dropped > 0, isAnswered: true });
    const pushed = await pushBranch(request);
    if (pushed === "done")
      return commitPostponed === null ? { push: "done" } : { push: "postponed", because: NOT_COMMITTED };
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
