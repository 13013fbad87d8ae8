/**
 * `.lithify/`: where locks, saved answers, runs, ledger, journal and rejected text stand, out of git and never watched.
 *
 * It is trusted only when lithify made it on this machine for this place, which its token tells: before that is known,
 * nothing in it is read, and all its paths lead nowhere. What others could have put there, a clone or another user, is
 * refused. What lithify made elsewhere, or without a token, is set aside by the first command that writes.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { basename, join } from "node:path";
import { shellWord, UsageError } from "../../errors.ts";
import { holdTo } from "../../held-folders.ts";
import { isTemp, makeFolder, writeAtomically } from "../disk/atomic-file.ts";
import { asDiskError, errorCode } from "../disk/disk-error.ts";
import { keepsModes, whyOthers } from "../disk/owner.ts";
import { namesIn, standingAt } from "../disk/real-folder.ts";
import { readRegularFile } from "../disk/regular-file.ts";
import type { Asking } from "../git/child.ts";
import { tracking } from "../git/tracked.ts";
import { LOG_FOLDERS_FILE, logFoldersText } from "./log-folders.ts";
import { ensureSecret, mayHoldSecret, readSecret, sealed, secretPath } from "./secret.ts";

/** By their names in the folder. */
const PATHS = {
  ...{ folder: "", writerLock: "writer.lock", daemonLock: "daemon.lock" },
  /** A folder: saved answers by request digest. */
  answers: "answers",
  /** A folder: each run's plans. */
  runs: "runs",
  /** A folder: what a model wrote and lithify did not keep. */
  rejected: "rejected",
  ...{ ledger: "ledger.jsonl", journal: "journal.jsonl" },
  /** What the daemon says of itself, and which weeks it tries again when. */
  ...{ daemonReport: "daemon-report.json", attempts: "attempts.json" },
};

/** Absolute paths; whatever is not there yet is made by who writes it. */
export type StatePaths = { readonly [path in keyof typeof PATHS]: string };

export interface State extends StatePaths {
  /** Whether the folder is there and lithify's own; else its paths lead nowhere until `open` has made it so. */
  readonly trusted: () => boolean;
  /** Whether something stands there that lithify did not make here. */
  readonly isForeign: () => boolean;
  /**
   * Makes the folder where it is missing, readable by its owner alone, with a `.gitignore` of `*`. One that lithify did not
   * make here is set aside, whole, and named.
   * @throws {UsageError} NO_STATE_HOME, FOREIGN_STATE   @throws {DiskError}
   */
  readonly open: () => void;
  /** 64 hex that nobody else can make for this text in this place; undefined while the folder is not trusted. */
  readonly seal: (text: string) => string | undefined;
  /**
   * What is kept here bears it, and no file that was made elsewhere: what an archive laid over the folder tells nothing. "" where no
   * token is right.
   */
  readonly mark: () => string;
  /** A file in the user's own state folder that holds the ledger of this place once more; leads nowhere while the folder is not trusted. */
  readonly spent: () => string;
  /**
   * A lock that somebody may hold in a folder that is not trusted yet: an older lithify, which is waited for before its
   * folder is set aside. Only an empty file is one: of what stands beside it SQLite then reads nothing.
   */
  readonly lockBefore: (which: "writer" | "daemon") => string | undefined;
}

interface StateSurroundings extends Asking {
  /** The user's own folders for state, best first; absolute. */
  readonly userFolders: readonly string[];
  /** Told what was set aside, and what is not read. */
  readonly tell: (notice: string) => void;
}

/** Its name in a workspace. */
export const STATE_FOLDER = ".lithify";
/** What tells that lithify made it here. */
export const TOKEN = "token";
const IGNORE = ".gitignore";
const LOCKS = new Set(["writer.lock", "daemon.lock"]);
const BESIDE_LOCKS = new Set([...LOCKS].flatMap((lock) => [`${lock}-journal`, lock.replace(/lock$/, "json")]));
/** What a first start has made when it is killed, and locks, which say nothing once they are free. */
const isBeginning = (name: string): boolean =>
  [TOKEN, IGNORE, LOG_FOLDERS_FILE].includes(name) || isTemp(name) || LOCKS.has(name) || BESIDE_LOCKS.has(name);

const FOLDERS = new Set(["answers", "runs", "rejected", "staging", "pointers", "shown"]);

/** Search looks itself at what stands where its index would, and never opens what is no file of its own. */
const INDEX = new Set(
  ["search.db", "search-logs.db"].flatMap((name) =>
    ["", "-journal", "-wal", "-shm", "-stamp"].map((end) => name + end),
  ),
);

