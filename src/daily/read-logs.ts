/**
 * Reads daily logs and digests them. What cannot be read as text is skipped with its reason, and keeps its digest.
 */
import { createHash, hash } from "node:crypto";
import fs from "node:fs";
import { setImmediate as othersTurn } from "node:timers/promises";
import { refuseElsewhere } from "../held-folders.ts";
import type { Block } from "../text/blocks/block.ts";
import { bodyStartOf } from "../text/front-matter.ts";
import type { ToldValues } from "./again.ts";
import { type DailyLog, partUnread } from "./daily-log.ts";
import { decodeLog } from "./decode.ts";
import { asDiskError, codeOf } from "./disk-error.ts";
import type { ListedLog } from "./list-logs.ts";
import { saidIn } from "./said.ts";

export { type Ignored, type ListedLog, type Listing, listLogs } from "./list-logs.ts";

/**
 * `skipped` says why there is nothing of a log; its digest stands all the same, so that its week does not come due for
 * ever. Only a log that vanished (`gone`) or became something else has none. `unread`: it holds what nobody could read,
 * where an empty one holds nothing.
 */
export type ReadLog =
  | {
      readonly log: DailyLog;
      /** What was read otherwise than it is written, for people. */
      readonly notices: readonly string[];
      readonly redacted: readonly { readonly rule: string; readonly line: number }[];
      /** What of it nobody read, where that tells something. */
      readonly unread?: string;
    }
  | { readonly skipped: string; readonly sha256: string | undefined; readonly unread: boolean };

/** A day's log of a busy agent has 250 KB; a hundred times that is a mistake, and text takes ten times its size in memory. */
export const LARGEST_LOG_BYTES = 32 * 1024 * 1024;
/** A longer line is a dump, not a sentence; no prompt could carry it. */
export const LONGEST_LINE_CHARACTERS = 20_000;

/** A link put in the file's place after the listing is refused by the system, and a FIFO does not make us wait. */
const OPEN_FLAGS = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0);

/** No file stands there any more. ELOOP: a link does; ENXIO: a socket. */
const GONE = ["ENOENT", "ENOTDIR", "ELOOP", "ENXIO"];

/**
 * Reads a log once: digest and text are of the same bytes, even while someone writes to it.
 * @param allow texts that are no secrets (`redact.allow`)
 * @param known what the logs read before it told; what this one tells is added
 * @throws {DiskError} when the disk fails or forbids; the week it belongs to cannot be compacted then
 */
export async function readLog(listed: ListedLog, allow: readonly string[] = [], known?: ToldValues): Promise<ReadLog> {
  const read = await readBytes(listed.absolute, LARGEST_LOG_BYTES);
  if (read === undefined) return { skipped: "gone", sha256: undefined, unread: false };
  if (read.content === undefined) {
    return { skipped: `larger than ${LARGEST_LOG_BYTES / 1024 / 1024} MB`, sha256: read.sha256, unread: true };
  }
  const decoded = decodeLog(read.content);
  if ("skipped" in decoded)
    return { skipped: decoded.skipped, sha256: read.sha256, unread: decoded.skipped !== "empty" };
  const { redact } = await import("./redact.ts");
  // Secrets first: a line cut through a secret would leave half of it.
  const { lines, found } = redact(saidIn(decoded.lines), allow, known);
  const long = lines.flatMap((line, index) => (line.length > LONGEST_LINE_CHARACTERS ? [index + 1] : []));
  const notices = long.map((line) => `line ${line} is cut to ${LONGEST_LINE_CHARACTERS} characters`);
  const bodyStart = bodyStartOf(lines);
  const told = long.find((line) => tellsMore(lines[line - 1]!));
  const open = await openBlock(lines, bodyStart);
  const from = open?.line ?? told;
  const where = open ? `behind ${open.what} that is not closed` : `beyond ${LONGEST_LINE_CHARACTERS} characters`;
  return {
    log: {
      path: listed.path,
      day: listed.day,
      sha256: read.sha256,
      bytes: read.bytes,
      lines: long.length === 0 ? lines : lines.map(cut),
      bodyStart,
    },
    notices: [...decoded.notices, ...notices],
    redacted: found,
    ...(from !== undefined && { unread: partUnread(from, where) }),
  };
}

/** What hides lines below it, since nobody closed it: a comment, a tag whose inside no reader sees, a memory block with items in its reach. */
async function openBlock(lines: readonly string[], bodyStart: number) {
  if (!lines.some((line) => /<!--|^[\s>*+-]*<[\w?!]|typed_memory/.test(line))) return undefined;
  const { blocksOf } = await import("../text/blocks.ts");
  const { unclosedEnd } = await import("../text/blocks/unclosed.ts");
  const hasItems = (from: number): boolean =>
    lines.slice(from, unclosedEnd(lines, from - 1)).some((one) => ITEM.test(one));
  const isOpen = ({ fence, from }: Block): boolean =>
    fence?.closed === false && /^typed_memory/i.test(fence.infoWord) && hasItems(from);
  const found = blocksOf(lines, bodyStart).find((one) => one.hides || isOpen(one));
  if (found === undefined) return undefined;
  const what = /<!--|%%/.test(lines[found.from - 1]!) ? "a comment" : found.fence ? "a memory block" : "a tag of HTML";
  return { line: found.from, what };
}
const ITEM = /^\s{0,3}[-*+] \S/;

