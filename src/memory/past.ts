/** The days after which a memory tells nothing that still holds. */
import { addDays, type Day, isDay } from "../calendar/week.ts";
import type { StoredMemory } from "./memory.ts";

/** A task that nothing was heard of for so long has ended. */
const TASK_DAYS = 30;

/** @param newest the newest day of evidence in the folder   @param isOfTask whether all that it says holds for one task alone */
export function isPast(
  { expires, updated }: Pick<StoredMemory, "expires" | "updated">,
  newest: Day,
  isOfTask: () => boolean,
): boolean {
  if (expires !== undefined && expires < newest) return true;
  return isOfTask() && isDay(updated) && addDays(updated, TASK_DAYS) < newest;
}
