/** The days after which a memory tells nothing that still holds. */
import { addDays, type Day, isDay } from "../calendar/week.ts";
import { dayOfPath } from "../daily/daily-log.ts";
import type { WeeklyDocument } from "../document/weekly.ts";
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

/** The newest day of a document's logs. A path is whoever's who wrote the file: no log of a week is newer than its end. */
export const toldUntil = ({ sources, to }: Pick<WeeklyDocument, "sources" | "to">): Day =>
  sources.map(({ path }) => dayOfPath(path) ?? "").reduce((day, one) => (one > day && one <= to ? one : day), "");
