/**
 * `lithify compact`: the main job. Chooses the weeks, finishes what a dead run left, asks and applies week by week,
 * makes one commit for all, and says what it did. Most runs find nothing due: what asks and proves is loaded when a week is.
 */
import { costOf } from "../compaction/budget.ts";
import type { WeekResult } from "../compaction/compact.ts";
import type { CompactPorts, ShownBefore } from "../compaction/compact-week.ts";
import type { WeekState } from "../compaction/due.ts";
import { folderWith } from "../compaction/folder.ts";
import type { WeekPlan } from "../compaction/plan.ts";
import { DiskError } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { pruneAnswers } from "../model/prune-answers.ts";
import { estimateTable, jsonWeek, type Report, weekLines } from "../report/week-report.ts";
import { keepShownMemories, pruneShownMemories, shownMemories } from "../store/state/shown-memories.ts";
import { type Choosing, choose, refuseSelector, type Selector, selectorOf } from "../workspace/choose-weeks.ts";
import type { CommitReport } from "../workspace/commit-run.ts";
import { noteFailures } from "../workspace/failures.ts";
import { type Held, locked } from "../workspace/locked.ts";
import { chooseModel } from "../workspace/models.ts";
import { type Opened, open, readFolder, readMarked } from "../workspace/opened.ts";
import { detailOf, idChange, keepRejected, withHandEdits } from "../workspace/run-plans.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { placeOf } from "../workspace/workspace.ts";

export interface CompactOptions extends GlobalOptions, Choosing {}

/** @returns the exit code: 0, 1 when a week failed, 4 when the budget held one back */
export async function compact(options: CompactOptions, surroundings: Surroundings): Promise<number> {
  const chosenBy = selectorOf(options);
  if (options.estimate) return estimate(await open(options, surroundings), chosenBy, options, surroundings);
  if (options.dryRun) return dryRun(await open(options, surroundings), chosenBy, options, surroundings);
  const { result, ...commit } = await locked(
    "lithify compact",
    options,
    surroundings,
    async (held) => {
      const { states, results: idle } = choose(held.opened, chosenBy, options, surroundings);
      const results = await compactHeld(states, held, options, surroundings);
      const told = [...idle, ...results];
      const finished = held.finished.filter(({ week }) => !told.some((one) => one.week === week && one.error));
      const weeks = [...finished, ...told].sort((a, b) => (a.week < b.week ? -1 : 1));
      const { state, folder } = held.opened;
      pruneAnswers(state.answers, (week) => folder.documents.has(week), surroundings.now());
      pruneShownMemories(state, surroundings.now());
      return { run: held.run, weeks, opened: held.opened };
    },
    (located) => refuseSelector(chosenBy, located, surroundings),
  );
  tellRun({ run: result.run, weeks: result.weeks, ...commit }, result.opened, options, surroundings);
  return exitCodeOf(result.weeks);
}

/** Asks and applies week by week, under the lock. */
async function compactHeld(
  states: readonly WeekState[],
  { opened, run, write }: Held,
  options: CompactOptions,
  surroundings: Surroundings,
): Promise<WeekResult[]> {
  if (states.length === 0) return [];
  const { compactWeeks } = await import("../compaction/compact.ts");
  const ports = await portsOf(opened, surroundings, options.force === true, run);
  let folder = opened.folder;
  const results = await compactWeeks(
    states,
    {
      ...ports,
      ...(!ports.offline && { shown: shownBefore(opened, options.force === true) }),
      folder: () => folder,
      concurrency: ports.offline ? 1 : opened.workspace.config.model.concurrency,
      onAsk: (week) =>
        (surroundings.terminal ? surroundings.tell : surroundings.detail)(`${week}: asking ${ports.name}`),
      onResult: (result) => {
        keepRejected(opened, run, result);
        if (!options.json) surroundings.print(weekLines(result, opened, options.verbose));
      },
      apply: (asked, plan) => {
        try {
          const { left } = write(plan.files, detailOf(asked, plan));
          folder = left.length > 0 ? readFolder(opened).folder : folderWith(folder, plan.files);
          return { left };
        } catch (error) {
          // Some of its files may be in place: the next week is planned on what stands.
          if (error instanceof DiskError) folder = readFolder(opened).folder;
          throw error;
        }
      },
    },
    surroundings.signal,
  );
  try {
    noteFailures(opened.state, results, surroundings.now());
  } catch (error) {
    // What failed is in the report, and says more than that it could not be noted; a note of old harms no week that is done.
    if (!(error instanceof DiskError)) throw error;
    surroundings.tell(error.message);
  }
  return results;
}

/** `--force` asks afresh, with what is known now. */
const shownBefore = ({ state }: Opened, force: boolean): ShownBefore => ({
  get: (week, key) => (force ? undefined : shownMemories(state, week, key)),
  keep: (week, key, known) => keepShownMemories(state, week, { key, known }),
});

