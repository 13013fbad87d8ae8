/**
 * A compaction that writes: finishes what a dead run left, asks and applies week by week, then month by month, under the
 * lock. Most runs find nothing due: what asks and proves is loaded when a week is.
 */

import type { WeekState } from "../../compaction/due.ts";
import { committable, type Folder, folderWith } from "../../compaction/folder.ts";
import { pendingWeek } from "../../compaction/nothing-due.ts";
import type { ShownBefore } from "../../compaction/questions.ts";
import type { WeekResult } from "../../compaction/week-result.ts";
import { DiskError, unless } from "../../errors.ts";
import { pruneAnswers } from "../../model/prune-answers.ts";
import { keepShownMemories, pruneShownMemories, shownIn, shownMemories } from "../../store/state/shown-memories.ts";
import { addUsage } from "../../usage.ts";
import type { Batch, openBatch } from "../batch.ts";
import { pendingBatch, sentText } from "../batch-record.ts";
import {
  type Choosing,
  choose,
  dueAmong,
  isNamedByForce,
  levelsChosen,
  refuseSelector,
  type Selector,
} from "../choose-weeks.ts";
import type { CommitReport } from "../commit-run.ts";
import { type Dropped, droppedIn, settle } from "../dropped.ts";
import { keepRejected } from "../keep-rejected.ts";
import type { LevelResult } from "../level-result.ts";
import type { LevelSelector } from "../levels.ts";
import { detailOfKind, type Held, locked } from "../locked.ts";
import { lostDocuments } from "../lost-documents.ts";
import { type Opened, readFolder } from "../opened.ts";
import { purseOf } from "../purse.ts";
import { detailOf } from "../run-plans.ts";
import type { GlobalOptions, Surroundings } from "../surroundings.ts";
import { noteFailures, noteFallbacks } from "../week-notes.ts";
import { endedAfter, portsOf } from "./ports.ts";

/** Told as each comes, so that a long run can be watched. */
export interface RunEars {
  onAsk(week: string, model: string): void;
  onWeek(result: WeekResult, opened: Opened): void;
  onLevel(result: LevelResult, opened: Opened): void;
}

type RunOptions = GlobalOptions &
  Choosing & {
    /** Whether this command has asked already: what `--force` asked afresh is answered. */
    readonly isAsked?: boolean;
    /** Whether the remote is asked for more than it has sent. */
    readonly push?: boolean;
  };
type Standing = ReturnType<Batch["standing"]>;

/** What every step of a compaction is given. */
export interface Going {
  /** A dry run has no id, and leaves nothing behind: its `write` shows the plan. */
  readonly held: Pick<Held, "opened" | "write"> & Partial<Pick<Held, "run">>;
  readonly options: RunOptions;
  readonly ears: RunEars;
  readonly surroundings: Surroundings;
  /** The memory folder as it stands now. */
  readonly reread: () => Folder;
}

/** What one compaction did. */
export interface Compacted extends CommitReport {
  readonly run: string;
  readonly weeks: readonly WeekResult[];
  readonly levels: readonly LevelResult[];
  /** Weeks that nobody was asked about, those that were finished too. */
  readonly unasked: readonly WeekResult[];
  readonly opened: Opened;
  /** What is on its way. */
  readonly batch?: Standing;
  readonly indexFault?: DiskError;
}

/** A compaction that was made anew over what came: weeks that it found done were done by the one before, or by another machine. */
export function overtaking(now: Compacted, before: Compacted | undefined): Compacted {
  if (before === undefined) return now;
  const weeks = withSpent(now.weeks, before.weeks, ({ week }) => week);
  const levels = withSpent(now.levels, before.levels, ({ period }) => period);
  return { ...now, weeks, levels, commit: now.commit ?? before.commit };
}

/** Each as it was told last, with what all tries of it have cost. */
function withSpent<T extends WeekResult | LevelResult>(
  now: readonly T[],
  before: readonly T[],
  of: (one: T) => string,
) {
  const told = new Map(before.map((one) => [of(one), one]));
  for (const one of now) {
    const { model, usage } = told.get(of(one)) ?? one;
    const spent = told.has(of(one)) ? addUsage(usage, one.usage) : usage;
    told.set(of(one), { ...one, model: one.model || model, usage: spent });
  }
  return [...told.values()];
}

