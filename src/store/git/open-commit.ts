/**
 * A person's `git commit` with its editor or a hook open. It has read HEAD, holds no lock, and fails where the branch moves before it
 * ends; given once more, its `--amend` would change the commit that came between.
 */
import fs from "node:fs";
import { uptime } from "node:os";
import { join, resolve } from "node:path";
import { tried } from "../../errors.ts";
import { namesIn } from "../disk/real-folder.ts";
import { headOfFile } from "../disk/regular-file.ts";
import { Postponed } from "./postponed.ts";
import type { Repository } from "./repository.ts";

/** Git before its command, with what it is told there. */
const COMMITS =
  /^(?:[^\0]*\/)?git\0(?:(?:-[cC]|--(?:git-dir|work-tree|namespace|config-env))\0[^\0]*\0|-(?![cC]\0)[^\0]*\0)*commit\0/;

/** The system's clock of processes and that of files are ticks of up to 10 ms. */
const TICK_MS = 10;

/**
 * One whose branch has moved since it began, and since its message was laid out, has made its commit and runs what comes after it, or has
 * failed already. As far as the system tells of processes: Linux does, of those of the same user.
 * @throws {Postponed}
 */
export function refuseOpenCommit({ gitFolder, top, prefix, common, branch }: Repository): void {
  const changed = (path: string): number => fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const moved = Math.max(changed(join(gitFolder, "logs/HEAD")), changed(join(resolve(top, prefix, common), branch)));
  const isOpen = (process: string): boolean =>
    // Git goes to the top of the work tree first.
    fs.readlinkSync(join(process, "cwd")) === top &&
    COMMITS.test(told(process, "cmdline")) &&
    Math.max(begun(told(process, "stat")) - TICK_MS, changed(join(gitFolder, "COMMIT_EDITMSG"))) > moved;
  for (const pid of tried(() => namesIn("/proc"), []))
    if (/^\d+$/.test(pid) && tried(() => isOpen(join("/proc", pid)), false))
      throw new Postponed("commit-open", `process ${pid}`);
}

const told = (process: string, what: string): string => String(headOfFile(join(process, what), 4096)?.head ?? "");

/** When a process began, of its 22nd field; the second, its name, may hold spaces and brackets. */
const begun = (stat: string): number =>
  performance.timeOrigin +
  performance.now() -
  uptime() * 1000 +
  Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]) * TICK_MS;
