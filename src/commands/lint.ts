/**
 * `lithify lint`: checks memories, weekly documents and index, and says of everything found what to do about it. Writes
 * nothing.
 */
import { join } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import { weeklyBudget } from "../compaction/weekly-size.ts";
import { tried } from "../errors.ts";
import { lintDocumented } from "../lint/documented.ts";
import { lintCitations, lintProof } from "../lint/evidence.ts";
import { type Finding, inOrder } from "../lint/finding.ts";
import { lintFolder } from "../lint/lint.ts";
import { notRead } from "../lint/weekly.ts";
import { shown } from "../memory/file/memory-path.ts";
import { counted } from "../report/counted.ts";
import { oneLine, painted } from "../report/printable.ts";
import { inTurns } from "../steps.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";
import { absentNotice } from "../workspace/absent.ts";
import { isOthersLog } from "../workspace/memory-owner.ts";
import { type Opened, open } from "../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { listedIn } from "../workspace/told-before.ts";
import { weekLines } from "../workspace/week-lines.ts";
import { ignoredNotice } from "../workspace/word/files.ts";

/** Far above what agents load of one (32 KiB, 200 lines). */
const DOCUMENT_BYTES = 256 * 1024;

export interface LintOptions extends GlobalOptions {
  readonly warningsAsErrors?: boolean;
}

/** @returns the exit code: 1 on errors, or on warnings with the flag */
export async function lint(options: LintOptions, surroundings: Surroundings): Promise<number> {
  const opened = await open(options, surroundings);
  const { files, findings } = await lintOpened(opened);
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  const absent = absentNotice(opened);
  const ignored = await ignoredNotice(opened, surroundings);
  for (const told of [absent, ...opened.passedOver, ignored]) if (told !== undefined) surroundings.tell(told);
  if (options.json)
    surroundings.print(
      JSON.stringify({
        files,
        errors: errors.map((one) => jsonFinding(one, opened)),
        warnings: warnings.map((one) => jsonFinding(one, opened)),
      }),
    );
  else
    surroundings.print(
      [...findings.map((one) => findingLine(one, opened)), summary(files, errors.length, warnings.length)].join("\n"),
    );
  return errors.length > 0 || (options.warningsAsErrors === true && warnings.length > 0) ? 1 : 0;
}

/** In turns with whatever else the process does: a page is answered meanwhile. */
export async function lintOpened(opened: Opened): Promise<{ files: number; findings: Finding[] }> {
  const { folder, notices, absent, marks, workspace } = opened;
  const logs = new Map(marks.map((mark) => [mark.path, mark]));
  const { allow } = workspace.config.redact;
  const elsewhere = (path: string): boolean => isOthersLog(opened.ownership, workspace.root, path);
  const { files, findings, citations } = await inTurns(
    lintFolder({
      ...folder,
      words: listedIn(opened),
      notices,
      absent,
      logs,
      allow,
      budgetBytes: weeklyBudget,
      elsewhere,
    }),
    othersTurn,
  );
  // By its name or its kind a log is refused before it is a source of any document.
  const refused = opened.weeks.flatMap(({ week, refused }) =>
    refused.map(({ path, reason }) => notRead(`weekly/${week}.md`, 1, path, reason)),
  );
  const documented = lintDocumented(folder.stored, projectDocuments(workspace.root));
  const all = [...findings, ...refused, ...documented];
  for (const [week, ofWeek] of citations) {
    const lines = await weekLines(week, opened);
    const moved = lintCitations(week, ofWeek, lines);
    // What is told of lines that changed says why they prove nothing any more.
    const still = ofWeek.filter(({ file }) => !moved.some((one) => one.file === file));
    all.push(...moved, ...lintProof(folder.stored, still, lines));
    await othersTurn();
  }
  return { files, findings: inOrder(all) };
}

/** What agents load with the project; one that is a link or cannot be read tells nothing here. */
const projectDocuments = (root: string): Map<string, string> =>
  new Map(
    ["AGENTS.md", "CLAUDE.md", "GEMINI.md"].map((name) => [
      name,
      String(tried(() => readRegularFile(join(root, name), DOCUMENT_BYTES), undefined) ?? ""),
    ]),
  );

const said = ({ message, remedy }: Finding): string => `${message} (${remedy})`;

const jsonFinding = (finding: Finding, opened: Opened): unknown => ({
  file: shown(opened, finding.file),
  line: finding.line,
  code: finding.code,
  message: said(finding),
});

/** `memory/feedback_x.md:4  error CODE  message (remedy)`. */
function findingLine(finding: Finding, opened: Opened): string {
  const { file, line, severity, code } = finding;
  const word = painted(severity === "error" ? "red" : "yellow", severity);
  return `${oneLine(`${shown(opened, file)}:${line}`)}  ${word} ${code}  ${oneLine(said(finding))}`;
}

const summary = (files: number, errors: number, warnings: number): string =>
  `${counted(files, "file")}, ${counted(errors, "error")}, ${counted(warnings, "warning")}`;
