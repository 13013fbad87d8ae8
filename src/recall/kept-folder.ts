/**
 * What `context` tells of a memory folder: its memories, what their words tell, what the last week left open. It is kept beside the looks
 * of the files that it was read from, so that a session's beginning opens those alone that changed; where that is more than a memory in
 * lithify's own form, all is read anew. Losing it costs time, never truth.
 */
import { join, sep } from "node:path";
import { type PassOver, tried } from "../errors.ts";
import { isMemoryName } from "../memory/file/memory-path.ts";
import { keepCache } from "../store/disk/atomic-file.ts";
import { Looks } from "../store/disk/real-folder.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import { GRAIN_MS, isYoung, LARGEST_BYTES } from "../store/state/kept-files.ts";
import { type Findings, keyOf } from "../store/state/kept-findings.ts";
import { VERSION } from "../version.ts";
import type { Located } from "../workspace/parts.ts";
import {
  asTold,
  byRank,
  glanceAt,
  type LeftOpen,
  type Look,
  MemoryLine,
  mayBeTold,
  newestOf,
  TEXTS,
  type ToldMemory,
} from "./context.ts";
import { type lyingIn, memoryAt } from "./refresh.ts";

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
  /** How each folder looked, and when: what was written a moment before may have been written again. */
  readonly looks: readonly string[];
  readonly atMs: number;
  /** Of each file its name and 64 hex of its bytes: in one text, which nobody takes apart where none changed. */
  readonly files: string;
}
/** Of what may stand in a relative path, nothing. */
const BETWEEN = "//";

function digestsKept({ files }: Kept): Map<string, string> {
  const parts = files.split(BETWEEN);
  return new Map(parts.flatMap((file, i) => (i % 2 === 0 ? [[file, parts[i + 1]!]] : [])));
}

export interface Reading {
  readonly now: Date;
  /** What was found out before; what is found out now is put there. */
  readonly found: Findings;
  /** The folder as it stands; undefined where it may not be looked at. */
  readonly lying: Lying | undefined;
  /** Told what is worked around. */
  readonly passOver: PassOver;
  /** Whether every fault is wanted, also of what is not told of. */
  readonly strict: boolean;
}

type Lying = NonNullable<ReturnType<typeof lyingIn>>;

/** Of so many files that changed each is opened once more, rather than all kept anew. */
const MOST_CHANGED = 20;

export async function keptFolder(located: Located, reading: Reading) {
  const { state, workspace, guest, absent } = located;
  const path = join(state.folder, "told.json");
  const by = keyOf(VERSION, workspace.config.redact.allow, guest, state.mark());
  // What only git has has no look.
  const lying = reading.strict || absent.length > 0 ? undefined : reading.lying;
  const nowMs = reading.now.getTime();
  const before = lying && tried(() => keptAt(path, by), undefined);
  const since = before && tried(() => changedSince(before, lying), undefined);
  const { memories, left, questioned, digests, changed } =
    since ??
    (await (
      await import("./read-anew.ts")
    ).readAnew(located, reading, before && { ...before, digests: digestsKept(before) }));
  const newest = left?.newest ?? newestOf(memories.map(([memory]) => memory));
  // Of those that may be told of; what is found out of one is set there.
  const looks = new Map<ToldMemory, Look>();
  const isStill = lying?.looks.every(({ newestMs }) => nowMs - newestMs >= GRAIN_MS);
  let isNew = changed > (isStill ? 0 : MOST_CHANGED);
  for (const [memory, known] of memories) {
    if (!mayBeTold(memory)) continue;
    const look = known ?? glanceAt(memory) ?? (await (await lexicons()).lookAt(memory, newest));
    isNew ||= known === null;
    looks.set(memory, look);
  }
  /** Keeps it for the next time. */
  const save = (): void => {
    const isJudged = (): boolean => memories.some(([memory, look]) => looks.get(memory) !== (look ?? undefined));
    if (lying === undefined || !state.trusted() || !(isNew || isJudged())) return;
    const known = digests ?? digestsKept(before!);
    // What could not be read is asked for the next time.
    const isRead = (one: Looks, folder: number): boolean =>
      one.names.every((_, i) => {
        const file = fileTold(one, folder, i);
        return file === undefined || known.has(file);
      });
    if (!lying.looks.every(isRead)) return;
    const kept: Kept = {
      // In the order in which they are told: a session sorts nothing.
      memories: memories
        .map(([memory]) => [memory, looks.get(memory) ?? null] as const)
        .sort(([a], [b]) => byRank(a, b)),
      ...{ by, left, questioned, looks: lying.looks.map(({ bytes }) => bytes.toString("base64")) },
      ...{ atMs: nowMs, files: [...known].flat().join(BETWEEN) },
    };
    keepCache(path, JSON.stringify(kept));
  };
  return {
    ...{ left, questioned, looks, newest, save, searched: lying?.found },
    memories: memories.map(([memory]) => memory),
  };
}

