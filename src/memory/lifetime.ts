/** Whether a memory is over: its day has passed, or all that it says held for one task, and that was long ago. */
import type { Day } from "../calendar/week.ts";
import { readFacts } from "./entity/facts.ts";
import type { StoredMemory } from "./memory.ts";
import { isPast } from "./past.ts";

/** @param newest the newest day of evidence in the folder */
export const isOver = (memory: StoredMemory, newest: Day): boolean => isPast(memory, newest, () => isOfTask(memory));

/** Whether all that it says holds for one task alone. */
export function isOfTask({ type, extras }: Pick<StoredMemory, "type" | "extras">): boolean {
  const facts = type === "entity" ? readFacts(extras?.facts) : [];
  return facts.length > 0 && facts.every(({ scope }) => scope === "task");
}
