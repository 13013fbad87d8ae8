/**
 * The plan of a week: the exact bytes of every file it will write, and why. The same logs, answers and memories give
 * the same bytes.
 */

import { daysOf, type Week, weekOf } from "../calendar/week.ts";
import { asCommitted } from "../daily/redact.ts";
import { marksOf } from "../document/hand-edits.ts";
import {
  EMPTY_WEEK,
  fitted,
  IN_MEMORIES,
  NOT_READ,
  NOTHING_PROVED,
  OPEN_SECTION,
  SECTIONS,
  withoutRoom,
} from "../document/sections.ts";
import { type WeeklyDocument, weeklyHeading, writeWeekly } from "../document/weekly.ts";
import { listIn } from "../document/weekly-edit.ts";
import { DiskError } from "../errors.ts";
import { linesOf, renamedFrom, type WeekLines, withRenamed } from "../memory/evidence/followed.ts";
import type { Logbook } from "../memory/evidence/logbook.ts";
import { readFileName } from "../memory/file/file-name.ts";
import { weekNamed } from "../memory/file/memory-path.ts";
import { readProposal } from "../memory/file/proposal.ts";
import { carriedBy, citedIn, keyOf, type Renamed } from "../memory/following.ts";
import { type Listed, sameLines } from "../memory/identity/lines.ts";
import { unreadableFor } from "../memory/identity/unreadable.ts";
import type { Found, StoredMemory } from "../memory/memory.ts";
import { questionsIn } from "../memory/questions.ts";
import { type Change, type Known, reconciling } from "../memory/reconcile.ts";
import { followedProposal } from "../memory/waiting.ts";
import { finished, LONG, type Steps } from "../steps.ts";
import type { PlannedFile } from "../store/state/saved-plan.ts";
import { asTold } from "./as-told.ts";
import type { LogMark, Unread } from "./due.ts";
import { endedIn } from "./ended.ts";
import { committable, type Folder, type FolderChange, folderWith } from "./folder.ts";
import { QUESTIONED, settled } from "./index-texts.ts";
import { laterIn, toldIn, unaskedIn } from "./later.ts";
import { leftOut, withLeftOut } from "./left-out.ts";
import { chooseLikely, type Likely, openLikely } from "./likely.ts";
import { listedNow, memoriesOf } from "./listing.ts";
import { besides, carriesOn, withCarried } from "./open-items.ts";
import { overtakenDecisions } from "./overtaken.ts";
import type { Reading, Sections } from "./reading.ts";
import { withTold } from "./told-listed.ts";
import { bytesRead, weeklyBudget } from "./weekly-size.ts";

export interface PlannedChange extends Omit<PlannedFile, "path"> {
  /** Relative to the memory folder. */
  readonly file: string;
}

export interface WeekPlan {
  /** In the order of writing: memories, index, weekly document. Files that would not change are not in it. */
  readonly files: readonly PlannedChange[];
  readonly changes: readonly Change[];
  readonly weeklyBytes: number;
  /** Bullets that did not fit the size. */
  readonly dropped: number;
  /** What earlier weeks left open and has no room any more. */
  readonly fallen: readonly string[];
  /** What a person marked and the answer passed over: how much of it the document tells, and how much had no room. */
  readonly marked: { readonly told: number; readonly without: number };
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
  /** What earlier weeks left open and this one did not close. */
  readonly open?: readonly string[];
  /** What a person marked: the document tells it where the answer does not. */
  readonly marked?: readonly Found[];
  /** Whether the answer may speak another language than the logs. */
  readonly translated?: boolean;
  readonly folder: Folder;
  /** Memories of the week that were told before it had a document, also those that are gone again. */
  readonly told?: readonly Listed[];
  readonly lost?: TakenBack;
  readonly isAskedAnew: Known["isAskedAnew"];
  /** Whose words the document has. */
  readonly model: string;
  /** 12 hex. */
  readonly prompt: string;
  readonly review: Known["review"];
  /** `redact.allow` */
  readonly allow: readonly string[];
}