/** A folder that was set aside: `.lithify-set-aside-1`. */
export const SET_ASIDE = `${STATE_FOLDER}-set-aside-`;

/**
 * Looks at the state folder of a workspace, and changes nothing.
 * @param workspace absolute, links followed
 * @throws {UsageError} FOREIGN_STATE, before anything in it is read, when it may be somebody else's work
 */
export async function lookAtState(workspace: string, surroundings: StateSurroundings): Promise<State> {
  const folder = join(workspace, STATE_FOLDER);
  holdTo(folder, folder);
  await refuseForeign(folder, surroundings);
  const home = await usableHome(surroundings);
  const secret = home === undefined ? undefined : readSecret(home);
  const isOwn = secret !== undefined && tokenIn(folder) === tokenOf(workspace, secret);
  return stateAt(workspace, isOwn ? secret : undefined, home, surroundings.tell);
}

/** Of a place whose state is refused and which is only read. */
export const noState = (workspace: string): State => stateAt(workspace, undefined, undefined, () => {});

/** @param made the secret whose token the folder bears; undefined where it bears none   @param home where that secret lies, or may */
function stateAt(
  workspace: string,
  made: string | undefined,
  home: string | undefined,
  tell: StateSurroundings["tell"],
): State {
  const folder = join(workspace, STATE_FOLDER);
  let nowhere: string | undefined;
  let secret = made;
  const state: Omit<State, keyof StatePaths> = {
    trusted: () => secret !== undefined,
    isForeign: () => secret === undefined && isForeignWork(folder),
    mark: () => (secret === undefined ? "" : tokenOf(workspace, secret, "kept")),
    spent: () => join(secret ? home! : `${folder}-${randomUUID()}`, `spent-${state.mark().slice(0, 16)}.jsonl`),
    seal: (text) => secret && sealed(secret, `plan of ${fs.realpathSync.native(workspace)}`, text),
    lockBefore: (which) => (secret === undefined ? emptyLock(folder, `${which}.lock`) : undefined),
    open: () => {
      secret ??= ensureSecret(home);
      makeOwn(folder, tokenOf(workspace, secret), tell, state.mark());
    },
  };
  for (const [path, name] of Object.entries(PATHS))
    Object.defineProperty(state, path, {
      enumerable: true,
      get: () => {
        if (secret === undefined) {
          nowhere ??= join(workspace, `${STATE_FOLDER}-${randomUUID()}`);
          return join(nowhere, name);
        }
        // Somebody may have put a link there since it was looked at.
        for (const at of new Set([folder, join(folder, name)])) refuseLink(at);
        return join(folder, name);
      },
    });
  return state as State;
}

/** The first of the user's folders that holds the secret or may; never one that git brought, in a home that is a work tree. */
async function usableHome({ userFolders, ...asking }: StateSurroundings): Promise<string | undefined> {
  const home = userFolders.find(mayHoldSecret);
  if (home === undefined) return undefined;
  const path = secretPath(home);
  if (standingAt(path) === undefined || (await tracking(fs.realpathSync(path), asking)) === "no") return home;
  throw new UsageError(
    "NO_STATE_HOME",
    `git tracks ${path}: what it vouches for may be anybody's`,
    "take it out of git and away, or set XDG_STATE_HOME to a folder of yours that is in no repository",
  );
}

/** Bound to the place, as the disk spells it: some systems know one folder by several spellings. */
const tokenOf = (workspace: string, secret: string, purpose = "place"): string =>
  sealed(secret, purpose, fs.realpathSync.native(workspace));

/** @throws {DiskError} where it cannot be read at the moment: nobody knows then whose the folder is */
function tokenIn(folder: string): string | undefined {
  const path = join(folder, TOKEN);
  const isOurs = (standingAt(path)?.size ?? 0) <= LARGEST_TOKEN;
  return (isOurs && String(readRegularFile(path) ?? "").trimEnd()) || undefined;
}
/** What is larger lithify did not write: it is a wrong one. */
const LARGEST_TOKEN = 1_000;

function makeOwn(folder: string, token: string, tell: (notice: string) => void, mark: string): void {
  if (tokenIn(folder) === token) return;
  if (isForeignWork(folder)) setAside(folder, token, tell);
  makeFolder(folder, 0o700);
  writeAtomically(join(folder, IGNORE), "*\n");
  writeAtomically(join(folder, LOG_FOLDERS_FILE), logFoldersText(mark, []));
  // Last of all: from now on whatever stands beside it counts as lithify's own.
  writeAtomically(join(folder, TOKEN), `${token}\n`, { mode: 0o600 });
}

