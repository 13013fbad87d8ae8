/**
 * Puts a server's reply together: the chunks of a stream, or one whole JSON completion, into what they say. Every field
 * is read with suspicion: servers leave out roles, send numbers as text and usage where they like.
 */
import { type Fields, fieldsOf } from "../../document/fields.ts";
import { readServerError, type ServerError } from "../failure.ts";
import type { ToolCall } from "../model.ts";
import { joinCalls } from "./tool-calls.ts";

/** As the server tells them: whole numbers, and no more is known of them. */
interface TokenCounts {
  readonly inputTokens: number;
  /** Undefined where it tells none that is a count. */
  readonly outputTokens: number | undefined;
  readonly cachedTokens: number;
}

export interface Reply {
  readonly text: string;
  /** Tool calls that bring arguments; whether those are whole says `halfCall`. */
  readonly calls: readonly ToolCall[];
  readonly halfCall: boolean;
  /** What the model says in place of an answer, where the server keeps that apart. */
  readonly refusal: string;
  /** `stop`, `tool_calls`, `length`, …; undefined when the server never said that it was done. */
  readonly finish: string | undefined;
  readonly model: string | undefined;
  readonly usage: TokenCounts | undefined;
  /** An error inside a 200. */
  readonly error: ServerError | undefined;
  /** JSON messages seen, and choices among them. */
  readonly messages: number;
  readonly choices: number;
  /** One JSON object is whole by its own syntax, a stream only once it says `finish`. */
  readonly selfContained: boolean;
  /** What broke the body off, where something did. */
  readonly broken: string | undefined;
  /** The beginning of a body that is no completion at all. */
  readonly stranger: string | undefined;
}

type End = Partial<Pick<Reply, "selfContained" | "broken" | "stranger">>;

/** Chunks and completions have the same outline. */
export function buildReply() {
  const text: string[] = [];
  const calls = joinCalls();
  const refusal: string[] = [];
  let finish: string | undefined;
  let model: string | undefined;
  let usage: TokenCounts | undefined;
  let error: ServerError | undefined;
  let messages = 0;
  let choices = 0;

  function addChoice(choice: Fields): void {
    // One answer was asked for; a second one would be mixed into the first.
    if (typeof choice.index === "number" && choice.index !== 0) return;
    choices += 1;
    const delta = fieldsOf(choice.delta);
    const said = delta ?? fieldsOf(choice.message) ?? {};
    text.push(textOf(said.content), typeof choice.text === "string" ? choice.text : "");
    calls.add(said, delta === undefined ? "message" : "delta");
    if (typeof said.refusal === "string") refusal.push(said.refusal);
    if (typeof choice.finish_reason === "string" && choice.finish_reason !== "") finish = choice.finish_reason;
    if (choice.error) error = readServerError(choice.error);
  }

  return {
    add(message: unknown): void {
      const fields = fieldsOf(message);
      if (fields === undefined) return;
      messages += 1;
      if (fields.error) error = readServerError(fields.error);
      if (typeof fields.model === "string" && fields.model !== "") model = fields.model;
      usage = readUsage(fields.usage) ?? usage;
      if (Array.isArray(fields.choices)) for (const choice of fields.choices) addChoice(fieldsOf(choice) ?? {});
    },
    /** The reply so far, with what is known of its end. */
    build: ({ selfContained = false, broken, stranger }: End): Reply => ({
      ...{ text: text.join(""), ...calls.build(), refusal: refusal.join("") },
      ...{ finish, model, usage, error, messages, choices, selfContained, broken, stranger },
    }),
  };
}

/** Undefined when there is no believable count of the prompt: some servers send none, or 0 for a cached one. */
function readUsage(value: unknown): TokenCounts | undefined {
  const usage = fieldsOf(value);
  const inputTokens = countOf(usage?.prompt_tokens);
  if (usage === undefined || inputTokens === undefined || inputTokens === 0) return undefined;
  return {
    inputTokens,
    outputTokens: countOf(usage.completion_tokens),
    cachedTokens: countOf(fieldsOf(usage.prompt_tokens_details)?.cached_tokens) ?? 0,
  };
}

const countOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Content is text, or a list of parts of which some are text (the others hold thoughts). */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part) => fieldsOf(part)?.text)
    .filter((text) => typeof text === "string")
    .join("");
}
