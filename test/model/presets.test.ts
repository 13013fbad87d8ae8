import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { doctor } from "../../src/commands/doctor.ts";
import type { Request } from "../../src/model/model.ts";
import { readableError } from "../../src/model/openai/direct-fetch.ts";
import { openaiModel } from "../../src/model/openai/openai.ts";
import { PRESET_NAMES, PRESETS, type PresetName, presetOf } from "../../src/model/presets.ts";
import { openWorkspace } from "../../src/workspace/workspace.ts";
import { call } from "../commands/called.ts";
import { answer, type Behaviour, type SeenRequest, status } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";

const TOOL = { name: "submit_knowledge", description: "hand over", parameters: { type: "object", properties: {} } };
const REQUEST: Request = {
  ...{ task: "week", system: "Summarise.", user: "| a log line", temperature: 0.2, maxOutputTokens: 500 },
  ...{ logs: [], known: [], tool: TOOL },
};
const CALLS = [{ name: TOOL.name, arguments: '{"facts":[]}' }];
const KEY = "key-0123456789abcdef";

/** A field of the body that the server does not take, in its own words; undefined: it takes all. */
type Refuses = (field: string, request: SeenRequest) => Behaviour;
interface Real {
  /** Fields that it answers with an error. */
  readonly refused?: readonly string[];
  readonly words?: Refuses;
  /** What it answers when it is content. */
  readonly answers?: Behaviour;
  /** What it says to a prompt that is too long. */
  readonly tooLong: Behaviour;
  /** Requests that a first answer takes. */
  readonly requests: number;
}

const error = (message: string, more: object = {}) => ({ error: { message, ...more } });

/** How each server behaves, as its pages and issue threads have it. */
const REAL: Record<PresetName, Real> = {
  ollama: {
    // Answers from what was left of the prompt.
    tooLong: answer("Cut.", { usage: { prompt_tokens: 1, completion_tokens: 2 } }),
    answers: answer("", { calls: CALLS }),
    requests: 1,
  },
  lmstudio: {
    tooLong: status(
      400,
      {},
      error(
        "Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens",
      ),
    ),
    answers: answer("", { calls: CALLS }),
    requests: 1,
  },
  llamacpp: {
    tooLong: status(
      400,
      {},
      error("the request exceeds the available context size, try increasing it", {
        code: 400,
        type: "exceed_context_size_error",
      }),
    ),
    refused: ["tools"],
    words: () => status(500, {}, error("tools param requires --jinja flag", { code: 500, type: "server_error" })),
    requests: 2,
  },
  vllm: {
    tooLong: status(
      400,
      {},
      {
        object: "error",
        message: "This model's maximum context length is 4096 tokens.",
        type: "BadRequestError",
        param: null,
        code: 400,
      },
    ),
    refused: ["tool_choice", "tools"],
    words: () =>
      status(
        400,
        {},
        {
          object: "error",
          message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
          type: "BadRequestError",
          param: null,
          code: 400,
        },
      ),
    requests: 3,
  },
  openrouter: {
    tooLong: status(
      400,
      {},
      error("Provider returned error", {
        code: 400,
        metadata: { raw: "This endpoint's maximum context length is 4096 tokens" },
      }),
    ),
    answers: answer("Said.", { comments: true }),
    requests: 1,
  },
  anthropic: {
    tooLong: status(
      400,
      {},
      error("input length and `max_tokens` exceed context limit: 199000 + 4096 > 200000", {
        type: "invalid_request_error",
      }),
    ),
    refused: ["temperature"],
    words: () =>
      status(
        400,
        {},
        error("`temperature` is deprecated for this model.", {
          code: "invalid_request_error",
          type: "invalid_request_error",
        }),
      ),
    requests: 2,
  },
  gemini: {
    tooLong: status(400, {}, [
      error("The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).", {
        code: 400,
        status: "INVALID_ARGUMENT",
      }),
    ]),
    requests: 1,
  },
  mistral: {
    tooLong: status(
      400,
      {},
      {
        object: "error",
        message:
          "Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length",
        type: "invalid_request_prompt",
        code: "3051",
      },
    ),
    refused: ["stream_options", "max_completion_tokens"],
    words: (field) =>
      status(
        422,
        {},
        {
          object: "error",
          message: {
            detail: [{ type: "extra_forbidden", loc: ["body", field], msg: "Extra inputs are not permitted" }],
          },
          type: "invalid_request_error",
          param: null,
          code: null,
        },
      ),
    requests: 1,
  },
  groq: {
    tooLong: status(
      400,
      {},
      error("Please reduce the length of the messages or completion.", {
        type: "invalid_request_error",
        code: "context_length_exceeded",
      }),
    ),
    refused: ["max_tokens"],
    words: () => status(400, {}, error("max_tokens is deprecated, use max_completion_tokens")),
    requests: 1,
  },
  deepseek: {
    tooLong: status(
      400,
      {},
      error("This model's maximum context length is 131072 tokens.", { type: "invalid_request_error" }),
    ),
    refused: ["tool_choice"],
    words: () =>
      status(400, {}, error("Thinking mode does not support this tool_choice", { type: "invalid_request_error" })),
    answers: answer("", { calls: CALLS }),
    requests: 1,
  },
};

