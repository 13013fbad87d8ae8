/**
 * What `context` tells of a memory folder: its memories, what their words tell, what the last week left open. It is kept beside the looks
 * of the files that it was read from, so that a session's beginning opens those alone that changed; where that is more than a memory in
 * lithify's own form, all is read anew. Losing it costs time, never truth.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { type PassOver, tried } from "../errors.ts";
import { isMemoryName } from "../memory/file/memory-path.ts";
import { readOwnMemory } from "../memory/file/own-memory.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { type Look as DiskLook, namesIn, standingAt } from "../store/disk/real-folder.ts";
import { decodeText, readJsonFile } from "../store/disk/regular-file.ts";
import { isYoung, LARGEST_BYTES, stampOf } from "../store/state/kept-files.ts";
import { type Findings, keyOf } from "../store/state/kept-findings.ts";
import { VERSION } from "../version.ts";
import type { Located } from "../workspace/located.ts";
import {
  glanceAt,
  type LeftOpen,
  type Look,
  MemoryLine,
  mayBeTold,
  newestOf,
  type ToldMemory,
  withoutText,
} from "./context.ts";
import { bytesOf, foundIn, type Searched } from "./refresh.ts";

/** All that asks the lexicons. */
export const lexicons = () => import("./looked-at.ts");

/** What is told from, in plain values; a memory's look is null until it is asked for. */
export interface Known {
  readonly memories: readonly (readonly [memory: ToldMemory, look: Look | null])[];
  readonly left: { readonly open: Omit<LeftOpen, "file">; readonly newest: string } | null;
  /** Files that a waiting proposal speaks against. */
  readonly questioned: readonly string[];
}
export interface Kept extends Known {
  readonly by: string;
  /** Of each file its look, and 64 hex of its bytes. */
  readonly files: readonly (readonly [file: string, look: string, sha256: string])[];
}

export interface Reading {
  readonly now: Date;
  /** What was found out before; what is found out now is put there. */
  readonly found: Findings;
  /** Told what is worked around. */
  readonly passOver: PassOver;
  /** Whether every fault is wanted, also of what is not told of. */
  readonly strict: boolean;
}

/** Of so many files that changed each is opened once more, rather than all kept anew. */
const MOST_CHANGED = 20;

export async function keptFolder(located: Located, reading: Reading) {
  const { state, workspace, guest, absent } = located;
  const path = join(state.folder, "told.json");
  const by = keyOf(VERSION, workspace.config.redact.allow, guest);
  // What search finds, as it stood; what only git has has no look.
  const searched = reading.strict || absent.length > 0 ? undefined : tried(() => foundIn(located), undefined);
  const files = searched && tried(() => filesTold(searched.files(), located, reading.now), undefined);
  const before = files && tried(() => keptAt(path, by), undefined);
  const since = before && tried(() => changedSince(before, files), undefined);
  const { memories, left, questioned, digests } =
    since ?? (await (await import("./read-anew.ts")).readAnew(located, reading, before));
  const newest = left?.newest ?? newestOf(memories.map(([memory]) => memory));
  // Of those that may be told of; what is found out of one is set there.
  const looks = new Map<ToldMemory, Look>();
  let isNew = since === undefined || since.changed > MOST_CHANGED;
  for (const [memory, known] of memories) {
    if (!mayBeTold(memory)) continue;
    const look = known ?? glanceAt(memory) ?? (await (await lexicons()).lookAt(memory, newest));
    isNew ||= known === null;
    looks.set(memory, look);
  }
  /** Keeps it for the next time. */
  const save = (): void => {
    const isJudged = (): boolean => memories.some(([memory, look]) => looks.get(memory) !== (look ?? undefined));
    if (files === undefined || !state.trusted() || !(isNew || isJudged())) return;
    const kept: Kept = {
      ...{ by, left, questioned, memories: memories.map(([memory]) => [memory, looks.get(memory) ?? null]) },
      files: files.flatMap(({ file, look }) => (digests.has(file) ? [[file, look, digests.get(file)!]] : [])),
    };
    // It is only a cache.
    tried(() => writeAtomically(path, JSON.stringify(kept)), false);
  };
  return { ...{ left, questioned, looks, newest, searched, save }, memories: memories.map(([memory]) => memory) };
}

