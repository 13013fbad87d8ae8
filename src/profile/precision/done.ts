/**
 * Whether something to do was done within the same logs: then it is an event, not a task. Its own line says so (`-
 * [x]`), or a later one does in the same words.
 */
import { isOwn, type Logbook, type Place } from "../../memory/evidence/logbook.ts";
import { placesIn } from "../../memory/evidence/misplaced.ts";
import type { Span } from "../../memory/evidence/source.ts";
import { saidOn } from "../../memory/evidence/speaker.ts";
import { endOf, metOf, tellsEndOf, tellsOwnEnd, tellsPast } from "../../text/task-end.ts";

const OPEN_BOX = /^\s*(?:[-*+]\s+)?\[ \]/u;

/** The line on which a task is told to be done. @param spans where the task stands; a line before it settles nothing */
export function finishOf(task: string, spans: readonly Span[], book: Logbook): Place | undefined {
  const stated = placesIn(spans, book).filter(({ page, line }) => isOwn(page, line));
  if (stated.length === 0) return undefined;
  const own = stated.find(({ page, line }) => tellsOwnEnd(page.log.lines[line]!));
  if (own) return own;

  const [ends, meets] = [endOf(task), metOf(task)];
  const isEnd = (text: string): boolean => ends(text) || (meets(text) && tellsPast(text));
  // Where the line that tells its end is quoted too, the task is what stands before that.
  const { page: lastPage, line: lastLine } =
    stated.findLast(({ page, line }) => !isEnd(page.log.lines[line]!)) ?? stated[0]!;
  for (const page of book.pages.slice(book.pages.indexOf(lastPage))) {
    for (let line = page === lastPage ? lastLine + 1 : 0; line < page.folded.length; line++) {
      const text = page.log.lines[line]!;
      const isNext = page === lastPage && line === lastLine + 1;
      const isTold = isEnd(text) || (isNext && tellsEndOf(task, saidOn(page.log, line).replace(/^[^\p{L}]+/u, "")));
      if (isOwn(page, line) && !OPEN_BOX.test(text) && isTold) return { page, line };
    }
  }
  return undefined;
}

/** `… (done 2026-04-09)`, in the script of the text. */
export function toldAsDone(content: string, day: string): string {
  const bare = content.replace(/[.。]\s*$/u, "");
  const on = day === "" ? "" : `${day} `;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(content)) return `${bare}（${on}完了）`;
  if (/\p{Script=Hangul}/u.test(content)) return `${bare} (${on}완료)`;
  return /\p{Script=Han}/u.test(content) ? `${bare}（${on}已完成）` : `${bare} (${`done ${day}`.trim()})`;
}