export async function compactOnce(
  chosenBy: Selector,
  options: RunOptions,
  ears: RunEars,
  surroundings: Surroundings,
): Promise<Compacted> {
  const { result, ...commit } = await locked(
    options.all ? "lithify compact --all" : "lithify compact",
    options,
    surroundings,
    async (held) => {
      const chosenWeeks = choose(held.opened, chosenBy, options, surroundings);
      const { states, results: idle } = chosenWeeks;
      const dropped = droppedIn(held.opened.state, !options.cancel);
      const reread = () => readFolder(held.opened, surroundings.now()).folder;
      const going = { held, options, ears, surroundings, reread };
      const remade = await compactDropped(dropped, chosenWeeks, going);
      const anew = (): Going => ({
        ...going,
        held: { ...held, opened: { ...held.opened, ...readFolder(held.opened, surroundings.now()) } },
      });
      const asked = await compactChosen(states, remade.length > 0 ? anew() : going);
      const [results, { batch }] = [[...remade, ...asked.results], asked];
      const levels = await levelsHeld(results, levelsChosen(chosenBy, options, surroundings), going);
      for (const period of dropped.periods)
        if (!levels.some((level) => level.period === period))
          levels.push(...(await levelsHeld(results, { kind: "named", period }, unforced(anew()))));
      const told = [...idle, ...results];
      settle(dropped, told, levels, held.opened.state);
      const finished = held.finished.filter(({ week }) => !told.some((one) => one.week === week && one.error));
      const weeks = [...finished, ...told].sort((a, b) => (a.week < b.week ? -1 : 1));
      const { state, folder } = held.opened;
      pruneAnswers(state.answers, (week) => folder.documents.has(week), surroundings.now());
      pruneShownMemories(state, surroundings.now());
      const unasked = [...finished, ...idle];
      return { run: held.run, weeks, levels, unasked, opened: held.opened, ...(batch && { batch }) };
    },
    (located) => refuseSelector(chosenBy, located, surroundings),
  );
  return { ...result, ...commit };
}

/** From the answers that are saved. */
async function compactDropped(
  { weeks }: Dropped,
  chosen: ReturnType<typeof choose>,
  going: Going,
): Promise<WeekResult[]> {
  if (weeks.size === 0) return [];
  const { opened } = going.held;
  const { states, results } = dueAmong(weeks, opened, chosen);
  const made = await compactHeld(states, unforced(going));
  for (const result of results) going.ears.onWeek(result, opened);
  return [...results, ...made];
}

const unforced = (going: Going): Going => ({ ...going, options: { ...going.options, force: false } });

/** In waves where they go in batches; else at once, but for weeks that are on their way in one. */
async function compactChosen(
  states: readonly WeekState[],
  going: Going,
): Promise<{ readonly results: WeekResult[]; readonly batch: Standing }> {
  const { options, ears } = going;
  const { opened } = going.held;
  if (options.batch) return compactWaves(states, going, options.cancel ? "cancel" : "send");
  const sent = options.force ? undefined : pendingBatch(opened.state);
  const isSent = ({ week }: WeekState): boolean => sent?.weeks.has(week) ?? false;
  const waiting = states.filter(isSent).map((state) => pendingWeek(state, sentText(sent!)));
  for (const week of waiting) ears.onWeek(week, opened);
  const now = states.filter((state) => !isSent(state));
  return { results: [...waiting, ...(await compactHeld(now, going))], batch: sent };
}

export async function compactWaves(
  states: readonly WeekState[],
  going: Going,
  mode: Parameters<typeof openBatch>[1],
): Promise<{ readonly results: WeekResult[]; readonly batch: Standing }> {
  const { held, surroundings, reread } = going;
  const { opened } = held;
  const [{ openBatch }, { inWaves }] = await Promise.all([import("../batch.ts"), import("../in-waves.ts")]);
  const batch = await openBatch(opened, mode, surroundings);
  const compactSome = (wave: readonly WeekState[], folder: Folder): Promise<WeekResult[]> =>
    compactHeld(wave, { ...going, held: { ...held, opened: { ...opened, folder } } }, batch);
  const results = await inWaves(states, batch, { opened, compactSome, reread }, surroundings);
  return { results, batch: batch.standing() };
}

