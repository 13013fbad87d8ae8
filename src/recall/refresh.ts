/**
 * Brings the search index up to date with the files as they are now: what has another size or time is read, what has other
 * bytes is indexed anew, what is gone is forgotten. One changed file costs one file, and where none changed nothing that reads
 * files is loaded.
 */
import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { join, sep } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import type { ListedLog } from "../daily/list-logs.ts";
import { DiskError, unless } from "../errors.ts";
import { onceFor } from "../once.ts";
import { namesIn, standingAt } from "../store/disk/real-folder.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";
import { isYoung } from "../store/state/kept-files.ts";
import type { Located } from "../workspace/opened.ts";
import type { Content, Kind, SearchIndex, Stamp } from "./search-index.ts";

type Place = Pick<Located, "memoryFolder" | "memoryPath" | "guest"> & Partial<Pick<Located, "absent">>;

/** A file that can be found, unread. */
export interface Searched {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  readonly absolute: string;
  readonly kind: Kind;
  /** Of a log. */
  readonly day?: string;
  readonly bytes: number;
  readonly mtimeMs: number;
  /** What lies on the disk. */
  readonly found?: Stats;
  /** Of what this checkout leaves out: as git has it. */
  readonly text?: string;
}

/** Nothing that is worth finding is larger; a log of that size is a dump. */
const LARGEST_BYTES = 32 * 1024 * 1024;

const FOLDERS: readonly (readonly [folder: string, kind: Kind])[] = [
  ["", "memory"],
  ["weekly", "weekly"],
  ["monthly", "monthly"],
  ["yearly", "yearly"],
];

/** What lies in the memory folder and can be found: no index, nothing hidden, nothing that is no regular file. */
export function memoriesIn({ memoryFolder, memoryPath, guest, absent = [] }: Place): Searched[] {
  const files: Searched[] = [];
  for (const [part, kind] of FOLDERS) {
    const folder = join(memoryFolder, part, part === "" ? "" : (guest ?? ""));
    const shownAs = [memoryPath, part, part === "" ? undefined : guest].filter(Boolean).join("/");
    for (const name of namesIn(folder)) {
      if (!isFound(name)) continue;
      // Of ten thousand files `join` alone takes a tenth of the time.
      const absolute = folder + sep + name;
      const found = standingAt(absolute);
      if (!found?.isFile()) continue;
      const { size: bytes, mtimeMs } = found;
      files.push({ path: `${shownAs}/${name}`, absolute, kind: kindOf(name, kind), bytes, mtimeMs, found });
    }
    for (const { file, text } of absent) {
      const [, within = "", name = ""] = /^(?:(.+)\/)?([^/]+)$/.exec(file) ?? [];
      if (text === undefined || within !== part || !isFound(name)) continue;
      const kept = { bytes: Buffer.byteLength(text), mtimeMs: timeOf(text), text };
      files.push({
        path: `${memoryPath}/${file}`,
        absolute: join(memoryFolder, file),
        kind: kindOf(name, kind),
        ...kept,
      });
    }
  }
  return files;
}

const isFound = (name: string): boolean =>
  name.endsWith(".md") && !name.startsWith(".") && name !== "MEMORY.md" && name !== "INDEX.md";

const kindOf = (name: string, kind: Kind): Kind => (name === "WISDOM.md" ? "wisdom" : kind);

/** What git has has no time: another text has another one, and none is young. */
const timeOf = (text: string): number =>
  Number.parseInt(createHash("sha256").update(text).digest("hex").slice(0, 9), 16);

export const logsFor = (logs: readonly ListedLog[]): Searched[] =>
  logs.map(({ path, day, absolute, bytes, mtimeMs }) => ({ path, absolute, kind: "log", day, bytes, mtimeMs }));

/** Of so many bytes, or so many files, others have their turn: a signal is heard, another process gets at the index. */
const BATCH_BYTES = 512 * 1024;
const BATCH_FILES = 500;

/**
 * @param files all that are to be found in it   @param nowMs what is younger is not yet sure to lie still
 * @returns how many files were read   @throws the signal's reason once it is aborted
 */
