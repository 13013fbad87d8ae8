/**
 * The one reading of a later line against what stands: whether it is about the same thing, what of it has changed, and how surely.
 * What may come of it stands in three tables below, and nowhere else. What is sure supersedes; all else is asked.
 */

import type { Day } from "../../calendar/week.ts";
import { cellsIn } from "../../text/blocks/lines.ts";
import { spokenIn } from "../../text/languages.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { unsureIn } from "../../text/unsure.ts";
import { contentWords } from "../../text/words.ts";
import { cameFrom, givenUp } from "../evidence/given-up.ts";
import { crossedIn, TAKES_BACK, takenBackIn } from "../evidence/retraction/notes.ts";
import { isQuestion } from "../evidence/speaker.ts";
import type { StoredMemory, Wording } from "../memory.ts";
import { isOfOneDay } from "./clauses.ts";
import { crossed } from "./exchanged.ts";
import { isNarrower } from "./link.ts";
import {
  type Beside,
  besideOf,
  type Near,
  nearness,
  type Pair,
  type Rarity,
  saysHowItDoes,
  sentenceOf,
} from "./pair.ts";
import * as back from "./taken-back.ts";
import { type Edited, statementsOf, toldBy } from "./told.ts";
import * as otherwise from "./told-otherwise.ts";

export interface Bearing {
  /** How much the two share of what the shorter says, 0 to 1. */
  readonly about: number;
  /** How the statement speaks against the memory, for people: `"back to"`. */
  readonly against: string;
  /** `denies`: words say outright that it does not hold. `changes`: it seems to have another value, or to be over. */
  readonly how: "denies" | "changes";
  /** The sentence that does. */
  readonly sentence: string;
  /** What of the memory it is held against. */
  readonly states: string;
}

/** Read from the top, the first row that finds something decides; behind `nothing` the line says nothing new. */
type Outcomes<Of> = readonly (
  | readonly [how: Bearing["how"], reads: (pair: Of) => string | undefined]
  | readonly [how: "nothing", holds: (pair: Of) => boolean]
)[];

/** Nothing has taken its place, and still it may not hold. The only reading of a line that is unsure of what it says. */
const HELD_OFF: Outcomes<Pair> = [["changes", back.heldOff]];

const CHANGED = saying("replacement", "leaving");
/** Behind its first pause a line may end what it names, but for what the memory itself tells as ended. */
const ENDS: Outcomes<Pair> = [
  ["nothing", ({ told }) => CHANGED.test(told.core)],
  ["changes", back.leaves],
];

/** A decision that says that it takes something back is asked about on less. */
const AFTER_ALL: Outcomes<Pair> = [
  ["changes", otherwise.settledAfterAll],
  ["changes", otherwise.fromThenOn],
];

/** Of a claim that its line takes back, that the memory is the same claim, and does not tell that too. */
const TAKEN_BACK: Outcomes<Near> = [
  ["nothing", ({ told }) => TAKES_BACK.test(told.core)],
  ["denies", (near) => (otherwise.isSaidAgain(near) ? near.said.text : undefined)],
];

/** Words speak against a memory that the line says enough of. */
const AGAINST: Outcomes<Near> = [
  ["changes", back.struck],
  ["changes", back.done],
  ["denies", back.denied],
  ["denies", back.opposed],
  ["denies", back.takesBack],
  ["denies", back.returns],
  ["changes", otherwise.exchangedPlaces(true)],
  ["denies", otherwise.exchangedPlaces(false)],
  ["nothing", otherwise.isSaidAgain],
  ["changes", back.again],
  ["nothing", saysHowItDoes],
  ["changes", back.changes],
  ["changes", back.over],
  ["changes", otherwise.anotherValue],
];

/** Nothing but a memory's words, and what that gives up: `Sass`, of `PostCSS instead of Sass`. */
const GIVEN_UP: Outcomes<Pair> = [
  ["nothing", ({ said, told }) => !isWithin(new Set(contentWords(said.claim)), told.words)],
  ["denies", ({ said, told }) => (givenUp(said.claim, [told.core])?.sure ? told.core : undefined)],
  ["changes", ({ said, told }) => crossed(said.claim, told.core) ?? cameFrom(said.claim, told.core)],
];
/** What a line puts in the place of what it names, or narrows or goes back to what a memory gave up. */
const GONE_BACK: Outcomes<Pair> = [
  ["changes", otherwise.takesPlace],
  ["changes", otherwise.narrows],
  ...GIVEN_UP,
  ["changes", otherwise.exchangedPlaces(true)],
  ["denies", otherwise.exchangedPlaces(false)],
];

