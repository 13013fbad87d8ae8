import { describe, expect, it } from "vitest";
import { openaiModel } from "../../../src/model/openai/openai.ts";
import { RETRY_LIMITS } from "../../../src/model/openai/retry.ts";
import { cutsIn } from "../../support/runs.ts";
import { answer, type Behaviour, eventsOf, hang, ok, reset, status, stream } from "../../support/scripted-answer.ts";
import { converse, REQUEST } from "../../support/scripted-model.ts";
import { startScriptedServer } from "../../support/scripted-server.ts";

const TEXT = "- We moved to a real database, für alle (2026-04-08)";
const context = { error: { message: "maximum context length is 8192 tokens", code: "context_length_exceeded" } };
const drip = answer(TEXT, { pieces: 1000, dripMs: 20 });

describe("each fault of a server has its own code, and its own number of requests", () => {
  const table: [string, Behaviour, string, number][] = [
    ["silence", hang(), "TIMEOUT", 4],
    ["silence in the middle", hang('data: {"choices":[{"delta":{"content":"half"}}]}\n\n'), "TIMEOUT", 4],
    ["an answer in endless drips", drip, "TIMEOUT", 4],
    ["408", status(408), "TIMEOUT", 4],
    ["429", status(429), "RATE_LIMITED", 4],
    ["429 for longer than anyone waits", status(429, { "retry-after": "86400" }), "RATE_LIMITED", 1],
    ["500", status(500), "SERVER", 4],
    ["503 without a body", status(503, {}, ""), "SERVER", 4],
    ["a reset", reset(), "NETWORK", 4],
    ["a reset in the middle", answer(TEXT, { cut: { afterBytes: 150, by: "reset" } }), "NETWORK", 4],
    ["half a body", answer(TEXT, { cut: { afterBytes: 250, by: "end" } }), "NETWORK", 4],
    ["half a JSON body", answer(TEXT, { asJson: true, cut: { afterBytes: 90, by: "end" } }), "NETWORK", 4],
    ["an empty body", ok(""), "NETWORK", 4],
    ["a page", ok("<!doctype html><title>Sign in</title>", "text/html"), "NOT_AN_ANSWER", 1],
    ["a page that claims to be a stream", ok("<html></html>", "text/event-stream"), "NOT_AN_ANSWER", 1],
    ["some text", ok("It works!", "text/plain"), "NOT_AN_ANSWER", 1],
    ["an error in a 200", ok({ error: { message: "overloaded" } }), "SERVER_ERROR_200", 3],
    ["an error in a stream", stream([{ error: { message: "overloaded" } }]), "SERVER_ERROR_200", 3],
    ["an error event", ok('event: error\ndata: {"message":"no"}\n\n', "text/event-stream"), "SERVER_ERROR_200", 3],
    ["no choices", ok({ choices: [] }), "NO_CHOICES", 3],
    ["no choices in a stream", stream([{ choices: [] }]), "NO_CHOICES", 3],
    ["JSON that is something else", ok({ status: "running" }), "NO_CHOICES", 3],
    ["no text", answer(""), "EMPTY", 3],
    ["white space", answer(" \n\t "), "EMPTY", 3],
    ["no text in JSON", answer("", { asJson: true }), "EMPTY", 3],
    ["a refusal", answer("", { refusal: "I cannot help with that" }), "REFUSED", 3],
    ["a refusal in plain words", answer("I'm sorry, but I can't help with that."), "REFUSED", 3],
    ["a refusal in JSON", answer("", { refusal: "I cannot", asJson: true }), "REFUSED", 3],
    ["a content filter", answer("- We", { finish: "content_filter" }), "FILTERED", 1],
    ["a length limit", answer("- We moved", { finish: "length" }), "ANSWER_CUT_OFF", 1],
    ["an answer far beyond its limit", answer("- We moved\n".repeat(4_000), { usage: null }), "ANSWER_CUT_OFF", 1],
    ["a cut prompt", answer(TEXT, { usage: { prompt_tokens: 9, completion_tokens: 9 } }), "PROMPT_TRUNCATED", 1],
    ["401", status(401), "AUTH", 1],
    ["403", status(403), "AUTH", 1],
    ["404", status(404), "NOT_AN_ANSWER", 1],
    ["400", status(400), "NOT_AN_ANSWER", 1],
    ["400 for the context", status(400, {}, context), "CONTEXT_TOO_LONG", 1],
  ];
  it.each(table)("%s", async (_, behaviour, code, requests) => {
    await converse(
      [behaviour],
      async ({ server, attempts, fail }) => {
        const error = await fail();
        expect([error.code, server.requests.length, error.usage.calls]).toEqual([code, requests, requests]);
        expect(error.hint).not.toBe("");
        expect(attempts).toHaveLength(requests);
        expect(attempts.reduce((sum, { inputTokens }) => sum + inputTokens, 0)).toBe(error.usage.inputTokens);
      },
      // A request that is waited for in vain has to reach the server all the same, on a slow machine too.
      { timeoutMs: behaviour === drip ? 250 : behaviour.kind === "hang" ? 1_000 : 100_000 },
    );
  });

  it("silence, and a connection lost over the answer, cost the prompt each time; a refused request costs nothing", async () => {
    const prompt = Math.ceil(Buffer.byteLength(REQUEST.system + REQUEST.user) / 4);
    const half = answer("12345678", { pieces: 1, usage: null, finish: null });
    const costs = await Promise.all(
      [hang(), reset(), half, status(500)].map((behaviour) =>
        converse([behaviour], async ({ fail }) => (await fail()).usage, {
          timeoutMs: behaviour.kind === "hang" ? 500 : 100_000,
        }),
      ),
    );
    expect(costs.map(({ inputTokens, outputTokens }) => [inputTokens, outputTokens])).toEqual([
      [prompt * 4, 0],
      [prompt * 4, 0],
      [prompt * 4, 8],
      [0, 0],
    ]);
  });

  it("nobody there: no request counts", async () => {
    const server = await startScriptedServer([]);
    await server.close();
    const error = await converse([], ({ fail }) => fail(), { baseURL: server.baseURL });
    expect([error.code, error.usage.calls, error.usage.inputTokens]).toEqual(["NETWORK", 0, 0]);
  });

  it("404 names the model and the address", async () => {
    await converse([status(404)], async ({ server, fail }) => {
      expect((await fail()).message).toContain(`scripted at ${server.baseURL}`);
    });
  });

  it("an address with a password in it is named without", async () => {
    const { server, error } = await converse([status(404)], async ({ server, fail }) => ({
      server,
      error: await fail(),
    }));
    expect(error.message).toContain(server.baseURL);
    const baseURL = server.baseURL.replace("http://", "http://me:hunter2@");
    const refusedAgain = await converse([], ({ fail }) => fail(), { baseURL });
    expect(refusedAgain.message).not.toContain("hunter2");
  });
});

