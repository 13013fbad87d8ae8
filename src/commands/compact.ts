/** `lithify compact`: the main job, told week by week. */
import { UsageError } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { oneLine } from "../report/printable.ts";
import { estimateTable, jsonLevel, jsonWeek, levelLines, weekLines } from "../report/week-report.ts";
import { readInbox } from "../store/memory-folder.ts";
import { keptFiles } from "../store/state/kept-files.ts";
import { waitText } from "../workspace/batch-record.ts";
import { type Choosing, type Selector, selectorOf } from "../workspace/choose-weeks.ts";
import { type Compacted, compactOnce, overtaking, type RunEars } from "../workspace/compacting/run.ts";
import { type Opened, open } from "../workspace/opened.ts";
import type { PushReport } from "../workspace/push.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

export interface CompactOptions extends GlobalOptions, Choosing {
  /** Fetch first, plan over what came, and push. */
  readonly push?: boolean;
}

/** @returns the exit code: 0, 1 when a week failed or a push did not get through, 4 when the budget held a week back */
export async function compact(options: CompactOptions, surroundings: Surroundings): Promise<number> {
  const chosenBy = selectorOf(options);
  if (options.push && (options.dryRun || options.estimate))
    throw new UsageError("USAGE", "--push writes, and --dry-run and --estimate do not", "give one of them");
  if (options.estimate) return estimate(chosenBy, options, surroundings);
  if (options.dryRun) return dryRun(chosenBy, options, surroundings);
  const ears = earsOf(options, surroundings);
  if (!options.push)
    return tellRun(await compactOnce(chosenBy, options, ears, surroundings), undefined, options, surroundings);
  const { pushing } = await import("../workspace/push.ts");
  let done: Compacted | undefined;
  const pushed = await pushing(
    async ({ isAnew, isAnswered }) => {
      const again = { ...options, isAsked: done !== undefined, push: isAnswered };
      const before = done && { ...done, commit: isAnew ? null : done.commit };
      done = overtaking(await compactOnce(chosenBy, again, ears, surroundings), before);
      return done;
    },
    options,
    surroundings,
  );
  return done ? tellRun(done, pushed, options, surroundings) : tellBarred(pushed, options, surroundings);
}

/** What came could not be taken, and may hold the weeks: nothing was made. @returns the exit code */
function tellBarred({ because }: PushReport, { json }: CompactOptions, { print, warn }: Surroundings): number {
  const ending = { commit: null, commitPostponed: null, push: "postponed", batch: null, pushPostponed: because };
  if (json) print(JSON.stringify({ run: null, weeks: [], levels: [], ...ending }));
  else warn(`nothing is compacted or pushed: ${because}`);
  return 1;
}

/** A person at a terminal sees what is asked and what came of it; JSON is one document at the end. */
const earsOf = (options: CompactOptions, { terminal, tell, detail, print }: Surroundings): RunEars => ({
  onAsk: (week, model) => (terminal ? tell : detail)(`${week}: asking ${model}`),
  onWeek: (result, opened) => {
    if (!options.json) print(weekLines(result, opened, options.verbose));
  },
  onLevel: (result, opened) => {
    if (!options.json) print(levelLines(result, opened));
  },
});

async function dryRun(selector: Selector, options: CompactOptions, surroundings: Surroundings): Promise<number> {
  const opened = await open(options, surroundings);
  const [{ dryRunOf }, { planDiff }, { redactText }] = await Promise.all([
    import("../workspace/compacting/dry-run.ts"),
    import("../report/diff.ts"),
    import("../daily/redact.ts"),
  ]);
  const { weeks, levels, plans } = await dryRunOf(opened, selector, options, surroundings);
  const clean = (text: string): string => redactText(text, opened.workspace.config.redact.allow).text;
  const diff = plans.map((plan) => planDiff(plan, (file) => shown(opened, file), clean)).join("");
  if (options.json)
    surroundings.print(
      jsonRun(
        { run: null, weeks, levels, opened },
        { commit: null, commitPostponed: null, push: null, batch: null, diff },
      ),
    );
  else {
    for (const week of weeks) surroundings.tell(weekLines(week, opened, options.verbose));
    for (const level of levels) surroundings.tell(levelLines(level, opened));
    if (diff !== "") surroundings.print(diff.trimEnd());
  }
  return exitCodeOf([...weeks, ...levels]);
}

async function estimate(selector: Selector, options: CompactOptions, surroundings: Surroundings): Promise<number> {
  const opened = await open(options, surroundings);
  const { estimateOf } = await import("../workspace/compacting/estimate.ts");
  const { weeks, ...behind } = await estimateOf(opened, selector, options, surroundings);
  surroundings.print(
    options.json ? JSON.stringify({ estimate: weeks, ...behind }) : estimateTable({ weeks, ...behind }),
  );
  return 0;
}

/** @returns the exit code */
async function tellRun(
  { run, weeks, levels, unasked, opened, commit, commitPostponed, batch, indexFault }: Compacted,
  pushed: PushReport | undefined,
  options: CompactOptions,
  surroundings: Surroundings,
): Promise<number> {
  const code = indexFault ? 1 : exitCodeOf([...weeks, ...levels]) || (pushed?.push === "postponed" ? 1 : 0);
  if (options.json) {
    const standing = batch === undefined ? null : { id: batch.id, since: batch.since };
    const because = pushed?.because === undefined ? {} : { pushPostponed: pushed.because };
    const ending = { commit, commitPostponed, push: pushed?.push ?? null, batch: standing, ...because };
    surroundings.print(jsonRun({ run, weeks, levels, opened }, ending));
    return code;
  }
  if (weeks.length + levels.length === 0)
    surroundings.print(options.cancel ? "no batch is on its way" : "nothing is due");
  // A week that was asked about was told as it came.
  for (const week of unasked) surroundings.print(weekLines(week, opened));
  if (commit) surroundings.print(`committed ${commit.slice(0, 12)}`);
  else if (commitPostponed) surroundings.tell(`the commit waits: ${oneLine(commitPostponed)}`);
  if (weeks.length > 0 && surroundings.env.LITHIFY_BY_DAEMON === undefined) await tellWaiting(opened, surroundings);
  if (batch) surroundings.print(waitText(batch));
  if (pushed?.push === "done") surroundings.print("pushed");
  else if (pushed) surroundings.warn(`not pushed: ${pushed.because}`);
  return code;
}

/** Whoever sees a run end may not know that a part of it waits for their word. */
async function tellWaiting({ memoryFolder, state }: Opened, { tell, now }: Surroundings): Promise<void> {
  const { entriesIn } = await import("../compaction/inbox.ts");
  const kept = keptFiles(state, now().getTime());
  const { length } = entriesIn({ texts: readInbox(memoryFolder, kept) }).entries;
  if (length > 0)
    tell(
      `${length} ${length === 1 ? "proposal waits" : "proposals wait"} for your word: lithify inbox, or lithify view`,
    );
}

const jsonRun = (
  { run, weeks, levels, opened }: Pick<Compacted, "weeks" | "levels" | "opened"> & { readonly run: string | null },
  ending: object,
): string =>
  JSON.stringify({
    run,
    weeks: weeks.map((week) => jsonWeek(week, opened)),
    levels: levels.map((level) => jsonLevel(level, opened)),
    ...ending,
  });

function exitCodeOf(weeks: readonly { readonly outcome: string }[]): number {
  if (weeks.some(({ outcome }) => outcome === "failed")) return 1;
  return weeks.some(({ outcome }) => outcome === "postponed") ? 4 : 0;
}
