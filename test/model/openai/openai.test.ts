import net from "node:net";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../../src/model/model.ts";
import type { RefusedParameters } from "../../../src/model/openai/openai.ts";
import { answer, hang, ok, refuses, reset, status, stream } from "../../support/scripted-answer.ts";
import { type Conversation, converse, KEY, REQUEST, START } from "../../support/scripted-model.ts";

const TEXT = "## Week\n\nWe moved to a real database — für alle. 日本語 🪨";

describe("the openai model", () => {
  it("sends the system text first, the volatile text last, and nothing that only OpenAI knows", async () => {
    await converse([answer(TEXT)], async ({ server, ask }) => {
      await ask();
      expect(server.requests[0]?.path).toBe("/v1/chat/completions");
      expect(server.requests[0]?.body).toEqual({
        model: "scripted",
        messages: [
          { role: "system", content: REQUEST.system },
          { role: "user", content: REQUEST.user },
        ],
        stream: true,
        stream_options: { include_usage: true },
        temperature: 0.2,
        max_tokens: 1000,
      });
      expect(Object.keys(server.requests[0]?.headers ?? {}).sort()).toEqual([
        "accept",
        "authorization",
        "connection",
        "content-length",
        "content-type",
        "host",
        "user-agent",
      ]);
    });
  });

  it.each([
    ["in one stream", {}],
    ["without roles", { withoutRole: true }],
    ["with CRLF and comments", { lineEnd: "\r\n" as const, comments: true }],
    ["character by character", { pieces: 1000 }],
    ["as one JSON object though a stream was asked for", { asJson: true }],
    ["as JSON without a finish reason", { asJson: true, finish: null }],
    ["and leaves the connection open", { after: "open" as const }],
  ])("reads an answer that comes %s", async (_, options) => {
    const { text, model } = await converse([answer(TEXT, { ...options, model: "scripted-7b" })], ({ ask }) => ask());
    expect({ text, model }).toEqual({ text: TEXT, model: "scripted-7b" });
  });

  it("takes usage from a last chunk without choices, cached tokens too", async () => {
    const usage = { prompt_tokens: 900, completion_tokens: 12, prompt_tokens_details: { cached_tokens: 512 } };
    const { usage: counted } = await converse([answer(TEXT, { usage })], ({ ask }) => ask());
    expect(counted).toEqual({ calls: 1, inputTokens: 900, outputTokens: 12, cachedTokens: 512 });
  });

  it("counts no more of an answer that never ends than it was allowed, several times over", async () => {
    const error = await converse([answer("a ".repeat(50_000), { usage: null })], ({ fail }) => fail());
    expect([error.code, error.usage.outputTokens]).toEqual(["ANSWER_CUT_OFF", 10 * REQUEST.maxOutputTokens]);
  });

  it("counts bytes/4 where the server does not count", async () => {
    const { usage } = await converse([answer("12345678", { usage: null })], ({ ask }) => ask());
    const prompt = Math.ceil(Buffer.byteLength(REQUEST.system + REQUEST.user) / 4);
    expect(usage).toEqual({ calls: 1, inputTokens: prompt, outputTokens: 2, cachedTokens: 0 });
  });

  it("leaves thoughts in the text for the reader to drop", async () => {
    const { text } = await converse([answer("<think>hm</think>NONE")], ({ ask }) => ask());
    expect(text).toBe("<think>hm</think>NONE");
  });

  it("asks for no more tokens than its own bound", async () => {
    await converse(
      [answer(TEXT)],
      async ({ server, ask }) => {
        await ask();
        expect(server.requests[0]?.body.max_tokens).toBe(300);
      },
      { maxOutputTokens: 300 },
    );
  });

  it("sends a local server the key 'none', and takes neither key, organisation nor headers from the environment", async () => {
    const before = { ...process.env };
    Object.assign(process.env, {
      OPENAI_API_KEY: "sk-of-the-environment",
      OPENAI_BASE_URL: "http://127.0.0.1:1/v1",
      OPENAI_ORG_ID: "org-of-the-environment",
      OPENAI_PROJECT_ID: "project-of-the-environment",
      OPENAI_ADMIN_KEY: "admin-of-the-environment",
      OPENAI_CUSTOM_HEADERS: "authorization: Bearer of-the-environment\nx-extra: of-the-environment",
    });
    try {
      await converse(
        [answer(TEXT)],
        async ({ server, ask }) => {
          await ask();
          expect(server.requests[0]?.headers.authorization).toBe("Bearer none");
          expect(JSON.stringify(server.requests[0]?.headers)).not.toContain("of-the-environment");
        },
        { apiKey: undefined },
      );
    } finally {
      process.env = before;
    }
  });

  it("does not follow a redirect: the logs go where they were sent", async () => {
    await converse([answer(TEXT)], async (elsewhere) => {
      const location = `${elsewhere.server.baseURL}/chat/completions`;
      const error = await converse([status(307, { location })], ({ fail }) => fail());
      expect([error.code, error.message]).toEqual(["NOT_AN_ANSWER", expect.stringContaining(" redirects, ")]);
      expect(elsewhere.server.requests).toEqual([]);
    });
  });
});

