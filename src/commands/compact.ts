/**
 * `lithify compact`: the main job. Chooses the weeks, finishes what a dead run left, asks and applies week by week,
 * makes one commit for all, and says what it did. Most runs find nothing due: what asks and proves is loaded when a week is.
 */
import { costOf } from "../compaction/budget.ts";
import type { WeekResult } from "../compaction/compact.ts";
import type { CompactPorts, ShownBefore } from "../compaction/compact-week.ts";
import type { WeekState } from "../compaction/due.ts";
import { type Folder, folderWith } from "../compaction/folder.ts";
import { pendingWeek } from "../compaction/nothing-due.ts";
import type { WeekPlan } from "../compaction/plan.ts";
import { DiskError, UsageError } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { pruneAnswers } from "../model/prune-answers.ts";
import { jsonLevel, levelLines } from "../report/level-report.ts";
import { estimateTable, jsonWeek, weekLines } from "../report/week-report.ts";
import { keepShownMemories, pruneShownMemories, shownMemories } from "../store/state/shown-memories.ts";
import type { Batch } from "../workspace/batch.ts";
import { BATCH_SHARE, pendingBatch, sentText } from "../workspace/batch-record.ts";
import { type Choosing, choose, refuseSelector, type Selector, selectorOf } from "../workspace/choose-weeks.ts";
import type { CommitReport } from "../workspace/commit-run.ts";
import { weeksOfDaemon } from "../workspace/daemon-run.ts";
import { noteFailures } from "../workspace/failures.ts";
import { noteFallbacks } from "../workspace/fallbacks.ts";
import type { LevelResult } from "../workspace/level-result.ts";
import type { LevelSelector } from "../workspace/levels.ts";
import { detailOfKind, type Held, locked } from "../workspace/locked.ts";
import { type Chosen, chooseModel } from "../workspace/models.ts";
import { type Opened, open, readFolder, readMarked } from "../workspace/opened.ts";
import type { PushReport } from "../workspace/push.ts";
import { reviewOf } from "../workspace/review.ts";
import { detailOf, idChange, withHandEdits } from "../workspace/run-plans.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { toldBefore } from "../workspace/told-before.ts";
import { placeOf } from "../workspace/workspace.ts";

export interface CompactOptions extends GlobalOptions, Choosing {
  /** Fetch first, plan over what came, and push. */
  readonly push?: boolean;
  /** Send weeks through the provider's batch interface, and read what came of those sent before. */
  readonly batch?: boolean;
  /** With `batch`: end what is on its way, and send nothing. */
  readonly cancel?: boolean;
}

/** @returns the exit code: 0, 1 when a week failed or a push did not get through, 4 when the budget held a week back */
export async function compact(options: CompactOptions, surroundings: Surroundings): Promise<number> {
  const chosenBy = selectorOf(options);
  if (options.push && (options.dryRun || options.estimate))
    throw new UsageError("USAGE", "--push writes, and --dry-run and --estimate do not", "give one of them");
  refuseBatch(options);
  if (options.estimate) return estimate(await open(options, surroundings), chosenBy, options, surroundings);
  if (options.dryRun) return dryRun(await open(options, surroundings), chosenBy, options, surroundings);
  if (!options.push) {
    const done = await once(chosenBy, options, surroundings);
    const code = tellRun(done, options, surroundings);
    await mentionModel(done.weeks, done.opened, options, surroundings);
    return code;
  }
  const { pushing } = await import("../workspace/push.ts");
  let done: Compacted | undefined;
  const pushed = await pushing(
    async () => {
      done = overtaking(await once(chosenBy, options, surroundings), done);
    },
    options,
    surroundings,
  );
  return tellRun({ ...done!, pushed }, options, surroundings);
}

/** @throws {UsageError} for flags that do not go with `--batch` */
function refuseBatch({ batch, cancel, force, dryRun, estimate: estimates }: CompactOptions): void {
  const refuse = (message: string, hint: string): never => {
    throw new UsageError("USAGE", message, hint);
  };
  if (cancel && !batch) refuse("--cancel goes with --batch", "lithify compact --batch --cancel");
  if (cancel && (dryRun || estimates)) refuse("--cancel and a look ahead exclude each other", "give one of them");
  if (batch && force) refuse("--force asks at once, and --batch does not", "give one of them");
}