/** By its folder among those that are looked at, the file whose words tell something here; undefined of any other. */
function fileTold(looks: Looks, folder: number, i: number): string | undefined {
  const name = looks.names[i]!;
  const isDocument = name.endsWith(".md") && looks.isFile(i);
  if (folder === 0) return isDocument && isMemoryName(name) ? name : undefined;
  if (folder === 1) return isDocument && !name.startsWith(".") ? `weekly/${name}` : undefined;
  return folder === INBOX && !name.startsWith(".") ? `inbox/${name}` : undefined;
}
/** Behind memories, weeks, months and years. */
const INBOX = 4;

/** None where another version kept it, or what stands there is odd. */
function keptAt(path: string, by: string): Kept | undefined {
  const kept = readJsonFile(path, LARGEST_BYTES) as Kept | undefined;
  const isMemory = ([memory]: Kept["memories"][number]): boolean =>
    TEXTS.every((key) => typeof memory[key] === "string");
  const isOurs = kept?.by === by && Array.isArray(kept.looks) && typeof kept.files === "string";
  return isOurs && kept.memories.every(isMemory) ? kept : undefined;
}

/** @property digests undefined where they are those that were kept   @property changed how many files were opened or are gone */
export type Read = Known & { readonly digests: ReadonlyMap<string, string> | undefined; readonly changed: number };

/** What was kept, with the memories that changed; undefined where something else did. */
function changedSince(kept: Kept, { looks, found }: Lying): Read | undefined {
  const { left, questioned } = kept;
  const [opened, gone] = [new Map<string, string>(), new Set<string>()];
  for (const [folder, now] of looks.entries()) {
    // What was written a moment before it was kept may have been written again.
    const isStill = kept.atMs - now.newestMs >= GRAIN_MS;
    if (isStill && now.bytes.toString("base64") === kept.looks[folder]) continue;
    const was = new Looks(now.folder, Buffer.from(kept.looks[folder]!, "base64"));
    const before = new Map(was.names.map((name, i) => [name, i]));
    for (const [i, name] of now.names.entries()) {
      const at = before.get(name);
      before.delete(name);
      const file = fileTold(now, folder, i);
      const told = at === undefined ? undefined : fileTold(was, folder, at);
      if (file === undefined && told !== undefined) gone.add(told);
      if (file === undefined || (now.isSame(i, was, at) && (isStill || !isYoung(now.at(i), kept.atMs)))) continue;
      opened.set(file, now.folder + sep + name);
    }
    for (const i of before.values()) {
      const told = fileTold(was, folder, i);
      if (told !== undefined) gone.add(told);
    }
  }
  const changed = opened.size + gone.size;
  if (changed === 0) return { ...kept, digests: undefined, changed };
  const digests = digestsKept(kept);
  const memories = new Map(kept.memories.map((one) => [one[0].file, one]));
  for (const [file, absolute] of opened) {
    const read = memoryAt(found, absolute);
    if (read === undefined) return undefined;
    const was = digests.get(file);
    digests.set(file, read.sha256);
    if (was === read.sha256) continue;
    const memory = isMemoryName(file) ? read.memory : undefined;
    if (memory === undefined) return undefined;
    memories.set(file, [asTold(memory), lookSince(memories.get(file), memory)]);
  }
  for (const file of gone) {
    if (!isMemoryName(file)) return undefined;
    digests.delete(file);
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
