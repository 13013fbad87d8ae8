/**
 * The openai model in front of a scripted server, with waits noted instead of slept and a clock that those waits move.
 * Before: a test's script. After: the outcome of one request, as a value.
 */
import { ModelError } from "../../src/errors.ts";
import type { Answer, Request } from "../../src/model/model.ts";
import { type OpenAIOptions, openaiModel, type RetryInfo } from "../../src/model/openai/openai.ts";
import type { Usage } from "../../src/usage.ts";
import { type Script, type ScriptedServer, startScriptedServer } from "./scripted-server.ts";

export const KEY = "sk-live-0123456789abcdef";
/** 2026-04-13T00:00:00Z, when a scripted conversation begins. */
export const START = Date.UTC(2026, 3, 13);

export const REQUEST: Request = {
  task: "week",
  week: "2026-W15",
  system: "You turn the logs of a week into one document and a few memories, and say nothing else.",
  user: "2026-04-08\nWe moved the integration tests to a real database, since a mock hid a broken migration.",
  temperature: 0.2,
  maxOutputTokens: 1000,
  logs: [],
  known: [],
};

export interface Conversation {
  readonly server: ScriptedServer;
  /** What was waited for between the requests, in milliseconds. */
  readonly waits: readonly number[];
  readonly attempts: readonly Usage[];
  readonly retries: readonly RetryInfo[];
  ask(request?: Request, signal?: AbortSignal): Promise<Answer>;
  /** The error of a request that must fail. */
  fail(request?: Request): Promise<ModelError>;
}

/** Runs `talk` against a server that plays `script`, and closes the server. */
export async function converse<Result>(
  script: Script,
  talk: (conversation: Conversation) => Promise<Result>,
  options: Partial<OpenAIOptions> = {},
): Promise<Result> {
  await using server = await startScriptedServer(script);
  const waits: number[] = [];
  const attempts: Usage[] = [];
  const retries: RetryInfo[] = [];
  let now = START;
  const model = openaiModel({
    baseURL: server.baseURL,
    apiKey: KEY,
    model: "scripted",
    contextTokens: 128_000,
    timeoutMs: 100_000,
    now: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    onAttempt: (usage) => attempts.push(usage),
    onRetry: (info) => retries.push(info),
    ...options,
  });
  const ask = (request = REQUEST, signal = new AbortController().signal) => model(request, signal);
  const fail = async (request = REQUEST) => {
    const outcome = await ask(request).catch((error: unknown) => error);
    if (outcome instanceof ModelError) return outcome;
    throw new Error(`expected a ModelError, not ${String(outcome)}`);
  };
  // Awaited here, else the server would be closed before the talk is over.
  return await talk({ server, waits, attempts, retries, ask, fail });
}
