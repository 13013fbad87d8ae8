/**
 * What becomes of months and years: which are due, as the workspace stands.
 */

import { createHash, hash } from "node:crypto";
import { join } from "node:path";
import { isMonth, type Period, yearOf } from "../calendar/period.ts";
import { isClosed, today, type Week } from "../calendar/week.ts";
import type { Folder } from "../compaction/folder.ts";
import { type LevelDocument, levelFile, periodOfFile } from "../document/level.ts";
import { asWritten } from "../document/line-ends.ts";
import { tried } from "../errors.ts";
import { type LevelGround, type LevelState, levelStates, type Source } from "../level/due.ts";
import type { Below } from "../level/items.ts";
import { fileAt, shown } from "../memory/file/memory-path.ts";
import { onceOf } from "../once.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import type { State, StatePaths } from "../store/state/state-folder.ts";
import { VERSION } from "../version.ts";
import { closingOf, type Opened } from "./opened.ts";

/** Which periods a run takes. */
export type LevelSelector =
  | { readonly kind: "none" | "due" | "all" }
  | { readonly kind: "named"; readonly period: Period }
  /** Those that the daemon chose. */
  | { readonly kind: "chosen"; readonly periods: ReadonlySet<string> };

export const isAsked = (selector: LevelSelector, period: Period): boolean => {
  if (selector.kind === "all") return true;
  if (selector.kind === "named")
    return period === selector.period || (isMonth(period) && yearOf(period) === selector.period);
  return false;
};

export const isNamed = (selector: LevelSelector, period: Period): boolean =>
  selector.kind === "named" ? selector.period === period : isAsked(selector, period);

const isTaken = (selector: LevelSelector, period: Period): boolean =>
  selector.kind === "due" || (selector.kind === "chosen" ? selector.periods.has(period) : isAsked(selector, period));

/** The first that a run makes of those that it has not tried. */
export const nextOf = (
  states: readonly LevelState[],
  { selector, force }: { readonly selector: LevelSelector; readonly force: boolean },
  tried: { readonly has: (period: Period) => boolean },
): LevelState | undefined =>
  states.find(
    ({ period, due, sources }) =>
      !tried.has(period) &&
      isTaken(selector, period) &&
      (due || (force && isNamed(selector, period) && sources.length > 0)),
  );

/** What a period is, seen from the workspace. @param done weeks that this run has made */
export async function statesOfLevels(
  opened: Opened,
  folder: Folder,
  now: Date,
  selector: LevelSelector = { kind: "due" },
  done: ReadonlySet<Week> = new Set(),
): Promise<LevelState[]> {
  const { workspace, guest, state } = opened;
  // A guest's weeks lie in another workspace's folder, whose months are that one's.
  if (guest !== undefined) return [];
  const closing = closingOf(workspace, now);
  const weekly = new Map(
    [...folder.documents.keys()].map((week) => [week, sourceIn(opened, folder, `weekly/${week}.md`)]),
  );
  const levels = new Map(
    [...folder.levels].map(([period, level]) => [
      period,
      { ...level, source: sourceIn(opened, folder, levelFile(period)) },
    ]),
  );
  const unsettled = new Map<Week, string>();
  for (const { week, due, unread, refused } of opened.weeks) {
    if (unread.length + refused.length > 0) unsettled.set(week, "has failed: a log could not be read");
    else if (due && !done.has(week)) unsettled.set(week, "is still to be compacted");
  }
  const statesBy = (reading: Pick<LevelGround, "bulletsOf" | "isDecided">): LevelState[] =>
    levelStates(
      {
        ...{ weekly, levels, unsettled, ...reading, wants: workspace.config.levels },
        isClosed: (day) => isClosed(day, closing.now, closing.timezone, closing.graceHours, "day"),
        since: firstDay(state) ?? lastMade(levels) ?? today(now, workspace.timezone),
      },
      (period) => isAsked(selector, period),
    );
  let isRead = false;
  const noting = <Said>(said: Said) => {
    isRead = true;
    return said;
  };
  const states = statesBy({ bulletsOf: () => noting(""), isDecided: () => noting(true) });
  if (!isRead) return states;
  // Most looks find every document as it was: what reads bullets is loaded for one that is not.
  const { bulletsBelow, isDecided } = await import("../level/standing.ts");
  const belowOf = (sources: readonly Source[]): Below[] => documentsBelow(sources, opened, folder);
  const kept = keptBullets(state, folder);
  const read = statesBy({
    bulletsOf: (period, sources) =>
      kept.of([period, sources], () => bulletsBelow(period, belowOf(sources), folder.stored)),
    isDecided: (period, sources, body) => isDecided(period, body, belowOf(sources), folder.stored),
  });
  kept.save();
  return read;
}

/** Digests of bullets, until a document below or a memory changes: to read each against each is dear. Losing them costs time, never truth. */
function keptBullets(state: State, { stored, texts }: Folder) {
  const path = join(state.folder, "bullets.json");
  const before = (readJsonFile(path) ?? {}) as Readonly<Record<string, unknown>>;
  const now: Record<string, string> = {};
  const ofTexts = stored.reduce((all, { file }) => all.update(`${texts.get(file)}\0`), createHash("sha256"));
  const memories = ofTexts.digest("hex");
  return {
    of: (asked: unknown, read: () => string): string => {
      const key = hash("sha256", JSON.stringify([VERSION, memories, asked]));
      const known = Object.hasOwn(before, key) ? before[key] : undefined;
      now[key] = typeof known === "string" ? known : read();
      return now[key];
    },
    save: (): void => {
      if (!state.trusted() || Object.keys(now).every((key) => before[key] === now[key])) return;
      // Where it cannot be written the next look reads them again.
      tried(() => writeAtomically(path, JSON.stringify(now)), false);
    },
  };
}

function sourceIn(opened: Opened, folder: Folder, file: string): Source {
  return { path: shown(opened, file), sha256: digestOf(folder.texts.get(file) ?? "") };
}

/** A run looks at its documents before and after each month that it makes. */
const digestOf = onceOf((text) => hash("sha256", asWritten(text)), 5_000);

/** Oldest first. */
export function documentsBelow(sources: readonly Source[], opened: Opened, { texts, levels }: Folder): Below[] {
  return sources
    .flatMap(({ path }) => {
      const file = fileAt(opened, path);
      const text = file === undefined ? undefined : texts.get(file);
      return file === undefined || text === undefined ? [] : [{ file, text, level: levels.get(periodOfFile(file)!) }];
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

const sincePath = (state: StatePaths): string => join(state.folder, "levels.json");

/** The day on which months were first thought of here. */
function firstDay(state: StatePaths): string | undefined {
  const saved = readJsonFile(sincePath(state)) as { since?: unknown } | null | undefined;
  return typeof saved?.since === "string" ? saved.since : undefined;
}

/** Where nothing says so, as on a machine that comes and goes: months were made up to the last that stands. */
const lastMade = (levels: ReadonlyMap<Period, LevelDocument>): string | undefined =>
  [...levels.values()]
    .filter(({ period }) => isMonth(period))
    .map(({ to }) => to)
    .sort()
    .at(-1);

/** Says from when on months are made by themselves: from the first run that thinks of them. */
export function noteFirstDay({ state, workspace }: Opened, folder: Folder, now: Date): void {
  if (firstDay(state) !== undefined) return;
  state.open();
  const since = lastMade(folder.levels) ?? today(now, workspace.timezone);
  writeAtomically(sincePath(state), `${JSON.stringify({ since })}\n`);
}
