/**
 * Whether the daemon may write on what is checked out: not once the branch it was started on is left, unless the new one
 * has the memory folder too and takes its commits; and never where its files would stand in the way back, which files that
 * no branch tracks do.
 */
import type { Ground } from "../store/git/ground.ts";

/** What a look saw of git. */
export interface Seen extends Ground {
  /** Whether the memory folder stands in the work tree. */
  readonly onDisk: boolean;
}

/**
 * @param startedOn the branch of the first look; null while HEAD was detached, undefined without a repository
 * @returns why it waits, for people; undefined where it may go on
 */
export function whyNotHere(startedOn: string | null | undefined, seen: Seen | undefined): string | undefined {
  if (seen === undefined) return undefined;
  const { branch, holdsMemory, heldBy, mayCommit, onDisk } = seen;
  // A folder that git tracks nowhere stays where it is, whatever is checked out.
  if (!holdsMemory && heldBy === null) return undefined;
  const here = branch === null ? "HEAD is detached" : `${branch} is checked out`;
  if (typeof startedOn !== "string" || branch === startedOn) {
    if (holdsMemory || onDisk || mayCommit) return undefined;
    return `${here}, which has no memory folder, as ${heldBy} has: what is written here would bar the way back; it goes on when ${heldBy} is checked out`;
  }
  if (holdsMemory && mayCommit) return undefined;
  const why = holdsMemory
    ? "whose commits belong elsewhere (commitOn)"
    : `which has no memory folder, as ${heldBy} has`;
  return `${here}${branch === null ? "" : `, ${why}`}; it was started on ${startedOn} and goes on when that is checked out again`;
}
