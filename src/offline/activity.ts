/**
 * The extractive model's answer for task `activity`: what the person asks for or rules in so many words, and what they chose
 * with the reason they gave. What was tried and what was talked over takes reading between the lines: those lists stay empty.
 */

import { unlabelled } from "../memory/evidence/speaker.ts";
import { wordOverlap } from "../memory/identity/similarity.ts";
import type { Request } from "../model/model.ts";
import { withoutEnd } from "../text/ends.ts";
import { isStanding } from "../text/lasting.ts";
import { saying } from "../text/phrases.ts";
import { isPrinted } from "../text/plain.ts";
import { widthOf } from "../text/scripts.ts";
import { sentencesIn } from "../text/sentences.ts";
import { contentWords } from "../text/words.ts";
import { nameOf } from "./memory/naming.ts";
import { readWeek } from "./statements.ts";
import { saidOutright } from "./sure/outright.ts";
import { isUnsure, QUESTION } from "./sure/whole.ts";
import { ALL_RULES } from "./week.ts";

/** A log of a session that has more was not read by anybody. */
const [MOST, LONGEST] = [12, 260];
/** Shorter says what to do with nothing: `please continue`. */
const LEAST = 20;
/** Two asks that share so much of the shorter one are one; so near to its beginning a sentence asks. */
const [SAME, NEAR] = [0.6, 12];

/** Who works with an agent asks it, question or not; a yes, thanks and a mere question ask for nothing to be done. */
function isAsk(sentence: string): boolean {
  if ((ASKS.first(sentence)?.from ?? NEAR) < NEAR) return !QUESTION.test(sentence) || sentence.length > LEAST_ASK;
  const words = sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const isLong = words >= LEAST_WORDS || widthOf(sentence) > 1.3 * sentence.length;
  return isLong && !isUnsure(sentence) && (isStanding(sentence) || ANSWERS.leading(sentence) === undefined);
}
const [LEAST_ASK, LEAST_WORDS] = [40, 5];
const [ANSWERS, ASKS] = [saying("consent", "refusal", "link", "person"), saying("request")];
const [REASON, DECIDES, WHO] = [saying("reason"), saying("decided"), saying("person")];

/** `We decided to use Postgres because …`: who works with an agent says it of the work. */
const isDecided = (chosen: string): boolean =>
  contentWords(DECIDES.without(chosen)).length > 0 &&
  (DECIDES.leading(chosen) ?? (DECIDES.test(chosen) ? WHO.leading(chosen) : undefined)) !== undefined;

/** @returns one JSON object with four lists, a dozen records at most; empty lists where nothing is plain */
export function activityAnswer({ logs }: Request): string {
  const decisions: object[] = [];
  const asks: { summary: string; holds: boolean }[] = [];
  for (const { turn, text, quoted } of readWeek(logs).statements) {
    if (quoted || turn !== "person") continue;
    for (const sentence of sentencesIn(unlabelled(text))) {
      if (sentence.includes("[redacted:") || widthOf(sentence) < LEAST || sentence.length > LONGEST) continue;
      const said = saidOutright(sentence, ALL_RULES)?.rule;
      const reason = REASON.first(sentence)?.from ?? 0;
      const [chosen, rationale] = [withoutEnd(sentence.slice(0, reason), " ,，、"), sentence.slice(reason).trim()];
      if ((said === "said.chose" || isDecided(chosen)) && reason > 0 && !isUnsure(sentence))
        decisions.push({ options: [], chosen, rationale });
      else if (said !== undefined || (!isPrinted(sentence) && isAsk(sentence)))
        if (!asks.some(({ summary }) => wordOverlap(summary, sentence) >= SAME))
          asks.push({ summary: sentence, holds: said !== undefined || isStanding(sentence) });
    }
  }
  decisions.splice(MOST);
  // Of many asks those that hold beyond the session, and the first.
  const taken = new Set(asks.toSorted((a, b) => Number(b.holds) - Number(a.holds)).slice(0, MOST - decisions.length));
  const requests = asks.filter((ask) => taken.has(ask)).map(({ summary }) => ({ intent: nameOf(summary), summary }));
  return `${JSON.stringify({ decisions, discussions: [], attempts: [], requests }, null, 1)}\n`;
}
