/**
 * Reads a session file of any size in bounded memory: lines to rows, rows to the reader of the tool that wrote them.
 * What is wrong with a line is a notice, and the rest of the file is read.
 */
import { isUtf8 } from "node:buffer";
import { constants } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { DiskError } from "../errors.ts";
import { READERS, toolOf } from "./detect.ts";
import { type Fields, isFields, parsed } from "./fields.ts";
import { type Line, linesOf } from "./lines.ts";
import { countNotices, type Notice, type Notices } from "./notices.ts";
import type { Reader, ReaderEvent, Session, SessionHead, SetAside, Tool, Turn } from "./transcript.ts";

interface ReadOptions {
  /** A line above this many bytes is passed over. The default holds every message a model accepts, images and all. */
  readonly maxLineBytes?: number;
}

const MAX_LINE_BYTES = 32 << 20;
/** Ten times the largest that was seen; tool output is most of them. */
const LARGEST_SESSION_BYTES = 1024 ** 3;

/** Rows without one that decides: after so many, the file is none of ours. */
const UNDECIDED_LIMIT = 1_000;

type SessionEvent =
  | { readonly kind: "session"; readonly session: SessionHead }
  | { readonly kind: "turn"; readonly turn: Turn }
  | { readonly kind: "end"; readonly report: Report };

export interface Report {
  readonly tool: Tool | undefined;
  readonly notices: readonly Notice[];
  readonly bytes: number;
  readonly lines: number;
  readonly turns: number;
  /** UTF-8 bytes of the turns' text: what is kept of the file. */
  readonly keptBytes: number;
  readonly setAside: Readonly<Partial<Record<SetAside, number>>>;
}

/**
 * The sessions and turns of a file in its order, and last of all the report.
 * @throws {DiskError} when the file cannot be read
 */
export async function* readSession(path: string, options: ReadOptions = {}): AsyncGenerator<SessionEvent> {
  const tally = startTally();
  const file = await opened(path);
  if (file === undefined) tally.notices.add("NOT_A_FILE");
  try {
    if (file !== undefined)
      yield* sessionEvents(
        file,
        basename(path).replace(/\.jsonl?$/, ""),
        options.maxLineBytes ?? MAX_LINE_BYTES,
        tally,
      );
  } catch (cause) {
    throw readFailed(path, cause);
  } finally {
    await file?.close();
  }
  yield { kind: "end", report: tally.report() };
}

/** Reads a whole file into memory: for a file that is shown, not for a backlog. */
export async function readSessions(
  path: string,
  options: ReadOptions = {},
): Promise<{ sessions: Session[]; report: Report }> {
  const sessions: { head: SessionHead; turns: Turn[] }[] = [];
  for await (const event of readSession(path, options)) {
    if (event.kind === "session") sessions.push({ head: event.session, turns: [] });
    else if (event.kind === "turn")
      sessions.find(({ head }) => head.sessionId === event.turn.sessionId)?.turns.push(event.turn);
    else return { sessions: sessions.map(({ head, turns }) => ({ ...head, turns })), report: event.report };
  }
  throw new Error("a reading ends with its report");
}

async function* sessionEvents(
  file: FileHandle,
  fallbackId: string,
  maxLineBytes: number,
  tally: Tally,
): AsyncGenerator<SessionEvent> {
  let reader: Reader | undefined;
  for await (const batch of linesOf(file, maxLineBytes)) {
    for (const line of batch) {
      tally.line(line);
      const value = objectIn(line, tally.notices);
      if (value === undefined) continue;
      if (reader === undefined) {
        const tool = toolOf(value);
        if (tool !== undefined) reader = READERS[tally.found(tool)](fallbackId);
        else tally.notices.add("UNKNOWN_TYPE", line.number, String(value.type ?? "(none)").slice(0, 60));
      }
      if (reader !== undefined) yield* tally.passing(reader.read({ value, line: line.number }));
      else if (line.number >= UNDECIDED_LIMIT) return;
    }
  }
  if (reader !== undefined) yield* tally.passing(reader.end());
}

function objectIn(line: Line, notices: Notices): Fields | undefined {
  if (line.bytes === undefined) return void notices.add("LINE_TOO_LONG", line.number);
  const text = line.bytes.toString("utf8").replace(/^\ufeff/, "");
  if (text.trim() === "") return undefined;
  const value = parsed(text);
  // An object that is complete is complete, LF or not: nothing but white space can follow it.
  if (!line.closed && !isFields(value)) return void notices.add("HALF_LINE", line.number);
  if (!isUtf8(line.bytes)) notices.add("INVALID_UTF8", line.number);
  if (value === undefined) return void notices.add("NOT_JSON", line.number);
  if (!isFields(value)) return void notices.add("NOT_AN_OBJECT", line.number);
  return value;
}

type Tally = ReturnType<typeof startTally>;

function startTally() {
  const notices = countNotices();
  const setAside: Partial<Record<SetAside, number>> = {};
  let tool: Tool | undefined;
  let [bytes, lines, turns, keptBytes, persons] = [0, 0, 0, 0, 0];

  function* passing(events: readonly ReaderEvent[]): Generator<SessionEvent> {
    for (const event of events) {
      if (event.kind === "notice") notices.add(event.code, event.line, event.detail);
      else if (event.kind === "aside") setAside[event.what] = (setAside[event.what] ?? 0) + 1;
      else {
        if (event.kind === "turn") {
          turns += 1;
          keptBytes += Buffer.byteLength(event.turn.text);
          if (event.turn.role === "user") persons += 1;
        }
        yield event;
      }
    }
  }

  return {
    notices,
    line: ({ number, to }: Line) => {
      lines = number;
      bytes = to;
    },
    found: (first: Tool): Tool => {
      tool = first;
      return first;
    },
    passing,
    report: (): Report => {
      if (tool === undefined && lines > 0) notices.add("UNKNOWN_FORMAT");
      if (tool !== undefined && persons === 0) notices.add("NO_PERSON");
      return { tool, notices: notices.list(), bytes, lines, turns, keptBytes, setAside };
    },
  };
}

/** Undefined for what is no regular file: a FIFO without a writer would hold the opening for ever, a device may act by it. */
async function opened(path: string): Promise<FileHandle | undefined> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return undefined;
    if (found.size > LARGEST_SESSION_BYTES) throw Object.assign(new Error("too large"), { code: "EFBIG" });
    return await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (cause) {
    throw readFailed(path, cause);
  }
}

function readFailed(path: string, cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
  if (code === undefined) return cause;
  return new DiskError(
    code,
    `cannot read ${path}: ${code}`,
    "check that the session file exists and may be read",
    cause,
  );
}
