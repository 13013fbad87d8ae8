/**
 * Asks a model about a week: whole if it fits the model's window, else in parts by days and headings; a part that a server
 * finds too long, or answers only half, is split again. Before: logs, known memories. After: reading. Calls the model port.
 */
import type { Week } from "../calendar/week.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { ModelError } from "../errors.ts";
import { type Answer, type KnownMemory, type Model, NO_USAGE, type Usage } from "../model/model.ts";
import { type Asked, type Prompt, weekRequest } from "../prompt/request.ts";
import { halves, type Part, splitWeek, tokensOf } from "../prompt/split.ts";
import { weeklyBudget } from "./weekly-size.ts";

export interface Question {
  readonly week: Week;
  readonly logs: readonly DailyLog[];
  readonly known: readonly KnownMemory[];
  readonly prompt: Prompt;
  readonly language: string;
  /** Tokens of the model's window; Infinity for a model that reads logs as they are. */
  readonly contextTokens: number;
  readonly maxOutputTokens: number;
}

export interface Answered {
  readonly answers: readonly Answer[];
  readonly usage: Usage;
  /** The parts it was asked in; one name alone for a whole week. */
  readonly parts: readonly string[];
}

/** @throws {ModelError} with the usage of every attempt, failed ones too */
export async function askWeek(question: Question, model: Model, signal: AbortSignal): Promise<Answered> {
  const whole: Part = { name: "", logs: question.logs };
  let spent = NO_USAGE;
  const ask = async (part: Part): Promise<Answered> => {
    try {
      const answer = await model(requestFor(part, question), signal);
      spent = addUsage(spent, answer.usage);
      return { answers: [answer], usage: answer.usage, parts: [part.name] };
    } catch (error) {
      if (error instanceof ModelError) spent = addUsage(spent, error.usage);
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
    throw error instanceof ModelError ? new ModelError(error.code, error.message, error.hint, spent, error) : error;
  }
}

/** Part of a window left free: estimates of tokens are within 4 % on English and too high elsewhere; servers add their own. */
const MARGIN = 0.05;

function partsOf(whole: Part, question: Question): readonly Part[] {
  const room = question.contextTokens * (1 - MARGIN) - question.maxOutputTokens;
  const { system, user } = requestFor(whole, question);
  if (tokensOf(system) + tokensOf(user) <= room) return [whole];
  const frame = requestFor({ name: "", logs: [] }, question);
  return splitWeek(question.logs, Math.max(256, room - tokensOf(frame.system) - tokensOf(frame.user)));
}

function requestFor({ name, logs }: Part, { week, logs: all, known, prompt, language, maxOutputTokens }: Question) {
  const asked: Asked = { prompt, logs, known, language, maxOutputTokens };
  return weekRequest(week, shareOf(logs, all), asked, name);
}

/** A part may write its share of the one weekly document: what all of them write must fit together. */
function shareOf(logs: readonly DailyLog[], all: readonly DailyLog[]): number {
  const whole = bytesOf(all);
  const share = whole === 0 ? 1 : Math.min(1, bytesOf(logs) / whole);
  return Math.max(LEAST_SHARE_BYTES, Math.floor(weeklyBudget(whole) * share));
}

/** Four bullets or so: with less a part has no room for what matters in it. */
const LEAST_SHARE_BYTES = 600;

const bytesOf = (logs: readonly DailyLog[]): number => logs.reduce((total, { bytes }) => total + bytes, 0);

/** The tokens a week's requests would take, without asking: for `--estimate` and the budget. */
export function estimateWeek(question: Question): { requests: number; inputTokens: number; outputTokens: number } {
  const parts = partsOf({ name: "", logs: question.logs }, question);
  const inputTokens = parts.reduce((total, part) => {
    const { system, user } = requestFor(part, question);
    return total + tokensOf(system) + tokensOf(user);
  }, 0);
  return { requests: parts.length, inputTokens, outputTokens: parts.length * question.maxOutputTokens };
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof ModelError &&
  (error.code === "CONTEXT_TOO_LONG" || error.code === "PROMPT_TRUNCATED" || error.code === "ANSWER_CUT_OFF");

export const addUsage = (a: Usage, b: Usage): Usage => ({
  calls: a.calls + b.calls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  cachedTokens: a.cachedTokens + b.cachedTokens,
});
