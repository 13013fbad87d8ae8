/**
 * Looks at what a folder and this machine hold, within bounds and through no link; nothing is opened but two small
 * settings of note tools.
 */
import { join } from "node:path";
import { UNPRINTABLE } from "../../daily/list-logs.ts";
import { DiskError, unless } from "../../errors.ts";
import { isRealFolder, namesIn, standingAt } from "../../store/disk/real-folder.ts";
import { readRegularFile } from "../../store/disk/regular-file.ts";
import type { Tool } from "../../transcript/transcript.ts";
import { likelyFolders, type Seen } from "./found.ts";

/** A year of notes is 365; a repository has thousands of files, and its notes lie near its top. */
const MOST_ENTRIES = 5_000;
const DEEPEST = 4;
/** Claude Code keeps them two folders deep, Codex by year, month and day. */
const DEEPEST_SESSION = 5;
const SETTINGS_BYTES = 256 * 1024;

/** @param root absolute   @param sessionFolders absolute, of this machine; they need not be there */
export function look(root: string, sessionFolders: readonly (readonly [Tool, readonly string[]])[]): Seen {
  const logseq = textOf(root, ["logseq", "config.edn"]);
  const settings = {
    ...(isRealFolder(join(root, ".obsidian")) && {
      obsidian: { dailyNotes: textOf(root, [".obsidian", "daily-notes.json"]) },
    }),
    ...(logseq !== undefined && { logseq }),
  };
  const likely = likelyFolders(settings).filter((folder) => isReached(root, folder.split("/")));
  const paths = new Set([...likely, ""].flatMap((folder) => filesBelow(root, folder, DEEPEST)));
  const sessions = sessionFolders.flatMap(([tool, folders]) => {
    const files = folders.flatMap((folder) => filesBelow(folder, "", DEEPEST_SESSION));
    const count = files.filter((path) => path.endsWith(".jsonl")).length;
    return count > 0 ? [{ tool, count }] : [];
  });
  return { ...settings, paths: [...paths], sessions };
}

/** Whether every folder on the way is a real one. */
const isReached = (root: string, parts: readonly string[]): boolean =>
  parts.every((_, i) => isRealFolder(join(root, ...parts.slice(0, i + 1))));

function textOf(root: string, parts: readonly string[]): string | undefined {
  if (!isReached(root, parts.slice(0, -1))) return undefined;
  return unlessRefused(() => readRegularFile(join(root, ...parts), SETTINGS_BYTES)?.toString("utf8"));
}

/** What is near first: the bound cuts off what lies deep. @returns relative to the root, with forward slashes */
function filesBelow(root: string, start: string, deepest: number): string[] {
  const files: string[] = [];
  let folders = [start];
  let entries = 0;
  for (let depth = 0; depth <= deepest && folders.length > 0; depth++) {
    const next: string[] = [];
    for (const folder of folders)
      for (const name of unlessRefused(() => namesIn(join(root, folder))) ?? []) {
        if (++entries > MOST_ENTRIES) return files;
        if (name.startsWith(".") || name === "node_modules" || UNPRINTABLE.test(name)) continue;
        const path = folder === "" ? name : `${folder}/${name}`;
        const found = unlessRefused(() => standingAt(join(root, path)));
        if (found?.isDirectory()) next.push(path);
        else if (found?.isFile()) files.push(path);
      }
    folders = next;
  }
  return files;
}

/** What may not be looked at holds nothing to find. */
const unlessRefused = <Value>(ask: () => Value): Value | undefined => unless(DiskError, ask, () => undefined);
