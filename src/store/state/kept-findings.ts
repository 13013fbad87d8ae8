/**
 * What was found out from texts the last times, by what it was found out from: a session that begins among the same texts is told
 * it without anything that finds it out being loaded. Losing it costs time, never truth.
 */
import { createHash } from "node:crypto";
import { join, sep } from "node:path";
import { DiskError, tried, unless } from "../../errors.ts";
import { VERSION } from "../../version.ts";
import { writeAtomically } from "../disk/atomic-file.ts";
import { namesIn, standingAt } from "../disk/real-folder.ts";
import { readJsonFile } from "../disk/regular-file.ts";
import { isYoung } from "./kept-files.ts";
import type { State } from "./state-folder.ts";

/** Of each kind so many, those that were asked for last: `context` is told a few agents, each in a few folders. */
const MOST_KEPT = { context: 16, open: 4, doubted: 4, line: 5_000 };
type Kind = keyof typeof MOST_KEPT;

/**
 * @param folders absolute: of all that stands in them size, times and inode count, as links lie
 * @param asked what else the text depends on
 * @returns 64 hex, the same while the same would be told; undefined while files are being written, and where one may not be looked at
 */
export function standingKey(folders: readonly string[], asked: unknown, nowMs: number): string | undefined {
  let seen = "";
  const look = (): string | undefined => {
    for (const folder of folders)
      for (const name of namesIn(folder)) {
        const found = standingAt(folder + sep + name);
        if (found === undefined || isYoung(found, nowMs)) return undefined;
        seen += `${folder}/${name} ${found.mode} ${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}\n`;
      }
    return keyOf(asked, seen);
  };
  return unless(DiskError, look, () => undefined);
}

/** 64 hex of plain values. */
export const keyOf = (...values: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex");

export type Findings = ReturnType<typeof findingsIn>;

/** None where another version wrote them, or what stands there is odd. @param allow what is no secret: findings hang on it */
export function findingsIn(state: State, allow: readonly string[]) {
  const by = keyOf(VERSION, allow);
  const path = join(state.folder, "findings.json");
  const saved = (readJsonFile(path) ?? {}) as { readonly by?: unknown; readonly found?: unknown };
  const isEntry = (one: unknown): one is [string, unknown] => Array.isArray(one) && typeof one[0] === "string";
  const isOurs = saved.by === by && Array.isArray(saved.found) && saved.found.every(isEntry);
  const found = new Map(isOurs ? (saved.found as [string, unknown][]) : []);
  let isNew = false;
  return {
    isEmpty: found.size === 0,
    get(kind: Kind, key: string): unknown {
      const value = found.get(`${kind} ${key}`);
      // What was asked for last stands last.
      if (found.delete(`${kind} ${key}`)) found.set(`${kind} ${key}`, value);
      return value;
    },
    put(kind: Kind, key: string, value: unknown): void {
      found.set(`${kind} ${key}`, value);
      isNew = true;
    },
    /** Writes them where one is new. */
    save(): void {
      if (!isNew || !state.trusted()) return;
      isNew = false;
      const room: Record<string, number> = { ...MOST_KEPT };
      const kept = [...found].reverse().filter(([name]) => room[name.split(" ", 1)[0]!]!-- > 0);
      // It is only a cache.
      tried(() => writeAtomically(path, JSON.stringify({ by, found: kept.reverse() })), false);
    },
  };
}
