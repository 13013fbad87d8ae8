/**
 * The one door of node-cron: when the schedule's next tick is, and what is wrong with an expression.
 *
 * node-cron's own timers are not used: they never run a tick that was slept through, skip 02:30 in spring, and would
 * keep Intl's 10 MB in a process that only waits. The daemon asks for the instant and compares the clock with it.
 */
import { createTask, validateDetailed } from "node-cron";
import { UsageError } from "../errors.ts";

/** @throws {UsageError} when the expression is none, or has no tick in the years to come */
export function nextTick(expression: string, timezone: string): Date {
  const { valid, errors } = validateDetailed(expression);
  if (!valid) throw badSchedule(expression, errors.map(({ message }) => message).join("; "));
  const task = createTask(expression, () => {}, { timezone, noOverlap: true });
  try {
    const [next] = task.getNextRuns(1);
    if (next === undefined) throw badSchedule(expression, "it never comes");
    return next;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw badSchedule(expression, error instanceof Error ? error.message : String(error));
  } finally {
    task.destroy();
  }
}

const badSchedule = (expression: string, why: string): UsageError =>
  new UsageError(
    "BAD_CONFIG",
    `schedule: ${JSON.stringify(expression)} is no cron expression: ${why}`,
    'write five fields, for example "30 3 * * *" for every night at half past three',
  );