/** What one compaction did. */
interface Compacted extends CommitReport {
  readonly run: string;
  readonly weeks: readonly WeekResult[];
  readonly levels: readonly LevelResult[];
  /** Weeks that nobody was asked about. */
  readonly unasked: readonly WeekResult[];
  readonly opened: Opened;
  readonly pushed?: PushReport;
  /** What is on its way. */
  readonly batch?: ReturnType<Batch["standing"]>;
  readonly indexFault?: DiskError;
}

/** A compaction that was made anew over what came: weeks that it found done were done by the one before, or by another machine. */
function overtaking(now: Compacted, before: Compacted | undefined): Compacted {
  if (before === undefined) return now;
  const weeks = new Map([...before.weeks, ...now.weeks].map((week) => [week.week, week]));
  const levels = new Map([...before.levels, ...now.levels].map((level) => [level.period, level]));
  return { ...now, weeks: [...weeks.values()], levels: [...levels.values()], commit: now.commit ?? before.commit };
}

async function once(chosenBy: Selector, options: CompactOptions, surroundings: Surroundings): Promise<Compacted> {
  const { result, ...commit } = await locked(
    "lithify compact",
    options,
    surroundings,
    async (held) => {
      const { states, results: idle } = choose(held.opened, chosenBy, options, surroundings);
      const { results, batch } = await compactChosen(states, held, options, surroundings);
      const isOpen = results.some(({ outcome }) => outcome === "pending");
      const chosen = options.cancel || isOpen ? NO_LEVELS : levelsChosen(chosenBy, options, surroundings);
      const levels = await levelsHeld(results, held, chosen, options, surroundings);
      const told = [...idle, ...results];
      const finished = held.finished.filter(({ week }) => !told.some((one) => one.week === week && one.error));
      const weeks = [...finished, ...told].sort((a, b) => (a.week < b.week ? -1 : 1));
      const { state, folder } = held.opened;
      pruneAnswers(state.answers, (week) => folder.documents.has(week), surroundings.now());
      pruneShownMemories(state, surroundings.now());
      return { run: held.run, weeks, levels, unasked: idle, opened: held.opened, ...(batch && { batch }) };
    },
    (located) => refuseSelector(chosenBy, located, surroundings),
  );
  return { ...result, ...commit };
}

const NO_LEVELS: LevelSelector = { kind: "none" };

/** In waves where they go in batches; else at once, but for weeks that are on their way in one. */
async function compactChosen(
  states: readonly WeekState[],
  held: Held,
  options: CompactOptions,
  surroundings: Surroundings,
): Promise<{ results: WeekResult[]; batch?: ReturnType<Batch["standing"]> }> {
  const { opened } = held;
  if (!options.batch) {
    const sent = options.force ? undefined : pendingBatch(opened.state);
    const isSent = ({ week }: WeekState): boolean => sent?.weeks.has(week) ?? false;
    const waiting = states.filter(isSent).map((state) => pendingWeek(state, sentText(sent!)));
    if (!options.json) for (const week of waiting) surroundings.print(weekLines(week, opened));
    const now = states.filter((state) => !isSent(state));
    return { results: [...waiting, ...(await compactHeld(now, held, options, surroundings))], batch: sent };
  }
  const [{ openBatch }, { inWaves }] = await Promise.all([
    import("../workspace/batch.ts"),
    import("../workspace/in-waves.ts"),
  ]);
  const batch = await openBatch(opened, options.cancel ? "cancel" : "send", surroundings);
  const compactSome = (wave: readonly WeekState[], folder: Folder): Promise<WeekResult[]> =>
    compactHeld(wave, { ...held, opened: { ...opened, folder } }, options, surroundings, batch);
  const results = await inWaves(states, batch, opened, compactSome, surroundings);
  return { results, batch: batch.standing() };
}

/** Asks and applies week by week, under the lock. */
async function compactHeld(
  states: readonly WeekState[],
  { opened, run, write }: Held,
  options: CompactOptions,
  surroundings: Surroundings,
  batch?: Batch,
): Promise<WeekResult[]> {
  if (states.length === 0) return [];
  const [{ compactWeeks }, { keepRejected }] = await Promise.all([
    import("../compaction/compact.ts"),
    import("../workspace/keep-rejected.ts"),
  ]);
  const ports = await portsOf(opened, surroundings, options.force === true, run, batch);
  let folder = opened.folder;
  const results = await endedAfter(ports.end, () =>
    compactWeeks(
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
            folder = left.length > 0 ? readFolder(opened, surroundings.now()).folder : folderWith(folder, plan.files);
            return { left };
          } catch (error) {
            // Some of its files may be in place: the next week is planned on what stands.
            if (error instanceof DiskError) folder = readFolder(opened, surroundings.now()).folder;
            throw error;
          }
        },
      },
      surroundings.signal,
    ),
  );
  noted(opened, results, surroundings);
  return results;
}

