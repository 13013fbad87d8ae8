/**
 * The rules for the two indexes: every active memory stands in one, nothing stands in them that is gone, and lithify's
 * part is what the memories give. All of them warnings: the next run that writes renews the part between the marks.
 */

import type { Week } from "../calendar/week.ts";
import type { WeeklyDocument } from "../document/weekly.ts";
import { tried } from "../errors.ts";
import { indexesOf, MOST_BYTES, MOST_LINES } from "../memory/index/index-file.ts";
import { BEGIN, END } from "../memory/index/marks.ts";
import { current } from "../memory/lifetime.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { all, type Finding, type Found, warning } from "./finding.ts";

const RENEWED = "the next run that writes renews lithify's part";

/** @param index `MEMORY.md`   @param overflow `INDEX.md`   @param names every file of the folder */
export function lintIndexes(
  memories: readonly StoredMemory[],
  index: string | undefined,
  overflow: string | undefined,
  names: ReadonlySet<string>,
  questioned: ReadonlyMap<string, unknown> = new Map(),
  documents: ReadonlyMap<Week, WeeklyDocument> = new Map(),
): Found {
  const folder = new Map(memories.map((memory) => [memory.file, memory]));
  const active = current(memories, documents);
  if (index === undefined) {
    const count = active.length === 1 ? "is 1 memory" : `are ${active.length} memories`;
    return active.length === 0 ? [] : warning("MEMORY.md", 1, "INDEX_MISSING", `there ${count} and no index`);
  }
  const links = linksIn(index);
  const findings = all(
    lintMarks(index),
    lintSize(index),
    lintEntries(links, folder, names),
    lintMissing(active, index, overflow),
  );
  return findings.length > 0 ? findings : lintStale(memories, index, overflow, questioned, documents);
}

interface Link {
  readonly file: string;
  readonly line: number;
  /** Whether it stands between lithify's marks. */
  readonly ours: boolean;
}

/** Links to files of the folder itself. */
function linksIn(text: string): Link[] {
  const links: Link[] = [];
  let ours = false;
  for (const [i, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.includes(BEGIN)) ours = true;
    for (const [, target] of line.matchAll(/\]\(<?(?:\.\/)?([^()<>\s/:#?]{1,200}\.md)>?(?:#[^()\s]{0,200})?\)/g))
      links.push({ file: decoded(target!), line: i + 1, ours });
    if (line.includes(END)) ours = false;
  }
  return links;
}

const decoded = (target: string): string => tried(() => decodeURI(target), target);

function lintEntries(
  links: readonly Link[],
  folder: ReadonlyMap<string, StoredMemory>,
  names: ReadonlySet<string>,
): Finding[] {
  const seen = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { file, line, ours } of links) {
    const first = seen.get(file);
    const { status } = folder.get(file) ?? {};
    const remedy = ours ? `take the line out, or leave it: ${RENEWED}` : "take the line out";
    // lithify's own marker to the whole index is written before that index is.
    if (!names.has(file) && file !== "INDEX.md")
      findings.push(
        warning("MEMORY.md", line, "INDEX_DEAD_LINK", `it links to ${file}, and there is no such file`, remedy),
      );
    else if (status !== undefined && status !== "active")
      findings.push(warning("MEMORY.md", line, "INDEX_NOT_ACTIVE", `it lists ${file}, which is ${status}`, remedy));
    else if (first !== undefined && (ours || folder.has(file)))
      findings.push(warning("MEMORY.md", line, "INDEX_TWICE", `it lists ${file} again, as in line ${first}`, remedy));
    if (first === undefined) seen.set(file, line);
  }
  return findings;
}

/** A mention is enough: people write their indexes as they like. */
function lintMissing(active: readonly StoredMemory[], index: string, overflow: string | undefined): Finding[] {
  const mentioned = new Set([...mentions(index), ...mentions(overflow ?? "")]);
  return active
    .filter(({ file }) => !mentioned.has(file) && !mentioned.has(file.replace(/\.md$/, "")))
    .map(({ file }) => warning(file, 1, "NOT_INDEXED", "it stands in no index, so agents do not see it"));
}

function* mentions(text: string): Generator<string> {
  for (const [found] of text.matchAll(/[^\s()[\]<>`"'|,;/]{1,255}/g)) yield decoded(found);
}

function lintMarks(index: string): Found {
  const marks = index
    .split(/\r\n?|\n/)
    .flatMap((line, i) => [
      ...(line.includes(BEGIN) ? [{ mark: BEGIN, line: i + 1 }] : []),
      ...(line.includes(END) ? [{ mark: END, line: i + 1 }] : []),
    ]);
  const wrong =
    marks.find(({ mark }, i) => i > 1 || mark !== (i === 0 ? BEGIN : END)) ??
    (marks.length === 1 ? marks[0] : undefined);
  return wrong
    ? warning("MEMORY.md", wrong.line, "INDEX_MARKS", `${wrong.mark} has no partner, or is one too many`)
    : [];
}

function lintSize(index: string): Found {
  const lines = index.split("\n").length - 1;
  const bytes = Buffer.byteLength(index);
  if (lines <= MOST_LINES && bytes <= MOST_BYTES) return [];
  return warning(
    "MEMORY.md",
    Math.min(lines, MOST_LINES) + 1,
    "INDEX_TOO_LONG",
    `it has ${lines} lines and ${bytes} bytes; agents read ${MOST_LINES} lines and ${MOST_BYTES} bytes`,
  );
}

/** Only an index that lithify wrote is compared; what else is wrong with it was told more exactly. */
function lintStale(
  memories: readonly StoredMemory[],
  index: string,
  overflow: string | undefined,
  questioned: ReadonlyMap<string, unknown>,
  documents: ReadonlyMap<Week, WeeklyDocument>,
): Found {
  const from = index.indexOf(BEGIN);
  if (from < 0) return [];
  const wanted = indexesOf(memories, index, overflow ?? "", questioned, documents);
  const line = index.slice(0, from).split("\n").length;
  if (wanted.index !== index) return stale("MEMORY.md", line, "lithify's part is not what the memories give");
  if (wanted.overflow !== undefined && wanted.overflow !== overflow)
    return stale("INDEX.md", 1, "it is not what the memories give");
  return [];
}

const stale = (file: string, line: number, told: string): Finding =>
  warning(file, line, "INDEX_STALE", told, `leave it: ${RENEWED}`);
