/**
 * The memory folder as a workspace has it: what lies on its disk, and what only git has.
 */
import { join } from "node:path";
import { type Folder, type FolderFile, folderOf, readAs } from "../compaction/folder.ts";
import type { PassOver } from "../errors.ts";
import { fileAt } from "../memory/file/memory-path.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";
import type { AbsentFile } from "../store/git/absent.ts";
import { type MemoryNotice, readMemoryFolder } from "../store/memory-folder.ts";
import { keptFiles } from "../store/state/kept-files.ts";
import type { Located } from "./located.ts";

/** What of the folder is read: as `readMemoryFolder`. */
const MEANT = /^(?:[^/.][^/]*\.md|(?:week|month|year)ly\/[^/.][^/]*\.md|inbox\/[^/.][^/]*|\.gitattributes)$/;

const asInGit = ({ file, text }: AbsentFile): FolderFile =>
  text === undefined
    ? { file, text: "", unread: "it is not checked out here, and git does not say it" }
    : { file, text, absent: true };

/**
 * The memory folder as it is on disk, with what only git has, and what is odd about it. What is kept of its files serves where
 * `now` is given. @param passOver told what the disk does not give
 */
export function readFolder(
  {
    memoryFolder,
    memoryPath = "",
    guest,
    absent = [],
    theirs = new Set(),
    state,
  }: Pick<Located, "memoryFolder" | "guest"> &
    Partial<Pick<Located, "memoryPath" | "absent" | "state"> & { readonly theirs: ReadonlySet<string> }>,
  now?: Date,
  passOver?: PassOver,
): { folder: Folder; notices: readonly MemoryNotice[] } {
  const kept = state && now && keptFiles(state, now.getTime());
  const { files, unread, notices } = readMemoryFolder(memoryFolder, guest, kept, passOver);
  // Whoever writes here needs them.
  const attributes = passOver ? undefined : readRegularFile(join(memoryFolder, ".gitattributes"));
  const own = [...theirs].flatMap((path) => fileAt({ memoryPath, guest }, path) ?? []);
  const standing = [
    ...files,
    ...unread,
    ...(attributes === undefined ? [] : [{ file: ".gitattributes", text: String(attributes) }]),
    ...absent.filter(({ file }) => MEANT.test(file)).map(asInGit),
  ];
  const folder = folderOf(standing, new Set(own));
  for (const { file, text, read } of readAs(folder)) kept?.note(file, text ?? folder.texts.get(file) ?? "", read);
  kept?.save();
  return { folder, notices };
}
