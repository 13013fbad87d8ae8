/**
 * The state folder of a workspace, by what a command is given of the world.
 */
import { join } from "node:path";
import { LithifyError, unless } from "../errors.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { lookAtState, STATE_FOLDER, type State } from "../store/state/state-folder.ts";
import { idIn } from "./memory-owner.ts";
import type { Located } from "./parts.ts";
import type { Surroundings } from "./surroundings.ts";
import { userStateFolders } from "./user-folders.ts";
import { CONFIG_FILE } from "./workspace.ts";

/** @param root absolute, links followed   @throws {UsageError} FOREIGN_STATE, NO_STATE_HOME */
export const stateOf = (root: string, surroundings: Pick<Surroundings, "env" | "signal" | "tell">): Promise<State> =>
  lookAtState(root, { ...surroundings, userFolders: userStateFolders(surroundings.env) });

/**
 * Makes the folder for who only reads, and would else read the same again and again: in a clone that no command has written in
 * yet. Nothing is set aside for that, and a folder that only looks like a workspace stays as it is.
 * @returns why none is kept there; undefined where one is
 */
export function madeForReading({
  workspace: { root },
  state,
  memoryFolder,
}: Pick<Located, "workspace" | "state" | "memoryFolder">): string | undefined {
  if (state.trusted()) return undefined;
  if (standingAt(join(root, STATE_FOLDER)) !== undefined)
    return `${STATE_FOLDER}/ is not one that lithify made here; the next command that writes sets it aside, or says what is wrong`;
  if (standingAt(join(root, CONFIG_FILE)) === undefined && idIn(memoryFolder) === undefined)
    return "no workspace was made here; lithify init makes one";
  const make = () => void state.open();
  return unless(LithifyError, make, ({ message, hint }) => `${message}; ${hint}`);
}