type Noted = Parameters<typeof noteFailures>[1][number] & Pick<WeekResult, "fallback">;

function noted({ state }: Opened, results: readonly Noted[], { now, tell }: Surroundings): void {
  try {
    noteFailures(state, results, now());
    noteFallbacks(state, results);
  } catch (error) {
    // What failed is in the report, and says more than that it could not be noted; a note of old harms no week that is done.
    if (!(error instanceof DiskError)) throw error;
    tell(error.message);
  }
}

/** A model in this process takes gigabytes: they are given back, however the run ended. */
async function endedAfter<T>(end: (() => Promise<void>) | undefined, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } finally {
    await end?.();
  }
}

/** Which months and years a run makes after its weeks; one that names weeks makes none. */
function levelsChosen(selector: Selector, { all }: CompactOptions, { env }: Surroundings): LevelSelector {
  const chosen = weeksOfDaemon(env);
  if (chosen) return { kind: "chosen", periods: chosen };
  if (selector === "due") return { kind: all ? "all" : "due" };
  return "period" in selector ? { kind: "named", period: selector.period } : { kind: "none" };
}

/** Months and years, once the weeks are done, under the lock. */
async function levelsHeld(
  weeks: readonly WeekResult[],
  { opened, run, write }: Held,
  selector: LevelSelector,
  options: CompactOptions,
  surroundings: Surroundings,
): Promise<LevelResult[]> {
  if (selector.kind === "none") return [];
  let folder = weeks.length > 0 ? readFolder(opened, surroundings.now()).folder : opened.folder;
  const { makeLevels } = await import("../workspace/make-levels.ts");
  const levels = await makeLevels(
    {
      ...{ opened, selector, run, force: options.force === true, done: doneAmong(weeks) },
      folder: () => folder,
      apply: (files, detail) => {
        write(files, detailOfKind("level", `compact ${detail.period}`, detail));
        folder = folderWith(folder, files);
      },
      onResult: (result) => {
        if (!options.json) surroundings.print(levelLines(result, opened));
      },
    },
    surroundings,
  );
  noted(
    opened,
    levels.map(({ period, ...level }) => ({ week: period, ...level })),
    surroundings,
  );
  return levels;
}

