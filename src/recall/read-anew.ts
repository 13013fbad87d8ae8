/**
 * Reads a memory folder for `context`, where what was kept of it does not do: its memories, and what the last week left open.
 */
import type { Week } from "../calendar/week.ts";
import { WEEKS_BACK } from "../compaction/ended.ts";
import type { Folder } from "../compaction/folder.ts";
import { carriesOn, openAhead } from "../compaction/open-items.ts";
import { periodOfFile, readLevel } from "../document/level.ts";
import { countWithoutRoom, OPEN_SECTION, sectionsOf } from "../document/sections.ts";
import { readWeekly } from "../document/weekly.ts";
import { readProposal } from "../memory/file/proposal.ts";
import { toldUntil } from "../memory/past.ts";
import { oneLine } from "../report/printable.ts";
import type { MemoryNotice } from "../store/memory-folder.ts";
import { keptFiles } from "../store/state/kept-files.ts";
import { keyOf } from "../store/state/kept-findings.ts";
import type { Located } from "../workspace/parts.ts";
import { asFolder } from "../workspace/read-folder.ts";
import { standingFiles } from "../workspace/standing-files.ts";
import { asTold, firstAfter, type LeftOpen, newestOf, saidOn, type ToldMemory } from "./context.ts";
import type { Known, Read, Reading } from "./kept-folder.ts";
import { daysNamed } from "./looked-at.ts";
import { doubtedBy } from "./recall.ts";

/** All of the folder, with what is known of the texts that are as they were. */
export async function readAnew(
  located: Located,
  { now, found, passOver, strict }: Reading,
  before: (Known & { readonly digests: ReadonlyMap<string, string> }) | undefined,
): Promise<Read> {
  const kept = keptFiles(located.state, now.getTime());
  const { files, notices } = standingFiles(located, kept, passOver);
  const folder = asFolder(files, kept);
  for (const message of strict ? oddIn(folder, notices) : [])
    passOver({ message: oneLine(`${located.memoryPath}/${message}`) });
  const { texts, stored, documents } = folder;
  const memories = stored.map(asTold);
  const known = newestOf(memories);
  const weeks = [...documents.keys()].sort().slice(-WEEKS_BACK);
  const key = keyOf(
    known,
    weeks.map((week) => texts.get(`weekly/${week}.md`)),
  );
  const left = (found.get("open", key) ?? openIn(weeks, { texts }, known)) as Known["left"];
  found.put("open", key, left);
  const asking = [...texts].filter(([file, text]) => file.startsWith("inbox/") && text.includes("replaces:"));
  const questioned = [...(await doubtedBy(new Map(asking), () => found))];
  const digests = new Map(files.flatMap(({ file, sha256 }) => (sha256 === undefined ? [] : [[file, sha256]])));
  const looks = new Map(before?.memories.map(([{ file }, look]) => [file, look]));
  // The days of a memory without one are reckoned from the newest.
  const isAsWas = ({ file, updated }: ToldMemory): boolean =>
    before?.digests.get(file) === digests.get(file) && (updated !== "" || before?.left?.newest === left?.newest);
  return {
    ...{ left, questioned, digests, changed: Number.POSITIVE_INFINITY },
    memories: memories.map((memory) => [memory, isAsWas(memory) ? (looks.get(memory.file) ?? null) : null]),
  };
}

/**
 * @param weeks oldest first; `texts` has their documents   @param known the newest day of the memories
 * @returns what the newest left open and the newest day of evidence; null where it does not read
 */
export function openIn(
  weeks: readonly Week[],
  { texts }: Pick<Folder, "texts">,
  known: string,
): { readonly open: Omit<LeftOpen, "file">; readonly newest: string } | null {
  const week = weeks.at(-1);
  const document = readWeekly(texts.get(`weekly/${week}.md`) ?? "");
  if (week === undefined || "fault" in document) return null;
  const { body, from } = document;
  const dayOf = (bullet: string, after: string): string | undefined => {
    const { says, days } = saidOn(bullet);
    return firstAfter(after, daysNamed(says, days.at(-1) ?? after));
  };
  const lines = sectionsOf(body)[OPEN_SECTION].map(({ text }) => text);
  const earlier = openAhead(weeks, { texts }, (item) => dayOf(item, from)).filter((item) => !lines.includes(item));
  const newest = [known, toldUntil(document), ...lines.flatMap((line) => saidOn(line).days)].sort().at(-1)!;
  const before = { count: 0, documents: 0, week: "" };
  for (const one of carriesOn(document) ? [] : weeks.slice(0, -1).toReversed()) {
    const read = readWeekly(texts.get(`weekly/${one}.md`)!);
    if ("fault" in read) break;
    const count = countWithoutRoom(read.body);
    if (count > 0)
      Object.assign(before, { count: before.count + count, documents: before.documents + 1, week: before.week || one });
    if (carriesOn(read)) break;
  }
  const items = (some: readonly string[]) => some.map((line) => ({ line, due: dayOf(line, newest) }));
  return {
    open: { week, lines: items(lines), untold: countWithoutRoom(body), before, earlier: items(earlier) },
    newest,
  };
}

/** What in the folder says nothing, or less than its author meant. */
export function* oddIn(folder: Folder, notices: readonly MemoryNotice[]): Iterable<string> {
  for (const { file, line, message } of folder.faults) yield `${file}:${line}: ${message}`;
  for (const { file, code, message } of notices) if (code !== "TWIN") yield `${file} ${message}`;
  for (const { file } of folder.strangers) yield `${file}:1: it is named as a memory and has no front matter`;
  for (const [file, text] of folder.texts) {
    const asks = file.startsWith("inbox/") && text.includes("replaces:");
    const read = asks ? readProposal(text) : periodOfFile(file) === undefined ? {} : readLevel(text);
    if ("fault" in read) yield `${file}: ${read.fault}`;
  }
}
