/**
 * WISDOM.md: the few rules that kept proving themselves, each with links to what bears it out. It changes by single steps, each
 * with its reason; what a person wrote, changed or took out stays so.
 */
import type { Week } from "../calendar/week.ts";
import { isMarked } from "../document/hand-edits.ts";
import {
  IF_OVER,
  isGone,
  newestDay,
  readWisdom,
  rowOf,
  staleIn,
  weeksListing,
  writeWisdom,
} from "../document/wisdom.ts";
import { areOthers, wordOverlap } from "../memory/identity/similarity.ts";
import { holds, type StoredMemory } from "../memory/memory.ts";
import { saying } from "../text/phrases.ts";

export interface WisdomStep {
  readonly step: "add" | "merge" | "drop" | "propose";
  readonly rule: string;
  readonly because: string;
}

const MOST_ENTRIES = 20;
/** Weeks that bear a memory out until it is a candidate. */
const LEAST_WEEKS = 3;
/** Two memories of one rule. */
const SAME_RULE = 0.7;
/** A rule is read at the start of each session. */
const LONGEST_RULE = 240;
/** The newest weeks that an entry links; its reason tells how many there were before. */
const MOST_WEEKS = 4;

/**
 * @param text WISDOM.md as it stands
 * @param listed for each weekly document the memories that were found in its week
 * @returns `text` undefined where there is nothing to write
 */
export function planWisdom(
  text: string | undefined,
  stored: readonly StoredMemory[],
  listed: ReadonlyMap<Week, readonly string[]>,
) {
  const before = text === undefined ? undefined : readWisdom(text);
  const active = new Map(stored.filter(holds).map((memory) => [memory.file, memory]));
  const weeksOf = weeksListing(listed);
  const steps: WisdomStep[] = [];
  let entries = (before?.entries ?? []).flatMap((entry) => {
    if (!isGone(entry, (file) => active.has(file))) return [entry];
    steps.push({ step: "drop", rule: entry.rule, because: "no memory that it rests on stands unquestioned any more" });
    return [];
  });
  const newest = newestDay(stored);
  for (const { memory, weeks } of candidates([...active.values()], weeksOf)) {
    if (entries.some(({ files }) => files.includes(memory.file)) || before?.linked.has(memory.file)) continue;
    const twin = entries.find(
      ({ rule }) => wordOverlap(rule, memory.name) >= SAME_RULE && !areOthers(rule, memory.name),
    );
    const because = `borne out in ${countOf(weeks)}: ${memory.file}`;
    if (twin) {
      const merged = { ...twin, files: [...twin.files, memory.file], weeks: lastOf([...twin.weeks, ...weeks]) };
      entries = entries.map((entry) => (entry === twin ? merged : entry));
      steps.push({ step: "merge", rule: twin.rule, because });
    } else if (entries.length + (before?.others ?? 0) < MOST_ENTRIES) {
      const entry = { rule: ruleOf(memory), files: [memory.file], weeks: lastOf(weeks) };
      if (isMarked(before?.marks, "", rowOf(entry))) continue;
      entries.push(entry);
      steps.push({ step: "add", rule: entry.rule, because });
    }
  }
  for (const { rule, since } of staleIn(entries, weeksOf, newest))
    steps.push({ step: "propose", rule, because: `nothing has borne it out since ${since}: ${IF_OVER}` });
  if (before === undefined && entries.length === 0) return { text: undefined, steps: [] };
  const after = writeWisdom(entries, before);
  return { text: after, steps: steps.filter(isIn(after, before?.body)) };
}

/** Whether a step came into the file: what a person took out, or what found no room, was not done. */
function isIn(after: string, before = ""): (step: WisdomStep) => boolean {
  const rowsIn = (body: string, rule: string): string[] =>
    body.split("\n").filter((line) => line.startsWith(`- ${rule} (`));
  return ({ step, rule }) => {
    const [now, then] = [rowsIn(after, rule), rowsIn(before, rule)];
    if (step === "propose") return now.length > 0;
    return step === "drop" ? now.length < then.length : now.some((line) => !then.includes(line));
  };
}

const RULE = saying("rule", "lasting");

/** Feedback, what is known of a person, and rules; the most often borne out first. */
const candidates = (
  active: readonly StoredMemory[],
  weeksOf: (file: string) => Week[],
): { memory: StoredMemory; weeks: Week[] }[] =>
  active
    .filter(({ type, name }) => type === "feedback" || type === "user" || (type === "project" && RULE.test(name)))
    .map((memory) => ({ memory, weeks: weeksOf(memory.file) }))
    .filter(({ weeks }) => weeks.length >= LEAST_WEEKS)
    .sort((a, b) => b.weeks.length - a.weeks.length || (a.memory.file < b.memory.file ? -1 : 1));

const lastOf = (weeks: readonly Week[]): Week[] => [...new Set(weeks)].sort().slice(-MOST_WEEKS);

/** As many as are linked, and those before them. */
function countOf(weeks: readonly Week[]): string {
  const linked = lastOf(weeks).length;
  return `${linked} weeks${weeks.length > linked ? `, and in ${weeks.length - linked} before` : ""}`;
}

const ruleOf = ({ name }: StoredMemory): string =>
  name.replace(/[[\]]/g, "").replace(/\s+/g, " ").trim().slice(0, LONGEST_RULE).trimEnd();
