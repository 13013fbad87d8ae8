/**
 * What the ranker looks at in a sentence: numbers about its form, its place and what it says of itself in any language, and its
 * words folded into a fixed number of slots. Nothing here knows a project, a tool or a person by name. After a change run
 * `bench/fit-extractive.ts --write`: the weights belong to these features, in this order.
 */
import type { Mark, PhraseKey } from "../../text/lexicon/lexicon.ts";
import { isAscii } from "../../text/scripts.ts";
import { slotOf } from "../../text/slots.ts";
import { contentWords } from "../../text/words.ts";
import type { Statement, Unit, WeekText } from "../week.ts";
import { sayingsIn } from "./sayings.ts";
import { marksOf } from "./specifics.ts";

/** What a sentence says of itself. */
const SAYS = [
  ...["reason", "contrast", "condition", "negation", "ended", "return", "replacement", "withdrawal", "completion"],
  ...["unfinished", "open", "hedge", "proposal", "unconfirmed", "decided", "rule", "lasting", "lesson", "finding"],
  ...["preference", "request", "person", "plan", "ability", "transient", "deadline", "expiry", "located", "nothing"],
] as const;
/** What a label, a heading or the line above announces. */
const MARKS = [
  ...["decision", "rule", "lesson", "remember", "preference", "fact", "reason", "apply", "outcome", "todo", "open"],
  ...["deadline", "reference", "proposal", "question", "request", "note", "meta"],
] as const satisfies readonly Mark[];
const FORM = [
  ...["rare", "density", "length", "short", "long", "numbers", "names", "identifiers", "prose", "percent", "arrow"],
  ...["address", "question", "exclaims", "announces", "parentheses", "quotation", "semicolon", "commas", "digits"],
  ...["quoted", "done", "open box", "warning", "depth", "details", "detail", "labelled", "listed", "order", "share"],
  ...["first in section", "last in section", "place in section", "place in day", "under title", "repeated", "form"],
  ...["section", "section share", "only item", "rank in section", "rank in day", "day", "recurring", "common"],
  ...["says heading", "before", "after", "siblings", "wide", "week", "bold", "headings", "money", "dash"],
  ...["person's turn", "assistant's turn"],
];
export const FEATURES: readonly string[] = [
  ...FORM,
  ...SAYS.map((key) => `says ${key}`),
  ...["label", "heading", "parent"].flatMap((place) => MARKS.map((mark) => `${place} ${mark}`)),
];
const SAYS_AT = new Map<PhraseKey, number>(SAYS.map((key, i) => [key as PhraseKey, FORM.length + i]));
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
    const words = unit.said;
    writeForm(features, unit, words, week, shape);
    for (const key of sayings.ofUnit(unit)) {
      const at = SAYS_AT.get(key);
      if (at !== undefined) features[at] = 1;
    }
    const { statement } = unit;
    const parent = week.statements[statement.parent];
    const places = [statement.label, statement.headings.at(-1) ?? "", parent?.label || parent?.text.slice(0, 60) || ""];
    for (const [place, text] of places.entries()) {
      const mark = MARKS_AT.get(sayings.ofTitle(text, statement.log));
      if (mark !== undefined) features[FORM.length + SAYS.length + place * MARKS.length + mark] = 1;
    }
    onUnit(unit, { features, slots: slotsOf(unit, words, shape) });
  }
}

interface Shape {
  /** By unit: the rarity of its words together. */
  readonly rare: Float64Array;
  readonly sections: ReadonlyMap<number, readonly Unit[]>;
  readonly days: ReadonlyMap<string, readonly Unit[]>;
  /** By unit: its place in its section and in its log. */
  readonly placeInSection: Int32Array;
  readonly placeInDay: Int32Array;
  readonly rankInSection: Float64Array;
  readonly rankInDay: Float64Array;
  readonly bytesOfSection: ReadonlyMap<number, number>;
  readonly bytesOfDay: ReadonlyMap<string, number>;
  /** By word: whether it stands in more than one log; in how many sentences, as a logarithm. */
  readonly recurs: Uint8Array;
  readonly common: Float64Array;
  /** By statement: how many others say the same but for their digits. */
  readonly repeats: readonly number[];
  /** How often a heading comes back. */
  readonly forms: ReadonlyMap<string, number>;
  readonly dates: ReadonlyMap<string, number>;
  /** -1 for a word with a figure. */
  readonly slotOfWord: (place: string, word: string) => number;
  /** By slot, the unit that was the last to have it. */
  readonly seenIn: Int32Array;
  /** Of a heading or a label: they come back with every sentence below. */
  readonly slotsOfTitle: (place: string, title: string) => readonly number[];
}

