/**
 * What requests have cost, in `.lithify/ledger.jsonl`: a line a request, failed ones too.
 * Before: a request has ended. After: the budget asks before the next one, `lithify usage` prints.
 * Shell; the sums are pure.
 */
import type { Day, Week } from "../calendar/week.ts";
import type { Usage } from "../model/model.ts";
import { appendLine, readLines } from "./line-file.ts";

export interface LedgerEntry extends Usage {
  /** The day the request was made, in the workspace's time zone. */
  readonly day: Day;
  /** The week that was asked about; null for other text. */
  readonly week: Week | null;
  readonly provider: string;
  readonly model: string;
  /** By the configured price; 0 without one. */
  readonly costUsd: number;
}

export interface UsageSum extends Usage {
  readonly key: string;
  readonly costUsd: number;
}

/** Appends what a request cost; safe on disk when it returns. @throws {DiskError} */
export function recordUsage(path: string, entry: LedgerEntry): void {
  appendLine(path, entry);
}

/** All that was recorded. `ignored` counts lines that are torn or of another version: their cost is not known. */
export function readLedger(path: string): { readonly entries: readonly LedgerEntry[]; readonly ignored: number } {
  const { values, ignored } = readLines(path, asEntry);
  return { entries: values, ignored };
}

/** Sums by day, week, month (`2026-04`) or model, sorted by key. Entries of no week have the key `-`. */
export function sumUsage(entries: readonly LedgerEntry[], by: "day" | "week" | "month" | "model"): UsageSum[] {
  const sums = new Map<string, UsageSum>();
  for (const entry of entries) {
    const key = by === "month" ? entry.day.slice(0, 7) : (entry[by] ?? "-");
    const sum = sums.get(key) ?? { key, calls: 0, inputTokens: 0, outputTokens: 0, cachedTokens: 0, costUsd: 0 };
    sums.set(key, {
      key,
      calls: sum.calls + entry.calls,
      inputTokens: sum.inputTokens + entry.inputTokens,
      outputTokens: sum.outputTokens + entry.outputTokens,
      cachedTokens: sum.cachedTokens + entry.cachedTokens,
      costUsd: sum.costUsd + entry.costUsd,
    });
  }
  return [...sums.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function asEntry(value: unknown): LedgerEntry | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const entry: Partial<Record<keyof LedgerEntry, unknown>> = value;
  const { day, week, provider, model, calls, inputTokens, outputTokens, cachedTokens, costUsd } = entry;
  if (typeof day !== "string" || typeof provider !== "string" || typeof model !== "string") return undefined;
  if (week !== null && typeof week !== "string") return undefined;
  if (!isAmount(calls) || !isAmount(inputTokens) || !isAmount(outputTokens)) return undefined;
  if (!isAmount(cachedTokens) || !isAmount(costUsd)) return undefined;
  return { day, week, provider, model, calls, inputTokens, outputTokens, cachedTokens, costUsd };
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
