/**
 * Numbers, amounts and dates are what a claim may not lose (document 003). Where its sentence says nothing but words of one
 * sentence of its evidence, and left out the figures of that, it is told in the log's words.
 */

import { citedSentences, type Logbook, withoutLinksHere } from "../memory/evidence/logbook.ts";
import type { Span } from "../memory/evidence/source.ts";
import { speakersOf, unlabelled } from "../memory/evidence/speaker.ts";
import { type Specific, specificsOf } from "../memory/evidence/specifics.ts";
import { telling } from "../memory/identity/told.ts";
import { isOfThing } from "../memory/memory.ts";
import { clockAhead } from "../text/ahead.ts";
import { isAnswer } from "../text/assent.ts";
import { labelled } from "../text/labels.ts";
import { saying } from "../text/phrases.ts";
import { sentencesIn } from "../text/sentences.ts";
import { taskDatesIn } from "../text/task-dates.ts";
import type { Stated } from "./profile.ts";

/** The claim is most of the sentence: in a longer one the figures may be of something else. */
const MOST = 0.6;
const LEAST_WORDS = 2;
/** Of two commands in one line a claim may tell one; what was blacked out says nothing. */
const UNTOLD = ["| ", "`", "[redacted:"];
/** In Japanese and Chinese what is counted clings to it. */
const COUNTED = /\d[\d.,:]*\p{Script=Han}{0,2}/gu;

export function figured(claim: Stated, spans: readonly Span[], book: Logbook): Stated {
  const { name, description, body } = claim;
  const [first = ""] = sentencesIn(body);
  if (isOfThing(claim)) return claim;
  const told = withItsFigures(first, spans, book, `${name}\n${description}\n${body}`);
  return { ...claim, description: description === first ? told : description, body: body.replace(first, () => told) };
}

/** `2026-04-08: added …`, in a log of that day, which is told beside it. */
function withoutOwnDay(line: string, spans: readonly Span[]): string {
  const [{ kind = "number", key = "", text = "" } = {}] = specificsOf(line);
  const isOwn = kind === "date" && line.startsWith(text) && spans.some(({ day }) => day.endsWith(key));
  const [pause] = /^\s*(?:[,，、:：]|[–—-]\s)\s*/u.exec(line.slice(text.length)) ?? [""];
  return isOwn && pause !== "" ? line.slice(text.length + pause.length) : line;
}

const [ASKED, GREETING] = [saying("request", "aside"), saying("step")];
/** `Ok then upgrade it to 16, and btw please …`: how one speaks to another, no line of a document. */
const isTalk = (sentence: string): boolean =>
  isAnswer(sentence) || ASKED.test(sentence) || GREETING.leading(sentence) !== undefined;

/** @param whole all that is told beside it: what stands there is not lost */
export function withItsFigures(statement: string, spans: readonly Span[], book: Logbook, whole = statement): string {
  const said = new Set(telling(statement));
  const known = new Set(specificsOf(whole).map(({ key }) => key));
  const isLost = ({ kind, key }: Specific): boolean => ["number", "date"].includes(kind) && !known.has(key);
  const isSpoken = spans.some(({ path, from, to }) => {
    const page = book.byPath.get(path);
    return page && speakersOf(page.log).some((one, i) => one !== "log" && i >= from - 1 && i < to);
  });
  for (const line of said.size < LEAST_WORDS ? [] : citedSentences(spans, book)) {
    // What a plugin writes beside a task is told in words elsewhere.
    if (taskDatesIn(line).length > 0) continue;
    const written = unlabelled(`- ${line}`).replace(/^- /, "");
    const plain = withoutOwnDay(written.slice(clockAhead(written)?.to), spans);
    const sentence = labelled(plain).rest;
    const words = new Set(telling(sentence));
    const readable = withoutLinksHere(sentence);
    const isTold = said.isSubsetOf(words) && said.size >= MOST * new Set(telling(readable.replace(COUNTED, " "))).size;
    if (
      isTold &&
      !(isSpoken && isTalk(sentence)) &&
      !UNTOLD.some((one) => sentence.includes(one)) &&
      specificsOf(sentence).some(isLost)
    )
      return readable.slice(0, 1).toUpperCase() + readable.slice(1);
  }
  return statement;
}
