/**
 * WISDOM.md: the few rules that kept proving themselves, each with links to what bears it out. It changes by single steps, each
 * with its reason; what a person wrote, changed or took out stays so.
 */
import { halfYearBefore } from "../calendar/period.ts";
import { type Day, daysOf, type Week } from "../calendar/week.ts";
import { readFrontMatter, writeFrontMatter } from "../document/frontmatter.ts";
import { underOwnFrontMatter } from "../document/frontmatter-edit.ts";
import { type BodyMarks, isMarked, marksOf, mergedByHand } from "../document/hand-edits.ts";
import { wordOverlap } from "../memory/identity/similarity.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { saying } from "../text/phrases.ts";

export const WISDOM_FILE = "WISDOM.md";

export interface WisdomStep {
  readonly step: "add" | "merge" | "drop" | "propose";
  readonly rule: string;
  readonly because: string;
}

export interface Wisdom {
  /** Undefined where there is nothing to write. */
  readonly text: string | undefined;
  readonly steps: readonly WisdomStep[];
}

const MOST_ENTRIES = 20;
/** Weeks that bear a memory out until it is a candidate. */
const LEAST_WEEKS = 3;
/** Two memories of one rule. */
const SAME_RULE = 0.7;
const MOST_BYTES = 16 * 1_024;
/** A rule is read at the start of each session. */
const LONGEST_RULE = 240;
/** The newest weeks that an entry links; its reason tells how many there were before. */
const MOST_WEEKS = 4;

interface Entry {
  readonly rule: string;
  readonly files: readonly string[];
  readonly weeks: readonly Week[];
}

/**
 * @param text WISDOM.md as it stands
 * @param listed for each weekly document the memories that were found in its week
 */
export function planWisdom(
  text: string | undefined,
  stored: readonly StoredMemory[],
  listed: ReadonlyMap<Week, readonly string[]>,
): Wisdom {
  const before = text === undefined ? undefined : readWisdom(text);
  const active = new Map(stored.filter(isCurrent).map((memory) => [memory.file, memory]));
  const weeksOf = (file: string): Week[] =>
    [...listed].flatMap(([week, files]) => (files.includes(file) ? [week] : [])).sort();
  const steps: WisdomStep[] = [];
  let entries = (before?.entries ?? []).flatMap((entry) => {
    if (entry.files.length === 0 || entry.files.some((file) => active.has(file))) return [entry];
    steps.push({ step: "drop", rule: entry.rule, because: "no memory that it rests on stands any more" });
    return [];
  });
  const newest = stored.reduce((day, { updated }) => (updated > day ? updated : day), "");
  for (const { memory, weeks } of candidates([...active.values()], weeksOf)) {
    if (entries.some(({ files }) => files.includes(memory.file)) || before?.linked.has(memory.file)) continue;
    const twin = entries.find(({ rule }) => wordOverlap(rule, memory.name) >= SAME_RULE);
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
  steps.push(...entries.flatMap((entry) => stale(entry, weeksOf, newest)));
  if (before === undefined && entries.length === 0) return { text: undefined, steps: [] };
  const after = written(entries, before);
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

const isCurrent = ({ status, unreadable }: StoredMemory): boolean => status === "active" && unreadable === undefined;

const lastOf = (weeks: readonly Week[]): Week[] => [...new Set(weeks)].sort().slice(-MOST_WEEKS);

/** As many as are linked, and those before them. */
function countOf(weeks: readonly Week[]): string {
  const linked = lastOf(weeks).length;
  return `${linked} weeks${weeks.length > linked ? `, and in ${weeks.length - linked} before` : ""}`;
}

const ruleOf = ({ name }: StoredMemory): string =>
  name.replace(/[[\]]/g, "").replace(/\s+/g, " ").trim().slice(0, LONGEST_RULE).trimEnd();

function stale({ rule, files }: Entry, weeksOf: (file: string) => Week[], newest: Day): WisdomStep[] {
  const last = files.flatMap(weeksOf).sort().at(-1);
  if (newest === "" || last === undefined || daysOf(last)[6] >= halfYearBefore(newest)) return [];
  return [{ step: "propose", rule, because: `nothing has borne it out since ${last}: delete its line if it is over` }];
}

const LINK = /\[[^\]]*\]\(([^)\s]+\.md)\)/g;
const LINKS_BEHIND = /\s*\((?:\[[^\]]*\]\([^)\s]+\)(?:[;,]\s*)?)+\)$/;

interface Standing {
  /** The whole file. */
  readonly text: string;
  readonly body: string;
  readonly marks: BodyMarks | undefined;
  /** Lithify's own. */
  readonly entries: readonly Entry[];
  /** How many a person wrote, or changed. */
  readonly others: number;
  /** Every memory that some line links. */
  readonly linked: ReadonlySet<string>;
  readonly other: Readonly<Record<string, unknown>>;
}

function readWisdom(text: string): Standing {
  const read = readFrontMatter(text);
  if ("fault" in read) return { ...NOTHING, text, body: text };
  const { type: _, digest, lines, ...other } = read.data;
  const marks = typeof digest === "string" && Array.isArray(lines) ? { digest, lines: lines.map(String) } : undefined;
  const body = read.body.replaceAll("\r\n", "\n").trim();
  const rows = body.split("\n").filter((line) => line.startsWith("- "));
  const own = new Set(marks?.lines);
  const ours = rows.filter((line) => marksOf(line).lines.every((digestOfLine) => own.has(digestOfLine)));
  return {
    ...{ text, body, marks, other, others: rows.length - ours.length },
    entries: ours.map(entryOf),
    linked: new Set([...body.matchAll(LINK)].map(([, file]) => file!)),
  };
}

const NOTHING = { marks: undefined, entries: [], others: 0, linked: new Set<string>(), other: {} };

function entryOf(line: string): Entry {
  const links = [...line.matchAll(LINK)].map(([, file]) => file!);
  return {
    rule: line.slice(2).replace(LINKS_BEHIND, ""),
    files: links.filter((file) => !file.includes("/")),
    weeks: links.flatMap((file) => /^weekly\/(.+)\.md$/.exec(file)?.[1] ?? []),
  };
}

function rowOf({ rule, files, weeks }: Entry): string {
  const links = [
    ...files.map((file) => `[${file.replace(/\.md$/, "")}](${file})`),
    ...weeks.map((week) => `[${week}](weekly/${week}.md)`),
  ];
  return `- ${rule} (${links.join(", ")})`;
}

function written(entries: readonly Entry[], before: Standing | undefined): string {
  const rows = entries.map(rowOf);
  const planned = ["# Wisdom", ...(rows.length > 0 ? [rows.join("\n")] : [])].join("\n\n");
  const merged =
    before &&
    mergedByHand({
      ...{ marks: before.marks, standing: before.body, planned, budgetBytes: MOST_BYTES },
      ...{ sections: [], fillers: [] },
    });
  const { digest, lines } = merged?.marks ?? marksOf(planned);
  const data = { type: "wisdom", digest, lines, ...before?.other };
  const made = writeFrontMatter(data, `\n${merged?.body.trim() ?? planned}\n`, ["lines"]);
  return before === undefined ? made : underOwnFrontMatter(before.text, made, ["type", "digest", "lines"], ["lines"]);
}
