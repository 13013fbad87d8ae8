/**
 * The logs that `lithify capture` makes of agents' sessions. Their headings are a form; `## Evidence` holds the turns that the records
 * above it rest on: they prove, and what they say is said above in fewer words.
 */
import { onceFor } from "../once.ts";
import type { DailyLog } from "./daily-log.ts";

/** What was asked for, done by tomorrow as a rule: a weekly document names it in front of what it tells of it. */
export const REQUESTS = "Requests";
export const DISCUSSIONS = "Discussions";
export const ATTEMPTS = "Attempts";

export function isCaptured({ lines, bodyStart }: Pick<DailyLog, "lines" | "bodyStart">): boolean {
  const matter = lines.slice(0, bodyStart);
  return ["source", "session", "entries"].every((key) => matter.some((line) => line.startsWith(`${key}: `)));
}

/** When the last of a session's log was said; "" of other logs. */
export const endOf = onceFor((log: DailyLog): string => {
  const end = log.lines.slice(0, log.bodyStart).find((line) => line.startsWith("until: "));
  return end !== undefined && isCaptured(log) ? end : "";
});
