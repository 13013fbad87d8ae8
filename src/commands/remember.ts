/**
 * `lithify remember TEXT`: a memory said by hand. TEXT becomes a line of today's `<date>-remembered.md`, the memory rests on
 * it, and both are committed. A person's word is kept at once; no gate is lifted for it.
 */
import { today } from "../calendar/week.ts";
import { logTold, type RememberedLine } from "../capture/remembered.ts";
import type { Naming } from "../capture/told-claim.ts";
import { planFound } from "../compaction/plan.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import type { Teller } from "../daily/remembered-log.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import { shown } from "../memory/file/memory-path.ts";
import type { MemoryType } from "../memory/memory.ts";
import type { Change } from "../memory/reconcile.ts";
import { checkChoice } from "../nearest.ts";
import { oneLine } from "../report/printable.ts";
import { loggedAs } from "../workspace/commit-run.ts";
import { detailOfKind, type Held, locked } from "../workspace/locked.ts";
import { reviewOf } from "../workspace/review.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { toldIn } from "../workspace/told-before.ts";

interface RememberOptions extends GlobalOptions {
  readonly text: readonly string[];
  readonly type?: string;
  readonly name?: string;
}

/** Those that are one claim; an entity and a process are told by more than a sentence. */
const TOLD_TYPES = ["user", "feedback", "project", "reference"] as const satisfies readonly MemoryType[];

export async function remember(options: RememberOptions, surroundings: Surroundings): Promise<number> {
  const text = options.text.join(" ");
  const naming: Naming = { type: typeNamed(options.type), name: options.name };
  const { result, commit, commitPostponed } = await locked("lithify remember", options, surroundings, async (held) => {
    const { line, changes } = await keepTold(text, "person", naming, held, surroundings.now());
    const memories = changes.map(({ file, kind, because }) => ({
      ...{ file: shown(held.opened, file), change: kind, because },
    }));
    return { log: { path: line.path, line: line.line }, memories };
  });
  const { log, memories } = result;
  if (options.json) surroundings.print(JSON.stringify({ memories, log, commit, commitPostponed }));
  else {
    for (const { file, change, because } of memories)
      surroundings.print(`${oneLine(file)}  ${change}: ${oneLine(because)}`);
    surroundings.print(`it rests on ${oneLine(log.path)}:${log.line}`);
    if (commitPostponed) surroundings.tell(`the commit waits: ${oneLine(commitPostponed)}`);
  }
  return 0;
}

/** A person's word is kept, with its line; an agent's waits in the inbox, and its line with it. */
export async function keepTold(
  text: string,
  by: Teller,
  naming: Naming,
  { opened, write, refuse }: Held,
  now: Date,
): Promise<{ readonly line: RememberedLine; readonly changes: readonly Change[] }> {
  const { config, timezone } = opened.workspace;
  const isPersons = by === "person";
  const review = isPersons ? "auto" : reviewOf(config);
  const where = { owner: opened.ownership.owner, logs: opened.logFolders[0]!, allow: config.redact.allow };
  const { line, claim } = await logTold({ text, by, day: today(now, timezone) }, naming, where, (trial) =>
    refuse(planFound([trial], opened.folder, review).files, "remember"),
  );
  const book = isPersons ? logbookOf([logOf(line)]) : undefined;
  const { files, changes } = planFound([claim], opened.folder, review, book);
  const memories = changes.map(({ file, kind, because }) => ({ file, change: kind, because }));
  const subject = isPersons ? `remember ${memories[0]?.file ?? line.path}` : "remember what an agent told";
  const more = isPersons && { told: toldIn(changes), log: loggedAs(line.path, opened) };
  if (files.length > 0 || (isPersons && line.isNew))
    await write(files, detailOfKind("remember", subject, { memories, ...more }));
  return { line, changes };
}

/** The line alone, where it stands in its log. */
const logOf = ({ path, day, line, text }: RememberedLine): DailyLog => ({
  ...{ path, day, sha256: "", bytes: 0, bodyStart: 0 },
  lines: [...Array<string>(line - 1).fill(""), `- ${text}`],
});

function typeNamed(type: string | undefined): MemoryType | undefined {
  if (type !== undefined) checkChoice("--type", type, TOLD_TYPES, "leave it out, and the words tell");
  return TOLD_TYPES.find((one) => one === type);
}
