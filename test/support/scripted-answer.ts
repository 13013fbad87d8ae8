/**
 * What the scripted server can do to a request, and the bodies it sends. Before: a test's script. After:
 * scripted-server plays it. Pure, and JSON but for functions, so that a script can be handed to another process.
 */
import type http from "node:http";

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  /** The parsed body, `{}` where there is none. */
  readonly body: {
    readonly model?: string;
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
    readonly stream?: boolean;
    readonly [field: string]: unknown;
  };
}

export interface ScriptedCall {
  readonly name: string;
  readonly arguments: string;
}

export interface AnswerOptions {
  /** Default `stop`, with calls `tool_calls`; null leaves it out. */
  readonly finish?: string | null;
  /** Default: the prompt and the text at bytes/4. `null`: the server does not count. Anything else goes out as it is. */
  readonly usage?: Readonly<Record<string, unknown>> | null;
  /** Default: the model that was asked. */
  readonly model?: string;
  readonly refusal?: string;
  /** Tool calls after the text, each as OpenAI streams it: named once, the arguments in `pieces`. */
  readonly calls?: readonly ScriptedCall[];
  /** How many deltas the text comes in; default 3. */
  readonly pieces?: number;
  /** One JSON completion, though a stream was asked for. */
  readonly asJson?: boolean;
  /** No `role` in the first delta. */
  readonly withoutRole?: boolean;
  readonly lineEnd?: "\n" | "\r\n";
  /** A comment before each event, as servers send to keep a connection alive. */
  readonly comments?: boolean;
  /** Milliseconds before each event. */
  readonly dripMs?: number;
  /** Ends the body after so many bytes: properly, or with a reset of the connection. */
  readonly cut?: { readonly afterBytes: number; readonly by: "end" | "reset" };
  /** `open`: the connection stays open after the last byte. */
  readonly after?: "open";
}

export type Behaviour =
  | ({ readonly kind: "answer"; readonly text: string } & AnswerOptions)
  /** Any status, headers and body. An object goes out as JSON. */
  | {
      readonly kind: "reply";
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | object;
    }
  /** Never a byte more: before the headers, or after them and `bytes`. */
  | { readonly kind: "hang"; readonly bytes?: string }
  /** The connection is reset without a byte. */
  | { readonly kind: "reset" }
  /** 400 as long as the request holds one of these parameters, else the other behaviour. */
  | { readonly kind: "refuses"; readonly parameters: readonly string[]; readonly otherwise: Behaviour };

export function answer(text: string, options: AnswerOptions = {}): Behaviour {
  return { kind: "answer", text, ...options };
}

export function status(
  code: number,
  headers: Readonly<Record<string, string>> = {},
  body?: string | object,
): Behaviour {
  const error = { message: `scripted ${code}`, type: "scripted", param: null, code: null };
  return { kind: "reply", status: code, headers, body: body ?? { error } };
}

/** A 200 whose body is whatever is given. */
export function ok(body: string | object, contentType = "application/json"): Behaviour {
  return { kind: "reply", status: 200, headers: { "content-type": contentType }, body };
}

/** A stream of the given messages, for shapes that `answer` does not have. */
export function stream(messages: readonly object[]): Behaviour {
  const events = messages.map((message) => `data: ${JSON.stringify(message)}\n\n`);
  return ok(`${events.join("")}data: [DONE]\n\n`, "text/event-stream");
}

export const hang = (bytes?: string): Behaviour => (bytes === undefined ? { kind: "hang" } : { kind: "hang", bytes });
export const reset = (): Behaviour => ({ kind: "reset" });
export const refuses = (parameters: readonly string[], otherwise: Behaviour): Behaviour => ({
  kind: "refuses",
  parameters,
  otherwise,
});

/** The body of a streamed answer, an event a piece. Its bytes are what `cut` counts. */
export function eventsOf(behaviour: { readonly text: string } & AnswerOptions, request: SeenRequest): string[] {
  const { text, lineEnd = "\n", comments = false, refusal, withoutRole = false, calls = [], pieces = 3 } = behaviour;
  const finish = finishOf(behaviour);
  const outline = { id: "scripted", object: "chat.completion.chunk", model: behaviour.model ?? request.body.model };
  const choice = (delta: object, finish_reason: string | null = null) => ({
    ...outline,
    choices: [{ index: 0, delta, finish_reason }],
  });
  const messages: object[] = [
    ...(withoutRole ? [] : [choice({ role: "assistant", content: "" })]),
    ...(refusal === undefined ? [] : [choice({ refusal })]),
    ...inPieces(text, pieces).map((content) => choice({ content })),
    ...calls.flatMap((call, index) => deltasOf(call, index, pieces).map((tool_calls) => choice({ tool_calls }))),
    ...(finish === null ? [] : [choice({}, finish)]),
  ];
  const usage = usageOf(behaviour, request);
  if (usage !== undefined) messages.push({ ...outline, choices: [], usage });
  const comment = comments ? `: keep-alive${lineEnd}${lineEnd}` : "";
  const events = messages.map((message) => `${comment}data: ${JSON.stringify(message)}${lineEnd}${lineEnd}`);
  return [...events, `data: [DONE]${lineEnd}${lineEnd}`];
}

/** The body of an answer to a request that asked for no stream. */
export function completionOf(behaviour: { readonly text: string } & AnswerOptions, request: SeenRequest): string {
  const { text, refusal = null, calls } = behaviour;
  const finish = finishOf(behaviour);
  const tool_calls = calls?.map((call, index) => ({ id: `call_${index}`, type: "function", function: call }));
  const message = { role: "assistant", content: text, refusal, tool_calls };
  return JSON.stringify({
    id: "scripted",
    object: "chat.completion",
    model: behaviour.model ?? request.body.model,
    choices: [{ index: 0, message, ...(finish === null ? {} : { finish_reason: finish }) }],
    usage: usageOf(behaviour, request),
  });
}

function finishOf({ finish, calls }: AnswerOptions): string | null {
  return finish === undefined ? (calls === undefined ? "stop" : "tool_calls") : finish;
}

function deltasOf(call: ScriptedCall, index: number, pieces: number): object[] {
  const first = { index, id: `call_${index}`, type: "function", function: { name: call.name, arguments: "" } };
  const rest = inPieces(call.arguments, pieces).map((piece) => ({ index, function: { arguments: piece } }));
  return [first, ...rest].map((entry) => [entry]);
}

function usageOf(behaviour: { readonly text: string } & AnswerOptions, request: SeenRequest): object | undefined {
  if (behaviour.usage === null) return undefined;
  if (behaviour.usage !== undefined) return behaviour.usage;
  const prompt = (request.body.messages ?? []).map(({ content }) => content).join("");
  const prompt_tokens = Math.ceil(Buffer.byteLength(prompt) / 4);
  const said = [behaviour.text, ...(behaviour.calls ?? []).map((call) => call.arguments)].join("");
  const completion_tokens = Math.ceil(Buffer.byteLength(said) / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** By characters, so that no delta is half of one. */
function inPieces(text: string, count: number): string[] {
  const characters = [...text];
  const size = Math.max(1, Math.ceil(characters.length / count));
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += size) pieces.push(characters.slice(at, at + size).join(""));
  return pieces;
}
