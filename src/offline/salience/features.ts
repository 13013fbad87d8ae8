/**
 * What the ranker looks at in a sentence: numbers about its form, its place and what it says of itself in any language, and its
 * words folded into a fixed number of slots. Nothing here knows a project, a tool or a person by name. After a change run
 * `bench/fit-extractive.ts --write`: the weights belong to these features, in this order.
 */
import { onceOf } from "../../once.ts";
import type { Mark, PhraseKey } from "../../text/lexicon/lexicon.ts";
import { isAscii } from "../../text/scripts.ts";
import { slotOf } from "../../text/slots.ts";
import { contentWords } from "../../text/words.ts";
import type { Statement, Unit, WeekText } from "../week.ts";
import { sayingsIn } from "./sayings.ts";

/** What a sentence says of itself. */
const SAYS = ["negation", "replacement", "rule", "nothing"] as const satisfies readonly PhraseKey[];
/** What a label, a heading or the line above announces. */
const MARKS = ["decision", "lesson", "reference", "note", "meta"] as const satisfies readonly Mark[];

/** A sentence, and what is reckoned once of all that stands around it. */
interface Seat {
  readonly unit: Unit;
  readonly week: WeekText;
  readonly shape: Shape;
  /** Its text without code spans. */
  readonly prose: string;
  /** The sentences of its section. */
  readonly section: readonly Unit[];
}

