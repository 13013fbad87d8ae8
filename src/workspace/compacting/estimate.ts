/** What a compaction would cost, by week, without asking anybody. */
import { estimateWeek, NO_ESTIMATE, sumOf } from "../../compaction/ask-week.ts";
import { costOf } from "../../compaction/budget.ts";
import { questionsFor } from "../../compaction/questions.ts";
import { BATCH_SHARE } from "../batch-record.ts";
import { type Choosing, choose, type Selector } from "../choose-weeks.ts";
import type { Opened } from "../opened.ts";
import type { GlobalOptions, Surroundings } from "../surroundings.ts";
import { portsOf } from "./ports.ts";

export interface EstimateRow {
  readonly week: string;
  readonly model: string;
  readonly requests: number;
  readonly inputTokens: number;
  /** At most. */
  readonly outputTokens: number;
  readonly costUsd: number;
}

export async function estimateOf(
  opened: Opened,
  selector: Selector,
  options: GlobalOptions & Choosing,
  surroundings: Surroundings,
): Promise<EstimateRow[]> {
  const { states } = choose(opened, selector, options, surroundings);
  const ports = await portsOf(opened, surroundings, false);
  const rows: EstimateRow[] = [];
  for (const { week, logs } of states) {
    const { questions } = await questionsFor(week, logs, ports);
    const tokens = (ports.offline ? [] : questions).map(estimateWeek).reduce(sumOf, NO_ESTIMATE);
    const whole = costOf({ ...tokens, cachedTokens: 0 }, opened.workspace.config.model.price);
    const costUsd = whole * (options.batch ? BATCH_SHARE : 1);
    rows.push({ week, model: ports.name, ...tokens, costUsd });
  }
  return rows;
}