/** Whether a claim is made of a memory's words, and is not what it says. */
export const goesBack = ({ description }: Wording, memory: Edited): boolean =>
  best([{ said: sentenceOf(description), told: toldBy(memory), rarity: undefined }], (pair) => pair, GONE_BACK) !==
  undefined;
/** Whether a memory itself gives up what a text says. */
export const givesUp = (memory: Edited, text: string): boolean =>
  best([{ said: sentenceOf(text), told: toldBy(memory), rarity: undefined }], (pair) => pair, GIVEN_UP) !== undefined;
/** The same of two statements, whichever was said first. */
export function turns(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => ({ type: "project", name: text, description: text, body: text }) as const);
  return goesBack(a!, b!) || goesBack(b!, a!);
}
const isWithin = (words: ReadonlySet<string>, told: ReadonlySet<string>): boolean =>
  words.size >= LEAST_SAID && words.isSubsetOf(told);
const LEAST_SAID = 2;

/** Another word on what a memory settles, in a line that takes nothing back, or one more thing about the same subject: enough to ask, and for nothing else. */
const BESIDE: Outcomes<Beside> = [
  ["changes", back.leaves],
  ["changes", back.ended],
  ["changes", back.verdict],
  ["changes", back.opposedBeside],
  ["changes", otherwise.pointed],
  ["changes", otherwise.turned],
  ["nothing", otherwise.isOfAnotherCase],
  ["nothing", otherwise.goesOn],
  ["changes", otherwise.movedDay],
  ["changes", otherwise.inItsPlace],
  ["changes", otherwise.elseInIt],
  ["changes", back.widened],
  ["nothing", otherwise.isRepeated],
  ["changes", otherwise.settledAnew],
  ["nothing", otherwise.isOfTooMuch],
  ["nothing", saysHowItDoes],
  ["changes", otherwise.changedBeside],
  ["changes", otherwise.deniedSubject],
  ["nothing", ({ said, told }) => isOfOneDay(said.claim, told.core)],
  ["changes", otherwise.parted],
  ["nothing", otherwise.hasHappened],
  ["changes", otherwise.beginsAlike],
];

/**
 * How a line speaks against a memory; of several sentences the one that does most.
 * @param rarity how telling its words are; undefined where line and memory were found to be about one thing by other means
 */
export function speaking(text: string, memory: Edited, rarity?: Rarity): Bearing | undefined {
  const left = memory.own && back.leftBehind(text, memory.own);
  if (left) return { about: 1, how: "denies", against: left, sentence: text, states: memory.body };
  const pairsOf = (of: string): Pair[] =>
    statementsOf(memory).flatMap((told) =>
      sentencesIn(of)
        .filter((sentence) => !isNarrower(sentence, memory))
        .map((sentence): Pair => ({ said: sentenceOf(sentence), told, rarity })),
    );
  const pairs = pairsOf(text);
  const crossed = crossedIn(text);
  const taken = text.includes("\n") ? undefined : (crossed ?? takenBackIn(text));
  // By a sign the memory is taken back where the line says all of it, and no more.
  const saysNoMore = ({ said, told }: Pair): boolean => said.words.isSubsetOf(told.words);
  const seenAs = (pair: Pair): Near | undefined => (crossed && !saysNoMore(pair) ? undefined : nearness(pair));
  const again = taken && best(pairsOf(taken.claim), seenAs, TAKEN_BACK);
  if (again) return { ...again, against: `"${taken.note}"`, sentence: text };
  // A task that is struck out is done, or not to be: it says nothing more.
  if (!/[\p{L}\p{N}]/u.test(back.withoutStruck(text))) return undefined;
  const wentBack = best(pairs, (pair) => pair, GONE_BACK);
  if (wentBack || rarity === undefined) return wentBack ?? best(pairs, nearness, AGAINST);
  const held = best(pairs, (pair) => pair, HELD_OFF);
  if (held !== undefined || unsureIn(text, spokenIn(text)).length > 0) return held;
  const against = best(pairs, nearness, AGAINST) ?? best(pairs, besideOf, BESIDE);
  return against ?? best(pairs, (pair) => pair, ENDS) ?? best(pairs, (pair) => pair, AFTER_ALL);
}