/** A server of that kind: it wants its key, refuses what it refuses, and finds a prompt with TOO LONG in it too long. */
const server = (name: PresetName) => {
  const { refused = [], words, answers = answer("Said."), tooLong } = REAL[name];
  return startScriptedServer((request) => {
    const wanted = presetOf(name)?.keyVariable;
    if (wanted && request.headers.authorization !== `Bearer ${KEY}`) return status(401, {}, error("no such key"));
    if (JSON.stringify(request.body).includes("TOO LONG")) return tooLong;
    const field = refused.find((one) => request.body[one] !== undefined);
    return field === undefined || words === undefined ? answers : words(field, request);
  });
};

const modelAt = (name: PresetName, baseURL: string, remembered: Map<string, readonly string[]>) =>
  openaiModel({
    ...{ baseURL, model: "some-model", contextTokens: 100_000, timeoutMs: 5_000, now: () => 0, wait: async () => {} },
    ...{ apiKey: presetOf(name)?.keyVariable === undefined ? undefined : KEY, without: PRESETS[name].without },
    remember: { get: (key) => remembered.get(key), set: (key, names) => void remembered.set(key, names) },
  });

describe.each(PRESET_NAMES)("a server as %s is one", (name) => {
  it("answers a request with a tool after no more requests than it must, and remembers what it refuses", async () => {
    await using real = await server(name);
    const remembered = new Map<string, readonly string[]>();
    const model = modelAt(name, real.baseURL, remembered);
    const said = await model(REQUEST, new AbortController().signal);
    expect(said.text || said.calls).toEqual(
      REAL[name].answers?.kind === "answer" && REAL[name].answers.text === "" ? CALLS : "Said.",
    );
    expect(real.requests).toHaveLength(REAL[name].requests);
    await model(REQUEST, new AbortController().signal);
    expect(real.requests).toHaveLength(REAL[name].requests + 1);
  });

  it("says of a prompt that is too long that it is, in a way that has the week split", async () => {
    await using real = await server(name);
    const asked = modelAt(
      name,
      real.baseURL,
      new Map(),
    )({ ...REQUEST, user: "TOO LONG ".repeat(30) }, new AbortController().signal);
    const code = await asked.then(
      () => "answered",
      (thrown: { code: string }) => thrown.code,
    );
    expect(code).toBe(name === "ollama" ? "PROMPT_TRUNCATED" : "CONTEXT_TOO_LONG");
  });
});

describe("an error", () => {
  it.each([
    ['[{"error":{"message":"m"}}]', '{"error":{"message":"m"}}'],
    ['{"object":"error","message":"m"}', '{"error":{"object":"error","message":"m"}}'],
    ['{"detail":"Not Found"}', '{"error":{"detail":"Not Found"}}'],
    ['{"error":"m","status":500}', '{"error":"m","status":500}'],
    ["<html>502</html>", "<html>502</html>"],
    ["[]", "[]"],
    ["7", "7"],
  ])("that reads %s is handed on as %s", (text, expected) => {
    expect(readableError(text)).toBe(expected);
  });
});

