/**
 * What can befall the process of `lithify watch`: a hang-up, a fault that nobody caught, a reader that is gone.
 */

import fs from "node:fs";
import { tried } from "../errors.ts";

/** If something keeps the process alive after its end, a child or a socket, it goes all the same. */
const LINGER_MS = 300;

interface Befalling {
  /** On SIGHUP. */
  readonly reload: () => void;
  /** What ended the process: it goes down with a non-zero code right after. */
  readonly fault: (error: Error) => void;
  /** Whether people read along in a terminal. */
  readonly terminal: boolean;
}

/** @returns ends it */
export function guardProcess({ reload, fault, terminal }: Befalling): () => void {
  const onHangUp = (): void => {
    if (terminal && !terminalIsThere()) process.emit("SIGTERM");
    else reload();
  };
  process.on("SIGHUP", onHangUp).on("uncaughtExceptionMonitor", fault);
  return () => process.off("SIGHUP", onHangUp).off("uncaughtExceptionMonitor", fault);
}

/** Whoever read the lines, a pager, a pipe, a terminal, may go: the work goes on, and the journal has the lines too. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

/** The exit code is the one that is set by then. */
export function endSoon(): void {
  setTimeout(() => process.exit(), LINGER_MS).unref();
}

/** SIGHUP also comes when a terminal is closed: a daemon in its foreground ends with it, as nobody would find it again. */
const terminalIsThere = (): boolean => tried(() => fs.closeSync(fs.openSync("/dev/tty", "r")) === undefined, false);
