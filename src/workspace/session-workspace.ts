/**
 * Which workspace an agent's session reads: an agent may start in any folder, and what it is given must never fail it.
 */
import { existsSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { readNamedFile } from "../store/disk/regular-file.ts";
import { ID_FILE } from "./memory-owner.ts";
import { homeOf, userConfigPath } from "./user-folders.ts";
import { CONFIG_FILE, readConfigFile } from "./workspace.ts";

/**
 * The workspace that holds the folder, else `defaultWorkspace` of the user's own configuration.
 * @returns its folder, absolute; undefined where there is neither
 * @throws {UsageError} BAD_CONFIG for a file of the user's that is no YAML
 */
export async function sessionWorkspace(folder: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  return above(folder) ?? (await defaultWorkspace(env));
}

function above(folder: string): string | undefined {
  // Without a configuration a workspace is known by the memory that lithify keeps there.
  if (existsSync(join(folder, CONFIG_FILE)) || existsSync(join(folder, "memory", ID_FILE))) return folder;
  return dirname(folder) === folder ? undefined : above(dirname(folder));
}

async function defaultWorkspace(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const file = userConfigPath(env);
  const { defaultWorkspace: named } = await readConfigFile(file, (bytes) => readNamedFile(file, bytes));
  if (typeof named !== "string" || named === "") return undefined;
  const place = named.startsWith("~/") ? join(homeOf(env), named.slice(2)) : named;
  return isAbsolute(place) && existsSync(place) ? place : undefined;
}
