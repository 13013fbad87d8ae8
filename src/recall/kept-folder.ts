/**
 * What `context` tells of a memory folder: its memories, what their words tell, what the last week left open. It is kept beside the looks
 * of the files that it was read from, so that a session's beginning opens those alone that changed; where that is more than a memory in
 * lithify's own form, all is read anew. Losing it costs time, never truth.
 */
import { join } from "node:path";
import { type PassOver, tried } from "../errors.ts";
import { isMemoryName } from "../memory/file/memory-path.ts";
import { readOwnMemory } from "../memory/file/own-memory.ts";
import { keepCache } from "../store/disk/atomic-file.ts";
import { type Look as DiskLook, Looks } from "../store/disk/real-folder.ts";
import { decodeText, readJsonFile } from "../store/disk/regular-file.ts";
import { GRAIN_MS, isYoung, LARGEST_BYTES, stampOf } from "../store/state/kept-files.ts";
import { type Findings, keyOf } from "../store/state/kept-findings.ts";
import { digestOf } from "../store/state/short-digest.ts";
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
  /** How all of the folder looked, "" where something had been written a moment before: while it looks so nothing of it is asked. */
  readonly looks: string;
  /** Of each file its name, its look, and 64 hex of its bytes: in one text, which nobody takes apart where none changed. */
  readonly files: string;
}
/** Of what may stand in a relative path, nothing. */
const BETWEEN = "//";

/** Of each file its look, and 64 hex of its bytes. */
function filesKept({ files }: Kept) {
  const parts = files.split(BETWEEN);
  const names = parts.filter((_, i) => i % 3 === 0);
  const each = (at: 1 | 2) => new Map(names.map((file, i) => [file, parts[3 * i + at]!]));
  return { looks: each(1), digests: each(2) };
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
  const inbox = searched && tried(() => new Looks(join(located.memoryFolder, "inbox")), undefined);
  const nowMs = reading.now.getTime();
  const isStill = searched && inbox && nowMs - Math.max(searched.newestMs(), inbox.newestMs) >= GRAIN_MS;
  const looked = isStill ? Buffer.concat([searched.look, inbox.bytes]).toString("base64") : "";
  const before = inbox && tried(() => keptAt(path, by), undefined);
  const isAsKept = before !== undefined && looked !== "" && before.looks === looked;
  const files = isAsKept ? undefined : inbox && tried(() => filesTold(searched!.files(), inbox, nowMs), undefined);
  const since: Read | undefined = isAsKept
    ? { ...before, digests: new Map(), changed: 0 }
    : before && files && tried(() => changedSince(before, files), undefined);
  const { memories, left, questioned, digests, changed } =
    since ??
    (await (await import("./read-anew.ts")).readAnew(located, reading, before && { ...before, ...filesKept(before) }));
  const newest = left?.newest ?? newestOf(memories.map(([memory]) => memory));
  // Of those that may be told of; what is found out of one is set there.
  const looks = new Map<ToldMemory, Look>();
  let isNew = !isAsKept && (looked !== "" || changed > MOST_CHANGED);
  for (const [memory, known] of memories) {
    if (!mayBeTold(memory)) continue;
    const look = known ?? glanceAt(memory) ?? (await (await lexicons()).lookAt(memory, newest));
    isNew ||= known === null;
    looks.set(memory, look);
  }
  /** Keeps it for the next time. */
  const save = (): void => {
    const isJudged = (): boolean => memories.some(([memory, look]) => looks.get(memory) !== (look ?? undefined));
    if (inbox === undefined || !state.trusted() || !(isNew || isJudged())) return;
    const digested = (files ?? []).flatMap(({ file, look }) =>
      digests.has(file) ? [file, look, digests.get(file)!] : [],
    );
    const kept: Kept = {
      ...{ by, left, questioned, memories: memories.map(([memory]) => [memory, looks.get(memory) ?? null]) },
      ...{ looks: looked, files: isAsKept ? before.files : digested.join(BETWEEN) },
    };
    keepCache(path, JSON.stringify(kept));
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
function filesTold(searched: readonly Searched[], inbox: Looks, nowMs: number): FileTold[] {
  const lookOf = (found: DiskLook | undefined): string =>
    found === undefined || isYoung(found, nowMs) ? "" : stampOf(found);
  return [
    ...searched.flatMap(({ path, absolute, kind, found }) => {
      const file = `${kind === "weekly" ? "weekly/" : ""}${path.slice(path.lastIndexOf("/") + 1)}`;
      return kind === "weekly" || isMemoryName(file) ? [{ file, absolute, look: lookOf(found) }] : [];
    }),
    ...inbox.names.flatMap((name, i) =>
      name.startsWith(".")
        ? []
        : [{ file: `inbox/${name}`, absolute: join(inbox.folder, name), look: lookOf(inbox.at(i)) }],
    ),
  ];
}

/** None where another version kept it, or what stands there is odd. */
function keptAt(path: string, by: string): Kept | undefined {
  const kept = readJsonFile(path, LARGEST_BYTES) as Kept | undefined;
  const isMemory = ([memory]: Kept["memories"][number]): boolean =>
    [memory.file, memory.name, memory.description, memory.body, memory.updated].every((one) => typeof one === "string");
  const isOurs = kept?.by === by && typeof kept.looks === "string" && typeof kept.files === "string";
  return isOurs && kept.memories.every(isMemory) ? kept : undefined;
}

/** @property changed how many files were opened */
export type Read = Known & { readonly digests: ReadonlyMap<string, string>; readonly changed: number };

/** What was kept, with the memories that changed; undefined where something else did. */
function changedSince(kept: Kept, files: readonly FileTold[]): (Read & { changed: number }) | undefined {
  const memories = new Map(kept.memories.map((one) => [one[0].file, one]));
  const before = filesKept(kept);
  const gone = new Set(before.looks.keys());
  const digests = new Map<string, string>();
  let changed = 0;
  for (const { file, absolute, look } of files) {
    const was = before.digests.get(file);
    gone.delete(file);
    if (was !== undefined && look !== "" && before.looks.get(file) === look) {
      digests.set(file, was);
      continue;
    }
    const bytes = bytesOf(absolute);
    if (bytes === undefined) return undefined;
    changed += 1;
    const sha256 = digestOf(bytes);
    digests.set(file, sha256);
    if (was === sha256) continue;
    const text = isMemoryName(file) ? decodeText(bytes) : undefined;
    const memory = text === undefined ? undefined : readOwnMemory(file, text);
    if (memory === undefined) return undefined;
    memories.set(file, [withoutText(memory), lookSince(memories.get(file), memory)]);
  }
  for (const file of gone) {
    if (!isMemoryName(file)) return undefined;
    memories.delete(file);
  }
  const now = [...memories.values()];
  const newest = (some: Known["memories"]): string => newestOf(some.map(([memory]) => memory));
  return newest(now) === newest(kept.memories)
    ? { left: kept.left, questioned: kept.questioned, digests, memories: now, changed }
    : undefined;
}

/** What is known of a memory that was edited: of its line, while that is the same. */
function lookSince(before: Kept["memories"][number] | undefined, memory: ToldMemory): Look | null {
  const glance = glanceAt(memory);
  const [was, known] = before ?? [];
  if (glance === undefined || !was || !known?.verdict) return glance ?? null;
  const [line, now] = [new MemoryLine(was), new MemoryLine(memory)];
  return line.text === now.text && line.says === now.says ? { ...glance, verdict: known.verdict } : glance;
}
