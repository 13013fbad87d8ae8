/**
 * A memory under another name: whatever names its file names the new one, so that its evidence, what it replaced and what asks about it
 * stay its own.
 */
import { readFrontMatter, WEEKLY_LIMITS } from "../document/frontmatter.ts";
import { changeMemoryFile } from "../memory/file/memory-file.ts";
import { type Folder, type FolderChange, folderWith, isMemoryName } from "./folder.ts";

/** Of every file but the renamed one, which is the caller's to write. */
export function renamedIn({ texts, stored }: Folder, from: string, to: string): FolderChange[] {
  const memories = new Map(stored.map((memory) => [memory.file, memory]));
  const named = new RegExp(`(?<![\\w./-])${from.replaceAll(".", "\\.")}(?!\\w)`, "g");
  return [...texts].flatMap(([file, text]) => {
    if (file === from || !text.includes(from.replace(/\.md$/, ""))) return [];
    const memory = memories.get(file);
    if (memory?.unreadable) return [];
    const matter = readFrontMatter(text, WEEKLY_LIMITS);
    const length = "fault" in matter ? 0 : text.length - matter.body.length;
    const headed = text.slice(0, length).replace(named, to) + text.slice(length);
    const linked = linksTo(from, to, file.includes("/"));
    const body = memory && linked(memory.body);
    const after =
      memory === undefined
        ? linked(headed)
        : body === memory.body
          ? headed
          : changeMemoryFile({ ...memory, text: headed }, { body: body! });
    return after === text ? [] : [{ file, after }];
  });
}

/** Of a run that named a memory anew, taken back or done again: what names it outside of the run's own files follows. */
export function namedBack(folder: Folder, changes: readonly FolderChange[]): FolderChange[] {
  const memories = changes.filter(({ file }) => isMemoryName(file));
  const [left, ...alsoLeft] = memories.filter(({ after }) => after === null);
  const [made, ...alsoMade] = memories.filter(({ file, after }) => after !== null && !folder.texts.has(file));
  if (left === undefined || made === undefined || alsoLeft.length + alsoMade.length > 0) return [];
  return renamedIn(folderWith(folder, changes), left.file, made.file);
}

/** @param isBelow whether the text lies in a folder of the memory folder: a link may then lead up first */
function linksTo(from: string, to: string, isBelow: boolean): (text: string) => string {
  const [old, now] = [from, to].map((file) => file.replace(/\.md$/, ""));
  const name = old!.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const up = isBelow ? "(?:\\.\\.?/)*" : "(?:\\./)*";
  const link = new RegExp(`(\\]\\(<?${up})${name}(?=\\.md[)#>\\s])|(\\[\\[${up})${name}(?=(?:\\.md)?[\\]#|])`, "g");
  return (text) => text.replace(link, (_, inline = "", wiki = "") => `${inline}${wiki}${now}`);
}