/** Its form and its place. */
const FORM: Readonly<Record<string, (seat: Seat) => number | boolean>> = {
  rare: ({ unit, shape }) => Math.log1p(shape.rare[unit.index]!) / 4,
  density: ({ unit, shape }) => shape.rare[unit.index]! / Math.max(1, unit.bytes),
  length: ({ unit }) => Math.log1p(unit.bytes) / 5,
  numbers: ({ prose }) => Math.log1p(prose.match(NUMBER)?.length ?? 0),
  prose: ({ unit, prose }) => prose.length / Math.max(1, unit.text.length),
  question: ({ unit }) => /[?？]$/.test(unit.text),
  announces: ({ unit }) => /[:：]$/.test(unit.text),
  commas: ({ unit }) => Math.log1p(unit.text.match(/[,，、]/g)?.length ?? 0),
  "open box": ({ unit }) => unit.statement.sign === "open",
  depth: ({ unit }) => Math.min(4, unit.statement.depth) / 4,
  details: ({ unit }) => Math.log1p(unit.statement.children.length),
  detail: ({ unit }) => unit.statement.parent >= 0,
  listed: ({ unit }) => unit.statement.listed,
  order: ({ unit }) => Math.min(5, unit.order) / 5,
  share: ({ unit }) => unit.text.length / Math.max(1, unit.statement.text.length),
  "first in section": ({ unit, section }) => section[0] === unit,
  repeated: ({ unit, shape }) => Math.log1p(shape.repeats[unit.statement.index]!),
  form: ({ unit, shape }) => Math.log(shape.forms.get(headingOf(unit.statement))?.length ?? 1),
  "section share": ({ unit: { statement }, shape }) =>
    shape.bytesOfSection.get(statement.section)! / shape.bytesOfDay.get(statement.log.path)!,
  "only item": ({ section }) => section.length === 1,
  "rank in day": ({ unit, shape }) => shape.rankInDay[unit.index]!,
  recurring: ({ unit, shape }) => meanOf(unit.words, shape.recurs),
  common: ({ unit, shape }) => meanOf(unit.words, shape.common),
  before: ({ unit, week }) => Math.log1p(week.units[unit.index - 1]?.bytes ?? 0) / 5,
  siblings: ({ unit, week, section }) =>
    Math.log1p(Math.min(MANY, (week.statements[unit.statement.parent]?.children ?? section).length)) / 3,
  week: ({ week }) => Math.log1p(week.units.length) / 6,
  bold: ({ unit: { statement } }) => statement.log.lines[statement.from - 1]!.includes("**"),
  headings: ({ unit }) => unit.statement.headings.length,
  "assistant's turn": ({ unit }) => unit.statement.turn === "assistant",
};
const NAMES = Object.keys(FORM);
const CODE_SPAN = /`[^`]{1,199}`/g;
/** No part of a word or an identifier. */
const NUMBER = /(?<!\w)\d[\d.,]*/g;
const MANY = 200;

const meanOf = (words: readonly number[], values: Uint8Array | Float64Array): number =>
  words.reduce((sum, word) => sum + values[word]!, 0) / Math.max(1, words.length);

export const FEATURES: readonly string[] = [
  ...NAMES,
  ...SAYS.map((key) => `says ${key}`),
  ...["label", "heading", "parent"].flatMap((place) => MARKS.map((mark) => `${place} ${mark}`)),
];
const SAYS_AT = new Map<PhraseKey, number>(SAYS.map((key, i) => [key, NAMES.length + i]));
const MARKS_AT = new Map<Mark | undefined, number>(MARKS.map((mark, i) => [mark, i]));

/** Words stand in so many slots: two that share one are told apart by what is beside them, or not at all. */
export const SLOTS = 8192;

export interface Seen {
  readonly features: Float32Array;
  /** Slots of its words, distinct. */
  readonly slots: readonly number[];
}

/** Calls `onUnit` for each sentence of the week; what it is given is written over for the next. */
export function lookAt(week: WeekText, onUnit: (unit: Unit, seen: Seen) => void): void {
  const shape = shapeOf(week);
  const sayings = sayingsIn(week);
  const features = new Float32Array(FEATURES.length);
  for (const unit of week.units) {
    features.fill(0);
    const section = shape.sections.get(unit.statement.section)!;
    const seat = { unit, week, shape, section, prose: unit.text.replace(CODE_SPAN, "") };
    for (const [at, name] of NAMES.entries()) features[at] = Number(FORM[name]!(seat));
    for (const key of sayings.ofUnit(unit)) {
      const at = SAYS_AT.get(key);
      if (at !== undefined) features[at] = 1;
    }
    const { statement } = unit;
    const parent = week.statements[statement.parent];
    const places = [statement.label, statement.headings.at(-1) ?? "", parent?.label || parent?.text.slice(0, 60) || ""];
    for (const [place, text] of places.entries()) {
      const mark = MARKS_AT.get(sayings.ofTitle(text, statement.log));
      if (mark !== undefined) features[NAMES.length + SAYS.length + place * MARKS.length + mark] = 1;
    }
    onUnit(unit, { features, slots: slotsOf(unit, shape) });
  }
}

interface Shape {
  /** By unit: the rarity of its words together. */
  readonly rare: Float64Array;
  readonly sections: ReadonlyMap<number, readonly Unit[]>;
  readonly rankInDay: Float64Array;
  readonly bytesOfSection: ReadonlyMap<number, number>;
  readonly bytesOfDay: ReadonlyMap<string, number>;
  /** By word: whether it stands in more than one log; in how many sentences, as a logarithm. */
  readonly recurs: Uint8Array;
  readonly common: Float64Array;
  /** By statement: how many others say the same but for their digits. */
  readonly repeats: readonly number[];
  /** By heading, the sections under it. */
  readonly forms: ReadonlyMap<string, readonly unknown[]>;
  /** Behind a sign for its place; -1 for a word with a figure. */
  readonly slotOfWord: (word: string) => number;
  /** Of a heading or a label, behind its sign: they come back with every sentence below. */
  readonly slotsOfTitle: (title: string) => readonly number[];
}

function shapeOf(week: WeekText): Shape {
  const { units, rarity } = week;
  const rare = Float64Array.from(units, ({ words }) => words.reduce((sum, word) => sum + rarity[word]!, 0));
  const sections = Map.groupBy(units, ({ statement }) => statement.section);
  const days = Map.groupBy(units, ({ statement }) => statement.log.path);
  const counts = new Float64Array(rarity.length);
  const lastLog = new Int32Array(rarity.length).fill(-1);
  const recurs = new Uint8Array(rarity.length);
  const rankInDay = new Float64Array(units.length);
  for (const [log, own] of [...days.values()].entries()) {
    for (const { words } of own)
      for (const word of words) {
        counts[word]!++;
        if (lastLog[word]! >= 0 && lastLog[word] !== log) recurs[word] = 1;
        lastLog[word] = log;
      }
    const ranked = own.toSorted((a, b) => rare[b.index]! - rare[a.index]!);
    for (const [i, { index }] of ranked.entries()) rankInDay[index] = i / own.length;
  }
  const keys = week.statements.map(({ text }) => text.slice(0, 60).replace(/\d+/g, "#"));
  const repeats = Map.groupBy(keys, (key) => key);
  const slotOfWord = onceOf((word) => (/\d/.test(word) ? -1 : slotOf(word.toLowerCase(), SLOTS)));
  return {
    rare,
    sections,
    rankInDay,
    bytesOfSection: new Map([...sections].map(([section, own]) => [section, bytesOf(own)])),
    bytesOfDay: new Map([...days].map(([path, own]) => [path, bytesOf(own)])),
    recurs,
    common: counts.map((count) => Math.log(Math.max(1, count))),
    repeats: keys.map((key) => repeats.get(key)!.length - 1),
    forms: Map.groupBy(sections.values(), ([first]) => headingOf(first!.statement)),
    slotOfWord,
    slotsOfTitle: onceOf((title) => contentWords(title.slice(1)).map((word) => slotOfWord(title.charAt(0) + word))),
  };
}

const bytesOf = (units: readonly Unit[]): number => units.reduce((sum, { bytes }) => sum + bytes, 0);
const headingOf = ({ headings }: Statement): string => headings.at(-1) ?? "";

/** Of a script that parts its words. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]{1,20}/gu;
/** The same where there are no others. */
const ASCII_WORD = /[A-Za-z]{1,20}/g;

function slotsOf({ text, said, statement }: Unit, { slotOfWord, slotsOfTitle }: Shape): number[] {
  const slots = new Set(said.map(slotOfWord));
  // Small words and endings are no content, and tell how something is said.
  for (const word of text.match(isAscii(text) ? ASCII_WORD : WORD) ?? []) slots.add(slotOfWord(`~${word}`));
  const begins = /^[\p{L}\p{M}]+/u.exec(text)?.[0];
  if (begins !== undefined) slots.add(slotOfWord(`^${begins}`));
  for (const slot of [...slotsOfTitle(`#${headingOf(statement)}`), ...slotsOfTitle(`:${statement.label}`)])
    slots.add(slot);
  slots.delete(-1);
  return [...slots];
}
