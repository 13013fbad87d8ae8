/**
 * What one profile finds in one text: asked in one request or in chunks, see extract-chunks, and read under the gates.
 */

import { setImmediate as othersTurn } from "node:timers/promises";
import { askWeek, usageOf } from "../compaction/ask-week.ts";
import { formOfBlocks, formOfRecords, type Asking as Heard, heardModel } from "../compaction/heard.ts";
import { type Matter, profileQuestion, type Question } from "../compaction/question.ts";
import { type Reading, readingOf } from "../compaction/reading.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { ModelError } from "../errors.ts";
import type { Gate } from "../memory/evidence/gate.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import { withLogLines } from "../memory/evidence/rejected-lines.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { joinFound } from "../memory/identity/join.ts";
import type { Found } from "../memory/memory.ts";
import type { Answer, KnownMemory } from "../model/model.ts";
import { askChunks, together } from "../profile/chunked-answers.ts";
import { chunksOfText } from "../profile/chunked-text.ts";
import type { FurtherProfile } from "../profile/further.ts";
import { typed } from "../profile/typed/typed.ts";
import { extractRequest, type Prompt } from "../prompt/request.ts";
import { tokensOf } from "../prompt/split.ts";
import { inTurns } from "../steps.ts";
import { type ChunkSize, PRECISION_CHUNKS } from "../transcript/chunk.ts";
import { addUsage, NO_USAGE, type Usage } from "../usage.ts";
import type { Chosen } from "../workspace/models.ts";
import { promptOf } from "../workspace/prompt-of.ts";
import type { Workspace } from "../workspace/workspace.ts";

export interface Extraction {
  /** What the offline model is not sure of is nothing to keep; of any other model all is sure. */
  readonly found: readonly Found[];
  /** How much it was not sure of. */
  readonly likely: number;
  readonly rejected: readonly Rejection[];
  /** Lines about which no answer came: they are not done. */
  readonly failed: readonly { readonly from: number; readonly to: number; readonly error: ModelError }[];
  readonly model: string;
  readonly usage: Usage;
  /** 12 hex. */
  readonly prompt: string;
}

/** Document 003's own number: ten memories and no prose. */
const TYPED_TOKENS = 2_048;

/**
 * @param known standing memories that the request shows, and `wordings` what each standing one says, by file
 * @param profile undefined for `typed`, which is asked in parts only where the text does not fit the model's window
 * @throws {ModelError | BudgetReached}
 */
export async function findIn(
  log: DailyLog,
  profile: FurtherProfile | undefined,
  workspace: Workspace,
  { known, wordings }: { readonly known: readonly KnownMemory[]; readonly wordings: Gate["known"] },
  chosen: Asking["chosen"],
  signal: AbortSignal,
): Promise<Extraction> {
  const { config } = workspace;
  const asking: Asking = {
    ...{ log, config, chosen, signal },
    prompt: promptOf(workspace, (profile ?? typed).prompt),
    gate: { book: logbookOf([log]), allow: config.redact.allow, known: wordings, language: config.language },
    matter: {
      known,
      language: config.language,
      contextTokens: chosen.offline ? Number.POSITIVE_INFINITY : config.model.contextTokens,
    },
  };
  const found = await (profile ? recordsIn(asking, profile) : typedIn(asking));
  return chosen.offline ? { ...found, rejected: withLogLines(found.rejected, asking.gate.book!) } : found;
}

interface Asking {
  readonly log: DailyLog;
  readonly config: Workspace["config"];
  readonly chosen: Chosen & Pick<Heard, "tell">;
  readonly signal: AbortSignal;
  readonly prompt: Prompt;
  readonly gate: Gate;
  readonly matter: Pick<Matter, "known" | "language" | "contextTokens">;
}

async function typedIn({ log, config, chosen, signal, prompt, gate, matter }: Asking): Promise<Extraction> {
  const maxOutputTokens = Math.min(config.model.maxOutputTokens, TYPED_TOKENS);
  const whole = { ...matter, logs: [log], maxOutputTokens };
  const question: Question = { ...whole, request: ({ logs }) => extractRequest({ ...whole, prompt, logs }) };
  const formOf = (answer: Answer) => ({ ...formOfBlocks(answer), isCut: false });
  const model = chosen.offline ? chosen.model : heardModel({ ...chosen, ...matter }, formOf);
  const { answers, usage } = await askWeek(question, model, signal);
  // What is only likely is counted.
  const mostLikely = chosen.offline && config.extractive.keep === "sure" ? 0 : undefined;
  const read: Reading[] = [];
  for (const { text } of answers)
    read.push(
      await inTurns(readingOf(text, typed, gate, "extract", mostLikely), () => othersTurn(undefined, { signal })),
    );
  return {
    found: joinFound(read.map(({ found }) => found)),
    likely: read.reduce((sum, { beyond = [] }) => sum + beyond.length, 0),
    rejected: read.flatMap(({ rejected }) => rejected),
    ...{ failed: [], model: answers[0]?.model ?? chosen.name, usage, prompt: prompt.digest },
  };
}

