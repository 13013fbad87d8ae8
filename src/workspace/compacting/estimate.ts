/** What a compaction would cost without asking anybody: each week, its second looks at most, and the months and years behind it. */
import { type Estimate, estimateWeek, NO_ESTIMATE, sumOf } from "../../compaction/ask-week.ts";
import { costOf } from "../../compaction/budget.ts";
import { questionsFor } from "../../compaction/questions.ts";
import { secondLookAtMost } from "../../compaction/second-look.ts";
import { BATCH_SHARE } from "../batch-record.ts";
import { type Choosing, choose, levelsChosen, type Selector } from "../choose-weeks.ts";
import type { Opened } from "../opened.ts";
import type { GlobalOptions, Surroundings } from "../surroundings.ts";
import { estimatesOfLevels } from "./estimate-levels.ts";
import { portsOf } from "./ports.ts";

export interface Costed extends Estimate {
  readonly model: string;
  readonly costUsd: number;
}

interface EstimateRow extends Costed {
  readonly week: string;
}

export type Estimated = Awaited<ReturnType<typeof estimateOf>>;

export async function estimateOf(
  opened: Opened,
  selector: Selector,
  options: GlobalOptions & Choosing,
  surroundings: Surroundings,
) {
  const { states } = choose(opened, selector, options, surroundings);
  const ports = await portsOf(opened, surroundings, false);
  const costed = (tokens: Estimate, share = 1): Costed => ({
    ...tokens,
    model: ports.name,
    costUsd: share * costOf({ ...tokens, cachedTokens: 0 }, opened.workspace.config.model.price),
  });
  const share = options.batch ? BATCH_SHARE : 1;
  const rows: EstimateRow[] = [];
  let second = NO_ESTIMATE;
  for (const { week, logs } of states) {
    const { questions } = await questionsFor(week, logs, ports);
    const tokens = (ports.offline ? [] : questions).map(estimateWeek).reduce(sumOf, NO_ESTIMATE);
    rows.push({ week, ...costed(tokens, share) });
    const [weekly] = questions;
    if (ports.secondLook && !ports.offline && weekly && tokens.requests > 0)
      second = sumOf(second, secondLookAtMost(weekly, ports.secondLook));
  }
  // Of all weeks together, if each had the longest.
  const secondLooks = second.requests > 0 ? costed(second, share) : undefined;
  if (ports.offline || options.batch) return { weeks: rows, secondLooks, levels: [] };
  const weeks = new Map(states.map(({ week, logs }) => [week, logs.reduce((sum, { bytes }) => sum + bytes, 0)]));
  const levels = await estimatesOfLevels(opened, weeks, {
    selector: levelsChosen(selector, options, surroundings),
    ...{ force: options.force === true, now: surroundings.now() },
  });
  return { weeks: rows, secondLooks, levels: levels.map(({ period, ...tokens }) => ({ period, ...costed(tokens) })) };
}
