/**
 * What becomes of a workspace's turn, by how its compaction ended. Pure: who asks again, after what, and what waits for a person is
 * decided here and done by pg-boss.
 */
import { addWeeks, type Week } from "../calendar/week.ts";
import type { ErrorTold } from "../errors.ts";

/** How the compaction ended. */
export interface Compacted {
  /** Null: it was killed. */
  readonly code: number | null;
  /** What it printed, where that is JSON. */
  readonly report: Report | undefined;
  /** Its last words. */
  readonly said: string;
}

type Fault = Pick<ErrorTold, "code" | "message">;

export interface Report {
  readonly weeks?: readonly { readonly week: Week; readonly outcome: string; readonly error?: Fault }[];
  readonly levels?: readonly { readonly period: string; readonly outcome: string; readonly error?: Fault }[];
  readonly pushPostponed?: string;
  readonly commitPostponed?: string | null;
  readonly error?: Fault;
}

/** Why the worker itself held a request back. */
export interface HeldBack {
  readonly verdict: "budget" | "rate" | "lost" | "database" | "config";
  readonly because: string;
  readonly waitSeconds: number;
}

/** What a turn has behind it that began after weeks which failed for good: asking those again would end the same. */
export interface Behind {
  readonly since?: Week | undefined;
  /** Why they failed. */
  readonly failed?: Fault | undefined;
}

export type Ending = Fault &
  (
    | { readonly kind: "done" }
    /** It has more to do than one turn: others come first. */
    | ({ readonly kind: "more" } & Behind)
    /** It goes on when there is room again. */
    | { readonly kind: "later"; readonly afterSeconds: number }
    /** Something passing: pg-boss tries again, later each time. */
    | { readonly kind: "again" }
    /** The key is refused: its workspaces wait, those of others go on. */
    | { readonly kind: "key" }
    /** Asking again would end the same: a person looks at it. */
    | { readonly kind: "dead" }
    /** There is nothing to do, or nothing more: it is paused, removed, or somebody else has the job by now. */
    | { readonly kind: "none" }
  );

/** What passes by itself, or on another machine; anything else would end the same. */
const PASSING = new Set([
  ...["RATE_LIMITED", "SERVER", "TIMEOUT", "NETWORK", "SERVER_ERROR_200", "NO_CHOICES", "HISTORY_CUT_OFF"],
  ...["ENOSPC", "EDQUOT", "EIO", "EROFS", "EACCES", "EMFILE", "ENFILE", "EAGAIN", "ENOMEM"],
]);

/** A day or a month of the workspace's own zone may begin at any hour; a look costs no request. */
const OWN_BUDGET_SECONDS = 3_600;

/** @param most how many weeks it was to take */
export function endingOf(
  { code, report, said }: Compacted,
  held: HeldBack | undefined,
  { most, since, failed }: Behind & { readonly most: number },
): Ending {
  const again = (fault: Fault): Ending => ({ kind: "again", ...fault });
  if (held?.verdict === "lost") return { kind: "none", code: "LOST", message: held.because };
  if (report?.error)
    // Exit 2: what is configured, here or there. Another lithify at work, or a full disk, passes.
    return code === 2 ? { kind: "dead", ...report.error } : again(report.error);
  if (report?.weeks === undefined)
    return again({ code: "CRASHED", message: said || `the compaction ended with ${code}` });
  const faults = [...report.weeks, ...(report.levels ?? [])].flatMap(({ error }) => error ?? []);
  const refused = faults.find((fault) => fault.code === "AUTH");
  if (refused) return { kind: "key", ...refused };
  if (held?.verdict === "config") return { kind: "dead", code: "BAD_CONFIG", message: held.because };
  if (held) {
    const fault = {
      code: held.verdict === "budget" ? "BUDGET" : held.verdict === "rate" ? "PACED" : "DATABASE",
      message: held.because,
    };
    return held.verdict === "database" ? again(fault) : { kind: "later", afterSeconds: held.waitSeconds, ...fault };
  }
  const passing = faults.find((fault) => PASSING.has(fault.code));
  if (passing) return again(passing);
  // A push that waits for the commit does not say what that waits for.
  const unsent = report.commitPostponed ?? report.pushPostponed;
  if (unsent) return again({ code: "NOT_PUSHED", message: unsent });
  // Its own, of its configuration: the fleet may have room.
  const own = faults.find((fault) => fault.code === "BUDGET");
  if (own) return { kind: "later", afterSeconds: OWN_BUDGET_SECONDS, ...own };
  const lasting = failed ?? faults[0];
  const last = report.weeks.at(-1)?.week;
  // Weeks that failed for good stand in nobody's way: the next turn begins after them, and the last one tells a person of them. Months
  // are made by a turn without that.
  if (last !== undefined && report.weeks.length >= most)
    return {
      kind: "more",
      since: lasting || since ? addWeeks(last, 1) : undefined,
      failed: lasting,
      ...(lasting ?? OK),
    };
  return lasting ? { kind: "dead", ...lasting } : { kind: "done", ...OK };
}

export const OK: Fault = { code: "OK", message: "" };

const LEFT_DUE = new Set(["failed", "postponed", "pending"]);

/** The oldest week that a turn left due, null where it left none; undefined: it came to no week, and what was known before holds on. */
export const oldestDue = ({ report }: Compacted, { kind, code }: Ending): Week | null | undefined =>
  report?.weeks &&
  (
    report.weeks.find(({ outcome }) => code === "NOT_PUSHED" || LEFT_DUE.has(outcome)) ??
    (kind === "more" ? report.weeks.at(-1) : undefined) ?? { week: null }
  ).week;