/**
 * In the profile's own chunks: one that fails is asked again when all were, and named if it fails again. A chunk of which the
 * model only talks is no empty one: it is asked about anew, and has failed if that brings no records either.
 */
async function recordsIn(
  { log, config, chosen, signal, prompt, gate, matter }: Asking,
  profile: FurtherProfile,
): Promise<Extraction> {
  const { maxOutputTokens } = config.model;
  // Cut here, so that a chunk that fails stops no other; each is then asked as it is.
  const { chunks: _, ...uncut } = profile;
  const questionOf = (logs: readonly DailyLog[]): Question =>
    profileQuestion({ ...matter, logs, maxOutputTokens }, uncut, prompt);
  const chunks = chunksFor(questionOf([log]), log, profile);
  let usage = NO_USAGE;
  const formOf = (answer: Answer) => formOfRecords(profile.read(answer, gate, config.precision));
  const model = chosen.offline ? chosen.model : heardModel({ ...chosen, ...matter }, formOf, profile);
  const ask = async (chunk: DailyLog): Promise<readonly Answer[]> => {
    try {
      const answered = await askWeek(questionOf([chunk]), model, signal);
      usage = addUsage(usage, answered.usage);
      return answered.answers;
    } catch (error) {
      usage = addUsage(usage, usageOf(error));
      throw error;
    }
  };
  const stops = (error: unknown): boolean =>
    signal.aborted || chunks.length === 1 || !(error instanceof ModelError) || error.code === "AUTH";
  const asked = await askChunks(chunks, ask, stops);
  const answers = asked.answers.flat();
  const reading = profile.reading(together(answers, profile.tool.name), gate, config.precision);
  const { found, rejected } = await inTurns(reading, () => othersTurn(undefined, { signal }));
  const sure = found.filter(({ likely }) => !likely);
  return {
    ...{ found: sure, likely: found.length - sure.length, rejected },
    failed: asked.failed.map(({ chunk, error }) => {
      const { bodyStart, lines } = chunks[chunk]!;
      return { from: bodyStart + 1, to: lines.length, error: error as ModelError };
    }),
    ...{ model: answers[0]?.model ?? chosen.name, usage, prompt: prompt.digest },
  };
}

/** Part of the window left free: tokens are estimated, and lines of a chunk may be longer than others. */
const MARGIN = 0.1;
/** A smaller chunk tells too little to judge by; a window too small for it is met by ask-week. */
const LEAST_CHARACTERS = 2_000;

/**
 * Knowledge reads a conversation to its end before it says what holds (document 002), for what is said last may take back what
 * was said first: whole, and in chunks only where the window is smaller.
 * @param question about the whole log   @returns the log itself when it fits
 */
function chunksFor(question: Question, log: DailyLog, profile: Pick<FurtherProfile, "chunks">): DailyLog[] {
  if (question.contextTokens === Number.POSITIVE_INFINITY) return [log];
  const size = profile.chunks ?? sizeOfWindow(question, log);
  return size === undefined ? [log] : chunksOfText(log, size);
}

/** The largest chunk of this log that the window has room for; undefined when the whole log fits. */
function sizeOfWindow(question: Question, log: DailyLog): ChunkSize | undefined {
  const frame = tokensFor(question, []);
  const body = tokensFor(question, [log]) - frame;
  const room = question.contextTokens * (1 - MARGIN) - question.maxOutputTokens - frame;
  if (body <= room) return undefined;
  const length = log.lines.slice(log.bodyStart).reduce((total, line) => total + line.length + 1, 0);
  const characters = Math.max(LEAST_CHARACTERS, Math.floor((length * room) / body));
  return { characters, overlap: Math.min(PRECISION_CHUNKS.overlap, Math.floor(characters / 10)) };
}

function tokensFor(question: Question, logs: readonly DailyLog[]): number {
  const { system, user } = question.request({ name: "", logs });
  return tokensOf(system) + tokensOf(user);
}