/** Step by step: a week may hold thousands of claims. */
export function* planningWeek(planned: Planned): Steps<WeekPlan> {
  const { week, logs, book, standing, reading, folder, told = [], lost, review, isAskedAnew } = planned;
  const past = pastOf(folder.documents.get(week), namesIn(folder), told, lost);
  const evidenceOf = new Map(past.listed.map(({ file, evidence }) => [file, evidence]));
  const read = new Map(logs.map((log) => [log.path, log]));
  const sources = folder.documents.get(week)?.sources ?? [];
  const lines = withRenamed(
    { book, standing: { get: (path) => read.get(path) ?? standing.get(path) } },
    citedIn(week, past.listed, folder.stored),
    new Set(sources.map(({ path }) => path)),
  );
  const listedOf = (file: string) => evidenceOf.get(file);
  const carried = carriedBy(week, folder.stored, listedOf, lines, renamedHere(planned, lines));
  const known = {
    ...past,
    ...{ week: weekNamed(folder, week), carried, book, review, isAskedAnew },
    refused: reading.rejected.flatMap(({ changes }) => changes ?? []),
    later: () => laterIn(folder, week),
    elsewhere: () => toldIn(folder, (other) => other !== week),
    listed: listedNow(past.listed, carried),
    unchanged: new Set(sources.flatMap(({ path, sha256 }) => (read.get(path)?.sha256 === sha256 ? path : []))),
  };
  const { sections, untold, without, ...document } = yield* tellingOf(planned);
  // What a person marked and the document has no room for waits for them.
  const found = [...reading.found, ...without.map((claim) => ({ ...claim, likely: true }) as const)];
  const { changes, texts, ground, after, likely } = yield* planningMemories(
    asTold(found, folder.stored, listedOf),
    folder,
    known,
  );
  yield LONG;
  const textOf = (file: string) => after.texts.get(file);
  const settled = new Set(changes.filter(isSettled).map(({ file }) => file));
  const waiting = { week, asked: known.week, lines, listedOf, carried, textOf, settled };
  for (const [file, text] of folder.texts) {
    if (!file.startsWith("inbox/") || texts.has(file)) continue;
    const followed = followedProposal(text, waiting);
    if (followed === undefined) continue;
    if (followed.text === null) changes.push({ kind: "updated", file, because: followed.because });
    texts.set(file, followed);
  }
  const memories = memoriesOf(week, { changes, stored: after.stored, carried, listed: past.listed, book });
  const instead = memories.length > 0 ? IN_MEMORIES : changes.length > 0 ? NOTHING_PROVED : undefined;
  const filler = instead ?? (reading.rejected.length > 0 ? NOTHING_PROVED : EMPTY_WEEK);
  // Bullets that were no secret each may look like one side by side, and git would wait for ever.
  const body = asCommitted(bodyOf(week, sections, untold, planned.unread, filler), planned.allow);
  const text = weeklyText(planned, body, { past, memories });
  if (Buffer.byteLength(text) > MOST_READ)
    throw new DiskError("EFBIG", `${week} has more logs than its document can list`, "put them into fewer files");
  texts.set(`weekly/${week}.md`, { text, because: `weekly document of ${week}` });
  settle(texts, changes, ground);
  return {
    files: changedFiles(texts, folder),
    changes,
    weeklyBytes: Buffer.byteLength(body),
    likely: withBeyond(likely, reading),
    ...document,
  };
}

const isSettled = ({ kind, found }: Change): boolean =>
  kind !== "proposed" && found !== undefined && found.doubt === undefined && !found.likely;

const withBeyond = ({ proposed, left }: Likely, { beyond = [] }: Reading): Likely => ({
  proposed,
  left: [...left, ...beyond],
});

/** Logs of other weeks that are gone and lie here: the same bytes, or most of what was cited of them. */
function renamedHere({ week, logs, folder }: Planned, lines: WeekLines): Renamed {
  const here = new Map(logs.filter(({ bytes }) => bytes > 0).map(({ path, sha256 }) => [sha256, path]));
  const known = new Set(folder.documents.get(week)?.sources.map(({ path }) => path));
  const paths = new Map<string, string>();
  const words = new Map<string, string>();
  for (const [other, { sources, memories }] of folder.documents) {
    const gone = other === week ? [] : sources.filter(({ path }) => lines.standing.get(path) === undefined);
    if (gone.length === 0) continue;
    const cited = citedIn(other, memories, folder.stored);
    for (const [was, now] of renamedFrom(lines, cited, known)) paths.set(was, now);
    for (const { path, sha256 } of gone) if (here.has(sha256)) paths.set(path, here.get(sha256)!);
    for (const { sources: own, listed } of paths.size === 0 ? [] : cited) {
      const at = own.flatMap(linesOf);
      for (const [i, line] of at.length === listed.length ? at.entries() : []) words.set(keyOf(line), listed[i]!);
    }
  }
  return { paths, words };
}

/**
 * The plan of claims found outside a weekly compaction: memories and index, and what the weeks that have a document list.
 * @param book the lines that they rest on, where these are to be held against the memories that stand
 */
