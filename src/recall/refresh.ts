/**
 * Brings the search index up to date with the files as they are now: what has another size or time is read, what has other
 * bytes is indexed anew, what is gone is forgotten. One changed file costs one file, and where none changed nothing that reads
 * files is loaded.
 */
import { basename, join, sep } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import type { ListedLog } from "../daily/list-logs.ts";
import { digestOf } from "../digest.ts";
import { DiskError, unless } from "../errors.ts";
import { readOwnMemory } from "../memory/file/own-memory.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { onceFor, onceOf } from "../once.ts";
import { Looks } from "../store/disk/real-folder.ts";
import { decodeText, readRegularFile } from "../store/disk/regular-file.ts";
import { isYoung } from "../store/state/kept-files.ts";
import { byCodeUnit } from "../text/order.ts";
import type { Located } from "../workspace/parts.ts";
import { asContent, type Content, type Kind, type SearchIndex, type Stamp } from "./search-index.ts";

type Place = Pick<Located, "memoryFolder" | "memoryPath" | "guest"> & Partial<Pick<Located, "absent">>;

/** A file that can be found, unread. */
export interface Searched extends Omit<ListedLog, "day"> {
  readonly kind: Kind;
  /** Of a log. */
  readonly day?: string;
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

/** What can be found, unread. */
export interface Found {
  /** The same while all of it looks the same. */
  readonly look: Uint8Array;
  /** Of the folders it lies in: of memories, weeks, months and years. */
  readonly looks: readonly Looks[];
  readonly count: () => number;
  /** Each by itself: where nothing changed nobody asks for them. */
  readonly files: () => readonly Searched[];
}

/** What lies in the memory folder and can be found: no index, nothing hidden, nothing that is no regular file. */
export function foundIn({ memoryFolder, memoryPath, guest, absent = [] }: Place): Found {
  const parts = FOLDERS.map(([part, kind]) => {
    const looks = new Looks(join(memoryFolder, part, part === "" ? "" : (guest ?? "")));
    return {
      part,
      kind,
      looks,
      files: () => looks.names.keys().filter((i) => isFound(looks.names[i]!) && looks.isFile(i)),
    };
  });
  const absentIn = absent.flatMap(({ file, text }): (Searched & { part: string })[] => {
    const [, part = "", name = ""] = /^(?:(.+)\/)?([^/]+)$/.exec(file) ?? [];
    const [, kind] = FOLDERS.find(([one]) => one === part) ?? [];
    if (text === undefined || kind === undefined || !isFound(name)) return [];
    const kept = { bytes: Buffer.byteLength(text), mtimeMs: timeOf(text), text };
    const absolute = join(memoryFolder, file);
    return [{ part, path: `${memoryPath}/${file}`, absolute, kind: kindOf(name, kind), ...kept }];
  });
  const filesIn = ({ part, kind, looks, files }: (typeof parts)[number]): Searched[] => {
    const shownAs = [memoryPath, part, part === "" ? undefined : guest].filter(Boolean).join("/");
    const lying = [...files()].map((i): Searched => {
      const name = looks.names[i]!;
      const { size: bytes, mtimeMs } = looks.at(i);
      // Of ten thousand files `join` alone takes a tenth of the time.
      const absolute = looks.folder + sep + name;
      return { path: `${shownAs}/${name}`, absolute, kind: kindOf(name, kind), bytes, mtimeMs };
    });
    lying.sort((a, b) => byCodeUnit(a.path, b.path));
    return [...lying, ...absentIn.filter((one) => one.part === part)];
  };
  return {
    look: Buffer.concat([...parts.map(({ looks }) => looks.bytes), lookOf(absentIn)]),
    looks: parts.map(({ looks }) => looks),
    count: () => parts.reduce((sum, { files }) => sum + [...files()].length, absentIn.length),
    files: () => parts.flatMap(filesIn),
  };
}

/** What can be found, and how the folders look that are told of, the inbox too; undefined where one may not be looked at. */
export const lyingIn = (place: Place) =>
  unless(
    DiskError,
    () => {
      const found = foundIn(place);
      return { found, looks: [...found.looks, new Looks(join(place.memoryFolder, "inbox"))] };
    },
    () => undefined,
  );

export const memoriesIn = (place: Place): readonly Searched[] => foundIn(place).files();

/** Some files, whoever looked at them. */
export const foundOf = (files: readonly Searched[]): Found => ({
  ...{ look: lookOf(files), looks: [], count: () => files.length, files: () => files },
});

const lookOf = (files: readonly Searched[]): Uint8Array =>
  Buffer.from(files.map(({ path, bytes, mtimeMs }) => `${path}\0${bytes}\0${mtimeMs}\0`).join(""));

const isFound = (name: string): boolean =>
  name.endsWith(".md") && !name.startsWith(".") && name !== "MEMORY.md" && name !== "INDEX.md";

const kindOf = (name: string, kind: Kind): Kind => (name === "WISDOM.md" ? "wisdom" : kind);

/** What git has has no time: another text has another one, and none is young. */
const timeOf = (text: string): number => Number.parseInt(digestOf(text).slice(0, 9), 16);

export const logsFor = (logs: readonly ListedLog[]): Searched[] =>
  logs.map(({ path, day, absolute, bytes, mtimeMs }) => ({ path, absolute, kind: "log", day, bytes, mtimeMs }));

/** Of so many bytes, or so many files, others have their turn: a signal is heard, another process gets at the index. */
const BATCH_BYTES = 512 * 1024;
const BATCH_FILES = 500;
/** To read what a file says takes a millisecond, and a page is answered meanwhile. */
const FILES_IN_TURN = 10;

/**
 * @param found all that is to be found in it   @param nowMs what is younger is not yet sure to lie still
 * @returns how many files were read   @throws the signal's reason once it is aborted
 */
export async function refresh(index: SearchIndex, found: Found, { allow, nowMs, signal }: Refreshing): Promise<number> {
  if (index.isAsSeen(found.look)) return 0;
  const files = found.files();
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
      for (const one of by ? read.filter(isNew) : []) {
        contents.set(one, await by!.contentOf(one.file, one.bytes!, allow));
        if (contents.size % FILES_IN_TURN === 0) await othersTurn();
      }
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
    if (now.stale.length + now.gone.length === 0) index.setSeen(found.look);
  });
  return stale.length;
}

