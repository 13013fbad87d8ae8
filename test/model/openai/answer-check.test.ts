import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer, fewestTokens } from "../../../src/model/openai/answer-check.ts";
import { buildReply } from "../../../src/model/openai/reply.ts";
import { cpuMs } from "../../support/cpu-time.ts";

const replyOf = (...messages: unknown[]) => {
  const reply = buildReply();
  for (const message of messages) reply.add(message);
  return reply.build({});
};
const delta = (content: unknown, finish_reason: string | null = null, more: object = {}) => ({
  choices: [{ index: 0, delta: { content }, finish_reason }],
  ...more,
});
const codeOf = (...messages: unknown[]) => checkAnswer(replyOf(...messages), 100, "m")?.code;

describe("checkAnswer", () => {
  it("accepts what the server said was finished, under whatever name", () => {
    expect(codeOf(delta("text", "stop"))).toBeUndefined();
    expect(codeOf(delta("text", "eos"))).toBeUndefined();
  });

  it("accepts no text that the server did not finish", () => {
    expect(codeOf(delta("text"))).toBe("NETWORK");
    expect(codeOf()).toBe("NETWORK");
  });

  it("accepts a call without text, and no call without arguments", () => {
    const call = (given: string) => ({
      choices: [
        { delta: { tool_calls: [{ function: { name: "f", arguments: given } }] }, finish_reason: "tool_calls" },
      ],
    });
    expect(codeOf(call("{}"))).toBeUndefined();
    expect(codeOf(call(" "))).toBe("EMPTY");
    expect(codeOf(call('{"a":'))).toBe("ANSWER_CUT_OFF");
  });

  it("takes half a call for a broken connection when it broke", () => {
    const reply = buildReply();
    reply.add({ choices: [{ delta: { function_call: { name: "f", arguments: '{"a":' } }, finish_reason: "stop" }] });
    expect(checkAnswer(reply.build({ broken: "ECONNRESET" }), 100, "m")?.code).toBe("NETWORK");
  });

  it("takes thoughts alone for no answer", () => {
    expect(codeOf(delta("<think>hm</think>\n ", "stop"))).toBe("EMPTY");
    expect(codeOf(delta("<think>hm, and then", "stop"))).toBe("EMPTY");
    expect(codeOf(delta("<think>hm</think>NONE", "stop"))).toBeUndefined();
  });

  it("names a cut prompt before the cut answer that follows from it", () => {
    expect(codeOf(delta("text", "length", { usage: { prompt_tokens: 59 } }))).toBe("PROMPT_TRUNCATED");
    expect(codeOf(delta("text", "length", { usage: { prompt_tokens: 60 } }))).toBe("ANSWER_CUT_OFF");
  });

  it("believes no count of zero, of text, or of none", () => {
    for (const usage of [{ prompt_tokens: 0 }, { prompt_tokens: "7" }, {}, null, 7, { prompt_tokens: -1 }])
      expect(codeOf(delta("text", "stop", { usage }))).toBeUndefined();
  });

  it("takes an error for an error even after text, and one about the context for that", () => {
    expect(codeOf(delta("text", "stop"), { error: { message: "CUDA out of memory" } })).toBe("SERVER_ERROR_200");
    expect(codeOf({ error: { message: "model is loaded with context length of only 4096 tokens" } })).toBe(
      "CONTEXT_TOO_LONG",
    );
    expect(codeOf(delta("text", "error"))).toBe("SERVER_ERROR_200");
  });

  it("never throws, and never accepts an answer without text, whatever JSON comes", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (messages) => {
        expect(checkAnswer(replyOf(...messages), 0, "m")).toBeDefined();
      }),
    );
  });
});

describe("buildReply", () => {
  it("puts text together from deltas, parts and whole messages, without the thoughts beside it", () => {
    const parts = [
      { type: "thinking", thinking: [] },
      { type: "text", text: "b" },
    ];
    const reply = replyOf(delta("a"), delta(parts), { choices: [{ message: { content: "c" } }] }, delta(null, "stop"));
    expect(reply.text).toBe("abc");
  });

  it("keeps a second choice out of the first", () => {
    expect(replyOf(delta("a"), { choices: [{ index: 1, delta: { content: "X" } }] }, delta("b")).text).toBe("ab");
  });
});

describe("fewestTokens", () => {
  const table: [string, string, number][] = [
    ["English at a quarter a character", "We moved the tests to a real database. ".repeat(100), 975],
    ["Russian by letters, not by bytes", "Мы перенесли тесты на базу данных. ".repeat(100), 875],
    ["Japanese at three quarters", "テストを実際のデータベースに移した".repeat(100), 1275],
    ["rules and indentation as next to nothing", `${"-".repeat(4000)}\n${" ".repeat(4000)}`, 0.75],
  ];
  it.each(table)("takes %s", (_, text, tokens) => {
    expect(fewestTokens(text)).toBe(tokens);
  });

  it("counts a megabyte in linear time", () => {
    const began = cpuMs();
    fewestTokens("a-".repeat(500_000));
    expect(cpuMs() - began).toBeLessThan(1_000);
  });
});
