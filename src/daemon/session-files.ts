/**
 * Which session files there are in the configured folders, with their sizes and times, and whose they are.
 */
import fs from "node:fs";
import { sessionFiles } from "../capture/session-files.ts";
import { LithifyError, unless } from "../errors.ts";
import { realPathOf } from "../store/disk/real-folder.ts";
import { headOfFile } from "../store/disk/regular-file.ts";
import { toolOf } from "../transcript/detect.ts";
import { fieldsAt, isFields, parsed, textAt } from "../transcript/fields.ts";
import { isWithin, type SessionSeen, type TranscriptSource } from "./transcripts.ts";

/** What a file's beginning tells of it. */
type Opening = ReturnType<typeof openingOf>;

/** Instructions of an agent may stand before its first word. */
const OPENING_BYTES = 256 * 1024;

/** Files of the sources, each once, in the order of sources and paths. */
export type SessionLister = (sources: readonly TranscriptSource[]) => SessionSeen[];

export function sessionLister(): SessionLister {
  // Whose a session is does not change; a file that has not told yet is asked again when it has grown.
  const openings = new Map<string, Opening & { readonly size: number }>();

  function belongs(path: string, size: number, { format, cwd }: TranscriptSource): boolean {
    if (format === undefined && cwd === undefined) return true;
    let opening = openings.get(path);
    const toldAll = opening?.tool !== undefined && opening.cwd !== undefined;
    if (opening === undefined || (!toldAll && opening.size !== size)) opening = { ...openingOf(path), size };
    openings.set(path, opening);
    if (format !== undefined && opening.tool !== format) return false;
    return cwd === undefined || isWithin(cwd, opening.cwd);
  }

  return (sources) => {
    const seen = new Map<string, SessionSeen>();
    for (const source of sources)
      for (const path of pathsIn(source.folder)) {
        const stat = seen.has(path) ? undefined : fs.statSync(path, { throwIfNoEntry: false });
        if (stat === undefined || !belongs(path, stat.size, source)) continue;
        seen.set(path, { path, size: stat.size, changedMs: stat.mtimeMs, source });
      }
    return [...seen.values()];
  };
}

/** A folder that is not there, or may not be read, holds nothing: an agent may be installed tomorrow. */
const pathsIn = (folder: string): string[] =>
  unless(
    LithifyError,
    () => sessionFiles([folder], "/").flatMap(({ path, fault }) => (fault ? [] : [path])),
    () => [],
  );

function openingOf(path: string) {
  let [tool, cwd]: (string | undefined)[] = [];
  for (const line of String(headOfFile(path, OPENING_BYTES, true)?.head ?? "").split("\n")) {
    const row = parsed(line);
    if (!isFields(row)) continue;
    tool ??= toolOf(row);
    cwd ??= textAt(row, "cwd") ?? textAt(fieldsAt(row, "payload"), "cwd");
    if (tool !== undefined && cwd !== undefined) break;
  }
  // The workspace is known by its real path; a session may have been started through a link.
  return { tool, cwd: cwd === undefined ? undefined : realPathOf(cwd) };
}
