/**
 * The plan of a week: the exact bytes of every file it will write, and why. The same logs, answers and memories give
 * the same bytes.
 */
import { daysOf, type Week } from "../calendar/week.ts";
import { marksOf } from "../document/hand-edits.ts";
import { EMPTY_WEEK, NOT_READ, SECTIONS } from "../document/sections.ts";
import { type WeeklyDocument, weeklyHeading, writeWeekly } from "../document/weekly.ts";
import type { Logbook } from "../memory/evidence/logbook.ts";
import { readProposal } from "../memory/file/proposal.ts";
import { readFileName } from "../memory/file/slug.ts";
import { sameSet } from "../memory/identity/identity.ts";
import { indexesOf } from "../memory/index/index-file.ts";
import type { Found } from "../memory/memory.ts";
import { type Change, type Known, reconcile } from "../memory/reconcile.ts";
import type { LogMark, Unread } from "./due.ts";
import { type Folder, type FolderChange, folderWith } from "./folder.ts";
import { chooseLikely, type Likely, openLikely } from "./likely.ts";
import type { Reading, Sections } from "./reading.ts";
import { fitted, weeklyBudget } from "./weekly-size.ts";

export interface PlannedChange {
  /** Relative to the memory folder. */
  readonly file: string;
  readonly before: string | null;
  /** null: the file goes. */
  readonly after: string | null;
  readonly because: string;
}

export interface WeekPlan {
  /** In the order of writing: memories, index, weekly document. Files that would not change are not in it. */
  readonly files: readonly PlannedChange[];
  readonly changes: readonly Change[];
  readonly weeklyBytes: number;
  /** Bullets that did not fit the size. */
  readonly dropped: number;
  readonly likely: Likely;
}

export interface Planned {
  readonly week: Week;
  readonly logs: readonly LogMark[];
  /** What the document has to be made without: the unread ones of the logs, and others. */
  readonly unread: readonly Unread[];
  readonly book: Logbook;
  readonly reading: Reading;
  readonly folder: Folder;
  readonly model: string;
  /** 12 hex. */
  readonly prompt: string;
  readonly review: Known["review"];
}

export function planWeek(planned: Planned): WeekPlan {
  const { week, logs, reading, folder, review } = planned;
  const past = pastOf(folder.documents.get(week), namesIn(folder));
  const paths = logs.map(({ path }) => path);
  const { changes, texts, likely } = planMemories({ week, found: reading.found, folder, paths, past, review });
  const { text, bytes, dropped } = weeklyText(planned, past, changes);
  texts.set(`weekly/${week}.md`, { text, because: `weekly document of ${week}` });
  return { files: changedFiles(texts, folder), changes, weeklyBytes: bytes, dropped, likely };
}

/**
 * The plan of claims found outside a weekly compaction: memories and index, no weekly document. Without any claim it
 * renews an index that is out of step with its folder.
 */
export function planFound(
  found: readonly Found[],
  folder: Folder,
  paths: readonly string[],
  review: Known["review"],
): Pick<WeekPlan, "files" | "changes" | "likely"> {
  const { changes, texts, likely } = planMemories({
    week: null,
    found,
    folder,
    paths,
    past: { listed: [], declined: [], gone: [] },
    review,
  });
  return { files: changedFiles(texts, folder), changes, likely };
}

/** The indexes of a folder once some of its files are written, and what git is to know of them. */
export function indexTexts(folder: Folder): Map<string, string> {
  const { index, overflow } = indexesOf(
    folder.stored,
    folder.texts.get("MEMORY.md") ?? "",
    folder.texts.get("INDEX.md") ?? "",
  );
  const texts = new Map([["MEMORY.md", index]]);
  if (overflow !== undefined) texts.set("INDEX.md", overflow);
  texts.set(".gitattributes", withUnionMerge(folder.texts.get(".gitattributes") ?? ""));
  return texts;
}

/** Two clones that compacted different weeks both add lines to the indexes: git takes both, the next run orders them. */
function withUnionMerge(before: string): string {
  const missing = ["MEMORY.md merge=union", "INDEX.md merge=union"].filter(
    (line) => !before.split(/\r?\n/).includes(line),
  );
  if (missing.length === 0) return before;
  return `${before}${before === "" || before.endsWith("\n") ? "" : "\n"}${missing.join("\n")}\n`;
}

/** null: the file goes. */
type Texts = Map<string, { text: string | null; because: string }>;
type Past = {
  readonly listed: WeeklyDocument["memories"];
  readonly declined: WeeklyDocument["declined"];
  readonly gone: WeeklyDocument["declined"];
};

interface Claims {
  readonly week: Week | null;
  readonly found: readonly Found[];
  readonly folder: Folder;
  readonly paths: readonly string[];
  readonly past: Past;
  readonly review: Known["review"];
}

