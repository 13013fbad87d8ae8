/**
 * Asks a language model about a period: in one request where its bullets fit the model's window, else in parts, oldest first.
 */

import { LEVEL_SECTIONS, type LevelSections } from "../document/level.ts";
import { bySection } from "../document/sections.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import type { Model } from "../model/model.ts";
import { roomIn, tokensOf } from "../prompt/split.ts";
import { addUsage, NO_USAGE } from "../usage.ts";
import { type ProveBullet, readLevelAnswer } from "./answer.ts";
import type { Item } from "./items.ts";
import { type LevelQuestion, levelRequest } from "./question.ts";

/** @returns `sections` undefined where no bullet of the answer stood   @throws {ModelError | BudgetReached} as the model does */
export async function askLevel(
  question: LevelQuestion & { readonly contextTokens: number },
  model: Model,
  prove: ProveBullet,
  signal: AbortSignal,
) {
  const room = roomIn(question.contextTokens, question.maxOutputTokens);
  const read: LevelSections[] = [];
  const rejected: Rejection[] = [];
  let usage = NO_USAGE;
  let name = "";
  for (const items of partsOf(question, room)) {
    const answer = await model(levelRequest({ ...question, items }), signal);
    usage = addUsage(usage, answer.usage);
    name = answer.model;
    const reading = await readLevelAnswer(answer.text, items, prove);
    read.push(reading.sections);
    rejected.push(...reading.rejected);
  }
  const sections = bySection(LEVEL_SECTIONS, (section) => read.flatMap((one) => one[section]));
  const isEmpty = LEVEL_SECTIONS.every((section) => sections[section].length === 0);
  return { sections: isEmpty ? undefined : sections, model: name, usage, rejected };
}

/** All at once, or halves of halves. */
function partsOf(question: LevelQuestion, room: number): (readonly Item[])[] {
  const { system, user } = levelRequest(question);
  const { items } = question;
  if (items.length < 2 || tokensOf(system) + tokensOf(user) <= room) return [items];
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)].flatMap((half) => partsOf({ ...question, items: half }, room));
}
