/** Lints a folder written as a literal, logs included, and tells each finding in a line: for tests of single rules. */

import { weekOf } from "../../src/calendar/week.ts";
import { folderOf } from "../../src/compaction/folder.ts";
import { weeklyBudget } from "../../src/compaction/weekly-size.ts";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { lintCitations } from "../../src/lint/evidence.ts";
import { inOrder } from "../../src/lint/finding.ts";
import { type Linted, lintFolder } from "../../src/lint/lint.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { writeMemoryFile } from "../../src/memory/file/memory-file.ts";
import type { Memory } from "../../src/memory/memory.ts";
import { finished } from "../../src/steps.ts";

export interface LintOf {
  readonly logs?: readonly DailyLog[];
  readonly allow?: readonly string[];
  readonly notices?: Parameters<typeof lintFolder>[0]["notices"];
}

export function lintOf(
  files: Readonly<Record<string, string>>,
  { logs = [], allow = [], notices = [] }: LintOf = {},
): Linted {
  const folder = folderOf(Object.entries(files).map(([file, text]) => ({ file, text })));
  const standing = new Map(logs.map(({ path, sha256, bytes }) => [path, { path, sha256, bytes }]));
  const words = new Map([...folder.documents].map(([week, { memories }]) => [week, memories] as const));
  const linted = finished(lintFolder({ ...folder, words, notices, allow, logs: standing, budgetBytes: weeklyBudget }));
  const cited = [...linted.citations].flatMap(([week, citations]) =>
    lintCitations(week, citations, { book: logbookOf(logs.filter(({ day }) => weekOf(day) === week)), standing }),
  );
  return { ...linted, findings: inOrder([...linted.findings, ...cited]) };
}

/** `error feedback_a.md:4 UNKNOWN_TYPE`, in order; without the index's own, unless they are what the test is about. */
export const toldOf = (files: Readonly<Record<string, string>>, more: LintOf = {}): string[] =>
  lintOf(files, more)
    .findings.filter(({ code }) => !code.startsWith("INDEX_") && code !== "NOT_INDEXED")
    .map(({ severity, file, line, code }) => `${severity} ${file}:${line} ${code}`);

/** A memory file as lithify writes it. */
export const memoryText = (over: Partial<Memory> = {}): string =>
  writeMemoryFile({
    type: "feedback",
    name: "Use a real database",
    description: "Integration tests run against PostgreSQL",
    body: "Integration tests run against PostgreSQL, never a mock.",
    created: "2026-04-08",
    updated: "2026-04-08",
    sources: ["logs/2026-04-08.md#L2"],
    status: "active",
    ...over,
  });

/** The same as a person would type it: no digest. */
export const typed = (keys: string, body = "Integration tests run against PostgreSQL."): string =>
  `---\n${keys}\n---\n\n${body}\n`;
