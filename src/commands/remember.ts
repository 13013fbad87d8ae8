/**
 * `lithify remember TEXT`: a memory said by hand. TEXT becomes a line of today's `<date>-remembered.md`, the memory rests on
 * it, and both are committed. A person's word is kept at once; no gate is lifted for it.
 */
import { today } from "../calendar/week.ts";
import { logTold, type RememberedLine } from "../capture/remembered.ts";
import type { Naming } from "../capture/told-claim.ts";
import { planFound } from "../compaction/plan.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import { shown } from "../memory/file/memory-path.ts";
import type { MemoryType } from "../memory/memory.ts";
import { checkChoice } from "../nearest.ts";
import { oneLine } from "../report/printable.ts";
import { loggedAs } from "../workspace/commit-run.ts";
import { detailOfKind, locked } from "../workspace/locked.ts";
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
  const { result, commit, commitPostponed } = await locked(
    "lithify remember",
    options,
    surroundings,
    async ({ opened, write, refuse }) => {
      const { config, timezone } = opened.workspace;
      const where = { owner: opened.ownership.owner, logs: opened.logFolders[0]!, allow: config.redact.allow };
      const told = { text, by: "person", day: today(surroundings.now(), timezone) } as const;
      const { line, claim } = await logTold(told, naming, where, (trial) =>
        refuse(planFound([trial], opened.folder, "auto").files, "remember"),
      );
      const { files, changes } = planFound([claim], opened.folder, "auto", logbookOf([logOf(line)]));
      const memories = changes.map(({ file, kind, because }) => ({ file, change: kind, because }));
      const subject = `remember ${memories[0]?.file ?? line.path}`;
      if (files.length > 0 || line.isNew)
        await write(
          files,
          detailOfKind("remember", subject, {
            ...{ memories, told: toldIn(changes) },
            log: loggedAs(line.path, opened),
          }),
        );
      return {
        log: { path: line.path, line: line.line },
        memories: memories.map((one) => ({ ...one, file: shown(opened, one.file) })),
      };
    },
  );
  const { log, memories } = result;
  if (options.json) surroundings.print(JSON.stringify({ memories, log, commit, commitPostponed }));
  else {
    for (const { file, change, because } of memories)
      surroundings.print(`${oneLine(file)}  ${change}: ${oneLine(because)}`);
    surroundings.print(`it rests on ${oneLine(log.path)}:${log.line}`);
    if (commitPostponed) surroundings.tell(`the commit waits: ${commitPostponed}`);
  }
  return 0;
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
