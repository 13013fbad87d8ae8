/**
 * A run: some weeks, asked up to `concurrency` at a time and applied in order, each with its outcome. A week that fails
 * leaves the others alone; a budget that is reached holds back the rest.
 */
import type { Week } from "../calendar/week.ts";
import { BudgetReached, type ErrorTold, LithifyError, Pending, WorkspaceHeld } from "../errors.ts";
import { withLogLines } from "../memory/evidence/rejected-lines.ts";
import type { Model } from "../model/model.ts";
import { inTurns } from "../steps.ts";
import { usageOf } from "./ask-week.ts";
import { type AskedWeek, type CompactPorts, planAsked, readAndAsk } from "./compact-week.ts";
import type { LogMark, Unread, WeekState } from "./due.ts";
import { leftOutNotice } from "./left-out.ts";
import { bytesOf, nothing, pendingWeek, unreadError } from "./nothing-due.ts";
import { fallenNotice } from "./open-items.ts";
import type { WeekPlan } from "./plan.ts";
import type { Outcome, WeekResult } from "./week-result.ts";

/** What a person made or changed meanwhile was left alone: its week or month is not done. */
export function leftAlone(document: string, left: Applied["left"]): ErrorTold | undefined {
  const because = left.find(({ file }) => file === document)?.because;
  const hint = "where `lithify lint` names it as not read, mend it first; then run lithify compact again";
  return because === undefined ? undefined : { code: "CHANGED_MEANWHILE", message: `${document}: ${because}`, hint };
}

export interface Applied {
  readonly left: readonly { readonly file: string; readonly because: string }[];
}

export interface RunPorts extends CompactPorts {
  /** Weeks asked at once. */
  readonly concurrency: number;
  /** Keeps the plan where a crash leaves it, then writes it; a dry run shows it instead. Files a person changed are left. */
  readonly apply: (asked: AskedWeek, plan: WeekPlan) => Applied | Promise<Applied>;
  readonly onAsk?: (week: Week) => void;
  readonly onResult?: (result: WeekResult) => void;
}

/** @throws {WorkspaceHeld} when the lock is lost, and whatever aborted the signal; all else becomes the outcome of a week */
export async function compactWeeks(
  states: readonly WeekState[],
  ports: RunPorts,
  signal: AbortSignal,
): Promise<WeekResult[]> {
  // What stops the run stops the weeks that were asked ahead: nobody would read their answers.
  const stop = new AbortController();
  try {
    return await inOrder(states, ports, signal, AbortSignal.any([signal, stop.signal]));
  } finally {
    stop.abort();
  }
}

async function inOrder(
  states: readonly WeekState[],
  ports: RunPorts,
  signal: AbortSignal,
  askSignal: AbortSignal,
): Promise<WeekResult[]> {
  const results: WeekResult[] = [];
  const asking = new Map<number, Promise<AskedWeek | LithifyError>>();
  let begun: Promise<void> = Promise.resolve();
  const ask = (i: number): Promise<AskedWeek | LithifyError> => {
    const state = states[i]!;
    const turn = Promise.withResolvers<void>();
    const model = inTurn(ports.model, begun, turn.resolve);
    begun = turn.promise;
    ports.onAsk?.(state.week);
    return readAndAsk(state.week, state.logs, { ...ports, model }, askSignal)
      .catch((error: unknown) => {
        if (error instanceof LithifyError && !(error instanceof WorkspaceHeld)) return error;
        throw error;
      })
      .finally(turn.resolve);
  };
  let budgetReached: BudgetReached | undefined;
  for (const [i, state] of states.entries()) {
    for (let ahead = i; !budgetReached && ahead < Math.min(states.length, i + ports.concurrency); ahead++) {
      if (asking.has(ahead)) continue;
      const asked = ask(ahead);
      // A later week that fails is told when its turn comes, not as an unhandled rejection before.
      asked.catch(() => {});
      asking.set(ahead, asked);
    }
    const asked = (await asking.get(i)) ?? budgetReached!;
    // A week's logs are let go once it is applied: a year of them is hundreds of megabytes.
    asking.delete(i);
    signal.throwIfAborted();
    if (asked instanceof BudgetReached) budgetReached = asked;
    const result =
      asked instanceof LithifyError ? unanswered(state, asked) : await settled(state, asked, ports, signal);
    results.push(result);
    ports.onResult?.(result);
  }
  return results;
}

/** Weeks asked together begin in their order, however fast each one's logs are read: a budget goes to the oldest first. */
const inTurn =
  (model: Model, before: Promise<void>, begin: () => void): Model =>
  async (request, signal) => {
    await before;
    begin();
    return model(request, signal);
  };

async function settled(state: WeekState, asked: AskedWeek, ports: RunPorts, signal: AbortSignal): Promise<WeekResult> {
  try {
    const unread = [...unreadAmong(asked.marks), ...state.refused];
    const heard = async (): Promise<void> => {
      await ports.turn?.();
      signal.throwIfAborted();
    };
    await heard();
    const plan = await inTurns(planAsked(asked, ports, unread), heard);
    await heard();
    const { left } = await ports.apply(asked, plan);
    const leftFiles = new Map(left.map(({ file, because }) => [file, because]));
    const done: Outcome = plan.changes.length > 0 || asked.fallback ? "compacted" : "no-memories";
    const error = leftAlone(`weekly/${state.week}.md`, left) ?? (unread.length > 0 ? unreadError(unread) : undefined);
    return {
      week: state.week,
      ...(error ? { outcome: "failed", error } : { outcome: done }),
      memories: plan.changes.map(({ file, kind, because }) =>
        leftFiles.has(file) ? { file, change: "kept", because: leftFiles.get(file)! } : { file, change: kind, because },
      ),
      rejected: ports.offline ? withLogLines(asked.reading.rejected, asked.book) : asked.reading.rejected,
      trimmed: plan.changes.flatMap(({ file, found }) =>
        (found?.trimmed ?? []).map((specific) => ({ file, specific })),
      ),
      ...((ports.offline || asked.fallback) && { likely: plan.likely }),
      ...(asked.fallback && { fallback: asked.fallback }),
      bytes: { logs: bytesOf(state), weekly: plan.weeklyBytes },
      model: asked.fallback?.model ?? asked.model,
      usage: asked.usage,
      notices: [
        ...asked.notices,
        ...fallenNotice([...asked.open.fallen, ...plan.fallen]),
        ...leftOutNotice(plan.marked),
        ...(plan.dropped > 0 ? [`${plan.dropped} bullets did not fit the size of a weekly document`] : []),
      ],
    };
  } catch (error) {
    if (!(error instanceof LithifyError) || error instanceof WorkspaceHeld) throw error;
    return { ...unanswered(state, error), usage: asked.usage, model: asked.model };
  }
}

const unreadAmong = (marks: readonly LogMark[]): Unread[] =>
  marks.flatMap(({ path, day, unread }) => (unread === undefined ? [] : [{ path, day, reason: unread }]));

function unanswered(state: WeekState, error: LithifyError): WeekResult {
  if (error instanceof Pending) return pendingWeek(state, error.message);
  return {
    ...nothing(state),
    outcome: error instanceof BudgetReached ? "postponed" : "failed",
    usage: usageOf(error),
    error: { code: error.code, message: error.message, hint: error.hint },
  };
}
