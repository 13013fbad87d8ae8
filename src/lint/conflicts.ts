/**
 * Finds what a merge left undone: conflict marks. Two clones that changed one memory meet here, and an agent
 * would read both sides as true.
 */
import { weekOfFile } from "../memory/file/memory-path.ts";
import { once } from "../once.ts";
import { conflictsIn } from "../text/conflicts.ts";
import { type Finding, finding } from "./finding.ts";
import { bodyLines, type FileLines } from "./lines.ts";

/** In a fence they may be an example: a warning. */
export function lintConflicts(file: string, text: FileLines): Finding[] {
  const spoken = once(() => new Set([...bodyLines(text)].map(({ line }) => line)));
  const isFenced = (line: number): boolean => line > text.bodyAt && !spoken().has(line);
  return conflictsIn(text.lines).map(({ from, to }) =>
    finding(
      isFenced(from + 1) ? "warning" : "error",
      file,
      from + 1,
      "CONFLICT",
      `a merge's conflict stands in lines ${from + 1} to ${to + 1}`,
      remedyOf(file),
    ),
  );
}

function remedyOf(file: string): string {
  if (file === "MEMORY.md" || file === "INDEX.md")
    return "keep both sides and take the marks out; the next run that writes renews the list";
  if (weekOfFile(file)) return `keep one side, or delete the file and run lithify compact --week ${weekOfFile(file)}`;
  return "keep one side, or write what holds of both, and take the marks out";
}
