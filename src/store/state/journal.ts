/**
 * A journal for people: what happened in this workspace, a line an event, in `.lithify/journal.jsonl`. Nothing is
 * decided from it.
 */
import fs from "node:fs";
import { onDisk } from "../disk/disk-error.ts";
import { appendLine, readLines } from "../disk/line-file.ts";

export interface JournalEntry {
  /** ISO 8601 instant. */
  readonly at: string;
  /** One word: `compacted`, `failed`, `committed`, `undone`. */
  readonly event: string;
  /** One line for people; redacted by who writes it. */
  readonly text: string;
  readonly run?: string;
}

/** Some ten thousand events. One older file is kept beside it, so the two never exceed twice this. */
const JOURNAL_BYTES = 1024 * 1024;

/** Appends an entry; a journal that has reached its size becomes `journal.1.jsonl` first. @throws {DiskError} */
export function appendJournal(path: string, entry: JournalEntry, limitBytes: number = JOURNAL_BYTES): void {
  onDisk(`put the full journal ${path} aside`, () => {
    const size = fs.lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size >= limitBytes) fs.renameSync(path, olderPath(path));
  });
  appendLine(path, entry);
}

/** Both files, oldest entry first. `ignored` counts lines that could not be read. */
export function readJournal(path: string): { readonly entries: readonly JournalEntry[]; readonly ignored: number } {
  const older = readLines(olderPath(path), asEntry);
  const newer = readLines(path, asEntry);
  return { entries: [...older.values, ...newer.values], ignored: older.ignored + newer.ignored };
}

const olderPath = (path: string): string => path.replace(/\.jsonl$/, ".1.jsonl");

function asEntry(value: unknown): JournalEntry | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { at, event, text, run }: Partial<Record<keyof JournalEntry, unknown>> = value;
  if (typeof at !== "string" || typeof event !== "string" || typeof text !== "string") return undefined;
  return { at, event, text, ...(typeof run === "string" ? { run } : {}) };
}
