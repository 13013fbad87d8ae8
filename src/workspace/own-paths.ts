/**
 * Which paths lithify itself writes, and so which ones a plan may name. Looked at anew when a plan is applied, committed
 * and taken back: a plan may be older than the configuration, and a pull may have changed the folders since.
 */
import { join } from "node:path";
import { parseWeek } from "../calendar/week.ts";
import { UNPRINTABLE } from "../daily/list-logs.ts";
import { readFileName } from "../memory/file/file-name.ts";
import { fileAt } from "../memory/file/memory-path.ts";
import { isMemoryType } from "../memory/memory.ts";
import { inTheWay } from "../store/disk/real-folder.ts";
import { isGitName } from "../store/git/git-name.ts";
import type { PlannedFile } from "../store/state/saved-plan.ts";
import type { Located } from "./parts.ts";
import { OWN_FILES } from "./places.ts";
import { realPlace } from "./workspace.ts";

type Place = Pick<Located, "memoryFolder" | "memoryReal" | "memoryPath" | "guest">;

/** @returns why lithify does not write there; undefined where it does */
export function whyNotOwn(place: Place, { path, before }: Pick<PlannedFile, "path" | "before">): string | undefined {
  const file = fileAt(place, path);
  if (file === undefined) return "lies outside the memory folder";
  const isOdd = (part: string): boolean => /^\.{0,2}$|\\/.test(part) || isGitName(part);
  if (UNPRINTABLE.test(file) || file.split("/").some(isOdd) || !isOwnForm(file, before !== null))
    return "is no name that lithify gives";
  // While a model thinks, a pull or a person may put a link in the folder's place.
  if (realPlace(place.memoryFolder) !== place.memoryReal) return "leads elsewhere than when this run began";
  // The file itself is looked at when it is read or replaced.
  const other = inTheWay(
    place.memoryFolder,
    join(place.memoryFolder, ...path.split("/").slice(place.memoryPath.split("/").length)),
  );
  return other && `cannot be reached: ${other.at} is ${other.isLink ? "a link" : "a file"}, not a folder`;
}

/** @param stands a person's memory that is there already may have a name of their own, which it keeps */
function isOwnForm(file: string, stands: boolean): boolean {
  if (OWN_FILES.includes(file)) return true;
  const [, part = "", name = ""] = /^(?:(weekly|monthly|yearly|inbox)\/)?([^/]+)\.md$/.exec(file) ?? [];
  if (name === "" || name.startsWith(".")) return false;
  if (part === "weekly") return parseWeek(name) === name;
  if (part === "monthly") return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(name);
  if (part === "yearly") return /^\d{4}$/.test(name);
  // A proposal is named after the memory that it is for, which may be a person's.
  return stands || part === "inbox" || isMemoryType(readFileName(`${name}.md`)?.type);
}
