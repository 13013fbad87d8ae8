import { describe, expect, it } from "vitest";
import type { Request } from "../../../src/model/model.ts";
import { openaiModel, type RefusedParameters } from "../../../src/model/openai/openai.ts";
import { RETRY_LIMITS } from "../../../src/model/openai/retry.ts";
import { cutsIn } from "../../support/runs.ts";
import {
  answer,
  type Behaviour,
  eventsOf,
  ok,
  type SeenRequest,
  status,
  stream,
} from "../../support/scripted-answer.ts";
import { converse, KEY, REQUEST } from "../../support/scripted-model.ts";
import { startScriptedServer } from "../../support/scripted-server.ts";

const tool = {
  name: "submit_records",
  description: "Hands the records over.",
  parameters: { type: "object", properties: { facts: { type: "array" } }, required: ["facts"] },
};
const ASKED: Request = { ...REQUEST, task: "knowledge", tool };
const first = { name: tool.name, arguments: '{"facts":["a real database — für alle"]}' };
const second = { name: tool.name, arguments: '{"facts":[]}' };
const JSON_TEXT = '{"facts":["as text"]}';

function memory() {
  const known = new Map<string, readonly string[]>();
  const remember: RefusedParameters = { get: (key) => known.get(key), set: (key, names) => known.set(key, names) };
  return { known, remember };
}

/** Refuses with `refusal` as long as `complains`, else answers in text. */
const refusing = (refusal: Behaviour, complains: (body: SeenRequest["body"]) => boolean) => (request: SeenRequest) =>
  complains(request.body) ? refusal : answer(JSON_TEXT);
const hasTools = (body: SeenRequest["body"]) => body.tools !== undefined;
const said = (code: number, message: string) => status(code, {}, { error: { message } });

describe("a request with a tool", () => {
  it("is the only one whose calls count: a call without an offer is no answer", async () => {
    await converse([answer("", { calls: [first] })], async ({ ask }) => {
      await expect(ask(REQUEST)).rejects.toMatchObject({ code: "EMPTY" });
    });
  });

  it("offers it and requires a call; one without a tool says nothing of tools", async () => {
    await converse([answer("", { calls: [first] }), answer("text")], async ({ server, ask }) => {
      await ask(ASKED);
      await ask(REQUEST);
      const [withTool, without] = server.requests.map(({ body }) => body);
      expect(withTool?.tools).toEqual([{ type: "function", function: tool }]);
      expect(withTool?.tool_choice).toBe("required");
      expect(Object.keys(withTool ?? {}).filter((key) => !(key in (without ?? {})))).toEqual(["tools", "tool_choice"]);
    });
  });

  it.each<[string, Behaviour]>([
    ["in a stream", answer("", { calls: [first, second] })],
    ["in a stream of single characters", answer("", { calls: [first, second], pieces: 1000 })],
    ["with the finish reason of a text", answer("", { calls: [first, second], finish: "stop" })],
    [
      "with CRLF, comments and without a role",
      answer("", { calls: [first, second], lineEnd: "\r\n", comments: true, withoutRole: true }),
    ],
    ["in one JSON object", answer("", { calls: [first, second], asJson: true })],
    ["in one JSON object without a finish reason", answer("", { calls: [first, second], asJson: true, finish: null })],
    [
      "whole, with objects for arguments and no index",
      stream([
        {
          choices: [
            {
              delta: {
                tool_calls: [first, second].map((call) => ({
                  function: { name: call.name, arguments: JSON.parse(call.arguments) },
                })),
              },
              finish_reason: "tool_calls",
            },
          ],
        },
      ]),
    ],
  ])("reads the calls that come %s", async (_, behaviour) => {
    const { text, calls } = await converse([behaviour], ({ ask }) => ask(ASKED));
    expect({ text, calls }).toEqual({ text: "", calls: [first, second] });
  });

  it("keeps what is said beside a call, and thoughts alone beside one are no empty answer", async () => {
    const { text, calls } = await converse([answer("<think>hm</think>", { calls: [first] })], ({ ask }) => ask(ASKED));
    expect({ text, calls }).toEqual({ text: "<think>hm</think>", calls: [first] });
  });

  it("takes plain text for an answer, without calls", async () => {
    const answered = await converse([answer(JSON_TEXT)], ({ ask }) => ask(ASKED));
    expect(answered.text).toBe(JSON_TEXT);
    expect("calls" in answered).toBe(false);
  });

  it("reads the form before tool calls", async () => {
    const message = { content: null, function_call: first };
    const body = { choices: [{ message, finish_reason: "function_call" }] };
    expect((await converse([ok(body)], ({ ask }) => ask(ASKED))).calls).toEqual([first]);
  });

  it("counts the tool and the calls where the server does not count", async () => {
    const { usage } = await converse([answer("", { calls: [first], usage: null })], ({ ask }) => ask(ASKED));
    const asked = REQUEST.system + REQUEST.user + JSON.stringify([{ type: "function", function: tool }]);
    expect(usage).toEqual({
      calls: 1,
      inputTokens: Math.ceil(Buffer.byteLength(asked) / 4),
      outputTokens: Math.ceil(Buffer.byteLength(first.name + first.arguments) / 4),
      cachedTokens: 0,
    });
  });

  it("gives out no key that comes back in a call", async () => {
    const call = { name: KEY, arguments: JSON.stringify({ facts: [`key ${KEY}`] }) };
    const { calls } = await converse([answer("", { calls: [call] })], ({ ask }) => ask(ASKED));
    expect(calls).toEqual([{ name: "[API key]", arguments: '{"facts":["key [API key]"]}' }]);
  });

  it.each([
    "ollama",
    "EMPTY",
    "lm-studio",
    "x",
    "not-needed",
  ])("leaves the word that stands for a key in an answer: %s", async (word) => {
    const call = { name: "keep", arguments: JSON.stringify({ facts: [`We chose ${word} over the cloud.`] }) };
    const { calls } = await converse([answer("", { calls: [call] })], ({ ask }) => ask(ASKED), { apiKey: word });
    expect(calls).toEqual([call]);
  });
});

