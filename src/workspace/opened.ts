/**
 * Opens a workspace for a command: its logs as marks, its memory folder as memories, its weekly documents, and the
 * weeks in their states.
 */
import fs from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { setFlagsFromString } from "node:v8";
import {
  type Closing,
  type LogMark,
  UNREADABLE,
  type WeeklyMark,
  type WeekState,
  weekStates,
} from "../compaction/due.ts";
import { type Folder, type FolderFile, folderOf, readAs } from "../compaction/folder.ts";
import type { ToldValues } from "../daily/again.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import {
  digestOf,
  digestsOf,
  type Ignored,
  type ListedLog,
  type Listing,
  listLogs,
  type ReadLog,
  readLog,
} from "../daily/read-logs.ts";
import { DiskError, type PassOver, UsageError } from "../errors.ts";
import { withoutOrderNames } from "../memory/evidence/orders/named.ts";
import { fileAt } from "../memory/file/memory-path.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";
import { type AbsentFile, absentFiles } from "../store/git/absent.ts";
import { onceTracked } from "../store/git/once-tracked.ts";
import type { Asking } from "../store/git/tracked.ts";
import { type MemoryNotice, readMemoryFolder } from "../store/memory-folder.ts";
import { type DigestCache, readDigestCache, writeDigestCache } from "../store/state/digest-cache.ts";
import { keptFiles } from "../store/state/kept-files.ts";
import { noState, type State } from "../store/state/state-folder.ts";
import { heldBack } from "./layers.ts";
import { ID_FILE, idIn, type Ownership, ownershipOf } from "./memory-owner.ts";
import { refuseOwner } from "./ownership.ts";
import { checkPlaces, MEMORY_PARTS, type Place } from "./places.ts";
import { stateOf } from "./state.ts";
import type { Surroundings } from "./surroundings.ts";
import { theirFiles, theirsText } from "./word/files.ts";
import { isWaiting, type LogWord, waitingFolders, waitingText } from "./word/logs.ts";
import { CONFIG_FILE, type Flags, openWorkspace, placeOf, realPlace, type Workspace, within } from "./workspace.ts";

/** Where a workspace's parts are; nothing of them is read yet. */
export interface Located {
  readonly workspace: Workspace;
  readonly state: State;
  /** Absolute. */
  readonly memoryFolder: string;
  /** Relative to the workspace, with forward slashes, for plans and messages. */
  readonly memoryPath: string;
  /** Of the memory folder, what git tracks and this checkout leaves out: whoever reads the folder has it as git does. */
  readonly absent: readonly AbsentFile[];
  /** Whose the memory folder is. */
  readonly ownership: Ownership;
  /** As in `ownership`: where a guest keeps its weeks. */
  readonly guest: string | undefined;
  /** Absolute. */
  readonly logFolders: readonly string[];
  /** Folders of logs that wait for the user's word. */
  readonly logWord: LogWord;
}

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

/**
 * @param passOver for who only reads memories: told what is wrong with configuration, logs and state, which it can do without
 * @throws {UsageError} NO_LOGS, BAD_CONFIG, OUTSIDE_WORKSPACE, UNSAFE_WORKSPACE, FOREIGN_STATE, FOREIGN_MEMORY
 */
export async function locate(flags: Flags, surroundings: Surroundings, passOver?: PassOver): Promise<Located> {
  keepHeapSmall();
  const { cwd, env, signal } = surroundings;
  const workspace = await openWorkspace(cwd, flags, env, signal, passOver);
  const { root, config, notLifted } = workspace;
  for (const lifted of notLifted) surroundings.detail(heldBack(lifted));
  const memory = placed(workspace, "memory", config.memory);
  const places = logPlaces(workspace, memory, passOver);
  const parts = ["", ...MEMORY_PARTS].map((part) => realPlace(join(memory.folder, part)));
  await refuseOwner(root, parts, { environment: env, signal });
  const ownership = await ownershipIn(workspace, realPlace(memory.folder), { environment: env, signal }, passOver);
  const state = await stateOf(root, surroundings).catch((error: unknown) => {
    if (passOver === undefined || !(error instanceof UsageError)) throw error;
    passOver(error);
    return noState(root);
  });
  const memoryPath = relative(root, memory.folder).split(sep).join("/");
  const logFolders = places.map(({ folder }) => folder);
  const logWord = await waitingFolders(workspace, logFolders, state, { environment: env, signal });
  const absent = await absentFiles(root, memoryPath, { environment: env, signal });
  const folders = { memoryFolder: memory.folder, memoryPath, absent, logFolders, logWord };
  return { workspace, state, ...folders, ownership, guest: ownership.guest };
}

/** As `locate`, for who only reads: a state that is refused is told of, and nothing of it is read. */
export const locateToRead = (flags: Flags, surroundings: Surroundings): Promise<Located> =>
  locate(flags, surroundings, (fault) => {
    if (!(fault instanceof UsageError) || fault.code !== "FOREIGN_STATE") throw fault;
    surroundings.tell(`${fault.message}; it is not read\nhint: ${fault.hint}`);
  });

