/**
 * What connect keeps of itself with the user's state: which folders it made, and which paths it put into agents' lists. Losing it
 * leaves something of lithify's in a file or a folder one day.
 */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { DiskError, unless } from "../errors.ts";
import { removeFile, writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import { userStateFolders } from "../workspace/user-folders.ts";

/** Those that were made for agents' files: only they go again, once they are empty. */
const FOLDERS = "connect-folders.json";

const made = (env: NodeJS.ProcessEnv): string[] => recorded(env, FOLDERS, (one) => typeof one === "string");

/** The folders above a file that are not there yet, the innermost first. */
export function missingAbove(file: string): string[] {
  const folder = dirname(file);
  return fs.existsSync(folder) || folder === dirname(folder) ? [] : [folder, ...missingAbove(folder)];
}

export function noteMade(env: NodeJS.ProcessEnv, folders: readonly string[]): void {
  if (folders.length > 0) record(env, FOLDERS, [...new Set([...made(env), ...folders])]);
}

/** Removes what was made above a file and holds nothing any more. */
export function removeMade(env: NodeJS.ProcessEnv, file: string): void {
  const known = made(env);
  const gone = new Set<string>();
  for (let folder = dirname(file); known.includes(folder); folder = dirname(folder))
    try {
      fs.rmdirSync(folder);
      gone.add(folder);
    } catch {
      break;
    }
  recordLeft(env, FOLDERS, known, (folder) => !gone.has(folder));
}

/** Where nothing is connected any more: what of the folders above these files holds something is somebody else's now. */
export function forgetMade(env: NodeJS.ProcessEnv, files: readonly string[]): void {
  const isAbove = (folder: string): boolean => files.some((file) => file.startsWith(join(folder, "/")));
  recordLeft(env, FOLDERS, made(env), (folder) => !isAbove(folder) && fs.existsSync(folder));
}

/** Those that connect put into agents' lists: what a user wrote there looks the same, and is left when lithify's go. */
const PATHS = "connect-paths.json";

interface Put {
  readonly file: string;
  readonly path: string;
}

const isPut = (one: unknown): one is Put =>
  typeof one === "object" && one !== null && "file" in one && "path" in one && typeof one.path === "string";

/** @param file links followed */
export const pathsPut = (env: NodeJS.ProcessEnv, file: string): string[] =>
  recorded(env, PATHS, isPut).flatMap((one) => (one.file === file ? [one.path] : []));

export function notePaths(env: NodeJS.ProcessEnv, file: string, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const known = recorded(env, PATHS, isPut);
  const isKnown = (path: string): boolean => known.some((one) => one.file === file && one.path === path);
  record(env, PATHS, [...known, ...paths.filter((path) => !isKnown(path)).map((path) => ({ file, path }))]);
}

export function forgetPaths(env: NodeJS.ProcessEnv, files: readonly string[]): void {
  recordLeft(env, PATHS, recorded(env, PATHS, isPut), ({ file }) => !files.includes(file));
}

const fileOf = (env: NodeJS.ProcessEnv, name: string): string => join(userStateFolders(env)[0]!, name);

function recorded<Row>(env: NodeJS.ProcessEnv, name: string, isRow: (one: unknown) => one is Row): Row[] {
  const known = readJsonFile(fileOf(env, name));
  return Array.isArray(known) ? known.filter(isRow) : [];
}

/** Those of the known rows that are still so. */
function recordLeft<Row>(env: NodeJS.ProcessEnv, name: string, known: readonly Row[], is: (row: Row) => boolean) {
  const left = known.filter(is);
  if (left.length < known.length) record(env, name, left);
}

function record(env: NodeJS.ProcessEnv, name: string, rows: readonly unknown[]): void {
  const write = (): void => {
    if (rows.length === 0) removeFile(fileOf(env, name));
    else writeAtomically(fileOf(env, name), `${JSON.stringify(rows)}\n`, { mode: 0o600 });
  };
  // What is connected is connected.
  unless(DiskError, write, () => {});
}
