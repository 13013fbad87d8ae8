/**
 * Which folders' files are read as logs. A workspace's file that came with a repository may name the folder in which its reader
 * keeps a diary: what git does not track there is read once the user says so. The folder `logs` needs no word.
 */
import { join, relative, resolve, sep } from "node:path";
import { shellWord } from "../../errors.ts";
import { type Asking, answersOf } from "../../store/git/child.ts";
import { knownLogFolders, noteLogFolders } from "../../store/state/log-folders.ts";
import type { State } from "../../store/state/state-folder.ts";
import { CONFIG_FILE, realPlace, type Workspace, within } from "../workspace.ts";
import { isOwnWord } from "./own-word.ts";

const KEY = "lithify.logs";

/** Folders that wait for the user's word, and what git tracks in them. All paths are absolute. */
export interface LogWord {
  /** As configured, and with links followed: a pull may make a link of a folder that was meant. */
  readonly folders: ReadonlyMap<string, string>;
  /** Links followed. */
  readonly tracked: ReadonlySet<string>;
  /** Folders that nobody else can have named, for the state to keep; links followed. */
  readonly own: readonly string[];
}

const nothingWaits = (own: readonly string[]): LogWord => ({ folders: new Map(), tracked: new Set(), own });

/** @param logFolders absolute */
export async function waitingFolders(
  { root, userLogs }: Workspace,
  logFolders: readonly string[],
  state: State,
  asking: Asking,
): Promise<LogWord> {
  // In the workspace a link of that name is its author's.
  const meant = userLogs.map((own) => (within(root, own) ? own : realPlace(own)));
  const others = new Map(
    logFolders
      .map((folder) => [folder, realPlace(folder)] as const)
      .filter(([, real]) => real !== join(root, "logs") && !meant.some((own) => within(own, real))),
  );
  if (others.size === 0) return nothingWaits([]);
  const known = knownLogFolders(state)?.map((path) => resolve(root, path)) ?? [...others.values()];
  const unknown = [...others].filter(([, real]) => !known.includes(real));
  const answer = answersOf(root, asking);
  if (unknown.length === 0 || (await isOwnWord(root, asking))) return nothingWaits([...others.values()]);
  const said = ((await answer("config", "-z", "--get-all", KEY)) ?? "").split("\0").map((path) => resolve(root, path));
  const folders = new Map(unknown.filter(([, real]) => !said.includes(real)));
  if (folders.size === 0) return nothingWaits([]);
  const places = namesOf([...folders.values()], root).map((name) => `:(literal)${name}`);
  const listed = (await answer("ls-files", "-z", "--", ...places)) ?? "";
  return { folders, tracked: new Set(listed.split("\0").map((path) => join(root, path))), own: [] };
}

/** So that they are known when others can have named them. @param folders absolute */
export const noteOwnFolders = (state: State, root: string, folders: readonly string[]): void =>
  noteLogFolders(state, namesOf(folders, root));

/** As the state keeps them, and as people write them. */
const namesOf = (folders: readonly string[], root: string): string[] =>
  folders.map((folder) => relative(root, folder).split(sep).join("/"));

/** Whether a log waits. @param log its absolute path */
export const isWaiting = ({ folders, tracked }: LogWord, log: string): boolean =>
  [...folders].some(([folder, real]) => within(folder, log) && !tracked.has(join(real, relative(folder, log))));

/** What people are told; undefined where no log waits. @param logs those that wait, absolute */
export function waitingText({ folders }: LogWord, logs: readonly string[], root: string): string | undefined {
  const asked = [...folders].filter(([folder]) => logs.some((log) => within(folder, log))).map(([, real]) => real);
  if (asked.length === 0) return undefined;
  const names = namesOf(asked, root);
  const say = names.map((name) => `git config --add ${KEY} ${shellWord(name)}`).join(" && ");
  const count =
    logs.length === 1 ? "1 log that git does not track is" : `${logs.length} logs that git does not track are`;
  return `${count} not read: ${CONFIG_FILE}, which came with the repository, names ${names.join(", ")}; \`${say}\` says that they are to be read`;
}