const isForeignWork = (folder: string): boolean =>
  namesIn(folder).some((name) => !isBeginning(name) || (LOCKS.has(name) && emptyLock(folder, name) === undefined));

function emptyLock(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  const found = standingAt(path);
  return found?.isFile() && found.size === 0 ? path : undefined;
}

/** Whole, since it may be somebody's: answers that were paid for, runs that could be undone where they were made. */
function setAside(folder: string, token: string, tell: (notice: string) => void): void {
  const workspace = join(folder, "..");
  for (let number = 1; ; number += 1) {
    const aside = join(workspace, `${SET_ASIDE}${number}`);
    if (standingAt(aside) !== undefined) continue;
    try {
      fs.renameSync(folder, aside);
    } catch (error) {
      // Another lithify did it meanwhile.
      if (errorCode(error) === "ENOENT") return;
      throw asDiskError(error, `set ${folder} aside`);
    }
    if (tokenIn(aside) === token) {
      fs.renameSync(aside, folder);
      return;
    }
    tell(
      `${STATE_FOLDER}/ was not made by lithify for this place (it was moved or copied, an older version made it, or the user's own state folder was lost): it is now ${basename(aside)}/, nothing in it counts, and it may be deleted. Memories and logs are as they were; what an earlier run wrote and did not commit is yours to commit`,
    );
    return;
  }
}

/**
 * A cloned repository, an archive or another user may have put it there, or links in it that lead anywhere.
 * @throws {UsageError} FOREIGN_STATE
 */
async function refuseForeign(folder: string, asking: Asking): Promise<void> {
  const found = standingAt(folder);
  if (found !== undefined) {
    refuseLink(folder, found);
    if (!found.isDirectory()) throw foreign(folder, "is a file, not a folder", "move it away");
    refuseOthers(folder, found);
    for (const name of namesIn(folder)) refuseEntry(join(folder, name), name, found);
  }
  const tracked = await tracking(folder, asking);
  if (tracked === "unknown")
    throw foreign(folder, "may be tracked by git, which cannot be asked", "see what `git status` says, and mend that");
  if (tracked === "yes")
    throw foreign(
      folder,
      "is tracked by git: whoever wrote that commit may have made it",
      `take it out of git and away: git rm -r -q --cached ${STATE_FOLDER} && rm -r ${STATE_FOLDER}; losing it costs time, never truth`,
    );
}

function refuseLink(path: string, found = standingAt(path)): void {
  if (found?.isSymbolicLink()) throw foreign(path, "is a symbolic link", "remove the link");
}

function refuseEntry(path: string, name: string, above: fs.Stats): void {
  const entry = standingAt(path);
  if (entry === undefined) return;
  if (name.toLowerCase() === ".git") throw foreign(path, "makes a repository of it", `remove ${STATE_FOLDER}`);
  if (INDEX.has(name) && !entry.isFile()) return;
  refuseLink(path, entry);
  if (!entry.isDirectory() && !entry.isFile()) throw foreign(path, "is no regular file", "remove it");
  if (FOLDERS.has(name) && !entry.isDirectory()) throw foreign(path, "is a file, not a folder", "move it away");
  if (isBeginning(name) && !entry.isFile()) throw foreign(path, "is a folder, not a file", "move it away");
  refuseOthers(path, entry, above);
  if (entry.isDirectory()) refuseBelow(path, above, DEEPEST);
}

/** `runs/<run>/<week>.json` */
const DEEPEST = 2;

/** What is a link or no file further down is not read, and so not refused. */
function refuseBelow(folder: string, above: fs.Stats, levels: number): void {
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    const entry = standingAt(path);
    if (entry === undefined) continue;
    refuseOthers(path, entry, above);
    if (entry.isDirectory() && levels > 1) refuseBelow(path, above, levels - 1);
  }
}

/** @param above the state folder, where it is not itself meant */
function refuseOthers(path: string, found: fs.Stats, above?: fs.Stats): void {
  const self = process.geteuid?.();
  const why = whyOthers(found, self, above);
  if (why === undefined || (found.uid === self && !keepsModes(found.isDirectory() ? path : join(path, "..")))) return;
  const remedy =
    found.uid === self ? `if nobody else has: chmod -R go-w ${shellWord(path)}; else` : "run lithify as that user, or";
  throw foreign(path, why, `${remedy} remove it`);
}

const foreign = (path: string, why: string, remedy: string): UsageError =>
  new UsageError("FOREIGN_STATE", `${path} ${why}: lithify trusts only state that it made here itself`, remedy);
