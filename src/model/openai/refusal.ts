/**
 * Reads from what a server complains about which parameter to leave out: the same request without it may pass.
 */
import { isRefusal, type ServerError } from "../failure.ts";
import { REFUSABLE, type Refusable, type WireBody } from "./wire.ts";

export interface GivenUp {
  readonly parameter: Refusable;
  /** The endpoint never takes it, as against one call that failed, or one tool that it does not like. */
  readonly lasting: boolean;
}

const CHOICE = ["tool_choice", "tool choice", "tool-choice"];

/**
 * A server that names one of these means the parameter. Tools have as many names as there are servers; one that goes
 * on about the choice when none is sent (vLLM: '"auto" tool choice requires …') means them.
 */
const WORDS: Record<Refusable, readonly string[]> = {
  temperature: ["temperature"],
  max_tokens: ["max_tokens"],
  stream_options: ["stream_options"],
  tool_choice: CHOICE,
  tools: [...CHOICE, "tools", "tool use", "tool_use", "tool call", "tool-call", "tool_call", "function call"],
};

/** A model's call that its server could not read: Groq (400), llama.cpp and Ollama (500, or in the stream). */
const FAILED_CALL = ["tool_use_failed", "error parsing", "failed to parse", "failed to call", "did not call"];

/** What makes a server's own failure, or an error inside a 200, one that the endpoint will always have. */
const UNABLE = ["support", "require", "cannot use", "not enabled"];

/** @param status 200 for an error inside a 200 */
export function whatToGiveUp(body: WireBody, status: number, said: ServerError): GivenUp | undefined {
  const parameter = namedParameter(body, status, said);
  if (parameter === undefined) return undefined;
  const text = textOf(said, body.model);
  const says = (words: readonly string[]) => words.some((word) => text.includes(word));
  const failedOnce = isAboutTools(parameter) && (says(FAILED_CALL) || /^tools[.[]/.test(said.parameter));
  const isComplaint = status >= 400 && status < 500;
  return { parameter, lasting: !failedOnce && (isComplaint || says(UNABLE)) };
}

/** By the field for it, else the one named first, since a server may quote the whole request after its reason. */
function namedParameter(body: WireBody, status: number, said: ServerError): Refusable | undefined {
  const sent = REFUSABLE.filter((name) => body[name] !== undefined && mayMean(status, name));
  const field = sent.find((name) => said.parameter.split(/[.[]/, 1)[0] === name);
  if (field !== undefined) return field;
  const text = textOf(said, body.model);
  const places = sent.map((name) => ({ name, at: firstOf(WORDS[name], text) })).filter(({ at }) => at >= 0);
  return places.toSorted((left, right) => left.at - right.at)[0]?.name;
}

/**
 * 400 and 422 say of any parameter that it is not taken. Of tools it is also said with 404 (OpenRouter: no endpoint
 * that has them), 405 (DeepInfra), 500 and 501 (llama.cpp without templates), and inside a 200.
 */
const mayMean = (status: number, name: Refusable): boolean =>
  isRefusal(status) || (isAboutTools(name) && [200, 404, 405, 500, 501].includes(status));

const isAboutTools = (name: Refusable): boolean => name === "tools" || name === "tool_choice";

/** Without the model's name, which may hold any of the words; a short name may stand within others, where it is none. */
function textOf(said: ServerError, model: string): string {
  const name = new RegExp(`(?<![\\w-])${model.replace(/[^\w-]/g, "\\$&")}(?![\\w-])`, "g");
  return `${said.code} ${said.message}`.replace(name, "").toLowerCase();
}

function firstOf(words: readonly string[], text: string): number {
  const places = words.map((word) => text.indexOf(word)).filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}
