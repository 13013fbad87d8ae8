/**
 * The plan of a week: the exact bytes of every file it will write, and why. The same logs, answers and memories give
 * the same bytes.
 */
import { daysOf, type Week, weekOf } from "../calendar/week.ts";
import { marksOf } from "../document/hand-edits.ts";
import { EMPTY_WEEK, NOT_READ, SECTIONS } from "../document/sections.ts";
import { type WeeklyDocument, weeklyHeading, writeWeekly } from "../document/weekly.ts";
import { listIn } from "../document/weekly-edit.ts";
import type { WeekLines } from "../memory/evidence/followed.ts";
import type { Logbook } from "../memory/evidence/logbook.ts";
import { readProposal } from "../memory/file/proposal.ts";
import { readFileName } from "../memory/file/slug.ts";
import { carriedBy } from "../memory/following.ts";
import { type Listed, sameLines } from "../memory/identity/lines.ts";
import { indexesOf } from "../memory/index/index-file.ts";
import type { Found } from "../memory/memory.ts";
import { type Change, type Known, reconcile } from "../memory/reconcile.ts";
import { followedProposal } from "../memory/waiting.ts";
import type { LogMark, Unread } from "./due.ts";
import { type Folder, type FolderChange, folderWith } from "./folder.ts";
import { chooseLikely, type Likely, openLikely } from "./likely.ts";
import { listedNow, memoriesOf } from "./listing.ts";
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
  /** Those it is made from. */
  readonly logs: readonly LogMark[];
  /** What the document has to be made without: the unread ones of the logs, and others. */
  readonly unread: readonly Unread[];
  readonly book: Logbook;
  /** Every log of the workspace that stands. */
  readonly standing: WeekLines["standing"];
  readonly reading: Reading;
  readonly folder: Folder;
  readonly isAskedAnew: Known["isAskedAnew"];
  readonly model: string;
  /** 12 hex. */
  readonly prompt: string;
  readonly review: Known["review"];
}

export function planWeek(planned: Planned): WeekPlan {
  const { week, logs, book, standing, reading, folder, review, isAskedAnew } = planned;
  const document = folder.documents.get(week);
  const past = pastOf(document, namesIn(folder));
  const evidenceOf = new Map(past.listed.map(({ file, evidence }) => [file, evidence]));
  const read = new Map(logs.map((log) => [log.path, log]));
  const lines: WeekLines = { book, standing: { get: (path) => read.get(path) ?? standing.get(path) } };
  const listedOf = (file: string) => evidenceOf.get(file);
  const carried = carriedBy(week, folder.stored, listedOf, lines, renamedHere(planned));
  const known = {
    ...past,
    ...{ week, carried, book, review, isAskedAnew },
    listed: listedNow(past.listed, carried),
  };
  const { changes, texts, after, likely } = planMemories(reading.found, folder, known);
  const waiting = { week, lines, listedOf, carried, textOf: (file: string) => after.texts.get(file) };
  for (const [file, text] of folder.texts) {
    if (!file.startsWith("inbox/") || texts.has(file)) continue;
    const followed = followedProposal(text, waiting);
    if (followed === null) {
      const because = "withdrawn: the lines it rests on are gone from the logs";
      changes.push({ kind: "updated", file, because });
      texts.set(file, { text: null, because });
    } else if (followed !== undefined) texts.set(file, { text: followed, because: "its lines have moved" });
  }
  const memories = memoriesOf(week, { changes, stored: after.stored, carried, listed: past.listed, book });
  const { text, bytes, dropped } = weeklyText(planned, past, memories);
  texts.set(`weekly/${week}.md`, { text, because: `weekly document of ${week}` });
  return { files: changedFiles(texts, folder), changes, weeklyBytes: bytes, dropped, likely };
}

/** Logs of other weeks that are gone, and lie here with the same bytes: to where. */
function renamedHere({ week, logs, standing, folder }: Planned): Map<string, string> {
  const here = new Map(logs.filter(({ bytes }) => bytes > 0).map(({ path, sha256 }) => [sha256, path]));
  const others = [...folder.documents].flatMap(([other, { sources }]) => (other === week ? [] : sources));
  return new Map(
    others.flatMap(({ path, sha256 }) => {
      const now = here.get(sha256);
      return now === undefined || standing.get(path) !== undefined ? [] : [[path, now] as const];
    }),
  );
}

/**
 * The plan of claims found outside a weekly compaction: memories and index, and what the weeks that have a document list.
 * Without any claim it renews an index that is out of step with its folder.
 */
export function planFound(
  found: readonly Found[],
  folder: Folder,
  review: Known["review"],
): Pick<WeekPlan, "files" | "changes" | "likely"> {
  const { changes, texts, likely } = planMemories(found, folder, {
    ...{ week: null, listed: [], declined: [], gone: [], carried: new Map(), review },
    isAskedAnew: () => false,
  });
  for (const { kind, file, found: claim } of changes) {
    if (!claim || kind === "proposed") continue;
    const week = weekOf(claim.spans[0]!.day);
    const name = `weekly/${week}.md`;
    const text = texts.get(name)?.text ?? folder.texts.get(name);
    if (text === undefined || !folder.documents.has(week)) continue;
    texts.set(name, { text: listIn(text, file, claim.evidence), because: `lists ${file}` });
  }
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

type OfTheWeek = Omit<Known, "stored" | "names" | "open" | "deleted" | "listedElsewhere">;

function planMemories(
  found: readonly Found[],
  folder: Folder,
  ofTheWeek: OfTheWeek,
): { changes: Change[]; texts: Texts; after: Folder; likely: Likely } {
  const { stored, texts: standing, documents } = folder;
  const { week } = ofTheWeek;
  const { chosen, left, stale } = chooseLikely(found, openLikely(standing, week), ofTheWeek);
  const changes = reconcile(chosen, {
    ...ofTheWeek,
    stored,
    names: namesIn(folder),
    open: new Map([...standing].filter(([file]) => file.startsWith("inbox/") && !stale.includes(file))),
    deleted: deletedFiles(folder),
    listedElsewhere: [...documents].flatMap(([other, { memories }]) => (other === week ? [] : memories)),
  });
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
  return { changes, texts, after, likely: { proposed, left } };
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
  memories: readonly Listed[],
): { text: string; bytes: number; dropped: number } {
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
    memories,
    // A listed file that is gone under its name, and stands under another, was renamed and not taken back.
    declined: [
      ...past.declined,
      ...past.gone.filter(({ evidence }) => !memories.some((listed) => sameLines(listed.evidence, evidence))),
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
