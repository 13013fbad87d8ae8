/**
 * Documents of weeks that have none any more. A week whose document was deleted starts afresh, but for what a person took back: what
 * that document listed and the folder no longer has, and what it declined. This place's own runs remember it, else git does.
 */
import { join } from "node:path";
import type { Week } from "../calendar/week.ts";
import { readWeekly, type WeeklyDocument } from "../document/weekly.ts";
import { shown } from "../memory/file/memory-path.ts";
import { onceTracked } from "../store/git/once-tracked.ts";
import { loadPlans } from "../store/state/runs.ts";
import type { Opened } from "./opened.ts";
import { detailIn } from "./run-plans.ts";
import type { Surroundings } from "./surroundings.ts";

/** Of the weeks that have logs. Where the index is gone too, nobody took a memory back: the folder was cleared. */
export async function lostDocuments(
  opened: Opened,
  { env, signal }: Pick<Surroundings, "env" | "signal">,
): Promise<ReadonlyMap<Week, WeeklyDocument>> {
  const { weeks, folder, workspace, state } = opened;
  const lost = weeks.filter(({ hasDocument, all }) => !hasDocument && all.length > 0).map(({ week }) => week);
  if (lost.length === 0 || !folder.texts.has("MEMORY.md")) return new Map();
  const { plans } = loadPlans(state);
  const written = new Map(
    plans.flatMap((plan) => plan.files.map(({ path, after }) => [path, { after, plan }] as const)),
  );
  const newest = [...folder.documents.keys()].sort().at(-1) ?? "";
  const isAsked = workspace.config.git !== "off";
  const inGit = async (file: string): Promise<string | undefined> =>
    isAsked
      ? onceTracked(join(workspace.root, shown(opened, file)), { environment: env, ...(signal && { signal }) })
      : undefined;
  const found = new Map<Week, WeeklyDocument>();
  for (const week of lost) {
    const file = `weekly/${week}.md`;
    const last = written.get(shown(opened, file));
    // A history is long to look through, and each week is new once.
    const tracked = last !== undefined || week <= newest ? await inGit(file) : undefined;
    // What `compact --push` dropped to make it anew nobody took back.
    const text = tracked ?? (last && detailIn(last.plan)?.dropped ? undefined : (last?.after ?? undefined));
    const document = text === undefined ? undefined : readWeekly(text);
    if (document !== undefined && "week" in document) found.set(week, document);
  }
  return found;
}
