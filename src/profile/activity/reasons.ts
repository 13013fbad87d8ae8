/**
 * What makes a record outlive its session: a decision's reason of design, policy or process, a discussion's settling
 * word, the why or the measured result of an attempt.
 */
import { fold } from "../../memory/fold.ts";
import { wordOverlap } from "../../memory/identity/similarity.ts";
import { saying } from "../../text/phrases.ts";
import { contentWords, stem } from "../../text/words.ts";
import type { Attempt, Decision, Discussion } from "./activity.ts";

/** That nothing is known, that somebody asked, and praise that fits every choice: none says why it is so. */
const EMPTY = saying("nothing", "onRequest", "praise", "actor.who");
/** Fewer words say no reason; of scripts without spaces each sign counts. */
const LEAST_REASON_WORDS = 2;

/** @returns what a decision's reason lacks, or undefined when it has one of design, policy or process */
export function lackingReason({ chosen, rationale, options }: Decision): string | undefined {
  if (contentWords(EMPTY.without(rationale)).length === 0) return "its reason would fit any choice";
  const words = new Set(contentWords(fold(rationale)));
  if (words.size < LEAST_REASON_WORDS) return "a decision without a reason";
  const told = new Set(contentWords(fold([chosen, ...options].join(" "))));
  const repeats = [...words].every((word) => told.has(word)) && wordOverlap(rationale, chosen) === 1;
  return repeats && !BECAUSE.test(chosen) ? "its reason only repeats the choice" : undefined;
}

const SETTLED = saying("decided");
const UNSETTLED = saying("unconfirmed");

/** The point with which a discussion was settled; the last of them. undefined while it is open. */
export function settlingPoint({ topic, points }: Discussion): string | undefined {
  if (points.some((point) => UNSETTLED.test(point)) || UNSETTLED.test(topic)) return undefined;
  return points.findLast((point) => SETTLED.test(point));
}

const CAUSE = saying("mark.reason");
const BECAUSE = saying("reason", "ability", "mark.reason");
/** One number against another. */
const MEASURED = saying("measured");
const LEAST_LESSON_WORDS = 4;

/**
 * Whether an attempt teaches more than that it was made: it says why it ended as it did, what was measured against what, or
 * what was seen: where it failed, or how a bug shows. Documents 000 and 001 keep the outcomes of builds and tests, what an
 * outside service answered, and bugs that were reproduced; that all is well, or how many failed, is none of these.
 */
export function isLesson({ action, result, succeeded }: Attempt): boolean {
  if (contentWords(fold(`${action} ${result}`)).length < LEAST_LESSON_WORDS) return false;
  if (BECAUSE.test(result) || CAUSE.test(action) || (/\d/.test(result) && MEASURED.test(result))) return true;
  const tried = new Set(tellingWords(action));
  const seen = new Set(tellingWords(result).filter((word) => !tried.has(word)));
  if (CONDITION.test(result) && seen.size >= LEAST_SHOWN) return true;
  return succeeded ? seen.size >= LEAST_SEEN : seen.size >= 1 && seen.size + tried.size >= LEAST_FAILED;
}

/** `when cookies are blocked`: under which condition a bug shows. */
const CONDITION = saying("condition");
const LEAST_SHOWN = 2;
/** Of what came out well: a sentence about it, and no nod. */
const LEAST_SEEN = 4;
/** Of a failure: what was tried, and at what it failed. */
const LEAST_FAILED = 2;

/** Words of every run, which tell none from another; in other languages each word counts. */
const EVERY_RUN = new Set(
  (
    "run ran running test tests testing suite spec specs check checks build builds built building compile compiled pass passed passing " +
    "fail fails failed failing failure failures error errors broken success succeed succeeded successful successfully work works worked " +
    "working done ok okay fine green red clean complete completed finished all none now again still well expected output result results " +
    "file files line lines byte bytes change changes code script command try tried retry retried new locally timed time times"
  )
    .split(" ")
    .map(stem),
);

const tellingWords = (text: string): string[] =>
  contentWords(fold(text)).filter((word) => !EVERY_RUN.has(word) && !/^[\d_.]+$/.test(word));
