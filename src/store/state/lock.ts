/**
 * Locks that the kernel holds: one writer and one daemon per workspace. An exclusive SQLite transaction on an empty
 * file is a lock that outlives a suspend and is gone with its process, kill -9 included. Nothing here may open the lock
 * file but SQLite: POSIX frees a process's locks on a file when it closes any descriptor of it.
 */
import fs from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { fieldsOf } from "../../document/fields.ts";
import { DiskError, tried, WorkspaceHeld } from "../../errors.ts";
import { makeFolder } from "../disk/atomic-file.ts";
import { asDiskError, onDisk, refusal } from "../disk/disk-error.ts";
import { readJsonFile } from "../disk/regular-file.ts";
import type { State } from "./state-folder.ts";

export interface Holder {
  readonly pid: number;
  /** `lithify watch`, or in words: `the daemon's compaction`. */
  readonly command: string;
  /** ISO 8601 instant. */
  readonly since: string;
}

export interface Lock {
  /** Whether the lock file at the path is still the one that was locked; false once someone removed or replaced it. */
  stillOurs(): boolean;
  /** Frees the lock; again is fine. */
  release(): void;
}

export interface LockRequest {
  /** The command that takes the lock, for the message to whoever is refused. */
  readonly holder: string;
  /** How long to go on trying, in milliseconds; 0 refuses at once. */
  readonly waitMs: number;
  readonly now: () => Date;
  /** Resolves after `ms`; rejects when `signal` aborts. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly signal?: AbortSignal;
}

/** How long a command that writes waits for another one that does (contract §2). */
const WAIT_MS = 15_000;
const POLL_MS = 100;
/** `holderOf` reads under a lock of its own for under a millisecond: refusing at once would mistake it for a holder. */
const SHORTEST_WAIT_MS = 40;
const SQLITE_BUSY = 5;
const SQLITE_NOT_A_DATABASE = 26;
/** What SQLite cannot do, in the system's words: read-only, disk fault, disk full, cannot open. */
const DISK_CODES: Readonly<Record<number, string>> = { 8: "EACCES", 10: "EIO", 13: "ENOSPC", 14: "EACCES" };

/**
 * Takes the lock at `path`, or tells who has it. This process holding it already counts as held.
 * @throws {WorkspaceHeld} naming pid and command   @throws {DiskError}
 */
export async function acquire(path: string, request: LockRequest): Promise<Lock> {
  const { DatabaseSync } = await import("node:sqlite");
  makeFolder(dirname(path));
  const longestMs = Math.max(request.waitMs, SHORTEST_WAIT_MS);
  const began = request.now().getTime();
  let waitedMs = 0;
  for (;;) {
    const held = tryLock(DatabaseSync, path);
    if (held !== undefined) return lockOf(held, path, request);
    if (waitedMs >= longestMs) throw heldError(path);
    const stepMs = Math.min(POLL_MS, longestMs - waitedMs);
    await request.wait(stepMs, request.signal);
    // On a busy machine a step takes longer than it should; on one whose clock was set back, not less.
    waitedMs = Math.max(waitedMs + stepMs, request.now().getTime() - began);
  }
}

/** Who holds the lock at `path` now; null when it is free. A holder whose record is missing has pid 0. */
export async function holderOf(path: string): Promise<Holder | null> {
  // A file where the folder belongs holds no lock, and whoever wants to write is told of it.
  if (!isFolder(dirname(path)) || lockFile(path) === undefined) return null;
  const { DatabaseSync } = await import("node:sqlite");
  const database = open(DatabaseSync, path, true);
  try {
    return succeeds(database, path, "PRAGMA user_version") ? null : recordedHolder(path);
  } finally {
    database.close();
  }
}

interface Held {
  readonly database: DatabaseSync;
  readonly file: fs.BigIntStats;
}

/**
 * One try: undefined when another holds it. The file is looked at before it is opened and after it is locked; when
 * both are the same file, that is the one that was opened. A first lock finds none before, and goes round once more.
 */
function tryLock(Database: typeof DatabaseSync, path: string): Held | undefined {
  const before = lockFile(path);
  const database = open(Database, path, false);
  try {
    if (!succeeds(database, path, "BEGIN EXCLUSIVE")) {
      database.close();
      return undefined;
    }
    const file = lockFile(path);
    if (file !== undefined && isSameFile(before, file)) return { database, file };
  } catch (error) {
    database.close();
    throw error;
  }
  database.close();
  return tryLock(Database, path);
}

function lockOf(held: Held, path: string, request: LockRequest): Lock {
  let released = false;
  const stillOurs = () => !released && isSameFile(held.file, lockFile(path));
  const release = () => {
    if (released) return;
    if (stillOurs()) removeRecord(path);
    released = true;
    held.database.close();
  };
  try {
    writeRecord(path, { pid: process.pid, command: request.holder, since: request.now().toISOString() });
  } catch (error) {
    release();
    throw asDiskError(error, `write ${recordPath(path)}`);
  }
  return { stillOurs, release };
}

/** The lock file as it is on disk, never through a link; undefined when there is none. */
const lockFile = (path: string): fs.BigIntStats | undefined =>
  onDisk(`look at the lock file ${path}`, () => {
    const found = fs.lstatSync(path, { throwIfNoEntry: false, bigint: true });
    if (found?.isSymbolicLink()) throw refusal("ELOOP", `the lock file ${path} is a symbolic link`);
    if (found !== undefined && !found.isFile()) throw refusal("EINVAL", `the lock file ${path} is not a regular file`);
    return found;
  });

const isFolder = (path: string): boolean => fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const isSameFile = (one: fs.BigIntStats | undefined, other: fs.BigIntStats | undefined): boolean =>
  one !== undefined && other !== undefined && one.ino === other.ino && one.dev === other.dev;

function open(Database: typeof DatabaseSync, path: string, readOnly: boolean): DatabaseSync {
  try {
    return new Database(path, { readOnly, timeout: 0 });
  } catch (error) {
    throw asLockError(error, path);
  }
}

/** Runs a statement that needs the lock: false when another connection holds it. */
function succeeds(database: DatabaseSync, path: string, statement: string): boolean {
  try {
    database.exec(statement);
    return true;
  } catch (error) {
    if (sqliteCode(error) === SQLITE_BUSY) return false;
    throw asLockError(error, path);
  }
}

function asLockError(error: unknown, path: string): unknown {
  const code = sqliteCode(error);
  if (code === undefined) return error;
  const reason = error instanceof Error ? error.message : "";
  if (code === SQLITE_NOT_A_DATABASE) {
    return new DiskError("EINVAL", `${path} is not a lock file of lithify`, `remove ${path}`, error);
  }
  const known = DISK_CODES[code] ?? "EIO";
  return asDiskError(Object.assign(new Error(reason, { cause: error }), { code: known }), `lock ${path}`);
}

/** SQLite's result code without its extension (https://www.sqlite.org/rescode.html). */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

/** `writer.json` beside `writer.lock`. */
const recordPath = (path: string): string => `${path.replace(/\.lock$/, "")}.json`;

/** The record only names the holder, so it is not synced; made anew each time, so that no link is followed. */
function writeRecord(path: string, holder: Holder): void {
  removeRecord(path);
  fs.writeFileSync(recordPath(path), `${JSON.stringify(holder)}\n`, { flag: "wx" });
}

/** A record that stays is harmless: it is read only while the lock is held, and the next holder replaces it. */
const removeRecord = (path: string): void => tried(() => fs.unlinkSync(recordPath(path)), undefined);

/** What the holder's record says; pid 0 when it is missing or half written. */
function recordedHolder(path: string): Holder {
  const { pid, command, since } = fieldsOf(readJsonFile(recordPath(path))) ?? {};
  return typeof pid === "number" && command !== undefined && since !== undefined
    ? { pid, command: String(command), since: String(since) }
    : { pid: 0, command: "unknown", since: "unknown" };
}

function heldError(path: string): WorkspaceHeld {
  const { pid, command, since } = recordedHolder(path);
  const who =
    pid === 0
      ? "another lithify"
      : `${command.startsWith("lithify") ? `\`${command}\`` : command} (pid ${pid}, since ${since})`;
  return new WorkspaceHeld(`${who} holds this workspace`, "wait until it is done, or stop it");
}

/**
 * @param holder the command, for whoever is refused meanwhile
 * @throws {WorkspaceHeld} naming pid and command   @throws {UsageError} NO_STATE_HOME   @throws {DiskError}
 */
export async function writersLock(
  state: State,
  holder: string,
  { now, wait, signal }: Pick<LockRequest, "now" | "wait" | "signal">,
): Promise<Lock> {
  const request: LockRequest = { holder, waitMs: WAIT_MS, now, wait, ...(signal && { signal }) };
  const before = state.lockBefore("writer");
  if (before !== undefined) (await acquire(before, request)).release();
  // The same folder under another path: a daemon works in it, and would find its state gone.
  const watched = state.lockBefore("daemon");
  if (watched !== undefined && (await holderOf(watched)) !== null) throw heldError(watched);
  state.open();
  return acquire(state.writerLock, request);
}
