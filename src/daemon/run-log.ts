/**
 * What the daemon did, as it does it: a line for people on stderr, and a JSON line in the journal, which is rotated.
 * Nothing is written while nothing happens.
 */

import fs from "node:fs";
import { dirname } from "node:path";
import { tried } from "../errors.ts";
import { oneLine } from "../report/printable.ts";
import { appendJournal, type JournalEntry, readJournal } from "../store/state/journal.ts";

export type DaemonEvent =
  | "started"
  | "refused"
  | "stopped"
  | "watching"
  | "polling"
  | "reloaded"
  | "due"
  | "compacting"
  | "compacted"
  | "failed"
  | "postponed"
  | "committed"
  | "captured"
  | "waiting"
  | "trouble"
  | "mended";

/**
 * A journal that cannot be written is said once: the disk is full, and the work that can go on goes on. Where the state
 * folder was taken away no new one is made for the journal alone.
 */
export function openRunLog(journal: string, now: () => Date, tell: (line: string) => void) {
  let refused = false;
  return {
    /** For the terminal and the journal. */
    note(event: DaemonEvent, text: string, run?: string): void {
      const at = now().toISOString();
      tell(`${at.slice(0, 19)}Z ${oneLine(text)}`);
      if (!fs.existsSync(dirname(journal))) return;
      try {
        appendJournal(journal, { at, event, text, ...(run !== undefined && { run }) });
        refused = false;
      } catch (error) {
        if (!refused) tell(`${at.slice(0, 19)}Z the journal cannot be written: ${(error as Error).message}`);
        refused = true;
      }
    },
  };
}

/** A service manager that starts a refused daemon over and over must not push what happened out of the journal. */
const REFUSED_AGAIN_MS = 3_600_000;
const COULD_NOT = "could not begin: ";

/**
 * Keeps why a daemon could not begin, for `lithify service logs`: what it says on its way out nobody may read. The same
 * once an hour, and nothing in a folder that has no state.
 */
export function keepRefusal(journal: string, message: string, now: Date): void {
  const text = message.replace(/\n[ \t]*/g, "; ");
  // Where it cannot be written it is said on stderr in any case.
  tried(() => {
    if (!fs.existsSync(dirname(journal)) || lastRefusal(journal, now.getTime()) === text) return;
    appendJournal(journal, { at: now.toISOString(), event: "refused" satisfies DaemonEvent, text: COULD_NOT + text });
  }, undefined);
}

/** Why a daemon could last not begin, where that was in the hour before `atMs`, or later. */
export function lastRefusal(journal: string, atMs: number): string | undefined {
  const isRecent = ({ at }: JournalEntry): boolean => Date.parse(at) > atMs - REFUSED_AGAIN_MS;
  const entry = readJournal(journal).entries.findLast((one) => one.event === "refused" && isRecent(one));
  return entry?.text.slice(COULD_NOT.length);
}
