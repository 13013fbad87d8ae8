/**
 * Writes a plan: each file whole, in the order that makes a crash harmless, and nothing that a person changed
 * meanwhile.
 *
 * All new bytes are safe in temp files before the first name changes, and which temp file is whose is kept beside the
 * plan. From then on a file is done exactly when its temp file is gone: whatever moment a run dies in, the next one can
 * tell a memory that was never written from one that was, and that a person has deleted or put back since.
 */
import fs from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { WorkspaceHeld } from "../errors.ts";
import type { Steps } from "../steps.ts";
import { keepNames, putInPlace, removeFile, removeQuietly, stage } from "./disk/atomic-file.ts";
import { asDiskError, errorCode } from "./disk/disk-error.ts";
import { placeRefused } from "./disk/real-folder.ts";
import { readRegularFile } from "./disk/regular-file.ts";
import { inWriteOrder, type PlannedFile, type Rest, rankOf } from "./state/saved-plan.ts";

export interface ApplyOptions {
  /** Asked before each rename and removal: once it says false another lithify may be writing here. */
  readonly lockStillOurs: () => boolean;
  /** Why a plan may not write there, asked before anything is read and right before each rename and removal. */
  readonly whyNot: (file: PlannedFile) => string | undefined;
  /** How far an interrupted run of this plan came; without it a file that stands as it did before counts as not written. */
  readonly rest?: Rest;
  /** Told what is left to write, before the first rename and when this gives up; a crash must find it again. */
  readonly keepRest: (rest: Rest) => void;
}

export interface Applied {
  /** Paths that were written or removed now. */
  readonly written: readonly string[];
  /** What is on disk is neither what was planned from nor what was planned: a person's, and it stands. */
  readonly left: readonly { readonly file: string; readonly because: string }[];
}

/** A file that is still to be written: where, and its new bytes; no temp file where it is to go. */
interface Pending {
  readonly file: PlannedFile;
  readonly path: string;
  readonly temp: string | null;
}

/**
 * Applies a plan, or finishes one that was interrupted: applying twice does no more than once. Step by step: each file is
 * synced, which takes as long as the disk likes. What is thrown in between is a fault.
 * @throws {WorkspaceHeld} as soon as the lock is lost; what was written stays whole   @throws {DiskError} at the first fault
 */
export function* applying(files: readonly PlannedFile[], workspace: string, options: ApplyOptions): Steps<Applied> {
  const written: string[] = [];
  const left: { file: string; because: string }[] = [];
  const open: PlannedFile[] = [];
  for (const file of inWriteOrder(files)) {
    const path = join(workspace, file.path);
    refusePlace(file, workspace, options);
    const done = isDone(file, workspace, options.rest);
    const found = standing(file, path);
    yield;
    if (found === "after") continue;
    if (found === "before" && !done) open.push(file);
    else left.push({ file: file.path, because: reasonToLeave(file, path, done) });
  }
  const pending = yield* staged(open, workspace);
  try {
    if (pending.length > 0) keep(pending, workspace, options);
    for (const [i, one] of pending.entries()) {
      yield;
      if (put(one, workspace, options)) written.push(one.file.path);
      else left.push({ file: one.file.path, because: reasonToLeave(one.file, one.path, false) });
      const next = pending[i + 1];
      // What comes in the order of writing is on disk before what comes after it; one sync a folder does for many files.
      if (next === undefined || rankOf(next.file.path) > rankOf(one.file.path)) keepAllNames(pending.slice(0, i + 1));
    }
  } catch (error) {
    giveUp(pending, new Set(written), workspace, options, error);
    throw error;
  }
  return { written, left };
}

/**
 * Whether an interrupted plan can no longer do what it was made for, and may be made anew: a file it would write is not as it
 * was when it was planned. Where some of it is in place, only for a memory, and while all of that stands as it was written:
 * what a person has deleted or edited of it since is left to them when the plan is finished.
 */
export function isOvertaken(files: readonly PlannedFile[], workspace: string, rest: Rest | undefined): boolean {
  const done = doneOf(files, workspace, rest);
  const stands = (file: PlannedFile, as: ReturnType<typeof standing>): boolean =>
    standing(file, join(workspace, file.path)) === as;
  if (!done.every((file) => stands(file, "after"))) return false;
  return files.some(
    (file) => !done.includes(file) && (done.length === 0 || rankOf(file.path) === 0) && stands(file, "other"),
  );
}

/** What an interrupted run had put in place of a plan. */
export const doneOf = (files: readonly PlannedFile[], workspace: string, rest: Rest | undefined): PlannedFile[] =>
  files.filter((file) => isDone(file, workspace, rest));

