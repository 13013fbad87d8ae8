/**
 * Where agents keep their files, for a user or in a project: decided from the environment alone, so that two homes never mix.
 */
import { isAbsolute, join } from "node:path";
import { homeOf } from "../workspace/user-folders.ts";
import type { Command } from "./call.ts";

export type Level = "user" | "project";

export interface Place {
  readonly level: Level;
  readonly env: NodeJS.ProcessEnv;
  /** Absolute. */
  readonly home: string;
  readonly configHome: string;
  /** The folder in which a project's files lie. */
  readonly project: string;
  /** The project's memory folder, relative to it. */
  readonly memoryPath: string;
  /** Memory folders that an agent may index, absolute: the workspace's, the user's default one's. */
  readonly memoryFolders: readonly string[];
  /** Where something is taken out: those that lithify put into the file, from whatever workspace. */
  readonly pathsPut?: (file: string) => readonly string[];
  /** How lithify is called. */
  readonly command: Command;
  readonly exists: (path: string) => boolean;
  /** Links followed, also where nothing is yet. */
  readonly real: (path: string) => string;
}

/** @param name of a variable that moves a folder of an agent's; anything but an absolute path counts as not given */
export function folderIn({ env, home }: Pick<Place, "env" | "home">, name: string | undefined, usual: string): string {
  const moved = name === undefined ? undefined : env[name];
  return moved !== undefined && isAbsolute(moved) ? moved : join(home, usual);
}

export const homeFolders = (env: NodeJS.ProcessEnv): Pick<Place, "home" | "configHome"> => {
  const home = homeOf(env);
  return { home, configHome: folderIn({ env, home }, "XDG_CONFIG_HOME", ".config") };
};
