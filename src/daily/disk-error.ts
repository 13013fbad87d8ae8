/**
 * Turns a failure of the disk into the error that a week or a command ends with.
 */
import { DiskError, LithifyError } from "../errors.ts";

/** The failure with the system's own code and the path; an error of lithify's own stays as it is. */
export function asDiskError(error: unknown, path: string): LithifyError {
  if (error instanceof LithifyError) return error;
  const code = codeOf(error);
  return new DiskError(
    code,
    `cannot read ${path}: ${code}`,
    "check that it may be read and that the disk is sound",
    error,
  );
}

/** `ENOENT`, `EACCES`; `EIO` where the system gave none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "EIO";
