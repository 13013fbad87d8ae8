/**
 * What is true of a thing, and when it was: facts as they stand in front matter, and how new evidence is laid into
 * them. Only the day of the evidence decides which value holds, never the order in which weeks are compacted.
 */

import { z } from "zod";
import { type Day, isDay } from "../../calendar/week.ts";
import { dayOfPath } from "../../daily/daily-log.ts";
import { MEMORY_LIMITS } from "../../document/frontmatter-place.ts";
import { withoutEnd } from "../../text/ends.ts";
import { byCodeUnit } from "../../text/order.ts";
import { bySource, readSource } from "../evidence/source.ts";
import { fold } from "../fold.ts";
import { canonicalSlot, hasSeveral, tableOf } from "./slots.ts";

export const CARDINALITIES = ["single", "multi"] as const;
/** `session` is no scope of a fact that is kept. */
export const SCOPES = ["universal", "project", "task"] as const;

export interface Fact {
  /** Canonical. */
  readonly slot: string;
  readonly value: string;
  /** `single`: a newer value in the same slot and scope supersedes. */
  readonly cardinality: (typeof CARDINALITIES)[number];
  readonly scope: (typeof SCOPES)[number];
  /** Day of the first evidence, or the day ahead of it from which its line says that it holds. */
  readonly from: Day;
  /** Day from which another value held; absent while this one does. */
  readonly to?: Day;
  /** `logs/2026-04-08.md#L12`, oldest first. */
  readonly evidence: readonly string[];
  /** The value that held then. */
  readonly superseded_by?: string;
}

export const holds = ({ to }: Fact): boolean => to === undefined;

/** Whether a day lies ahead of all evidence: a value begins, or ends, on it. */
export function aheadOf(facts: readonly Fact[]): (day: Day | undefined) => boolean {
  const days = facts.flatMap(({ evidence }) => evidence.map((source) => dayOf(source) ?? ""));
  const newest = days.sort().at(-1) ?? "";
  return (one = "") => newest !== "" && one > newest;
}
const dayOf = (source: string): Day | undefined => dayOfPath(readSource(source)?.path ?? source);

const day = z.string().refine(isDay);
const text = z.union([z.string().min(1), z.number().transform(String), z.boolean().transform(String)]);
const factSchema = z.object({
  slot: text.transform(canonicalSlot).pipe(z.string().min(1)),
  value: text,
  cardinality: z.enum(CARDINALITIES).default("single"),
  scope: z.enum(SCOPES).default("universal"),
  from: day,
  to: day.optional(),
  evidence: z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]),
  superseded_by: text.optional(),
});

/** The facts of front matter; a row that does not read, which a person may have begun, is left out. */
export function readFacts(value: unknown): Fact[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: unknown) => {
    const read = factSchema.safeParse(row);
    return read.success ? [read.data as Fact] : [];
  });
}

/** The rows that do not read, by their number from 1, and the key that is wrong or absent; "" where it is no row at all. */
export function unreadFacts(value: unknown): { readonly row: number; readonly key: string; readonly value: unknown }[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return rows.flatMap((row, i) => {
    const read = factSchema.safeParse(row);
    if (read.success && Array.isArray(value)) return [];
    const key = String(read.error?.issues[0]?.path[0] ?? "");
    return [{ row: i + 1, key, value: key === "" ? row : (row as Record<string, unknown>)[key] }];
  });
}

/** Words that the slot says already, or that every value could have. */
const SLACK = new Set(["mode", "theme", "the", "a", "an"]);

/** What people call things for short. */
const SHORT = tableOf(`
  postgresql: postgres pg; mongodb: mongo; kubernetes: k8s; go: golang; node.js: node nodejs;
  vue.js: vue vuejs; next.js: nextjs; javascript: js; typescript: ts; python: py; terraform: tf;
  elasticsearch: elastic; rabbitmq: rabbit; vs-code: vscode; sql-server: mssql; github: gh; couchdb: couch`);

