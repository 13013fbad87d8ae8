/**
 * What document 003 asks of a memory and the model left out: of a rule and a decision their reason, which is told in the log's
 * words where the claim's own line gives one; where no line does there is none to tell. And what an index can find it by.
 */
import { citedSentences, type Logbook, withoutLinksHere } from "../memory/evidence/logbook.ts";
import type { Span } from "../memory/evidence/source.ts";
import { partOf } from "../memory/identity/merge.ts";
import { shareOf, telling } from "../memory/identity/told.ts";
import { withoutEnd } from "../text/ends.ts";
import { saying } from "../text/phrases.ts";
import { sentencesIn } from "../text/sentences.ts";
import { contentWords } from "../text/words.ts";
import type { Stated } from "./profile.ts";
import { sizeOf } from "./typed/routine.ts";

const REASON = saying("reason");
/** Of what the claim says, so much stands in front of the reason that is its own. */
const MOST = 0.6;
const [LEAST_WORDS, LONGEST] = [2, 240];
const CLAUSE = /[,;:，；：、]/u;

export function reasoned(claim: Stated, spans: readonly Span[], book: Logbook): Stated {
  const { type, description, body } = claim;
  const isAsked = type === "feedback" || type === "project";
  if (!isAsked || REASON.test(`${description}\n${body}`) || sentencesIn(body).some(partOf)) return claim;
  const { why } = reasonOf(sentencesIn(body)[0] ?? description, spans, book) ?? {};
  return why === undefined ? claim : { ...claim, body: `${body}\n\n**Why:** ${why}${/。$/u.test(body) ? "。" : "."}` };
}

/** A decision of the weekly document or the precision profile with the reason of its own line. */
export function bulletReasoned(text: string, spans: readonly Span[], book: Logbook): string {
  const { joint, why } = (REASON.test(text) ? undefined : reasonOf(text, spans, book)) ?? {};
  return why === undefined ? text : `${withoutEnd(text, " .。")}${joint}${why}`;
}

/** @returns the reason, and what parts it from what it is told of */
function reasonOf(told: string, spans: readonly Span[], book: Logbook): { joint: string; why: string } | undefined {
  const words = new Set(telling(told));
  for (const sentence of words.size === 0 ? [] : citedSentences(spans, book)) {
    const from = REASON.first(sentence)?.from ?? 0;
    const [head, why] = [sentence.slice(0, from), withoutEnd(sentence.slice(from), " .。")];
    if (from === 0 || why.length > LONGEST || new Set(contentWords(why)).size < LEAST_WORDS) continue;
    // `We bought the green van; the red one waits, because …`: the reason is the other's.
    const own = contentWords(head.split(CLAUSE).findLast((one) => /[\p{L}\p{N}]/u.test(one)) ?? "");
    if (shareOf(new Set(own), new Set(contentWords(told))) < MOST) continue;
    if (shareOf(words, new Set(contentWords(head))) >= MOST)
      return { joint: /[,，、;；\s]*$/u.exec(head)![0], why: withoutLinksHere(why) };
  }
  return undefined;
}

/** `Information about hosting` tells an index nothing: what the body says first does. Of 645 of annotators none is that short. */
export function described(claim: Stated): Stated {
  const first = withoutEnd(sentencesIn(claim.body)[0] ?? "", " .。");
  const isVague = sizeOf(claim.description) <= LEAST_WORDS && sizeOf(first.replace(/https?:\S+/gu, " ")) > LEAST_WORDS;
  // What goes on with the name is the body's own words.
  const isOwn = first.length > LONGEST || claim.body.includes(withoutEnd(claim.description, " .。"));
  return isVague && !isOwn ? { ...claim, description: first } : claim;
}
