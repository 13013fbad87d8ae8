/**
 * What a compaction says of its months and years: lines for people, objects for scripts.
 */
import { costOf } from "../compaction/budget.ts";
import { shown } from "../memory/file/memory-path.ts";
import type { LevelResult } from "../workspace/level-result.ts";
import type { Opened } from "../workspace/opened.ts";
import { oneLine, painted } from "./printable.ts";

const COLOURS = { compacted: "green", "nothing-due": "dim", failed: "red", postponed: "yellow" } as const;

/** One line a period, then one a notice or fault, indented. */
export function levelLines(result: LevelResult, opened: Pick<Opened, "memoryPath">): string {
  const { period, outcome, file, notices, error } = result;
  const head = `${period}  ${painted(COLOURS[outcome], outcome)}`;
  return [
    file === undefined ? head : `${head}  ${shown(opened, file)}`,
    ...notices.map((notice) => `  ${painted("dim", "-")} ${oneLine(notice)}`),
    ...(error ? [`  ${painted("red", error.code)}: ${oneLine(error.message)}`, `  hint: ${oneLine(error.hint)}`] : []),
  ].join("\n");
}

/** A level as contract §2 writes it. */
export function jsonLevel(result: LevelResult, opened: Pick<Opened, "memoryPath" | "workspace">): unknown {
  const { period, outcome, file, model, usage, rejected, notices, wisdom, error } = result;
  return {
    ...{ period, outcome },
    ...(file !== undefined && { file: shown(opened, file) }),
    rejected: rejected.map(({ code, line, reason }) => ({ code, line, reason })),
    usage: { model, ...usage, costUsd: costOf(usage, opened.workspace.config.model.price) },
    ...(wisdom.length > 0 && { wisdom }),
    notices,
    ...(error && { error }),
  };
}
