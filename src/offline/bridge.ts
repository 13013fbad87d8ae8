/** Until the ranking speaks of week.ts: the older reading and ranking in its form. */
import type { DailyLog } from "../daily/daily-log.ts";
import { chooseClaims } from "./claims.ts";
import { scoreUnits } from "./ranking.ts";
import { statementsIn } from "./statements.ts";
import { readWeek as readOld, saidBy } from "./units.ts";
import type { Claim, Statement, WeekText } from "./week.ts";

export function readWeek(logs: readonly DailyLog[]): WeekText {
  const week = readOld(statementsIn(logs));
  const statements = week.statements.map((one) => {
    const speaker = week.speakers.has(one.label) ? one.label : "";
    return speaker === "" ? { ...one, speaker } : { ...one, speaker, label: "", text: saidBy(one) };
  });
  return { ...week, statements } as unknown as WeekText;
}

export function rankedClaims(text: WeekText): Claim[] {
  const logs = [...new Set(text.statements.map(({ log }) => log))];
  const week = readOld(statementsIn(logs));
  const of = (index: number): Statement => text.statements[index]!;
  return chooseClaims(week, scoreUnits(week)).map((claim) => ({
    statements: [...claim.statements, ...claim.echoes].map(({ index }) => of(index)).slice(0, 6),
    lead: of(claim.anchor.index),
    odds: claim.score,
  }));
}
