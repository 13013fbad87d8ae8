/**
 * Runs a program once to count the calls with which it changes a folder, then again with a fault at one of them.
 * Before: fs-faults. After: tests that hold something for every k.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FS_FAULTS = join(import.meta.dirname, "fs-faults.ts");

export interface FaultRun {
  /** Absolute path of a module, and its arguments. */
  readonly program: readonly string[];
  /** The folder whose changes count. */
  readonly root: string;
  /** As in fs-faults: `count`, `kill`, `torn`, `once:ENOSPC`, `always:EIO`. */
  readonly mode: string;
  readonly at?: number;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

export interface FaultOutcome {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  /** A line a call: `3 renameSync memory/.lithify-1-1.tmp`. */
  readonly calls: readonly string[];
}

/** Runs the program to its end, whatever that is. */
export async function runWithFault(run: FaultRun): Promise<FaultOutcome> {
  const folder = fs.mkdtempSync(join(tmpdir(), "lithify-count-"));
  const countFile = join(folder, "calls");
  fs.writeFileSync(countFile, "");
  const fault = {
    FS_FAULT_ROOT: run.root,
    FS_FAULT_MODE: run.mode,
    FS_FAULT_AT: String(run.at ?? 0),
    FS_FAULT_COUNT_FILE: countFile,
  };
  const child = spawn(process.execPath, ["--import", FS_FAULTS, ...run.program], {
    env: { ...(run.environment ?? process.env), ...fault },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => (stdout += chunk));
  child.stderr.on("data", (chunk) => (stderr += chunk));
  const [code, signal] = await once(child, "close");
  const calls = fs.readFileSync(countFile, "utf8").split("\n").filter(Boolean);
  fs.rmSync(folder, { recursive: true });
  return { code, signal, stdout, stderr, calls };
}
