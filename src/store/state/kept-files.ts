/**
 * Files of a memory folder as they were last read, in one file, and what changed since then in a small one beside it: so
 * a start among ten thousand of them opens those that changed. A file counts as unchanged while its size, its times and its inode are the same; the time of its last change of any
 * kind (ctime) is set by the kernel alone. Losing it costs time, never truth.
 */
import type fs from "node:fs";
import { join } from "node:path";
import { tried } from "../../errors.ts";
import { VERSION } from "../../version.ts";
import { writeAtomically } from "../disk/atomic-file.ts";
import type { Look } from "../disk/real-folder.ts";
import { readJsonFile } from "../disk/regular-file.ts";
import type { State } from "./state-folder.ts";

export interface KeptFile {
  /** Exactly the file's text, byte order mark and line ends included. */
  readonly text: string;
  /** 64 hex of the file's bytes. */
  readonly sha256: string;
  /** What the text was read as, by this very version; absent where nobody noted it. */
  readonly read?: unknown;
}

export type KeptFiles = ReturnType<typeof load>;

interface Entry extends KeptFile {
  readonly stamp: string;
}

/** So many stand in the small file before all are written anew. */
const MOST_FRESH = 100;
/** Of a hundred thousand memories. */
export const LARGEST_BYTES = 256 * 1024 * 1024;
const FORMAT = 1;

/** What was written so lately may be written again within its time's grain, which it then keeps. */
export const GRAIN_MS = 2_000;
export const isYoung = (found: Pick<fs.Stats, "mtimeMs" | "ctimeMs">, nowMs: number): boolean =>
  nowMs - Math.max(found.mtimeMs, found.ctimeMs) < GRAIN_MS;

/** By which a file counts as unchanged. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Omit<Look, "mode">): string =>
  `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

const opened = new WeakMap<State, KeptFiles>();

/** One set a state, so that a run which looks at the folder again has in hand what it read before. */
export function keptFiles(state: State, nowMs: number): KeptFiles {
  const kept = opened.get(state) ?? load(state, nowMs);
  opened.set(state, kept);
  return kept;
}

function load(state: State, nowMs: number) {
  const path = (name: string): string => join(state.folder, name);
  const by = `${FORMAT} ${VERSION} ${state.mark()}`;
  const all = entriesIn(readJsonFile(path("files.json"), LARGEST_BYTES), by);
  const since = entriesIn(readJsonFile(path("fresh-files.json"), LARGEST_BYTES), by);
  const entries = new Map([...all, ...since]);
  const fresh = new Set(since.keys());
  const asked = new Set<string>();
  let isNew = false;
  return {
    get(name: string, found: fs.Stats): KeptFile | undefined {
      asked.add(name);
      const entry = entries.get(name);
      return entry?.stamp === stampOf(found) ? entry : undefined;
    },
    /**
     * Keeps a file, and gives what these very bytes were read as before. One written a moment ago is read again all the same: it may be
     * written again within its time's grain.
     */
    put(name: string, found: fs.Stats, file: KeptFile): unknown {
      const before = entries.get(name);
      const read = before?.sha256 === file.sha256 ? before.read : undefined;
      entries.delete(name);
      entries.set(name, { ...file, read, stamp: isYoung(found, nowMs) ? "" : stampOf(found) });
      fresh.add(name);
      isNew = true;
      return read;
    },
    /** Notes what a file that is kept was read as. */
    note(name: string, text: string, read: unknown): void {
      const entry = entries.get(name);
      if (entry?.text !== text || entry.read !== undefined) return;
      entries.set(name, { ...entry, read });
      fresh.add(name);
    },
    /** Writes what is kept where enough of it is new; what nobody asked for since is forgotten. */
    save(): void {
      for (const name of entries.keys()) if (!asked.has(name)) entries.delete(name);
      if (!isNew || !state.trusted()) return;
      isNew = false;
      const write = (name: string, some: readonly [string, Entry][]): void =>
        void writeAtomically(path(name), JSON.stringify({ by, entries: some }));
      // It is only a cache: where it cannot be written the next start reads the files again.
      tried(() => {
        if (fresh.size > MOST_FRESH) {
          fresh.clear();
          write("files.json", [...entries]);
        }
        write(
          "fresh-files.json",
          [...entries].filter(([name]) => fresh.has(name)),
        );
      }, undefined);
    },
  };
}

/** None where another version or another place wrote them; what bears this one's mark is as it was written. */
function entriesIn(saved: unknown, by: string): Map<string, Entry> {
  const { by: wroteBy, entries = [] } = (saved ?? {}) as { by?: string; entries?: [string, Entry][] };
  return tried(() => new Map(wroteBy === by ? entries : []), new Map());
}
