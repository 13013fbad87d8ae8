/**
 * Where the user's own files lie, outside of every workspace: configuration and state. As the XDG Base Directory
 * Specification has it, a path that is not absolute counts as not given: it would lead into whatever folder one is in.
 */
import { homedir, tmpdir, userInfo } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

const absolute = (path: string | undefined): string | undefined =>
  path !== undefined && isAbsolute(path) ? path : undefined;

export const homeOf = (env: NodeJS.ProcessEnv): string =>
  absolute(env.HOME) ?? absolute(homedir()) ?? userInfo().homedir;

export const userConfigPath = (env: NodeJS.ProcessEnv): string =>
  join(absolute(env.XDG_CONFIG_HOME) ?? join(homeOf(env), ".config"), "lithify", "config.yaml");

/** For what can be fetched again: a fleet's clones. */
export const userCacheFolder = (env: NodeJS.ProcessEnv): string =>
  join(absolute(env.XDG_CACHE_HOME) ?? join(homeOf(env), ".cache"), "lithify");

/** For what was brought here once: models, and what runs them. */
export const userDataFolder = (env: NodeJS.ProcessEnv): string =>
  join(absolute(env.XDG_DATA_HOME) ?? join(homeOf(env), ".local", "share"), "lithify");

/** Where `lithify model get` puts files. */
export const modelsFolder = (env: NodeJS.ProcessEnv): string => join(userDataFolder(env), "models");

/** A path as it was given in a flag, the environment or the user's file; a bare name is a file of the models folder. */
export const ggufAt = (named: string, cwd: string, env: NodeJS.ProcessEnv): string =>
  named === "" || isAbsolute(named)
    ? named
    : /[/\\]|\.gguf$/i.test(named)
      ? resolve(cwd, named)
      : join(modelsFolder(env), `${named}.gguf`);

/** The folder for state, and one that may do where that cannot be written: in a container, or for a user without a home. */
export function userStateFolders(env: NodeJS.ProcessEnv): string[] {
  const state = absolute(env.XDG_STATE_HOME) ?? join(homeOf(env), ".local", "state");
  const instead = join(tmpdir(), `lithify-${process.geteuid?.() ?? userInfo().username}`);
  return [join(state, "lithify"), instead].filter(isAbsolute);
}
