/**
 * Which folders connect put into agents' lists: what a user wrote there looks the same, and is left when lithify's go.
 */
import { record, recorded, recordLeft } from "./record.ts";

const NAME = "connect-paths.json";

interface Put {
  readonly file: string;
  readonly path: string;
}

const isPut = (one: unknown): one is Put =>
  typeof one === "object" && one !== null && "file" in one && "path" in one && typeof one.path === "string";

/** @param file links followed */
export const pathsPut = (env: NodeJS.ProcessEnv, file: string): string[] =>
  recorded(env, NAME, isPut).flatMap((one) => (one.file === file ? [one.path] : []));

export function notePaths(env: NodeJS.ProcessEnv, file: string, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const known = recorded(env, NAME, isPut);
  const isKnown = (path: string): boolean => known.some((one) => one.file === file && one.path === path);
  record(env, NAME, [...known, ...paths.filter((path) => !isKnown(path)).map((path) => ({ file, path }))]);
}

export function forgetPaths(env: NodeJS.ProcessEnv, files: readonly string[]): void {
  recordLeft(env, NAME, recorded(env, NAME, isPut), ({ file }) => !files.includes(file));
}
