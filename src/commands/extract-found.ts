/**
 * What one profile finds in one text: asked in one request, or in parts where the model's window is smaller, and read under
 * the gates. Before: extract has the text. After: printed, or reconciled. Shell: reads prompts, asks.
 */
import { askWeek } from "../compaction/ask-week.ts";
import { profileQuestion, type Question } from "../compaction/question.ts";
import { readAnswer } from "../compaction/reading.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { joinFound } from "../memory/join.ts";
import { logbookOf } from "../memory/logbook.ts";
import type { Found } from "../memory/memory.ts";
import type { Rejection } from "../memory/rejection.ts";
import type { Usage } from "../model/model.ts";
import type { FurtherProfile } from "../profile/further.ts";
import { typed } from "../profile/typed.ts";
import { readPrompt } from "../prompt/prompt-files.ts";
import { extractRequest } from "../prompt/request.ts";
import { placeOf, type Workspace } from "../workspace.ts";
import type { Chosen } from "./models.ts";

export interface Extraction {
  readonly found: readonly Found[];
  readonly rejected: readonly Rejection[];
  /** Whether an answer had the form asked for. */
  readonly heard: boolean;
  readonly model: string;
  readonly usage: Usage;
  /** 12 hex. */
  readonly prompt: string;
}

/** Document 003's own number: ten memories and no prose. */
const TYPED_TOKENS = 2_048;

/** @param profile undefined for `typed`   @throws {ModelError | BudgetReached} */
export async function findIn(
  log: DailyLog,
  profile: FurtherProfile | undefined,
  workspace: Workspace,
  chosen: Chosen,
  signal: AbortSignal,
): Promise<Extraction> {
  const { config } = workspace;
  const prompt = readPrompt(
    (profile ?? typed).prompt,
    config.prompts === "" ? "" : placeOf(workspace, config.prompts, "prompts"),
  );
  const most = config.model.maxOutputTokens;
  const matter = {
    logs: [log],
    known: [],
    language: config.language,
    contextTokens: chosen.offline ? Number.POSITIVE_INFINITY : config.model.contextTokens,
    maxOutputTokens: profile ? most : Math.min(most, TYPED_TOKENS),
  };
  const question: Question = profile
    ? profileQuestion(matter, profile, prompt)
    : { ...matter, request: ({ logs }) => extractRequest({ ...matter, prompt, logs }) };
  const { answers, usage } = await askWeek(question, chosen.model, signal);
  const gate = { book: logbookOf([log]), allow: config.redact.allow, known: new Map<string, string>() };
  const read = answers.map((answer) =>
    profile
      ? profile.read(answer, gate, config.precision)
      : { ...readAnswer(answer.text, typed, gate, "extract"), heard: true },
  );
  return {
    found: joinFound(read.map(({ found }) => found)),
    rejected: read.flatMap(({ rejected }) => rejected),
    heard: read.every(({ heard }) => heard),
    ...{ model: answers[0]?.model ?? chosen.name, usage, prompt: prompt.digest },
  };
}
