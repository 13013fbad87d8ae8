/**
 * Writes a plan: each file whole, in the order that makes a crash harmless, and nothing that a person changed meanwhile.
 * Before: runs has saved the plan. After: git commits the paths. Shell.
 */
import { join } from "node:path";
import { WorkspaceHeld } from "../errors.ts";
import { containedIn, removeFile, writeAtomically } from "./atomic-file.ts";
import { errorCode, refusal } from "./disk-error.ts";
import { readRegularFile } from "./regular-file.ts";
import { inWriteOrder, type PlannedFile } from "./saved-plan.ts";

export interface ApplyOptions {
  /** Asked before each rename and removal: once it says false another lithify may be writing here. */
  readonly lockStillOurs: () => boolean;
  /** Absolute folders in which a plan may write; the workspace alone when absent. Links are followed to check. */
  readonly within?: readonly string[];
}

export interface Applied {
  /** Paths that were written or removed now. */
  readonly written: readonly string[];
  /** Paths that were already as planned: an interrupted run had come so far. */
  readonly skipped: readonly string[];
  /** What is on disk is neither what was planned from nor what was planned: a person's, and it stands. */
  readonly left: readonly { readonly file: string; readonly because: string }[];
}

/**
 * Applies a plan, or finishes one that was interrupted: applying twice does no more than once.
 * @throws {WorkspaceHeld} as soon as the lock is lost; what was written stays whole   @throws {DiskError} at the first fault
 */
export function applyPlan(files: readonly PlannedFile[], workspace: string, options: ApplyOptions): Applied {
  const written: string[] = [];
  const skipped: string[] = [];
  const left: { file: string; because: string }[] = [];
  for (const file of inWriteOrder(files)) {
    const path = join(workspace, file.path);
    if (!(options.within ?? [workspace]).some((folder) => containedIn(folder, path))) {
      throw refusal("ELOOP", `${file.path} lies outside the workspace`);
    }
    const found = standing(file, path);
    if (found === "after") skipped.push(file.path);
    else if (found === "before" && put(file, path, options)) written.push(file.path);
    else left.push({ file: file.path, because: reasonToLeave(file, path) });
  }
  return { written, skipped, left };
}

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

/** Looks once more when the new bytes are ready, so that a person's save in that moment is not lost. False: left alone. */
function put(file: PlannedFile, path: string, options: ApplyOptions): boolean {
  const mayStillWrite = () => {
    if (!options.lockStillOurs()) {
      throw new WorkspaceHeld(
        "the lock of this workspace was removed while this run held it: nothing more is written",
        "run lithify again, once, and leave .lithify/ alone while it runs",
      );
    }
    return standing(file, path) === "before";
  };
  if (file.after !== null) return writeAtomically(path, file.after, { beforeRename: mayStillWrite });
  if (!mayStillWrite()) return false;
  removeFile(path);
  return true;
}

function reasonToLeave(file: PlannedFile, path: string): string {
  const found = read(path);
  if (found === undefined) return "deleted by hand";
  if (found === "no file") return "something other than a file of lithify stands there";
  return file.before === null ? "made by hand meanwhile" : "edited by hand";
}
