/**
 * WISDOM.md, both ways: front matter that tells which lines are lithify's, and a list of rules, each with links to what bears it out. What
 * a person wrote, changed or took out stays so.
 */
import { halfYearBefore } from "../calendar/period.ts";
import { type Day, daysOf, type Week } from "../calendar/week.ts";
import { readFrontMatter, writeFrontMatter } from "./frontmatter.ts";
import { underOwnFrontMatter } from "./frontmatter-edit.ts";
import { type BodyMarks, marksOf, mergedByHand } from "./hand-edits.ts";

export const WISDOM_FILE = "WISDOM.md";

const MOST_BYTES = 16 * 1_024;

export interface WisdomEntry {
  readonly rule: string;
  readonly files: readonly string[];
  readonly weeks: readonly Week[];
}

/** Whether nothing that an entry rests on stands any more. A rule in doubt proves itself no more. */
export const isGone = ({ files }: WisdomEntry, stands: (file: string) => boolean): boolean =>
  files.length > 0 && !files.some(stands);

/** For each weekly document the memories that were found in its week, turned round. */
export function weeksListing(listed: ReadonlyMap<Week, readonly string[]>): (file: string) => Week[] {
  const rows = [...listed].flatMap(([week, files]) => [...new Set(files)].map((file) => ({ week, file })));
  const byFile = Map.groupBy(rows, ({ file }) => file);
  return (file) => (byFile.get(file) ?? []).map(({ week }) => week).sort();
}

export const newestDay = (memories: readonly { readonly updated: Day }[]): Day =>
  memories.reduce((day, { updated }) => (updated > day ? updated : day), "");

/** What a person does with one of them. */
export const IF_OVER = "delete its line if it is over, or change a word of it to keep it as your own";

/** Entries that nothing has borne out for half a year before the newest evidence, with the last week that did: proposed for dropping. */
export const staleIn = (entries: readonly WisdomEntry[], weeksOf: (file: string) => Week[], newest: Day) =>
  entries.flatMap(({ rule, files }) => {
    const since = files.flatMap(weeksOf).sort().at(-1);
    return newest === "" || since === undefined || daysOf(since)[6] >= halfYearBefore(newest) ? [] : [{ rule, since }];
  });

/** The file without entries of lithify's that rest on nothing any more. */
export function withoutGone(text: string, stands: (file: string) => boolean): string {
  if ([...text.matchAll(LINK)].every(([, file]) => file!.includes("/") || stands(file!))) return text;
  const before = readWisdom(text);
  const left = before.entries.filter((entry) => !isGone(entry, stands));
  return left.length === before.entries.length ? text : writeWisdom(left, before);
}

const LINK = /\[[^\]]*\]\(([^)\s]+\.md)\)/g;
const LINKS_BEHIND = /\s*\((?:\[[^\]]*\]\([^)\s]+\)(?:[;,]\s*)?)+\)$/;

export interface WisdomFile {
  /** The whole file. */
  readonly text: string;
  readonly body: string;
  readonly marks: BodyMarks | undefined;
  /** Lithify's own. */
  readonly entries: readonly WisdomEntry[];
  /** How many a person wrote, or changed. */
  readonly others: number;
  /** Every memory that some line links. */
  readonly linked: ReadonlySet<string>;
  readonly other: Readonly<Record<string, unknown>>;
}

export function readWisdom(text: string): WisdomFile {
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

function entryOf(line: string): WisdomEntry {
  const links = [...line.matchAll(LINK)].map(([, file]) => file!);
  return {
    rule: line.slice(2).replace(LINKS_BEHIND, ""),
    files: links.filter((file) => !file.includes("/")),
    weeks: links.flatMap((file) => /^weekly\/(.+)\.md$/.exec(file)?.[1] ?? []),
  };
}

export function rowOf({ rule, files, weeks }: WisdomEntry): string {
  const links = [
    ...files.map((file) => `[${file.replace(/\.md$/, "")}](${file})`),
    ...weeks.map((week) => `[${week}](weekly/${week}.md)`),
  ];
  return `- ${rule} (${links.join(", ")})`;
}

export function writeWisdom(entries: readonly WisdomEntry[], before: WisdomFile | undefined): string {
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
