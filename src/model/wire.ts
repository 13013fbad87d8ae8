/**
 * What of a request reaches a server: the body of `POST /chat/completions`, and the digest of what is asked.
 * Before: openai or recorded has a request. After: endpoint sends the body, saved-answers files by the digest. Pure.
 */
import { createHash } from "node:crypto";
import type { ServerError } from "./failure.ts";
import type { Request } from "./model.ts";

/** Parameters that some servers refuse, by the name they have on the wire. */
export type Refusable = "temperature" | "max_tokens" | "stream_options";

/** Fields that every server of this kind knows; those that only OpenAI knows are sent to none. */
export interface WireBody {
  readonly model: string;
  readonly messages: [{ role: "system"; content: string }, { role: "user"; content: string }];
  readonly stream: true;
  readonly stream_options?: { include_usage: true };
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
}

/** The stable text goes first, so that a server's prompt cache can serve it. */
export function wireBody(request: Request, model: string, refused: ReadonlySet<Refusable>): WireBody {
  return {
    model,
    messages: [
      { role: "system", content: request.system },
      { role: "user", content: request.user },
    ],
    stream: true,
    ...(refused.has("stream_options") ? {} : { stream_options: { include_usage: true } }),
    ...(refused.has("temperature") ? {} : { temperature: request.temperature }),
    ...(refused.has("max_tokens")
      ? { max_completion_tokens: request.maxOutputTokens }
      : { max_tokens: request.maxOutputTokens }),
  };
}

/** The parameter of this body that a 400 names: the same request without it may pass. */
export function namedParameter(body: WireBody, said: ServerError): Refusable | undefined {
  const sent = (["temperature", "max_tokens", "stream_options"] as const).filter((name) => body[name] !== undefined);
  return sent.find((name) => said.parameter === name) ?? sent.find((name) => said.message.includes(name));
}

/** Who is asked. The address counts without what is secret or not part of it, see `publicAddress`. */
export interface Addressee {
  readonly provider: string;
  readonly model: string;
  /** Empty for a model that needs no server. */
  readonly baseURL: string;
}

/**
 * The digest of what a request asks and of whom: equal for requests that a server could not tell apart.
 * What an endpoint refuses (see `Refusable`) changes the body but not the digest: it is the same question.
 * @returns 64 hex
 */
export function requestDigest(request: Request, addressee: Addressee): string {
  const { system, user, temperature, maxOutputTokens } = request;
  const { provider, model } = addressee;
  const asked = [provider, publicAddress(addressee.baseURL), model, system, user, temperature, maxOutputTokens];
  return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}

/** An address fit for messages and files: without user, password and query, any of which may be a secret. */
export function publicAddress(baseURL: string): string {
  if (!URL.canParse(baseURL)) return "";
  const { protocol, host, pathname } = new URL(baseURL);
  return `${protocol}//${host}${pathname.endsWith("/") ? pathname.slice(0, -1) : pathname}`;
}
