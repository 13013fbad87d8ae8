/** The files of the memory folder as they stand: on its disk, and those that only git has. Nothing that reads them is loaded with it. */
import type { FolderFile } from "../compaction/folder.ts";
import type { PassOver } from "../errors.ts";
import type { AbsentFile } from "../store/git/absent.ts";
import { type MemoryNotice, readMemoryFolder } from "../store/memory-folder.ts";
import type { KeptFiles } from "../store/state/kept-files.ts";
import type { Located } from "./parts.ts";

export type MemoryFolderOf = Pick<Located, "memoryFolder" | "guest"> & Partial<Pick<Located, "absent">>;

export interface Standing {
  readonly files: readonly FolderFile[];
  readonly notices: readonly MemoryNotice[];
}

/** What of the folder is read: as `readMemoryFolder`. */
export const isMeant = (file: string): boolean =>
  /^(?:[^/.][^/]*\.md|(?:week|month|year)ly\/[^/.][^/]*\.md|inbox\/[^/.][^/]*|\.gitattributes)$/.test(file);

const asInGit = ({ file, text }: AbsentFile): FolderFile =>
  text === undefined
    ? { file, text: "", unread: "it is not checked out here, and git does not say it" }
    : { file, text, absent: true };

/** @param passOver told what the disk does not give */
export function standingFiles(
  { memoryFolder, guest, absent = [] }: MemoryFolderOf,
  kept: KeptFiles | undefined,
  passOver?: PassOver,
): Standing {
  const { files, unread, notices } = readMemoryFolder(memoryFolder, guest, kept, passOver);
  return { files: [...files, ...unread, ...absent.filter(({ file }) => isMeant(file)).map(asInGit)], notices };
}
