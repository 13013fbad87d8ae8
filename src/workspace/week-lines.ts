/**
 * The logs of a week, read to look for the words that memories cite; and which memories have lost theirs.
 */
import type { Week } from "../calendar/week.ts";
import { followLines, type WeekLines } from "../memory/evidence/followed.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import { readSource } from "../memory/evidence/source.ts";
import { weekOfSource } from "../memory/following.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { isOthersLog } from "./memory-owner.ts";
import { type Opened, readMarked } from "./opened.ts";

export async function weekLines(
  week: Week,
  opened: Pick<Opened, "listed" | "weeks" | "workspace">,
): Promise<WeekLines> {
  const { logs } = await readMarked(opened, opened.weeks.find((one) => one.week === week)?.all ?? []);
  return { book: logbookOf(logs), standing: opened.listed };
}

/**
 * The active memories whose words are gone from a log that is there, by week. Only where that can be are logs read: in weeks
 * whose logs have changed, and where a change waits for a person, who edited or pinned the memory or reviews all.
 */
export async function changedSources(opened: Opened): Promise<Map<Week, readonly string[]>> {
  const changed = new Map<Week, readonly string[]>();
  const now = new Map(opened.marks.map(({ path, sha256 }) => [path, sha256]));
  const active = activeIn(opened);
  const reviews = opened.workspace.config.review === "inbox";
  for (const [week, { sources, memories }] of opened.folder.documents) {
    const isEdited = sources.some(({ path, sha256 }) => now.has(path) && now.get(path) !== sha256);
    const cited = memories.flatMap(({ file, evidence }) => {
      const memory = active.get(file);
      const own = memory?.sources.filter((source) => weekOfSource(source) === week) ?? [];
      const canBe = isEdited || reviews || memory?.byPerson || memory?.pinned;
      return canBe && own.length > 0 ? [{ file, own, evidence }] : [];
    });
    if (cited.length === 0) continue;
    const lines = await weekLines(week, opened);
    const isChanged = ({ own, evidence }: (typeof cited)[number]): boolean =>
      followLines(own, evidence, lines).some(({ lost }) => lost === "changed");
    const files = cited.filter(isChanged).map(({ file }) => file);
    if (files.length > 0) changed.set(week, files);
  }
  return changed;
}

const activeIn = ({ folder }: Opened): Map<string, StoredMemory> =>
  new Map(folder.stored.filter(({ status }) => status === "active").map((memory) => [memory.file, memory]));

/** The logs that active memories cite and that are gone, by week; those of a workspace that shares the folder are its own to miss. */
export function goneSources(opened: Opened): Map<Week, readonly string[]> {
  const gone = new Map<Week, string[]>();
  for (const source of [...activeIn(opened).values()].flatMap(({ sources }) => sources)) {
    const path = readSource(source)?.path;
    const week = weekOfSource(source);
    if (path === undefined || week === undefined || opened.listed.has(path)) continue;
    if (isOthersLog(opened.ownership, opened.workspace.root, path)) continue;
    const paths = gone.get(week) ?? [];
    gone.set(week, paths.includes(path) ? paths : [...paths, path]);
  }
  return gone;
}
