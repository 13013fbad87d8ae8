/**
 * Why a path where nothing may be written is refused.
 */
import { type DiskError, tried } from "../../errors.ts";
import { refusal } from "./disk-error.ts";
import { inTheWay } from "./real-folder.ts";

/** @param named the path, for people   @param beyond where it leads, when no file is in its way: `lies outside the workspace` */
export function placeRefused(root: string, path: string, named: string, beyond: string): DiskError {
  const { at, isLink } = tried(() => inTheWay(root, path), undefined) ?? {};
  if (isLink !== false) return refusal("ELOOP", `${named} ${beyond}`);
  return refusal("ENOTDIR", `${named} cannot be written: ${at} is a file, not a folder`);
}
