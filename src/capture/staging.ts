/**
 * Keeps what capture found, in an order that a crash cannot break: the staged record, then the pointer, then the daily
 * logs, then the mark that all is done. Staged alone, a slice counts as taken, and the next run writes its logs from
 * it: no model is asked twice, and no log is written twice.
 */

import fs from "node:fs";
import { join } from "node:path";
import { readFrontMatter } from "../document/frontmatter.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { makeFolder, removeFile, sweepTempFiles, writeAtomically } from "../store/disk/atomic-file.ts";
import { isRealFolder, namesIn, placeRefused } from "../store/disk/real-folder.ts";
import { readRegularFile, textOrNone } from "../store/disk/regular-file.ts";
import { whyNotLog } from "../store/own-log.ts";
import type { StatePaths } from "../store/state/state-folder.ts";
import { parsed } from "../transcript/fields.ts";
import { merged, type Pointer, pointerFrom, startOf } from "../transcript/pointer.ts";
import { type Conversation, nameOf } from "./conversation.ts";
import { type Staged, type StagedLog, stagedFrom } from "./staged.ts";

interface StagingFolders {
  /** The workspace, absolute. */
  readonly root: string;
  readonly state: StatePaths;
  /** Where daily logs are created, absolute. */
  readonly logs: string;
}

export interface Kept {
  /** Paths of logs that this made. */
  readonly written: readonly string[];
  /** Paths that hold something else by now: a person's, and left alone. */
  readonly occupied: readonly string[];
}

export type Staging = ReturnType<typeof openStaging>;

/** Two megabytes of pointer at most; a staged record is far smaller. */
const LARGEST_BYTES = 64 * 1024 * 1024;

/** @param notice told of a file that is passed over because it is corrupt, or from a newer version */
export function openStaging({ root, state, logs }: StagingFolders, notice: (text: string) => void) {
  const staging = join(state.folder, "staging");
  const pointers = join(state.folder, "pointers");
  // Stands while a slice may be staged whose logs are not written: only then is every folder looked through.
  const unsettled = join(staging, "unsettled");
  let marked = exists(unsettled);
  let logNames: { readonly day: string; readonly name: string }[] | undefined;

  function stagedOf(name: string): Staged[] {
    const folder = join(staging, name);
    const found = namesIn(folder)
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) => stagedIn(join(folder, file), name) ?? []);
    return found.sort((a, b) => a.pointer.count - b.pointer.count);
  }

  function stagedIn(path: string, name: string): Staged | undefined {
    const staged = stagedFrom(readJson(path), name);
    if (staged === undefined) notice(`${path} is passed over: it is no staged record of this version`);
    return staged;
  }

  function savedPointer(conversation: Conversation): Pointer | undefined {
    const path = join(pointers, `${nameOf(conversation)}.json`);
    if (!exists(path)) return undefined;
    const pointer = pointerFrom(readJson(path), conversation.tool, conversation.sessionId);
    if (pointer === undefined) notice(`${path} is passed over: it is made anew from what was staged`);
    return pointer;
  }

  /** How far a conversation is taken, and in which of its slices. */
  function open(conversation: Conversation) {
    const slices = stagedOf(nameOf(conversation));
    // Old slices may be pruned (prune-staged): without the pointer, the logs know what those took.
    const saved = savedPointer(conversation) ?? fromLogs(conversation);
    return { pointer: slices.reduce((pointer, slice) => merged(pointer, slice.pointer), saved), slices };
  }

  /** Where nothing else is left of a conversation, its logs tell how far it was taken. */
  function fromLogs(conversation: Conversation): Pointer {
    logNames ??= namesIn(logs).flatMap((day) => namesIn(join(logs, day)).map((name) => ({ day, name })));
    const own = logNames.filter(({ name }) => mayBeLogOf(conversation, name));
    const texts = own.map(({ day, name }) => textOrNone(join(logs, day, name)));
    return furthest(
      texts.flatMap((text) => pointerIn(text, conversation) ?? []),
      conversation,
    );
  }

  /** Stages a slice, moves the pointer, creates its logs, and settles it. @param rejected with their text, redacted */
  function keep(staged: Staged, pointer: Pointer, rejected: readonly Rejection[]): Kept {
    const name = nameOf(staged.conversation);
    mark();
    // Under the slice's key, before the slice counts as taken: a crash loses none of it, and doubles none.
    if (rejected.length > 0)
      writePrivately(join(state.rejected, `${name}-${staged.key}.json`), JSON.stringify(rejected, null, 1));
    writePrivately(join(staging, name, `${staged.key}.json`), JSON.stringify(staged));
    writePrivately(join(pointers, `${name}.json`), JSON.stringify(pointer));
    return settle(staged);
  }

  function settle(staged: Staged): Kept {
    const kept = staged.logs.map((log) => ({ path: log.path, how: createLog(log) }));
    const path = join(staging, nameOf(staged.conversation), `${staged.key}.json`);
    const done: Staged = { ...staged, state: "settled", logs: staged.logs.map((log) => ({ path: log.path })) };
    writePrivately(path, JSON.stringify(done));
    const paths = (which: string) => kept.filter(({ how }) => how === which).map((log) => log.path);
    return { written: paths("written"), occupied: paths("occupied") };
  }

  /** Creates a log, and never changes one: what stands there already is this log, or somebody else's. */
  function createLog({ path, text }: StagedLog): "written" | "there" | "occupied" {
    if (text === undefined) return "there";
    const absolute = join(root, path);
    const because = whyNotLog(logs, absolute);
    if (because !== undefined) throw placeRefused(root, absolute, path, because);
    const before = readRegularFile(absolute, LARGEST_BYTES);
    if (before !== undefined) return before.toString("utf8") === text ? "there" : "occupied";
    const made = writeAtomically(absolute, text, { beforeRename: () => !exists(absolute) });
    return made ? "written" : "occupied";
  }

  function mark(): void {
    if (marked) return;
    makeFolder(staging, 0o700);
    makeFolder(pointers, 0o700);
    writeAtomically(unsettled, "", { mode: 0o600 });
    marked = true;
  }

  /** Writes the logs of slices that a dead run left staged. */
  function finish(): Kept {
    for (const folder of [staging, pointers]) if (exists(folder)) sweepTempFiles(folder);
    if (!marked) return { written: [], occupied: [] };
    const written: string[] = [];
    const occupied: string[] = [];
    for (const name of namesIn(staging).filter((one) => isRealFolder(join(staging, one)))) {
      sweepTempFiles(join(staging, name));
      for (const staged of stagedOf(name).filter(({ state: at }) => at === "staged")) {
        for (const { path } of staged.logs) sweepBeside(join(root, path));
        const pointer =
          savedPointer(staged.conversation) ?? startOf(staged.conversation.tool, staged.conversation.sessionId);
        writePrivately(join(pointers, `${name}.json`), JSON.stringify(merged(pointer, staged.pointer)));
        const kept = settle(staged);
        written.push(...kept.written);
        occupied.push(...kept.occupied);
      }
    }
    return { written, occupied };
  }

  /** A temp file of a dead run beside a log that it was writing. */
  function sweepBeside(log: string): void {
    const folder = join(log, "..");
    if (whyNotLog(logs, log) === undefined) sweepTempFiles(folder);
  }

  /** The run is over; whatever is still staged failed, and is finished by the next one. */
  function close(): void {
    if (marked) removeFile(unsettled);
    marked = false;
  }

  return { open, keep, finish, close };
}

