/**
 * Whose a file is, and who else may write it. What another user owns was not made by this one, whatever stands in it.
 */

import fs from "node:fs";
import { join } from "node:path";
import { tried } from "../../errors.ts";
import { standingAt } from "./real-folder.ts";

/** @returns the owner's number where that is neither this process's user nor one of `others`; undefined also where nothing stands */
export function foreignOwner(path: string, others: readonly number[] = []): number | undefined {
  const self = process.geteuid?.();
  const owner = self === undefined ? undefined : standingAt(path)?.uid;
  return owner === undefined || owner === self || others.includes(owner) ? undefined : owner;
}

/** What is known of a file: owner, and mode with the permissions in its lowest nine bits. */
export interface Standing {
  readonly uid: number;
  readonly mode: number;
}

const [OTHERS_WRITE, OTHERS_ENTER] = [0o022, 0o011];

/**
 * Why a user's own folder, or what lies in it, may be somebody else's work; undefined where it is not.
 * @param self the user's number; undefined on a system without owners, where nothing is told
 * @param above the folder that it lies in: what nobody else can enter nobody else writes, whatever its own mode
 */
export function whyOthers({ uid, mode }: Standing, self: number | undefined, above?: Standing): string | undefined {
  if (self === undefined) return undefined;
  if (uid !== self) return `belongs to another user (${uid})`;
  if ((mode & OTHERS_WRITE) === 0 || (above && (above.mode & OTHERS_ENTER) === 0)) return undefined;
  return `may be written by other users (mode ${(mode & 0o777).toString(8).padStart(4, "0")})`;
}

/** Whether the disk keeps what a mode says: a memory stick, or a folder of Windows' seen from Linux, gives all of its files one. */
export function keepsModes(folder: string): boolean {
  // Named as `isTemp` knows it, so that what a kill leaves is swept.
  const probe = join(folder, `.lithify-${process.pid}-0.tmp`);
  return tried(() => {
    fs.writeFileSync(probe, "", { flag: "wx", mode: 0o600 });
    const kept = ((standingAt(probe)?.mode ?? 0) & 0o077) === 0;
    fs.unlinkSync(probe);
    return kept;
  }, true);
}
