/**
 * What came of a session file: of each of its conversations, and of the file itself.
 */
import type { ErrorTold, LithifyError } from "../errors.ts";
import type { Report } from "../transcript/read-session.ts";
import { addUsage, NO_USAGE, type Usage } from "../usage.ts";
import type { Conversation } from "./conversation.ts";
import type { NewSince } from "./count-new.ts";
import type { Staged } from "./staged.ts";
import type { Kept } from "./staging.ts";

/** What came of a conversation in one file. */
export interface Captured {
  readonly conversation: Conversation;
  readonly outcome: "captured" | "nothing-kept" | "nothing-new" | "failed" | "postponed";
  /** Daily logs created. */
  readonly logs: readonly string[];
  /** Names that a person's own text holds by now: left alone. */
  readonly occupied: readonly string[];
  readonly kept: number;
  readonly dropped: number;
  readonly rejected: number;
  /** Each of them, and why. */
  readonly rejections: Staged["rejected"];
  /** The one asked last; "" where none was. */
  readonly model: string;
  /** Of the slices that were taken. */
  readonly usage: Usage;
  readonly error?: ErrorTold;
}

export interface CapturedFile {
  readonly path: string;
  /** Undefined when the file could not be read to its end. */
  readonly report: Report | undefined;
  readonly conversations: readonly Captured[];
  /** What is new in a file that is left for later, since it is too little. */
  readonly waiting?: NewSince;
  readonly error?: Captured["error"];
}

export const nothingNew = (conversation: Conversation): Captured => ({
  ...{ conversation, outcome: "nothing-new", logs: [], occupied: [], kept: 0, dropped: 0, rejected: 0 },
  ...{ rejections: [], model: "" },
  usage: NO_USAGE,
});

/** One more slice was taken. */
export function withSlice(before: Captured, staged: Staged, { written, occupied }: Kept, usage: Usage): Captured {
  const logged = staged.records.filter(({ disposition }) => disposition.fate === "logged").length;
  const kept = before.kept + logged;
  return {
    ...before,
    outcome: kept > 0 || before.logs.length + staged.logs.length > 0 ? "captured" : "nothing-kept",
    logs: [...before.logs, ...written],
    occupied: [...before.occupied, ...occupied],
    kept,
    dropped: before.dropped + staged.records.length - logged,
    rejected: before.rejected + staged.rejected.length,
    rejections: [...before.rejections, ...staged.rejected],
    model: staged.model || before.model,
    usage: addUsage(before.usage, usage),
  };
}

/** A model's errors tell of weeks as a rule; here it was asked about a session. */
const HINTS: Readonly<Record<string, string>> = {
  EMPTY: "try a model that can call tools or answer in JSON; the session is asked about again with the next capture",
  REFUSED: "look with --print for what the model declines, or use another model",
  FILTERED: "look with --print for what the provider filters, or use another provider",
  ANSWER_CUT_OFF: "raise model.maxOutputTokens; the session is asked about again with the next capture",
  CONTEXT_TOO_LONG: "set model.contextTokens to what the model takes: longer sessions are asked about in parts",
};

export const told = ({ code, message, hint }: LithifyError) => ({ code, message, hint: HINTS[code] ?? hint });