describe("parameters that an endpoint refuses", () => {
  const all = ["temperature", "max_tokens", "stream_options"];

  it("are left out or renamed, one request each, and the answer counts", async () => {
    await converse([refuses(all, answer(TEXT))], async ({ server, waits, ask }) => {
      expect((await ask()).usage.calls).toBe(4);
      expect(waits).toEqual([]);
      const { temperature, max_tokens, max_completion_tokens, stream_options } = server.requests[3]?.body ?? {};
      expect({ temperature, max_tokens, max_completion_tokens, stream_options }).toEqual({
        temperature: undefined,
        max_tokens: undefined,
        max_completion_tokens: 1000,
        stream_options: undefined,
      });
    });
  });

  it("are remembered for the endpoint and the model, also by the host", async () => {
    const known = new Map<string, readonly string[]>();
    const remember: RefusedParameters = { get: (key) => known.get(key), set: (key, names) => known.set(key, names) };
    await converse(
      [refuses(["temperature", "max_tokens"], answer(TEXT))],
      async ({ server, ask }) => {
        await ask();
        expect((await ask()).usage.calls).toBe(1);
        expect([...known]).toEqual([[`${server.baseURL} scripted`, ["max_tokens", "temperature"]]]);
      },
      { remember },
    );
  });

  it("are not remembered when giving them up did not help", async () => {
    const known = new Map<string, readonly string[]>();
    const remember: RefusedParameters = { get: (key) => known.get(key), set: (key, names) => known.set(key, names) };
    const complaint = status(400, {}, { error: { message: "temperature is wrong today" } });
    const { requests, error } = await converse(
      [complaint],
      async ({ server, fail }) => ({ error: await fail(), requests: server.requests.length }),
      { remember },
    );
    expect({ requests, code: error.code, known: known.size }).toEqual({ requests: 2, code: "NOT_AN_ANSWER", known: 0 });
  });

  it("pass over what a damaged memory holds", async () => {
    const remember: RefusedParameters = { get: () => ["messages", "temperature"], set: () => {} };
    await converse(
      [answer(TEXT)],
      async ({ server, ask }) => {
        await ask();
        expect(server.requests[0]?.body).toMatchObject({ max_tokens: 1000 });
        expect(server.requests[0]?.body.messages).toHaveLength(2);
        expect(server.requests[0]?.body.temperature).toBeUndefined();
      },
      { remember },
    );
  });

  it("do not hide that a prompt is too long, though the message names max_tokens", async () => {
    const message = "max_tokens is too large: this model's maximum context length is 4096 tokens";
    const error = await converse([status(400, {}, { error: { message } })], ({ fail }) => fail());
    expect([error.code, error.usage.calls]).toEqual(["CONTEXT_TOO_LONG", 1]);
  });
});

describe("a request that can only fail", () => {
  it("is not sent when it cannot fit into the context", async () => {
    await converse([answer(TEXT)], async ({ server, fail }) => {
      const error = await fail({ ...REQUEST, user: "ten words of a log ".repeat(40_000) });
      expect([error.code, error.usage.calls, server.requests.length]).toEqual(["CONTEXT_TOO_LONG", 0, 0]);
    });
  });

  it("is reported when the server cut its prompt", async () => {
    const long = { ...REQUEST, user: "A line of the log, and another one. ".repeat(1000) };
    const usage = { prompt_tokens: 4096, completion_tokens: 20 };
    const error = await converse([answer(TEXT, { usage })], ({ fail }) => fail(long));
    expect(error.code).toBe("PROMPT_TRUNCATED");
    expect(error.usage).toEqual({ calls: 1, inputTokens: 4096, outputTokens: 20, cachedTokens: 0 });
  });
});