function planMemories({ week, found, folder, paths, past, review }: Claims): {
  changes: Change[];
  texts: Texts;
  likely: Likely;
} {
  const { stored, texts: standing, documents } = folder;
  const { chosen, left, stale } = chooseLikely(found, openLikely(standing, week), past);
  const known: Known = {
    week,
    stored,
    names: namesIn(folder),
    listedUnreadable: stored.some(({ unreadable }) => unreadable)
      ? [...documents.values()].flatMap(({ memories }) => memories)
      : [],
    open: new Map([...standing].filter(([file]) => file.startsWith("inbox/") && !stale.includes(file))),
    ...past,
    deleted: deletedFiles(folder),
    weekPaths: new Set(paths),
    review,
  };
  const changes = reconcile(chosen, known);
  const texts: Texts = new Map();
  for (const file of stale) texts.set(file, { text: null, because: `${week} no longer proposes it` });
  for (const { file, text, kind, because } of changes)
    if (text !== undefined && !isEditedProposal(file, standing.get(file)))
      texts.set(file, { text, because: `${kind}: ${because}` });
  const after = folderWith(
    folder,
    [...texts].map(([file, { text }]) => ({ file, after: text })),
  );
  for (const [file, text] of indexTexts(after)) texts.set(file, { text, because: "index of all memories" });
  const proposed = changes.filter((change) => change.kind === "proposed" && change.found?.likely).length;
  return { changes, texts, likely: { proposed, left } };
}

/** What does not read as a proposal any more a person had in hand. */
function isEditedProposal(file: string, text: string | undefined): boolean {
  if (text === undefined || !file.startsWith("inbox/")) return false;
  const open = readProposal(text);
  return !("edited" in open) || open.edited;
}

/** Every name that is taken, also by what could not be read. */
const namesIn = ({ texts, stored }: Folder): Set<string> =>
  new Set([...texts.keys(), ...stored.map(({ file }) => file)]);

/** What some week lists and the folder no longer has. */
function deletedFiles(folder: Folder): Set<string> {
  const names = namesIn(folder);
  const listed = [...folder.documents.values()].flatMap(({ memories }) => memories.map(({ file }) => file));
  return new Set(listed.filter((file) => !names.has(file)));
}

/** Changes as a plan: what stands now, and what shall. */
export const plannedFrom = (changes: readonly FolderChange[], folder: Folder, because: string): PlannedChange[] =>
  changes.flatMap(({ file, after }) => {
    const before = folder.texts.get(file) ?? null;
    return before === after ? [] : [{ file, before, after, because }];
  });

const changedFiles = (texts: Texts, folder: Folder): PlannedChange[] =>
  [...texts].flatMap(([file, { text, because }]) => {
    const before = folder.texts.get(file) ?? null;
    return before === text ? [] : [{ file, before, after: text, because }];
  });

/** What the week listed before. A listed file that is gone was deleted by a person: its evidence is declined from now on. */
function pastOf(document: WeeklyDocument | undefined, folder: ReadonlySet<string>): Past {
  const listed = document?.memories ?? [];
  const gone = listed
    .filter(({ file }) => !folder.has(file))
    .map(({ file, evidence }) => ({ type: readFileName(file)?.type ?? "", evidence }));
  return { listed: listed.filter(({ file }) => folder.has(file)), declined: document?.declined ?? [], gone };
}

function weeklyText(
  { week, logs, unread, reading, model, prompt }: Planned,
  past: Past,
  changes: readonly Change[],
): { text: string; bytes: number; dropped: number } {
  const found = new Map<string, { file: string; evidence: string[] }>();
  for (const { kind, file, found: claim } of changes)
    if (claim && kind !== "proposed")
      found.set(file, { file, evidence: [...new Set([...(found.get(file)?.evidence ?? []), ...claim.evidence])] });
  const days = daysOf(week);
  const { sections, dropped } = fitted(reading.sections, weeklyBudget(bytesRead(logs)), (some) =>
    bodyOf(week, some, unread),
  );
  const body = bodyOf(week, sections, unread);
  const text = writeWeekly({
    type: "weekly",
    week,
    from: days[0]!,
    to: days[6]!,
    sources: logs.map(({ path, sha256, unread }) => ({ path, sha256, ...(unread !== undefined && { unread }) })),
    model,
    prompt,
    // What an earlier compaction of the week found stays listed while its file stands: else a person's deletion would go unseen.
    memories: [...found.values(), ...past.listed.filter(({ file }) => !found.has(file))].sort((a, b) =>
      a.file < b.file ? -1 : a.file > b.file ? 1 : 0,
    ),
    // A listed file that is gone under its name, and stands under another, was renamed and not taken back.
    declined: [
      ...past.declined,
      ...past.gone.filter(({ evidence }) => ![...found.values()].some((claim) => sameSet(claim.evidence, evidence))),
    ],
    ...marksOf(body),
    body,
  });
  return { text, bytes: Buffer.byteLength(body), dropped };
}

/** Of what nobody could read nothing is told. */
export const bytesRead = (logs: readonly LogMark[]): number =>
  logs.reduce((total, { bytes, unread }) => total + (unread === undefined ? bytes : 0), 0);

function bodyOf(week: Week, sections: Sections, unread: readonly Unread[]): string {
  const parts = SECTIONS.filter((section) => sections[section].length > 0).map(
    (section) => `### ${section}\n\n${sections[section].map((bullet) => `- ${bullet}`).join("\n")}`,
  );
  const told = [...(unread.length > 0 ? [notRead(unread)] : []), ...parts];
  return [weeklyHeading(week), ...(told.length > 0 ? told : [EMPTY_WEEK])].join("\n\n");
}

/** Each day once, with its reasons: no path, which may be long or hold what is nobody's business. */
function notRead(unread: readonly Unread[]): string {
  const days = Map.groupBy(unread, ({ day }) => day);
  const told = [...days.keys()].sort().map((day) => {
    const reasons = new Set(days.get(day)!.map(({ reason }) => reason));
    return `${day} (${[...reasons].sort().join("; ")})`;
  });
  return `${NOT_READ} ${told.join(", ")}.`;
}
