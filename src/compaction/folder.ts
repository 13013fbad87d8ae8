/**
 * The memory folder as lithify understands it: texts, memories, weekly documents, and what does not read. A run sees it
 * as it was on disk, then with each week's plan laid over it.
 */
import type { Period } from "../calendar/period.ts";
import type { Week } from "../calendar/week.ts";
import { type LevelDocument, levelFile, periodOfFile, readLevel } from "../document/level.ts";
import { readWeekly, type WeeklyDocument } from "../document/weekly.ts";
import { readMemoryFile } from "../memory/file/memory-file.ts";
import { isMemoryName, weekOfFile } from "../memory/file/memory-path.ts";
import { isTorn, unreadableMemory } from "../memory/file/unreadable.ts";
import type { StoredMemory } from "../memory/memory.ts";

export interface Folder {
  /** By path in the folder: `feedback_x.md`, `weekly/2026-W15.md`. */
  readonly texts: ReadonlyMap<string, string>;
  readonly stored: readonly StoredMemory[];
  readonly documents: ReadonlyMap<Week, WeeklyDocument>;
  /** Those of months and years that read as what their file is named after. */
  readonly levels: ReadonlyMap<Period, LevelDocument>;
  readonly faults: readonly FolderFault[];
  /** Files that have a memory's name and nothing else of one: somebody's notes, or what is left of a memory, where a claim says so. */
  readonly strangers: readonly StoredMemory[];
  /** Files of a person's own, which nothing that is committed may name or quote: git does not track them here. */
  readonly theirs: ReadonlySet<string>;
  /** Whose weeks these are where the folder is another workspace's. */
  readonly guest?: string | undefined;
}

/** The folder as what is committed may tell it. */
export const committable = (folder: Folder): Folder =>
  folder.theirs.size === 0
    ? folder
    : { ...folder, stored: folder.stored.filter(({ file }) => !folder.theirs.has(file)) };

/** A file that is meant for lithify and does not read: a person's, so nothing is written over it nor beside it. */
interface FolderFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface FolderFile {
  readonly file: string;
  readonly text: string;
  /** 64 hex of the file's bytes, where it has any. */
  readonly sha256?: string;
  /** Why nobody could read the file as text; `text` is then what could be seen of it. */
  readonly unread?: string;
  /** Only git has it: this checkout leaves it out. */
  readonly absent?: true;
  /** What this very text was read as before: a memory, or a document. */
  readonly read?: unknown;
}

export function folderOf(files: readonly FolderFile[], theirs: ReadonlySet<string> = new Set()): Folder {
  const texts = new Map<string, string>();
  const stored: StoredMemory[] = [];
  const documents = new Map<Week, WeeklyDocument>();
  const levels = new Map<Period, LevelDocument>();
  const faults: FolderFault[] = [];
  const foreign: string[] = [];
  const broken = (file: string, text: string, line: number, fault: string): void => {
    const memory = unreadableMemory(file, text, { line, fault });
    if (memory) stored.push(memory);
  };
  for (const { file, text, unread, absent, read: before } of files) {
    if (unread !== undefined) {
      if (isMemoryName(file)) broken(file, text, 1, unread);
      continue;
    }
    texts.set(file, text);
    const week = weekOfFile(file);
    const period = periodOfFile(file);
    if (period !== undefined) {
      const level = (before as ReturnType<typeof readLevel> | undefined) ?? readLevel(text);
      if ("period" in level && level.period === period) levels.set(period, level);
    } else if (week !== undefined) {
      const document = (before as ReturnType<typeof readWeekly> | undefined) ?? readWeekly(text);
      if ("week" in document) documents.set(week, document);
      else faults.push({ file, line: document.line, message: document.fault });
    } else if (isMemoryName(file)) {
      const read = before ? { memory: { ...(before as StoredMemory), text } } : readMemoryFile(file, text);
      if ("memory" in read) stored.push(absent ? { ...read.memory, absent, pinned: true } : read.memory);
      else if ("foreign" in read && isTorn(text)) {
        faults.push({ file, line: 1, message: TORN });
        broken(file, text, 1, TORN);
      } else if ("foreign" in read) foreign.push(file);
      else {
        faults.push({ file, line: read.line, message: read.fault });
        broken(file, text, read.line, read.fault);
      }
    }
  }
  return withCut({ texts, stored, documents, levels, faults, strangers: [], theirs }, foreign);
}

