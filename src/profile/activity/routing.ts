/**
 * Decides which staged records get into the daily log. Every record ends with a disposition and its reason.
 *
 * The systems of documents 000 and 001 stage what an extractor found, and a later pass routes it into their knowledge files. Here
 * that pass is the weekly compaction, which reads daily logs: what it would route is routed on the way into the log. A request is
 * kept as what the day was about, an open discussion as what may be taken up again; an attempt for what it teaches.
 */
import { fold } from "../../memory/fold.ts";
import { difference, wordOverlap } from "../../memory/identity/similarity.ts";
import { contentWords } from "../../text/words.ts";
import { type ActivityRecord, type Attempt, type Decision, type Discussion, partsOf, wordingOf } from "./activity.ts";
import { noiseIn } from "./noise.ts";
import { isLesson, lackingReason, settlingPoint } from "./reasons.ts";

export interface Disposition {
  readonly to: "keep" | "drop";
  /** Set for a settled discussion: write `asDecision` of it. */
  readonly as?: "decision";
  readonly because: string;
}

export interface Routed extends Disposition {
  readonly record: ActivityRecord;
}

const keep = (because: string): Disposition => ({ to: "keep", because });
const drop = (because: string): Disposition => ({ to: "drop", because });

/** One record, for itself: a trend shows only among several. */
export function route(record: ActivityRecord): Disposition {
  const noise = noiseIn(record);
  if (noise) return drop(`${noise.code}: ${noise.reason}`);
  switch (record.kind) {
    case "request":
      return keep("what the person asked for");
    case "decision": {
      const lacking = lackingReason(record);
      return lacking === undefined ? keep("a choice with its reason") : drop(lacking);
    }
    case "discussion":
      return routeDiscussion(record);
    case "attempt":
      return isLesson(record)
        ? keep("an outcome that says why, how much, or what was seen")
        : drop("an attempt without a lasting lesson");
  }
}

function routeDiscussion(discussion: Discussion): Disposition {
  const settled = settlingPoint(discussion);
  if (settled === undefined) return keep("open: it may be taken up again");
  const lacking = lackingReason(asDecision(discussion));
  if (lacking === undefined) return { to: "keep", as: "decision", because: "a discussion that was settled" };
  return keep("settled, but not why: it stays a discussion");
}

/** A settled discussion as the decision it led to: its settling point is the choice, the others are the reasons. */
export function asDecision({ topic, points }: Discussion): Decision {
  const settled = settlingPoint({ topic, points }) ?? points.at(-1) ?? topic;
  const others = points.filter((point) => point !== settled);
  return { options: [], chosen: settled, rationale: others.length > 0 ? others.join("; ") : settled };
}

/** So many failures of one kind are a trend. */
const TREND = 3;
/** Two failures are of one kind when the shorter action is said by the other, or much of it with some of the result. */
const SAME_ACTION = 0.6;
const SAME_RESULT = 0.3;
/** Two records of a kind say the same when so many of their words are the same, and none of their numbers, names or denials differs. */
const SAME_RECORD = 0.85;

/**
 * Records together: what several say alike is kept once, and failures of one kind add up to a trend, which is kept.
 * @param before attempts staged from earlier slices and sessions, kept or dropped: they count towards a trend, and get no
 *   disposition here
 */
export function routeAll(records: readonly ActivityRecord[], before: readonly ActivityRecord[] = []): Routed[] {
  const failures = [...before, ...records].flatMap(failureIn);
  const routed: Routed[] = [];
  for (const record of records) {
    const twin = routed.find((other) => other.to === "keep" && saysAll(other, record));
    const disposition = twin ? drop(`the record of line ${twin.record.line} says this`) : route(record);
    routed.push({
      record,
      ...(disposition.to === "drop" && !twin ? (trendOf(record, failures) ?? disposition) : disposition),
    });
  }
  return routed;
}

const failureIn = (record: ActivityRecord): readonly Attempt[] =>
  record.kind === "attempt" && !record.succeeded ? [record] : [];

function trendOf(record: ActivityRecord, failures: readonly Attempt[]): Disposition | undefined {
  const [failure] = failureIn(record);
  if (!failure || noiseIn(record)) return undefined;
  const alike = failures.filter((other) => isSameKind(other, failure));
  return alike.length >= TREND ? keep(`one of ${alike.length} failures of this kind`) : undefined;
}

function isSameKind(one: Attempt, other: Attempt): boolean {
  const action = wordOverlap(one.action, other.action);
  return action === 1 || (action >= SAME_ACTION && wordOverlap(one.result, other.result) >= SAME_RESULT);
}

/** Whether a record that is kept says all that another does. */
function saysAll({ record: kept, as }: Routed, other: ActivityRecord): boolean {
  if ((as ?? kept.kind) !== other.kind && !(kept.kind === "decision" && other.kind === "discussion")) return false;
  // The third failure says what the first did, and is the trend.
  if (kept.kind === "attempt" && other.kind === "attempt" && !(kept.succeeded && other.succeeded))
    return wordingOf(kept) === wordingOf(other) && kept.messages.join() === other.messages.join();
  const [one, two] = [wordingOf(kept), wordingOf(other)];
  return (
    likeness(kept, other) >= SAME_RECORD &&
    lengthOf(other) <= lengthOf(kept) * 1.25 &&
    difference(two, one) === undefined
  );
}

/** Choices may share their reason, and are two. */
export const likeness = (one: ActivityRecord, other: ActivityRecord): number =>
  one.kind === "decision" && other.kind === "decision"
    ? Math.min(wordOverlap(one.chosen, other.chosen), wordOverlap(wordingOf(one), wordingOf(other)))
    : wordOverlap(wordingOf(one), wordingOf(other));

const lengthOf = (record: ActivityRecord): number => new Set(contentWords(fold(partsOf(record).join(" ")))).size;
