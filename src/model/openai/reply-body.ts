/**
 * Reads the body of an HTTP 200 to its end: a stream of events, one JSON object from a server that does not stream, or
 * something that is neither. Never throws for what a server sent: a body that breaks off is a reply with `broken` set.
 */
import { oneLine } from "../failure.ts";
import { buildReply, type Reply } from "./reply.ts";

/** The SDK's reader of server-sent events: JSON messages with the name of their event. */
type ReadEvents = (body: ReadableStream<Uint8Array>) => AsyncIterable<{ event: string | null; data: unknown }>;

/** Enough of a body to tell what it is. */
const TELLING_CHARACTERS = 8;

/**
 * What a body is shows in how it begins: servers that ignore `stream: true` send JSON, some under the content type of
 * a stream, and a proxy in between sends a page.
 */
export async function readReply(response: Response, readEvents: ReadEvents): Promise<Reply> {
  const source = response.body?.[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  const decoder = new TextDecoder();
  let beginning = "";
  try {
    while (source !== undefined && beginning.length < TELLING_CHARACTERS) {
      const { value, done } = await source.next();
      if (done) break;
      head.push(value);
      beginning = (beginning + decoder.decode(value, { stream: true })).trimStart();
    }
  } catch (error) {
    return broken(error);
  }
  const body = ReadableStream.from(continued(head, source));
  if (beginning.startsWith("{") || beginning.startsWith("[")) return readCompletion(body).catch(broken);
  if (beginning === "" || isEventStream(response, beginning)) return readStream(readEvents(body));
  return readStranger(body).catch(broken);
}

function isEventStream(response: Response, beginning: string): boolean {
  if (beginning.startsWith("<")) return false;
  const declared = response.headers.get("content-type") ?? "";
  return declared.includes("event-stream") || beginning.startsWith("data:") || beginning.startsWith(":");
}

async function readStream(events: AsyncIterable<{ event: string | null; data: unknown }>): Promise<Reply> {
  const reply = buildReply();
  try {
    for await (const { event, data } of events) {
      const isBareError = event === "error" && !hasError(data);
      reply.add(isBareError ? { error: data } : data);
    }
  } catch (error) {
    return reply.build({ broken: messageOf(error) });
  }
  return reply.build({});
}

async function readCompletion(body: ReadableStream<Uint8Array>): Promise<Reply> {
  const reply = buildReply();
  reply.add(JSON.parse(await new Response(body).text()));
  return reply.build({ selfContained: true });
}

const readStranger = async (body: ReadableStream<Uint8Array>): Promise<Reply> =>
  buildReply().build({ stranger: oneLine(await new Response(body).text()) });

/** Of a body that broke off before it was anything. */
const broken = (error: unknown): Reply => buildReply().build({ broken: messageOf(error) });

async function* continued(
  head: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array> | undefined,
): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let step = await rest?.next(); step !== undefined && !step.done; step = await rest?.next()) yield step.value;
}

const hasError = (data: unknown): boolean => typeof data === "object" && data !== null && "error" in data;

const messageOf = (error: unknown): string => oneLine(error instanceof Error ? error.message : String(error));
