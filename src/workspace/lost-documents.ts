/**
 * Documents of weeks that have none any more. A week whose document was deleted starts afresh, but for what a person took back: what
 * that document listed and the folder no longer has, and what it declined. This place's own runs remember it, else git does. Where
 * git's history is cut off, nobody knows whether there was one: then the week is not made.
 */
import { basename, dirname, join } from "node:path";
import { addDays, daysOf, type Week } from "../calendar/week.ts";
import type { WeekState } from "../compaction/due.ts";
import { failedWeek, HISTORY_CUT_OFF } from "../compaction/nothing-due.ts";
import { readWeekly, type WeeklyDocument } from "../document/weekly.ts";
import type { ErrorTold } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { realPathOf } from "../store/disk/real-folder.ts";
import type { Beginning } from "../store/git/history-end.ts";
import { type CutOff, isElsewhere, onceTracked } from "../store/git/once-tracked.ts";
import { loadPlans } from "../store/state/runs.ts";
import type { Opened } from "./opened.ts";
import { detailIn } from "./run-plans.ts";
import type { Surroundings } from "./surroundings.ts";

/** A clock may be off, and a zone ahead. */
const CLOCK_DAYS = 2;

interface Allowed {
  /** Whether history that lacks may be fetched. */
  readonly fetch: boolean;
  /** The weeks are made whatever git does not know: a person named one, and said so. */
  readonly doubt: boolean;
}

/**
 * Of weeks that are to be made. Where the index is gone too, nobody took a memory back: the folder was cleared.
 * @returns the documents, the `states` that can be made, and those that cannot
 */
export async function lostDocuments(
  states: readonly WeekState[],
  opened: Opened,
  allowed: Allowed,
  surroundings: Surroundings,
) {
  const { folder, memoryFolder, workspace, state } = opened;
  const made = states.filter(({ hasDocument, all }) => !hasDocument && all.length > 0);
  const found = new Map<Week, WeeklyDocument>();
  if (made.length === 0 || !folder.texts.has("MEMORY.md")) return { lost: found, states, failed: [] };
  const fileOf = (week: Week, memoryPath = ""): string => shown({ ...opened, memoryPath }, `weekly/${week}.md`);
  const { plans } = loadPlans(state);
  const written = new Map(
    plans.flatMap((plan) => plan.files.map(({ path, after }) => [path, { after, plan }] as const)),
  );
  const { texts, cutOff } =
    workspace.config.git === "off"
      ? { texts: new Map<string, string>(), cutOff: new Map<string, CutOff>() }
      : await onceTracked(
          memoryFolder,
          made.map(({ week }) => fileOf(week)),
          {
            ...{ ...surroundings, mayFetch: allowed.fetch, marker: "MEMORY.md" },
            beginnings: new Map(made.map((one) => [fileOf(one.week), beginningOf(one, opened)])),
          },
        );
  const unknown = new Map<Week, CutOff>();
  for (const { week } of made) {
    const last = written.get(fileOf(week, opened.memoryPath));
    const { commit } = (last && detailIn(last.plan)) ?? {};
    // What `compact --push` dropped to make it anew nobody took back, nor what stands on another branch, or in a stash.
    const isDropped =
      ["dropped", "away"].includes(last?.plan.state ?? "") ||
      (commit !== undefined && (await isElsewhere(memoryFolder, commit, surroundings)));
    const text = texts.get(fileOf(week)) ?? (isDropped ? undefined : last?.after) ?? undefined;
    const document = text === undefined ? undefined : readWeekly(text);
    const doubt = allowed.doubt || isDropped ? undefined : cutOff.get(fileOf(week));
    if (document !== undefined && "week" in document) found.set(week, document);
    else if (text === undefined && doubt) unknown.set(week, doubt);
  }
  const failed = states.flatMap((one) => {
    const doubt = unknown.get(one.week);
    return doubt ? failedWeek(one, errorOf(one, doubt)) : [];
  });
  return { lost: found, states: states.filter(({ week }) => !unknown.has(week)), failed };
}

/** A week is made from its logs, on its days or later, but for logs that are dated ahead; a later week's document is made later. */
function beginningOf({ week, all }: WeekState, { memoryFolder, guest, listed }: Opened): Beginning {
  const madeFrom = all.map(({ path }) => realPathOf(listed.get(path)?.absolute ?? path));
  const logs = new Set(madeFrom);
  const weekly = join(memoryFolder, "weekly", guest ?? "");
  return {
    since: `${addDays(daysOf(week)[0], -CLOCK_DAYS)}T00:00:00Z`,
    madeFrom,
    isLater: (path) => logs.has(path) || (dirname(path) === weekly && basename(path, ".md") >= week),
  };
}

const errorOf = ({ week }: WeekState, { why, remedy }: CutOff): ErrorTold => {
  const anyway = `lithify compact --week ${week} --force makes the week all the same`;
  return {
    code: HISTORY_CUT_OFF,
    message: `${why}, so nothing tells whether somebody took out what this week would bring back`,
    hint: remedy === undefined ? anyway : `${remedy}; where that brings nothing, ${anyway}`,
  };
};
