/**
 * Which workspace an agent's session reads: an agent may start in any folder, and what it is given must never fail it.
 */
import { existsSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { type Fault, type PassOver, throwing, UsageError } from "../errors.ts";
import { readNamedFile } from "../store/disk/regular-file.ts";
import { ID_FILE } from "./memory-owner.ts";
import type { GlobalOptions, Surroundings } from "./surroundings.ts";
import { homeOf, userConfigPath } from "./user-folders.ts";
import { CONFIG_FILE, readConfigFile } from "./workspace.ts";

/**
 * The workspace that holds the folder, else `defaultWorkspace` of the user's own configuration.
 * @returns its folder, absolute; undefined where there is neither
 * @throws {UsageError} BAD_CONFIG for a file of the user's that is no YAML or names a folder that is gone, where that is not passed over
 */
export const sessionWorkspace = async (
  folder: string,
  env: NodeJS.ProcessEnv,
  passOver?: PassOver,
): Promise<string | undefined> => above(folder) ?? (await defaultWorkspace(env, passOver));

/**
 * As `sessionWorkspace`, for a command that only reads and that an agent may call from anywhere; one that writes never goes to
 * a workspace that nobody named. Where lithify has kept something in the folder itself, that is meant.
 * @returns the options with the workspace to read; as they are where it is named, stands here, or there is none
 */
export async function toRead<Options extends GlobalOptions>(
  options: Options,
  { cwd, env, tell }: Pick<Surroundings, "cwd" | "env" | "tell">,
  passOver?: PassOver,
): Promise<Options> {
  if (options.workspace !== undefined || above(cwd) !== undefined || existsSync(join(cwd, ".lithify"))) return options;
  const workspace = await defaultWorkspace(env, passOver);
  if (workspace === undefined) return options;
  tell(`no workspace is here: this is of defaultWorkspace, ${workspace}`);
  return { ...options, workspace };
}

/** Whether nothing could be opened because no workspace is around: an agent's search finds nothing then, and fails nobody. */
export const isNowhere = (error: unknown, cwd: string): boolean =>
  error instanceof UsageError && error.code === "NO_LOGS" && above(cwd) === undefined;

function above(folder: string): string | undefined {
  // Without a configuration a workspace is known by the memory that lithify keeps there.
  if (existsSync(join(folder, CONFIG_FILE)) || existsSync(join(folder, "memory", ID_FILE))) return folder;
  return dirname(folder) === folder ? undefined : above(dirname(folder));
}

/** What is wrong with the user's `defaultWorkspace`: without a word of it, sessions outside of a workspace are given nothing for ever. */
export async function defaultFault(env: NodeJS.ProcessEnv): Promise<Fault | undefined> {
  const faults: Fault[] = [];
  await defaultWorkspace(env, (fault) => void faults.push(fault));
  return faults[0];
}

async function defaultWorkspace(env: NodeJS.ProcessEnv, passOver: PassOver = throwing): Promise<string | undefined> {
  const file = userConfigPath(env);
  const { defaultWorkspace: named } = await readConfigFile(file, (bytes) => readNamedFile(file, bytes), passOver);
  if (named === undefined || named === "") return undefined;
  const place = typeof named === "string" && named.startsWith("~/") ? join(homeOf(env), named.slice(2)) : named;
  if (typeof place === "string" && isAbsolute(place) && existsSync(place)) return place;
  const text = `${file}: defaultWorkspace: ${JSON.stringify(named)} is no folder here, so that sessions outside of a workspace are given nothing`;
  passOver(new UsageError("BAD_CONFIG", text, "name a workspace by its absolute path there, or take the line out"));
  return undefined;
}
