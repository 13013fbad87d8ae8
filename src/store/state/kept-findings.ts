/**
 * What was found out from texts the last times, by what it was found out from: a session that begins among the same texts is told
 * it without anything that finds it out being loaded. Losing it costs time, never truth.
 */
import { hash } from "node:crypto";
import { join } from "node:path";
import { digestOf } from "../../digest.ts";
import { tried } from "../../errors.ts";
import { VERSION } from "../../version.ts";
import { keepCache } from "../disk/atomic-file.ts";
import type { Looks } from "../disk/real-folder.ts";
import { readJsonFile, readRegularFile } from "../disk/regular-file.ts";
import { GRAIN_MS, LARGEST_BYTES } from "./kept-files.ts";
import type { State } from "./state-folder.ts";

/** Of each kind so many, those that were asked for last: `context` is told a few agents, each in a few folders. */
const MOST_KEPT = { context: 16, open: 4, doubted: 4, line: 5_000 };
type Kind = keyof typeof MOST_KEPT;

/**
 * @param looks of folders: of all that stands in them size, times and inode count, as links lie
 * @param asked what else the text depends on
 * @returns 64 hex, the same while they stand so, and what keeps that for the next time; undefined while files are being written
 */
export function standingOf(state: State, looks: readonly Looks[], asked: unknown, nowMs: number) {
  if (!looks.every(({ newestMs }) => nowMs - newestMs >= GRAIN_MS)) return undefined;
  const bytes = Buffer.concat(looks.map((one) => one.bytes));
  const path = join(state.folder, "standing");
  const kept = tried(() => readRegularFile(path, LARGEST_BYTES), undefined);
  const isKept = kept?.subarray(DIGEST_BYTES).equals(bytes) === true;
  const digest = isKept ? kept.subarray(0, DIGEST_BYTES) : hash("sha256", bytes, "buffer");
  const keep = (): void => {
    if (!isKept && state.trusted()) keepCache(path, Buffer.concat([digest, bytes]));
  };
  return { key: keyOf(asked, digest.toString("hex")), keep };
}
const DIGEST_BYTES = 32;

/** 64 hex of plain values. */
export const keyOf = (...values: readonly unknown[]): string => digestOf(JSON.stringify(values));

export type Findings = ReturnType<typeof findingsIn>;

/** None where another version wrote them, or what stands there is odd. @param allow what is no secret: findings hang on it */
export function findingsIn(state: State, allow: readonly string[]) {
  const by = keyOf(VERSION, allow, state.mark());
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
      keepCache(path, JSON.stringify({ by, found: kept.reverse() }));
    },
  };
}
