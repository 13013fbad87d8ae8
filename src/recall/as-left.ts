/**
 * Whether the file of an index is as lithify left it. SQLite notices some of what a disk, a restored backup or another program
 * did to it; what it does not, takes files out of all answers. While size and times are those that were noted when it was
 * closed, nothing of it is read for that.
 */
import { keepCache } from "../store/disk/atomic-file.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { digestOfFile, headOfFile, readJsonFile } from "../store/disk/regular-file.ts";

interface Left {
  /** Size and times: that of the last change of any kind is set by the kernel alone. */
  readonly look: string;
  /** How often SQLite has changed the file. */
  readonly changes: number;
  /** 64 hex of its bytes. */
  readonly sha256: string;
}

/** Beside the index. */
export const leftBeside = (path: string): string => `${path}-stamp`;

/**
 * @returns `unknown` where SQLite has changed the file since it was noted: whoever did was killed, or is still at it
 * @param path of an index that nobody writes meanwhile
 */
export function asLeft(path: string): "yes" | "no" | "unknown" {
  const left = readJsonFile(leftBeside(path)) as Partial<Left> | undefined;
  if (left === undefined) return "unknown";
  if (left.look === lookOf(path)) return "yes";
  if (left.sha256 === digestOfFile(path)) {
    noteLeft(path);
    return "yes";
  }
  return left.changes === changesOf(path) ? "no" : "unknown";
}

/** @param path as in `asLeft` */
export function noteLeft(path: string): void {
  const [look, changes, sha256] = [lookOf(path), changesOf(path), digestOfFile(path)];
  if (look === undefined || changes === undefined || sha256 === undefined) return;
  // Else the next search looks through it.
  keepCache(leftBeside(path), JSON.stringify({ look, changes, sha256 } satisfies Left));
}

function lookOf(path: string): string | undefined {
  const found = standingAt(path);
  return found && `${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
}

/** "File change counter", SQLite's Database File Format, 1.3.9. */
const CHANGES_AT = 24;

function changesOf(path: string): number | undefined {
  const { head } = headOfFile(path, CHANGES_AT + 4, true) ?? { head: Buffer.alloc(0) };
  return head.length < CHANGES_AT + 4 ? undefined : head.readUInt32BE(CHANGES_AT);
}
