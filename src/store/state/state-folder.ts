/**
 * `.lithify/`: where locks, saved answers, runs, ledger, journal and rejected text stand, out of git and never watched.
 */
import fs from "node:fs";
import { join } from "node:path";
import { makeFolder, writeAtomically } from "../disk/atomic-file.ts";
import { asDiskError, refusal } from "../disk/disk-error.ts";

/** Absolute paths; whatever is not there yet is made by who writes it. */
export interface StatePaths {
  readonly folder: string;
  readonly writerLock: string;
  readonly daemonLock: string;
  /** A folder: saved answers by request digest. */
  readonly answers: string;
  /** A folder: each run's plans. */
  readonly runs: string;
  /** A folder: what a model wrote and lithify did not keep. */
  readonly rejected: string;
  readonly ledger: string;
  readonly journal: string;
  /** What the daemon says of itself, and which weeks it tries again when. */
  readonly daemonReport: string;
  readonly attempts: string;
}

/** Where things stand in the state folder of `workspace`. Touches no disk. */
export function statePaths(workspace: string): StatePaths {
  const folder = join(workspace, ".lithify");
  return {
    folder,
    writerLock: join(folder, "writer.lock"),
    daemonLock: join(folder, "daemon.lock"),
    answers: join(folder, "answers"),
    runs: join(folder, "runs"),
    rejected: join(folder, "rejected"),
    ledger: join(folder, "ledger.jsonl"),
    journal: join(folder, "journal.jsonl"),
    daemonReport: join(folder, "daemon-report.json"),
    attempts: join(folder, "attempts.json"),
  };
}

/**
 * Makes `.lithify/` where it is missing, readable by its owner alone, with a `.gitignore` of `*`.
 * @throws {DiskError} as `refuseForeignState` finds
 */
export function openStateFolder(workspace: string): StatePaths {
  const paths = statePaths(workspace);
  refuseForeignState(paths);
  makeFolder(paths.folder, 0o700);
  const ignore = join(paths.folder, ".gitignore");
  if (fs.lstatSync(ignore, { throwIfNoEntry: false }) === undefined) writeAtomically(ignore, "*\n");
  return paths;
}

/**
 * Looks at the folder and its parts, which need not be there: a cloned repository may have brought links along that lead
 * out of the workspace.
 * @throws {DiskError} `ELOOP` when one is a link, `ENOTDIR` when it is a file
 */
export function refuseForeignState({ folder, answers, runs, rejected }: StatePaths): void {
  for (const path of [folder, answers, runs, rejected]) refuseOther(path);
}

function refuseOther(path: string): void {
  try {
    const found = fs.lstatSync(path, { throwIfNoEntry: false });
    if (found?.isSymbolicLink())
      throw refusal("ELOOP", `${path} is a symbolic link: lithify keeps its state inside the workspace`);
    if (found?.isDirectory() === false) throw refusal("ENOTDIR", `${path} is a file, not a folder`);
  } catch (error) {
    throw asDiskError(error, `look at ${path}`);
  }
}
