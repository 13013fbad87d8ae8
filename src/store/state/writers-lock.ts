/**
 * The writer's lock of a workspace, with the state folder that holds it made ready first.
 */
import { acquire, type Lock, type LockRequest } from "./lock.ts";
import type { State } from "./state-folder.ts";

/**
 * @throws {WorkspaceHeld} naming pid and command   @throws {UsageError} NO_STATE_HOME   @throws {DiskError}
 */
export async function writersLock(state: State, request: LockRequest): Promise<Lock> {
  const before = state.lockBefore("writer");
  if (before !== undefined) (await acquire(before, request)).release();
  state.open();
  return acquire(state.writerLock, request);
}
