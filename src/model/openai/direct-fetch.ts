/**
 * The way a request takes to a server: one POST over node:http, in the form of a `fetch` that the SDK can be given.
 * Node's own fetch does not serve: it gives up after five minutes without headers, which a local model needs for a long
 * prompt, and it follows redirects, which would carry the logs to a place nobody configured.
 */

import http from "node:http";
import https from "node:https";
import { parsed } from "../../document/fields.ts";

/** What an onlooker learns while a request is under way. */
export interface Progress {
  /** The whole request is on its way to a server that took the connection. */
  sent(): void;
  /** Bytes came: headers, or a piece of the body, comments and keep-alives too. */
  received(): void;
}

/** No answer of a few thousand tokens is this long; a body without end must not fill the memory. */
const LONGEST_BODY_BYTES = 32 * 1024 * 1024;
/** All that leaves besides the body: nothing about this machine, and no header taken from the environment. */
const HEADERS_SENT = ["authorization", "content-type", "accept"];

/** A `fetch` for one request that reports its progress. Redirects come back as they are; bodies are bounded. */
export const directFetch =
  (progress: Progress): ((url: string | URL | Request, init?: RequestInit) => Promise<Response>) =>
  (url, init = {}) => {
    const target = new URL(url instanceof Request ? url.url : url);
    const { request } = target.protocol === "https:" ? https : http;
    const signal = init.signal ?? undefined;
    return new Promise((resolve, reject) => {
      const options = { method: init.method ?? "GET", headers: headersOf(init), ...(signal ? { signal } : {}) };
      const sending = request(target, options, (incoming) => {
        progress.received();
        resolve(responseOf(incoming, progress));
      });
      sending.on("error", reject);
      sending.on("finish", () => progress.sent());
      // An abort just behind the answer destroys the socket when nothing else listens to it any more, and would end the process.
      sending.on("socket", (socket) => socket.on("error", () => {}));
      sending.end(typeof init.body === "string" ? init.body : undefined);
    });
  };

function headersOf(init: RequestInit): Record<string, string> {
  const given = new Headers(init.headers);
  // A kept connection that the server has closed meanwhile would look like a request that broke off.
  const sent: Record<string, string> = { "user-agent": "lithify", connection: "close" };
  for (const name of HEADERS_SENT) {
    const value = given.get(name);
    if (value !== null) sent[name] = value;
  }
  if (typeof init.body === "string") sent["content-length"] = String(Buffer.byteLength(init.body));
  return sent;
}

function responseOf(incoming: http.IncomingMessage, progress: Progress): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  const status = incoming.statusCode ?? 0;
  if (status === 204 || status === 205 || status === 304) {
    incoming.resume();
    return new Response(null, { status, headers });
  }
  return new Response(ReadableStream.from(boundedBytes(incoming, progress)), { status, headers });
}

async function* boundedBytes(incoming: http.IncomingMessage, progress: Progress): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    progress.received();
    bytes += chunk.length;
    if (bytes > LONGEST_BODY_BYTES) throw new Error(`more than ${LONGEST_BODY_BYTES} bytes`);
    yield chunk;
  }
}

/**
 * Errors in the one shape that the SDK reads, `{ error }`: it drops the words of all others, and with them why a request was
 * refused. Gemini sends a list of one, Mistral and older vLLM the error itself, FastAPI servers `{ detail }`.
 */
type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

export const withReadableErrors =
  (send: Fetch): Fetch =>
  async (url, init) => {
    const response = await send(url, init);
    if (response.status < 400) return response;
    const text = readableError(await response.text());
    return new Response(text, { status: response.status, headers: response.headers });
  };

/** The same text where it is no JSON, or has its error where the SDK looks. */
export function readableError(text: string): string {
  const said = parsed(text);
  if (said === undefined) return text;
  const one = Array.isArray(said) ? said[0] : said;
  if (typeof one !== "object" || one === null) return text;
  return JSON.stringify("error" in one && one.error ? one : { error: one });
}
