/**
 * Asks a model what happened in a slice of a conversation: in one request if it fits the model's window, else in chunks
 * cut at message borders; a chunk that a server finds too long, or answers only half, is cut again. Calls the model
 * port; else nothing of the world.
 */
import type { Day } from "../calendar/week.ts";
import { type Asking, type Form, heardModel } from "../compaction/heard.ts";
import { isTooMuch } from "../errors.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { wordOverlap } from "../memory/identity/similarity.ts";
import type { Answer, Request } from "../model/model.ts";
import { type ActivityRecord, activityTool, readActivity, wordingOf } from "../profile/activity/activity.ts";
import { UNTRACED } from "../profile/activity/anchors.ts";
import { withMessages } from "../profile/activity/evidence.ts";
import { type Asked, recordRequest } from "../prompt/request.ts";
import { roomIn, tokensOf } from "../prompt/split.ts";
import { type Chunk, chunksOf } from "../transcript/chunk.ts";
import type { Turn } from "../transcript/transcript.ts";
import { addUsage, NO_USAGE, type Usage } from "../usage.ts";
import { isSame, repeatsApart } from "./repeats.ts";

export interface Numbered {
  /** In the conversation, from 1. */
  readonly number: number;
  readonly turn: Turn;
}

export interface SliceQuestion extends Pick<Asked, "prompt" | "language" | "maxOutputTokens"> {
  readonly messages: readonly Numbered[];
  /** What they answer, of the slice before: shown, and no record rests on it alone. */
  readonly asked?: Numbered | undefined;
  /** Records that earlier slices of the conversation told: none is told again for its answer. */
  readonly told?: readonly ActivityRecord[];
  /** Of the first message, for relative words. */
  readonly day: Day;
  /** What the model is told the conversation is: no path, no name of a person. */
  readonly title: string;
  /** Tokens of the model's window; Infinity for a model that reads the messages as they are. */
  readonly contextTokens: number;
  /** `redact.allow` */
  readonly allow: readonly string[];
}

/** `anew` is asked where a silence is saved, which would be silence for ever. */
export type Models = Omit<Asking, "language">;

export interface SliceAnswer {
  /** With the messages that carry each; none twice, however many chunks told it. */
  readonly records: readonly ActivityRecord[];
  readonly rejected: readonly Rejection[];
  readonly usage: Usage;
  /** The model's own name. */
  readonly model: string;
}

/**
 * @throws {ModelError} when a chunk has no answer: then the slice has none. `EMPTY`: the model spoke, and said nothing that
 * could be heard   @throws {BudgetReached}
 */
export async function askSlice(question: SliceQuestion, models: Models, signal: AbortSignal): Promise<SliceAnswer> {
  const heard: { records: ActivityRecord[]; rejected: Rejection[] } = { records: [], rejected: [] };
  let usage = NO_USAGE;
  let name = "";
  let answers = 0;
  const model = heardModel({ ...models, language: question.language }, formOf, {
    name: "activity",
    tool: activityTool,
  });
  const ask = async (turns: readonly Turn[], characters: number): Promise<void> => {
    for (const chunk of chunksOf(turns, sizeOf(characters))) {
      const request = requestOf(chunk, question);
      try {
        const answer = await model(request, signal);
        const reading = readActivity(answer);
        usage = addUsage(usage, answer.usage);
        name = answer.model;
        answers++;
        heard.records.push(...reading.records.map((one) => ({ ...one, chunk: answers })));
        heard.rejected.push(...reading.rejected);
      } catch (error) {
        const smaller = Math.floor(Math.min(characters, chunk.text.length) / 2);
        if (!isTooMuch(error) || smaller < LEAST_CHARACTERS) throw error;
        await ask(turnsOf(chunk), smaller);
      }
    }
  };
  const shown = question.asked === undefined ? question.messages : [question.asked, ...question.messages];
  await ask(
    shown.map(({ turn }) => turn),
    roomOf(question),
  );
  const messages = shown.map(({ number, turn: { role, text } }) => ({ number, role, text }));
  const carried = withMessages(heard.records, messages, question.allow, question.language);
  const { own, again } = toldAlready(carried.records, question);
  const { records, repeats } = repeatsApart(own);
  const answered: SliceAnswer = {
    ...{ records, rejected: [...heard.rejected, ...carried.rejected, ...again, ...repeats] },
    ...{ usage, model: name },
  };
  const isLost = question.language !== "source" && carried.rejected.some(isUntraced);
  return isLost ? inItsOwnWords(answered, question, models, signal) : answered;
}

