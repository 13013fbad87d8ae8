/**
 * What the daemon did, as it does it: a line for people on stderr, and a JSON line in the journal, which is rotated.
 * Before: daemon.ts. After: `lithify service logs`. Shell. Nothing is written while nothing happens.
 */
import { appendJournal } from "../store/journal.ts";

export type DaemonEvent =
  | "started"
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

export interface RunLog {
  /** For the terminal and the journal. */
  readonly note: (event: DaemonEvent, text: string, run?: string) => void;
}

/** A journal that cannot be written is said once: the disk is full, and the work that can go on goes on. */
export function openRunLog(journal: string, now: () => Date, tell: (line: string) => void): RunLog {
  let refused = false;
  return {
    note(event, text, run) {
      const at = now().toISOString();
      tell(`${at.slice(0, 19)}Z ${text}`);
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
