/**
 * Whether agents' sessions become logs: they would be committed and pushed with a repository whose file asks for them.
 */
import { type Asking, answersOf } from "../../store/git/child.ts";
import type { Config } from "../config.ts";
import { CONFIG_FILE, pathsIn, type Workspace, within } from "../workspace.ts";
import { isOwnWord } from "./own-word.ts";

const KEY = "lithify.transcripts";

type Named = Config["transcripts"][number];

/** What of `transcripts:` is asked for and not captured, until the user says so: a folder of the clone, too, may hold their own. */
export async function unconfirmedSessions(workspace: Workspace, asking: Asking): Promise<readonly Named[]> {
  const { root, config, userSessions } = workspace;
  const isUsers = (one: Named): boolean =>
    typeof one === "string"
      ? userSessions.includes(one)
      : pathsIn(one.path, root).every((place) => userSessions.some((own) => within(own, place)));
  const others = config.transcripts.filter((one) => !isUsers(one));
  if (others.length === 0 || (await isOwnWord(root, asking))) return [];
  const said = await answersOf(root, asking)("config", "--type=bool", "--get", KEY);
  return said?.trim() === "true" ? [] : others;
}

export const unconfirmedText = (sessions: readonly Named[]): string =>
  `sessions of ${sessions.map((one) => (typeof one === "string" ? one : one.path)).join(", ")} are not captured: ${CONFIG_FILE}, which came with the repository, asks for them`;

export const WORD_HINT = `\`git config ${KEY} true\` says that you want it in this clone; transcripts: in your own configuration says so for all`;
