/**
 * A whole run of the store, as a compaction makes it, with a plan that stands fixed. It finishes what an earlier run of
 * it left unfinished. For the crash tests.
 */
import { join } from "node:path";
import { sweepLeftovers } from "../../src/store/disk/sweep.ts";
import { commitPaths } from "../../src/store/git/git.ts";
import { appendJournal } from "../../src/store/state/journal.ts";
import { readLedger, recordUsage } from "../../src/store/state/ledger.ts";
import { acquire } from "../../src/store/state/lock.ts";
import { keepRest, loadPlans, markPlan, restOf, savePlan } from "../../src/store/state/runs.ts";
import type { SavedPlan } from "../../src/store/state/saved-plan.ts";
import { applyPlan } from "./apply-plan.ts";
import { ownState } from "./own-state.ts";

const AT = "2026-04-13T03:30:00.000Z";
const PLAN: SavedPlan = {
  run: "r1",
  part: "2026-W15",
  nth: 0,
  at: AT,
  state: "planned",
  files: [
    { path: "memory/feedback_new.md", before: null, after: "a new one\n", because: "created" },
    { path: "memory/project_changed.md", before: "old\n", after: "changed\n", because: "updated" },
    { path: "memory/project_gone.md", before: "gone\n", after: null, because: "undone" },
    { path: "memory/MEMORY.md", before: "old index\n", after: "new index\n", because: "index" },
    { path: "memory/weekly/2026-W15.md", before: null, after: "the week\n", because: "week" },
  ],
  detail: null,
};

export interface StoreRun {
  readonly workspace: string;
  /** The environment for git; no commit without it. */
  readonly gitEnvironment?: Readonly<Record<string, string | undefined>>;
}

/** What a run came to: how many requests were ever billed, or why it is not done. Rejects like a command would. */
export async function storeRun({ workspace, gitEnvironment: environment }: StoreRun): Promise<unknown> {
  const state = await ownState(workspace);
  const lock = await acquire(state.writerLock, {
    holder: "lithify compact",
    waitMs: 0,
    now: () => new Date(AT),
    wait: async () => {},
  });
  try {
    let plan = loadPlans(state).plans[0];
    if (plan === undefined) {
      const usage = { calls: 1, inputTokens: 1, outputTokens: 1, cachedTokens: 0, costUsd: 0 };
      recordUsage(state, { day: "2026-04-13", week: "2026-W15", provider: "openai", model: "m", ...usage });
      plan = PLAN;
      savePlan(state, plan);
    }
    if (plan.state === "planned") {
      const rest = restOf(state, plan);
      const saved = plan;
      const { left } = applyPlan(plan.files, workspace, {
        lockStillOurs: lock.stillOurs,
        keepRest: (now) => keepRest(state, saved, now),
        ...(rest !== undefined && { rest }),
      });
      sweepLeftovers(join(workspace, "memory"), state);
      if (left.length > 0) return { left };
      plan = markPlan(state, plan, "applied");
    } else sweepLeftovers(join(workspace, "memory"), state);
    if (plan.state === "applied" && environment !== undefined) {
      const paths = plan.files.map(({ path }) => path);
      const outcome = await commitPaths({
        workspace,
        paths,
        message: "memory",
        commitOn: "any",
        env: process.env,
      });
      if ("postponed" in outcome) return outcome;
    }
    if (plan.state === "applied") {
      appendJournal(state.journal, { at: AT, event: "compacted", text: "2026-W15", run: plan.run });
      markPlan(state, plan, "committed");
    }
    return { billed: readLedger(state).entries.length };
  } finally {
    lock.release();
  }
}
