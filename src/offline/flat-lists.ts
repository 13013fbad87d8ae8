/**
 * Knows an item of a list that hangs on nothing: no heading says what the list is about, no line leads it in, or it is
 * an entry made by the clock. Its neighbours are other things that happened that day.
 */
import type { Statement } from "./statements.ts";
import { isGeneric, titleOf } from "./topics.ts";
import type { WeekText } from "./units.ts";

export function isFlatItem({ index, entry, listed, parent }: Statement, week: WeekText): boolean {
  if (entry) return true;
  if (!listed || week.subjects[index]?.title !== "") return false;
  const lead = week.statements[parent];
  if (lead === undefined) return true;
  const title = titleOf(lead.text);
  return !lead.listed && (title === "" || isGeneric(title));
}

/**
 * The item on which a statement hangs, where not even a heading of kind (`Results`) stands above: in the bare notes of a day
 * each item is a thing of its own, with its details. Undefined elsewhere.
 */
export function bareItemOf(statement: Statement, week: WeekText): Statement | undefined {
  if (statement.entry) return statement;
  if (week.speakers.has(statement.label) || week.subjects[statement.index]?.title !== "") return undefined;
  if (!statement.headings.every((heading) => titleOf(heading) === "")) return undefined;
  let item = statement;
  for (let above = week.statements[item.parent]; above?.listed; above = week.statements[item.parent]) item = above;
  return isFlatItem(item, week) ? item : undefined;
}
