/** Whether a memory is over: its day has passed, or all that it says held for one task, and that was long ago. */
import { addDays, type Day, isDay } from "../calendar/week.ts";
import { readFacts } from "./entity/facts.ts";
import type { StoredMemory } from "./memory.ts";

/** A task that nothing was heard of for so long has ended. */
const TASK_DAYS = 30;

/** @param newest the newest day of evidence in the folder */
export function isOver({ expires, type, extras, updated }: StoredMemory, newest: Day): boolean {
  if (expires !== undefined && expires < newest) return true;
  if (type !== "entity" || !isDay(updated) || addDays(updated, TASK_DAYS) >= newest) return false;
  const facts = readFacts(extras?.facts);
  return facts.length > 0 && facts.every(({ scope }) => scope === "task");
}
