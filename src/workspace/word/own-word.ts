/**
 * Whether a workspace's file is its user's own word. One that came with a repository may name their diary, their notes or their
 * sessions: there the user says so themselves, in their own configuration or in the clone's own git configuration, which no clone
 * brings.
 */
import { join } from "node:path";
import { gitIn } from "../../store/git/child.ts";
import { type Asking, tracking } from "../../store/git/tracked.ts";
import { CONFIG_FILE } from "../workspace.ts";

const TIMEOUT_MS = 10_000;

/** What git says in a folder; undefined where it fails. */
export function answersOf(
  root: string,
  { environment, signal }: Asking,
): (...args: string[]) => Promise<string | undefined> {
  const git = gitIn({ folder: root, environment, timeoutMs: TIMEOUT_MS, ...(signal && { signal }) });
  return async (...args) => {
    try {
      const { code, stdout } = await git(args);
      return code === 0 ? stdout : undefined;
    } catch {
      signal?.throwIfAborted();
      return undefined;
    }
  };
}

/** Whether nobody else can have written the workspace's file: git does not track it, or nobody else has the repository. */
export const isOwnWord = async (root: string, asking: Asking): Promise<boolean> =>
  (await tracking(join(root, CONFIG_FILE), asking)) === "no" ||
  (await answersOf(root, asking)("remote"))?.trim() === "";
