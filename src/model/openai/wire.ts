/**
 * What of a request reaches a server: the body of `POST /chat/completions`, and the digest of what is asked.
 */
import { hash } from "node:crypto";
import type { Request, Tool } from "../model.ts";

/** Parameters that some servers refuse, by the name they have on the wire. */
export const REFUSABLE = ["temperature", "max_tokens", "stream_options", "tool_choice", "tools"] as const;
export type Refusable = (typeof REFUSABLE)[number];

/** Fields that every server of this kind knows; those that only OpenAI knows are sent to none. */
export interface WireBody {
  readonly model: string;
  readonly messages: [{ role: "system"; content: string }, { role: "user"; content: string }];
  readonly stream: true;
  readonly stream_options?: { include_usage: true };
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly tools?: [{ type: "function"; function: { name: string; description: string; parameters: Schema } }];
  readonly tool_choice?: "required";
}

type Schema = Tool["parameters"];

/** The stable text goes first, so that a server's prompt cache can serve it. */
export const wireBody = (request: Request, model: string, refused: ReadonlySet<Refusable>): WireBody => ({
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
  ...(request.tool === undefined || refused.has("tools") ? {} : toolFields(request.tool, refused)),
});

/**
 * With one tool, `required` asks for what naming the tool would, and more servers take it: LM Studio refuses the named
 * form, and OpenAI and vLLM then end a call with `stop`. Where thinking models refuse to be made to call (DeepSeek,
 * Qwen), the tool is offered without.
 */
function toolFields(tool: Tool, refused: ReadonlySet<Refusable>): Pick<WireBody, "tools" | "tool_choice"> {
  const { name, description, parameters } = tool;
  return {
    tools: [{ type: "function", function: { name, description, parameters } }],
    ...(refused.has("tool_choice") ? {} : { tool_choice: "required" }),
  };
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
 * A tool counts only where there is one, so that answers saved before there were tools are still found.
 * @returns 64 hex
 */
export function requestDigest(request: Request, addressee: Addressee): string {
  const { system, user, temperature, maxOutputTokens, tool } = request;
  const { provider, model } = addressee;
  const asked = [provider, publicAddress(addressee.baseURL), model, system, user, temperature, maxOutputTokens];
  const offered = tool === undefined ? [] : [[tool.name, tool.description, tool.parameters]];
  return hash("sha256", JSON.stringify([...asked, ...offered]));
}

/** An address fit for messages and files: without user, password and query, any of which may be a secret. */
export function publicAddress(baseURL: string): string {
  if (!URL.canParse(baseURL)) return "";
  const { protocol, host, pathname } = new URL(baseURL);
  return `${protocol}//${host}${pathname.endsWith("/") ? pathname.slice(0, -1) : pathname}`;
}