describe("an answer in tool calls that is none", () => {
  const counted = (completion_tokens: number) => ({ prompt_tokens: 500, completion_tokens });
  const half = { ...first, arguments: first.arguments.slice(0, 20) };
  it.each<[string, Behaviour, string, number]>([
    ["a call without arguments", answer("", { calls: [{ name: tool.name, arguments: " " }] }), "EMPTY", 3],
    ["a call cut by the limit", answer("", { calls: [half], finish: "length" }), "ANSWER_CUT_OFF", 1],
    ["half a call that is said to be whole", answer("", { calls: [half] }), "ANSWER_CUT_OFF", 1],
    ["half a call after a whole one", answer("", { calls: [first, half] }), "ANSWER_CUT_OFF", 1],
    ["half a call beside text", answer(JSON_TEXT, { calls: [half] }), "ANSWER_CUT_OFF", 1],
    ["half a call in JSON", answer("", { calls: [half], asJson: true }), "ANSWER_CUT_OFF", 1],
    ["calls up to the limit itself", answer("", { calls: [first], usage: counted(1000) }), "ANSWER_CUT_OFF", 1],
    ["a call that a filter stopped", answer("", { calls: [first], finish: "content_filter" }), "FILTERED", 1],
    ["a call without an end", answer("", { calls: [first], finish: null }), "NETWORK", 4],
  ])("%s", async (_, behaviour, code, requests) => {
    await converse([behaviour], async ({ server, fail }) => {
      expect([(await fail(ASKED)).code, server.requests.length]).toEqual([code, requests]);
    });
  });

  it("ends just below the limit and counts", async () => {
    const behaviour = answer("", { calls: [first], usage: counted(999) });
    expect((await converse([behaviour], ({ ask }) => ask(ASKED))).calls).toEqual([first]);
  });

  it.each(["end", "reset"] as const)("is never half a call, cut at any byte by %s", async (by) => {
    const behaviour = { text: "", calls: [first, second], pieces: 2 } as const;
    const sent = { method: "POST", path: "", headers: {}, body: { model: "m", messages: [], stream: true } };
    const events = eventsOf(behaviour, sent);
    const cuts = cutsIn(Buffer.from(events.join("")), by === "reset" ? 4 : 1);
    await using server = await startScriptedServer((_, index) =>
      answer("", { ...behaviour, cut: { afterBytes: cuts[index]!, by } }),
    );
    const model = openaiModel({
      baseURL: server.baseURL,
      apiKey: undefined,
      model: "m",
      contextTokens: 128_000,
      timeoutMs: 100_000,
      now: () => 0,
      wait: async () => {},
      retry: { ...RETRY_LIMITS, attempts: 1 },
    });
    const outcomes: string[] = [];
    for (const _ of cuts)
      outcomes.push(
        await model(ASKED, new AbortController().signal).then(
          ({ calls }) => JSON.stringify(calls),
          ({ code }) => code,
        ),
      );
    const whole = JSON.stringify([first, second]);
    expect(new Set(outcomes)).toEqual(new Set(["NETWORK", whole]));
    const finished = events.findIndex((event) => event.includes('"finish_reason":"tool_calls"'));
    const upTo = Buffer.byteLength(events.slice(0, finished).join(""));
    expect(outcomes.filter((_, i) => cuts[i]! <= upTo)).not.toContain(whole);
    expect(outcomes.at(-1)).toBe(whole);
  });
});

