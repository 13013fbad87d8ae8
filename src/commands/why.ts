/**
 * `lithify why FILE`: on what a memory rests: the log lines, and the weeks and runs that touched it.
 */
import { shown } from "../memory/file/memory-path.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { evidenceLines } from "../report/evidence-lines.ts";
import { oneLine } from "../report/printable.ts";
import { open } from "../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { type Evidence, evidenceOf, historyOf, namedMemory, weeksOf } from "../workspace/told-memory.ts";

export interface WhyOptions extends GlobalOptions {
  readonly file: string;
}

export async function why(options: WhyOptions, surroundings: Surroundings): Promise<number> {
  const opened = await open(options, surroundings);
  const memory = namedMemory(options.file, opened);
  const evidence = await evidenceOf(memory, opened);
  const weeks = weeksOf(memory, opened);
  const path = shown(opened, memory.file);
  // A run may write a memory in each of its weeks.
  const history = historyOf(memory, opened);
  const runs = [...new Set(history.map(({ run }) => run))];
  const told = history.map(({ run, because }) => `written by ${run}: ${because}`);
  const links = { supersedes: memory.supersedes ?? null, supersededBy: memory.superseded_by ?? null };
  if (options.json) surroundings.print(JSON.stringify({ file: path, evidence, weeks, runs, ...links }));
  else surroundings.print(story(memory, path, evidence, weeks, told));
  return 0;
}

function story(
  memory: StoredMemory,
  path: string,
  evidence: readonly Evidence[],
  weeks: readonly string[],
  told: readonly string[],
): string {
  const lines = [oneLine(path), oneLine(memory.name), "", ...evidenceLines(evidence)];
  if (evidence.length === 0)
    lines.push(
      memory.status === "active"
        ? "no evidence is noted: a person or another tool wrote it"
        : memory.withdrawn_because
          ? "it names no line of the logs any more"
          : "no line of the logs says it any more",
    );
  if (memory.withdrawn_because) lines.push(`withdrawn: ${memory.withdrawn_because}`);
  if (weeks.length > 0) lines.push("", `found in ${weeks.join(", ")}`);
  lines.push(...told.map(oneLine));
  if (memory.supersedes) lines.push(`supersedes ${oneLine(memory.supersedes)}`);
  if (memory.superseded_by) lines.push(`superseded by ${oneLine(memory.superseded_by)}`);
  if (memory.questioned_by) lines.push(`questioned by ${memory.questioned_by.map(oneLine).join(", ")}`);
  if (memory.byPerson) lines.push("its text was written or edited by a person");
  // Its digest tells that nobody edited it since, not who wrote it.
  else if (told.length === 0)
    lines.push("no run of this place wrote it: it came with the repository, or from another machine");
  return lines.join("\n");
}
