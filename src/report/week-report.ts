/**
 * What a compaction says of its weeks, months and years: lines for people, objects for scripts.
 */

import { costOf } from "../compaction/budget.ts";
import type { Outcome, WeekResult } from "../compaction/week-result.ts";
import type { ErrorTold } from "../errors.ts";
import { sourceText } from "../memory/evidence/source.ts";
import { shown } from "../memory/file/memory-path.ts";
import type { Usage } from "../usage.ts";
import type { Costed, Estimated } from "../workspace/compacting/estimate.ts";
import type { LevelResult } from "../workspace/level-result.ts";
import type { Opened } from "../workspace/opened.ts";
import { size } from "./counted.ts";
import { oneLine, painted, type Style } from "./printable.ts";
import { rejectionLines } from "./rejections.ts";

const MARKS = {
  created: "+",
  updated: "~",
  superseded: "~",
  questioned: "?",
  unchanged: "=",
  kept: "=",
  proposed: "?",
} as const;
/** Of a week, and of a month or year. */
const COLOURS: Readonly<Record<Outcome, Style>> = {
  ...{ compacted: "green", "no-memories": "green", "nothing-due": "dim" },
  ...{ failed: "red", postponed: "yellow", pending: "yellow" },
};

/** One line a week, then one a memory and one a rejection or notice, indented. */
export function weekLines(result: WeekResult, opened: Pick<Opened, "memoryPath">, verbose = false): string {
  const { week, outcome, memories, rejected, bytes, notices, likely, fallback, error } = result;
  const head = `${week}  ${painted(COLOURS[outcome], outcome)}`;
  // A week of which one log could not be read has failed, and has its document all the same.
  const made = bytes.weekly > 0;
  const lines = [
    made ? `${head}  ${shown(opened, `weekly/${week}.md`)}  ${size(bytes.logs)} -> ${size(bytes.weekly)}` : head,
  ];
  for (const { file, change, because } of memories)
    lines.push(`  ${MARKS[change]} ${oneLine(shown(opened, file))}  ${change}: ${oneLine(because)}`);
  if (fallback)
    lines.push(
      `  ${painted("yellow", "!")} the answer of ${oneLine(fallback.model)} was of no use: ${oneLine(fallback.because)}; the offline model wrote the document, what passed waits in the inbox, --week ${week} --force asks again`,
    );
  lines.push(...rejectionLines(rejected, verbose, result.model).map((line) => `  ${line}`));
  for (const { file, specific } of result.trimmed ?? [])
    lines.push(
      `  ${painted("dim", "-")} left out of ${oneLine(shown(opened, file))}, as no log says it: ${oneLine(specific)}`,
    );
  if (likely && likely.left.length > 0) {
    const { proposed, left } = likely;
    const more = verbose ? ":" : "; --verbose lists them";
    lines.push(`  ${painted("dim", "-")} ${proposed} likely proposed, ${left.length} likely not proposed${more}`);
    if (verbose)
      lines.push(
        ...left.map((claim) => `      ${oneLine(`${claim.name}  ${claim.spans.map(sourceText).join(", ")}`)}`),
      );
  }
  return [...lines, ...endingLines(notices, error)].join("\n");
}

/** One line a notice, then the fault and its remedy. */
const endingLines = (notices: readonly string[], error: ErrorTold | undefined): string[] => [
  ...notices.map((notice) => `  ${painted("dim", "-")} ${oneLine(notice)}`),
  ...(error ? [`  ${painted("red", error.code)}: ${oneLine(error.message)}`, `  hint: ${oneLine(error.hint)}`] : []),
];

/** One line a period, then one a notice or fault, indented. */
export function levelLines(result: LevelResult, opened: Pick<Opened, "memoryPath">): string {
  const { period, outcome, file, notices, error } = result;
  const head = `${period}  ${painted(COLOURS[outcome], outcome)}`;
  const line = file === undefined ? head : `${head}  ${shown(opened, file)}`;
  return [line, ...endingLines(notices, error)].join("\n");
}

/** A week as contract §2 writes it. */
export function jsonWeek(result: WeekResult, opened: Pick<Opened, "memoryPath" | "workspace">): unknown {
  const { week, outcome, memories, rejected, trimmed = [], bytes, model, usage } = result;
  const { notices, likely, fallback, error } = result;
  // A week of which one log could not be read has failed, and has its document all the same.
  const made = bytes.weekly > 0;
  return {
    ...{ week, outcome },
    ...(made && { weekly: shown(opened, `weekly/${week}.md`) }),
    memories: memories.map(({ file, change, because }) => ({ file: shown(opened, file), change, because })),
    rejected: jsonRejected(rejected),
    trimmed: trimmed.map(({ file, specific }) => ({ file: shown(opened, file), specific })),
    ...(likely && { likely: { proposed: likely.proposed, left: likely.left.length } }),
    ...(fallback && { fallback }),
    bytes,
    usage: jsonUsage(model, usage, opened),
    notices,
    ...(error && { error }),
  };
}

/** A level as contract §2 writes it. */
export function jsonLevel(result: LevelResult, opened: Pick<Opened, "memoryPath" | "workspace">): unknown {
  const { period, outcome, file, rejected, model, usage, notices, wisdom, error } = result;
  return {
    ...{ period, outcome },
    ...(file !== undefined && { file: shown(opened, file) }),
    rejected: jsonRejected(rejected),
    usage: jsonUsage(model, usage, opened),
    ...(wisdom.length > 0 && { wisdom }),
    notices,
    ...(error && { error }),
  };
}

const jsonRejected = (rejected: WeekResult["rejected"]) =>
  rejected.map(({ code, line, reason }) => ({ code, line, reason }));
const jsonUsage = (model: string, usage: Usage, { workspace }: Pick<Opened, "workspace">) => ({
  ...{ model, ...usage, costUsd: costOf(usage, workspace.config.model.price) },
});

/** What the due weeks would cost at most. */
export function estimateTable({ weeks, secondLooks, levels }: Estimated): string {
  const rows: readonly (readonly [name: string, Costed])[] = [
    ...weeks.map((row) => [row.week, row] as const),
    ...(secondLooks ? [["second looks, at most", secondLooks] as const] : []),
    ...levels.map((row) => [row.period, row] as const),
  ];
  if (rows.length === 0) return "nothing is due";
  const total = (of: (row: Costed) => number): number => rows.reduce((sum, [, row]) => sum + of(row), 0);
  const all: Costed = {
    model: "",
    requests: total(({ requests }) => requests),
    inputTokens: total(({ inputTokens }) => inputTokens),
    outputTokens: total(({ outputTokens }) => outputTokens),
    costUsd: total(({ costUsd }) => costUsd),
  };
  return table(
    ["what", "model", "requests", "input tokens", "output tokens, at most", "USD"],
    [...rows, ["all", all] as const].map(([name, row]) => [
      ...[name, row.model, row.requests, row.inputTokens, row.outputTokens, row.costUsd.toFixed(4)],
    ]),
  );
}

/** Columns as wide as their widest cell, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => String(row[i] ?? "").length)));
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, i) =>
        typeof cell === "number" || /^\d+\.\d+$/.test(cell)
          ? String(cell).padStart(widths[i]!)
          : String(cell).padEnd(widths[i]!),
      )
      .join("  ")
      .trimEnd();
  return [line(head), ...rows.map(line)].join("\n");
}
