import { describe, expect, it } from "vitest";
import { modelsOnLoopback } from "../../../src/model/reach/loopback.ts";
import { within } from "../../support/cpu-time.ts";
import { NOT_FOUND, startListingServer } from "../../support/listing-server.ts";

const signal = new AbortController().signal;

const OLLAMA = {
  "/api/tags": {
    models: [
      {
        name: "qwen3:8b",
        model: "qwen3:8b",
        size: 5_225_388_164,
        details: { family: "qwen3", parameter_size: "8.2B" },
      },
      { name: "tuned:latest", size: 2_000_000_000, details: { family: "llama" } },
      { name: "gemma3:4b", size: 3_338_801_804, details: { family: "gemma3" } },
      { name: "nomic-embed-text:latest", size: 274_302_450, details: { family: "nomic-bert" } },
    ],
  },
  "/api/ps": { models: [{ name: "gemma3:4b", size: 4_000_000_000, context_length: 8_192 }] },
  "/api/show": (body: string) =>
    JSON.parse(body).model === "tuned:latest"
      ? { parameters: 'stop "<|eot|>"\nnum_ctx 16384', model_info: { "llama.context_length": 131_072 } }
      : { model_info: { "general.architecture": "qwen3", "qwen3.context_length": 40_960 } },
};
const OWN = { contextIsSet: true };

