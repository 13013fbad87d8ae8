/**
 * The port to whatever answers a request: the built-in extractive model, a server, or a recording.
 * A model proposes text; nothing here trusts it. Pure: types, and the usage of nothing.
 */
import type { Week } from "../calendar/week.ts";
import type { DailyLog } from "../daily/daily-log.ts";

/** What is shown to the model of a memory that stands already, so that it updates instead of repeating. */
export interface KnownMemory {
  /** Base name, `feedback_use-real-database.md`. */
  readonly file: string;
  readonly type: string;
  readonly name: string;
  readonly description: string;
}

export interface Request {
  /** `week`: weekly document and memories in one answer. `extract`: memories alone. */
  readonly task: "week" | "extract";
  /** The week the logs belong to; absent for `extract` of other text. */
  readonly week?: Week;
  /** Stable instructions, first on the wire. */
  readonly system: string;
  /** Logs and known memories, quoted; volatile, last on the wire. */
  readonly user: string;
  readonly temperature: number;
  /** Upper bound of the answer, in tokens. */
  readonly maxOutputTokens: number;
  /** The same logs in structure, for a model that reads no prompt. */
  readonly logs: readonly DailyLog[];
  readonly known: readonly KnownMemory[];
}

export interface Usage {
  /** Requests that reached the server, failed ones too. */
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens: number;
}

export interface Answer {
  readonly text: string;
  /** The model's own name, as the server gave it, else as configured: `extractive`, `gpt-…`. */
  readonly model: string;
  readonly usage: Usage;
}

/**
 * Answers a request.
 * @throws {ModelError} with one of the week error codes of the contract (§4); never half an answer
 */
export type Model = (request: Request, signal: AbortSignal) => Promise<Answer>;

export const NO_USAGE: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, cachedTokens: 0 };
