/**
 * What `context` told the last times, with what it was made of: a session that begins among the same files is told the same
 * without any of them being read. Losing it costs time, never truth.
 */
import { createHash } from "node:crypto";
import { join, sep } from "node:path";
import { DiskError, tried, unless } from "../../errors.ts";
import { VERSION } from "../../version.ts";
import { writeAtomically } from "../disk/atomic-file.ts";
import { namesIn, standingAt } from "../disk/real-folder.ts";
import { readJsonFile } from "../disk/regular-file.ts";
import type { State } from "./state-folder.ts";

/** A few agents, each in a few folders. */
const MOST_KEPT = 16;
/** What was written so lately may be written again within its time's grain. */
const GRAIN_MS = 2_000;

/**
 * @param folders absolute: of all that stands in them size, times and inode count, as links lie
 * @param asked what else the text depends on
 * @returns 64 hex, the same while the same would be told; undefined while files are being written, and where one may not be looked at
 */
export function contextKey(folders: readonly string[], asked: unknown, nowMs: number): string | undefined {
  let seen = JSON.stringify([VERSION, asked]);
  const look = (): string | undefined => {
    for (const folder of folders)
      for (const name of namesIn(folder)) {
        const found = standingAt(folder + sep + name);
        if (found === undefined || nowMs - Math.max(found.mtimeMs, found.ctimeMs) < GRAIN_MS) return undefined;
        seen += `${folder}/${name} ${found.mode} ${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}\n`;
      }
    return createHash("sha256").update(seen).digest("hex");
  };
  return unless(DiskError, look, () => undefined);
}

const pathIn = (state: State): string => join(state.folder, "contexts.json");

export const keptContext = (state: State, key: string): string | undefined =>
  entriesIn(state).find(([one]) => one === key)?.[1];

export function keepContext(state: State, key: string, text: string): void {
  if (!state.trusted()) return;
  const others = entriesIn(state).filter(([one]) => one !== key);
  // It is only a cache.
  tried(() => writeAtomically(pathIn(state), JSON.stringify([[key, text], ...others].slice(0, MOST_KEPT))), false);
}

/** None where what stands there is odd. */
function entriesIn(state: State): (readonly [key: string, text: string])[] {
  const entries = readJsonFile(pathIn(state));
  const isEntry = (one: unknown): one is [string, string] =>
    Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "string";
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}
