/**
 * Whether something to do was done within the same logs: then it is an event, not a task. Its own line says so (`-
 * [x]`), or a later one does in the same words.
 */
import { isOwn, type Logbook, type Place } from "../../memory/evidence/logbook.ts";
import { placesIn } from "../../memory/evidence/misplaced.ts";
import type { Span } from "../../memory/evidence/span.ts";
import { beginningsOf, isKin } from "../../text/kin.ts";
import { labelled } from "../../text/labels.ts";
import { saying } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";

const DONE = saying("completion");
const DONE_SIGN = /[✅☑]/u;
const CHECKED = /^\s*(?:[-*+]\s+)?(?:\[[xX]\]|✅|☑|✔)/u;
const OPEN_BOX = /^\s*(?:[-*+]\s+)?\[ \]/u;
/** Not done after all, or only meant to be. */
const STILL = saying("unfinished", "negation", "open");

/** The share of a task's words that the line has to say which settles it. */
const LEAST_SHARED = 0.6;
const LEAST_WORDS = 2;

/** The line on which a task is told to be done. @param spans where the task stands; a line before it settles nothing */
export function finishOf(task: string, spans: readonly Span[], book: Logbook): Place | undefined {
  const stated = placesIn(spans, book).filter(({ page, line }) => isOwn(page, line));
  if (stated.length === 0) return undefined;
  const checked = stated.find(({ page, line }) => CHECKED.test(page.log.lines[line]!));
  if (checked && !stated.some(({ page, line }) => OPEN_BOX.test(page.log.lines[line]!))) return checked;
  const own = stated.find(({ page, line }) => sentencesOf(page.log.lines[line]!).slice(1).some(saysDone));
  if (own) return own;

  // `Todo:` and the day by which it is due are no part of what was done.
  const words = [...new Set(contentWords(DONE.without(labelled(task).rest)))].filter((word) => !/\d/u.test(word));
  if (words.length < LEAST_WORDS) return undefined;
  const { page: lastPage, line: lastLine } = stated.at(-1)!;
  const at = book.pages.indexOf(lastPage);
  for (const page of book.pages.slice(at)) {
    for (let line = page === lastPage ? lastLine + 1 : 0; line < page.folded.length; line++) {
      const text = page.log.lines[line]!;
      if (!isOwn(page, line) || OPEN_BOX.test(text)) continue;
      if (sentencesOf(text).some((sentence) => settles(sentence, words))) return { page, line };
    }
  }
  return undefined;
}

const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?;。！？；])\s*/u);

/** `Nadia orders cones. Done, they came.`: a sentence that begins with it, and goes on after a pause if at all. */
function saysDone(sentence: string): boolean {
  const done = DONE.leading(sentence);
  return done !== undefined && /^\s*(?:\p{P}|$)/u.test(sentence.slice(done.to)) && !STILL.test(sentence);
}

function settles(sentence: string, words: readonly string[]): boolean {
  const said = new Set(contentWords(sentence));
  const kin = beginningsOf(said);
  if (words.filter((word) => said.has(word) || isKin(word, kin)).length < LEAST_SHARED * words.length) return false;
  return (DONE_SIGN.test(sentence) || DONE.test(sentence)) && !STILL.test(sentence);
}

/** `… (done 2026-04-09)`, in the script of the text. */
export function toldAsDone(content: string, day: string): string {
  const bare = content.replace(/[.。]\s*$/u, "");
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(content))
    return `${bare}（${[day, "完了"].filter(Boolean).join(" ")}）`;
  if (/\p{Script=Hangul}/u.test(content)) return `${bare} (${[day, "완료"].filter(Boolean).join(" ")})`;
  if (/\p{Script=Han}/u.test(content)) return `${bare}（${[day, "已完成"].filter(Boolean).join(" ")}）`;
  return `${bare} (${["done", day].filter(Boolean).join(" ")})`;
}
