/**
 * Reads the bench's gold weeks and the logs they are about, for the scripts beside it. Effects: reads files.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DailyLog } from "../src/daily/daily-log.ts";
import { saidIn } from "../src/daily/said.ts";

export interface GoldWeek {
  readonly source: string;
  readonly week: string;
  readonly memories: readonly {
    readonly type: string;
    readonly name: string;
    readonly importance: number;
    readonly lines: readonly string[];
  }[];
  readonly facts: readonly {
    readonly kind: string;
    readonly lines: readonly string[];
    readonly keys: readonly string[];
  }[];
}

/** @param shared the folder that holds `bench/` and `corpus/` */
export function goldWeeks(shared: string, part: "train" | "dev"): GoldWeek[] {
  const folder = join(shared, "bench", "gold", part);
  return readdirSync(folder)
    .sort()
    .flatMap((source) =>
      readdirSync(join(folder, source))
        .filter((file) => file.endsWith(".a.json"))
        .sort()
        .map((file) => JSON.parse(readFileSync(join(folder, source, file), "utf8")) as GoldWeek),
    );
}

/** The daily logs of a folder `DIR/YYYY-MM-DD….md`, by name, as lithify's own reader would give them. */
export function logsIn(folder: string): DailyLog[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-\d\d-\d\d.*\.md$/.test(file))
    .sort()
    .map((file) => {
      const raw = readFileSync(join(folder, file));
      const lines = raw
        .toString("utf8")
        .replace(/^\uFEFF/, "")
        .split(/\r?\n/);
      const end = lines[0]?.trim() === "---" ? lines.indexOf("---", 1) : -1;
      const sha256 = createHash("sha256").update(raw).digest("hex");
      return {
        path: `logs/${file}`,
        day: file.slice(0, 10),
        sha256,
        bytes: raw.length,
        lines: saidIn(lines),
        bodyStart: end + 1,
      };
    });
}

export function logsOfWeek(shared: string, source: string, week: string): DailyLog[] {
  return logsIn(join(shared, "corpus", "logs", source)).filter((log) => isoWeek(log.day) === week);
}

/** The ISO 8601 week of a day; the bench's own, so that it does not lean on what it measures. */
export function isoWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const year = date.getUTCFullYear();
  const week = Math.ceil(((date.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
  return `${year}-W${String(week).padStart(2, "0")}`;
}
