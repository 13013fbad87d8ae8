/**
 * Turns what the system says of a failed disk call into a DiskError with a remedy.
 */
import { DiskError, LithifyError } from "../../errors.ts";

const HINTS: Readonly<Record<string, string>> = {
  ENOSPC: "free some space on this disk, then run lithify again",
  EDQUOT: "your disk quota is used up: free some space, then run lithify again",
  EACCES: "give your user the right to read and write there",
  EPERM: "give your user the right to read and write there",
  EROFS: "the file system is mounted read-only: mount it read-write",
  EIO: "the disk reports a fault: check its health and the system log",
  EMFILE: "too many files are open: raise the limit with `ulimit -n`",
  ENFILE: "the whole system has too many open files: close some programs",
  ELOOP: "replace the symbolic link by a real file or folder",
  EISDIR: "a folder stands where a file belongs: move it away",
  ENOTDIR: "a file stands where a folder belongs: move it away",
  ENAMETOOLONG: "use a workspace with a shorter path",
  EFBIG: "move it away, or split it",
};

/**
 * What to throw for `error`, which came up while `doing` (`write memory/MEMORY.md`).
 * An error that is not the disk's own is returned as it is.
 */
export function asDiskError(error: unknown, doing: string): unknown {
  const code = errorCode(error);
  if (error instanceof LithifyError || code === undefined) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DiskError(
    code,
    `cannot ${doing}: ${reason}`,
    HINTS[code] ?? "check the disk, then run lithify again",
    error,
  );
}

/** What `work` gives. @param doing as `asDiskError`   @throws {DiskError} */
export function onDisk<Value>(doing: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw asDiskError(error, doing);
  }
}

/** Refuses something on disk that lithify will not touch, with the code the system has for it. */
export const refusal = (code: "ELOOP" | "EISDIR" | "ENOTDIR" | "EINVAL" | "EFBIG", message: string): DiskError =>
  new DiskError(code, message, HINTS[code] ?? "move it away: lithify writes regular files only");

/** The system's code of an error, `ENOENT`, where it has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