export function planFound(
  found: readonly Found[],
  folder: Folder,
  review: Known["review"],
  book?: Logbook,
): Pick<WeekPlan, "files" | "changes" | "likely"> {
  const work = planningMemories(found, committable(folder), {
    ...{ week: null, listed: [], declined: [], gone: [], carried: new Map(), review },
    ...(book && { book }),
    isAskedAnew: () => false,
  });
  const { changes, texts, ground, likely } = finished(work);
  settle(texts, changes, ground);
  for (const { kind, file, found: claim } of changes) {
    if (!claim || kind === "proposed") continue;
    const week = weekOf(claim.spans[0]!.day);
    const name = `weekly/${week}.md`;
    const text = texts.get(name)?.text ?? folder.texts.get(name);
    if (text === undefined || !folder.documents.has(week)) continue;
    texts.set(name, { text: listIn(text, { file, evidence: claim.evidence }), because: `lists ${file}` });
  }
  return { files: changedFiles(texts, folder), changes, likely };
}

/** null: the file goes. */
type Texts = Map<string, { text: string | null; because: string }>;
type Past = {
  readonly listed: WeeklyDocument["memories"];
  readonly declined: WeeklyDocument["declined"];
  readonly gone: WeeklyDocument["declined"];
};

type OfTheWeek = Omit<Known, "stored" | "names" | "open" | "deleted" | "listedElsewhere">;

function* planningMemories(
  found: readonly Found[],
  before: Folder,
  ofTheWeek: OfTheWeek,
): Steps<{ changes: Change[]; texts: Texts; ground: Folder; after: Folder; likely: Likely }> {
  const { texts: standing, documents } = before;
  const { week } = ofTheWeek;
  const { chosen, left, stale } = chooseLikely(found, openLikely(standing, week), ofTheWeek);
  const elsewhere = [...documents].flatMap(([one, { memories }]) => (weekNamed(before, one) === week ? [] : memories));
  const folder = withHolders(before, chosen, [...ofTheWeek.listed, ...elsewhere]);
  const { stored } = folder;
  const changes = yield* reconciling(chosen, {
    ...ofTheWeek,
    stored,
    names: namesIn(folder),
    open: new Map([...standing].filter(([file]) => file.startsWith("inbox/") && !stale.includes(file))),
    deleted: deletedFiles(folder),
    listedElsewhere: elsewhere,
  });
  yield LONG;
  const texts: Texts = new Map();
  for (const file of stale) texts.set(file, { text: null, because: `${week} no longer proposes it` });
  for (const { file, text, kind, because } of changes)
    if (text !== undefined && !isEditedProposal(file, standing.get(file)))
      texts.set(file, { text, because: `${kind}: ${because}` });
  const after = laidOver(folder, texts);
  const proposed = changes.filter((change) => change.kind === "proposed" && change.found?.likely).length;
  return { changes, texts, ground: folder, after, likely: { proposed, left } };
}

/** The folder in which what holds one of the claims is a memory that cannot be read, and no stranger's file. */
function withHolders(folder: Folder, found: readonly Found[], listed: readonly Listed[]): Folder {
  const holds = (file: StoredMemory): boolean =>
    found.some((claim) => unreadableFor(claim, [file], listed) !== undefined);
  const holders = folder.strangers.filter(holds);
  if (holders.length === 0) return folder;
  const stored = [...folder.stored, ...holders].sort((a, b) => (a.file < b.file ? -1 : 1));
  return { ...folder, stored, strangers: folder.strangers.filter((one) => !holders.includes(one)) };
}

const laidOver = (folder: Folder, texts: Texts): Folder =>
  folderWith(
    folder,
    Array.from(texts, ([file, { text }]) => ({ file, after: text })),
  );

