/**
 * A profile beside `typed`: it costs one more request over the same logs and answers on the JSON wire. Its memories go
 * the way of all others: gates, reconcile, plan.
 */
import type { Gate } from "../memory/evidence/gate.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import type { Found } from "../memory/memory.ts";
import type { Steps } from "../steps.ts";
import type { ChunkSize } from "../transcript/chunk.ts";
import type { Spoken } from "./records.ts";

/** `precision:` of the configuration. */
export interface Settings {
  /** Entries less important are rejected, 1 to 10. */
  readonly keepFrom: number;
  /** Names that are never a subject, beside the usual ones. */
  readonly actors: readonly string[];
}

export interface FurtherReading {
  readonly found: readonly Found[];
  readonly rejected: readonly Rejection[];
  /** Whether there was an answer of the right form, be it an empty one. */
  readonly heard: boolean;
}

export interface FurtherProfile {
  readonly name: "knowledge" | "precision";
  /** Prompt file, without its ending. */
  readonly prompt: string;
  /** How much of the logs one request reads, where its document says so; absent for all that the model's window holds. */
  readonly chunks?: ChunkSize;
  readonly tool: { readonly name: string; readonly description: string; readonly parameters: Record<string, unknown> };
  readonly read: (answer: Spoken, gate: Gate, settings: Settings) => FurtherReading;
  /** The same in steps: a week may hold thousands. */
  readonly reading: (answer: Spoken, gate: Gate, settings: Settings) => Steps<FurtherReading>;
}
