import type { DailyLog } from "../../src/daily/daily-log.ts";
import type { Request } from "../../src/model/model.ts";
import { findingSure, type SureClaim } from "../../src/offline/sure/sure.ts";
import { ALL_RULES, type Rules, type WeekText } from "../../src/offline/week.ts";
import { finished } from "../../src/steps.ts";

/** A daily log from a literal. */
export function log(text: string, day = "2026-04-08", bodyStart = 0): DailyLog {
  const lines = text.split("\n");
  return { path: `logs/${day}.md`, day, sha256: "0".repeat(64), bytes: Buffer.byteLength(text), lines, bodyStart };
}

export function request(
  logs: readonly DailyLog[],
  task: "week" | "extract" = "week",
  known: Request["known"] = [],
): Request {
  return { task, week: "2026-W15", system: "", user: "", temperature: 0, maxOutputTokens: 4096, logs, known };
}

/** What a week says outright. */
export const sureClaims = (week: WeekText, rules: Rules = ALL_RULES): SureClaim[] => finished(findingSure(week, rules));
