/**
 * Chooses the units that fit into a document: the likeliest first, for their size, and each word counts less the more
 * often it was taken, so that a week told twice is kept once. A heap of last known gains: they shrink, but for
 * neighbours, which are pushed anew; so no unit is judged once a choice.
 */
import { groupOf } from "./bullets.ts";
import { isBookkeeping } from "./filler.ts";
import { Heap } from "./heap.ts";
import { LONGEST_UNIT, type Unit, type WeekText } from "./units.ts";

/** What a bullet costs besides its words: `- `, what it is about, ` (2026-04-08)` and the line end. */
const BULLET_BYTES = 14;
/** In a talk the name of the speaker too. */
const TALK_BYTES = 28;
/** How much size counts against a unit: a little less than it costs, since a whole thought reads better than scraps. */
const SIZE_EXPONENT = 0.95;
/** What a word is worth again, each time after the first. */
const REPEATED_WORD = 0.25;
/** The same by how often a word was taken; in the end nothing. */
const AGAIN = [1, REPEATED_WORD, REPEATED_WORD ** 2, REPEATED_WORD ** 3, REPEATED_WORD ** 4];
/** How much the odds count against the rarity of words. */
const ODDS_EXPONENT = 1.1;
/** A unit with a smaller share of fresh words says nothing new. */
const LEAST_FRESH = 0.45;
/** What 150 bytes about one thing make the rest of it worth: a summary has more than one subject. */
const REPEATED_SUBJECT = 0.87;
/** The same for what one person says in a day's talk: short turns on the same few things. */
const REPEATED_SPEAKER = 0.82;
/** What a sentence is worth more beside a chosen one of its statement: a thought told whole reads better. */
const COMPANION = 1.3;
/** A document with so many bytes left is full. */
const LEAST_ROOM = 40;
/** More are not looked at: a document has room for some two hundred. */
const MOST_CANDIDATES = 1200;
/** A gain this near to the best is taken at once: judging thousands of equals again and again changes nothing. */
const ALMOST = 0.995;
/** Shorter pieces say nothing alone. */
const LEAST_WORDS = 2;
/** `Great, thanks!` */
const LEAST_TALK_WORDS = 3;

/** @returns the chosen units, best first */
export function selectUnits(week: WeekText, odds: Float64Array, budgetBytes: number): Unit[] {
  const state = begin(week, odds);
  const heap = new Heap();
  for (const { unit, gain } of candidatesOf(state)) heap.push(gain, unit);
  const chosen = new Set<Unit>();
  let left = budgetBytes;
  while (left > LEAST_ROOM) {
    const lastGain = heap.best();
    const unit = heap.pop();
    if (unit === undefined) break;
    if (chosen.has(unit)) continue;
    const { gain, fresh } = judge(unit, state);
    if (fresh < LEAST_FRESH) continue;
    if (gain < ALMOST * heap.best() && gain < lastGain) {
      heap.push(gain, unit);
      continue;
    }
    const cost = costOf(unit, state);
    if (cost > left) continue;
    left -= cost;
    chosen.add(unit);
    note(unit, state);
    for (const other of nearby(unit, week)) if (!chosen.has(other)) heap.push(judge(other, state).gain, other);
  }
  return [...chosen];
}

/** What has been chosen so far, as far as it changes the worth of the rest. */
interface State {
  readonly week: WeekText;
  /** By word number: how often it was taken. */
  readonly taken: Uint16Array;
  /** By statement: the number of its group. */
  readonly groups: readonly number[];
  /** By group: the bytes taken of it. */
  readonly said: Float64Array;
  readonly begun: Set<number>;
  /** By unit: what its odds make it worth. */
  readonly worth: Float64Array;
}

function begin(week: WeekText, odds: Float64Array): State {
  const numbers = new Map<string, number>();
  const groups = week.statements.map((statement) => {
    const name = groupOf(statement, week);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
  const taken = new Uint16Array(week.rarity.length);
  const worth = odds.map((one) => Math.exp(ODDS_EXPONENT * one));
  return { week, worth, taken, groups, said: new Float64Array(numbers.size), begun: new Set() };
}

function judge(unit: Unit, state: State): { gain: number; fresh: number } {
  const { week, taken, groups, said, begun } = state;
  let fresh = 0;
  let whole = 0;
  for (const word of unit.words) {
    const rarity = week.rarity[word] ?? 0;
    whole += rarity;
    fresh += rarity * (AGAIN[taken[word] ?? 0] ?? 0);
  }
  if (whole === 0) return { gain: 0, fresh: 0 };
  const index = unit.statement.index;
  const worth = (state.worth[unit.index] ?? 1) * (begun.has(index) ? COMPANION : 1);
  const bytes = said[groups[index] ?? 0] ?? 0;
  const repeated = bytes === 0 ? 1 : (week.speakers.size > 0 ? REPEATED_SPEAKER : REPEATED_SUBJECT) ** (bytes / 150);
  return { gain: (fresh * worth * repeated) / costOf(unit, state) ** SIZE_EXPONENT, fresh: fresh / whole };
}

function costOf({ bytes, statement }: Unit, { week, groups, said }: State): number {
  const begun = (said[groups[statement.index] ?? 0] ?? 0) > 0;
  return bytes + 1 + (begun ? 0 : week.speakers.size > 0 ? TALK_BYTES : BULLET_BYTES);
}

function note(unit: Unit, { taken, groups, said, begun }: State): void {
  begun.add(unit.statement.index);
  const group = groups[unit.statement.index] ?? 0;
  said[group] = (said[group] ?? 0) + unit.bytes;
  for (const word of unit.words) taken[word] = (taken[word] ?? 0) + 1;
}

function candidatesOf(state: State): { unit: Unit; gain: number }[] {
  return state.week.units
    .filter((unit) => isCandidate(unit, state.week))
    .map((unit) => ({ unit, gain: judge(unit, state).gain }))
    .sort((a, b) => b.gain - a.gain || a.unit.index - b.unit.index)
    .slice(0, MOST_CANDIDATES);
}

/** A sentence that says something, and is not a line of data. */
function isCandidate({ words, bytes, text }: Unit, week: WeekText): boolean {
  const least = week.speakers.size > 0 ? LEAST_TALK_WORDS : LEAST_WORDS;
  return words.length >= least && bytes <= LONGEST_UNIT && !isBookkeeping(text);
}

/** The sentences before and after in the same statement: what they are worth has risen. */
function nearby(unit: Unit, week: WeekText): Unit[] {
  const own = week.unitsOf[unit.statement.index] ?? [];
  return [own[unit.order - 1], own[unit.order + 1]].filter(
    (other): other is Unit => other !== undefined && isCandidate(other, week),
  );
}
