/**
 * Writes the prose of a weekly document: as many of the chosen units as there is room for, worded as bullets under
 * their four sections.
 */
import { type Bullet, bulletsOf, type Telling } from "./bullets.ts";
import { daysOfStatements } from "./repeats.ts";
import { SECTIONS, sectionOf } from "./sections.ts";
import type { Settled } from "./settled.ts";
import { bytesOf, type Unit, type WeekText } from "./units.ts";

/**
 * @param chosen units, best first   @param budgetBytes of the whole text
 * @returns the text of the longest beginning of the list that fits; "" when there is nothing to say
 */
export function weeklyText(week: WeekText, chosen: readonly Unit[], settled: Settled, budgetBytes: number): string {
  const days = daysOfStatements(new Set(chosen.map(({ statement }) => statement)), week.statements);
  const telling: Telling = {
    sectionOf: (statement) => sectionOf(statement, week),
    daysOf: (statement) => days.get(statement) ?? [statement.log.day],
    settled,
  };
  let text = "";
  let least = 0;
  let most = chosen.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const tried = written(bulletsOf(week, chosen.slice(0, middle), telling));
    if (bytesOf(tried) <= budgetBytes) {
      least = middle;
      text = tried;
    } else most = middle - 1;
  }
  return text;
}

function written(bullets: readonly Bullet[]): string {
  return SECTIONS.flatMap((section) => {
    const own = bullets.filter((bullet) => bullet.section === section);
    if (own.length === 0) return [];
    if (section === "Blockers & Open Items") own.sort(latestFirst);
    return [`### ${section}\n\n${own.map(({ text, days }) => `- ${text} (${days.join(", ")})`).join("\n")}`];
  }).join("\n\n");
}

/** What still waits is read from the newest on. */
function latestFirst(a: Bullet, b: Bullet): number {
  const [left = "", right = ""] = [a.days.at(-1), b.days.at(-1)];
  return left < right ? 1 : left > right ? -1 : a.rank - b.rank;
}