/** A memory that changed, opened once for all that asks one look at its folder. */
export const memoryAt = (found: Found, absolute: string): ChangedMemory | undefined => openedFor(found)(absolute);
const openedFor = onceFor((_: Found) => onceOf(opened));

/** @property memory undefined where it is not in lithify's own form */
interface ChangedMemory {
  readonly sha256: string;
  readonly memory: StoredMemory | undefined;
}
/** @returns undefined where it cannot be read */
function opened(absolute: string): ChangedMemory | undefined {
  const bytes = bytesOf(absolute);
  const text = bytes && decodeText(bytes);
  const memory = text === undefined ? undefined : readOwnMemory(basename(absolute), text);
  return bytes && { sha256: digestOf(bytes), memory };
}

/** Where so many changed an answer may well name none of them. */
const FEW_FILES = 20;

/**
 * What is found where a few memories changed, without what redacts, which takes longer than all else: they stand in the index, as they
 * are, for this one question, and nothing of them is kept or told.
 * @returns undefined where one of them is found, or what changed has to be read with more care
 */
export function glimpse<One extends { readonly path: string }>(
  index: SearchIndex,
  found: Found,
  find: () => readonly One[],
): readonly One[] | undefined {
  if (index.isAsSeen(found.look)) return undefined;
  const { stale, gone } = comparedWith(index.stamps(), found.files());
  if (stale.length > FEW_FILES || gone.length > 0) return undefined;
  const raw = new Map<string, Content>();
  for (const file of stale) {
    const { memory, sha256 } =
      (file.kind === "memory" && file.text === undefined && memoryAt(found, file.absolute)) || {};
    if (memory === undefined) return undefined;
    if (index.digest(file.path) !== sha256)
      raw.set(file.path, { ...asContent(file.path, memory, memory.text.split("\n")), withheld: [] });
  }
  if (raw.size === 0) return undefined;
  const results = index.supposing(() => {
    for (const content of raw.values()) index.put(content, { bytes: 0, mtimeMs: -1, sha256: "" });
    return find();
  });
  return results.some(({ path }) => raw.has(path)) ? undefined : results;
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

interface Read {
  readonly file: Searched;
  readonly bytes: Buffer | undefined;
  readonly stamp: Stamp | undefined;
}

function readNow(file: Searched, nowMs: number): Read {
  const bytes = bytesIn(file);
  if (bytes === undefined) return { file, bytes, stamp: undefined };
  const sha256 = digestOf(bytes);
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
