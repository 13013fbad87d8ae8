/**
 * What changed: a plan as a unified diff, the way git shows it, and two texts line by line. The one door of the diff package,
 * loaded only where something is compared.
 */
import { formatPatch, structuredPatch } from "diff";
import type { WeekPlan } from "../compaction/plan.ts";

/** So near to a line that is shown stands what tells that it is a secret: a key's first line, a label, a table's head. */
const NEAR_LINES = 120;

/**
 * @param pathOf how a file of the memory folder is named to people
 * @param clean takes the secrets out of a text, as many lines as before: a person may have written some on either side
 */
export const planDiff = (
  plan: Pick<WeekPlan, "files">,
  pathOf: (file: string) => string,
  clean: (text: string) => string,
): string =>
  plan.files
    .map(({ file, before, after }) => {
      const [from, to] = [
        before === null ? "/dev/null" : `a/${pathOf(file)}`,
        after === null ? "/dev/null" : `b/${pathOf(file)}`,
      ];
      const patch = structuredPatch(from, to, before ?? "", after ?? "", undefined, undefined, { context: 3 });
      const hunks = patch.hunks.map((hunk) => {
        // A line that stays is shown as it stands now.
        const isLess = hunk.lines.some((line) => line.startsWith("-"));
        const gone = isLess ? cleanLines(before ?? "", hunk.oldStart - 1, hunk.oldLines, clean) : [];
        const here = cleanLines(after ?? "", hunk.newStart - 1, hunk.newLines, clean);
        const shown = (line: string): string => {
          if (line.startsWith("-")) return `-${gone.shift()}`;
          if (line.startsWith(" ")) gone.shift();
          return line.startsWith("\\") ? line : `${line[0]}${here.shift()}`;
        };
        return { ...hunk, lines: hunk.lines.map(shown) };
      });
      return formatPatch({ ...patch, hunks }).replace(/^=+\n/, "");
    })
    .join("");

/** Of an index of ten thousand lines only what is near is looked through. */
function cleanLines(text: string, first: number, count: number, clean: (text: string) => string): string[] {
  const start = Math.max(0, first - NEAR_LINES);
  const near = text.split("\n").slice(start, first + count + NEAR_LINES);
  return clean(near.join("\n"))
    .split("\n")
    .slice(first - start, first - start + count);
}

export interface DiffLine {
  /** `…` where lines that are the same are left out. */
  readonly kind: " " | "+" | "-" | "…";
  readonly text: string;
}

/** Texts that differ more are shown whole: to compare them would take seconds. */
const MOST_EDITS = 2_000;

/** The lines that changed, each with `around` lines before and behind. */
export function lineDiff(before: string, after: string, around = 3): DiffLine[] {
  const patch = structuredPatch("", "", before, after, "", "", { context: around, maxEditLength: MOST_EDITS });
  if (patch === undefined) return [...whole("-", before), ...whole("+", after)];
  return patch.hunks.flatMap(({ lines }, i) => [
    ...(i > 0 ? [{ kind: "…" as const, text: "" }] : []),
    // `\ No newline at end of file` tells of bytes, not of words.
    ...lines.filter((line) => !line.startsWith("\\")).map(readLine),
  ]);
}

const readLine = (line: string): DiffLine => ({ kind: line[0] as DiffLine["kind"], text: line.slice(1) });
const whole = (kind: DiffLine["kind"], text: string): DiffLine[] =>
  text.split("\n").map((line) => ({ kind, text: line }));

/** A line of one text beside that of the other; undefined where only one has it. */
export interface SideRow {
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly isSame: boolean;
}

/** Both texts whole, what changed beside what it was. */
export function sideBySide(before: string, after: string): SideRow[] {
  if (before === after) return whole(" ", before).map(({ text }) => ({ left: text, right: text, isSame: true }));
  const rows: SideRow[] = [];
  let out: string[] = [];
  let into: string[] = [];
  const settle = (): void => {
    for (let i = 0; i < Math.max(out.length, into.length); i++)
      rows.push({ left: out[i], right: into[i], isSame: false });
    [out, into] = [[], []];
  };
  for (const { kind, text } of lineDiff(before, after, Number.MAX_SAFE_INTEGER)) {
    if (kind === "-") out.push(text);
    else if (kind === "+") into.push(text);
    else {
      settle();
      rows.push({ left: text, right: text, isSame: true });
    }
  }
  settle();
  return rows;
}