async function portsOf(
  opened: Opened,
  surroundings: Surroundings,
  force: boolean,
  run?: string,
): Promise<CompactPorts & { offline: boolean; name: string }> {
  const { workspace, state } = opened;
  const { model, language, prompts, redact, review, extractive } = workspace.config;
  const folder = prompts === "" ? "" : placeOf(workspace, prompts, "prompts");
  const [{ readPrompt }, { typed }, { profilesOf }] = await Promise.all([
    import("../prompt/prompt-files.ts"),
    import("../profile/typed/typed.ts"),
    import("../workspace/profiles.ts"),
  ]);
  const chosen = await chooseModel(workspace, state, surroundings, force, run);
  return {
    ...chosen,
    readLogs: (marks) => readMarked(opened, marks),
    folder: () => opened.folder,
    standing: opened.listed,
    force,
    contextTokens: model.contextTokens,
    maxOutputTokens: model.maxOutputTokens,
    language,
    prompt: readPrompt("daily-to-weekly", folder),
    profile: typed,
    profiles: profilesOf(workspace.config, folder),
    review,
    keep: extractive.keep,
    allow: redact.allow,
  };
}

async function dryRun(
  opened: Opened,
  selector: Selector,
  options: CompactOptions,
  surroundings: Surroundings,
): Promise<number> {
  const [{ compactWeeks }, { planDiff }] = await Promise.all([
    import("../compaction/compact.ts"),
    import("../report/diff.ts"),
  ]);
  const { states, results: idle } = choose(opened, selector, options, surroundings);
  const ports = await portsOf(opened, surroundings, options.force === true);
  let folder = opened.folder;
  const plans: WeekPlan[] = [];
  const results = await compactWeeks(
    states,
    {
      ...ports,
      folder: () => folder,
      concurrency: ports.offline ? 1 : opened.workspace.config.model.concurrency,
      apply: (asked, plan) => {
        const files = withHandEdits(opened, plan.files, detailOf(asked, plan).bytes.logs);
        plans.push({ ...plan, files: [...(plans.length === 0 ? idChange(opened) : []), ...files] });
        folder = folderWith(folder, plan.files);
        return { left: [] };
      },
    },
    surroundings.signal,
  );
  const weeks = [...idle, ...results];
  const diff = plans.map((plan) => planDiff(plan, (file) => shown(opened, file))).join("");
  if (options.json)
    surroundings.print(
      JSON.stringify({
        run: null,
        weeks: weeks.map((week) => jsonWeek(week, opened)),
        commit: null,
        commitPostponed: null,
        diff,
      }),
    );
  else {
    for (const week of weeks) surroundings.tell(weekLines(week, opened, options.verbose));
    if (diff !== "") surroundings.print(diff.trimEnd());
  }
  return exitCodeOf(weeks);
}

async function estimate(
  opened: Opened,
  selector: Selector,
  options: CompactOptions,
  surroundings: Surroundings,
): Promise<number> {
  const [{ estimateWeek, NO_ESTIMATE, sumOf }, { questionsFor }] = await Promise.all([
    import("../compaction/ask-week.ts"),
    import("../compaction/compact-week.ts"),
  ]);
  const { states } = choose(opened, selector, options, surroundings);
  const ports = await portsOf(opened, surroundings, false);
  const rows = [];
  for (const { week, logs } of states) {
    const { questions } = await questionsFor(week, logs, ports);
    const tokens = (ports.offline ? [] : questions).map(estimateWeek).reduce(sumOf, NO_ESTIMATE);
    rows.push({
      week,
      model: ports.name,
      ...tokens,
      costUsd: costOf({ ...tokens, cachedTokens: 0 }, opened.workspace.config.model.price),
    });
  }
  surroundings.print(options.json ? JSON.stringify({ estimate: rows }) : estimateTable(rows));
  return 0;
}

function tellRun(
  report: Report & CommitReport,
  opened: Opened,
  options: CompactOptions,
  surroundings: Surroundings,
): void {
  const { run, weeks, commit, commitPostponed } = report;
  if (options.json) {
    surroundings.print(
      JSON.stringify({ run, weeks: weeks.map((week) => jsonWeek(week, opened)), commit, commitPostponed }),
    );
    return;
  }
  if (weeks.length === 0) surroundings.print("nothing is due");
  for (const week of weeks) if (week.outcome === "nothing-due") surroundings.print(weekLines(week, opened));
  if (commit) surroundings.print(`committed ${commit.slice(0, 12)}`);
  else if (commitPostponed) surroundings.tell(`the commit waits: ${commitPostponed}`);
}

function exitCodeOf(weeks: readonly WeekResult[]): number {
  if (weeks.some(({ outcome }) => outcome === "failed")) return 1;
  return weeks.some(({ outcome }) => outcome === "postponed") ? 4 : 0;
}
