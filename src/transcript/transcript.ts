/**
 * The port of the transcript room: what a session file of a coding agent is to the rest of lithify. Types only.
 */
import type { Fields } from "./fields.ts";

/** The tools whose session files lithify reads. */
export type Tool = "claude-code" | "codex" | "openclaw";

/**
 * Who speaks. `user` is the person at the keyboard and nobody else: a task that one agent gives another, a context that the
 * tool adds, a summary written at a compaction are `system` or left out.
 */
export type Role = "user" | "assistant" | "system" | "tool-call" | "tool-result";

/** One thing said or done. Never reasoning, never what a tool was given to write or gave back. */
export interface Turn {
  /** The record's own identity where it has one, else a digest of its time, role and text: it outlives a moved or rewritten file. */
  readonly id: string;
  readonly sessionId: string;
  readonly role: Role;
  /** Plain text, LF, without terminal escapes and invisible characters. A tool call: its name, and a file or a program, on one line. */
  readonly text: string;
  /** The record's time, `2026-02-10T21:11:56.846Z`; undefined when the file does not say. */
  readonly time: string | undefined;
  /** Set in a sub-agent's conversation, which is kept apart from the person's. */
  readonly subAgent?: string;
  /** The message this is a part of, where a tool writes one message over several rows. See `joinStreamed`. */
  readonly message?: string;
}

export interface SessionHead {
  readonly tool: Tool;
  readonly sessionId: string;
  /** The folder the agent worked in, as the file has it: absolute, on the machine of the session. */
  readonly cwd: string | undefined;
  /** The whole session is a sub-agent's. */
  readonly subAgent?: string;
}

export interface Session extends SessionHead {
  readonly turns: readonly Turn[];
}

/** One line of a session file that holds an object. */
export interface Row {
  readonly value: Fields;
  readonly line: number;
}

/** Why a piece of a record is not a turn. Counted, so that `capture --print` can say what was left out. */
export type SetAside = "reasoning" | "injected" | "summary" | "duplicate" | "synthetic";

export type NoticeCode =
  | "NOT_A_FILE"
  | "UNKNOWN_FORMAT"
  | "NO_PERSON"
  | "NOT_JSON"
  | "NOT_AN_OBJECT"
  | "HALF_LINE"
  | "LINE_TOO_LONG"
  | "INVALID_UTF8"
  | "UNKNOWN_TYPE"
  | "BAD_RECORD"
  | "UNPAIRED_USER";

export type ReaderEvent =
  | { readonly kind: "session"; readonly session: SessionHead }
  | { readonly kind: "turn"; readonly turn: Turn }
  | { readonly kind: "aside"; readonly what: SetAside }
  | { readonly kind: "notice"; readonly code: NoticeCode; readonly line: number; readonly detail?: string };

/**
 * Reads one file's rows, in order. It holds a bounded memory of what came before, gives the same events for the same rows, and
 * throws on no row. `end` gives what it held back in case more rows would follow; reading may not go on after it.
 */
export interface Reader {
  readonly read: (row: Row) => readonly ReaderEvent[];
  readonly end: () => readonly ReaderEvent[];
}

/** @param fallbackId the session's id where no row names one: the file's base name */
export type ReaderFor = (fallbackId: string) => Reader;
