/**
 * What the sentences and titles of a week say of themselves, in the languages of their logs: looked for once, and asked by the
 * ranker and by the sections of the document alike.
 */

import type { DailyLog } from "../../daily/daily-log.ts";
import { spokenOf } from "../../memory/evidence/logbook.ts";
import { onceFor } from "../../once.ts";
import type { Mark, PhraseKey } from "../../text/lexicon/lexicon.ts";
import { headingMark, leadingMark } from "../../text/marks.ts";
import { phrasesIn } from "../../text/phrases.ts";
import type { Unit, WeekText } from "../week.ts";

export interface Sayings {
  readonly ofUnit: (unit: Unit) => ReadonlySet<PhraseKey>;
  /** What a label, a heading or the line above announces. */
  readonly ofTitle: (title: string, log: DailyLog) => Mark | undefined;
}

const NOTHING: ReadonlySet<PhraseKey> = new Set();

export const sayingsIn = onceFor((_: WeekText): Sayings => {
  const titles = new Map<string, Mark | undefined>();
  return {
    ofUnit: onceFor(({ text, statement: { log } }: Unit) => {
      const phrases = phrasesIn(text, spokenOf(log));
      return phrases.length === 0 ? NOTHING : new Set(phrases.map(({ key }) => key));
    }),
    ofTitle: (title, log) => {
      if (title !== "" && !titles.has(title))
        titles.set(title, headingMark(title, spokenOf(log)) ?? leadingMark(title, spokenOf(log)));
      return titles.get(title);
    },
  };
});
