/**
 * Which weeks `lithify compact` takes: those that are due, those since one, or the one that was named.
 */
import { isMonth, isYear, type Period, weeksOf } from "../calendar/period.ts";
import { today, type Week, weekSelector } from "../calendar/week.ts";
import { namedState, type WeekState } from "../compaction/due.ts";
import { failedWeek, nothingDue, stillUnread } from "../compaction/nothing-due.ts";
import type { WeekResult } from "../compaction/week-result.ts";
import { UsageError } from "../errors.ts";
import { meant } from "../nearest.ts";
import { absentAmong } from "./absent.ts";
import { weeksOfDaemon } from "./daemon-run.ts";
import type { LevelSelector } from "./levels.ts";
import type { Opened } from "./opened.ts";
import type { Located } from "./parts.ts";
import type { Surroundings } from "./surroundings.ts";

/** The flags that say which weeks, and what to do with them. */
export interface Choosing {
  readonly week?: string;
  readonly since?: string;
  readonly all?: boolean;
  readonly month?: string;
  readonly year?: string;
  readonly dryRun?: boolean;
  readonly estimate?: boolean;
  readonly force?: boolean;
  /** Send weeks through the provider's batch interface, and read what came of those sent before. */
  readonly batch?: boolean;
  /** With `batch`: end what is on its way, and send nothing. */
  readonly cancel?: boolean;
  /** Hidden: so many due weeks at most, the oldest, so that one workspace's years let others through. */
  readonly most?: string;
}

/** Whether one week was named, and is to be made again whatever was: a person's word. */
export const isNamedByForce = ({ week, force }: Choosing): boolean => force === true && week !== undefined;

export type Selector = { readonly week: string } | { readonly since: string } | { readonly period: string } | "due";

/** @throws {UsageError} for flags that exclude each other */
export function selectorOf(choosing: Choosing): Selector {
  const { week, since, all, month, year, force, dryRun, estimate: estimates } = choosing;
  const named = [week, since, month, year].filter((one) => one !== undefined).length;
  if (named + (all ? 1 : 0) > 1)
    throw new UsageError("USAGE", "--week, --since, --month, --year and --all exclude each other", "give one of them");
  if (dryRun && estimates)
    throw new UsageError("USAGE", "--dry-run and --estimate exclude each other", "give one of them");
  if (force && named === 0 && !all)
    throw new UsageError("USAGE", "--force needs a selector", "add --week W, --since W, --month M, --year Y or --all");
  refuseBatch(choosing);
  if (month !== undefined) return { period: periodNamed(month, "month") };
  if (year !== undefined) return { period: periodNamed(year, "year") };
  return week !== undefined ? { week } : since !== undefined ? { since } : "due";
}

function refuseBatch({ batch, cancel, force, dryRun, estimate }: Choosing): void {
  if (cancel && !batch) throw new UsageError("USAGE", "--cancel goes with --batch", "lithify compact --batch --cancel");
  if (cancel && (dryRun || estimate))
    throw new UsageError("USAGE", "--cancel and a look ahead exclude each other", "give one of them");
  if (batch && force) throw new UsageError("USAGE", "--force asks at once, and --batch does not", "give one of them");
}

/** @throws {UsageError} BAD_PERIOD */
function periodNamed(text: string, kind: "month" | "year"): Period {
  if (kind === "month" ? isMonth(text) : isYear(text)) return text;
  throw new UsageError(
    "BAD_PERIOD",
    `there is no ${kind} ${JSON.stringify(text)}`,
    kind === "month" ? "write 2026-04" : "write 2026",
  );
}

