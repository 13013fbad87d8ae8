/**
 * Opens a workspace for a command: its logs as marks, its memory folder as memories, its weekly documents, and the
 * weeks in their states.
 */
import { resolve } from "node:path";
import {
  type Closing,
  type LogMark,
  UNREADABLE,
  type WeeklyMark,
  type WeekState,
  weekStates,
} from "../compaction/due.ts";
import type { Folder } from "../compaction/folder.ts";
import type { ToldValues } from "../daily/again.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { digestOf, digestsOf, type Ignored, type ListedLog, type ReadLog, readLog } from "../daily/read-logs.ts";
import { DiskError, only } from "../errors.ts";
import { withoutOrderNames } from "../memory/evidence/orders/named.ts";
import { type LeftOut, leftOutOf } from "../store/git/absent.ts";
import type { Asking } from "../store/git/child.ts";
import type { MemoryNotice } from "../store/memory-folder.ts";
import { type DigestCache, readDigestCache, writeDigestCache } from "../store/state/digest-cache.ts";
import { locate, logsOf } from "./located.ts";
import type { Located } from "./parts.ts";
import { readFolder } from "./read-folder.ts";
import type { Surroundings } from "./surroundings.ts";
import { theirFiles, theirsText } from "./word/files.ts";
import { waitingText } from "./word/logs.ts";
import type { Flags } from "./workspace.ts";
import { type Workspace, within } from "./workspace.ts";

export { locate, locateToRead, logsOf } from "./located.ts";
export type { Located } from "./parts.ts";
export { readFolder } from "./read-folder.ts";

export interface Opened extends Located {
  readonly listed: ReadonlyMap<string, ListedLog>;
  readonly marks: readonly LogMark[];
  /** Files under the logs folders that are no logs. */
  readonly ignored: readonly Ignored[];
  /** What is not read or not told though it may be meant, and what is to be done, a sentence each. */
  readonly passedOver: readonly string[];
  /** Files of the memory folder that are a person's own, relative to the workspace. */
  readonly theirs: ReadonlySet<string>;
  readonly folder: Folder;
  /** What in the memory folder was passed over, or cannot stand on every disk. */
  readonly notices: readonly MemoryNotice[];
  readonly weeks: readonly WeekState[];
}

/** @throws {UsageError} as `locate`   @throws {DiskError} */
export async function open(
  flags: Flags,
  surroundings: Surroundings,
  locating: (flags: Flags, surroundings: Surroundings) => Promise<Located> = locate,
): Promise<Opened> {
  const located = await locating(flags, surroundings);
  if (located.state.isForeign())
    surroundings.tell(
      ".lithify/ is not read, since lithify did not make it here: the next command that writes sets it aside",
    );
  return read(located, surroundings);
}

/** Reads what was located: logs, memory folder, and from both the weeks. @throws {DiskError} */
export async function read(located: Located, surroundings: Surroundings): Promise<Opened> {
  const { workspace, state } = located;
  const theirs = await theirFiles(located, surroundings);
  const { folder, notices } = readFolder({ ...located, theirs }, surroundings.now());
  const documents = documentMarks(folder);
  // What a memory rests on is named as its folder's owner would find it: two workspaces may have logs of the same names.
  const listing = await logsOf(located, await unreadBefore(located, documents, surroundings));
  const { logs, refused, ignored } = await withoutOrderNames(listing);
  const waiting = waitingText(located.logWord, listing.waiting, workspace.root);
  const cache = readDigestCache(state);
  const lying = await marksOf(logs, cache, surroundings.now());
  const listed = new Map(logs.map((log) => [log.path, log]));
  const marks = await asDocumented(lying, documents, listed, cache);
  writeDigestCache(state, cache);
  const weeks = weekStates(marks, documents, closingOf(workspace, surroundings.now()), refused);
  const own = theirsText({ ...located, folder });
  const passedOver = [waiting, ...listing.unentered.map(unenteredText), own].filter((one) => one !== undefined);
  return { ...located, listed, marks, ignored, passedOver, theirs, folder, notices, weeks };
}

/** What git has of logs and is not here, but for what a document was made from: that is as if it were deleted. */
async function unreadBefore(
  { workspace, ownership, logFolders }: Located,
  documents: readonly WeeklyMark[],
  asking: Asking,
): Promise<LeftOut[]> {
  const leftOut = await leftOutOf(workspace.root, logFolders, asking);
  if (leftOut.length === 0) return [];
  const read = documents.flatMap(({ sources }) => sources.map(({ path }) => resolve(ownership.owner, path)));
  return leftOut.filter(({ path }) => !read.some((one) => within(path, one)));
}

/** Of a folder whose days nobody knows, so that no week can be failed for it. */
const unenteredText = ({ path, reason }: Ignored): string =>
  `logs below ${path} are not read: ${reason}; mend that, or move them to where they can be read`;

export function closingOf({ config, timezone }: Workspace, now: Date): Closing {
  const closes = config.closes === "auto" ? (config.model.provider === "extractive" ? "day" : "week") : config.closes;
  return { now, timezone, graceHours: config.graceHours, closes };
}

