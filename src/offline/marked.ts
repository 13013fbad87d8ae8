/**
 * What the log itself marks as mattering: `Decision:`, `Lesson:`, `Open:`, `Deadline:`, a person's wish. When space is
 * short it goes into the weekly document before the rest.
 */
import { hasTopic, type Topic, topicsOf } from "./cues.ts";
import { isPreference } from "./preferences.ts";
import type { Settled } from "./settled.ts";
import type { Statement } from "./statements.ts";
import { isGeneric } from "./topics.ts";
import type { WeekText } from "./units.ts";

/** In the order in which they claim their room. */
const TIERS: readonly (readonly Topic[])[] = [["decision", "lesson"], ["blocker", "deadline"], ["preference"]];
/** By how much the odds of what is marked rise, however much of it there is. */
const MARKED_ODDS = 0.5;
/** By how much those of a tier rise that all fits into its share of the room: it comes first, whatever it is worth. */
const FIRST_ODDS = 6;
const FIRST_SHARE = 0.95;
/** What a bullet costs besides its words. */
const BULLET_BYTES = 18;
/** What was settled later waits no more: it is told only where there is room. */
const SETTLED_ODDS = -1;

/** @returns odds by unit index, risen for what is marked and for what settled an open thing, fallen for the settled thing */
export function markedFirst(week: WeekText, odds: Float64Array, settled: Settled, budgetBytes: number): Float64Array {
  const settling = new Set(settled.values());
  const raised = odds.slice();
  const raise = (statement: Statement, by: number, most = Number.POSITIVE_INFINITY): void => {
    for (const { index } of (week.unitsOf[statement.index] ?? []).slice(0, most))
      raised[index] = (odds[index] ?? 0) + by;
  };
  const oddsOf = ({ index }: Statement): number => odds[week.unitsOf[index]?.[0]?.index ?? -1] ?? 0;
  const tiers = Map.groupBy(week.statements, (statement) => {
    if (week.speakers.has(statement.label) || settled.has(statement)) return TIERS.length;
    return settling.has(statement) ? TIERS.length - 1 : tierOf(statement, week.prefers[statement.index] ?? false);
  });
  let left = FIRST_SHARE * budgetBytes;
  for (let tier = 0; tier < TIERS.length; tier++) {
    const statements = tiers.get(tier) ?? [];
    for (const statement of statements.toSorted((a, b) => oddsOf(b) - oddsOf(a))) {
      raise(statement, MARKED_ODDS);
      left -= BULLET_BYTES + (week.unitsOf[statement.index]?.[0]?.bytes ?? 0);
      if (left >= 0) raise(statement, FIRST_ODDS - tier, 1);
    }
  }
  for (const statement of settled.keys()) raise(statement, SETTLED_ODDS);
  return raised;
}

/** Whether its own label, or a name and what that person wishes, says that it matters. */
export const isMarked = (statement: Statement): boolean =>
  tierOf(statement, isPreference(statement.text, statement.label)) < TIERS.length;

function tierOf({ label, quoted }: Statement, prefers: boolean): number {
  if (quoted) return TIERS.length;
  if (label !== "" && isGeneric(label)) {
    const topics = topicsOf(label);
    const tier = TIERS.findIndex((marks) => marks.some((topic) => hasTopic(topics, topic)));
    if (tier >= 0) return tier;
  }
  return prefers ? TIERS.length - 1 : TIERS.length;
}
