/**
 * The extractive model: lithify's default, offline and deterministic. It answers in the form a language model would,
 * with the logs' own words: the weekly document's prose, then the memory blocks.
 */
import { EMPTY_WEEK } from "../document/sections.ts";
import type { Answer, Model, Request } from "../model/model.ts";
import { finished, LONG, type Steps } from "../steps.ts";
import { NO_USAGE } from "../usage.ts";
import { activityAnswer } from "./activity.ts";
import { knowledgeAnswer } from "./knowledge.ts";
import { memoryBlocks } from "./memory/blocks.ts";
import { precisionAnswer } from "./precision.ts";
import { rankedClaims } from "./salience/claims.ts";
import { oddsIn } from "./salience/odds.ts";
import { readWeek } from "./statements.ts";
import { findingSure } from "./sure/sure.ts";
import type { Rules } from "./week.ts";
import { weeklyText } from "./weekly/weekly-text.ts";

export const extractive: Model = async (request) => finished(answering(request));

/** In steps: a log may hold very much. */
export function* answering(request: Request): Steps<Answer> {
  return { text: yield* textFor(request), model: "extractive", usage: NO_USAGE };
}

function* textFor(request: Request): Steps<string> {
  switch (request.task) {
    case "activity":
      return activityAnswer(request);
    case "knowledge":
      return yield* knowledgeAnswer(request);
    case "precision":
      return yield* precisionAnswer(request);
    case "marked":
      return yield* markedIn(request);
    default:
      return yield* weekly(request);
  }
}

/** The answer's text. @returns `NONE` for a task `extract` without a memory */
export const answerTo = (request: Request): string => finished(weekly(request));

/** What a person marked, and nothing that was only said. */
const MARKED: Rules = { has: (rule) => rule.startsWith("mark.") };

function* markedIn({ logs }: Request): Steps<string> {
  const week = readWeek(logs);
  yield LONG;
  const blocks = yield* memoryBlocks(week, yield* findingSure(week, MARKED), []);
  return blocks.length === 0 ? "NONE" : `${blocks.join("\n\n")}\n`;
}

function* weekly({ logs, task, week: title }: Request): Steps<string> {
  yield LONG;
  const week = readWeek(logs);
  yield LONG;
  const odds = oddsIn(week);
  yield LONG;
  const sure = yield* findingSure(week);
  yield LONG;
  const taken = new Map(sure.flatMap((claim) => claim.statements.map((one) => [one, claim])));
  const likely = rankedClaims(week, { odds, taken: new Set(taken.keys()) });
  const blocks = yield* memoryBlocks(week, sure, likely);
  if (task === "extract") return blocks.length === 0 ? "NONE" : `${blocks.join("\n\n")}\n`;
  yield LONG;
  const bytes = logs.reduce((sum, log) => sum + log.bytes, 0);
  // What goes to the inbox first.
  const asked = new Set(likely.slice(0, 5).map(({ lead }) => lead));
  const prose = weeklyText(week, bytes, { title, odds, sure: taken, asked });
  return `${[prose === "" ? EMPTY_WEEK : prose, ...blocks].join("\n\n")}\n`;
}