const documentMarks = (folder: Folder) => [...folder.documents].map(([week, { sources }]) => ({ week, sources }));

/**
 * Digests of all logs. One whose size and time are those of the cache is not read again; a log that cannot be read has none,
 * so that its own week is due and says why it fails, and no other.
 */
async function marksOf(logs: readonly ListedLog[], cache: DigestCache, now: Date): Promise<LogMark[]> {
  const marks: LogMark[] = [];
  for (const { path, day, absolute, bytes, mtimeMs } of logs) {
    const known = cache.get(path, bytes, mtimeMs);
    const sha256 = known ?? (await digestOf(absolute).catch(only(DiskError, () => UNREADABLE)));
    if (sha256 === undefined) continue;
    if (known === undefined && sha256 !== UNREADABLE) cache.put(path, bytes, mtimeMs, sha256, now.getTime());
    marks.push({ path, day, sha256, bytes });
  }
  return marks;
}

/**
 * Under the digests that the documents give, where a log is the same but for its line ends: else two clones of which git writes
 * one with CRLF would take turns for ever.
 */
async function asDocumented(
  marks: readonly LogMark[],
  documents: readonly WeeklyMark[],
  listed: ReadonlyMap<string, ListedLog>,
  cache: DigestCache,
): Promise<LogMark[]> {
  const given = new Map(documents.flatMap(({ sources }) => sources.map(({ path, sha256 }) => [path, sha256])));
  const known: LogMark[] = [];
  for (const mark of marks) {
    const { path, sha256: lies } = mark;
    const sha256 = given.get(path) ?? lies;
    if (sha256 === lies || lies === UNREADABLE) known.push(mark);
    else {
      const forms = cache.forms(path, lies) ?? (await digestsOf(listed.get(path)!.absolute));
      cache.putForms(path, lies, forms);
      known.push(forms.includes(sha256) ? { ...mark, sha256, lies } : mark);
    }
  }
  return known;
}

/** What stays so until somebody gives the right to read it; any other fault of the disk may be over the next time. */
function forbidden(error: unknown): Extract<ReadLog, { skipped: string }> {
  if (error instanceof DiskError && (error.code === "EACCES" || error.code === "EPERM"))
    return { skipped: `may not be read (${error.code})`, sha256: UNREADABLE, unread: true };
  throw error;
}

/**
 * Reads logs under redaction: what one of them tells as a secret goes from all. Empty, binary and over-large ones are left out
 * with a notice; their digests stand.
 */
export async function readMarked(
  opened: Pick<Opened, "listed" | "workspace">,
  marks: readonly LogMark[],
): Promise<{ logs: DailyLog[]; marks: LogMark[]; notices: string[] }> {
  const logs: DailyLog[] = [];
  const reread: LogMark[] = [];
  const notices: string[] = [];
  /** Of twenty thousand that are empty one line is told. */
  const alike: [path: string, what: string][] = [];
  const known = new (await import("../daily/again.ts")).ToldValues();
  for (const mark of marks) {
    const read = await readLog(opened.listed.get(mark.path)!, opened.workspace.config.redact.allow, known).catch(
      forbidden,
    );
    if ("skipped" in read) {
      if (read.unread) notices.push(`${mark.path} is left out: ${read.skipped}`);
      else alike.push([mark.path, ` is left out: ${read.skipped}`]);
      if (read.sha256 !== undefined)
        reread.push({ ...mark, sha256: read.sha256, ...(read.unread && { unread: read.skipped }) });
      continue;
    }
    logs.push(read.log);
    const unread = read.unread !== undefined && { unread: read.unread, isPart: true as const };
    const sha256 = read.log.sha256 === mark.lies ? mark.sha256 : read.log.sha256;
    reread.push({ ...mark, sha256, bytes: read.log.bytes, ...unread });
    for (const notice of read.notices) alike.push([mark.path, `: ${notice}`]);
    for (const { rule, line } of read.redacted) notices.push(`${mark.path}:${line}: redacted (${rule})`);
  }
  for (const [[path, what] = [], ...more] of Map.groupBy(alike, ([, said]) => said).values())
    notices.push(`${path}${what}${more.length > 0 ? ` (and ${more.length} more)` : ""}`);
  logs.sort((await import("../daily/hours.ts")).byTime);
  return { logs: await Promise.all(logs.map((log) => withoutToldSince(log, known, notices))), marks: reread, notices };
}

/** A log read before another told what stands in it. */
async function withoutToldSince(log: DailyLog, known: ToldValues, notices: string[]): Promise<DailyLog> {
  if (known.size === 0) return log;
  const { withoutKnown } = await import("../daily/redact.ts");
  const { text, found } = withoutKnown(log.lines.join("\n"), known);
  for (const { rule, line } of found) notices.push(`${log.path}:${line}: redacted (${rule})`);
  return found.length === 0 ? log : { ...log, lines: text.split("\n") };
}
