/**
 * Reads `memory/` as it is on disk: memories, indexes, weekly documents and proposals, as text with its digest.
 */
import { hash } from "node:crypto";
import fs from "node:fs";
import { basename, join, sep } from "node:path";
import { textOf } from "../daily/decode.ts";
import { UNPRINTABLE } from "../daily/list-logs.ts";
import { DiskError, type PassOver, unlessPassedOver } from "../errors.ts";
import { onHeld } from "../held-folders.ts";
import { asDiskError, errorCode } from "./disk/disk-error.ts";
import { inTheWay, standingAt } from "./disk/real-folder.ts";
import { decodeText, LARGEST_FILE_BYTES, readRegularFile } from "./disk/regular-file.ts";
import type { KeptFile, KeptFiles } from "./state/kept-files.ts";

interface StoredFile extends KeptFile {
  /** Relative to the memory folder, spelled as on disk: `feedback_x.md`, `weekly/2026-W15.md`, `inbox/a.md`. */
  readonly file: string;
}

/** Something in the folder that was passed over, or, for `TWIN`, that some disks cannot hold. */
export interface MemoryNotice {
  readonly file: string;
  /** Such as `LINK`, for scripts. */
  readonly code: string;
  readonly message: string;
}

interface MemoryFolder {
  /** Sorted by name, by code unit. */
  readonly files: readonly StoredFile[];
  /** What could be seen of files that were passed over; "" where nothing was looked at. */
  readonly unread: readonly { readonly file: string; readonly text: string; readonly unread: string }[];
  readonly notices: readonly MemoryNotice[];
}

/** Named as lithify names its files, in an ending that another editor writes. */
const MEANT = /^(?:[a-z]+_|.+\/\d{4}).*\.(?:md(?:x|\.txt)?|markdown|mdown|mkdn?)$/i;

/** As lithify names memories: in a folder of notes others are nobody's business. */
const MOVED = /^(?:user|feedback|project|reference|entity|process)_[a-z0-9-]+\.md$/;

/** A memory is at most a few KB; what is larger is not one, and is not read into memory. */
const LARGEST_MEMORY_BYTES = 1024 * 1024;

const CODES: Readonly<Record<string, readonly [string, string]>> = {
  ELOOP: ["LINK", "is a symbolic link: not followed"],
  EISDIR: ["NOT_A_FILE", "is a folder"],
  EINVAL: ["NOT_A_FILE", "is not a regular file"],
  EFBIG: ["TOO_LARGE", "has more than 1 MB: not read"],
  EACCES: ["UNREADABLE", "may not be read by this user"],
  EPERM: ["UNREADABLE", "may not be read by this user"],
};

/**
 * Everything lithify may know of in `folder`: its own `*.md`, those of `weekly/`, `monthly/` and `yearly/`, and all of `inbox/`. Hidden files are
 * nobody's memories. A folder that is missing holds nothing.
 * @param guest the name of one whose `weekly/<guest>/*.md` are meant, and are given as `weekly/*.md`
 * @param kept spares the opening of files that are as they were
 * @param passOver told where the disk fails, for who has no use for less than nothing
 * @throws {DiskError} when the disk fails; what merely is no memory is a notice
 */
