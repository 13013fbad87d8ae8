/**
 * Whether agents' sessions become logs: they would be committed and pushed with a repository whose file asks for them.
 */
import { type Asking, answersOf } from "../../store/git/child.ts";
import type { Tool } from "../../transcript/transcript.ts";
import { CONFIG_FILE, type Workspace } from "../workspace.ts";
import { isOwnWord } from "./own-word.ts";

const KEY = "lithify.transcripts";

/** Tools whose sessions are asked for and not captured, until the user says so. */
export async function unconfirmedTools(workspace: Workspace, asking: Asking): Promise<readonly Tool[]> {
  const { root, config, userTools } = workspace;
  const tools = config.transcripts.filter((one): one is Tool => typeof one === "string" && !userTools.includes(one));
  if (tools.length === 0 || (await isOwnWord(root, asking))) return [];
  const said = await answersOf(root, asking)("config", "--type=bool", "--get", KEY);
  return said?.trim() === "true" ? [] : tools;
}

export const unconfirmedText = (tools: readonly Tool[]): string =>
  `sessions of ${tools.join(", ")} are not captured: ${CONFIG_FILE}, which came with the repository, asks for them`;

export const WORD_HINT = `\`git config ${KEY} true\` says that you want it in this clone; transcripts: in your own configuration says so for all`;
