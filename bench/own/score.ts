/**
 * Measures a compacted week by its gold: how many of the kept memories are wanted ones, how many wanted ones were
 * kept (or at least proposed), and how many of the week's facts its document tells within a share of the logs' bytes.
 * Counts are kept apart from rates, so that weeks are added before anything is divided.
 */
import { told } from "./coverage.ts";
import type { Gold } from "./gold.ts";
import { pairUp, STRICT } from "./pairing.ts";
import type { Memory, Workspace } from "./workspace.ts";

export interface Counts {
  readonly weeks: number;
  readonly wanted: number;
  readonly kept: number;
  readonly proposed: number;
  readonly hits: number;
  readonly strictHits: number;
  readonly sameTypeHits: number;
  /** Wanted memories found among kept and proposed ones together. */
  readonly hitsWithInbox: number;
  readonly facts: number;
  readonly told: number;
  readonly toldIn30: number;
  readonly toldIn20: number;
  readonly logBytes: number;
  readonly weeklyBytes: number;
}

export interface WeekScore {
  readonly counts: Counts;
  readonly missed: readonly string[];
  readonly unwanted: readonly string[];
  readonly untold: readonly string[];
}

/** @param first the week that bears a memory which names neither lines nor a day */
export function scoreWeek(gold: Gold, workspace: Workspace, first = true): WeekScore {
  const logs = workspace.logs.filter((log) => log.week === gold.week);
  const logBytes = logs.reduce((sum, log) => sum + log.bytes, 0);
  const weekOf = new Map(workspace.logs.map((log) => [log.file, log.week]));
  const week = (line: string): string | undefined => weekOf.get(line.slice(0, line.lastIndexOf(":")));
  const cites = (memory: Memory): boolean => memory.lines.some((line) => week(line) === gold.week);

  // A memory counts in each week that it cites; one superseded within the week, or withdrawn, does not count there.
  const counted = workspace.memories.filter((memory) => {
    if (memory.status === "withdrawn") return false;
    if (memory.lines.length === 0) return memory.day ? dayIsIn(memory.day, logs) : first;
    const replaced = workspace.memories.some((other) => memory.supersededBy.includes(other.file) && cites(other));
    return cites(memory) && !(memory.status === "superseded" && replaced);
  });
  const kept = counted.filter((memory) => !memory.proposed);
  const linesOf = (memories: readonly Memory[]): string[][] =>
    memories.map((memory) => memory.lines.filter((line) => week(line) === gold.week));
  const wanted = gold.memories.map((memory) => memory.lines);
  const pairs = pairUp(wanted, linesOf(kept));
  const sameType = gold.memories.map(({ type }) => type);
  const body = workspace.weekly(gold.week) ?? "";
  const keys = gold.facts.map((fact) => fact.keys);
  const whole = told(keys, body);

  return {
    counts: {
      weeks: 1,
      wanted: wanted.length,
      kept: kept.length,
      proposed: counted.length - kept.length,
      hits: pairs.length,
      strictHits: pairs.filter(({ overlap }) => overlap >= STRICT).length,
      sameTypeHits: [...new Set(sameType)].reduce((sum, type) => sum + hitsOfType(type, gold, kept, linesOf), 0),
      hitsWithInbox: pairUp(wanted, linesOf(counted)).length,
      facts: keys.length,
      told: yes(whole),
      toldIn30: yes(told(keys, body, Math.floor(0.3 * logBytes))),
      toldIn20: yes(told(keys, body, Math.floor(0.2 * logBytes))),
      logBytes,
      weeklyBytes: Buffer.byteLength(body),
    },
    missed: gold.memories.filter((_, i) => !pairs.some((pair) => pair.wanted === i)).map(({ name }) => name),
    unwanted: kept.filter((_, i) => !pairs.some((pair) => pair.made === i)).map(({ file }) => file),
    untold: gold.facts.filter((_, i) => !whole[i]).map(({ text }) => text),
  };
}

/** The pairing within one type: types never compete with each other, so each is paired alone. */
function hitsOfType(
  type: string,
  gold: Gold,
  kept: readonly Memory[],
  linesOf: (memories: readonly Memory[]) => string[][],
): number {
  const wanted = gold.memories.filter((memory) => memory.type === type).map((memory) => memory.lines);
  return pairUp(wanted, linesOf(kept.filter((memory) => memory.type === type))).length;
}

function dayIsIn(day: string, logs: readonly { readonly file: string }[]): boolean {
  return logs.some((log) => log.file.replaceAll("_", "-").startsWith(day));
}

const yes = (answers: readonly boolean[]): number => answers.filter(Boolean).length;

/** All weeks as one. */
export function addUp(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => counts.reduce((total, one) => total + one[key], 0);
  return {
    weeks: sum("weeks"),
    wanted: sum("wanted"),
    kept: sum("kept"),
    proposed: sum("proposed"),
    hits: sum("hits"),
    strictHits: sum("strictHits"),
    sameTypeHits: sum("sameTypeHits"),
    hitsWithInbox: sum("hitsWithInbox"),
    facts: sum("facts"),
    told: sum("told"),
    toldIn30: sum("toldIn30"),
    toldIn20: sum("toldIn20"),
    logBytes: sum("logBytes"),
    weeklyBytes: sum("weeklyBytes"),
  };
}

export interface Rates {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Nothing wanted and nothing made is right; something made where nothing was wanted has no precision. */
export function rates(hits: number, made: number, wanted: number): Rates {
  const precision = made > 0 ? hits / made : wanted > 0 ? 0 : 1;
  const recall = wanted > 0 ? hits / wanted : 1;
  return { precision, recall, f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0 };
}