/** Asks and applies week by week. */
export async function compactHeld(
  chosen: readonly WeekState[],
  { held: { opened, run, write }, options, ears, surroundings, reread }: Going,
  batch?: Batch,
): Promise<WeekResult[]> {
  if (chosen.length === 0) return [];
  const { lost, states, failed } = await lostDocuments(
    chosen,
    opened,
    { fetch: options.push === true, doubt: isNamedByForce(options) },
    surroundings,
  );
  for (const result of failed) ears.onWeek(result, opened);
  const [{ compactWeeks }, { redactText }] = await Promise.all([
    import("../../compaction/compact.ts"),
    import("../../daily/redact.ts"),
  ]);
  const force = options.force === true;
  const asksAfresh = force && !options.isAsked;
  const ports = { ...(await portsOf(opened, surroundings, asksAfresh, run, batch)), force, lost };
  let folder = opened.folder;
  const made = await endedAfter(ports.end, () =>
    compactWeeks(
      states,
      {
        ...ports,
        ...(run !== undefined && !ports.offline && { shown: shownBefore(opened, asksAfresh, surroundings) }),
        folder: () => committable(folder),
        concurrency: ports.offline ? 1 : opened.workspace.config.model.concurrency,
        onAsk: (week) => ears.onAsk(week, ports.name),
        onResult: (result) => {
          if (run !== undefined) keepRejected(opened.state, result.week, run, result.rejected, redactText);
          ears.onWeek(result, opened);
        },
        apply: async (asked, plan) => {
          try {
            const { left } = await write(plan.files, detailOf(asked, plan));
            folder = left.length > 0 ? reread() : folderWith(folder, plan.files);
            return { left };
          } catch (error) {
            // Some of its files may be in place: the next week is planned on what stands.
            if (error instanceof DiskError) folder = reread();
            throw error;
          }
        },
      },
      surroundings.signal,
    ),
  );
  const results = [...failed, ...made];
  if (run !== undefined) noted(opened, results, surroundings);
  return results;
}

type Noted = Parameters<typeof noteFailures>[1][number] & Pick<WeekResult, "fallback">;

function noted({ state }: Opened, results: readonly Noted[], { now, tell }: Surroundings): void {
  const note = (): void => {
    noteFailures(state, results, now());
    noteFallbacks(state, results);
  };
  // What failed is in the report, and says more than that it could not be noted; a note of old harms no week that is done.
  unless(DiskError, note, ({ message }) => tell(message));
}

/** Months and years, once the weeks are done. */
export async function levelsHeld(
  weeks: readonly WeekResult[],
  selector: LevelSelector,
  { held: { opened, run, write }, options, ears, surroundings, reread }: Going,
): Promise<LevelResult[]> {
  // A month waits for all that is on its way.
  if (selector.kind === "none" || weeks.some(({ outcome }) => outcome === "pending")) return [];
  let folder = weeks.length > 0 ? reread() : opened.folder;
  const { makeLevels } = await import("../make-levels.ts");
  const done = weeks.filter(({ outcome }) => outcome === "compacted" || outcome === "no-memories");
  const levels = await makeLevels(
    {
      ...{
        opened,
        selector,
        force: options.force === true,
        done: new Set(done.map(({ week }) => week)),
        ...(run !== undefined && { run }),
      },
      asksAfresh: options.force === true && !options.isAsked,
      folder: () => committable(folder),
      apply: async (files, detail) => {
        const { left } = await write(files, detailOfKind("level", `compact ${detail.period}`, detail));
        folder = left.length > 0 ? reread() : folderWith(folder, files);
        return { left };
      },
      onResult: (result) => ears.onLevel(result, opened),
    },
    surroundings,
  );
  if (run !== undefined)
    noted(
      opened,
      levels.map(({ period, ...level }) => ({ week: period, ...level })),
      surroundings,
    );
  return levels;
}

/** `--force` asks afresh, with what is known now. */
function shownBefore({ state }: Opened, force: boolean, { env }: Surroundings): ShownBefore {
  // A fleet's next turn may be on another machine, over a folder that has grown.
  const purse = purseOf(env);
  return {
    get: async (week, key) =>
      force ? undefined : (shownMemories(state, week, key) ?? shownIn(await purse?.noted(`shown ${week} ${key}`), key)),
    keep: async (week, key, shown) => {
      keepShownMemories(state, week, { key, ...shown });
      await purse?.note(`shown ${week} ${key}`, { key, ...shown });
    },
  };
}
