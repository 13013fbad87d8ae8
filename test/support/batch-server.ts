/**
 * A server with the batch interface of OpenAI's shape on loopback: files as forms, batches that stand under way until the test
 * ends them, results out of order, failed lines apart from answered ones, and answers that get lost on the way.
 */
import http from "node:http";
import type { AddressInfo } from "node:net";

export interface SentLine {
  readonly custom_id: string;
  readonly method: string;
  readonly url: string;
  readonly body: { readonly model: string; readonly messages: readonly { readonly content: string }[] } & Record<
    string,
    unknown
  >;
}

/** What becomes of a line; `expired` and `cancelled` were never asked, `lost` is in no file. */
export type Fate =
  | { readonly text: string; readonly usage?: object }
  | { readonly status: number; readonly error: object }
  | "expired"
  | "cancelled"
  | "lost";

interface Standing {
  readonly id: string;
  readonly lines: readonly SentLine[];
  readonly object: Record<string, unknown>;
}

export interface FakeBatches extends AsyncDisposable {
  readonly baseURL: string;
  readonly batches: Standing[];
  /** What lies there, by its id: a test may change it, or take it away. */
  readonly files: Map<string, string>;
  readonly uploads: readonly string[];
  /** Requests to `/chat/completions`. */
  readonly asked: readonly unknown[];
  /** Ends the newest batch: its results lie in reverse. */
  finish(fate: (line: SentLine, index: number) => Fate, status?: "completed" | "expired" | "cancelled"): void;
  /** The newest batch is refused whole. */
  refuse(message: string): void;
  /** The next such request is carried out, and its answer never comes. */
  lose(which: "upload" | "create"): void;
  /** The next request is answered with a page and 200 by whatever stands between. */
  interpose(): void;
}

export async function startBatchServer(
  chat: (body: unknown) => string = () => "### Context\n- nothing\n",
): Promise<FakeBatches> {
  const files = new Map<string, string>();
  const batches: Standing[] = [];
  const uploads: string[] = [];
  const asked: unknown[] = [];
  const lost = new Set<string>();
  const server = http.createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const url = new URL(incoming.url ?? "", "http://x");
    const [, , kind, id, what] = url.pathname.split("/");
    if (lost.delete("any")) {
      response.writeHead(200, { "content-type": "text/html" });
      return void response.end("<html>busy</html>");
    }
    const send = (body: unknown, code = 200, which = "") => {
      if (lost.delete(which)) return void response.socket?.resetAndDestroy();
      response.writeHead(code, { "content-type": "application/json" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    };
    if (kind === "files" && incoming.method === "POST") {
      const boundary = /boundary=(.+)$/.exec(incoming.headers["content-type"] ?? "")?.[1] ?? "?";
      const parts = text
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => part.slice(2, -2).split("\r\n\r\n"));
      const [purpose, file] = parts;
      if (purpose?.[1] !== "batch" || !file?.[0]?.includes('filename="lithify-'))
        return send({ error: { message: "bad form" } }, 400);
      const fileId = `file-${files.size + 1}`;
      files.set(fileId, file[1]!);
      uploads.push(file[1]!);
      return send({ id: fileId, object: "file" }, 200, "upload");
    }
    if (kind === "files")
      return files.has(id!) ? send(files.get(id!)!) : send({ error: { message: "no such file" } }, 404);
    if (kind === "batches" && incoming.method === "POST" && id === undefined) {
      const body = JSON.parse(text) as { input_file_id: string; endpoint: string; completion_window: string };
      if (
        body.endpoint !== "/v1/chat/completions" ||
        body.completion_window !== "24h" ||
        !files.has(body.input_file_id)
      )
        return send({ error: { message: "bad batch" } }, 400);
      const lines = files
        .get(body.input_file_id)!
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as SentLine);
      const object = {
        ...body,
        id: `batch_${batches.length + 1}`,
        object: "batch",
        status: "in_progress",
        created_at: 1,
      };
      batches.push({ id: object.id, lines, object });
      return send(object, 200, "create");
    }
    if (kind === "batches" && id === undefined) {
      const newest = batches.map(({ object }) => object).reverse();
      const from = newest.findIndex((one) => one.id === url.searchParams.get("after")) + 1;
      const page = newest.slice(from, from + 2);
      return send({ object: "list", data: page, has_more: from + 2 < newest.length, last_id: page.at(-1)?.id });
    }
    const batch = batches.find((one) => one.id === id);
    if (kind === "batches" && batch && what === "cancel") {
      if (batch.object.status !== "in_progress") return send({ error: { message: "it is over" } }, 409);
      batch.object.status = "cancelling";
      return send(batch.object);
    }
    if (kind === "batches" && batch) return send(batch.object);
    if (kind === "chat") {
      const body = JSON.parse(text) as { model: string };
      asked.push(body);
      return send(completion(chat(body), body.model));
    }
    return send({ error: { message: `no ${url.pathname}` } }, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    ...{ baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, batches, files, uploads, asked },
    finish(fate, status = "completed") {
      const { lines, object, id } = batches.at(-1)!;
      const out: string[] = [];
      const errors: string[] = [];
      for (const [i, line] of lines.entries()) {
        const one = fate(line, i);
        if (one === "lost") continue;
        const head = { id: `batch_req_${i}`, custom_id: line.custom_id };
        if (typeof one === "string")
          errors.push(JSON.stringify({ ...head, response: null, error: { code: `batch_${one}`, message: one } }));
        else if ("text" in one)
          out.push(
            JSON.stringify({
              ...head,
              error: null,
              response: { status_code: 200, request_id: "r", body: completion(one.text, line.body.model, one.usage) },
            }),
          );
        else
          errors.push(
            JSON.stringify({
              ...head,
              error: null,
              response: { status_code: one.status, request_id: "r", body: { error: one.error } },
            }),
          );
      }
      if (out.length > 0) files.set(`${id}-out`, out.reverse().join("\n"));
      if (errors.length > 0) files.set(`${id}-errors`, errors.join("\n"));
      Object.assign(object, {
        status,
        output_file_id: out.length > 0 ? `${id}-out` : null,
        error_file_id: errors.length > 0 ? `${id}-errors` : null,
      });
    },
    refuse(message) {
      Object.assign(batches.at(-1)!.object, {
        status: "failed",
        errors: { object: "list", data: [{ code: "x", message }] },
      });
    },
    lose: (which) => void lost.add(which),
    interpose: () => void lost.add("any"),
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const completion = (text: string, model: string, usage: object = { prompt_tokens: 9_000, completion_tokens: 100 }) => ({
  ...{ id: "c", object: "chat.completion", model, usage },
  choices: [{ index: 0, message: { role: "assistant", content: text, refusal: null }, finish_reason: "stop" }],
});