describe("a server without tools", () => {
  it.each<[string, Behaviour]>([
    ["Ollama", said(400, "registry.ollama.ai/library/scripted:latest does not support tools")],
    ["OpenRouter", said(404, "No endpoints found that support tool use.")],
    ["llama.cpp", said(500, "tools param requires --jinja flag")],
    ["one that answers 200", ok({ error: { message: "tool calling is not supported" } })],
    ["one that says so in a stream", stream([{ error: { message: "tool calling is not supported" } }])],
  ])("(%s) is asked once more without them, at once, and remembered", async (_, refusal) => {
    const { known, remember } = memory();
    await converse(
      refusing(refusal, hasTools),
      async ({ server, waits, ask }) => {
        const { text, usage } = await ask(ASKED);
        expect([text, usage.calls, waits]).toEqual([JSON_TEXT, 2, []]);
        expect(server.requests[1]?.body.tool_choice).toBeUndefined();
        expect((await ask(ASKED)).usage.calls).toBe(1);
        expect([...known.values()]).toEqual([["tools"]]);
      },
      { remember },
    );
  });

  it("gives up the choice before the tool, and remembers how far it had to go", async () => {
    const { known, remember } = memory();
    const script = refusing(said(400, '"auto" tool choice requires --enable-auto-tool-choice'), hasTools);
    await converse(
      script,
      async ({ server, ask }) => {
        expect((await ask(ASKED)).usage.calls).toBe(3);
        const offered = server.requests.map(({ body }) => [hasTools(body), body.tool_choice]);
        expect(offered).toEqual([
          [true, "required"],
          [true, undefined],
          [false, undefined],
        ]);
        expect([...known.values()]).toEqual([["tool_choice", "tools"]]);
      },
      { remember },
    );
  });

  it("keeps the tool where only the choice is refused", async () => {
    const thinking = said(400, "Thinking mode does not support this tool_choice");
    const script = ({ body }: SeenRequest) =>
      body.tool_choice === undefined ? answer("", { calls: [first] }) : thinking;
    const { known, remember } = memory();
    await converse(
      script,
      async ({ ask }) => {
        expect((await ask(ASKED)).calls).toEqual([first]);
        expect((await ask(ASKED)).usage.calls).toBe(1);
        expect([...known.values()]).toEqual([["tool_choice"]]);
      },
      { remember },
    );
  });

  it("is not remembered as one when a single call failed", async () => {
    const failed = status(400, {}, { error: { message: "Failed to call a function.", code: "tool_use_failed" } });
    const { known, remember } = memory();
    await converse(
      [failed, answer(JSON_TEXT), answer("", { calls: [first] })],
      async ({ server, ask }) => {
        expect((await ask(ASKED)).text).toBe(JSON_TEXT);
        expect((await ask(ASKED)).calls).toEqual([first]);
        expect(server.requests.map(({ body }) => hasTools(body))).toEqual([true, false, true]);
        expect(known.size).toBe(0);
      },
      { remember },
    );
  });

  it("is not taken for one when it does not have the model either", async () => {
    const { known, remember } = memory();
    const error = await converse([said(404, "no model, no tools")], ({ fail }) => fail(ASKED), { remember });
    expect([error.code, error.usage.calls, known.size]).toEqual(["NOT_AN_ANSWER", 2, 0]);
  });
});
