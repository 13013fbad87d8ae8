/**
 * Which weeks `lithify compact` takes: those that are due, those since one, or the one that was named.
 */
import { today, type Week, weekSelector } from "../calendar/week.ts";
import type { WeekResult } from "../compaction/compact.ts";
import { namedState, type WeekState } from "../compaction/due.ts";
import { nothingDue, stillUnread } from "../compaction/nothing-due.ts";
import { UsageError } from "../errors.ts";
import { nearest } from "../nearest.ts";
import { weeksOfDaemon } from "./daemon-run.ts";
import type { Located, Opened } from "./opened.ts";
import type { Surroundings } from "./surroundings.ts";

/** The flags that say which weeks, and what to do with them. */
export interface Choosing {
  readonly week?: string;
  readonly since?: string;
  readonly all?: boolean;
  readonly dryRun?: boolean;
  readonly estimate?: boolean;
  readonly force?: boolean;
}

export type Selector = { readonly week: string } | { readonly since: string } | "due";

/** @throws {UsageError} for flags that exclude each other */
export function selectorOf({ week, since, all, force, dryRun, estimate: estimates }: Choosing): Selector {
  if ([week !== undefined, since !== undefined, all === true].filter(Boolean).length > 1)
    throw new UsageError("USAGE", "--week, --since and --all exclude each other", "give one of them");
  if (dryRun && estimates)
    throw new UsageError("USAGE", "--dry-run and --estimate exclude each other", "give one of them");
  if (force && week === undefined && since === undefined && !all)
    throw new UsageError("USAGE", "--force needs a selector", "add --week W, --since W or --all");
  return week !== undefined ? { week } : since !== undefined ? { since } : "due";
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
      week,
      due: false,
      hasDocument: false,
      reason: "no logs in this week",
      logs: [],
      all: [],
      missing: [],
      unread: [],
      refused: [],
    };
    const document = opened.folder.documents.get(week);
    const named = namedState(state, document && { week, sources: document.sources });
    return named.due || (options.force && named.logs.length > 0)
      ? { states: [named], results: [] }
      : { states: [], results: [stillUnread(named) ?? nothingDue(named)] };
  }
  const from = selector === "due" ? "" : readSelector(selector.since, opened, surroundings);
  const chosen = weeksOfDaemon(surroundings.env);
  const states = opened.weeks.filter(
    ({ week, due, logs }) =>
      week >= from && (due || (options.force === true && logs.length > 0)) && (chosen?.has(week) ?? true),
  );
  const taken = new Set(states.map(({ week }) => week));
  const left = opened.weeks.filter(({ week }) => week >= from && !taken.has(week));
  // The daemon is told of what is due alone, and has told of these when they were.
  return { states, results: chosen ? [] : left.flatMap((state) => stillUnread(state) ?? []) };
}

/** @throws {UsageError} where the selector names no week */
export function refuseSelector(selector: Selector, located: Located, surroundings: Surroundings): void {
  if (selector !== "due") readSelector("week" in selector ? selector.week : selector.since, located, surroundings);
}

function readSelector(text: string, { workspace }: Located, { now }: Surroundings): Week {
  const week = weekSelector(text, today(now(), workspace.timezone));
  if (week !== undefined) return week;
  const guess = nearest(text, ["this", "last"]);
  throw new UsageError(
    "BAD_WEEK",
    `there is no week ${JSON.stringify(text)}`,
    guess ? `did you mean ${guess}?` : "write 2026-W15, a date in the week, last or this",
  );
}
