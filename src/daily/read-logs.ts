/**
 * Reads daily logs and digests them. What cannot be read as text is skipped with its reason, and keeps its digest.
 * Before: list-logs. After: due (digests), prompts and models (DailyLog). Shell; writes nothing.
 */
import { createHash } from "node:crypto";
import { constants, open } from "node:fs/promises";
import { bodyStartOf, type DailyLog } from "./daily-log.ts";
import { decode } from "./decode.ts";
import { asDiskError, codeOf } from "./disk-error.ts";
import type { ListedLog } from "./list-logs.ts";
import { redact } from "./redact.ts";

export { type ListedLog, type Listing, listLogs, resolvesOutside } from "./list-logs.ts";

/**
 * `skipped` says why a log cannot be read as text; its digest stands all the same, so that its week does not come due
 * for ever. Only a log that vanished (`gone`) or became something else has none.
 */
export type ReadLog =
  | {
      readonly log: DailyLog;
      /** What was read otherwise than it is written, for people. */
      readonly notices: readonly string[];
      readonly redacted: readonly { readonly rule: string; readonly line: number }[];
    }
  | { readonly skipped: string; readonly sha256: string | undefined };

/** A day's log of a busy agent has 250 KB; a hundred times that is a mistake, and text takes ten times its size in memory. */
export const LARGEST_LOG_BYTES = 32 * 1024 * 1024;
/** A longer line is a dump, not a sentence; no prompt could carry it. */
export const LONGEST_LINE_CHARACTERS = 20_000;

/** A link put in the file's place after the listing is refused by the system, and a FIFO does not make us wait. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** No file stands there any more. ELOOP: a link does; ENXIO: a socket. */
const GONE = ["ENOENT", "ENOTDIR", "ELOOP", "ENXIO"];

/**
 * Reads a log once: digest and text are of the same bytes, even while someone writes to it.
 * @param allow texts that are no secrets (`redact.allow`)
 * @throws {DiskError} when the disk fails or forbids; the week it belongs to cannot be compacted then
 */
export async function readLog(listed: ListedLog, allow: readonly string[] = []): Promise<ReadLog> {
  const read = await readBytes(listed.absolute, LARGEST_LOG_BYTES);
  if (read === undefined) return { skipped: "gone", sha256: undefined };
  if (read.content === undefined) {
    return { skipped: `larger than ${LARGEST_LOG_BYTES / 1024 / 1024} MB`, sha256: read.sha256 };
  }
  const decoded = decode(read.content);
  if ("skipped" in decoded) return { skipped: decoded.skipped, sha256: read.sha256 };
  // Secrets first: a line cut through a secret would leave half of it.
  const { lines, found } = redact(decoded.lines, allow);
  const long = lines.flatMap((line, index) => (line.length > LONGEST_LINE_CHARACTERS ? [index + 1] : []));
  const notices = long.map((line) => `line ${line} is cut to ${LONGEST_LINE_CHARACTERS} characters`);
  return {
    log: {
      path: listed.path,
      day: listed.day,
      sha256: read.sha256,
      bytes: read.bytes,
      lines: long.length === 0 ? lines : lines.map(cut),
      bodyStart: bodyStartOf(lines),
    },
    notices: [...decoded.notices, ...notices],
    redacted: found,
  };
}

/**
 * 64 hex over a file's bytes, in bounded memory; undefined when it is gone or no regular file.
 * @throws {DiskError} when the disk fails or forbids
 */
export async function digestOf(absolute: string): Promise<string | undefined> {
  return (await readBytes(absolute, 0))?.sha256;
}

/** Bytes and digest of one reading; no `content` when there are more than `keep` bytes. */
async function readBytes(
  absolute: string,
  keep: number,
): Promise<{ sha256: string; bytes: number; content: Buffer | undefined } | undefined> {
  const file = await open(absolute, OPEN_FLAGS).catch((error: unknown) => {
    if (!GONE.includes(codeOf(error))) throw asDiskError(error, absolute);
    return undefined;
  });
  if (file === undefined) return undefined;
  try {
    if (!(await file.stat()).isFile()) return undefined;
    const hash = createHash("sha256");
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of file.createReadStream({ autoClose: false, highWaterMark: 1 << 18 })) {
      hash.update(chunk);
      bytes += chunk.length;
      if (bytes <= keep) chunks.push(chunk);
      else chunks.length = 0;
    }
    return { sha256: hash.digest("hex"), bytes, content: bytes <= keep ? Buffer.concat(chunks) : undefined };
  } catch (error) {
    throw asDiskError(error, absolute);
  } finally {
    await file.close();
  }
}

/** At most so many characters, and no half of a pair. */
function cut(line: string): string {
  if (line.length <= LONGEST_LINE_CHARACTERS) return line;
  return line.slice(0, LONGEST_LINE_CHARACTERS).replace(/[\ud800-\udbff]$/, "");
}
