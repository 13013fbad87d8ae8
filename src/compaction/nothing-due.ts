/**
 * The result of a week that nobody was asked about. It stands apart from the asking, which need not be loaded for it.
 */
import type { ErrorTold } from "../errors.ts";
import { NO_USAGE } from "../usage.ts";
import type { Unread, WeekState } from "./due.ts";
import type { WeekResult } from "./week-result.ts";

/** The week is made from what could be read, and failed for the rest. */
export const UNREAD_LOG = "UNREAD_LOG";

/** Nobody can tell here what was taken out of the week: nothing is made of it until somebody does. */
export const HISTORY_CUT_OFF = "HISTORY_CUT_OFF";

/** At most so many logs are named. */
const MOST_NAMED = 3;

/** A week named by a person that is not due. */
export const nothingDue = (state: WeekState): WeekResult => ({
  ...nothing(state),
  outcome: "nothing-due",
  notices: [state.reason],
});

/** The result of a week of which nothing was made. */
export const nothing = (state: WeekState) => ({
  week: state.week,
  memories: [],
  rejected: [],
  bytes: { logs: bytesOf(state), weekly: 0 },
  model: "",
  usage: NO_USAGE,
  notices: [] as string[],
});
export const bytesOf = ({ logs }: WeekState): number => logs.reduce((total, { bytes }) => total + bytes, 0);

/** A week that is not due and is not whole either: nobody is asked about it again until what could not be read changes. */
export function stillUnread(state: WeekState): WeekResult | undefined {
  const unread = [...state.unread, ...state.refused];
  return unread.length === 0 ? undefined : { ...nothing(state), outcome: "failed", error: unreadError(unread) };
}

export function unreadError(unread: readonly Unread[]): ErrorTold {
  const named = unread.slice(0, MOST_NAMED).map(({ path, reason }) => `${path}: ${reason}`);
  const more = unread.length - named.length;
  return {
    code: UNREAD_LOG,
    message: [...named, ...(more > 0 ? [`${more} more`] : [])].join("; "),
    hint: "mend or rename the log, or move it out of the logs folder; the rest of the week is compacted",
  };
}

/** A week that cannot be begun. */
export const failedWeek = (state: WeekState, { code, message, hint }: ErrorTold): WeekResult => ({
  ...nothing(state),
  outcome: "failed",
  error: { code, message, hint },
});

/** A week whose answer has not come. */
export const pendingWeek = (state: WeekState, because: string): WeekResult => ({
  ...nothing(state),
  outcome: "pending",
  notices: [because],
});