const isUntraced = ({ code, reason }: Rejection): boolean => code === "NO_EVIDENCE" && reason === UNTRACED;

/**
 * A faithful translation may have nothing by which it can be traced. With the pointer behind the slice nobody would ask
 * again: so it is asked once more for records in the conversation's own language, and those are added that are not told yet:
 * each told record takes the nearest of its messages away, which may tell of more.
 */
async function inItsOwnWords(
  told: SliceAnswer,
  question: SliceQuestion,
  models: Models,
  signal: AbortSignal,
): Promise<SliceAnswer> {
  const own = await askSlice({ ...question, language: "source" }, models, signal);
  const added = [...own.records];
  for (const record of told.records) {
    const again = added.filter(
      ({ kind, messages }) => kind === record.kind && messages.some((message) => record.messages.includes(message)),
    );
    const nearness = again.map((one) => wordOverlap(wordingOf(one), wordingOf(record)));
    if (again.length > 0) added.splice(added.indexOf(again[nearness.indexOf(Math.max(...nearness))]!), 1);
  }
  return {
    records: [...told.records, ...added],
    rejected: [...told.rejected.filter((one) => added.length === 0 || !isUntraced(one)), ...own.rejected],
    usage: addUsage(told.usage, own.usage),
    model: told.model,
  };
}

/** What rests on the question alone, or was told with it, is not this slice's to tell. */
function toldAlready(records: readonly ActivityRecord[], { asked, told = [] }: SliceQuestion) {
  const own: ActivityRecord[] = [];
  const again: Rejection[] = [];
  for (const record of records) {
    const rests = asked !== undefined && record.messages.includes(asked.number);
    const isTold = rests && (record.messages.length === 1 || told.some((other) => isSame(other, record)));
    if (!isTold) own.push(record);
    else {
      const reason = "told with the part of the conversation before this one";
      again.push({ code: "DUPLICATE", line: record.line, reason, text: wordingOf(record) });
    }
  }
  return { own, again };
}

/**
 * A silent answer is asked for once more, so is one in another language than was asked for, and one that breaks off: with the pointer
 * behind it, nobody would ask for the rest again.
 */
function formOf(answer: Answer): Form {
  const { heard, records, rejected } = readActivity(answer);
  const told = records.map((record) => ({ said: wordingOf(record) }));
  return { heard, isCut: rejected.some(({ code }) => code === "CUT_OFF"), whole: records.length, told };
}

/** Under this a chunk shows no context, and what does not fit then never will. */
const LEAST_CHARACTERS = 400;
/** Longer stretches fit most windows, and small things get lost in them; an answer, too, has an end. */
const MOST_CHARACTERS = 40_000;

/** Characters of conversation that fit beside the prompt and the answer. */
function roomOf(question: SliceQuestion): number {
  const { contextTokens, maxOutputTokens, messages } = question;
  if (contextTokens === Number.POSITIVE_INFINITY) return Number.MAX_SAFE_INTEGER;
  const frame = requestOf({ text: "" }, question);
  const tool = tokensOf(JSON.stringify(activityTool));
  const room = roomIn(contextTokens, maxOutputTokens) - tokensOf(frame.system) - tokensOf(frame.user) - tool;
  const texts = messages.map(({ turn }) => turn.text).join("\n");
  // Each line costs its mark, `| `, besides.
  const bytesPerCharacter = (Buffer.byteLength(texts) + 3 * texts.split("\n").length) / Math.max(1, texts.length);
  const characters = Math.floor((room * 4) / Math.max(1, bytesPerCharacter));
  return Math.min(MOST_CHARACTERS, Math.max(LEAST_CHARACTERS, characters));
}

/** A tenth is repeated: enough to see what a message answers to. */
const sizeOf = (characters: number) => ({ characters, overlap: Math.floor(Math.min(characters, 40_000) / 10) });

/** The chunk's own messages, as far as they stand in it: a message in parts is asked about part by part. */
const turnsOf = (chunk: Chunk): Turn[] =>
  chunk.pieces.map(({ turn, text, parts }) =>
    parts === 1 ? turn : { ...turn, text: text.slice(text.indexOf(" ") + 1) },
  );

function requestOf({ text }: Pick<Chunk, "text">, question: SliceQuestion): Request {
  const { prompt, language, maxOutputTokens, day, title } = question;
  const log = { path: title, day, sha256: "", bytes: Buffer.byteLength(text), lines: text.split("\n"), bodyStart: 0 };
  const asked: Asked = { prompt, logs: [log], known: [], language, maxOutputTokens };
  return recordRequest("activity", activityTool, asked);
}