export async function refresh(
  index: SearchIndex,
  files: readonly Searched[],
  { allow, nowMs, signal }: Refreshing,
): Promise<number> {
  const look = digestOf(files);
  if (index.isAsSeen(look)) return 0;
  const { stale, gone } = comparedWith(index.stamps(), files);
  if (stale.length + gone.length > 0) {
    index.change(() => {
      index.forgetSeen();
      for (const path of gone) index.remove(path);
    });
    for (const batch of batchesOf(stale)) {
      const read = batch.map((file) => readNow(file, nowMs));
      const isNew = ({ file, stamp }: Read): boolean => stamp !== undefined && index.digest(file.path) !== stamp.sha256;
      // Of a file that was only touched nothing is read anew: what reads one takes longer than the search.
      const by = read.some(isNew) ? await import("./contents.ts") : undefined;
      const contents = new Map<Read, Content>();
      for (const one of by ? read.filter(isNew) : [])
        contents.set(one, await by!.contentOf(one.file, one.bytes!, allow));
      index.change(() => {
        index.forgetSeen();
        if (by) index.setSmall(by.wordsWithoutContent());
        // What another process changed meanwhile is brought in the next time.
        for (const one of read)
          if (!isSettled(index, one) && contents.has(one)) index.put(contents.get(one)!, one.stamp!);
      });
      await othersTurn();
      signal?.throwIfAborted();
    }
  }
  // Another process may have been at it as well: what was seen is what the index holds now.
  index.change(() => {
    const now = comparedWith(index.stamps(), files);
    if (now.stale.length + now.gone.length === 0) index.setSeen(look);
  });
  return stale.length;
}

interface Refreshing {
  readonly allow: readonly string[];
  readonly nowMs: number;
  readonly signal?: AbortSignal | undefined;
}

function comparedWith(known: ReadonlyMap<string, Stamp>, files: readonly Searched[]) {
  const there = new Set(files.map(({ path }) => path));
  return {
    stale: files.filter(({ path, bytes, mtimeMs }) => {
      const stamp = known.get(path);
      return stamp?.bytes !== bytes || stamp.mtimeMs !== mtimeMs;
    }),
    gone: [...known.keys()].filter((path) => !there.has(path)),
  };
}

function* batchesOf(files: readonly Searched[]): Generator<readonly Searched[]> {
  let batch: Searched[] = [];
  let bytes = 0;
  for (const file of files) {
    batch.push(file);
    bytes += file.bytes;
    if (bytes < BATCH_BYTES && batch.length < BATCH_FILES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Of sizes and times of all files: while it is the same none of them needs to be compared. */
const digestOf = onceFor((files: readonly Searched[]): string => {
  // As they are: to write ten thousand times down as text takes longer than to digest them.
  const numbers = new Float64Array(2 * files.length);
  for (const [i, { bytes, mtimeMs }] of files.entries()) numbers.set([bytes, mtimeMs], 2 * i);
  const paths = files.map(({ path }) => path).join("\0");
  return createHash("sha256").update(paths).update(numbers).digest("hex");
});

interface Read {
  readonly file: Searched;
  readonly bytes: Buffer | undefined;
  readonly stamp: Stamp | undefined;
}

function readNow(file: Searched, nowMs: number): Read {
  const bytes = bytesIn(file);
  if (bytes === undefined) return { file, bytes, stamp: undefined };
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  // What was written a moment ago may be written again without its time changing: it has no time for us.
  const mtimeMs = isYoung({ mtimeMs: file.mtimeMs, ctimeMs: file.mtimeMs }, nowMs) ? -1 : file.mtimeMs;
  return { file, bytes, stamp: { bytes: bytes.length, mtimeMs, sha256 } };
}

/** Whether the index needs no more of a file: it is gone, or its bytes are in, perhaps since another process brought them. */
function isSettled(index: SearchIndex, { file: { path }, stamp }: Read): boolean {
  if (stamp === undefined) index.remove(path);
  else if (index.digest(path) === stamp.sha256) index.touch(path, stamp);
  return stamp === undefined || index.digest(path) === stamp.sha256;
}

/** As `bytesOf`, also of what only git has. */
export const bytesIn = ({ text, absolute }: Searched): Buffer | undefined =>
  text === undefined ? bytesOf(absolute) : Buffer.from(text);

/** The bytes of a file to be shown or indexed; undefined where it is gone, is no file of ours to read, or is too large. */
export const bytesOf = (absolute: string): Buffer | undefined =>
  unless(
    DiskError,
    () => readRegularFile(absolute, LARGEST_BYTES),
    () => undefined,
  );
