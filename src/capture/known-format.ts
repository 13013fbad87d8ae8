/**
 * Files that a person named and that are no sessions at all: refused, with the format that comes nearest, before anything
 * is asked or written. What lies in a folder is only noticed.
 */
import { DiskError, only, UsageError } from "../errors.ts";
import { nearestTool } from "../transcript/detect.ts";
import { firstRows, readSession } from "../transcript/read-session.ts";
import type { SessionFile } from "./session-files.ts";

/** @throws {UsageError} UNKNOWN_FORMAT when none of these files, each named itself, is a session's */
export async function refuseUnknown(files: readonly SessionFile[]): Promise<void> {
  const [first] = files;
  if (first === undefined || files.some(({ named }) => !named)) return;
  for (const { path } of files) if (await isSession(path).catch(only(DiskError, () => true))) return;
  const rows = await firstRows(first.path);
  throw new UsageError(
    "UNKNOWN_FORMAT",
    `${first.shown} is no session file of Claude Code, Codex or OpenClaw`,
    rows.length === 0
      ? `it is no JSON Lines: a daily log belongs into the folder of logs, and lithify extract ${first.shown} reads any text`
      : nearestTool(rows),
  );
}

/** Also one that is still empty, and what can never be read: whoever captures it says so. */
async function isSession(path: string): Promise<boolean> {
  for await (const event of readSession(path))
    if (event.kind !== "end" || event.report.tool !== undefined || event.report.lines === 0) return true;
  return false;
}