function shapeOf(week: WeekText): Shape {
  const { units, rarity } = week;
  const rare = Float64Array.from(units, ({ words }) => words.reduce((sum, word) => sum + rarity[word]!, 0));
  const sections = Map.groupBy(units, ({ statement }) => statement.section);
  const days = Map.groupBy(units, ({ statement }) => statement.log.path);
  const counts = new Float64Array(rarity.length);
  const lastLog = new Int32Array(rarity.length).fill(-1);
  const recurs = new Uint8Array(rarity.length);
  let log = 0;
  for (const own of days.values()) {
    for (const { words } of own)
      for (const word of words) {
        counts[word]!++;
        if (lastLog[word]! >= 0 && lastLog[word] !== log) recurs[word] = 1;
        lastLog[word] = log;
      }
    log++;
  }
  const keys = week.statements.map(({ text }) => text.slice(0, 60).replace(/\d+/g, "#"));
  const repeats = countOf(keys);
  const dates = [...new Set(week.statements.map((statement) => statement.log.day))].sort();
  const placeInSection = new Int32Array(units.length);
  const placeInDay = new Int32Array(units.length);
  const rankInSection = new Float64Array(units.length);
  const rankInDay = new Float64Array(units.length);
  for (const [groups, place, rank] of [
    [sections.values(), placeInSection, rankInSection],
    [days.values(), placeInDay, rankInDay],
  ] as const)
    for (const own of groups) {
      for (const [i, { index }] of own.entries()) place[index] = i;
      const ranked = own.toSorted((a, b) => rare[b.index]! - rare[a.index]!);
      for (const [i, { index }] of ranked.entries()) rank[index] = i / own.length;
    }
  const slots = new Map<string, Map<string, number>>();
  const slotOfWord = (place: string, word: string): number => {
    let own = slots.get(place);
    if (own === undefined) {
      own = new Map();
      slots.set(place, own);
    }
    let slot = own.get(word);
    if (slot === undefined) {
      slot = /\d/.test(word) ? -1 : slotOf(place + word.toLowerCase(), SLOTS);
      own.set(word, slot);
    }
    return slot;
  };
  const titles = new Map<string, readonly number[]>();
  return {
    rare,
    sections,
    days,
    placeInSection,
    placeInDay,
    rankInSection,
    rankInDay,
    bytesOfSection: new Map([...sections].map(([section, own]) => [section, bytesOf(own)])),
    bytesOfDay: new Map([...days].map(([path, own]) => [path, bytesOf(own)])),
    recurs,
    common: counts.map((count) => Math.log(Math.max(1, count))),
    repeats: keys.map((key) => (repeats.get(key) ?? 1) - 1),
    forms: countOf([...sections.values()].map((own) => headingOf(own[0]!.statement))),
    dates: new Map(dates.map((day, i) => [day, dates.length > 1 ? i / (dates.length - 1) : 1])),
    slotOfWord,
    seenIn: new Int32Array(SLOTS).fill(-1),
    slotsOfTitle: (place, title) => {
      if (title === "") return [];
      const own = titles.get(place + title) ?? contentWords(title).map((word) => slotOfWord(place, word));
      titles.set(place + title, own);
      return own;
    },
  };
}

const bytesOf = (units: readonly Unit[]): number => units.reduce((sum, { bytes }) => sum + bytes, 0);
const headingOf = ({ headings }: Statement): string => headings.at(-1) ?? "";

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const MANY = 200;

