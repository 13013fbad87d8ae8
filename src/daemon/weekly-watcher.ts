/**
 * Notices that weekly documents were removed or changed by somebody: one watch on their folder, none on what lies
 * below. A hint and nothing more: where the folder is not there yet, or no watch is to be had, the comparison every few
 * minutes finds it as well.
 */
import fs from "node:fs";
import { join } from "node:path";
import { tried } from "../errors.ts";

const FOLDER = "weekly";

export type WeeklyWatcher = ReturnType<typeof weeklyWatcher>;

export function weeklyWatcher(changed: () => void) {
  let watcher: fs.FSWatcher | undefined;
  let followed = "";
  const close = (): void => {
    watcher?.close();
    watcher = undefined;
    followed = "";
  };
  return {
    close,
    /** Follows the folder as it is now: it may have been made, or made anew, since. */
    attend(memoryFolder: string): void {
      const folder = join(memoryFolder, FOLDER);
      const found = identityOf(folder);
      if (found === followed) return;
      close();
      if (found === "") return;
      try {
        watcher = fs.watch(folder, { persistent: false }, (_event, name) => {
          // The folder itself is gone, and the watch with it; one made in its place may even have its number.
          if (name === FOLDER) close();
          if (name === null || name === FOLDER || isDocument(name)) changed();
        });
        watcher.on("error", close);
        followed = found;
      } catch {
        close();
      }
    },
  };
}

/** Neither lithify's own temp files nor an editor's. */
const isDocument = (name: string): boolean => name.endsWith(".md") && !name.startsWith(".");

/** Which folder stands there; empty when none does. */
const identityOf = (folder: string): string =>
  tried(() => {
    const { ino, dev } = fs.lstatSync(folder);
    return `${folder} ${dev} ${ino}`;
  }, "");