/** Whether the interrupted run had put this file in place, or taken it away. */
function isDone(file: PlannedFile, workspace: string, rest: Rest | undefined): boolean {
  if (rest === undefined) return false;
  const temp = rest.get(file.path);
  if (temp === undefined) return true;
  return temp !== null && !fs.existsSync(join(workspace, temp));
}

/** Everything that is to be written, safe on disk and not in place yet. A fault here has changed nothing. */
function* staged(files: readonly PlannedFile[], workspace: string): Steps<Pending[]> {
  const pending: Pending[] = [];
  try {
    for (const file of files) {
      yield;
      const path = join(workspace, file.path);
      pending.push({ file, path, temp: file.after === null ? null : stage(path, file.after) });
    }
    // A temp file that a power loss forgets would count as put in place.
    keepAllNames(pending);
    return pending;
  } catch (error) {
    removeTemps(pending);
    throw asDiskError(error, "write a plan's files");
  }
}

function keepAllNames(pending: readonly Pending[]): void {
  for (const folder of new Set(pending.flatMap(({ path, temp }) => (temp === null ? [] : dirname(path)))))
    keepNames(folder);
}

function keep(pending: readonly Pending[], workspace: string, { keepRest }: ApplyOptions): void {
  keepRest(
    new Map(
      pending.map(({ file, temp }) => [
        file.path,
        temp === null ? null : relative(workspace, temp).split(sep).join("/"),
      ]),
    ),
  );
}

/**
 * Takes the temp files away, once it is kept that what they were for is not done. Where that cannot be kept they stay, and
 * are the record themselves; so they do when the lock is lost, for whoever has it now may be at the same plan.
 */
function giveUp(
  pending: readonly Pending[],
  written: ReadonlySet<string>,
  workspace: string,
  options: ApplyOptions,
  error: unknown,
): void {
  if (error instanceof WorkspaceHeld) return;
  const undone = pending.filter(({ file, temp }) => (temp === null ? !written.has(file.path) : fs.existsSync(temp)));
  try {
    keepAllNames(pending);
    keep(
      undone.map((one) => ({ ...one, temp: null })),
      workspace,
      options,
    );
  } catch {
    return;
  }
  removeTemps(pending);
}

const removeTemps = (pending: readonly Pending[]): void => {
  for (const { temp } of pending) if (temp !== null) removeQuietly(temp);
};

/** What is on disk now, seen from the plan. */
function standing(file: PlannedFile, path: string): "before" | "after" | "other" {
  const found = read(path);
  if (found === "no file") return "other";
  if (matches(found, file.after)) return "after";
  return matches(found, file.before) ? "before" : "other";
}

/** A person may have put a link or a folder there: that is no fault of the disk, it is theirs. */
function read(path: string): Buffer | undefined | "no file" {
  try {
    return readRegularFile(path);
  } catch (error) {
    if (["ELOOP", "EISDIR", "EINVAL", "EFBIG"].includes(errorCode(error) ?? "")) return "no file";
    throw error;
  }
}

function matches(bytes: Buffer | undefined, text: string | null): boolean {
  if (bytes === undefined || text === null) return bytes === undefined && text === null;
  return bytes.equals(Buffer.from(text, "utf8"));
}

/** @throws {DiskError} */
function refusePlace(file: PlannedFile, workspace: string, { whyNot }: ApplyOptions): void {
  const because = whyNot(file);
  if (because !== undefined) throw placeRefused(workspace, join(workspace, file.path), file.path, because);
}

/** Looks once more right before the name changes, so that a person's save in that moment is not lost. False: left alone. */
function put({ file, path, temp }: Pending, workspace: string, options: ApplyOptions): boolean {
  refusePlace(file, workspace, options);
  if (!options.lockStillOurs()) {
    throw new WorkspaceHeld(
      "the lock of this workspace was removed while this run held it: nothing more is written",
      "run lithify again, once, and leave .lithify/ alone while it runs",
    );
  }
  if (standing(file, path) !== "before") {
    if (temp !== null) removeFile(temp);
    return false;
  }
  if (temp === null) removeFile(path);
  else putInPlace(temp, path);
  return true;
}

/** @param done a run had written it: whatever differs now is a person's, a file put back as it was before as well */
function reasonToLeave(file: PlannedFile, path: string, done: boolean): string {
  const found = read(path);
  if (found === undefined) return "deleted by hand";
  if (found === "no file") return "something other than a file of lithify stands there";
  return file.before === null && !done ? "made by hand meanwhile" : "edited by hand";
}
