/**
 * What people are told of files of the memory folder that git is told to ignore, while it takes the others: they are written,
 * and no clone has them.
 */
import { shown } from "../memory/file/memory-path.ts";
import { untrackedIn } from "../store/git/untracked.ts";
import type { Opened } from "./opened.ts";
import type { Surroundings } from "./surroundings.ts";
import { shellWord } from "./within-reach.ts";

const MOST_NAMED = 3;

/** That git ignores some of the folder; undefined where it ignores none, or all: then the commit waits, and says so. */
export async function ignoredNotice(
  { workspace, memoryPath, folder }: Pick<Opened, "workspace" | "memoryPath" | "folder">,
  { env, signal }: Pick<Surroundings, "env" | "signal">,
): Promise<string | undefined> {
  if (workspace.config.git === "off") return undefined;
  const own = [...folder.texts.keys()].map((file) => shown({ memoryPath }, file));
  const ignored = await untrackedIn(workspace.root, memoryPath, "ignored", { environment: env, signal });
  const ofThese = own.filter((path) => ignored.has(path));
  return ofThese.length < own.length ? ignoredText(ofThese) : undefined;
}

/** @param paths relative to the workspace */
export function ignoredText(paths: readonly string[]): string | undefined {
  const [first] = paths;
  if (first === undefined) return undefined;
  const named = paths.slice(0, MOST_NAMED).join(", ");
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : "";
  return `git ignores ${named}${more}, so that no commit has ${paths.length === 1 ? "it" : "them"}; \`git check-ignore -v ${shellWord(first)}\` names the rule`;
}
