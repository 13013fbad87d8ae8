/**
 * Agents' files on the disk: read within bounds, written whole or not at all with the mode they had. A link is followed only
 * to a place within the user's own folders, or the project, and never into a `.git`; what changed since it was shown is left alone.
 */
import { statSync } from "node:fs";
import { DiskError, unless } from "../errors.ts";
import { removeFile, writeAtomically } from "../store/disk/atomic-file.ts";
import { decodeText, readRegularFile } from "../store/disk/regular-file.ts";
import { realPlace, within } from "../workspace/workspace.ts";
import type { Fault } from "./piece.ts";
import type { Place } from "./place.ts";
import type { FileChange, Read } from "./plan.ts";
import { missingAbove, noteMade, removeMade } from "./record.ts";

/** A state file of Claude Code grows to some megabytes. */
const LARGEST_BYTES = 32 * 1024 * 1024;
/** What a user's configuration holds is nobody else's business. */
const PRIVATE = 0o600;

/** @param roots folders that files may lie in, absolute, links followed */
export function reader(roots: readonly string[]): Read {
  return (file) => {
    const real = realPlace(file);
    if (!roots.some((root) => within(realPlace(root), real)))
      return { fault: `it is a link to ${real}, outside of its folder` };
    if (real !== file && /[/\\]\.git(?:[/\\]|$)/i.test(real))
      return { fault: `it is a link to ${real}, which is git's` };
    const read = (): string | undefined | Fault => {
      const bytes = readRegularFile(real, LARGEST_BYTES);
      return bytes === undefined ? undefined : (decodeText(bytes) ?? { fault: "it is no UTF-8 text" });
    };
    return unless(DiskError, read, ({ message }) => ({ fault: message }));
  };
}

/** By its mode: a file is replaced by another, and its folder's rights would be enough for that. */
const mayBeWritten = (file: string): boolean => (statSync(file).mode & 0o200) !== 0;

/** @returns why a change was not made; undefined once it is */
export function write(
  { file, before, after }: FileChange,
  roots: readonly string[],
  { env, level }: Pick<Place, "env" | "level">,
): string | undefined {
  const now = reader(roots)(file);
  if (now !== undefined && typeof now !== "string") return now.fault;
  if ((now ?? null) !== before) return "it was changed meanwhile";
  const real = realPlace(file);
  if (before !== null && !mayBeWritten(real)) return "it is read-only: chmod u+w it if lithify may write there";
  const change = (): undefined => {
    if (after === null) {
      removeFile(real);
      removeMade(env, real);
      return;
    }
    const folders = missingAbove(real);
    writeAtomically(real, after, level === "user" && before === null ? { mode: PRIVATE } : {});
    noteMade(env, folders);
  };
  return unless(DiskError, change, ({ message }) => message);
}