const TORN = "a merge's marks stand above its front matter";

const NO_MATTER = "it has no front matter, and was a memory when its week was compacted";

/** A file that some week lists and that says nothing of itself any more was cut, or emptied: it is no stranger's README. */
function withCut(folder: Folder, foreign: readonly string[]): Folder {
  const listed = new Set([...folder.documents.values()].flatMap(({ memories }) => memories.map(({ file }) => file)));
  const cut = foreign.filter((file) => listed.has(file));
  const asUnreadable = (file: string): StoredMemory[] =>
    [unreadableMemory(file, folder.texts.get(file)!, { line: 1, fault: NO_MATTER })].filter((one) => one !== undefined);
  return {
    ...folder,
    faults: [...folder.faults, ...cut.map((file) => ({ file, line: 1, message: NO_MATTER }))],
    stored: [...folder.stored, ...cut.flatMap(asUnreadable)],
    strangers: foreign.filter((file) => !listed.has(file)).flatMap(asUnreadable),
  };
}

/** What is worth keeping of how a folder's files were read, by file: what `FolderFile.read` takes. */
export function* readAs({
  stored,
  documents,
  levels,
}: Folder): Iterable<{ file: string; text: string | undefined; read: unknown }> {
  for (const { text, ...read } of stored) if (!read.unreadable && !read.absent) yield { file: read.file, text, read };
  for (const [week, read] of documents) yield { file: `weekly/${week}.md`, text: undefined, read };
  for (const [period, read] of levels) yield { file: levelFile(period), text: undefined, read };
}

/** A file as a plan leaves it; null: it is gone. */
export interface FolderChange {
  readonly file: string;
  readonly after: string | null;
}

/** The folder once some files are written or removed; only they are read again. */
export function folderWith(folder: Folder, changes: readonly FolderChange[]): Folder {
  if (changes.length === 0) return folder;
  const fresh = folderOf(changes.flatMap(({ file, after }) => (after === null ? [] : [{ file, text: after }])));
  const touched = new Set(changes.map(({ file }) => file));
  const weeks = new Set(changes.map(({ file }) => weekOfFile(file)));
  const periods = new Set(changes.map(({ file }) => periodOfFile(file)));
  return {
    texts: laidOver(folder.texts, touched, fresh.texts),
    stored: [...folder.stored.filter(({ file }) => !touched.has(file)), ...fresh.stored].sort((a, b) =>
      a.file < b.file ? -1 : 1,
    ),
    documents: laidOver(folder.documents, weeks, fresh.documents),
    levels: laidOver(folder.levels, periods, fresh.levels),
    faults: [...folder.faults.filter(({ file }) => !touched.has(file)), ...fresh.faults],
    strangers: [...folder.strangers.filter(({ file }) => !touched.has(file)), ...fresh.strangers],
    ...{ theirs: folder.theirs, guest: folder.guest },
  };
}

/** A map of ten thousand without some of its keys, and with others behind: each run lays a few over it, several times. */
function laidOver<Value>(
  standing: ReadonlyMap<string, Value>,
  touched: ReadonlySet<string | undefined>,
  fresh: ReadonlyMap<string, Value>,
): Map<string, Value> {
  const after = new Map(standing);
  for (const key of touched) if (key !== undefined) after.delete(key);
  for (const [key, value] of fresh) after.set(key, value);
  return after;
}

/** What each active memory says, by base name. */
export const wordingsOf = ({ stored }: Folder): Map<string, string> =>
  new Map(
    stored
      .filter(({ status }) => status === "active")
      .map(({ file, name, description, body }) => [file, `${name}\n${description}\n${body}`]),
  );
