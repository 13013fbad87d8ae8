/**
 * The memory folder as a workspace has it: what lies on its disk, and what only git has.
 */
import { join } from "node:path";
import { type Folder, folderOf, readAs } from "../compaction/folder.ts";
import { fileAt } from "../memory/file/memory-path.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";
import type { MemoryNotice } from "../store/memory-folder.ts";
import { type KeptFiles, keptFiles } from "../store/state/kept-files.ts";
import type { Located } from "./parts.ts";
import { type MemoryFolderOf, type Standing, standingFiles } from "./standing-files.ts";

/**
 * The memory folder as it is on disk, with what only git has, and what is odd about it. What is kept of its files serves where
 * `now` is given.
 */
export function readFolder(
  {
    memoryPath = "",
    theirs = new Set(),
    state,
    ...place
  }: MemoryFolderOf & Partial<Pick<Located, "memoryPath" | "state"> & { readonly theirs: ReadonlySet<string> }>,
  now?: Date,
): { folder: Folder; notices: readonly MemoryNotice[] } {
  const kept = state && now && keptFiles(state, now.getTime());
  const { files, notices } = standingFiles(place, kept);
  // Whoever writes here needs them.
  const attributes = readRegularFile(join(place.memoryFolder, ".gitattributes"));
  const own = [...theirs].flatMap((path) => fileAt({ memoryPath, guest: place.guest }, path) ?? []);
  const standing = attributes === undefined ? files : [...files, { file: ".gitattributes", text: String(attributes) }];
  return { folder: { ...asFolder(standing, kept, new Set(own)), guest: place.guest }, notices };
}

/** The files read, and what they were read as kept for the next time. */
export function asFolder(files: Standing["files"], kept?: KeptFiles, theirs?: ReadonlySet<string>): Folder {
  const folder = folderOf(files, theirs);
  for (const { file, text, read } of readAs(folder)) kept?.note(file, text ?? folder.texts.get(file) ?? "", read);
  kept?.save();
  return folder;
}