describe("an abort", () => {
  it("before the request sends nothing", async () => {
    await converse([answer(TEXT)], async ({ server, ask }) => {
      await expect(ask(REQUEST, AbortSignal.abort("enough"))).rejects.toBe("enough");
      expect(server.requests).toEqual([]);
    });
  });

  it.each([
    ["while the server is silent", hang()],
    ["in the middle of an answer", hang('data: {"choices":[{"delta":{"content":"half"}}]}\n\n')],
    ["in the middle of an error", { ...status(500, { "content-length": "1000" }) }],
  ])("%s ends the request at once and reports what it cost", async (_, behaviour) => {
    const stop = new AbortController();
    await converse([behaviour], async ({ server, attempts, waits, ask }) => {
      const asked = ask(REQUEST, stop.signal);
      await server.reached(1);
      stop.abort("enough");
      await expect(asked).rejects.toBe("enough");
      expect([attempts.length, attempts[0]?.calls, waits]).toEqual([1, 1, []]);
    });
  });

  it("just behind the answer, whose socket is not closed yet, breaks nothing", async () => {
    const body = 'data: {"choices":[{"delta":{"content":"whole"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
    const head = `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: ${body.length}\r\n\r\n`;
    const gone = Promise.withResolvers<void>();
    const server = net.createServer((socket) => {
      socket.once("data", () => socket.end(head + body)).on("error", () => {});
      socket.on("close", () => gone.resolve());
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as net.AddressInfo;
    const uncaught: unknown[] = [];
    const note = (error: unknown): void => void uncaught.push(error);
    process.on("uncaughtException", note);
    try {
      const stop = new AbortController();
      const answered = ({ ask }: Conversation): Promise<Answer> =>
        ask(REQUEST, stop.signal).finally(() => stop.abort("enough"));
      expect((await converse([], answered, { baseURL: `http://127.0.0.1:${port}/v1` })).text).toBe("whole");
      server.close();
      await gone.promise;
      await new Promise((turned) => setImmediate(turned));
      expect(uncaught).toEqual([]);
    } finally {
      process.off("uncaughtException", note);
    }
  });

  it("while waiting asks no more", async () => {
    const stop = new AbortController();
    await converse(
      [status(503)],
      async ({ server, ask }) => {
        await expect(ask(REQUEST, stop.signal)).rejects.toBe("enough");
        expect(server.requests).toHaveLength(1);
      },
      // A host that resolves instead of rejecting must not bring a request about.
      { wait: async () => stop.abort("enough") },
    );
  });
});

describe("an answer that comes in drips", () => {
  it("is waited for as long as the server goes on, though all of it takes longer than the longest silence", async () => {
    const dripping = answer(TEXT, { dripMs: 300, pieces: 10 });
    const { text, usage } = await converse([dripping], ({ ask }) => ask(), { timeoutMs: 2_500 });
    expect([text, usage.calls]).toEqual([TEXT, 1]);
  });
});

describe("the key", () => {
  const echo = `you sent Bearer ${KEY} and ${encodeURIComponent(KEY)}`;
  it.each([
    ["a status", status(401, {}, { error: { message: echo, code: KEY } })],
    ["a page", status(502, { "content-type": "text/html" }, `<h1>${echo}</h1>`)],
    ["a page in a 200", ok(`<h1>${echo}</h1>`, "text/html")],
    ["an error in a 200", ok({ error: { message: echo } })],
    ["an error of any shape", ok({ error: { deep: [{ [KEY]: KEY }] } })],
    ["an error event", ok(`event: error\ndata: {"message":"${echo}"}\n\n`, "text/event-stream")],
    ["a refusal", answer("", { refusal: echo })],
    ["a text so long that it is cut inside the key", status(400, {}, { error: { message: "x".repeat(330) + KEY } })],
    ["a model's name", answer("", { model: KEY })],
  ])("shows in nothing that is reported when it comes back in %s", async (_, behaviour) => {
    await converse([behaviour], async ({ retries, fail }) => {
      const error = await fail();
      const all = JSON.stringify([error.message, error.hint, error.stack, error.cause ?? "", { ...error }, retries]);
      expect(all).not.toContain(KEY.slice(0, 12));
    });
  });

  it.each([
    ["as it is", (key: string) => key],
    ["as part of a URL", encodeURIComponent],
    ["inside of JSON", (key: string) => JSON.stringify(key).slice(1, -1)],
  ])("with signs that have to be escaped shows in nothing when a server echoes it %s", async (_, echoed) => {
    const key = 'gate"way\\key+of/the=team';
    const error = await converse(
      [status(401, {}, { error: { message: `no account has ${echoed(key)}, sorry` } })],
      ({ fail }) => fail(),
      { apiKey: key },
    );
    expect(error.message).toContain("no account has [API key], sorry");
  });

  it("shows in no error when it cannot be sent, and nothing is", async () => {
    const error = await converse([answer(TEXT)], ({ fail }) => fail(), { apiKey: `${KEY}\n${KEY}` });
    expect([error.code, error.usage.calls]).toEqual(["AUTH", 0]);
    expect(error.message).not.toContain(KEY);
  });
});

describe("progress", () => {
  it("tells each retry, and what each attempt cost, so that the sum is the answer's usage", async () => {
    const unfinished = answer("half", { finish: null, usage: { prompt_tokens: 100, completion_tokens: 1 } });
    const whole = answer(TEXT, { usage: { prompt_tokens: 100, completion_tokens: 9 } });
    await converse([status(500), unfinished, whole], async ({ attempts, retries, waits, ask }) => {
      expect((await ask()).usage).toEqual({ calls: 3, inputTokens: 200, outputTokens: 10, cachedTokens: 0 });
      expect(attempts.map(({ inputTokens }) => inputTokens)).toEqual([0, 100, 100]);
      expect(retries.map(({ code, attempt, waitMs }) => ({ code, attempt, waitMs }))).toEqual([
        { code: "SERVER", attempt: 2, waitMs: 1000 },
        { code: "NETWORK", attempt: 3, waitMs: 2000 },
      ]);
      expect(waits).toEqual([1000, 2000]);
    });
  });

  it("waits as long as the server asks, in each form of retry-after", async () => {
    const date = new Date(START + 90_000 + 45_000).toUTCString();
    const script = [
      status(429, { "retry-after": "90" }),
      status(503, { "retry-after": date }),
      status(429, { "retry-after-ms": "61500" }),
      answer(TEXT),
    ];
    const waits = await converse(script, async ({ ask, waits }) => {
      await ask();
      return waits;
    });
    expect(waits).toEqual([90_000, 45_000, 61_500]);
  });

  it("does not wait for longer than ten minutes, and says until when it would have to", async () => {
    const error = await converse([status(429, { "retry-after": "3600" })], ({ fail }) => fail());
    expect(error.code).toBe("RATE_LIMITED");
    expect(error.message).toContain("not before 2026-04-13T01:00:00Z");
  });
});

describe("odd streams", () => {
  it("reads chunks that carry neither id, model nor object", async () => {
    const chunks = [{ choices: [{ delta: { content: "a" } }] }, { choices: [{ delta: {}, finish_reason: "stop" }] }];
    const { text, model } = await converse([stream(chunks)], ({ ask }) => ask());
    expect({ text, model }).toEqual({ text: "a", model: "scripted" });
  });

  it("accepts an answer whose end the server confirmed before the connection broke", async () => {
    const finished = 'data: {"choices":[{"delta":{"content":"a"},"finish_reason":"stop"}]}\n\n';
    const { text } = await converse([hang(finished)], ({ ask }) => ask(), { timeoutMs: 2_000 });
    expect(text).toBe("a");
  });

  it("reads JSON behind a BOM and white space, under the content type of a stream", async () => {
    const body = `\ufeff\n  ${JSON.stringify({ choices: [{ message: { content: "a" }, finish_reason: "stop" }] })}`;
    expect((await converse([ok(body, "text/event-stream")], ({ ask }) => ask())).text).toBe("a");
  });

  it("recovers from a reset", async () => {
    const { usage } = await converse([reset(), answer(TEXT)], ({ ask }) => ask());
    expect(usage.calls).toBe(2);
  });
});
