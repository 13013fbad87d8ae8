/**
 * Texts as vectors, from a server that speaks `POST /embeddings` as OpenAI does. Asked once: whoever asks has an answer without.
 */

import { parsed } from "../../document/fields.ts";
import { ModelError } from "../../errors.ts";
import { NO_USAGE, type Usage } from "../../usage.ts";
import { promptTokensIn } from "./attempt-usage.ts";
import { call, type Endpoint } from "./endpoint.ts";
import { publicAddress } from "./wire.ts";

interface EmbeddingsEndpoint extends Endpoint {
  readonly model: string;
  readonly now: () => number;
}

const HINT = "see that its server runs and has this embeddings model, or leave search.embeddings empty";
/** Known models have up to 4,096. */
const MOST_DIMENSIONS = 16_384;

/**
 * @returns a vector of length 1 for each text, in their order, all of as many dimensions
 * @throws {ModelError} with what the attempt cost; NOT_AN_ANSWER for whatever is no vector for each
 */
export async function embed(
  endpoint: EmbeddingsEndpoint,
  input: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly vectors: readonly Float32Array<ArrayBuffer>[]; readonly usage: Usage }> {
  const { model, now } = endpoint;
  const where = `${model} at ${publicAddress(endpoint.baseURL)}`;
  const called = await call(endpoint, where, now, signal, async (client, patience) => {
    const asked = client.post("/embeddings", { body: { model, input }, signal: patience });
    return (await asked.asResponse()).text();
  });
  const bytes = input.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const cost = (inputTokens: number): Usage => ({ ...NO_USAGE, calls: 1, inputTokens });
  if ("failed" in called) {
    const { code, message, hint } = called.failed;
    // The server may have been at work on it when it was left; what it refused cost nothing.
    const usage = called.sent ? cost(called.status === undefined ? promptTokensIn(undefined, bytes) : 0) : NO_USAGE;
    throw new ModelError(code, message, code === "AUTH" ? hint : HINT, usage);
  }
  const said = parsed(called.value) as Said | null | undefined;
  const usage = cost(promptTokensIn(said?.usage?.prompt_tokens, bytes));
  const vectors = vectorsIn(said?.data, input.length);
  if (vectors !== undefined) return { vectors, usage };
  throw new ModelError("NOT_AN_ANSWER", `${where} answered without a vector for each text`, HINT, usage);
}

interface Said {
  readonly data?: unknown;
  readonly usage?: { readonly prompt_tokens?: unknown } | null;
}

function vectorsIn(data: unknown, count: number): Float32Array<ArrayBuffer>[] | undefined {
  if (!Array.isArray(data) || data.length !== count) return undefined;
  const vectors = new Map<unknown, Float32Array<ArrayBuffer> | undefined>();
  for (const [i, one] of (data as ({ index?: unknown; embedding?: unknown } | null)[]).entries())
    vectors.set(one?.index ?? i, unitOf(one?.embedding));
  const inOrder = data.map((_, i) => vectors.get(i));
  const isWhole = (all: typeof inOrder): all is Float32Array<ArrayBuffer>[] =>
    all.every((one) => one !== undefined && one.length === all[0]?.length);
  return isWhole(inOrder) ? inOrder : undefined;
}

/** Of length 1; undefined for what has no direction. */
function unitOf(embedding: unknown): Float32Array<ArrayBuffer> | undefined {
  if (!Array.isArray(embedding) || embedding.length === 0 || embedding.length > MOST_DIMENSIONS) return undefined;
  if (!embedding.every((value) => typeof value === "number" && Number.isFinite(value))) return undefined;
  const length = Math.hypot(...(embedding as number[]));
  const unit = Float32Array.from(embedding as number[], (value) => value / length);
  return Number.isFinite(length) && length > 0 ? unit : undefined;
}
