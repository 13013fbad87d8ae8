/**
 * What did not fit of an answer: reported with its line and reason, kept out of `memory/`, never fatal.
 */
import type { Span } from "./source.ts";

export type RejectionCode =
  | "CUT_OFF"
  | "BAD_FRONT_MATTER"
  | "MISSING_FIELD"
  | "UNKNOWN_FIELD"
  | "BAD_VALUE"
  | "UNKNOWN_TYPE"
  | "TOO_LONG"
  | "NO_EVIDENCE"
  | "UNSUPPORTED"
  | "SECRET"
  | "DUPLICATE"
  | "INSTRUCTION"
  | "ACTOR_SUBJECT"
  | "NARRATION"
  | "TRANSIENT"
  | "SESSION_SCOPE"
  | "ROUTINE"
  | "NOT_GENERALIZABLE"
  | "NO_FACTS"
  | "UNCONFIRMED"
  | "LOW_IMPORTANCE"
  | "AGENTS_WORD";

/** The form of a record was wrong: nobody who reads the logs could mend it. */
export const OF_FORM: readonly RejectionCode[] = [
  ...(["BAD_FRONT_MATTER", "MISSING_FIELD", "UNKNOWN_FIELD", "BAD_VALUE", "UNKNOWN_TYPE", "TOO_LONG"] as const),
];

export interface Rejection {
  readonly code: RejectionCode;
  /** Line of the answer on which the block or bullet begins, from 1. */
  readonly line: number;
  readonly reason: string;
  /** `logs/2026-04-08.md:3`: the log's line that says it, looked for where no model was asked. */
  readonly at?: string;
  /** How many specifics or quotes it lacks that the logs do not have; absent where it was rejected for something else. */
  readonly missing?: number;
  /** The memory that it would have changed, and the lines that it quotes for that. */
  readonly changes?: { readonly file: string; readonly spans: readonly Span[] };
  /** What was rejected, for `.lithify/rejected/` only; never printed. */
  readonly text?: string;
}