/** What follows from the rest, told and written. */
function settle(texts: Texts, changes: Change[], folder: Folder): void {
  const laid = laidOver(folder, texts);
  const last = settled(laid, unaskedIn(laid));
  for (const { file, after: text, because } of last) {
    texts.set(file, { text, because });
    if (text === null) changes.push({ kind: "updated", file, because });
    for (const [i, change] of changes.entries())
      if (text !== null && change.file === file && change.text !== undefined) changes[i] = { ...change, text };
  }
  const before = questionsIn(folder);
  for (const [file, by] of questionsIn(folderWith(laid, last)))
    if (!before.has(file)) changes.push({ kind: "questioned", file, because: `${QUESTIONED}: ${by.join(", ")}` });
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

/** Changes as a plan: what stands now, and what shall; of several to one file the last was made over the others. */
export const plannedFrom = (changes: readonly FolderChange[], folder: Folder, because: string): PlannedChange[] =>
  changedFiles(new Map(changes.map(({ file, after: text }) => [file, { text, because }])), folder);

const changedFiles = (texts: Texts, folder: Folder): PlannedChange[] =>
  [...texts].flatMap(([file, { text, because }]) => {
    const before = folder.texts.get(file) ?? null;
    return before === text ? [] : [{ file, before, after: text, because }];
  });

/** Where a document tells what a person took back. */
export type TakenBack = Pick<WeeklyDocument, "memories" | "declined">;

/**
 * What the week listed before. A listed file that is gone was deleted by a person: its evidence is declined from now on.
 * @param lost what a document listed that is gone itself
 */
function pastOf(
  document: WeeklyDocument | undefined,
  folder: ReadonlySet<string>,
  told: readonly Listed[],
  lost?: TakenBack,
): Past {
  const listed = (document ?? lost)?.memories ?? [];
  const declined = (document ?? lost)?.declined ?? [];
  // What was told before the document was made is in it by now, unless it was gone before.
  const known = [...listed, ...declined];
  const goneBefore = told.filter(
    ({ evidence }) => !known.some((one) => evidence.every((line) => one.evidence.includes(line))),
  );
  const gone = [...listed, ...goneBefore]
    .filter(({ file }) => !folder.has(file))
    .map(({ file, evidence }) => ({ type: readFileName(file)?.type ?? "", evidence }));
  const stands = ({ file }: Listed): boolean => folder.has(file);
  return { listed: withTold(listed, told).filter(stands), declined, gone };
}

/** What the document tells, as far as it has room. */
function* tellingOf(planned: Planned) {
  const { week, logs, unread, book, reading, open = [], marked = [], translated = false } = planned;
  const budget = weeklyBudget(bytesRead(logs));
  const { sections: said, carried } = besides(reading.sections, open);
  // A model is shown what is open, and says what of it is closed.
  const ended = carriesOn(planned) ? undefined : endedIn(planned, said, planned.folder);
  const own = { ...said, [OPEN_SECTION]: said[OPEN_SECTION].filter((one) => !ended?.overtaken.has(one)) };
  const untoldIn = (some: Sections): number =>
    own[OPEN_SECTION].length + carried.length - some[OPEN_SECTION].length + (reading.untold ?? 0);
  const render = (some: Sections): string => bodyOf(week, some, untoldIn(some), unread, "");
  const bytesOf = (some: Sections): number => Buffer.byteLength(render(some));
  const fitting = fitted(own, budget, render);
  // What had no room is not told: a person's mark takes the place of what none bears.
  const passedOver = leftOut({ ...reading, sections: fitting.sections }, marked, book, translated);
  const told = withLeftOut(fitting.sections, [...(ended?.told ?? []), ...passedOver], bytesOf, budget);
  // The lines of a translated week are told in other words than theirs.
  const since = translated ? [] : yield* overtakenDecisions(told.sections, book);
  const whole = withLeftOut(told.sections, since, bytesOf, budget);
  const { sections, fallen } = withCarried(whole.sections, carried, (some) => bytesOf(some) <= budget);
  return {
    sections,
    untold: untoldIn(sections),
    fallen,
    dropped: fitting.dropped + told.dropped + whole.dropped,
    without: told.without,
    marked: { told: passedOver.length - told.without.length, without: told.without.length },
  };
}

/** A larger document would be written once, and then read by nobody (`store/memory-folder.ts`). */
const MOST_READ = 1024 * 1024;

function weeklyText(
  { week, logs, model, prompt }: Planned,
  body: string,
  { past, memories }: { readonly past: Past; readonly memories: readonly Listed[] },
): string {
  const days = daysOf(week);
  return writeWeekly({
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
}

/** @param untold open items that have no room   @param filler what stands where there is nothing to tell */
function bodyOf(week: Week, sections: Sections, untold: number, unread: readonly Unread[], filler: string): string {
  const parts = SECTIONS.filter((section) => sections[section].length > 0).map(
    (section) => `### ${section}\n\n${sections[section].map((bullet) => `- ${bullet}`).join("\n")}`,
  );
  const missing = [...(unread.length > 0 ? [notRead(unread)] : []), ...(untold > 0 ? [withoutRoom(untold)] : [])];
  const told = [...missing, ...parts];
  return [weeklyHeading(week), ...(told.length > 0 ? told : [filler])].join("\n\n");
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
