/**
 * A memory under another name: whatever names its file names the new one, so that its evidence, what it replaced and what asks about it
 * stay its own.
 */
import { readFrontMatter, WEEKLY_LIMITS } from "../document/frontmatter.ts";
import { changeMemoryFile } from "../memory/file/memory-file.ts";
import type { Folder, FolderChange } from "./folder.ts";

/** Of every file but the renamed one, which is the caller's to write. */
export function renamedIn({ texts, stored }: Folder, from: string, to: string): FolderChange[] {
  const memories = new Map(stored.map((memory) => [memory.file, memory]));
  const named = new RegExp(`(?<![\\w./-])${from.replaceAll(".", "\\.")}(?!\\w)`, "g");
  return [...texts].flatMap(([file, text]) => {
    if (file === from || !text.includes(from) || INDEXES.has(file)) return [];
    const memory = memories.get(file);
    if (memory?.unreadable) return [];
    const matter = readFrontMatter(text, WEEKLY_LIMITS);
    const length = "fault" in matter ? 0 : text.length - matter.body.length;
    const headed = text.slice(0, length).replace(named, to) + text.slice(length);
    const linked = (body: string): string => body.replaceAll(`](${from})`, `](${to})`);
    const after = memory?.body.includes(`](${from})`)
      ? changeMemoryFile({ ...memory, text: headed }, { body: linked(memory.body) })
      : memory
        ? headed
        : linked(headed);
    return after === text ? [] : [{ file, after }];
  });
}

/** Written anew from the memories. */
const INDEXES: ReadonlySet<string> = new Set(["MEMORY.md", "INDEX.md"]);
