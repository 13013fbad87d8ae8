/**
 * What requests have cost, in `.lithify/ledger.jsonl`: a line before a request, with what it may cost, and one after
 * it, with what it did, failed ones too. Each stands in the user's own state folder as well: an archive laid over `.lithify/`
 * would else begin a day's budget anew.
 *
 * A request whose end nobody wrote down was under way when its process was killed, or is under way now: the server was
 * at work on it, and it counts as what it sent.
 */
import { randomUUID } from "node:crypto";
import type { Day, Week } from "../../calendar/week.ts";
import { tried } from "../../errors.ts";
import type { Usage } from "../../usage.ts";
import { appendLine, readLines } from "../disk/line-file.ts";
import type { State } from "./state-folder.ts";

export interface LedgerEntry extends Usage {
  /** The day the request was made, in the workspace's time zone. */
  readonly day: Day;
  /** The week that was asked about; null for other text. */
  readonly week: Week | null;
  readonly provider: string;
  readonly model: string;
  /** By the configured price; 0 without one. */
  readonly costUsd: number;
  /** Nobody wrote down how it ended: its tokens are those that it was estimated to send. */
  readonly unsettled?: true;
}

/** What a request may cost, by its estimate. */
export interface Expected extends Omit<LedgerEntry, keyof Usage | "unsettled"> {
  readonly inputTokens: number;
  /** The run that asks; absent where none does. */
  readonly run?: string;
}

/** Where the lines stand: in the workspace, and where no archive reaches. */
type Places = Pick<State, "ledger" | "spent">;

export interface UsageSum extends Usage {
  readonly key: string;
  readonly costUsd: number;
  /** How many of the calls count as what they were estimated to send. */
  readonly unsettled: number;
}

/**
 * Appends what a request that sets out now may cost, without waiting for the disk: its process may die, and a machine that
 * loses power takes the request with it.
 * @returns its name, for `recordUsage`   @throws {DiskError}: what cannot be written down is not asked
 */
export function recordRequest(places: Places, expected: Expected): string {
  const request = randomUUID();
  append(places, { began: request, ...expected }, false);
  return request;
}

/** Appends what a request cost; safe on disk when it returns. @param request by `recordRequest` @throws {DiskError} */
export function recordUsage(places: Places, entry: LedgerEntry, request?: string): void {
  append(places, request === undefined ? entry : { request, ...entry });
}

function append({ ledger, spent }: Places, line: object, safe = true): void {
  // A home that was mounted to be read alone still holds the secret.
  tried(() => appendLine(spent(), line, false), undefined);
  appendLine(ledger, line, safe);
}

/** All that was recorded. `ignored` counts lines that are torn or of another version: their cost is not known. */
export function readLedger(places: Places): { readonly entries: readonly LedgerEntry[]; readonly ignored: number } {
  const { values: kept } = readLines(places.spent(), asLine);
  const { values: here, ignored } = readLines(places.ledger, asLine);
  const texts = new Set(here.map((line) => JSON.stringify(line)));
  // Of how a request ended the last line counts: that which nobody else can have written.
  const values = [...here, ...kept.filter((line) => !texts.has(JSON.stringify(line)))];
  // A batch that was read when its process died is read again, and its lines are written once more.
  const ended = new Map(values.flatMap((line) => (line.request === undefined ? [] : [[line.request, line]])));
  const counts = (line: Line): boolean =>
    line.began === undefined ? line.request === undefined || ended.get(line.request) === line : !ended.has(line.began);
  const entries = values.filter(counts).map(({ entry }) => entry);
  return { entries, ignored };
}

/** Sums by day, week, month (`2026-04`) or model, sorted by key, or one of all. Entries of no week have the key `-`. */
export function sumUsage(entries: readonly LedgerEntry[], by: "day" | "week" | "month" | "model" | "all"): UsageSum[] {
  const sums = new Map<string, { -readonly [key in keyof UsageSum]: UsageSum[key] }>();
  for (const entry of entries) {
    const key = by === "all" ? by : by === "month" ? entry.day.slice(0, 7) : (entry[by] ?? "-");
    const none = { calls: 0, inputTokens: 0, outputTokens: 0, cachedTokens: 0, costUsd: 0, unsettled: 0 };
    const sum = sums.get(key) ?? { key, ...none };
    for (const amount of AMOUNTS) sum[amount] += entry[amount];
    sum.unsettled += entry.unsettled ? entry.calls : 0;
    sums.set(key, sum);
  }
  return [...sums.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

interface Line {
  readonly entry: LedgerEntry;
  /** The request that sets out here. */
  readonly began?: string | undefined;
  /** The request that has ended here. */
  readonly request?: string | undefined;
}

function asLine(value: unknown): Line | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { began, request }: { began?: unknown; request?: unknown } = value;
  if (typeof began === "string") {
    const entry = asEntry({ ...value, calls: 1, outputTokens: 0, cachedTokens: 0 });
    return entry && { began, entry: { ...entry, unsettled: true } };
  }
  const entry = asEntry(value);
  return entry && { entry, request: typeof request === "string" ? request : undefined };
}

function asEntry(value: object): LedgerEntry | undefined {
  const entry: Partial<Record<keyof LedgerEntry, unknown>> = value;
  const { day, week, provider, model } = entry;
  if (typeof day !== "string" || typeof provider !== "string" || typeof model !== "string") return undefined;
  if (week !== null && typeof week !== "string") return undefined;
  const amounts = AMOUNTS.map((amount) => [amount, entry[amount]] as const);
  if (!amounts.every(([, value]) => isAmount(value))) return undefined;
  return { day, week, provider, model, ...(Object.fromEntries(amounts) as Record<(typeof AMOUNTS)[number], number>) };
}

const AMOUNTS = ["calls", "inputTokens", "outputTokens", "cachedTokens", "costUsd"] as const;
const isAmount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;
