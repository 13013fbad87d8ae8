/**
 * Whether a line holds off what a memory settles: `vetoed`, `on hold`, `not decided yet`. Nothing has taken its place, and still
 * it may not hold: that is asked, and never enough to supersede.
 */
import { spokenIn } from "../../text/languages.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import type { Bearing } from "./bearing.ts";
import { type Claimed, claimedOf, claims, clausesOf, shareDay } from "./clauses.ts";
import { namesIn } from "./similarity.ts";
import { type Edited, statementsOf, type Told, type Weight } from "./told.ts";

const HELD_OFF = saying("heldOff");
const POSTPONED = saying("postponed");

export function heldOffBy(statement: string, memory: Edited, weight: Weight): Bearing | undefined {
  for (const sentence of sentencesIn(statement))
    for (const told of statementsOf(memory)) {
      const against = inSentence(sentence, told, weight);
      if (against !== undefined) return { about: 0, how: "changes", against, sentence, states: told.core };
    }
  return undefined;
}

function inSentence(sentence: string, told: Told, weight: Weight): string | undefined {
  const spoken = spokenIn(sentence);
  const claimed = claimedOf(told.claimed);
  for (const clause of clausesOf(sentence))
    for (const [sayings, least] of [
      [HELD_OFF, LEAST_SAID],
      [POSTPONED, LEAST_POSTPONED],
    ] as const) {
      const found = sayings.first(clause, spoken);
      // `The suspended ceiling is checked`: the word is a part of what is settled.
      if (found === undefined || told.core.includes(clause.slice(found.from, found.to))) continue;
      const own = contentWords(`${clause.slice(0, found.from)} ${clause.slice(found.to)}`);
      // `Whether we move, is not decided`.
      const words = [...new Set(own.length > 0 ? own : contentWords(sentence.replace(clause, " ")))];
      if (isAbout(words, clause, told, claimed, weight, least)) return `"${clause.slice(found.from, found.to)}"`;
    }
  return undefined;
}

/** Of what a line says is held off the memory tells so much. */
const LEAST_SAID = 0.3;
/** An appointment is put off, and the rule stands: only the thing itself. */
const LEAST_POSTPONED = 0.7;
const LEAST_SHARED = 2;
/** `The Saturday cleaning is suspended` names little more than the thing. */
const MOST_OF_FEW = 0.5;

function isAbout(
  words: readonly string[],
  clause: string,
  told: Told,
  claimed: Claimed,
  weight: Weight,
  least: number,
): boolean {
  const said = words.filter((word) => claims(claimed, word));
  if (said.length < least * words.length || !said.some((word) => weight(word) > 0)) return false;
  const named = namesIn(told.core);
  const isItsHead = said.length >= MOST_OF_FEW * words.length && said.some((word) => told.heads.includes(word));
  return (
    isItsHead ||
    said.length >= LEAST_SHARED ||
    shareDay(clause, told.core) ||
    namesIn(clause).some((name) => named.includes(name))
  );
}
