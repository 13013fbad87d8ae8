/**
 * What carries a record of activity: messages, and the proof that they do or the reason why they do not.
 */
import type { RejectionCode } from "../../memory/evidence/rejection.ts";
import type { Role } from "../../transcript/transcript.ts";

export interface Message {
  /** As the slice counts them, ascending. */
  readonly number: number;
  readonly role: Role;
  readonly text: string;
}

export type Stopped = { readonly code: RejectionCode; readonly reason: string };
export type Proof = { readonly messages: readonly number[] } | Stopped;
