/**
 * Asks a model about a week: whole if it fits the model's window, else in parts by days and headings; a part that a
 * server finds too long, or answers only half, is split again. Calls the model port.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import { BudgetReached, isTooMuch, ModelError } from "../errors.ts";
import type { Answer, Model, Request } from "../model/model.ts";
import { chunksOfText } from "../profile/chunked-text.ts";
import { halves, type Part, roomIn, splitWeek, tokensOf } from "../prompt/split.ts";
import type { ChunkSize } from "../transcript/chunk.ts";
import { addUsage, NO_USAGE, type Usage } from "../usage.ts";
import type { Question } from "./question.ts";

export interface Answered {
  readonly answers: readonly Answer[];
  readonly usage: Usage;
  /** The parts it was asked in; one name alone for a whole week. */
  readonly parts: readonly string[];
}

/** @throws {ModelError | BudgetReached} with the usage of every attempt, failed ones too */
export async function askWeek(question: Question, model: Model, signal: AbortSignal): Promise<Answered> {
  const whole: Part = { name: "", logs: question.logs };
  let spent = NO_USAGE;
  const ask = async (part: Part): Promise<Answered> => {
    try {
      const answer = await model(question.request(part), signal);
      spent = addUsage(spent, answer.usage);
      return { answers: [answer], usage: answer.usage, parts: [part.name] };
    } catch (error) {
      spent = addUsage(spent, usageOf(error));
      const smaller = isTooMuch(error) ? halves(part) : undefined;
      if (!smaller) throw error;
      return askAll(smaller);
    }
  };
  const askAll = async (parts: readonly Part[]): Promise<Answered> => {
    const answered: Answered[] = [];
    for (const part of parts) answered.push(await ask(part));
    return {
      answers: answered.flatMap((one) => one.answers),
      usage: spent,
      parts: answered.flatMap((one) => one.parts),
    };
  };
  try {
    return { ...(await askAll(partsOf(whole, question))), usage: spent };
  } catch (error) {
    throw withUsage(error, spent);
  }
}

/** What a question asks first, before anything is known of its answers. */
export const requestsOf = (question: Question): Request[] =>
  partsOf({ name: "", logs: question.logs }, question).map(question.request);

/** The same failure, with all that was spent until it came. */
export function withUsage(error: unknown, spent: Usage): unknown {
  if (error instanceof ModelError) return new ModelError(error.code, error.message, error.hint, spent, error);
  return error instanceof BudgetReached ? new BudgetReached(error.message, error.hint, spent) : error;
}

/** What a failure cost. */
export const usageOf = (error: unknown): Usage =>
  (error instanceof ModelError || error instanceof BudgetReached ? error.usage : undefined) ?? NO_USAGE;

function partsOf(whole: Part, question: Question): readonly Part[] {
  // A model that reads logs as they are has no window: nothing is laid out to be measured.
  if (question.contextTokens === Infinity) return [whole];
  return question.chunks === undefined
    ? fitting(whole, question)
    : chunkParts(question.logs, question.chunks).flatMap((part) => fitting(part, question));
}

/** A part as it is where it fits the window, else in smaller ones. */
function fitting(part: Part, question: Question): readonly Part[] {
  const room = roomIn(question.contextTokens, question.maxOutputTokens);
  const { system, user } = question.request(part);
  if (tokensOf(system) + tokensOf(user) <= room) return [part];
  const frame = question.request({ name: "", logs: [] });
  return splitWeek(part.logs, Math.max(256, room - tokensOf(frame.system) - tokensOf(frame.user)));
}

/** Whole logs together as far as they fit a chunk; a longer one in chunks of its own, each with the end of the one before. */
function chunkParts(logs: readonly DailyLog[], size: ChunkSize): Part[] {
  const parts: { logs: DailyLog[]; characters: number }[] = [];
  for (const log of logs) {
    const chunks = chunksOfText(log, size);
    const characters = chunks.length > 1 ? Number.POSITIVE_INFINITY : charactersOf(log);
    const last = parts.at(-1);
    if (last !== undefined && last.characters + characters <= size.characters) {
      last.logs.push(log);
      last.characters += characters;
    } else parts.push(...chunks.map((chunk) => ({ logs: [chunk], characters })));
  }
  return parts.map((part) => ({ name: "", logs: part.logs }));
}

const charactersOf = ({ lines, bodyStart }: DailyLog): number =>
  lines.slice(bodyStart).reduce((total, line) => total + line.length + 1, 0);

export interface Estimate {
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export const NO_ESTIMATE: Estimate = { requests: 0, inputTokens: 0, outputTokens: 0 };

export const sumOf = (a: Estimate, b: Estimate): Estimate => ({
  requests: a.requests + b.requests,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/** The tokens a question's requests would take, without asking: for `--estimate` and the budget. */
export function estimateWeek(question: Question): Estimate {
  const parts = partsOf({ name: "", logs: question.logs }, question);
  const inputTokens = parts.reduce((total, part) => {
    const { system, user } = question.request(part);
    return total + tokensOf(system) + tokensOf(user);
  }, 0);
  return { requests: parts.length, inputTokens, outputTokens: parts.length * question.maxOutputTokens };
}
