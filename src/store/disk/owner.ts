/**
 * Whose a file is. What another user owns was not made by this one, whatever stands in it.
 */
import { standingAt } from "./real-folder.ts";

/** @returns the owner's number where that is neither this process's user nor one of `others`; undefined also where nothing stands */
export function foreignOwner(path: string, others: readonly number[] = []): number | undefined {
  const self = process.geteuid?.();
  const owner = self === undefined ? undefined : standingAt(path)?.uid;
  return owner === undefined || owner === self || others.includes(owner) ? undefined : owner;
}
