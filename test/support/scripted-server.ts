/**
 * A server on the loopback interface that speaks `POST /chat/completions` and `/embeddings`, and misbehaves by script: each request plays
 * the next behaviour, the last one plays for all that follow. Real sockets, no clock besides the drips it is asked for.
 * In a test: `await using server = await startScriptedServer([status(500), answer("…")])`.
 * As a process of its own: `node test/support/scripted-server.ts '[{"kind":"answer","text":"…"}]'` prints one line of
 * JSON, `{ "baseURL": "…" }`, and serves until it is ended.
 */
import http from "node:http";
import type { AddressInfo } from "node:net";
import {
  type AnswerOptions,
  type Behaviour,
  completionOf,
  eventsOf,
  reset,
  type SeenRequest,
  status,
} from "./scripted-answer.ts";

export type Script = readonly Behaviour[] | ((request: SeenRequest, index: number) => Behaviour);

export interface ScriptedServer extends AsyncDisposable {
  /** Up to and with `/v1`. */
  readonly baseURL: string;
  /** Every request of these two kinds, in the order in which they came whole; others, as `/v1/models`, are in `others`. */
  readonly requests: readonly SeenRequest[];
  readonly others: readonly SeenRequest[];
  /** Resolves when so many of those have come. */
  reached(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function startScriptedServer(
  script: Script,
  options: { readonly models?: readonly string[] } = {},
): Promise<ScriptedServer> {
  const requests: SeenRequest[] = [];
  const others: SeenRequest[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const behaviourFor = (request: SeenRequest, index: number): Behaviour =>
    typeof script === "function" ? script(request, index) : (script[Math.min(index, script.length - 1)] ?? reset());

  const server = http.createServer(async (incoming, response) => {
    // A client that hangs up is what half of the scripts are about.
    response.on("error", () => {});
    const request = await readRequest(incoming).catch(() => undefined);
    if (request === undefined) return;
    if (request.method !== "POST" || !/\/(?:chat\/completions|embeddings)$/.test(request.path)) {
      others.push(request);
      sendOther(request, response, options.models ?? ["scripted"]);
      return;
    }
    requests.push(request);
    for (const waiter of waiting) if (requests.length >= waiter.count) waiter.resolve();
    try {
      await play(behaviourFor(request, requests.length - 1), request, response);
    } catch (error) {
      // A script that fails shall fail its own test, not the process.
      await play(status(599, {}, { error: { message: `the script failed: ${String(error)}` } }), request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    requests,
    others,
    reached: (count) =>
      requests.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function readRequest(incoming: http.IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  const { method = "", url: path = "", headers } = incoming;
  return { method, path, headers, body: text === "" ? {} : JSON.parse(text) };
}

function sendOther(request: SeenRequest, response: http.ServerResponse, models: readonly string[]): void {
  const isList = request.method === "GET" && request.path.endsWith("/models");
  response.writeHead(isList ? 200 : 404, { "content-type": "application/json" });
  const list = { object: "list", data: models.map((id) => ({ id, object: "model" })) };
  response.end(JSON.stringify(isList ? list : { error: { message: `no ${request.method} ${request.path}` } }));
}

async function play(behaviour: Behaviour, request: SeenRequest, response: http.ServerResponse): Promise<void> {
  switch (behaviour.kind) {
    case "answer":
      return playAnswer(behaviour, request, response);
    case "reply": {
      const { status: code, headers = {}, body = "" } = behaviour;
      const json = typeof body !== "string";
      response.writeHead(code, { ...(json ? { "content-type": "application/json" } : {}), ...headers });
      response.end(json ? JSON.stringify(body) : body);
      return;
    }
    case "hang":
      if (behaviour.bytes === undefined) return;
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(behaviour.bytes);
      return;
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "refuses": {
      const name = behaviour.parameters.find((parameter) => request.body[parameter] !== undefined);
      if (name === undefined) return play(behaviour.otherwise, request, response);
      const message = `Unsupported parameter: '${name}' is not supported with this model.`;
      return play(
        status(
          400,
          {},
          { error: { message, param: name, type: "invalid_request_error", code: "unsupported_parameter" } },
        ),
        request,
        response,
      );
    }
  }
}

async function playAnswer(
  behaviour: { readonly text: string } & AnswerOptions,
  request: SeenRequest,
  response: http.ServerResponse,
): Promise<void> {
  const asJson = behaviour.asJson === true || request.body.stream !== true;
  const pieces = asJson ? [completionOf(behaviour, request)] : eventsOf(behaviour, request);
  response.writeHead(200, { "content-type": asJson ? "application/json" : "text/event-stream; charset=utf-8" });
  response.flushHeaders();
  const { cut, dripMs } = behaviour;
  let left = cut?.afterBytes ?? Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    if (dripMs !== undefined) await new Promise((resolve) => setTimeout(resolve, dripMs));
    if (response.destroyed) return;
    const bytes = Buffer.from(piece).subarray(0, left);
    left -= bytes.length;
    response.write(bytes);
  }
  if (cut?.by === "reset") {
    // What was written shall arrive: a reset at once would take it along.
    response.write("", () => setImmediate(() => response.socket?.destroy()));
    return;
  }
  if (behaviour.after !== "open") response.end();
}

if (import.meta.main) {
  const script = JSON.parse(process.argv[2] ?? "[]") as Behaviour[];
  const { baseURL } = await startScriptedServer(script);
  process.stdout.write(`${JSON.stringify({ baseURL })}\n`);
}