function best<Of extends Pair>(
  pairs: readonly Pair[],
  seenAs: (pair: Pair) => Of | undefined,
  outcomes: Outcomes<Of>,
): Bearing | undefined {
  return pairs.map(seenAs).reduce<Bearing | undefined>((found, seen) => {
    const bearing = seen && outcomeOf(seen, outcomes);
    return bearing && (found === undefined || isStronger(bearing, found)) ? bearing : found;
  }, undefined);
}

function outcomeOf<Of extends Pair & Partial<Near>>(pair: Of, outcomes: Outcomes<Of>): Bearing | undefined {
  for (const [how, reads] of outcomes) {
    const against = reads(pair);
    if (how === "nothing" && against) return undefined;
    if (how === "nothing" || against === undefined) continue;
    const [sentence, states] = [back.withoutStruck(pair.said.text), pair.told.core];
    return { about: pair.about ?? 0, how, against: String(against), sentence, states };
  }
  return undefined;
}

/** Of several statements, each about the memory, the one that speaks against it most. */
export function strongest(statements: readonly string[], memory: Edited): Bearing | undefined {
  const found = statements.flatMap((statement) => speaking(statement, memory) ?? []);
  return found.sort((a, b) => rank(b) - rank(a))[0];
}

export const isStronger = (one: Bearing, other: Bearing): boolean => rank(one) > rank(other);
const rank = ({ about, how }: Bearing): number => about + (how === "denies" ? 1 : 0);

/** Both lines with their days, for whoever decides. */
export const questionOf = (memory: StoredMemory, { against, sentence, states }: Bearing, day: string): string =>
  `${memory.file} may hold no longer (${against}): "${shortly(states)}" (${memory.updated}), "${shortly(sentence)}" (${day})`;

/** The newer line of such a question, as far as it is shown. */
export function saidIn(question: string): { readonly text: string; readonly day: Day } | undefined {
  const [, text, day] = /^.*\(\d{4}-\d\d-\d\d\), "(.*?)…?" \((\d{4}-\d\d-\d\d)\)$/.exec(question) ?? [];
  return text === undefined || day === undefined ? undefined : { text, day };
}

const LONGEST_SHOWN = 160;
const shortly = (text: string): string => {
  const line = text.replace(/\s+/gu, " ").trim();
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
};

/** A longer line is a report: words of everything stand in it. */
const LONGEST_LINE = 600;

/** What a line says, where it may speak against anything; a row of a table says its last cell of the others, of two figures what it was and is. */
export function saidFlatly(line: string): string | undefined {
  const cells = line.startsWith("|") ? cellsIn(line.slice(1)).filter((cell) => /[\p{L}\p{N}]/u.test(cell)) : [];
  const isRow = cells.length > 1 && cells.length <= MOST_CELLS;
  const values = cells.splice(cells.length === MOST_CELLS && cells.slice(1).every((cell) => /\d/u.test(cell)) ? 1 : -1);
  const text = isRow ? `${cells.join(" ")}: ${values.join(" → ")}` : line;
  // What ends with a colon only heads what stands below it.
  return text.length > LONGEST_LINE || /^[|`]|[:：][^\p{L}\p{N}]*$/u.test(text) || isQuestion(text) ? undefined : text;
}
/** A wider table holds data. */
const MOST_CELLS = 3;

/** A word in more memories, or in more lines of the week, tells none of them from another. */
const MOST_MEMORIES = 0.05;
const MOST_LINES = 0.02;
const FEW_MEMORIES = 2;
/** In a folder of thousands: each line is held against so many a word. */
const MANY_MEMORIES = 25;
const FEW_LINES = 4;
const FEWEST_LINES = 2;

/** Where words stand: in how many memories, and in how many lines, each. */
interface Wordings {
  readonly memories: number;
  readonly inMemories: (word: string) => number;
  readonly lines: number;
  readonly inLines: (word: string) => number;
}

export function rarityAmong({ memories, inMemories, lines, inLines }: Wordings): Rarity {
  const within =
    (most: number, mostLines: number): Rarity["tells"] =>
    (word) =>
      inMemories(word) <= most && inLines(word) <= mostLines;
  return {
    tells: within(
      Math.min(MANY_MEMORIES, Math.max(FEW_MEMORIES, memories * MOST_MEMORIES)),
      Math.max(FEW_LINES, lines * MOST_LINES),
    ),
    rare: within(FEW_MEMORIES, FEWEST_LINES),
  };
}
