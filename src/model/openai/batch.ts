/**
 * The batch interface of OpenAI's shape: requests go up as a file of JSON lines, and come back by their names within a day, in
 * any order, some of them as failures. A batch bears the digest of its requests as metadata, so that one whose number nobody
 * wrote down is found again, and never sent twice.
 */

import { hash } from "node:crypto";
import { type Fields, fieldsOf, parsed } from "../../document/fields.ts";
import { ModelError, UsageError } from "../../errors.ts";
import { NO_USAGE, type Usage } from "../../usage.ts";
import { type Failure, failure, readServerError, statusFailure } from "../failure.ts";
import type { Answer, Request } from "../model.ts";
import { checkAnswer, fewestTokens } from "./answer-check.ts";
import { usageOf } from "./attempt-usage.ts";
import { type Client, call, type Endpoint } from "./endpoint.ts";
import { whatToGiveUp } from "./refusal.ts";
import { buildReply } from "./reply.ts";
import { publicAddress, type Refusable, type WireBody, wireBody } from "./wire.ts";

export type BatchServer = ReturnType<typeof batchServer>;

export interface BatchLine {
  /** The request's digest: its name on the way. */
  readonly digest: string;
  readonly request: Omit<Request, "logs" | "known">;
}

export interface BatchResults {
  /** By digest. What is in neither was not asked: expired, or cancelled before its turn; it costs nothing. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly failures: ReadonlyMap<string, LineFailure>;
  /** Why not all of it could be read this once: what is in neither may have been answered, and paid for. */
  readonly unread?: string;
}

/** The server that had it knows it, or its results, no more. */
export class BatchGone extends ModelError {}

export interface LineFailure extends Pick<Failure, "code" | "message" | "hint"> {
  readonly usage: Usage;
  /** The parameter without which it may pass. */
  readonly without?: Refusable;
}

/** 32 hex: equal for equal requests, in whatever order. */
export const batchToken = (digests: readonly string[]): string =>
  hash("sha256", [...digests].sort().join("\n")).slice(0, 32);

const OVER = new Set(["completed", "expired", "cancelled", "failed"]);
/** What never set out, or failed whole, answered nothing: it may be sent again. The others did, if only in part. */
const MAY_BE_OURS = new Set([
  ...["validating", "in_progress", "finalizing", "completed"],
  ...["expired", "cancelling", "cancelled"],
]);
/** Of batches that are looked through, newest first: results are kept for thirty days. */
const MOST_LISTED = 1_000;
/** Lines that nobody asked: the batch ended before their turn. */
const NOT_ASKED = new Set(["batch_expired", "batch_cancelled"]);

/**
 * @throws in each call {ModelError}, or the signal's reason; before there is a batch {UsageError} NO_BATCH for a server that knows
 * none, later {BatchGone}
 */
