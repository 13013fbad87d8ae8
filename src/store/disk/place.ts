/**
 * Why a path where nothing may be written is refused.
 */
import fs from "node:fs";
import { join, relative, sep } from "node:path";

import { type DiskError, tried } from "../../errors.ts";
import { refusal } from "./disk-error.ts";

/** @param named the path, for people   @param beyond where it leads, when no file is in its way: `lies outside the workspace` */
export function placeRefused(root: string, path: string, named: string, beyond: string): DiskError {
  const file = fileOnTheWay(root, path);
  if (file === undefined) return refusal("ELOOP", `${named} ${beyond}`);
  return refusal("ENOTDIR", `${named} cannot be written: ${file} is a file, not a folder`);
}

/** What stands where a folder on the way from `root` to `path` belongs, relative to `root`; links are none of it. */
function fileOnTheWay(root: string, path: string): string | undefined {
  const parts = relative(root, path).split(sep);
  const ways = parts.slice(0, -1).map((_, i) => parts.slice(0, i + 1));
  const way = ways.find((names) => isOther(join(root, ...names)));
  return way?.join("/");
}

function isOther(path: string): boolean {
  const found = tried(() => fs.lstatSync(path, { throwIfNoEntry: false }), undefined);
  return found !== undefined && !found.isDirectory() && !found.isSymbolicLink();
}
