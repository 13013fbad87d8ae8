/**
 * The gates between an answer and the memory folder, the same for blocks and for a weekly document's bullets: no
 * secret, no order, proved from the logs.
 */
import { findSecrets } from "../../daily/redact.ts";
import { evidenceDigests, prove } from "./evidence.ts";
import { orderIn } from "./instruction.ts";
import type { Logbook } from "./logbook.ts";
import type { RejectionCode } from "./rejection.ts";
import type { Span } from "./span.ts";

export interface Statement {
  readonly text: string;
  readonly quotes: readonly string[];
  readonly days?: readonly string[];
  /** Words that stand beside the text and claim nothing, such as tags: no secret and no order may hide in them. */
  readonly beside?: readonly string[];
  /** An existing memory that it says it sharpens. */
  readonly updates?: string;
}

export type Passed = { readonly spans: readonly Span[]; readonly evidence: readonly string[] };
export type Stopped = { readonly code: RejectionCode; readonly reason: string };

export interface Gate {
  readonly book: Logbook;
  /** `redact.allow`: texts that look like secrets and are none. */
  readonly allow: readonly string[];
  /** What the active memories say, by base name. */
  readonly known: ReadonlyMap<string, string>;
}

/** @returns where the statement stands in the logs, or which gate stopped it and why; a reason never shows a secret */
export function passGate(
  { text, quotes, days, beside = [], updates }: Statement,
  { book, allow, known }: Gate,
): Passed | Stopped {
  const shown = [text, ...beside].join("\n");
  const secret = findSecrets(shown, allow)[0];
  if (secret) return { code: "SECRET", reason: `it holds what looks like a secret (${secret.rule})` };
  const order = orderIn(shown);
  if (order) return { code: "INSTRUCTION", reason: order };
  const sharpens = updates === undefined ? undefined : known.get(updates.slice(updates.lastIndexOf("/") + 1));
  const proof = prove({ text, quotes, ...(days && { days }), ...(sharpens !== undefined && { sharpens }) }, book);
  return "spans" in proof ? { spans: proof.spans, evidence: evidenceDigests(proof.spans, book) } : proof;
}