/** Two ways to write one value give one key: `Dark`, `dark mode`; `v0.12.3`, `0.12.3`. */
export function valueKey(value: string): string {
  const plain = withoutEnd(fold(value), "\"')].,;:!。")
    .replace(/^["'([]+/u, "")
    .trim();
  const words = plain
    .replace(/(?<![\p{L}\p{N}])v(?=\d)/gu, "")
    .split(" ")
    .filter((word) => !SLACK.has(word))
    .map((word) => SHORT[word] ?? word);
  return words.length > 0 ? words.join(" ") : plain;
}

export const factKey = ({ slot, scope, value }: Pick<Fact, "slot" | "scope" | "value">): string =>
  `${slot}\n${scope}\n${valueKey(value)}`;

/** Somebody said on some line that a slot has a value; `ends`: or that it has it no more, and nothing came instead. */
interface Observation {
  readonly value: string;
  readonly day: Day;
  /** Day of its line. */
  readonly said: Day;
  readonly source: string;
  readonly ends: boolean;
}

/**
 * Standing and found facts as one list: rows of one slot and scope together, what holds first, then what held, newest first.
 * The result does not depend on which of the two came first, nor does saying the same again change it.
 */
export function mergedFacts(standing: readonly Fact[], found: readonly Fact[]): Fact[] {
  const slots = Map.groupBy([...standing, ...found], ({ slot, scope }) => `${slot}\n${scope}`);
  return [...slots.values()].flatMap((rows) => timeline(rows)).sort(byRow);
}

function timeline(rows: readonly Fact[]): Fact[] {
  const { slot, scope } = rows[0]!;
  // Values that coexist for one witness coexist: a row is only told of by its own.
  const multi = new Set(rows.filter(({ cardinality }) => cardinality === "multi").map(({ value }) => valueKey(value)));
  const all = observations(rows);
  const observed = all.filter((one) => !all.some((later) => isCalledOff(one, later, multi)));
  const shown = new Map<string, string>();
  for (const { value, ends } of observed) if (!ends && !shown.has(valueKey(value))) shown.set(valueKey(value), value);
  const done: Fact[] = [];
  const open = new Map<string, { from: Day; evidence: string[] }>();
  const close = (key: string, at?: { day: Day; by?: string }): void => {
    const { from, evidence } = open.get(key)!;
    open.delete(key);
    done.push({
      ...{ slot, value: shown.get(key)!, cardinality: multi.has(key) ? "multi" : "single", scope, from },
      ...(at && { to: at.day }),
      evidence: bounded(evidence.filter(Boolean)),
      ...(at?.by !== undefined && { superseded_by: at.by }),
    });
  };
  for (const { value, day, source, ends } of observed) {
    const key = valueKey(value);
    if (ends) {
      if (open.has(key)) close(key, { day });
      continue;
    }
    if (!multi.has(key)) {
      const others = [...open.keys()].filter((other) => other !== key);
      const beside = others.filter((other) => multi.has(other));
      // Told as one among several, they end with a change of mind about the only one; one row that says `single` ends no more.
      const keeps = beside.length > 1 || hasSeveral(slot);
      for (const other of others) if (!(keeps && multi.has(other))) close(other, { day, by: shown.get(key)! });
    }
    const row = open.get(key);
    if (!row) open.set(key, { from: day, evidence: [source] });
    else if (!row.evidence.includes(source)) row.evidence.push(source);
  }
  for (const key of [...open.keys()]) close(key);
  return done;
}

/** Whether what was to begin does not, or on another day: a later line, of a day before that one, tells otherwise. */
const isCalledOff = (one: Observation, later: Observation, multi: ReadonlySet<string>): boolean => {
  if (one.day <= later.said || later.said <= one.said || later.ends) return false;
  const [key, other] = [valueKey(one.value), valueKey(later.value)];
  return key === other ? one.day !== later.day : !multi.has(key) && !multi.has(other);
};

/** In the order of the evidence: day, then log and line. What stands on one line keeps the order of its rows, past ones first. */
function observations(rows: readonly Fact[]): Observation[] {
  const past = rows.filter(({ to }) => to !== undefined).sort((a, b) => byCodeUnit(a.to!, b.to!));
  return [...past, ...rows.filter(holds)]
    .flatMap(({ value, from, to, evidence, superseded_by }): Observation[] => [
      ...(evidence.length > 0 ? evidence : [""]).map((source) => {
        const said = dayOf(source) ?? from;
        return { value, source, said, day: said > from ? said : from, ends: false };
      }),
      // A person may write that something is over, and put nothing in its place.
      ...(to !== undefined && superseded_by === undefined
        ? [{ value, day: to, said: to, source: "", ends: true }]
        : []),
    ])
    .sort(byTime);
}

function byTime(a: Observation, b: Observation): number {
  if (a.day !== b.day) return byCodeUnit(a.day, b.day);
  return Number(a.ends) - Number(b.ends) || bySource(a.source, b.source);
}

const byRow = (a: Fact, b: Fact): number =>
  Number(!holds(a)) - Number(!holds(b)) ||
  (holds(a) ? 0 : -byCodeUnit(a.to!, b.to!)) ||
  byCodeUnit(a.slot, b.slot) ||
  byCodeUnit(a.scope, b.scope) ||
  byCodeUnit(a.from, b.from) ||
  byCodeUnit(valueKey(a.value), valueKey(b.value));

/** A fact that is told again each week for years names its first evidence and the newest. */
const MOST_EVIDENCE = 6;

const bounded = (evidence: readonly string[]): string[] =>
  evidence.length <= MOST_EVIDENCE ? [...evidence] : [evidence[0]!, ...evidence.slice(1 - MOST_EVIDENCE)];

/** As front matter says it, without what is absent. */
export const factRow = ({ slot, value, cardinality, scope, from, to, evidence, superseded_by }: Fact): object => ({
  ...{ slot, value, cardinality, scope, from },
  ...(to !== undefined && { to }),
  evidence: [...evidence],
  ...(superseded_by !== undefined && { superseded_by }),
});

/** Keys of a memory's front matter beside its facts; keys of a fact at most. */
const OTHER_KEYS = 20;
const KEYS_A_FACT = 8;
/** Bytes of the facts in front matter, which is read up to 16 KB: as much again is left for sources. */
const MOST_BYTES = 6_144;

/**
 * As many facts as a file may hold: what holds before what held, the newest of that first.
 * @returns `whole`: whether everything that holds is among them
 */
export function fittingFacts(facts: readonly Fact[]): { facts: Fact[]; whole: boolean } {
  const most = Math.floor((MEMORY_LIMITS.keys - OTHER_KEYS) / KEYS_A_FACT);
  const kept: Fact[] = [];
  let bytes = 0;
  for (const fact of facts) {
    bytes += Buffer.byteLength(JSON.stringify(factRow(fact)));
    if (kept.length === most || bytes > MOST_BYTES) return { facts: kept, whole: !holds(fact) };
    kept.push(fact);
  }
  return { facts: kept, whole: true };
}
