/**
 * The extractive model's answer for task `activity`: what the person and the assistant plainly state, in their own
 * words, as the JSON object that any model would write. What is not plain is left out, so most lists are short or
 * empty.
 */
import type { Request } from "../model/model.ts";
import { attemptsIn } from "./activity-attempts.ts";
import { decisionsIn } from "./activity-decisions.ts";
import { discussionsIn } from "./activity-discussions.ts";
import { messagesIn } from "./activity-messages.ts";
import { requestsIn } from "./activity-requests.ts";

/** A log of a session that has more was not read by anybody. */
const MOST = 12;

/** @returns one JSON object with four lists, a dozen records at most; empty lists where nothing is plain */
export function activityAnswer(request: Request): string {
  const messages = messagesIn(request.logs.flatMap(({ lines, bodyStart }) => lines.slice(bodyStart)));
  const decisions = decisionsIn(messages);
  const discussions = discussionsIn(messages);
  const attempts = attemptsIn(messages);
  const decided = decisions.map(({ chosen, rationale }) => `${chosen} ${rationale}`);
  const requests = requestsIn(messages, MOST - decisions.length - discussions.length - attempts.length, decided);
  return `${JSON.stringify({ decisions, discussions, attempts, requests }, null, 1)}\n`;
}