const doneAmong = (weeks: readonly WeekResult[]): ReadonlySet<string> =>
  new Set(weeks.flatMap(({ week, outcome }) => (outcome === "compacted" || outcome === "no-memories" ? [week] : [])));

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
  batch?: Batch,
): Promise<CompactPorts & Pick<Chosen, "offline" | "name" | "end">> {
  const { workspace, state } = opened;
  const { model, language, prompts, redact, extractive } = workspace.config;
  const folder = prompts === "" ? "" : placeOf(workspace, prompts, "prompts");
  const [{ readPrompt }, { typed }, { profilesOf }] = await Promise.all([
    import("../prompt/prompt-files.ts"),
    import("../profile/typed/typed.ts"),
    import("../workspace/profiles.ts"),
  ]);
  const chosen = await chooseModel(workspace, state, surroundings, force, run, batch);
  return {
    ...chosen,
    readLogs: (marks) => readMarked(opened, marks),
    folder: () => opened.folder,
    standing: opened.listed,
    told: (week) => toldBefore(opened).get(week) ?? [],
    force,
    contextTokens: model.contextTokens,
    maxOutputTokens: model.maxOutputTokens,
    language,
    prompt: readPrompt("daily-to-weekly", folder),
    ...(!chosen.offline && model.secondLook && { secondLook: readPrompt("second-look", folder) }),
    profile: typed,
    profiles: profilesOf(workspace.config, folder),
    review: reviewOf(workspace.config),
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
  const { openBatch } = options.batch ? await import("../workspace/batch.ts") : {};
  const batch = await openBatch?.(opened, "dry", surroundings);
  const ports = await portsOf(opened, surroundings, options.force === true, undefined, batch);
  let folder = opened.folder;
  const plans: WeekPlan[] = [];
  const results = await endedAfter(ports.end, () =>
    compactWeeks(
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
    ),
  );
  const weeks = [...idle, ...results];
  const { makeLevels } = await import("../workspace/make-levels.ts");
  const levels = await makeLevels(
    {
      ...{ opened, force: options.force === true, done: doneAmong(results), folder: () => folder },
      selector: levelsChosen(selector, options, surroundings),
      apply: (files) => {
        plans.push({ ...NO_PLAN, files });
        folder = folderWith(folder, files);
      },
    },
    surroundings,
  );
  const diff = plans.map((plan) => planDiff(plan, (file) => shown(opened, file))).join("");
  if (options.json)
    surroundings.print(
      JSON.stringify({
        run: null,
        weeks: weeks.map((week) => jsonWeek(week, opened)),
        levels: levels.map((level) => jsonLevel(level, opened)),
        ...{ commit: null, commitPostponed: null, push: null, diff },
      }),
    );
  else {
    for (const week of weeks) surroundings.tell(weekLines(week, opened, options.verbose));
    for (const level of levels) surroundings.tell(levelLines(level, opened));
    if (diff !== "") surroundings.print(diff.trimEnd());
  }
  return exitCodeOf([...weeks, ...levels]);
}

const NO_PLAN: Omit<WeekPlan, "files"> = { changes: [], weeklyBytes: 0, dropped: 0, likely: { proposed: 0, left: [] } };

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
      costUsd:
        costOf({ ...tokens, cachedTokens: 0 }, opened.workspace.config.model.price) * (options.batch ? BATCH_SHARE : 1),
    });
  }
  surroundings.print(options.json ? JSON.stringify({ estimate: rows }) : estimateTable(rows));
  return 0;
}

/** @returns the exit code */
function tellRun(
  { run, weeks, levels, unasked, opened, commit, commitPostponed, pushed, batch, indexFault }: Compacted,
  options: CompactOptions,
  surroundings: Surroundings,
): number {
  const code = indexFault ? 1 : exitCodeOf([...weeks, ...levels]) || (pushed?.push === "postponed" ? 1 : 0);
  if (options.json) {
    surroundings.print(
      JSON.stringify({
        run,
        weeks: weeks.map((week) => jsonWeek(week, opened)),
        levels: levels.map((level) => jsonLevel(level, opened)),
        ...{ commit, commitPostponed, push: pushed?.push ?? null },
        ...{ batch: batch === undefined ? null : { id: batch.id, since: batch.since } },
        ...(pushed?.because !== undefined && { pushPostponed: pushed.because }),
      }),
    );
    return code;
  }
  if (weeks.length + levels.length === 0) surroundings.print("nothing is due");
  // A week that was asked about was told as it came.
  for (const week of unasked) surroundings.print(weekLines(week, opened));
  if (commit) surroundings.print(`committed ${commit.slice(0, 12)}`);
  else if (commitPostponed) surroundings.tell(`the commit waits: ${commitPostponed}`);
  if (batch) surroundings.print(`${sentText(batch)}; lithify compact --batch reads what came`);
  if (pushed?.push === "done") surroundings.print("pushed");
  else if (pushed) surroundings.tell(`not pushed: ${pushed.because}`);
  return code;
}

/** Whoever has just seen what the offline model makes of a week is told of a better one on this machine. */
async function mentionModel(
  weeks: readonly WeekResult[],
  { workspace }: Opened,
  { json, quiet }: CompactOptions,
  surroundings: Surroundings,
): Promise<void> {
  const isAsked = !json && !quiet && surroundings.env.LITHIFY_BY_DAEMON === undefined;
  if (!isAsked || workspace.config.model.provider !== "extractive") return;
  if (!weeks.some(({ outcome }) => outcome === "compacted")) return;
  const { modelToMention } = await import("../workspace/within-reach.ts");
  const mention = await modelToMention(surroundings);
  if (mention !== undefined) surroundings.tell(mention);
}

function exitCodeOf(weeks: readonly { readonly outcome: string }[]): number {
  if (weeks.some(({ outcome }) => outcome === "failed")) return 1;
  return weeks.some(({ outcome }) => outcome === "postponed") ? 4 : 0;
}