interface FileTold {
  /** In the memory folder: `project_x.md`, `weekly/2026-W15.md`. */
  readonly file: string;
  readonly absolute: string;
  /** "" of one that was written so lately that it may be written again within its time's grain. */
  readonly look: string;
}

/** The files whose words tell something here. */
function filesTold(searched: readonly Searched[], { memoryFolder }: Located, now: Date): FileTold[] {
  const named = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
  const lookOf = (found: DiskLook | undefined): string =>
    found === undefined || isYoung(found, now.getTime()) ? "" : stampOf(found);
  const inbox = join(memoryFolder, "inbox");
  return [
    ...searched.flatMap(({ path, absolute, kind, found }) => {
      const file = `${kind === "weekly" ? "weekly/" : ""}${named(path)}`;
      return kind === "weekly" || isMemoryName(file) ? [{ file, absolute, look: lookOf(found) }] : [];
    }),
    ...namesIn(inbox).flatMap((name) => {
      const absolute = join(inbox, name);
      const found = name.startsWith(".") ? undefined : standingAt(absolute);
      return found === undefined ? [] : [{ file: `inbox/${name}`, absolute, look: lookOf(found) }];
    }),
  ];
}

/** None where another version kept it, or what stands there is odd. */
function keptAt(path: string, by: string): Kept | undefined {
  const kept = readJsonFile(path, LARGEST_BYTES) as Kept | undefined;
  const isMemory = ([memory]: Kept["memories"][number]): boolean =>
    [memory.file, memory.name, memory.description, memory.body, memory.updated].every((one) => typeof one === "string");
  return kept?.by === by && kept.memories.every(isMemory) ? kept : undefined;
}

export type Read = Known & { readonly digests: ReadonlyMap<string, string> };

/** What was kept, with the memories that changed; undefined where something else did. */
function changedSince(
  { left, questioned, ...kept }: Kept,
  files: readonly FileTold[],
): (Read & { changed: number }) | undefined {
  const memories = new Map(kept.memories.map((one) => [one[0].file, one]));
  const before = new Map(kept.files.map(([file, look, sha256]) => [file, { look, sha256 }]));
  const digests = new Map<string, string>();
  let changed = 0;
  for (const { file, absolute, look } of files) {
    const was = before.get(file);
    before.delete(file);
    if (was !== undefined && look !== "" && was.look === look) {
      digests.set(file, was.sha256);
      continue;
    }
    const bytes = bytesOf(absolute);
    if (bytes === undefined) return undefined;
    changed += 1;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    digests.set(file, sha256);
    if (was?.sha256 === sha256) continue;
    const text = isMemoryName(file) ? decodeText(bytes) : undefined;
    const memory = text === undefined ? undefined : readOwnMemory(file, text);
    if (memory === undefined) return undefined;
    memories.set(file, [withoutText(memory), lookSince(memories.get(file), memory)]);
  }
  for (const file of before.keys()) {
    if (!isMemoryName(file)) return undefined;
    memories.delete(file);
  }
  const now = [...memories.values()];
  const newest = (some: Known["memories"]): string => newestOf(some.map(([memory]) => memory));
  return newest(now) === newest(kept.memories) ? { left, questioned, digests, memories: now, changed } : undefined;
}

/** What is known of a memory that was edited: of its line, while that is the same. */
function lookSince(before: Kept["memories"][number] | undefined, memory: ToldMemory): Look | null {
  const glance = glanceAt(memory);
  const [was, known] = before ?? [];
  if (glance === undefined || !was || !known?.verdict) return glance ?? null;
  const [line, now] = [new MemoryLine(was), new MemoryLine(memory)];
  return line.text === now.text && line.says === now.says ? { ...glance, verdict: known.verdict } : glance;
}
