/**
 * Brings the search index up to date with the files as they are now: what has another size or time is read, what has other
 * bytes is indexed anew, what is gone is forgotten. One changed file costs one file.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import { join } from "node:path";
import { decode } from "../daily/decode.ts";
import type { ListedLog } from "../daily/list-logs.ts";
import { redact } from "../daily/redact.ts";
import { withoutToolArguments } from "../daily/tool-calls.ts";
import { DiskError } from "../errors.ts";
import { readMemoryFile } from "../memory/file/memory-file.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";
import type { Located } from "../workspace/opened.ts";
import type { Content, Kind, SearchIndex, Stamp } from "./search-index.ts";

type Place = Pick<Located, "memoryFolder" | "memoryPath" | "guest">;

/** A file that can be found, unread. */
export interface Searched {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  readonly absolute: string;
  readonly kind: Kind;
  /** Of a log. */
  readonly day?: string;
  readonly bytes: number;
  readonly mtimeMs: number;
}

/** Nothing that is worth finding is larger; a log of that size is a dump. */
const LARGEST_BYTES = 32 * 1024 * 1024;
/** A file changed twice within the clock's grain keeps its time: what was that young when it was indexed is read again. */
const GRAIN_MS = 2_000;

const FOLDERS: readonly (readonly [folder: string, kind: Kind])[] = [
  ["", "memory"],
  ["weekly", "weekly"],
  ["monthly", "monthly"],
  ["yearly", "yearly"],
];

/** What lies in the memory folder and can be found: no index, nothing hidden, nothing that is no regular file. */
export function memoriesIn({ memoryFolder: folder, memoryPath: shownAs, guest }: Place): Searched[] {
  const parts = FOLDERS.map(([part, kind]) => [part === "" ? "" : join(part, guest ?? ""), kind] as const);
  return parts.flatMap(([part, kind]) =>
    namesIn(join(folder, part))
      .filter((name) => name.endsWith(".md") && !name.startsWith(".") && !["MEMORY.md", "INDEX.md"].includes(name))
      .flatMap((name) => {
        const absolute = join(folder, part, name);
        const found = fs.lstatSync(absolute, { throwIfNoEntry: false });
        if (!found?.isFile()) return [];
        const path = [shownAs, part, name].filter(Boolean).join("/");
        return {
          path,
          absolute,
          kind: name === "WISDOM.md" ? "wisdom" : kind,
          bytes: found.size,
          mtimeMs: found.mtimeMs,
        };
      }),
  );
}

export const logsFor = (logs: readonly ListedLog[]): Searched[] =>
  logs.map(({ path, day, absolute, bytes, mtimeMs }) => ({ path, absolute, kind: "log", day, bytes, mtimeMs }));

/**
 * @param kinds of which `files` are all there are   @param nowMs what is younger is not yet sure to lie still
 * @returns how many files were read
 */
export function refresh(
  index: SearchIndex,
  files: readonly Searched[],
  kinds: readonly Kind[],
  { allow, nowMs }: { readonly allow: readonly string[]; readonly nowMs: number },
): number {
  const known = index.stamps(kinds);
  const stale = files.filter(({ path, bytes, mtimeMs }) => {
    const stamp = known.get(path);
    return stamp?.bytes !== bytes || stamp.mtimeMs !== mtimeMs;
  });
  const there = new Set(files.map(({ path }) => path));
  const gone = [...known.keys()].filter((path) => !there.has(path));
  if (stale.length === 0 && gone.length === 0) return 0;
  index.change(() => {
    for (const path of gone) index.remove(path);
    for (const file of stale) bringIn(index, file, known.get(file.path), allow, nowMs);
  });
  return stale.length;
}

function bringIn(
  index: SearchIndex,
  file: Searched,
  stamp: Stamp | undefined,
  allow: readonly string[],
  nowMs: number,
) {
  const bytes = bytesOf(file.absolute);
  if (bytes === undefined) return index.remove(file.path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  // What was written a moment ago may be written again without its time changing: it has no time for us.
  const mtimeMs = nowMs - file.mtimeMs < GRAIN_MS ? -1 : file.mtimeMs;
  if (stamp?.sha256 === sha256) return index.touch(file.path, { bytes: bytes.length, mtimeMs });
  return index.put(contentOf(file, bytes, allow), { bytes: bytes.length, mtimeMs, sha256 });
}

/** The bytes of a file to be shown or indexed; undefined where it is gone, is no file of ours to read, or is too large. */
export function bytesOf(absolute: string): Buffer | undefined {
  try {
    return readRegularFile(absolute, LARGEST_BYTES);
  } catch (error) {
    if (error instanceof DiskError) return undefined;
    throw error;
  }
}

/** The lines of a file, redacted and without what tools were given; none where it is no text. */
export function linesOf(bytes: Uint8Array, allow: readonly string[]): readonly string[] {
  const decoded = decode(bytes);
  return "skipped" in decoded ? [] : redact(withoutToolArguments(decoded.lines), allow).lines;
}

function contentOf({ path, kind, day = "" }: Searched, bytes: Uint8Array, allow: readonly string[]): Content {
  const lines = linesOf(bytes, allow);
  const text = lines.join("\n");
  const base = path.slice(path.lastIndexOf("/") + 1);
  const plain = {
    path,
    kind,
    description: "",
    type: kind,
    status: "active",
    name: base.replace(/\.md$/, ""),
    body: text,
    lines,
  };
  if (kind === "log") return { ...plain, created: day, updated: day };
  if (kind !== "memory") {
    const to = /^to: ["']?(\d{4}-\d\d-\d\d)/m.exec(text)?.[1] ?? "";
    // Front matter is for lithify: only what is told is found.
    return { ...plain, created: to, updated: to, body: text.replace(/^---\n[\s\S]*?\n---\n/, "") };
  }
  const read = readMemoryFile(base, text);
  if (!("memory" in read)) return { ...plain, created: "", updated: "" };
  const { name, description, type, status, body, created, updated, tags = [] } = read.memory;
  const searched = { name, description: [description, ...tags].join("\n"), body };
  return { path, kind, type, status, created, updated, ...searched, lines };
}
