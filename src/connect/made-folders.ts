/**
 * Which folders were made for agents' files: only those go again, once they are empty.
 */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { record, recorded, recordLeft } from "./record.ts";

const NAME = "connect-folders.json";

const made = (env: NodeJS.ProcessEnv): string[] => recorded(env, NAME, (one) => typeof one === "string");

/** The folders above a file that are not there yet, the innermost first. */
export function missingAbove(file: string): string[] {
  const folder = dirname(file);
  return fs.existsSync(folder) || folder === dirname(folder) ? [] : [folder, ...missingAbove(folder)];
}

export function noteMade(env: NodeJS.ProcessEnv, folders: readonly string[]): void {
  if (folders.length > 0) record(env, NAME, [...new Set([...made(env), ...folders])]);
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
  recordLeft(env, NAME, known, (folder) => !gone.has(folder));
}

/** Where nothing is connected any more: what of the folders above these files holds something is somebody else's now. */
export function forgetMade(env: NodeJS.ProcessEnv, files: readonly string[]): void {
  const isAbove = (folder: string): boolean => files.some((file) => file.startsWith(join(folder, "/")));
  recordLeft(env, NAME, made(env), (folder) => !isAbove(folder) && fs.existsSync(folder));
}
