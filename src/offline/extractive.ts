/**
 * The extractive model: lithify's default, offline and deterministic. It answers in the form a language model would,
 * with the logs' own words: the weekly document's prose, then the memory blocks.
 */
import { type Model, NO_USAGE, type Request } from "../model/model.ts";
import { activityAnswer } from "./activity.ts";
import { knowledgeAnswer } from "./knowledge.ts";
import { markedFirst } from "./marked.ts";
import { memoryBlocks } from "./memories.ts";
import { precisionAnswer } from "./precision.ts";
import { scoreUnits, type Weights } from "./ranking.ts";
import { selectUnits } from "./selection.ts";
import { settledIn } from "./settled.ts";
import { statementsIn } from "./statements.ts";
import { readWeek } from "./units.ts";
import { weeklyText } from "./weekly-text.ts";

/** What share of the week's bytes the document takes: just under the 30 % it may have, the rest is its own heading. */
export const TARGET_SHARE = 0.298;
/** `## 2026-W53 (28 December 2026 – 3 January 2027)` and two line ends, which lithify adds. */
const HEADING_BYTES = 56;
/** A small week may always have this much, a large one never more than the other (contract §3, weekly document). */
const LEAST_BYTES = 960;
const MOST_BYTES = 16_000;

/** More is chosen than fits by estimate: the wording decides how much of it does. */
const SPARE = 1.2;

export const NOTHING_KEPT = "Nothing in this week's logs was worth keeping.";

export const extractive: Model = async (request) => ({ text: textFor(request), model: "extractive", usage: NO_USAGE });

function textFor(request: Request): string {
  switch (request.task) {
    case "activity":
      return activityAnswer(request);
    case "knowledge":
      return knowledgeAnswer(request);
    case "precision":
      return precisionAnswer(request);
    default:
      return answerTo(request);
  }
}

/** The answer's text. @returns `NONE` for a task `extract` without a memory */
export function answerTo(request: Request, weights?: Weights): string {
  const week = readWeek(statementsIn(request.logs));
  const scores = scoreUnits(week, weights);
  const blocks = memoryBlocks(week, scores, request.known);
  if (request.task === "extract") return blocks.length === 0 ? "NONE" : `${blocks.join("\n\n")}\n`;
  const bytes = request.logs.reduce((sum, log) => sum + log.bytes, 0);
  const budget = Math.min(MOST_BYTES, Math.max(LEAST_BYTES, Math.floor(bytes * TARGET_SHARE) - HEADING_BYTES));
  const settled = settledIn(week);
  const chosen = selectUnits(week, markedFirst(week, scores.fact, settled, budget), budget * SPARE);
  const prose = weeklyText(week, chosen, settled, budget);
  return `${[prose === "" ? NOTHING_KEPT : prose, ...blocks].join("\n\n")}\n`;
}
