/**
 * The writer's lock of a workspace, with the state folder that holds it made ready first.
 */
import { acquire, type Lock, type LockRequest } from "./lock.ts";
import type { State } from "./state-folder.ts";

/** How long a command that writes waits for another one that does (contract §2). */
const WAIT_MS = 15_000;

/**
 * @param holder the command, for whoever is refused meanwhile
 * @throws {WorkspaceHeld} naming pid and command   @throws {UsageError} NO_STATE_HOME   @throws {DiskError}
 */
export async function writersLock(
  state: State,
  holder: string,
  { now, wait, signal }: Pick<LockRequest, "now" | "wait" | "signal">,
): Promise<Lock> {
  const request: LockRequest = { holder, waitMs: WAIT_MS, now, wait, ...(signal && { signal }) };
  const before = state.lockBefore("writer");
  if (before !== undefined) (await acquire(before, request)).release();
  state.open();
  return acquire(state.writerLock, request);
}
