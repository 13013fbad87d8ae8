/**
 * Digests of logs by size and time, so that a start does not read every log of every year. Losing it costs time, never
 * truth.
 */
import { join } from "node:path";
import { tried } from "../../errors.ts";
import { writeAtomically } from "../disk/atomic-file.ts";
import { readJsonFile } from "../disk/regular-file.ts";
import { isYoung } from "./kept-files.ts";
import type { State } from "./state-folder.ts";

interface Entry {
  readonly bytes: number;
  readonly mtimeMs: number;
  readonly sha256: string;
  /** Of the same text with other line ends, once that was asked. */
  readonly forms?: readonly string[];
}

export type DigestCache = ReturnType<typeof readDigestCache>;

/** Of half a million logs. */
const LARGEST_BYTES = 64 * 1024 * 1024;

/** A cache that is torn or of another form is an empty one. */
export function readDigestCache(state: State) {
  const entries = new Map<string, Entry>(load(join(state.folder, "digests.json"), state.mark()));
  let dirty = false;
  return {
    entries: entries as ReadonlyMap<string, Entry>,
    changed: () => dirty,
    get(path: string, bytes: number, mtimeMs: number): string | undefined {
      const entry = entries.get(path);
      return entry && entry.bytes === bytes && entry.mtimeMs === mtimeMs ? entry.sha256 : undefined;
    },
    put(path: string, bytes: number, mtimeMs: number, sha256: string, nowMs: number): void {
      if (isYoung({ mtimeMs, ctimeMs: mtimeMs }, nowMs)) return;
      entries.set(path, { bytes, mtimeMs, sha256 });
      dirty = true;
    },
    forms(path: string, sha256: string): readonly string[] | undefined {
      const entry = entries.get(path);
      return entry?.sha256 === sha256 ? entry.forms : undefined;
    },
    /** Kept where the file's own digest is. */
    putForms(path: string, sha256: string, forms: readonly string[]): void {
      const entry = entries.get(path);
      if (entry?.sha256 !== sha256) return;
      entries.set(path, { ...entry, forms });
      dirty = true;
    },
  };
}

/** Written only where a state folder stands already: looking at a workspace makes none. A disk that refuses is no fault. */
export function writeDigestCache(state: State, cache: DigestCache): void {
  if (!cache.changed() || !state.trusted()) return;
  const text = JSON.stringify({ version: 1, by: state.mark(), entries: Object.fromEntries(cache.entries) });
  // It is only a cache: the next start reads the logs again.
  tried(() => writeAtomically(join(state.folder, "digests.json"), text), false);
}

const load = (path: string, by: string): [string, Entry][] =>
  tried(() => {
    const saved = readJsonFile(path, LARGEST_BYTES) as { version: number; by: string; entries: Record<string, Entry> };
    if (saved.version !== 1 || saved.by !== by) return [];
    return Object.entries(saved.entries).filter(
      ([, { bytes, mtimeMs, sha256, forms = [] }]) =>
        Number.isFinite(bytes) &&
        Number.isFinite(mtimeMs) &&
        Array.isArray(forms) &&
        [sha256, ...forms].every(isDigest),
    );
  }, []);

const isDigest = (text: unknown): boolean => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