describe("a preset's name", () => {
  const opened = async (files: Record<string, string>, env = {}, flags = {}) => {
    const folder = testFolder({
      "lithify.yaml": files.workspace ?? "",
      "config/lithify/config.yaml": files.user ?? "",
      "logs/a.md": "",
    });
    return openWorkspace(flags, { cwd: folder.path, env: { XDG_CONFIG_HOME: folder.at("config"), ...env } });
  };
  const NAMED = "name: m";

  it.each<[string, Record<string, string>, object, object, [string, string | undefined, boolean]]>([
    ["a flag", {}, {}, { provider: "groq", model: "m" }, [PRESETS.groq.baseURL, "GROQ_API_KEY", true]],
    [
      "the environment",
      {},
      { LITHIFY_PROVIDER: "gemini", LITHIFY_MODEL: "m" },
      {},
      [PRESETS.gemini.baseURL, "GEMINI_API_KEY", true],
    ],
    [
      "the user's file, with another port",
      { user: `model: { provider: ollama, ${NAMED}, baseURL: "http://127.0.0.1:9/v1" }` },
      {},
      {},
      ["http://127.0.0.1:9/v1", undefined, true],
    ],
    [
      "a flag, over another address of the user's",
      { user: `model: { provider: openai, ${NAMED}, baseURL: "https://far.example/v1" }` },
      {},
      { provider: "mistral" },
      [PRESETS.mistral.baseURL, "MISTRAL_API_KEY", true],
    ],
    [
      "the user's file, under an address of the environment: no key",
      { user: `model: { provider: groq, ${NAMED} }` },
      { OPENAI_BASE_URL: "https://far.example/v1" },
      {},
      ["https://far.example/v1", undefined, true],
    ],
    [
      "a workspace, of a server on this machine: no key",
      { workspace: `model: { provider: lmstudio, ${NAMED} }` },
      {},
      {},
      [PRESETS.lmstudio.baseURL, undefined, false],
    ],
    [
      "the user's file, under an address of the workspace: no key",
      { user: `model: { provider: groq, ${NAMED} }`, workspace: 'model: { baseURL: "http://127.0.0.1:9/v1" }' },
      {},
      {},
      ["http://127.0.0.1:9/v1", undefined, false],
    ],
  ])("in %s", async (_, files, env, flags, expected) => {
    const { config, keyVariable, takesKey } = await opened(files, env, flags);
    expect([config.model.baseURL, keyVariable, takesKey]).toEqual(expected);
  });

  it("of a server elsewhere is refused in a workspace's file, key named", async () => {
    await expect(opened({ workspace: `model: { provider: groq, ${NAMED} }` })).rejects.toMatchObject({
      ...{ code: "BAD_CONFIG", exitCode: 2, message: expect.stringContaining("model.provider") },
    });
  });

  it("gets no address that stood beside another provider, and openai gets none of a preset's", async () => {
    await expect(
      opened({ user: `model: { provider: groq, ${NAMED} }` }, {}, { provider: "openai" }),
    ).rejects.toMatchObject({ code: "NO_BASE_URL" });
  });

  it("in a flag takes no key file that the user's file has for another endpoint", async () => {
    const files = { user: `model: { provider: openai, ${NAMED}, baseURL: "https://far.example/v1", apiKeyFile: key }` };
    expect((await opened(files)).apiKeyFile).toMatch(/\/key$/);
    expect((await opened(files, {}, { provider: "groq" })).apiKeyFile).toBeUndefined();
  });

  it("is what compact and doctor ask, with its own key and no other", async () => {
    await using real = await startScriptedServer([answer("### Outcomes\n\n- shipped it (2026-04-07)\n")], {
      models: ["m"],
    });
    const folder = testFolder({
      "logs/2026-04-07.md": "- shipped it\n",
      "config/lithify/config.yaml": `model: { provider: deepseek, name: m, baseURL: "${real.baseURL}" }\n`,
    });
    const env = { XDG_CONFIG_HOME: folder.at("config"), DEEPSEEK_API_KEY: KEY, OPENAI_API_KEY: "sk-another-one" };
    const ran = await call(compact, folder.path, { week: "2026-W15" }, { env });
    expect([ran.code, folder.read("memory/weekly/2026-W15.md")]).toEqual([
      0,
      expect.stringContaining("- shipped it (2026-04-07)"),
    ]);
    const checked = await call(doctor, folder.path, {}, { env });
    expect(checked.out).toContain(`ok    model: m at ${real.baseURL}`);
    const keys = [...real.requests, ...real.others].map(({ headers }) => headers.authorization);
    expect(new Set(keys)).toEqual(new Set([`Bearer ${KEY}`]));
  });

  it("whose key is refused says which variable holds it", async () => {
    await using real = await startScriptedServer([status(401)]);
    const folder = testFolder({
      "logs/2026-04-07.md": "- shipped it\n",
      "config/lithify/config.yaml": `model: { provider: openrouter, name: m, baseURL: "${real.baseURL}" }\n`,
    });
    const ran = await call(
      compact,
      folder.path,
      { week: "2026-W15" },
      { env: { XDG_CONFIG_HOME: folder.at("config") } },
    );
    expect([ran.code, ran.out]).toEqual([1, expect.stringContaining("hint: set OPENROUTER_API_KEY")]);
  });
});
