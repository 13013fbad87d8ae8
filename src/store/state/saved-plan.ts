/**
 * A plan: the exact bytes a run writes, what they replace, and why. Types and the order of writing.
 */

export interface PlannedFile {
  /** Relative to the workspace, forward slashes, as it is on disk: `memory/feedback_x.md`. */
  readonly path: string;
  /** The text that stands there when the plan is made; null: no file. */
  readonly before: string | null;
  /** The text that is to stand there; null: the file goes. */
  readonly after: string | null;
  /** For people: `created`, `edited by hand`. */
  readonly because: string;
}

/**
 * How far a plan has come. A crash leaves it where it was; the next run takes it from there. `dropped`: its commit was taken from the
 * branch to be made anew. `away`: before its commit was made all that it says went, with a stash or a branch, and may come back.
 */
export const PLAN_STATES = ["planned", "applied", "committed", "dropped", "away"] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export interface SavedPlan {
  /** The run's id: letters, digits, dots, dashes and underscores. */
  readonly run: string;
  /** What the plan is of, one a run: a week, or the command's own word: `2026-W15`, `undo`. */
  readonly part: string;
  /** The how-manieth plan of its run it is, from 0. */
  readonly nth: number;
  /** ISO 8601 instant, for people: a clock may be set back. */
  readonly at: string;
  readonly state: PlanState;
  readonly files: readonly PlannedFile[];
  /** What whoever made the plan needs to finish and report it: JSON values, not looked at here. */
  readonly detail: unknown;
}

/**
 * What a run that was interrupted had still to write of a plan: each path with its temp file (relative to the workspace),
 * null where there is none. The file is not written yet as long as that temp file is there, or where it is null; a file of
 * the plan that is missing here, or whose temp file is gone, is done.
 */
export type Rest = ReadonlyMap<string, string | null>;

/** Memories, then the indexes, then weekly documents: a weekly document is the mark that its week is done. */
export const inWriteOrder = <File extends Pick<PlannedFile, "path">>(files: readonly File[]): File[] =>
  [...files].sort((a, b) => rankOf(a.path) - rankOf(b.path));

/** 0 for a memory, 1 for an index, 2 for a weekly document: files of one rank may reach the disk in any order. */
export function rankOf(path: string): number {
  if (/(^|\/)weekly\/([^/]+\/)?[^/]*$/.test(path)) return 2;
  return /(^|\/)(MEMORY|INDEX)\.md$/.test(path) ? 1 : 0;
}
