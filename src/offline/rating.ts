/**
 * How important a claim is, 1 to 10, by what it shows of itself: 5 is a plain claim. A strong sign, a reason, a rule, a
 * correction by somebody, a deadline, a day more on which it is said, lifts it; a report of work, what is small or will
 * soon be otherwise sinks. Only several strong signs together make an 8.
 */
import {
  BECAUSE,
  CORRECTED,
  DATED,
  type EntryKind,
  FOUNDATION,
  MEASURED,
  PASSING,
  REPORTS,
  RULE,
  SMALL,
} from "./precision-cues.ts";

export interface Rateable {
  readonly kind: EntryKind;
  readonly text: string;
  /** A label or heading of the log's own says what it is: `Decision:`, `Lessons`. */
  readonly marked: boolean;
  /** How likely it carries a memory, as the ranker sees it: about 0.2 to 2. */
  readonly likelihood: number;
  /** On how many days the logs say it. */
  readonly days: number;
}

const BASE: Readonly<Record<EntryKind, number>> = {
  lesson: 5.5,
  preference: 5.5,
  decision: 5.5,
  relationship: 5,
  fact: 4.5,
  todo: 4.5,
  event: 4,
};
const SHORT = 45;

export function ratingOf({ kind, text, marked, likelihood, days }: Rateable): number {
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text);
  const lifted =
    (marked ? 0.75 : 0) +
    (BECAUSE.test(text) ? 1 : 0) +
    (RULE.test(text) ? 0.75 : 0) +
    (CORRECTED.test(text) ? 1 : 0) +
    (FOUNDATION.test(text) ? 1 : 0) +
    (MEASURED.test(text) ? 0.5 : 0) +
    (DATED.test(text) && kind !== "event" ? 0.75 : 0) +
    Math.min(1.5, 0.75 * (days - 1)) +
    Math.max(-1, Math.min(0.75, likelihood - 0.5));
  const sunk =
    (REPORTS.test(text) ? 1.5 : 0) +
    (SMALL.test(text) ? 1.5 : 0) +
    (PASSING.test(text) && kind !== "todo" ? 0.75 : 0) +
    (text.length < (isWide ? SHORT / 2 : SHORT) ? 0.75 : 0);
  return Math.max(1, Math.min(10, Math.round(BASE[kind] + lifted - sunk)));
}
