/** The memory folder without a file of it being parsed, where all were read before: loading what parses takes longer than all else. */
import type { Week } from "../calendar/week.ts";
import type { WeeklyDocument } from "../document/weekly.ts";
import { isMemoryName, weekOfFile } from "../memory/file/memory-path.ts";
import type { StoredMemory } from "../memory/memory.ts";
import type { Folder, FolderFile } from "./folder.ts";

/** Somebody's own notes: neither front matter nor a merge's marks stand above them. */
const IS_NOTES = /^\uFEFF?(?!---|<<<|===|>>>|\|\|\|)/;

/** @returns undefined where a file was not read before, and where it takes the other files to tell what one is */
export function readBefore(files: readonly FolderFile[]): Pick<Folder, "texts" | "stored" | "documents"> | undefined {
  const texts = new Map<string, string>();
  const stored: StoredMemory[] = [];
  const documents = new Map<Week, WeeklyDocument>();
  const notes = new Set<string>();
  for (const { file, text, unread, absent, read } of files) {
    const week = weekOfFile(file);
    const isMemory = isMemoryName(file);
    if ((unread !== undefined && isMemory) || absent) return undefined;
    if (unread !== undefined) continue;
    texts.set(file, text);
    if (week === undefined && !isMemory) continue;
    if (read === undefined && isMemory && IS_NOTES.test(text)) notes.add(file);
    else if (read === undefined) return undefined;
    else if (week === undefined) stored.push({ ...(read as StoredMemory), text });
    else documents.set(week, read as WeeklyDocument);
  }
  const isListed = [...documents.values()].some(({ memories }) => memories.some(({ file }) => notes.has(file)));
  return isListed ? undefined : { texts, stored, documents };
}
