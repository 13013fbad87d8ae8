/**
 * Answers the precision profile offline: the claims that the extractive model is sure of, each with its kind, a thing it is
 * about and its importance. What would not pass the profile's own checks is not handed over; an empty list is a good answer.
 */
import { keptIn } from "../memory/evidence/given-up.ts";
import { withoutReason } from "../memory/identity/told.ts";
import type { Request } from "../model/model.ts";
import { actorIn } from "../profile/precision/actors.ts";
import type { Kind } from "../profile/precision/entry.ts";
import { narrationIn } from "../profile/precision/narration.ts";
import { transientIn } from "../profile/typed/routine.ts";
import { LONG, type Steps } from "../steps.ts";
import { isOnlyDays } from "../text/days.ts";
import type { HeardMark } from "../text/lexicon/lexicon.ts";
import { titleOf } from "../text/titles.ts";
import { MOST_SURE } from "./memory/blocks.ts";
import { importanceOf } from "./memory/kinds.ts";
import { quotesOf, repeatedLines } from "./memory/quotes.ts";
import { wordingOf } from "./memory/wording.ts";
import { readWeek } from "./statements.ts";
import { findingSure, type SureClaim } from "./sure/sure.ts";

const KINDS: Readonly<Record<HeardMark, Kind>> = {
  decision: "decision",
  rule: "lesson",
  lesson: "lesson",
  remember: "fact",
  preference: "preference",
};

/** What is beyond the many that a person marks is told as of no weight: it is reported, and kept where the user keeps all. */
const LEAST_IMPORTANCE = 1;

/** @returns the text of the answer: one JSON object with `entries` */
export function* precisionAnswer({ logs }: Request): Steps<string> {
  yield LONG;
  const repeated = repeatedLines(new Set(logs));
  const week = readWeek(logs);
  yield LONG;
  const entries: object[] = [];
  for (const [i, claim] of (yield* findingSure(week)).entries()) {
    yield;
    const type = KINDS[claim.mark];
    const { body, name } = wordingOf(claim);
    const content = body.replace(/\s+/g, " ");
    const importance = i < MOST_SURE ? importanceOf(claim, claim.mark) : LEAST_IMPORTANCE;
    const rest = { expiry: "permanent", tags: [], importance, evidence: quotesOf(claim.statements, repeated) } as const;
    if (narrationIn(content) !== undefined || transientIn({ kind: type, content, ...rest }) !== undefined) continue;
    entries.push({ type, subject: subjectOf(claim, name), content, ...rest });
  }
  return `${JSON.stringify({ entries }, null, 1)}\n`;
}

/** A thing with a name of its own: in code, or with a capital that begins no sentence. */
const THING =
  /`([^`\s]{2,40})`|(?<=[\p{L}\p{N},] )(\p{Lu}[\p{L}\p{N}.+#-]{1,30}(?: \p{Lu}[\p{L}\p{N}.+#-]{1,30})?(?<!\.))/gu;

/** What the lines stand under, else the first thing that the claim names before its reason and does not give up, else the claim's own name. */
function subjectOf({ lead, claim }: SureClaim, name: string): string {
  const things = [...keptIn(withoutReason(claim)).matchAll(THING)].map(([, code, capital]) => code ?? capital ?? "");
  const named = [lead.headings.map(titleOf).findLast(Boolean) ?? "", ...things];
  return named.find((one) => one !== "" && !isOnlyDays(one) && actorIn(one, []) === undefined) ?? name;
}