describe("servers on this machine", () => {
  it("say what Ollama has, with the window in force where one is", async () => {
    await using server = await startListingServer(OLLAMA);
    const baseURL = `${server.origin}/v1`;
    expect(await modelsOnLoopback([{ server: "ollama", origin: server.origin }], signal, 5_000)).toEqual([
      { name: "qwen3:8b", server: "ollama", baseURL, bytes: 5_225_388_164, contextTokens: 40_960, contextIsSet: false },
      { name: "tuned:latest", server: "ollama", baseURL, bytes: 2_000_000_000, contextTokens: 16_384, ...OWN },
      { name: "gemma3:4b", server: "ollama", baseURL, bytes: 3_338_801_804, contextTokens: 8_192, ...OWN },
    ]);
    expect(server.headers.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  it.each<[string, Record<string, unknown>, object[]]>([
    [
      "LM Studio",
      {
        "/api/v1/models": {
          models: [
            {
              type: "llm",
              key: "qwen/qwen3-4b",
              size_bytes: 2_279_000_000,
              max_context_length: 32_768,
              loaded_instances: [],
            },
            {
              type: "llm",
              key: "loaded",
              max_context_length: 131_072,
              loaded_instances: [{ id: "loaded", config: { context_length: 4_096 } }],
            },
            { type: "embedding", key: "text-nomic", size_bytes: 84_000_000 },
          ],
        },
        ...{ "/api/v0/models": NOT_FOUND, "/v1/models": { data: [{ id: "qwen/qwen3-4b", object: "model" }] } },
      },
      [
        { name: "qwen/qwen3-4b", bytes: 2_279_000_000, contextTokens: 32_768, contextIsSet: false },
        { name: "loaded", bytes: null, contextTokens: 4_096, contextIsSet: true },
      ],
    ],
    [
      "LM Studio before 0.4",
      {
        "/api/v1/models": { error: "Unexpected endpoint or method. (GET /api/v1/models)" },
        "/api/v0/models": {
          data: [
            { id: "llama-8b", type: "llm", state: "loaded", max_context_length: 131_072, loaded_context_length: 4_096 },
            { id: "vision", type: "vlm", state: "not-loaded", max_context_length: 32_768 },
            { id: "text-embedding-nomic", type: "embeddings", max_context_length: 2_048 },
          ],
        },
        "/v1/models": { data: [] },
      },
      [
        { name: "llama-8b", bytes: null, contextTokens: 4_096, contextIsSet: true },
        { name: "vision", bytes: null, contextTokens: 32_768, contextIsSet: false },
      ],
    ],
  ])("say what %s has", async (_, answers, expected) => {
    await using server = await startListingServer(answers);
    const found = await modelsOnLoopback([{ server: "lmstudio", origin: server.origin }], signal, 5_000);
    expect(found).toEqual(expected.map((one) => ({ ...one, server: "lmstudio", baseURL: `${server.origin}/v1` })));
  });

  it("that share a port tell who they are, and vLLM its window", async () => {
    await using llamacpp = await startListingServer({
      "/v1/models": {
        models: [{ name: "q.gguf" }],
        data: [
          {
            id: "q.gguf",
            owned_by: "llamacpp",
            meta: { n_ctx: 8_192, n_ctx_train: 40_960, n_params: 6e8, size: 484_000_000 },
          },
        ],
      },
    });
    await using localai = await startListingServer({
      "/v1/models": { object: "list", data: [{ id: "phi", object: "model" }] },
    });
    await using vllm = await startListingServer({
      "/v1/models": { data: [{ id: "Qwen/Qwen3", owned_by: "vllm", max_model_len: 32_768 }] },
    });
    const at = (one: { origin: string }, server: "localai" | "vllm") => ({ server, origin: one.origin });
    const found = await modelsOnLoopback(
      [at(llamacpp, "localai"), at(localai, "localai"), at(vllm, "vllm")],
      signal,
      5_000,
    );
    expect(found.map(({ name, server, bytes, contextTokens }) => [name, server, bytes, contextTokens])).toEqual([
      ["q.gguf", "llamacpp", 484_000_000, 8_192],
      ["phi", "localai", null, null],
      ["Qwen/Qwen3", "vllm", null, 32_768],
    ]);
  });

  it("that hang, are gone, send on, or say something else hold nobody up, and hide no other", async () => {
    await using hanging = await startListingServer({});
    await using odd = await startListingServer({ "/v1/models": "<html>login</html>" });
    await using rude = await startListingServer({
      "/v1/models": { data: [{ id: "a\u001b[2Jb" }, { id: 7 }, null, "x"] },
    });
    // It lists in time, and says nothing more in time.
    await using slow = await startListingServer({ "/api/tags": OLLAMA["/api/tags"], "/api/ps": { models: [] } });
    const began = performance.now();
    const found = await modelsOnLoopback(
      [
        { server: "jan", origin: hanging.origin },
        { server: "vllm", origin: "http://127.0.0.1:1" },
        ...[odd, rude].map(({ origin }) => ({ server: "vllm" as const, origin })),
        { server: "ollama", origin: slow.origin },
      ],
      signal,
    );
    expect(found.map(({ name, contextTokens }) => [name, contextTokens])).toEqual([
      ["qwen3:8b", null],
      ["tuned:latest", null],
      ["gemma3:4b", null],
    ]);
    // Side by side: one end for all, not one after another.
    within(performance.now() - began, 1_500);
  });

  it("are heard out where this process was kept from listening for longer than they have", async () => {
    await using server = await startListingServer({
      ...OLLAMA,
      "/v1/models": { data: [{ id: "phi" }, { id: "text-embedding-3" }] },
    });
    const asking = modelsOnLoopback(
      [
        { server: "jan", origin: server.origin },
        { server: "ollama", origin: server.origin },
      ],
      signal,
    );
    const busyUntil = performance.now() + 700;
    while (performance.now() < busyUntil);
    expect((await asking).map(({ name, contextTokens }) => [name, contextTokens])).toEqual([
      ["phi", null],
      ["qwen3:8b", 40_960],
      ["tuned:latest", 16_384],
      ["gemma3:4b", 8_192],
    ]);
  });

  it("are not waited for once the command is stopped", async () => {
    await using hanging = await startListingServer({});
    const stopped = AbortSignal.abort(new Error("stopped"));
    await expect(modelsOnLoopback([{ server: "jan", origin: hanging.origin }], stopped)).rejects.toThrow("stopped");
  });
});
