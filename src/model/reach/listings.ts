/**
 * Reads what a server says of its models. Nothing of it is trusted: what does not have the shape is no model.
 */
import { type Fields, fieldsOf } from "../../document/fields.ts";
import type { Within } from "./within.ts";

export interface Listed extends Pick<Within, "name" | "bytes" | "contextTokens" | "contextIsSet"> {
  /** Who serves it, where the list itself tells. */
  readonly server?: string;
}

/** `GET /v1/models`, as OpenAI has it, with what llama.cpp (`meta`) and vLLM (`max_model_len`) add. */
export const openaiModels = (body: unknown): Listed[] =>
  listIn(body, "data").flatMap((row) => {
    const name = textOf(row.id);
    const meta = fieldsIn(row.meta);
    const window = countOf(meta.n_ctx) ?? countOf(row.max_model_len);
    const server = ["llamacpp", "vllm"].find((one) => one === textOf(row.owned_by).toLowerCase());
    return listed(name, row.type, meta.size, window, meta.n_ctx_train).map((one) => ({
      ...one,
      ...(server && { server }),
    }));
  });

/** A model that answers. @param kind what its server calls it   @param window it runs with   @param trained the one that it could have */
const listed = (
  name: string,
  kind: unknown,
  bytes: unknown,
  window: number | undefined,
  trained?: unknown,
): Listed[] =>
  name === "" || isEmbedding(name, kind)
    ? []
    : [
        {
          ...{ name, bytes: countOf(bytes) ?? null, contextIsSet: window !== undefined },
          contextTokens: window ?? countOf(trained) ?? null,
        },
      ];

/** Ollama's `GET /api/tags`, with the windows of those that run, from `GET /api/ps`. */
export function ollamaModels(tags: unknown, running: unknown): Listed[] {
  const windows = new Map(listIn(running, "models").map((row) => [textOf(row.name), countOf(row.context_length)]));
  return listIn(tags, "models").flatMap((row) => {
    const name = textOf(row.name);
    return listed(name, fieldsIn(row.details).family, row.size, windows.get(name));
  });
}

/** What Ollama's `POST /api/show` says of a model's window: set in its file, or what it was trained for. */
export function ollamaWindow(shown: unknown): Pick<Listed, "contextTokens" | "contextIsSet"> {
  const { parameters, model_info } = fieldsIn(shown);
  const set = /^num_ctx\s+(\d{1,9})$/m.exec(typeof parameters === "string" ? parameters : "")?.[1];
  if (set !== undefined) return { contextTokens: Number(set), contextIsSet: true };
  const trained = Object.entries(fieldsIn(model_info)).find(([key]) => key.endsWith(".context_length"))?.[1];
  return { contextTokens: countOf(trained) ?? null, contextIsSet: false };
}

/** LM Studio's own lists: `GET /api/v1/models`, and `GET /api/v0/models` before version 0.4. */
export function lmstudioModels(newer: unknown, older: unknown): Listed[] {
  const rows = [...listIn(newer, "models"), ...(listIn(newer, "models").length > 0 ? [] : listIn(older, "data"))];
  return rows.flatMap((row) => {
    const name = textOf(row.key) || textOf(row.id);
    const [loaded] = listIn(row, "loaded_instances");
    const window = countOf(fieldsIn(loaded?.config).context_length) ?? countOf(row.loaded_context_length);
    return listed(name, row.type, row.size_bytes, window, row.max_context_length);
  });
}

export const within = (server: string, baseURL: string, listed: readonly Listed[]): Within[] =>
  listed.map((one) => ({ ...one, server: one.server ?? server, baseURL }));

/** Models that only turn text into vectors answer no question. */
const isEmbedding = (name: string, kind: unknown): boolean =>
  /embed|rerank/i.test(name) || /embed|^(?:nomic-)?bert$/i.test(textOf(kind));

const fieldsIn = (value: unknown): Fields => fieldsOf(value) ?? {};
const listIn = (body: unknown, key: string): Fields[] => {
  const list = fieldsIn(body)[key];
  return Array.isArray(list) ? list.map(fieldsIn) : [];
};
/** One line, as a terminal may show it: a name comes from whoever listens. */
const textOf = (value: unknown): string =>
  typeof value === "string" && value.length <= 300 && !/\p{Cc}/u.test(value) ? value : "";
const countOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
