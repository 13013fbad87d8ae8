import { describe, expect, it } from "vitest";
import { readServerError } from "../../../src/model/failure.ts";
import { whatToGiveUp } from "../../../src/model/openai/refusal.ts";
import { type Refusable, wireBody } from "../../../src/model/openai/wire.ts";
import { REQUEST } from "../../support/scripted-model.ts";

const tool = { name: "submit", description: "Hands records over.", parameters: { type: "object" } };
const bodyWithout = (...refused: Refusable[]) => wireBody({ ...REQUEST, tool }, "my-tools-7b", new Set(refused));
const named = (status: number, error: unknown, ...without: Refusable[]) =>
  whatToGiveUp(bodyWithout(...without), status, readServerError(error));

describe("whatToGiveUp", () => {
  const lasting: [string, number, unknown, Refusable][] = [
    ["Ollama, of a model", 400, { message: "my-tools-7b does not support tools", code: null }, "tools"],
    [
      "OpenRouter, of every provider",
      404,
      { message: "No endpoints found that support tool use.", code: 404 },
      "tools",
    ],
    [
      "OpenRouter, of a provider's own words",
      400,
      { message: "Provider returned error", metadata: { raw: "model features function calling not support" } },
      "tools",
    ],
    [
      "OpenRouter, of the choice",
      404,
      "No endpoints found that support the provided 'tool_choice' value.",
      "tool_choice",
    ],
    ["LM Studio", 400, "Invalid tool_choice type: 'object'. Supported string values: none, auto", "tool_choice"],
    ["DeepSeek", 400, { message: "Thinking mode does not support this tool_choice" }, "tool_choice"],
    ["an old vLLM", 400, { message: "Value error, Currently only named tools are supported." }, "tools"],
    ["DeepInfra", 405, { message: "Tool calling is not supported for model: my-tools-7b" }, "tools"],
    ["llama.cpp without templates", 500, { message: "tools param requires --jinja flag", code: 500 }, "tools"],
    ["an older llama.cpp", 500, { message: "Cannot use tools with stream", type: "server_error" }, "tools"],
    ["a server that answers 200", 200, { message: "function calling is not supported" }, "tools"],
    ["OpenAI, by field", 400, { message: "not with this model", param: "tools" }, "tools"],
    ["OpenAI, of another parameter", 400, { message: "Unsupported value", param: "temperature" }, "temperature"],
    [
      "a validator that quotes the whole request after its reason",
      422,
      { detail: [{ msg: "tool_choice: not permitted", input: { temperature: 0.2, max_tokens: 1, tools: [] } }] },
      "tool_choice",
    ],
  ];
  it.each(lasting)("takes the words of %s for what the endpoint never takes", (_, status, error, parameter) => {
    expect(named(status, error)).toEqual({ parameter, lasting: true });
  });

  it("gives up the tools where there is no choice left to give up", () => {
    const message = '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set';
    expect(named(400, { message })).toEqual({ parameter: "tool_choice", lasting: true });
    expect(named(400, { message }, "tool_choice")).toEqual({ parameter: "tools", lasting: true });
    expect(named(400, { message }, "tools")).toBeUndefined();
  });

  it.each<[string, number, unknown]>([
    ["Groq", 400, { message: "Failed to call a function. Please adjust your prompt.", code: "tool_use_failed" }],
    ["Ollama", 500, { message: "error parsing tool call: raw='{\"a\":' err=unexpected end; see supported tools" }],
    ["Ollama in the middle of a stream", 200, { message: "error parsing tool call: raw='{'" }],
    ["a server in trouble over tools", 500, { message: "the tools service is down" }],
    ["OpenAI, of this one schema", 400, { message: "Invalid schema", param: "tools[0].function.parameters" }],
  ])("does without tools this once when %s says that it failed", (_, status, error) => {
    expect(named(status, error)).toEqual({ parameter: "tools", lasting: false });
  });

  it.each<[string, number, unknown]>([
    ["a model that does not exist, though its name says tools", 404, { message: "model 'my-tools-7b' not found" }],
    ["a server's failure over the temperature of its card", 500, { message: "GPU temperature too high" }],
    ["a rate limit for tools", 429, { message: "too many requests with tools" }],
    ["a key without rights to tools", 403, { message: "tools are not allowed" }],
    ["nothing", 400, undefined],
  ])("gives up nothing for %s", (_, status, error) => {
    expect(named(status, error)).toBeUndefined();
  });
});

it("reads what is refused beside a model whose name is a letter of it", () => {
  const said = { message: "Unsupported parameter: temperature is not supported with this model." };
  expect(whatToGiveUp(wireBody(REQUEST, "m", new Set()), 400, readServerError(said))?.parameter).toBe("temperature");
});
