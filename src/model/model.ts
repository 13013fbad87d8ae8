/**
 * The port to whatever answers a request: the built-in extractive model, a server, or a recording. A model proposes
 * text; nothing here trusts it.
 */
import type { Week } from "../calendar/week.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import type { Usage } from "../usage.ts";

/** What is shown to the model of a memory that stands already, so that it updates instead of repeating. */
export interface KnownMemory {
  /** Base name, `feedback_use-real-database.md`. */
  readonly file: string;
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** Of the few that bear most on the logs: what they say in full, and the days of their evidence. */
  readonly body?: string;
  readonly days?: readonly string[];
}

/**
 * What a request is for: a weekly document and typed memories in one answer, typed memories alone, only what a person marked (of the
 * offline model), one further profile, or a longer level.
 */
export const TASKS = ["week", "extract", "marked", "activity", "knowledge", "precision", "level"] as const;
export type Task = (typeof TASKS)[number];

/** The one tool a model may call to hand its records over, where its server supports tools. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON schema of the call's argument: an object of arrays. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ToolCall {
  readonly name: string;
  /** As the model wrote it: meant to be a JSON object, not yet parsed. */
  readonly arguments: string;
}

export interface Request {
  readonly task: Task;
  /** Absent for fenced blocks and prose. The prompt also says how to answer without it, in one JSON object. */
  readonly tool?: Tool;
  /** The week the logs belong to; absent for other text. */
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

export interface Answer {
  /** What stands outside of tool calls; "" when there is nothing else. */
  readonly text: string;
  /** In the order they were made; absent when there are none. */
  readonly calls?: readonly ToolCall[];
  /** The model's own name, as the server gave it, else as configured: `extractive`, `gpt-…`. */
  readonly model: string;
  readonly usage: Usage;
}

/**
 * Answers a request.
 * @throws {ModelError} with one of the week error codes of the contract (§4); never half an answer
 */
export type Model = (request: Request, signal: AbortSignal) => Promise<Answer>;
