/**
 * How important a claim is, 1 to 10, from what can be read: how it is marked, whether it gives a reason, a rule or a figure,
 * on how many days it comes back, and what makes it small. Most are 5 or 6. Before: precision-candidates. After: precision. Pure.
 */
import { BECAUSE, DATED, type EntryKind, FOUNDATION, MEASURED, PASSING, RULE, SMALL } from "./precision-cues.ts";

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
  lesson: 6,
  preference: 6,
  decision: 5.5,
  relationship: 5,
  fact: 4.5,
  todo: 4.5,
  event: 4,
};
const SHORT = 45;

export function ratingOf({ kind, text, marked, likelihood, days }: Rateable): number {
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text);
  const points =
    BASE[kind] +
    (marked ? 0.75 : 0) +
    (BECAUSE.test(text) ? 0.75 : 0) +
    (RULE.test(text) ? 0.5 : 0) +
    (FOUNDATION.test(text) ? 1 : 0) +
    (MEASURED.test(text) ? 0.5 : 0) +
    (kind === "todo" && DATED.test(text) ? 1 : 0) +
    Math.min(1.5, 0.75 * (days - 1)) +
    Math.max(-1, Math.min(1.25, (likelihood - 0.5) * 1.5)) -
    (SMALL.test(text) ? 1.5 : 0) -
    (PASSING.test(text) && kind !== "todo" ? 0.75 : 0) -
    (text.length < (isWide ? SHORT / 2 : SHORT) ? 0.75 : 0);
  return Math.max(1, Math.min(10, Math.round(points)));
}