describe("an answer that is cut", () => {
  it.each(["end", "reset"] as const)("at any byte, by %s, is no answer, or the whole one", async (by) => {
    const behaviour = { text: TEXT, pieces: 2, lineEnd: "\r\n" } as const;
    const sent = { method: "POST", path: "", headers: {}, body: { model: "m", messages: [], stream: true } };
    const cuts = cutsIn(Buffer.from(eventsOf(behaviour, sent).join("")), by === "reset" ? 4 : 1);
    await using server = await startScriptedServer((_, index) =>
      answer(TEXT, { ...behaviour, cut: { afterBytes: cuts[index]!, by } }),
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
        await model(REQUEST, new AbortController().signal).then(
          ({ text }) => text,
          ({ code }) => code,
        ),
      );
    expect(new Set(outcomes)).toEqual(new Set(["NETWORK", TEXT]));
    // From the byte on with which the server says it is finished, and not before.
    const finished = eventsOf(behaviour, sent).findIndex((event) => event.includes('"finish_reason":"stop"'));
    const upTo = Buffer.byteLength(eventsOf(behaviour, sent).slice(0, finished).join(""));
    expect(outcomes.filter((_, i) => cuts[i]! <= upTo)).not.toContain(TEXT);
    expect(outcomes.at(-1)).toBe(TEXT);
  });
});
