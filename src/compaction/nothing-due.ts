/**
 * The result of a week that nobody was asked about. It stands apart from the asking, which need not be loaded for it.
 */
import { NO_USAGE } from "../model/model.ts";
import type { WeekResult } from "./compact.ts";
import type { WeekState } from "./due.ts";

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
