/**
 * The state folder of a workspace, by what a command is given of the world.
 */
import { lookAtState, type State } from "../store/state/state-folder.ts";
import type { Surroundings } from "./surroundings.ts";
import { userStateFolders } from "./user-folders.ts";

/** @param root absolute, links followed   @throws {UsageError} FOREIGN_STATE, NO_STATE_HOME */
export const stateOf = (
  root: string,
  { env, signal, tell }: Pick<Surroundings, "env" | "signal" | "tell">,
): Promise<State> => lookAtState(root, { environment: env, signal, tell, userFolders: userStateFolders(env) });
