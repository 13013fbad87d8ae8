/**
 * Finds the session files that a person names: files as they are, folders with every `.jsonl` below them. What a file
 * is is told by its rows later.
 */

import fs from "node:fs";
import { join, resolve } from "node:path";
import { DiskError, only, UsageError } from "../errors.ts";
import { asDiskError, onDisk } from "../store/disk/disk-error.ts";
import { SET_ASIDE } from "../store/state/state-folder.ts";
import { timeFrom } from "../transcript/fields.ts";
import { readSession } from "../transcript/read-session.ts";

export interface SessionFile {
  /** Absolute. */
  readonly path: string;
  /** As the person named it, or below what was named. */
  readonly shown: string;
  /** Itself, not a folder above it. */
  readonly named: boolean;
  /** When it was last written, `2026-02-10T21:11:56.846Z`: the day of a conversation that tells no time. */
  readonly changed: string;
  /** Of a folder below a named one, or a file there, into which nobody could look. */
  readonly fault?: DiskError;
}

/** Folders in which no agent keeps sessions, and lithify's own. */
const PASSED_OVER = new Set([".lithify", ".git", "node_modules"]);

/**
 * In the order they were named, a folder's by their paths, each once. Links below a folder are not followed.
 * @throws {UsageError} NO_FILE when there is nothing of that name   @throws {DiskError} when what was named cannot be read
 */
export function sessionFiles(named: readonly string[], cwd: string): SessionFile[] {
  const found = new Map<string, SessionFile>();
  for (const name of named) {
    const path = resolve(cwd, name);
    const stat = fs.statSync(path, { throwIfNoEntry: false });
    if (stat === undefined)
      throw new UsageError(
        "NO_FILE",
        `there is no file or folder ${name}`,
        "name session files, or folders that hold them",
      );
    if (stat.isDirectory()) for (const file of onDisk(`read ${path}`, () => below(path, name))) add(file);
    else add({ path, shown: name, named: true, changed: changedAt(stat) });
  }
  return [...found.values()];

  function add(file: SessionFile): void {
    const real = file.fault ? file.path : fs.realpathSync(file.path);
    if (!found.has(real)) found.set(real, file);
  }
}

function below(folder: string, shown: string): SessionFile[] {
  const files: SessionFile[] = [];
  for (const entry of entriesOf(folder)) {
    const file = { path: join(folder, entry.name), shown: join(shown, entry.name), named: false };
    try {
      if (entry.isDirectory() && !PASSED_OVER.has(entry.name) && !entry.name.startsWith(SET_ASIDE))
        for (const one of below(file.path, file.shown)) files.push(one);
      else if (entry.isFile() && entry.name.endsWith(".jsonl"))
        files.push({ ...file, changed: changedAt(fs.statSync(file.path)) });
    } catch (error) {
      const fault = asDiskError(error, `read ${file.path}`);
      if (!(fault instanceof DiskError)) throw error;
      // A process ends while its folder below /proc is looked at.
      if (fault.code !== "ENOENT" && fault.code !== "ESRCH") files.push({ ...file, changed: "", fault });
    }
  }
  return files;
}

/** A file that was unpacked may bring any time at all; when it was put here the system itself noted. */
const changedAt = ({ mtimeMs, ctimeMs }: fs.Stats): string =>
  timeFrom(mtimeMs) ?? timeFrom(ctimeMs) ?? "1973-03-04T00:00:00.000Z";

const entriesOf = (folder: string): fs.Dirent[] =>
  fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));

/** What lies in a folder is only noticed. @throws {UsageError} UNKNOWN_FORMAT when none of these files, each named itself, is a session's */
export async function refuseUnknown(files: readonly SessionFile[]): Promise<void> {
  const [first] = files;
  if (first === undefined || files.some(({ named }) => !named)) return;
  for (const { path } of files) if (await isSession(path).catch(only(DiskError, () => true))) return;
  throw new UsageError(
    "UNKNOWN_FORMAT",
    `${first.shown} is no session file of Claude Code, Codex or OpenClaw`,
    `a daily log belongs into the folder of logs, and lithify extract ${first.shown} reads any text`,
  );
}

/** Also one that is still empty, and what can never be read: whoever captures it says so. */
async function isSession(path: string): Promise<boolean> {
  for await (const event of readSession(path))
    if (event.kind !== "end" || event.report.tool !== undefined || event.report.lines === 0) return true;
  return false;
}
