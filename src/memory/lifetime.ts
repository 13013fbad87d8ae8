/** Whether a memory is over: its day has passed, or all that it says held for one task, and that was long ago. */
import type { Week } from "../calendar/week.ts";
import type { WeeklyDocument } from "../document/weekly.ts";
import { readFacts } from "./entity/facts.ts";
import type { StoredMemory } from "./memory.ts";
import { isPast, toldUntil } from "./past.ts";

/** The memories that an index lists: active, and not over by the newest day of evidence, be it of a week that told no memory. */
export function current(
  memories: readonly StoredMemory[],
  documents: ReadonlyMap<Week, WeeklyDocument>,
): StoredMemory[] {
  const last = documents.get([...documents.keys()].sort().at(-1) ?? "");
  const told = last === undefined ? "" : toldUntil(last);
  const newest = memories.reduce((day, { updated }) => (updated > day ? updated : day), told);
  return memories.filter((one) => one.status === "active" && !isPast(one, newest, () => isOfTask(one)));
}

/** Whether all that it says holds for one task alone. */
export function isOfTask({ type, extras }: Pick<StoredMemory, "type" | "extras">): boolean {
  const facts = type === "entity" ? readFacts(extras?.facts) : [];
  return facts.length > 0 && facts.every(({ scope }) => scope === "task");
}
