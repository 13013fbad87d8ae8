/**
 * The extractive model's answer for task `activity`: what the person decided, with the reason they gave; what they say shall be, or
 * why; and what the session is about, which is what they begin with. What they ask turn by turn git tells (document 000), and what was
 * tried or talked over takes reading between the lines: those lists stay empty.
 */

import type { DailyLog } from "../daily/daily-log.ts";
import { unlabelled } from "../memory/evidence/speaker.ts";
import { wordOverlap } from "../memory/identity/similarity.ts";
import type { Request } from "../model/model.ts";
import { withoutEnd } from "../text/ends.ts";
import { unsworn } from "../text/lexicon/places.ts";
import { saying } from "../text/phrases.ts";
import { widthOf } from "../text/scripts.ts";
import { sentencesIn } from "../text/sentences.ts";
import { isTyped, typedIn } from "../text/typed.ts";
import { contentWords } from "../text/words.ts";
import { isOpen, isSubject, worthOf } from "../text/worth.ts";
import { nameOf } from "./memory/naming.ts";
import { readWeek } from "./statements.ts";
import { saidOutright } from "./sure/outright.ts";
import { ALL_RULES } from "./week.ts";

/** A log of a session that has more was not read by anybody; a narrower sentence says what to do with nothing: `please continue`. */
const [MOST, LONGEST, LEAST] = [8, 260, 10];
/** Two asks that share so much of the shorter one are one. */
const SAME = 0.6;

const [REASON, DECIDES, WHO] = [saying("reason"), saying("decided"), saying("person")];

/** `We decided to use Postgres because …`: who works with an agent says it of the work. */
const isDecided = (chosen: string): boolean =>
  contentWords(DECIDES.without(chosen)).length > 0 &&
  (DECIDES.leading(chosen) ?? (DECIDES.test(chosen) ? WHO.leading(chosen) : undefined)) !== undefined;

/** The sentences that the person typed, turn by turn, a paragraph for itself. */
function turnsIn(logs: readonly DailyLog[]): string[][][] {
  const person = readWeek(logs).statements.filter(({ turn, quoted }) => turn === "person" && !quoted);
  return logs.flatMap((log) => {
    let turn = 0;
    const turnOf = log.lines.map((line) => (unlabelled(line) === line.trim() ? turn : ++turn));
    const own = person
      .filter((one) => one.log === log)
      .map((one) => {
        const line = log.lines[one.from - 1]!;
        const isDrawn = /^[\s*_-]*\p{Extended_Pictographic}/u.test(unlabelled(line));
        return { ...one, isDrawn, indented: !one.listed && /^\s{2}/u.test(line) };
      });
    return [...Map.groupBy(own, ({ from }) => turnOf[from - 1]).values()].map((parts) =>
      typedIn(parts).map(({ text }) =>
        sentencesIn(text)
          .filter((one) => isTyped(one) && widthOf(one) >= LEAST && one.length <= LONGEST)
          .map(unsworn),
      ),
    );
  });
}

/** @returns one JSON object with four lists, a few records at most; empty lists where nothing is plain */
export function activityAnswer({ logs }: Request): string {
  const decisions: object[] = [];
  const asks: { summary: string; worth: number }[] = [];
  const add = (summary: string, worth: number): void => {
    if (worth > 0 && !asks.some((ask) => wordOverlap(ask.summary, summary) >= SAME)) asks.push({ summary, worth });
  };
  const [first = [], ...turns] = turnsIn(logs);
  const subject = first.flat().find(isSubject);
  for (const said of [...first, ...turns.flat()]) {
    const left = said.filter((sentence) => {
      const reason = REASON.first(sentence)?.from ?? 0;
      const [chosen, rationale] = [withoutEnd(sentence.slice(0, reason), " ,，、"), sentence.slice(reason).trim()];
      const isChoice = saidOutright(sentence, ALL_RULES)?.rule === "said.chose" || isDecided(chosen);
      if (!isChoice || reason === 0 || isOpen(sentence)) return true;
      decisions.push({ options: [], chosen, rationale });
      return false;
    });
    // A short paragraph is told whole: `a bad idea, since …` says of the next sentence why.
    const whole = left.filter((one) => !isOpen(one)).join(" ");
    const most = Math.max(0, ...left.map(worthOf));
    if (most > 1 && whole.length <= LONGEST) add(whole, subject && left.includes(subject) ? 4 : most);
    else for (const one of left) add(one, one === subject ? 4 : worthOf(one));
  }
  decisions.splice(MOST);
  const taken = new Set(asks.toSorted((a, b) => b.worth - a.worth).slice(0, MOST - decisions.length));
  const requests = asks.filter((ask) => taken.has(ask)).map(({ summary }) => ({ intent: nameOf(summary), summary }));
  return `${JSON.stringify({ decisions, discussions: [], attempts: [], requests }, null, 1)}\n`;
}
