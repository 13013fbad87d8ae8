/** What the date reader finds in a text. */
import type { Day, Week } from "../../calendar/week.ts";

export type DayKind = "day" | "range" | "week" | "month" | "quarter" | "year";

export interface FoundDay {
  /** Where in the text, as slice takes it. */
  readonly from: number;
  readonly to: number;
  readonly kind: DayKind;
  /**
   * As it is written: `2026-04-08`, `04-08` without a year, `2026-W15`, `2026-04`, `2026-Q2`, of a range `2026-07-08/2026-07-24`;
   * "" for words that mean a day only on the day they were written.
   */
  readonly key: string;
  /** The days it may mean, the best guess first; of a span its first and last day. Empty where the log's day is not known. */
  readonly days: readonly Day[];
  /** Of `next Friday` and `this Friday` those that people say so for: `days` lets any reading pass. */
  readonly told?: readonly Day[];
  /** Of a week: `2026-W16`. */
  readonly week?: Week;
  /** `tomorrow`, `next Friday`, `in two weeks`: reckoned from the log's day. */
  readonly relative?: true;
  /** `8/4`: more than one reading of what is written. */
  readonly ambiguous?: boolean;
  /** `kept for 30 days`: it may be how long something takes, and no day at all. */
  readonly isSpan?: true;
}

/** What it is, wherever it stands. */
export type NamedDay = Omit<FoundDay, "from" | "to">;

/** The longest of those that overlap, in order. */
export function longestOf(found: readonly FoundDay[]): FoundDay[] {
  const kept: FoundDay[] = [];
  for (const one of found.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1);
    if (last === undefined || one.from >= last.to) kept.push(one);
    else if (one.to - one.from > last.to - last.from) kept[kept.length - 1] = one;
  }
  return kept;
}
