/**
 * What connect keeps of itself with the user's state: losing it leaves something of lithify's in a file or a folder one day.
 */
import { join } from "node:path";
import { DiskError, unless } from "../errors.ts";
import { removeFile, writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import { userStateFolders } from "../workspace/user-folders.ts";

const fileOf = (env: NodeJS.ProcessEnv, name: string): string => join(userStateFolders(env)[0]!, name);

export function recorded<Row>(env: NodeJS.ProcessEnv, name: string, isRow: (one: unknown) => one is Row): Row[] {
  const known = readJsonFile(fileOf(env, name));
  return Array.isArray(known) ? known.filter(isRow) : [];
}

/** Those of the known rows that are still so. */
export function recordLeft<Row>(
  env: NodeJS.ProcessEnv,
  name: string,
  known: readonly Row[],
  is: (row: Row) => boolean,
) {
  const left = known.filter(is);
  if (left.length < known.length) record(env, name, left);
}

export function record(env: NodeJS.ProcessEnv, name: string, rows: readonly unknown[]): void {
  const write = (): void => {
    if (rows.length === 0) removeFile(fileOf(env, name));
    else writeAtomically(fileOf(env, name), `${JSON.stringify(rows)}\n`, { mode: 0o600 });
  };
  // What is connected is connected.
  unless(DiskError, write, () => {});
}
