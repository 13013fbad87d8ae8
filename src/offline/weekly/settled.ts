/**
 * Finds what waited and was done by a later day of the week: the document does not tell it as waiting (contract §7.12).
 */
import { sayingsIn } from "../salience/sayings.ts";
import type { Statement, WeekText } from "../week.ts";
import { isDone } from "./sections.ts";

/** How much of what waits the later statement must say too, by the rarity of its words. */
const LEAST_SHARED = 0.35;
/** What settles a thing is no longer than this next to it: a report shares words with anything. */
const LONGER = 2.5;
/** Words that stand in more statements tell nothing about one. */
const MOST_PLACES = 60;

export function settledIn(week: WeekText): ReadonlySet<Statement> {
  const places = new Map<number, Statement[]>();
  const waiting: Statement[] = [];
  const sayings = sayingsIn(week);
  for (const statement of week.statements) {
    if (statement.speaker !== "" || statement.quoted) continue;
    const says = week.unitsOf[statement.index]!.map(sayings.ofUnit);
    if (statement.sign === "done" || says.some(isDone))
      for (const word of wordsOf(statement, week)) {
        const list = places.get(word);
        if (list === undefined) places.set(word, [statement]);
        else list.push(statement);
      }
    else if (
      statement.sign === "open" ||
      sayings.ofTitle(statement.label, statement.log) === "open" ||
      says.some((one) => one.has("open"))
    )
      waiting.push(statement);
  }
  return new Set(waiting.filter((statement) => isSettled(statement, week, places)));
}

function isSettled(statement: Statement, week: WeekText, places: ReadonlyMap<number, readonly Statement[]>): boolean {
  const shared = new Map<Statement, number>();
  let whole = 0;
  for (const word of wordsOf(statement, week)) {
    whole += week.rarity[word]!;
    const list = places.get(word) ?? [];
    if (list.length > MOST_PLACES) continue;
    for (const later of list)
      if (later.log.day > statement.log.day) shared.set(later, (shared.get(later) ?? 0) + week.rarity[word]!);
  }
  return [...shared].some(
    ([later, weight]) => weight >= LEAST_SHARED * whole && later.text.length <= LONGER * statement.text.length,
  );
}

const wordsOf = (statement: Statement, week: WeekText): ReadonlySet<number> =>
  new Set(week.unitsOf[statement.index]!.flatMap(({ words }) => words));
