/**
 * What `context` finds out about a text by the lexicons: whether it is an order to its reader or tells a secret, which days it names,
 * what a week left open. Loading them takes longer than all else about a session's beginning, so that they are asked once of each text.
 */
import type { Week } from "../calendar/week.ts";
import type { Folder } from "../compaction/folder.ts";
import { carriesOn, isSame, stillOpen, undated } from "../compaction/open-items.ts";
import { dayOfPath } from "../daily/daily-log.ts";
import { findSecrets } from "../daily/redact.ts";
import { periodOfFile, readLevel } from "../document/level.ts";
import { countWithoutRoom, OPEN_SECTION, sectionsOf } from "../document/sections.ts";
import { readWeekly } from "../document/weekly.ts";
import { isWithheld } from "../memory/evidence/withheld.ts";
import { plainText } from "../memory/file/plain-words.ts";
import { readProposal } from "../memory/file/proposal.ts";
import { isOfTask } from "../memory/lifetime.ts";
import type { MemoryNotice } from "../store/memory-folder.ts";
import { daysAhead } from "../text/days.ts";
import { mayNameDay } from "../text/may-name-day.ts";
import {
  DAY,
  firstAfter,
  glanceAt,
  type LeftOpen,
  type Line,
  type Look,
  saidBy,
  saidOn,
  type ToldMemory,
  type Verdict,
} from "./context.ts";

export { redactText } from "../daily/redact.ts";
export { asFolder } from "../workspace/read-folder.ts";

/** @param newest the newest day of evidence, for a memory that has none */
export const lookAt = (memory: ToldMemory, newest: string): Look =>
  glanceAt(memory) ?? {
    days: daysNamed(saidBy(memory), memory.updated || newest),
    isOfTask: isOfTask(memory),
  };

/** @param said the day that it was said on */
function daysNamed(text: string, said: string): string[] {
  // Most are written so, or name none: the date reader is asked about the few others.
  const written = text.match(DAY) ?? [];
  return mayNameDay(text) ? [...written, ...daysAhead(text, said)] : written;
}

/** @param allow texts that are no secrets */
export function verdictOn({ text, says }: Line, allow: readonly string[]): Verdict {
  if (isWithheld(says)) return { isHeld: true };
  const plain = plainText(text);
  const isSecret = findSecrets(plain, allow).length > 0;
  return { ...(plain !== text && { plain }), ...(isSecret && { isSecret }) };
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
  const { body, sources, to, from } = document;
  const dayOf = (bullet: string, after: string): string | undefined => {
    const { says, days } = saidOn(bullet);
    return firstAfter(after, daysNamed(says, days.at(-1) ?? after));
  };
  const earlier = stillOpen(
    weeks,
    { texts },
    {
      isItem: (item, { week: own }) => own !== week && dayOf(item, from) !== undefined,
      // Of one form there are many, each with its day; the same with another day was put off.
      isAgain: (bullet, item) =>
        undated(bullet) === undated(item) || (dayOf(bullet, from) === dayOf(item, from) && isSame(bullet, item)),
    },
  );
  const lines = sectionsOf(body)[OPEN_SECTION].map(({ text }) => text);
  // A path is whoever's who wrote the file: no log of a week is newer than its end.
  const until = sources.map(({ path }) => dayOfPath(path) ?? "").filter((day) => day <= to);
  const newest = [known, ...lines.flatMap((line) => saidOn(line).days), ...until].sort().at(-1)!;
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