/** The weeks to compact now, oldest first; one that was named and is not due, or has a log that nobody can read, is a result already. */
export function choose(
  opened: Opened,
  selector: Selector,
  options: Choosing,
  surroundings: Surroundings,
): { states: WeekState[]; results: WeekResult[] } {
  if (selector !== "due" && "week" in selector) {
    const week = readSelector(selector.week, opened, surroundings);
    const state = opened.weeks.find((one) => one.week === week) ?? {
      ...{ week, due: false, hasDocument: false, reason: "no logs in this week" },
      ...{ logs: [], all: [], missing: [], unread: [], refused: [] },
    };
    const document = opened.folder.documents.get(week);
    const named = namedState(state, document && { week, sources: document.sources });
    return named.due || (options.force && named.logs.length > 0)
      ? here(opened, [named], [])
      : { states: [], results: [stillUnread(named) ?? nothingDue(named)] };
  }
  const isWithin = withinSelector(selector, opened, surroundings);
  const chosen = weeksOfDaemon(surroundings.env);
  // Who wants a month made anew does not want its weeks asked anew.
  const anew = options.force === true && !isOfPeriod(selector);
  const states = opened.weeks.filter(
    ({ week, due, logs }) => isWithin(week) && (due || (anew && logs.length > 0)) && (chosen?.has(week) ?? true),
  );
  const most = options.most === undefined ? states.length : Number(options.most);
  const taken = new Set(states.map(({ week }) => week));
  const left = opened.weeks.filter(({ week }) => isWithin(week) && !taken.has(week));
  // The daemon is told of what is due alone, and has told of these when they were.
  return here(opened, states.slice(0, most), chosen ? [] : left.flatMap((state) => stillUnread(state) ?? []));
}

/** Which months and years a run makes after its weeks: one that names weeks makes none. */
export function levelsChosen(selector: Selector, { all, cancel }: Choosing, { env }: Surroundings): LevelSelector {
  if (cancel) return { kind: "none" };
  const chosen = weeksOfDaemon(env);
  if (chosen) return { kind: "chosen", periods: chosen };
  if (selector === "due") return { kind: all ? "all" : "due" };
  return "period" in selector ? { kind: "named", period: selector.period } : { kind: "none" };
}

const isOfPeriod = (selector: Selector): selector is { readonly period: string } =>
  selector !== "due" && "period" in selector;

function withinSelector(selector: Selector, opened: Opened, surroundings: Surroundings): (week: Week) => boolean {
  if (selector === "due" || "week" in selector) return () => true;
  if ("period" in selector) {
    const weeks = new Set(weeksOf(selector.period));
    return (week) => weeks.has(week);
  }
  const from = readSelector(selector.since, opened, surroundings);
  return (week) => week >= from;
}

/** Of weeks that were made and have to be made anew, those that are due, open days too, and that nobody has chosen. */
export function dueAmong(
  weeks: ReadonlySet<string>,
  opened: Opened,
  chosen: ReturnType<typeof choose>,
): ReturnType<typeof choose> {
  const told = new Set([...chosen.states, ...chosen.results].map(({ week }) => week));
  const named = opened.weeks.flatMap((state) => {
    if (!weeks.has(state.week) || told.has(state.week)) return [];
    const { sources } = opened.folder.documents.get(state.week) ?? {};
    return namedState(state, sources && { week: state.week, sources });
  });
  return here(
    opened,
    named.filter(({ due }) => due),
    [],
  );
}

/** A week whose files this checkout leaves out has failed before anybody is asked about it. */
function here(opened: Opened, states: readonly WeekState[], results: WeekResult[]): ReturnType<typeof choose> {
  const barred = (week: Week) => absentAmong(opened, ["MEMORY.md", `weekly/${week}.md`]);
  const failed = states.flatMap((state) => {
    const because = barred(state.week);
    return because === undefined ? [] : [failedWeek(state, because)];
  });
  return { states: states.filter(({ week }) => barred(week) === undefined), results: [...results, ...failed] };
}

/** @throws {UsageError} where the selector names no week */
export function refuseSelector(selector: Selector, located: Located, surroundings: Surroundings): void {
  if (selector !== "due" && !("period" in selector))
    readSelector("week" in selector ? selector.week : selector.since, located, surroundings);
}

function readSelector(text: string, { workspace }: Located, { now }: Surroundings): Week {
  const week = weekSelector(text, today(now(), workspace.timezone));
  if (week !== undefined) return week;
  const hint = meant(text, ["this", "last"], "write 2026-W15, a date in the week, last or this");
  throw new UsageError("BAD_WEEK", `there is no week ${JSON.stringify(text)}`, hint);
}
