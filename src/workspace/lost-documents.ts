/**
 * Documents of weeks that have none any more. A week whose document was deleted starts afresh, but for what a person took back: what
 * that document listed and the folder no longer has, and what it declined. This place's own runs remember it, else git does. Where
 * git's history is cut off, nobody knows whether there was one: then the week is not made.
 */
import { addDays, daysOf, type Week } from "../calendar/week.ts";
import type { WeekResult } from "../compaction/compact.ts";
import type { WeekState } from "../compaction/due.ts";
import { failedWeek } from "../compaction/nothing-due.ts";
import { readWeekly, type WeeklyDocument } from "../document/weekly.ts";
import { shown } from "../memory/file/memory-path.ts";
import { onceTracked } from "../store/git/once-tracked.ts";
import { loadPlans } from "../store/state/runs.ts";
import type { Opened } from "./opened.ts";
import type { Surroundings } from "./surroundings.ts";

interface Lost {
  readonly lost: ReadonlyMap<Week, WeeklyDocument>;
  /** The others, which can be made. */
  readonly states: readonly WeekState[];
  readonly failed: readonly WeekResult[];
}

/** A clock may be off, and a zone ahead. */
const CLOCK_DAYS = 2;

/**
 * Of weeks that are to be made. Where the index is gone too, nobody took a memory back: the folder was cleared.
 * @param mayFetch whether history that lacks may be fetched
 */
export async function lostDocuments(
  states: readonly WeekState[],
  opened: Opened,
  mayFetch: boolean,
  { env: environment, signal }: Pick<Surroundings, "env" | "signal">,
): Promise<Lost> {
  const { folder, memoryFolder, workspace, state } = opened;
  const weeks = states.flatMap(({ week, hasDocument, all }) => (!hasDocument && all.length > 0 ? week : [])).sort();
  const found = new Map<Week, WeeklyDocument>();
  const [oldest] = weeks;
  if (oldest === undefined || !folder.texts.has("MEMORY.md")) return { lost: found, states, failed: [] };
  const fileOf = (week: Week, memoryPath = ""): string => shown({ ...opened, memoryPath }, `weekly/${week}.md`);
  const { plans } = loadPlans(state);
  const written = new Map(
    plans.flatMap((plan) => plan.files.map(({ path, after }) => [path, { after, plan }] as const)),
  );
  const newest = [...folder.documents.keys()].sort().at(-1) ?? "";
  const { texts, cutOff } =
    workspace.config.git === "off"
      ? { texts: new Map<string, string>() }
      : await onceTracked(
          memoryFolder,
          weeks.map((week) => fileOf(week)),
          {
            ...{ environment, signal, mayFetch, since: `${addDays(daysOf(oldest)[0], -CLOCK_DAYS)}T00:00:00Z` },
            sinceThenAlone: oldest > newest,
          },
        );
  const unknown = new Set<Week>();
  for (const week of weeks) {
    const last = written.get(fileOf(week, opened.memoryPath));
    // What `compact --push` dropped to make it anew nobody took back.
    const own = last?.plan.state === "dropped" ? undefined : last?.after;
    const text = texts.get(fileOf(week)) ?? own ?? undefined;
    const document = text === undefined ? undefined : readWeekly(text);
    if (document !== undefined && "week" in document) found.set(week, document);
    else if (text === undefined) unknown.add(week);
  }
  const isFailed = ({ week }: WeekState): boolean => cutOff !== undefined && unknown.has(week);
  const failed = states.filter(isFailed).map((one) =>
    failedWeek(one, {
      code: "HISTORY_CUT_OFF",
      message: `${cutOff}, so nothing tells whether somebody took out what this week would bring back`,
      hint: "git fetch --unshallow, or lithify compact --push, which fetches what lacks",
    }),
  );
  return { lost: found, states: states.filter((one) => !isFailed(one)), failed };
}
