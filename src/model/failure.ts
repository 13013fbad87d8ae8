/**
 * What went wrong with one attempt at one request, as data: a code of the contract (§4), a line for people, and whether
 * asking again can help.
 */
import type { ModelErrorCode } from "../errors.ts";

/**
 * `outage`: the server or the way to it, asked again within bounds. `poor-answer`: it answered, with nothing usable;
 * asked again at most twice. `never`: the same request would fail the same way.
 */
type Remedy = "outage" | "poor-answer" | "never";

export interface Failure {
  readonly code: ModelErrorCode;
  readonly message: string;
  readonly hint: string;
  readonly remedy: Remedy;
  /** What the server asks to wait before the next request; undefined when it does not say. */
  readonly retryAfterMs?: number | undefined;
}

/** What a server says went wrong, in the body of an error or inside a 200. */
export interface ServerError {
  readonly message: string;
  /** `context_length_exceeded`, `insufficient_quota`; empty when there is none. */
  readonly code: string;
  /** The parameter it does not like; empty when it does not say. */
  readonly parameter: string;
}

/** A failure with the hint that its code always has. */
export const failure = (code: ModelErrorCode, message: string, remedy: Remedy, retryAfterMs?: number): Failure => ({
  code,
  message,
  hint: HINTS[code],
  remedy,
  retryAfterMs,
});

const HINTS: Record<ModelErrorCode, string> = {
  AUTH: "set OPENAI_API_KEY, or model.apiKeyFile beside this address in your own config, to a key that this server accepts for this model",
  RATE_LIMITED: "wait, lower model.concurrency, or raise the limit or the credit with the provider",
  SERVER: "the server has trouble: try again later, its log may say more",
  TIMEOUT: "raise model.timeoutSeconds, or use a faster model or server",
  NETWORK: "check that the server runs and that model.baseURL leads to it",
  NOT_AN_ANSWER: "check model.baseURL (most end in /v1) and model.name",
  SERVER_ERROR_200: "the server's own words tell the reason, its log may say more",
  NO_CHOICES: "check that model.name is a chat model on this server",
  EMPTY: "use another model, or raise model.maxOutputTokens when it thinks before it writes",
  REFUSED: "look into the week's logs for what the model declines, or use another model",
  FILTERED: "look into the week's logs for what the provider filters, or use another provider",
  ANSWER_CUT_OFF: "raise model.maxOutputTokens, or let lithify split the week into days",
  CONTEXT_TOO_LONG: "set model.contextTokens to what the model takes: longer weeks are split into days",
  PROMPT_TRUNCATED: "raise the server's context (num_ctx in Ollama), or set model.contextTokens to it",
};

/** The failure that an HTTP status other than 200 means. `where` names model and URL. */
export function statusFailure(
  status: number,
  said: ServerError,
  where: string,
  retryAfterMs: number | undefined,
): Failure {
  const words = said.message === "" ? "" : `: ${said.message}`;
  const told = `HTTP ${status} from ${where}${words}`;
  if (status === 401 || status === 403) return failure("AUTH", told, "never");
  if (status === 402) return failure("RATE_LIMITED", `no credit: ${told}`, "never");
  if (status === 429) return failure("RATE_LIMITED", told, isOutOfCredit(said) ? "never" : "outage", retryAfterMs);
  if (status === 413 || (isRefusal(status) && isContextTooLong(said)))
    return failure("CONTEXT_TOO_LONG", told, "never");
  if (status === 408) return failure("TIMEOUT", told, "outage", retryAfterMs);
  if (status >= 500) return failure("SERVER", told, "outage", retryAfterMs);
  if (status >= 300 && status < 400)
    return failure("NOT_AN_ANSWER", `${where} redirects, and lithify sends logs only where it was told to`, "never");
  return failure("NOT_AN_ANSWER", told, "never");
}

/** True for statuses with which servers say that they do not take a request as it is. */
export const isRefusal = (status: number): boolean => status === 400 || status === 422;

/** What servers call a prompt that does not fit: OpenAI, vLLM, llama.cpp, LM Studio, OpenRouter, and others as noted. */
const CONTEXT_WORDS = [
  "context length",
  "context_length",
  "context window",
  "context size",
  "context_size",
  "prompt is too long",
  "input is too long",
  "too many tokens",
  // Anthropic, of prompt and answer together; Gemini.
  "context limit",
  "maximum number of tokens",
];

export function isContextTooLong(said: ServerError): boolean {
  const text = `${said.code} ${said.message}`.toLowerCase();
  return CONTEXT_WORDS.some((words) => text.includes(words));
}

/** A 429 that no waiting cures. */
const isOutOfCredit = (said: ServerError): boolean =>
  said.code === "insufficient_quota" || said.code === "billing_hard_limit_reached";

/** Beginnings of codes that only a change of configuration cures: certificates, TLS, addresses. */
const LASTING = ["CERT_", "ERR_", "SELF_SIGNED", "DEPTH_ZERO", "UNABLE_TO_", "EPROTO", "HOSTNAME_"];

/**
 * The failure of a connection that broke, or that never came to be.
 * @param systemCode node's own, `ECONNRESET`; empty when it is not the network that failed
 */
export function connectionFailure(systemCode: string, message: string, where: string): Failure {
  if (systemCode.startsWith("HPE_"))
    return failure("NOT_AN_ANSWER", `${where} does not answer in HTTP: ${message}`, "never");
  if (systemCode === "ETIMEDOUT") return failure("TIMEOUT", `no connection to ${where}: ${message}`, "outage");
  const lasts = systemCode === "" || LASTING.some((start) => systemCode.startsWith(start));
  return failure("NETWORK", `the connection to ${where} failed: ${message}`, lasts ? "never" : "outage");
}

/** Server text on one line, without control characters. Not shortened: half a key would not be known for one. */
export const oneLine = (text: string): string =>
  text
    .slice(0, 65_536)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();

/** Reads an error in the shapes servers use: `{ message, code, param }`, a string, `{ detail }`, anything else. */
export function readServerError(error: unknown): ServerError {
  if (typeof error === "string") return { message: oneLine(error), code: "", parameter: "" };
  if (typeof error !== "object" || error === null) return { message: "", code: "", parameter: "" };
  const { message, detail, code, type, param, metadata } = error as Record<string, unknown>;
  const words = typeof message === "string" ? message : typeof detail === "string" ? detail : JSON.stringify(error);
  // OpenRouter says "Provider returned error", and what the provider said stands beside it.
  const raw = (metadata as { raw?: unknown } | null | undefined)?.raw;
  return {
    message: oneLine(typeof raw === "string" ? `${words}: ${raw}` : words),
    code: typeof code === "string" ? code : typeof type === "string" ? type : "",
    parameter: typeof param === "string" ? param : "",
  };
}
