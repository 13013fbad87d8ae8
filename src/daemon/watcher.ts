/**
 * Follows the logs folders and hints at paths that changed: the one door of chokidar. Events are hints and nothing
 * more: what they miss is found by comparing stamps, which is also all there is where events do not work: on network
 * folders, and when the system has no watches left.
 *
 * What chokidar 6 needs here: `native` on Linux, since `native-recursive` loses a file that is saved as vim saves it;
 * no links; no `awaitWriteFinish`, which a file that never goes quiet never passes; `atomic` off, since a hint too many
 * costs nothing and one that comes late does.
 */
import { basename, isAbsolute, join } from "node:path";
import { watch as watchFolders } from "chokidar";
import { networkKind } from "../store/disk/network-kind.ts";
import { realPathOf } from "../store/disk/real-folder.ts";
import type { Settings } from "./look.ts";
import { standing } from "./stamps.ts";

export type WatchMode = "events" | "polling" | "off";

export interface Follower {
  readonly mode: () => WatchMode;
  readonly close: () => Promise<void>;
}

interface Listener {
  /** A log may have changed; absolute. */
  readonly hint: (path: string) => void;
  /** A folder of logs itself has gone, and nothing is followed any more. */
  readonly folder: () => void;
  /** Events will not do: from now on files are compared more often. Told once. */
  readonly fallBack: (reason: string) => void;
  /** All folders are followed. */
  readonly ready: () => void;
}

export function follow({ logFolders, poll }: Pick<Settings, "logFolders" | "poll">, listener: Listener): Follower {
  const network = poll === "auto" ? networkKind(logFolders) : undefined;
  if (network !== undefined) listener.fallBack(`the logs lie on ${network}, where changes raise no events`);
  if (poll === "always" || network !== undefined) return { mode: () => "polling", close: async () => {} };

  let mode: WatchMode = "events";
  // A logs folder may itself be a link that the user's configuration allows; the watcher follows none.
  const roots = logFolders.map(realPathOf);
  const watcher = watchFolders(roots, {
    backend: process.platform === "linux" ? "native" : "auto",
    ...{ followSymlinks: false, ignoreInitial: true, atomic: false, ignorePermissionErrors: true },
    ignored: (path) => !roots.includes(path) && basename(path).startsWith("."),
  });
  const stood = standing(roots);
  let over = false;
  const end = (): void => {
    if (over) return;
    over = true;
    void watcher.close();
    listener.folder();
  };
  // It follows what comes in the place of a root as well, a link to anywhere with all that lies there.
  const hint = (path: string): void => {
    if (!over && standing(roots) !== stood) end();
    if (!over) listener.hint(path);
  };
  watcher.on("add", hint);
  watcher.on("change", hint);
  watcher.on("unlinkDir", (path) => {
    if (roots.includes(path)) end();
  });
  // Before chokidar has listed the folder anew, which takes milliseconds where it holds hundreds of files. Its form is
  // not promised: what is missing in it comes a little later by the two above.
  watcher.on("raw", (_event, name: unknown, details: unknown) => {
    const folder = (details as { watchedPath?: unknown } | undefined)?.watchedPath;
    if (typeof name !== "string" || typeof folder !== "string" || !isLogName(name)) return;
    hint(isAbsolute(name) ? name : join(folder, name));
  });
  watcher.on("ready", listener.ready);
  // The system has no watches left, or something else that half of the folders may not survive.
  watcher.on("error", (error) => {
    if (mode !== "events") return;
    mode = poll === "never" ? "off" : "polling";
    void watcher.close();
    listener.fallBack(whyNoEvents(error));
  });
  return { mode: () => mode, close: () => watcher.close() };
}

/** Neither an editor's own file, hidden or with a tilde, nor a folder. */
const isLogName = (name: string): boolean => !basename(name).startsWith(".") && /\.(?:md|markdown|txt)$/i.test(name);

function whyNoEvents(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return "the system has no watches left (ENOSPC): raise fs.inotify.max_user_watches";
  if (code === "EMFILE") return "the system has no watchers left (EMFILE): raise fs.inotify.max_user_instances";
  return `following the logs failed: ${message}`;
}