export function batchServer(
  endpoint: Endpoint & { readonly model: string; readonly now: () => number },
  refused: ReadonlySet<Refusable>,
  signal: AbortSignal,
) {
  const where = publicAddress(endpoint.baseURL);
  const to = async <T>(what: (client: Client, signal: AbortSignal) => Promise<T>, id?: string): Promise<T> => {
    const called = await call(endpoint, where, endpoint.now, signal, what);
    if ("value" in called) return called.value;
    signal.throwIfAborted();
    const { code, message, hint } = called.failed;
    const isUnknown = [404, 405, 410, 501].includes(called.status ?? 0);
    if (isUnknown) throw id === undefined ? noBatch(where, message) : gone(id, message);
    throw new ModelError(code, message, hint, NO_USAGE);
  };
  return {
    /** The batch of these requests that stands there, whoever sent it. @param except ids of batches that were read already */
    find: (token: string, except: ReadonlySet<string>): Promise<string | undefined> =>
      to(async (client, signal) => {
        let seen = 0;
        const { data: first, response } = await client.batches.list({ limit: 100 }, { signal }).withResponse();
        // The SDK takes a proxy's page for a list of none, and what stands there would be sent again.
        if (!/json/.test(response.headers.get("content-type") ?? "")) throw new Error("it lists no batches in JSON");
        for await (const { id, metadata, status } of first) {
          if (metadata?.lithify === token && MAY_BE_OURS.has(status) && !except.has(id)) return id;
          seen += 1;
          if (seen >= MOST_LISTED) break;
        }
        return undefined;
      }),
    /** @returns the id of the file */
    upload: (lines: readonly BatchLine[], token: string): Promise<string> =>
      to(async (client, signal) => {
        const text = lines.map((line) => `${JSON.stringify(wireLine(line, endpoint.model, refused))}\n`).join("");
        const { body, type } = asForm(text, token);
        return (await client.post<{ id: string }>("/files", { body, headers: { "content-type": type }, signal })).id;
      }),
    /** @returns the id of the batch */
    create: (input_file_id: string, token: string): Promise<string> =>
      to(async (client, signal) => {
        const asked = { input_file_id, endpoint: "/v1/chat/completions", completion_window: "24h" } as const;
        return (await client.batches.create({ ...asked, metadata: { lithify: token } }, { signal })).id;
      }),
    cancel: (id: string): Promise<void> =>
      to(async (client, signal) => void (await client.batches.cancel(id, { signal })), id),
    /** Undefined while it is under way. @throws {BatchGone} */
    results: async (id: string, lines: readonly BatchLine[]): Promise<BatchResults | undefined> => {
      const batch = await to((client, signal) => client.batches.retrieve(id, { signal }), id);
      if (!OVER.has(batch.status)) return undefined;
      const texts = [];
      for (const file of [batch.output_file_id, batch.error_file_id])
        if (file)
          texts.push(await to(async (client, signal) => (await client.files.content(file, { signal })).text(), id));
      const told = (batch.errors?.data ?? []).map(({ message }) => message).filter(Boolean);
      const why = batch.status === "failed" ? told.join("; ") || "it says no reason" : undefined;
      const text = texts.join("\n");
      const unread = whyUnread(batch, text, lines.length);
      const isWhole = batch.status === "completed" && unread === undefined;
      const read = readResults(text, lines, { model: endpoint.model, where, refused, why, isWhole });
      return unread === undefined ? read : { ...read, unread };
    },
  };
}

const noBatch = (where: string, message: string): UsageError =>
  new UsageError(
    "NO_BATCH",
    `${where} has no batch interface: ${message}`,
    "leave out --batch: the weeks are then asked at once",
  );

const gone = (id: string, message: string): BatchGone =>
  new BatchGone(
    "NOT_AN_ANSWER",
    `${id} is gone, or its results are: ${message}; its weeks are due again, though they were sent and may be billed a second time`,
    "results are deleted after thirty days, and another project's key does not see them; lithify compact --batch sends again",
    NO_USAGE,
  );

type Told = Awaited<ReturnType<Client["batches"]["retrieve"]>>;

/** A proxy's page in the place of results, a file cut off, one that is named a moment after its batch ended. */
function whyUnread(batch: Told, text: string, sent: number): string | undefined {
  const results = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => fieldsOf(parsed(line)));
  if (results.includes(undefined)) return "they are not all lines of JSON";
  const { completed = 0, failed = 0 } = batch.request_counts ?? {};
  const answered = results.filter((said) => said?.response).length;
  if (answered < completed) return `they hold ${answered} answers of ${completed}`;
  if (batch.status !== "completed") return undefined;
  if (results.length < completed + failed) return `they hold ${results.length} lines of ${completed + failed}`;
  return batch.output_file_id || results.length >= sent ? undefined : "it names no file of answers";
}

/** As in a request of its own, but for the stream. */
const bodyOf = (request: BatchLine["request"], model: string, refused: ReadonlySet<Refusable>): WireBody =>
  wireBody({ ...request, logs: [], known: [] }, model, refused);

