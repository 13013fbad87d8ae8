/**
 * Whether a workspace's file is its user's own word. One that came with a repository may name their diary, their notes or their
 * sessions: there the user says so themselves, in their own configuration or in the clone's own git configuration, which no clone
 * brings.
 */
import { join } from "node:path";
import { type Asking, answersOf } from "../../store/git/child.ts";
import { tracking } from "../../store/git/tracked.ts";
import { CONFIG_FILE } from "../workspace.ts";

/** Whether nobody else can have written the workspace's file: git does not track it, or nobody else has the repository. */
export const isOwnWord = async (root: string, asking: Asking): Promise<boolean> =>
  (await tracking(join(root, CONFIG_FILE), asking)) === "no" ||
  (await answersOf(root, asking)("remote"))?.trim() === "";
