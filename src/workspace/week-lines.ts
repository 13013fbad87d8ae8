/**
 * The logs of a week, read to look for the words that memories cite; and which memories have lost theirs.
 */
import { type Week, weekOf } from "../calendar/week.ts";
import type { LogMark } from "../compaction/due.ts";
import { type FolderChange, folderWith } from "../compaction/folder.ts";
import { followLines, type WeekLines, withRenamed } from "../memory/evidence/followed.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import { readSource } from "../memory/evidence/source.ts";
import { citedIn, isSaidAnew, isSaidOtherwise, weekOfSource } from "../memory/following.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { onceFor } from "../once.ts";
import { isOthersLog } from "./memory-owner.ts";
import { type Opened, readMarked } from "./opened.ts";
import { listedIn } from "./told-before.ts";

export async function weekLines(week: Week, opened: Opened): Promise<WeekLines> {
  const { all = [], missing = [] } = opened.weeks.find((one) => one.week === week) ?? {};
  const { logs } = await readMarked(opened, all);
  const known = new Set(opened.folder.documents.get(week)?.sources.map(({ path }) => path));
  const cited = citedIn(week, listedIn(opened).get(week) ?? [], opened.folder.stored);
  const others = missing.length === 0 ? [] : (await newLogs(opened)).filter(({ day }) => weekOf(day) !== week);
  return withRenamed({ book: logbookOf([...logs, ...others]), standing: opened.listed }, cited, known);
}

/** The logs that no document was made from: one that is gone may have been renamed where another is new. */
const newIn = ({ folder, weeks }: Opened): LogMark[] =>
  weeks.flatMap(({ week, all }) => {
    const known = new Set(folder.documents.get(week)?.sources.map(({ path }) => path));
    return all.filter(({ path }) => !known.has(path));
  });
const newLogs = onceFor(async (opened: Opened) => (await readMarked(opened, newIn(opened))).logs);

/**
 * The active memories whose words are gone from a log that is there, by week. Only where that can be are logs read: in weeks
 * whose logs have changed, and where a change waits for a person, who edited or pinned the memory or reviews all.
 * @param ofThese the files that are asked about, whatever their weeks are
 */
export async function changedSources(
  opened: Opened,
  ofThese?: ReadonlySet<string>,
): Promise<Map<Week, readonly string[]>> {
  const changed = new Map<Week, readonly string[]>();
  const now = new Map(opened.marks.map(({ path, sha256 }) => [path, sha256]));
  const isNew = newIn(opened).length > 0;
  const active = activeIn(opened);
  const reviews = opened.workspace.config.review === "inbox";
  for (const [week, listed] of listedIn(opened)) {
    const made = opened.folder.documents.get(week)?.sources;
    const isEdited = !made || made.some(({ path, sha256 }) => (now.has(path) ? now.get(path) !== sha256 : isNew));
    const cited = citedIn(week, listed, active).filter(
      ({ memory, sources: own }) =>
        own.length > 0 && (ofThese?.has(memory.file) ?? (isEdited || reviews || memory.byPerson || memory.pinned)),
    );
    if (cited.length === 0) continue;
    const lines = await weekLines(week, opened);
    const files = cited
      .filter(({ memory, sources: own, listed: words }) =>
        followLines(own, words, lines, memory).some(({ lost }) => lost === "changed"),
      )
      .map(({ memory }) => memory.file);
    if (files.length > 0) changed.set(week, files);
  }
  for (const [week, memories] of unlistedIn(opened)) {
    const asked = memories.filter(({ file }) => ofThese?.has(file) ?? true);
    const lines = asked.length === 0 ? undefined : await weekLines(week, opened);
    const files = asked.filter((memory) => isSaidOtherwise(memory, lines!)).map(({ file }) => file);
    if (files.length > 0) changed.set(week, [...(changed.get(week) ?? []), ...files]);
  }
  return changed;
}

/** Active memories whose lines no document and no run has noted: copies, and what came from elsewhere. */
const unlistedIn = (opened: Opened): Map<Week, StoredMemory[]> => {
  const byWeek = Map.groupBy(
    activeIn(opened).filter(({ byPerson, sources }) => !byPerson && sources.length > 0),
    ({ sources }) => weekOfSource(sources[0]!),
  );
  const listed = listedIn(opened);
  const unlisted = [...byWeek].flatMap(([week, memories]) => {
    const files = new Set(week && listed.get(week)?.map(({ file }) => file));
    const others = memories.filter(({ file }) => !files.has(file));
    return week === undefined || others.length === 0 ? [] : [[week, others] as const];
  });
  return new Map(unlisted);
};

/**
 * Of memories that changes would bring back those that their logs say no more: their week was made without them, and nobody would notice.
 * What a person wrote is their own word.
 */
export async function unsaid(changes: readonly FolderChange[], opened: Opened): Promise<ReadonlySet<string>> {
  const after = { ...opened, folder: folderWith(opened.folder, changes) };
  const changed = new Set(changes.map(({ file }) => file));
  const back = activeIn(after).filter(({ file, byPerson }) => changed.has(file) && !byPerson);
  const lost = await changedSources(after, new Set(back.map(({ file }) => file)));
  const byFile = new Map(back.map((memory) => [memory.file, memory]));
  const gone: string[] = [];
  for (const [week, files] of lost) {
    const lines = await weekLines(week, after);
    gone.push(...files.filter((file) => !isSaidAnew(byFile.get(file)!, lines)));
  }
  return new Set([...gone, ...back.filter(({ sources }) => sources.length === 0).map(({ file }) => file)]);
}

/** Why such a memory is left as it is. */
export const UNSAID = "its log does not say any more what it rested on";

const activeIn = ({ folder }: Opened): StoredMemory[] => folder.stored.filter(({ status }) => status === "active");

/** The logs that active memories cite and that are gone, by week; those of a workspace that shares the folder are its own to miss. */
export function goneSources(opened: Opened): Map<Week, readonly string[]> {
  const { listed, ownership, workspace } = opened;
  const cited = activeIn(opened).flatMap(({ sources }) => sources.flatMap((source) => readSource(source)?.path ?? []));
  const gone = [...new Set(cited)].filter(
    (path) => weekOfSource(path) && !listed.has(path) && !isOthersLog(ownership, workspace.root, path),
  );
  return Map.groupBy(gone, (path) => weekOfSource(path)!);
}
