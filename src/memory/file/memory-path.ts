/**
 * How a file of the memory folder is named to people and in plans.
 */

import type { Week } from "../../calendar/week.ts";

export interface MemoryPlace {
  /** The memory folder, relative to the workspace, with forward slashes. */
  readonly memoryPath: string;
  /** The name of a guest in another workspace's memory folder, which keeps its weeks in a folder of its own. */
  readonly guest?: string | undefined;
}

const PARTS = /^(weekly|monthly|yearly)\//;

/** `memory/feedback_x.md` for `feedback_x.md`. */
export function shown({ memoryPath, guest }: MemoryPlace, file: string): string {
  const own = guest === undefined ? file : file.replace(PARTS, `$1/${guest}/`);
  return memoryPath === "" ? own : `${memoryPath}/${own}`;
}

/** The way back; undefined for a path that is not in the memory folder, or another workspace's. */
export function fileAt(place: MemoryPlace, path: string): string | undefined {
  const prefix = shown(place, "");
  if (!path.startsWith(prefix)) return undefined;
  const own = path.slice(prefix.length);
  const file = place.guest === undefined ? own : own.replace(PARTS, "$1/").replace(`/${place.guest}/`, "/");
  return shown(place, file) === path ? file : undefined;
}

/** As proposals name a week: of those of one memory folder each workspace has its own. */
export const weekNamed = ({ guest }: Pick<MemoryPlace, "guest">, week: Week): string =>
  guest === undefined ? week : `${guest}/${week}`;

/** The way back; undefined for what names no week, or another workspace's. */
export const ownWeek = ({ guest }: Pick<MemoryPlace, "guest">, named: string | undefined): Week | undefined =>
  weekOfFile(fileAt({ memoryPath: "", guest }, `weekly/${named}.md`) ?? "");

/** `weekly/2026-W15.md` to its week. */
export const weekOfFile = (file: string): Week | undefined => /^weekly\/(\d{4}-W\d{2})\.md$/.exec(file)?.[1];

/** Memories lie in the folder itself; the two indexes and the wisdom are none. */
export const isMemoryName = (file: string): boolean =>
  file.endsWith(".md") && !file.includes("/") && !["MEMORY.md", "INDEX.md", "WISDOM.md"].includes(file);