const writePrivately = (path: string, json: string): void => void writeAtomically(path, `${json}\n`, { mode: 0o600 });

/** Undefined for what is no JSON; what the disk says else is thrown. */
const readJson = (path: string): unknown => parsed(String(readRegularFile(path, LARGEST_BYTES) ?? ""));

const exists = (path: string): boolean => fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Whether a file of this name may be a log of the conversation; its front matter decides. */
function mayBeLogOf(conversation: Conversation, fileName: string): boolean {
  const name = nameOf(conversation);
  return fileName.startsWith(name) && /^(?:-\d{1,6})?\.md$/.test(fileName.slice(name.length));
}

/**
 * `.lithify/` may be lost, and logs are what is left: without this, every session would be told again beside the logs of it.
 * @returns undefined for a log of another conversation, or of nobody's
 */
function pointerIn(text: string, { tool, sessionId, agent }: Conversation): Pointer | undefined {
  const matter = readFrontMatter(text);
  if ("fault" in matter) return undefined;
  const { source, session, agent: who, entries, until } = matter.data;
  if (source !== tool || String(session) !== sessionId || (who === undefined ? undefined : String(who)) !== agent)
    return undefined;
  const count = Number(/^\d+-(\d{1,12})$/.exec(String(entries))?.[1]);
  const ms = typeof until === "string" ? Date.parse(until) : Number.NaN;
  if (!Number.isFinite(ms) || ms < 0 || !(count > 0)) return undefined;
  // What is told by its time alone, as in a pointer that has let go of its oldest turns.
  const forgotten = { count, until: ms.toString(36).padStart(9, "0") };
  return { ...startOf(tool, sessionId), count, forgotten };
}

/** The furthest of the logs of a conversation. */
const furthest = (pointers: readonly Pointer[], { tool, sessionId }: Conversation): Pointer =>
  pointers.reduce((one, other) => merged(one, other), startOf(tool, sessionId));