function wireLine({ digest, request }: BatchLine, model: string, refused: ReadonlySet<Refusable>): unknown {
  const { stream: _, stream_options: __, ...body } = bodyOf(request, model, refused);
  return { custom_id: digest, method: "POST", url: "/v1/chat/completions", body };
}

/** A form with the file in it, as text: each line of it begins with a brace, and no boundary can stand there. */
function asForm(text: string, token: string): { body: string; type: string } {
  const boundary = `lithify-${token}`;
  const part = (head: string, content: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const file = `name="file"; filename="lithify-${token}.jsonl"\r\nContent-Type: application/jsonl`;
  return {
    body: `${part('name="purpose"', "batch")}${part(file, text)}--${boundary}--\r\n`,
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

interface Reading {
  readonly model: string;
  readonly where: string;
  readonly refused: ReadonlySet<Refusable>;
  /** Why nothing of the batch was taken. */
  readonly why: string | undefined;
  readonly isWhole: boolean;
}

/** What is no JSON, no line of ours, or a second answer to one, counts for nothing. */
function readResults(text: string, lines: readonly BatchLine[], reading: Reading): BatchResults {
  const left = new Map(lines.map((line) => [line.digest, line]));
  const answers = new Map<string, Answer>();
  const failures = new Map<string, LineFailure>();
  for (const said of text.split("\n").map((line) => fieldsOf(parsed(line)))) {
    const line = left.get(String(said?.custom_id));
    if (said === undefined || line === undefined) continue;
    left.delete(line.digest);
    const code = (said.error as { code?: unknown } | null | undefined)?.code;
    if (!said.response && NOT_ASKED.has(String(code))) continue;
    const one = readLine(said, line, reading);
    if ("text" in one) answers.set(line.digest, one);
    else failures.set(line.digest, one);
  }
  const { where, why, isWhole } = reading;
  if (why !== undefined || isWhole)
    for (const { digest } of left.values()) {
      const lacks = failure(
        "NOT_AN_ANSWER",
        why === undefined ? `the batch of ${where} has no result of it` : `${where} took nothing of the batch: ${why}`,
        "never",
      );
      failures.set(digest, { ...told(lacks), usage: NO_USAGE });
    }
  return { answers, failures };
}

/** Who takes a batch is where it was looked for. */
const told = ({ code, message, hint }: ReturnType<typeof failure>) => ({
  ...{ code, message: message.slice(0, 400) },
  hint: code === "NOT_AN_ANSWER" ? "the server says why; lithify compact --batch sends it again" : hint,
});

function readLine(
  { response, error }: Fields,
  { request }: BatchLine,
  { model, where, refused }: Reading,
): Answer | LineFailure {
  const { status_code, body } = (response ?? {}) as { status_code?: unknown; body?: unknown };
  const wire = bodyOf(request, model, refused);
  const at = `${model} at ${where}`;
  if (status_code !== 200) {
    const said = readServerError((body as Fields | undefined)?.error ?? body ?? error);
    const status = typeof status_code === "number" ? status_code : 500;
    const without = whatToGiveUp(wire, status, said);
    return {
      ...told(statusFailure(status, said, at, undefined)),
      usage: NO_USAGE,
      ...(without && { without: without.parameter }),
    };
  }
  const reply = buildReply();
  reply.add(body);
  const built = reply.build({ selfContained: true });
  const read = wire.tools === undefined ? { ...built, calls: [], halfCall: false } : built;
  const promptTokens = fewestTokens(request.system) + fewestTokens(request.user);
  const failed = checkAnswer(read, promptTokens, at, request.maxOutputTokens);
  const usage = usageOf(wire, true, 200, read, failed);
  if (failed) return { ...told(failed), usage };
  return { text: read.text, ...(read.calls.length > 0 && { calls: read.calls }), model: read.model ?? model, usage };
}
