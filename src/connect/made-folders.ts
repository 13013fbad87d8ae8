/**
 * Which folders were made for agents' files: only those go again, once they are empty. Kept with the user's state; losing it
 * leaves an empty folder.
 */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { DiskError } from "../errors.ts";
import { removeFile, writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import { userStateFolders } from "../workspace/user-folders.ts";

const fileOf = (env: NodeJS.ProcessEnv): string => join(userStateFolders(env)[0]!, "connect-folders.json");

function made(env: NodeJS.ProcessEnv): string[] {
  const known = readJsonFile(fileOf(env));
  return Array.isArray(known) ? known.filter((one): one is string => typeof one === "string") : [];
}

/** The folders above a file that are not there yet, the innermost first. */
export function missingAbove(file: string): string[] {
  const folder = dirname(file);
  return fs.existsSync(folder) || folder === dirname(folder) ? [] : [folder, ...missingAbove(folder)];
}

export function noteMade(env: NodeJS.ProcessEnv, folders: readonly string[]): void {
  if (folders.length > 0) keep(env, [...new Set([...made(env), ...folders])]);
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
  if (gone.size > 0)
    keep(
      env,
      known.filter((folder) => !gone.has(folder)),
    );
}

/** Where nothing is connected any more: what of the folders above these files holds something is somebody else's now. */
export function forgetMade(env: NodeJS.ProcessEnv, files: readonly string[]): void {
  const known = made(env);
  const isAbove = (folder: string): boolean => files.some((file) => file.startsWith(join(folder, "/")));
  const left = known.filter((folder) => !isAbove(folder) && fs.existsSync(folder));
  if (left.length < known.length) keep(env, left);
}

function keep(env: NodeJS.ProcessEnv, folders: readonly string[]): void {
  try {
    if (folders.length === 0) removeFile(fileOf(env));
    else writeAtomically(fileOf(env), `${JSON.stringify(folders)}\n`, { mode: 0o600 });
  } catch (error) {
    // What is connected is connected, though an empty folder will stay one day.
    if (!(error instanceof DiskError)) throw error;
  }
}