/** A dump is cut and nothing lost; where words stand in a row, each may be of a decision. */
const tellsMore = (line: string): boolean => WORDS.test(line.slice(LONGEST_LINE_CHARACTERS));
const WORDS =
  /(?<=\s)(?:[\p{L}\p{M}'’-]{1,24}[,;:.!?]?\s+){4}[\p{L}\p{M}'’-]{2,24}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{12}/u;

/**
 * 64 hex over a file's bytes, or over the size of one that is larger than any log; undefined when it is gone or no regular file.
 * @throws {DiskError} when the disk fails or forbids
 */
export const digestOf = async (absolute: string): Promise<string | undefined> => (await readBytes(absolute, 0))?.sha256;

/** As `digestOf`, of the file in all its forms; none of what is no log to be read. @throws {DiskError} as it does */
export async function digestsOf(absolute: string): Promise<readonly string[]> {
  const content = (await readBytes(absolute, LARGEST_LOG_BYTES))?.content;
  return content === undefined ? [] : digestsOfForms(content);
}

/** So much is read at once, into the same place again and again: most logs are smaller. */
const CHUNK_BYTES = 256 * 1024;
const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);

/**
 * Bytes and digest of one reading; no `content` when there are more than `keep` bytes. The calls are synchronous, since a
 * year of small logs costs less so; between the chunks of a large one others have their turn.
 */
async function readBytes(
  absolute: string,
  keep: number,
): Promise<{ sha256: string; bytes: number; content: Buffer | undefined } | undefined> {
  const file = openLog(absolute);
  if (file === undefined) return undefined;
  try {
    const found = fs.fstatSync(file);
    if (!found.isFile()) return undefined;
    refuseElsewhere(file, absolute);
    if (found.size > LARGEST_LOG_BYTES)
      return { sha256: digestOfSize(found.size), bytes: found.size, content: undefined };
    const sum = createHash("sha256");
    const kept: Buffer[] = [];
    let bytes = 0;
    for (let read = fs.readSync(file, chunk); read > 0; read = fs.readSync(file, chunk)) {
      const part = chunk.subarray(0, read);
      sum.update(part);
      bytes += read;
      if (bytes <= keep) kept.push(Buffer.from(part));
      else kept.length = 0;
      if (read === CHUNK_BYTES) await othersTurn();
    }
    return { sha256: sum.digest("hex"), bytes, content: bytes <= keep ? Buffer.concat(kept) : undefined };
  } catch (error) {
    throw asDiskError(error, absolute);
  } finally {
    fs.closeSync(file);
  }
}

/** Of a log that nobody reads: it may have no end. It is another once its size is. */
const digestOfSize = (bytes: number): string => hash("sha256", `${bytes} bytes, unread`);

function openLog(absolute: string): number | undefined {
  try {
    return fs.openSync(absolute, OPEN_FLAGS);
  } catch (error) {
    if (!GONE.includes(codeOf(error))) throw asDiskError(error, absolute);
    return undefined;
  }
}

/** At most so many characters, and no half of a pair. */
function cut(line: string): string {
  if (line.length <= LONGEST_LINE_CHARACTERS) return line;
  return line.slice(0, LONGEST_LINE_CHARACTERS).replace(/[\ud800-\udbff]$/, "");
}

/**
 * The forms in which a checkout may give one text: git's `core.autocrlf` writes its lines with CRLF or LF, an editor puts a byte
 * order mark before it or takes it away, and not a word of it has changed.
 */
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** 64 hex of the bytes with LF and with CRLF, each without and with a byte order mark; none of a text with line ends of a third kind. */
export function digestsOfForms(bytes: Buffer): string[] {
  const bare = bytes.subarray(0, MARK.length).equals(MARK) ? bytes.subarray(MARK.length) : bytes;
  // One character a byte, both ways: what is no UTF-8 stays as it is.
  const lf = bare.toString("latin1").replaceAll("\r\n", "\n");
  // A CR alone ends a line too: beside it the two might be one line more.
  if (lf.includes("\r")) return [];
  return [lf, lf.replaceAll("\n", "\r\n")].flatMap((text) => {
    const form = Buffer.from(text, "latin1");
    return [form, Buffer.concat([MARK, form])].map((whole) => hash("sha256", whole));
  });
}
