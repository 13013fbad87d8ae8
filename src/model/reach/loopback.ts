/**
 * Asks the servers that usually listen on this machine for their models, all side by side and with one end for all: who has
 * not answered by then is not there. Nothing but the question for a list is sent, to loopback alone, without a key.
 */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { type Listed, lmstudioModels, ollamaModels, ollamaWindow, openaiModels, within } from "./listings.ts";
import type { Within } from "./within.ts";

export interface LoopbackServer {
  /** Whose usual port it is. */
  readonly server: "ollama" | "lmstudio" | "vllm" | "jan" | "localai";
  /** `http://127.0.0.1:11434` */
  readonly origin: string;
}

/** Where they listen unless told otherwise. llama.cpp and LocalAI share a port, and tell who they are. */
export const LOOPBACK: readonly LoopbackServer[] = [
  { server: "ollama", origin: "http://127.0.0.1:11434" },
  { server: "lmstudio", origin: "http://127.0.0.1:1234" },
  { server: "localai", origin: "http://127.0.0.1:8080" },
  { server: "vllm", origin: "http://127.0.0.1:8000" },
  { server: "jan", origin: "http://127.0.0.1:1337" },
];

/** For all together, in steps: each is one however late a busy machine wakes us for it, and before the next what came is read. */
const [PATIENCE_MS, STEP_MS] = [300, 20];
/** Whose windows are asked for one by one. */
const MOST_SHOWN = 24;
const LARGEST_LIST_BYTES = 4 * 1024 * 1024;

/** @returns the models of those that answer in time, in the order of the servers */
export async function modelsOnLoopback(
  servers: readonly LoopbackServer[],
  signal: AbortSignal,
  patienceMs: number = PATIENCE_MS,
): Promise<Within[]> {
  if (servers.length === 0) return [];
  const waited = new AbortController();
  const end = AbortSignal.any([signal, waited.signal]);
  let left = Math.floor(patienceMs / (STEP_MS + 1)); // A timer comes up to a millisecond late.
  const steps = setInterval(() => --left <= 0 && waited.abort(), STEP_MS);
  try {
    const found = await Promise.all(servers.map((one) => modelsOf(one, end)));
    signal.throwIfAborted();
    return found.flat();
  } finally {
    clearInterval(steps);
  }
}

async function modelsOf({ server, origin }: LoopbackServer, end: AbortSignal): Promise<Within[]> {
  const baseURL = `${origin}/v1`;
  const get = (path: string) => json(`${origin}${path}`, end);
  if (server === "ollama") {
    const [tags, running] = await Promise.all([get("/api/tags"), get("/api/ps")]);
    return within(server, baseURL, await withWindows(ollamaModels(tags, running), origin, end));
  }
  if (server === "lmstudio") {
    const [newer, older, plain] = await Promise.all([get("/api/v1/models"), get("/api/v0/models"), get("/v1/models")]);
    const own = lmstudioModels(newer, older);
    return within(server, baseURL, own.length > 0 ? own : openaiModels(plain));
  }
  return within(server, baseURL, openaiModels(await get("/v1/models")));
}

/** What is not told in time stays unknown. */
const withWindows = (listed: readonly Listed[], origin: string, end: AbortSignal): Promise<Listed[]> =>
  Promise.all(
    listed.map(async (one, i) => {
      if (one.contextTokens !== null || i >= MOST_SHOWN) return one;
      return { ...one, ...ollamaWindow(await json(`${origin}/api/show`, end, { model: one.name })) };
    }),
  );

/** What stands there as JSON; undefined for anything else, and for nobody. A first `fetch` takes a second to load on a busy machine. */
async function json(url: string, end: AbortSignal, asked?: object): Promise<unknown> {
  try {
    const how = asked && { method: "POST", headers: { "content-type": "application/json" } };
    // Every command loads this file, and few ask. An import reads each of its names, and so loads Node's own fetch: a tenth of a run.
    const sending = process.getBuiltinModule("node:http").request(url, { ...how, signal: end, agent: false });
    // What goes wrong once the answer has begun is heard where it is read.
    sending.on("error", () => {}).end(asked && JSON.stringify(asked));
    const [answer]: IncomingMessage[] = await once(sending, "response");
    if (answer?.statusCode !== 200) return void sending.destroy();
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer) {
      bytes += chunk.length;
      if (bytes > LARGEST_LIST_BYTES) return undefined;
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}
