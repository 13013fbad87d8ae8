/**
 * What bears on the folder that a session works in: the memories that name it, or the repository around it. Words alone decide,
 * so that the beginning of a session waits for no index.
 */
import { basename, relative, sep } from "node:path";
import type { StoredMemory } from "../memory/memory.ts";

/** Shorter names stand in too many texts. */
const LEAST_LETTERS = 3;
/** What more than this share of the memories names tells nothing of a part of the work. */
const COMMON_SHARE = 1 / 3;
const LEAST_MEMORIES = 6;

/**
 * @param root of the workspace, and `repositories` around the folder, nearest first: absolute
 * @returns names of folders, the innermost first; none where the session works in the workspace itself
 */
export function foldersNamed(folder: string, root: string, repositories: readonly string[]): string[] {
  const inside = relative(root, folder).split(sep);
  const isInside = inside[0] !== ".." && !/^[A-Za-z]:$/.test(inside[0]!);
  const names = isInside ? inside.reverse() : [folder, ...repositories.slice(0, 1)].map((one) => basename(one));
  return [...new Set(names)].filter((name) => [...name].length >= LEAST_LETTERS);
}

/** Files of the memories that name one of the folders, those that name the innermost first. */
export function namingOf(
  memories: readonly Pick<StoredMemory, "name" | "description" | "body" | "file">[],
  folders: readonly string[],
): string[] {
  const most = Math.max(LEAST_MEMORIES, memories.length) * COMMON_SHARE;
  const named = folders.flatMap((folder) => {
    const words = folder.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    if (words.length === 0) return [];
    const says = new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[^\\p{L}\\p{N}]?")}(?![\\p{L}\\p{N}])`, "iu");
    const files = memories
      .filter(({ name, description, body }) => says.test(`${name}\n${description}\n${body}`))
      .map(({ file }) => file);
    return files.length > most ? [] : files;
  });
  return [...new Set(named)];
}