function logPlaces(workspace: Workspace, memory: Place, passOver: PassOver | undefined): Place[] {
  const { root, config } = workspace;
  try {
    const places = [config.logs].flat().map((named) => placed(workspace, "logs", named));
    for (const { folder } of places)
      if (!fs.existsSync(folder))
        throw new UsageError("NO_LOGS", `there is no folder ${folder}`, "lithify init makes a workspace");
    checkPlaces(root, memory, places, config.memoryShared, passOver !== undefined);
    return places;
  } catch (error) {
    const isOurs = isWorkspace(root) || idIn(realPlace(memory.folder)) !== undefined;
    if (passOver === undefined || !(error instanceof UsageError) || !isOurs) throw error;
    checkPlaces(root, memory, [], config.memoryShared, true);
    passOver(error);
    return [];
  }
}

const placed = (workspace: Workspace, key: Place["key"], named: string): Place => ({
  ...{ key, named },
  folder: placeOf(workspace, named, key),
});

/** @throws {UsageError} FOREIGN_MEMORY */
async function ownershipIn(
  { root, config }: Workspace,
  memory: string,
  asking: Asking,
  passOver: PassOver | undefined,
): Promise<Ownership> {
  const knows = (around: string, owner: string, guest?: string): Promise<boolean> =>
    knowsLogs({ root: around, memory, owner, guest }, passOver);
  // A folder that holds something and says nothing was told to forget: git knows.
  const text =
    idIn(memory) ?? (namesIn(memory).length > 0 ? await onceTracked(join(memory, ID_FILE), asking) : undefined);
  const found = await ownershipOf({
    ...{ root, memory, text, shared: config.memoryShared },
    isRenamed: async (owner) => !isWorkspace(owner) && (await knows(root, root)),
    mayBeOurs: (owner, guest) => knows(root, owner, guest),
    ownerAround: () => ownerAround(root, knows),
  });
  if (!("takenBy" in found)) return found;
  const { takenBy } = found;
  const file = join(memory, ID_FILE);
  const itself = `write the line ${JSON.stringify(relative(memory, root).split(sep).join("/"))} into ${file}`;
  throw new UsageError(
    "FOREIGN_MEMORY",
    takenBy === undefined
      ? `memory: ${JSON.stringify(config.memory)} has weeks made from logs that are not here, and no ${ID_FILE} that says whose they are`
      : `memory: ${JSON.stringify(config.memory)} belongs to another workspace, ${takenBy}`,
    takenBy === undefined
      ? `run lithify compact in the workspace whose they are, or have git put ${ID_FILE} back; if it is this one with other logs, ${itself}`
      : `give memory another folder, or set memoryShared: true, which keeps its weeks apart${isWorkspace(takenBy) ? "" : `; if this is that workspace under another name, ${itself}`}`,
  );
}

const isWorkspace = (folder: string): boolean =>
  [CONFIG_FILE, ".lithify"].some((name) => fs.existsSync(join(folder, name)));

/**
 * Whether weeks in the folder were made from logs that lie here, line ends aside; so it is also where no week was made yet. A
 * guest's logs are named from afar, so that their place alone tells.
 */
async function knowsLogs(
  { root, memory, owner, guest }: { root: string; memory: string; owner: string; guest: string | undefined },
  passOver: PassOver | undefined,
): Promise<boolean> {
  const { folder } = readFolder({ memoryFolder: memory, guest }, undefined, passOver);
  const documents = [...folder.documents.values()];
  for (const { path, sha256 } of documents.flatMap(({ sources }) => sources)) {
    const log = resolve(owner, path);
    if (!within(root, log)) continue;
    if (guest !== undefined || (await digestOf(log)) === sha256 || (await digestsOf(log)).includes(sha256)) return true;
  }
  return documents.length === 0;
}

