/** How a week ended, as a run tells it and a report prints it. */
import type { Week } from "../calendar/week.ts";
import type { ErrorTold } from "../errors.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import type { ChangeKind } from "../memory/reconcile.ts";
import type { Usage } from "../usage.ts";
import type { AskedWeek } from "./compact-week.ts";
import type { Likely } from "./likely.ts";

export type Outcome = "compacted" | "no-memories" | "nothing-due" | "failed" | "postponed" | "pending";

export type Fallback = NonNullable<AskedWeek["fallback"]>;

export interface WeekResult {
  readonly week: Week;
  readonly outcome: Outcome;
  readonly memories: readonly { readonly file: string; readonly change: ChangeKind; readonly because: string }[];
  readonly rejected: readonly Rejection[];
  /** What was left out of memories, since no line has it. */
  readonly trimmed?: readonly { readonly file: string; readonly specific: string }[];
  readonly bytes: { readonly logs: number; readonly weekly: number };
  readonly model: string;
  readonly usage: Usage;
  readonly notices: readonly string[];
  /** What the offline model was not sure of; absent for a week that was not answered. */
  readonly likely?: Likely;
  /** The model whose answer was of no use, so that the offline one wrote the document. */
  readonly fallback?: Fallback;
  readonly error?: ErrorTold;
}
