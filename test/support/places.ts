/**
 * Where tests put their folders. Every file of lithify's is synced, and a test is a thousand such files: in memory, where the machine
 * has some for it, `test/store` takes half the time. Docker's own /dev/shm is small and runs no program, and is not taken.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const LEAST_BYTES = 4 * 2 ** 30;

/** A folder in memory that hooks and stubs can be run from, or undefined. */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    if (bavail * bsize < LEAST_BYTES) return undefined;
    const folder = fs.mkdtempSync(join(MEMORY, "lithify-tests-"));
    // PostgreSQL runs as somebody else.
    fs.chmodSync(folder, 0o755);
    try {
      fs.writeFileSync(join(folder, "runs"), "#!/bin/sh\n", { mode: 0o755 });
      execFileSync(join(folder, "runs"));
      fs.rmSync(join(folder, "runs"));
      return folder;
    } catch {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  } catch {
    // No such folder, or none of ours.
  }
  return undefined;
}
