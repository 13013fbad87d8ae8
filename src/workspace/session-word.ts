/**
 * Whose word it is that agents' sessions become logs. A workspace's file that came with a repository may ask for the sessions of
 * its reader, which would be committed and pushed with it: there the user's own word counts, in their own configuration or in
 * the clone's own git configuration, which no clone brings.
 */
import { join } from "node:path";
import { gitIn } from "../store/git/child.ts";
import { type Asking, tracking } from "../store/git/tracked.ts";
import type { Tool } from "../transcript/transcript.ts";
import { CONFIG_FILE, type Workspace } from "./workspace.ts";

const KEY = "lithify.transcripts";
const TIMEOUT_MS = 10_000;

/** Tools whose sessions are asked for and not captured, until the user says so. */
export async function unconfirmedTools(workspace: Workspace, asking: Asking): Promise<readonly Tool[]> {
  const { root, config, userTools } = workspace;
  const tools = config.transcripts.filter((one): one is Tool => typeof one === "string" && !userTools.includes(one));
  if (tools.length === 0 || (await tracking(join(root, CONFIG_FILE), asking)) === "no") return [];
  const { environment, signal } = asking;
  const git = gitIn({ folder: root, environment, timeoutMs: TIMEOUT_MS, ...(signal && { signal }) });
  try {
    if ((await git(["config", "--type=bool", "--get", KEY])).stdout.trim() === "true") return [];
    // What nobody else has a repository of came from nobody else.
    const { code, stdout } = await git(["remote"]);
    return code === 0 && stdout.trim() === "" ? [] : tools;
  } catch {
    signal?.throwIfAborted();
    return tools;
  }
}

export const unconfirmedText = (tools: readonly Tool[]): string =>
  `sessions of ${tools.join(", ")} are not captured: ${CONFIG_FILE}, which came with the repository, asks for them`;

export const WORD_HINT = `\`git config ${KEY} true\` says that you want it in this clone; transcripts: in your own configuration says so for all`;
