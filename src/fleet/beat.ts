/**
 * How a machine sees that its workers are well without asking the database: each has a file in the cache, which grows old when its
 * process hangs, and so have the clones that turns are at.
 */
import fs from "node:fs";
import { join } from "node:path";
import { isAlive as isRunning, makeFolder, removeQuietly } from "../store/disk/atomic-file.ts";
import { namesIn, standingAt } from "../store/disk/real-folder.ts";
import { userCacheFolder } from "../workspace/user-folders.ts";

const BEAT_MS = 10_000;
/** What was not touched for so long belongs to a worker that hangs, or to none. */
export const SILENT_MS = 60_000;

const beatFolder = (env: NodeJS.ProcessEnv): string => join(userCacheFolder(env), "fleet-beats");

/** @param inUse what grows old with it   @returns ends it */
export function heartbeat(env: NodeJS.ProcessEnv, now: () => Date, inUse: Iterable<string> = []): () => void {
  const folder = beatFolder(env);
  makeFolder(folder);
  for (const name of namesIn(folder)) if (!isRunning(Number(name))) removeQuietly(join(folder, name));
  const own = join(folder, String(process.pid));
  const beat = (): void => {
    try {
      fs.writeFileSync(own, `${now().toISOString()}\n`);
      for (const path of inUse) if (fs.existsSync(path)) fs.utimesSync(path, now(), now());
    } catch {
      // A full disk makes it old, which is true.
    }
  };
  beat();
  const timer = setInterval(beat, BEAT_MS);
  return () => {
    clearInterval(timer);
    removeQuietly(own);
  };
}

/** Whether workers run here, and none of them hangs. */
export function isAlive(env: NodeJS.ProcessEnv, now: Date): boolean {
  // One that was killed leaves its file.
  const running = namesIn(beatFolder(env)).filter((name) => isRunning(Number(name)));
  const at = running.map((name) => standingAt(join(beatFolder(env), name))?.mtimeMs ?? 0);
  return at.length > 0 && at.every((ms) => now.getTime() - ms < SILENT_MS);
}