async function ownerAround(
  root: string,
  knows: (around: string, owner: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    if (await knows(folder, folder)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * What a week needs dies with it, yet where the young heap grows much of it moves on to the old one first, and stays until
 * that is swept: 52 weeks of 210 KB took 320 MB, and take 170 so, in the same time. Both are read anew at each collection.
 */
function keepHeapSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=100");
}

/** @throws {UsageError} as `locate`   @throws {DiskError} */
export async function open(flags: Flags, surroundings: Surroundings): Promise<Opened> {
  const located = await locate(flags, surroundings);
  if (located.state.isForeign())
    surroundings.tell(
      ".lithify/ is not read, since lithify did not make it here: the next command that writes sets it aside",
    );
  return read(located, surroundings);
}

/** The logs of a workspace, without those that wait for the user's word: their paths, absolute. */
export async function logsOf({
  workspace,
  ownership,
  logFolders,
  logWord,
}: Pick<Located, "workspace" | "ownership" | "logFolders" | "logWord">): Promise<Listing & { waiting: string[] }> {
  const listing = await listLogs(ownership.owner, logFolders, workspace.config.redact.allow);
  const waiting = listing.logs.filter(({ absolute }) => isWaiting(logWord, absolute)).map(({ absolute }) => absolute);
  if (waiting.length === 0) return { ...listing, waiting };
  return { ...listing, logs: listing.logs.filter(({ absolute }) => !waiting.includes(absolute)), waiting };
}

/** Reads what was located: logs, memory folder, and from both the weeks. @throws {DiskError} */
export async function read(located: Located, surroundings: Surroundings): Promise<Opened> {
  const { workspace, state } = located;
  // What a memory rests on is named as its folder's owner would find it: two workspaces may have logs of the same names.
  const listing = await logsOf(located);
  const { logs, refused, ignored } = await withoutOrderNames(listing);
  const waiting = waitingText(located.logWord, listing.waiting, workspace.root);
  const cache = readDigestCache(state);
  const lying = await marksOf(logs, cache, surroundings.now());
  const { env, signal } = surroundings;
  const theirs = await theirFiles(located, { environment: env, signal });
  const { folder, notices } = readFolder({ ...located, theirs }, surroundings.now());
  const listed = new Map(logs.map((log) => [log.path, log]));
  const documents = documentMarks(folder);
  const marks = await asDocumented(lying, documents, listed, cache);
  writeDigestCache(state, cache);
  const weeks = weekStates(marks, documents, closingOf(workspace, surroundings.now()), refused);
  const own = theirsText({ ...located, folder });
  const passedOver = [waiting, ...listing.unentered.map(unenteredText), own].filter((one) => one !== undefined);
  return { ...located, listed, marks, ignored, passedOver, theirs, folder, notices, weeks };
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
    const sha256 =
      known ??
      (await digestOf(absolute).catch((error: unknown) => {
        if (error instanceof DiskError) return UNREADABLE;
        throw error;
      }));
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

/** What of the folder is read: as `readMemoryFolder`. */
const MEANT = /^(?:[^/.][^/]*\.md|(?:week|month|year)ly\/[^/.][^/]*\.md|inbox\/[^/.][^/]*|\.gitattributes)$/;

const asInGit = ({ file, text }: AbsentFile): FolderFile =>
  text === undefined
    ? { file, text: "", unread: "it is not checked out here, and git does not say it" }
    : { file, text, absent: true };

/**
 * The memory folder as it is on disk, with what only git has, and what is odd about it. What is kept of its files serves where
 * `now` is given. @param passOver told what the disk does not give
 */
export function readFolder(
  {
    memoryFolder,
    memoryPath = "",
    guest,
    absent = [],
    theirs = new Set(),
    state,
  }: Pick<Located, "memoryFolder" | "guest"> &
    Partial<Pick<Opened, "memoryPath" | "absent" | "theirs">> & { readonly state?: State },
  now?: Date,
  passOver?: PassOver,
): { folder: Folder; notices: readonly MemoryNotice[] } {
  const kept = state && now && keptFiles(state, now.getTime());
  const { files, unread, notices } = readMemoryFolder(memoryFolder, guest, kept, passOver);
  // Whoever writes here needs them.
  const attributes = passOver ? undefined : readRegularFile(join(memoryFolder, ".gitattributes"));
  const own = [...theirs].flatMap((path) => fileAt({ memoryPath, guest }, path) ?? []);
  const standing = [
    ...files,
    ...unread,
    ...(attributes === undefined ? [] : [{ file: ".gitattributes", text: String(attributes) }]),
    ...absent.filter(({ file }) => MEANT.test(file)).map(asInGit),
  ];
  const folder = folderOf(standing, new Set(own));
  for (const { file, text, read } of readAs(folder)) kept?.note(file, text ?? folder.texts.get(file) ?? "", read);
  kept?.save();
  return { folder, notices };
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
  const known = new (await import("../daily/again.ts")).ToldValues();
  for (const mark of marks) {
    const read = await readLog(opened.listed.get(mark.path)!, opened.workspace.config.redact.allow, known).catch(
      forbidden,
    );
    if ("skipped" in read) {
      notices.push(`${mark.path} is left out: ${read.skipped}`);
      if (read.sha256 !== undefined)
        reread.push({ ...mark, sha256: read.sha256, ...(read.unread && { unread: read.skipped }) });
      continue;
    }
    logs.push(read.log);
    const unread = read.unread !== undefined && { unread: read.unread, isPart: true as const };
    const sha256 = read.log.sha256 === mark.lies ? mark.sha256 : read.log.sha256;
    reread.push({ ...mark, sha256, bytes: read.log.bytes, ...unread });
    notices.push(...read.notices.map((notice) => `${mark.path}: ${notice}`));
    for (const { rule, line } of read.redacted) notices.push(`${mark.path}:${line}: redacted (${rule})`);
  }
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
