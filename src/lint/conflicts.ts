/**
 * Finds what a merge left undone: git's conflict markers. Two clones that changed one memory meet here, and an agent
 * would read both sides as true.
 */
import { weekOfFile } from "../memory/file/memory-path.ts";
import { once } from "../once.ts";
import { type Finding, finding } from "./finding.ts";
import { bodyLines, type FileLines } from "./lines.ts";

/**
 * `<<<<<<<` with a `=======` and a `>>>>>>>` below it, each alone at the beginning of its line, as git writes them. In a fence
 * they may be an example: a warning.
 */
export function lintConflicts(file: string, text: FileLines): Finding[] {
  const findings: Finding[] = [];
  let from: number | undefined;
  let parted = false;
  const spoken = once(() => new Set([...bodyLines(text)].map(({ line }) => line)));
  const isFenced = (line: number): boolean => line > text.bodyAt && !spoken().has(line);
  for (const [i, line] of text.lines.entries()) {
    if (/^<{7}(?: |$)/.test(line)) {
      from = i + 1;
      parted = false;
    } else if (/^={7}$/.test(line)) parted = from !== undefined;
    else if (from !== undefined && parted && /^>{7}(?: |$)/.test(line)) {
      findings.push(
        finding(
          isFenced(from) ? "warning" : "error",
          file,
          from,
          "CONFLICT",
          `a git conflict stands in lines ${from} to ${i + 1}`,
          remedyOf(file),
        ),
      );
      from = undefined;
    }
  }
  return findings;
}

function remedyOf(file: string): string {
  if (file === "MEMORY.md" || file === "INDEX.md")
    return "keep both sides and take the three markers out; the next run that writes renews the list";
  if (weekOfFile(file)) return `keep one side, or delete the file and run lithify compact --week ${weekOfFile(file)}`;
  return "keep one side, or write what holds of both, and take the three markers out";
}
