/**
 * Document 003 asks a rule and a decision for their reason. Where the model left it out and the claim's own line gives one, it
 * is told in the log's words; where no line gives one there is none to tell.
 */
import { citedSentences, type Logbook, withoutLinksHere } from "../memory/evidence/logbook.ts";
import type { Span } from "../memory/evidence/span.ts";
import { partOf } from "../memory/identity/merge.ts";
import { shareOf, telling } from "../memory/identity/told.ts";
import { withoutEnd } from "../text/ends.ts";
import { saying } from "../text/phrases.ts";
import { sentencesIn } from "../text/sentences.ts";
import { contentWords } from "../text/words.ts";
import type { Stated } from "./profile.ts";

const REASON = saying("reason");
/** Of what the claim says, so much stands in front of the reason that is its own. */
const MOST = 0.6;
const LEAST_WORDS = 2;
const LONGEST = 240;

export function reasoned(claim: Stated, spans: readonly Span[], book: Logbook): Stated {
  const { type, description, body } = claim;
  const isAsked = type === "feedback" || type === "project";
  if (!isAsked || REASON.test(`${description}\n${body}`) || sentencesIn(body).some(partOf)) return claim;
  const words = new Set(telling(sentencesIn(body)[0] ?? description));
  for (const sentence of words.size === 0 ? [] : citedSentences(spans, book)) {
    const from = REASON.first(sentence)?.from ?? 0;
    const why = withoutEnd(sentence.slice(from), " .。");
    if (from === 0 || why.length > LONGEST || new Set(contentWords(why)).size < LEAST_WORDS) continue;
    if (shareOf(words, new Set(contentWords(sentence.slice(0, from)))) < MOST) continue;
    return { ...claim, body: `${body}\n\n**Why:** ${withoutLinksHere(why)}${/[。]$/u.test(sentence) ? "。" : "."}` };
  }
  return claim;
}