export function readMemoryFolder(folder: string, guest?: string, kept?: KeptFiles, passOver?: PassOver): MemoryFolder {
  const files: StoredFile[] = [];
  const unread: MemoryFolder["unread"][number][] = [];
  const notices: MemoryNotice[] = [];
  const weekly = guest === undefined ? "weekly" : `weekly/${guest}`;
  const namesOf = (part: string): string[] => unlessPassedOver(() => namesIn(folder, part, notices), [], passOver);
  const found = ["", weekly, ...(guest === undefined ? ["monthly", "yearly"] : [])].flatMap(namesOf);
  const names = [...found.filter((name) => name.endsWith(".md")), ...namesOf("inbox")];
  for (const file of found.filter((name) => MEANT.test(name) && !names.includes(name)))
    notices.push({ file, code: "OTHER_ENDING", message: "does not end in .md: not read" });
  // Its claim is known, so that nothing is written beside it.
  const below = found.filter((name) => !/\.|^(?:(?:week|month|year)ly|inbox)$|\//.test(name) && isFolder(folder, name));
  for (const file of below.flatMap((part) => memoriesBelow(folder, part, MOST_DEEP))) {
    const message = "lies in a folder of its own: not read";
    notices.push({ file, code: "BELOW", message });
    const [own, seen] = [basename(file), unlessPassedOver(() => readOne(folder, file, undefined), undefined, passOver)];
    if (seen && "text" in seen && !names.includes(own))
      unread.push({ file: own, text: seen.text, unread: `it ${message}` });
  }
  for (const name of names.sort()) {
    const read = unlessPassedOver(() => readOne(folder, name, kept), undefined, passOver);
    if (read === undefined) continue;
    // A guest's weeks are named as if the folder were its own.
    const file = name.startsWith(`${weekly}/`) ? name.replace(weekly, "weekly") : name;
    if (!("code" in read)) {
      files.push({ ...read, file });
      continue;
    }
    const { seen, ...notice } = read;
    notices.push({ ...notice, file });
    unread.push({ file, text: seen ?? "", unread: `it ${notice.message}` });
  }
  notices.push(...twinsAmong(names));
  return { files, unread, notices };
}

/** Folders of folders within which somebody may have put a memory. */
const MOST_DEEP = 4;
const isFolder = (folder: string, name: string): boolean => standingAt(join(folder, name))?.isDirectory() === true;

function memoriesBelow(folder: string, part: string, levels: number): string[] {
  return namesIn(folder, part, []).flatMap((name) => {
    if (name.endsWith(".md")) return MOVED.test(basename(name)) ? [name] : [];
    return levels > 1 && isFolder(folder, name) ? memoriesBelow(folder, name, levels - 1) : [];
  });
}

/** The inbox alone, by path in the memory folder; what cannot be read is left out. @param kept as for the whole folder */
export const readInbox = (folder: string, kept?: KeptFiles): ReadonlyMap<string, string> =>
  new Map(
    namesIn(folder, "inbox", []).flatMap((name): [string, string][] => {
      const read = readOne(folder, name, kept);
      return read !== undefined && "text" in read ? [[name, read.text]] : [];
    }),
  );

/** Names that differ in case or in Unicode form only: one file on a Mac or on Windows, two here. */
export function twinsAmong(names: readonly string[]): MemoryNotice[] {
  const first = new Map<string, string>();
  const twins: MemoryNotice[] = [];
  for (const name of names) {
    const folded = name.normalize("NFC").toLowerCase().normalize("NFC");
    const other = first.get(folded);
    if (other === undefined) first.set(folded, name);
    else
      twins.push({
        file: name,
        code: "TWIN",
        message: `differs from ${other} only in case or Unicode form: rename one`,
      });
  }
  return twins;
}

function readOne(
  folder: string,
  file: string,
  kept: KeptFiles | undefined,
): StoredFile | (MemoryNotice & { seen?: string }) | undefined {
  try {
    // Of a thousand files `join` alone takes as long as looking at them.
    const path = folder + sep + file;
    // Looked at before it is read: what is written in between has another time than the one that is kept.
    const found = kept && standingAt(path);
    const known = found && kept?.get(file, found);
    if (known) return { file, text: known.text, sha256: known.sha256, read: known.read };
    // The whole index grows with the folder: 10,000 memories make 1.2 MB, and one that is not read is never written again.
    const limit = file === "INDEX.md" ? LARGEST_FILE_BYTES : LARGEST_MEMORY_BYTES;
    const bytes = readRegularFile(path, limit);
    if (bytes === undefined) return undefined;
    const text = decodeText(bytes);
    if (text === undefined)
      return {
        file,
        code: "NOT_UTF8",
        message: "is not UTF-8 text: not read",
        seen: textOf(bytes).text ?? String(bytes),
      };
    const sha256 = hash("sha256", bytes);
    return { file, text, sha256, read: found && kept?.put(file, found, { text, sha256 }) };
  } catch (error) {
    return noticeOf(error, file);
  }
}

function noticeOf(error: unknown, file: string): MemoryNotice {
  const known = error instanceof DiskError ? CODES[error.code] : undefined;
  if (known === undefined) throw error;
  return { file, code: known[0], message: known[1] };
}

/** The names in a part of the folder, relative to the folder; a part that is a link is not entered. */
function namesIn(folder: string, part: string, notices: MemoryNotice[]): string[] {
  const path = join(folder, part);
  try {
    const other = part === "" ? undefined : inTheWay(folder, join(path, "file"));
    if (other?.isLink) {
      notices.push({ file: other.at, code: "LINK", message: "is a symbolic link: not followed" });
      return [];
    }
    const names = onHeld(path, (at) => fs.readdirSync(at)).filter((name) => !name.startsWith("."));
    const paths = part === "" ? names : names.map((name) => `${part}/${name}`);
    // A line end in a name forges lines of what is told of it, to agents too; nothing is ever written under such a one.
    for (const file of paths.filter((path) => UNPRINTABLE.test(path)))
      notices.push({ file, code: "BAD_NAME", message: "has a name that cannot be printed: not read" });
    return paths.filter((path) => !UNPRINTABLE.test(path));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    if (part !== "" && errorCode(error) === "ENOTDIR") {
      notices.push({ file: part, code: "NOT_A_FOLDER", message: "is a file, not a folder: move it away" });
      return [];
    }
    throw asDiskError(error, `read the folder ${path}`);
  }
}
