/**
 * Where lithify may begin a log of its own: a captured session, a text that was extracted, what a person asked it to
 * remember. Below a folder of logs, under a dated name, through no link, in no repository's own folder.
 */
import { join, relative, sep } from "node:path";
import { dayOfPath } from "../daily/daily-log.ts";
import { inTheWay } from "./disk/real-folder.ts";
import { isGitName } from "./git/git-name.ts";

const NAME = /^[\p{L}\p{N}_][\p{L}\p{N}._@+ -]*$/u;

/** @param logs the folder of logs, absolute   @returns why no log may be begun there; undefined where one may */
export function whyNotLog(logs: string, absolute: string): string | undefined {
  const parts = relative(logs, absolute).split(sep);
  if (parts.some((part) => !NAME.test(part) || isGitName(part) || part.startsWith(".")))
    return "leads out of the folder of logs";
  if (!absolute.endsWith(".md") || dayOfPath(parts.join("/")) === undefined) return "is no name of a log";
  const other = inTheWay(logs, absolute);
  return other && `cannot be reached: ${join(logs, other.at)} is a link or a file, not a folder`;
}