function writeForm(features: Float32Array, unit: Unit, said: readonly string[], week: WeekText, shape: Shape): void {
  const { statement, text, bytes, index, words } = unit;
  const { headings, section, log } = statement;
  const own = shape.sections.get(section)!;
  const day = shape.days.get(log.path)!;
  const marks = marksOf(text);
  const rare = shape.rare[index]!;
  const last = text.slice(-1);
  const heading = headings.join(" ").toLowerCase();
  let inHeading = 0;
  if (heading !== "") for (const word of said) if (word.length > 2 && heading.includes(word.toLowerCase())) inHeading++;
  const share = (has: (word: number) => number): number =>
    words.reduce((sum, word) => sum + has(word), 0) / Math.max(1, words.length);
  let at = 0;
  const put = (value: number | boolean): void => {
    features[at++] = Number(value);
  };
  put(Math.log1p(rare) / 4);
  put(rare / Math.max(1, bytes));
  put(Math.log1p(bytes) / 5);
  put(bytes < 30);
  put(bytes > 300);
  put(Math.log1p(marks.numbers));
  put(Math.log1p(marks.names));
  put(Math.log1p(marks.identifiers));
  put(marks.prose);
  put(text.includes("%"));
  put(/→|[-=]>/.test(text));
  put(text.includes("://"));
  put(/[?？]/.test(last));
  put(/[!！]/.test(last));
  put(/[:：]/.test(last));
  put(/[(（]/.test(text));
  put(/["“「«]/.test(text));
  put(/[;；]/.test(text));
  let commas = 0;
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) digits++;
    else if (code === 44 || code === 0xff0c || code === 0x3001) commas++;
  }
  put(Math.log1p(commas));
  put(digits / text.length);
  put(statement.quoted);
  put(statement.sign === "done");
  put(statement.sign === "open");
  put(statement.sign === "warning");
  put(Math.min(4, statement.depth) / 4);
  put(Math.log1p(statement.children.length));
  put(statement.parent >= 0);
  put(statement.label !== "");
  put(statement.listed);
  put(Math.min(5, unit.order) / 5);
  put(text.length / Math.max(1, statement.text.length));
  put(own[0] === unit);
  put(own.at(-1) === unit);
  put(shape.placeInSection[index]! / own.length);
  put(shape.placeInDay[index]! / day.length);
  put(headings.length <= 1);
  put(Math.log1p(shape.repeats[statement.index]!));
  put(Math.log(shape.forms.get(headingOf(statement)) ?? 1));
  put(Math.log1p(own.length) / 3);
  put(shape.bytesOfSection.get(section)! / shape.bytesOfDay.get(log.path)!);
  put(own.length === 1);
  put(shape.rankInSection[index]!);
  put(shape.rankInDay[index]!);
  put(shape.dates.get(log.day) ?? 1);
  put(share((word) => shape.recurs[word]!));
  put(share((word) => shape.common[word]!));
  put(said.length === 0 ? 0 : inHeading / said.length);
  put(Math.log1p(week.units[index - 1]?.bytes ?? 0) / 5);
  put(Math.log1p(week.units[index + 1]?.bytes ?? 0) / 5);
  put(Math.log1p(Math.min(MANY, (week.statements[statement.parent]?.children ?? own).length)) / 3);
  put(text.charCodeAt(0) >= 0x2e80);
  put(Math.log1p(week.units.length) / 6);
  put(log.lines[statement.from - 1]!.includes("**"));
  put(headings.length);
  put(/[$€¥£₽]/.test(text));
  put(/[—–]/.test(text));
  put(statement.turn === "person");
  put(statement.turn === "assistant");
}

/** Of a script that parts its words. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]{1,20}/gu;
/** The same where there are no others. */
const ASCII_WORD = /[A-Za-z]{1,20}/g;

function slotsOf({ index, text, statement }: Unit, words: readonly string[], shape: Shape): number[] {
  const { slotOfWord, slotsOfTitle, seenIn } = shape;
  const slots: number[] = [];
  const add = (slot: number): void => {
    if (slot < 0 || seenIn[slot] === index) return;
    seenIn[slot] = index;
    slots.push(slot);
  };
  for (const word of words) add(slotOfWord("", word));
  // Small words and endings are no content, and tell how something is said.
  for (const word of text.match(isAscii(text) ? ASCII_WORD : WORD) ?? []) add(slotOfWord("~", word));
  const begins = /^[\p{L}\p{M}]+/u.exec(text)?.[0];
  if (begins !== undefined) add(slotOfWord("^", begins));
  slotsOfTitle("#", headingOf(statement)).forEach(add);
  slotsOfTitle(":", statement.label).forEach(add);
  return slots;
}
