/**
 * What the ranker looks at in a unit: readable numbers, none of which knows a project, a tool or a language by name.
 * `weights.ts` holds one weight for each name here, in this order; the script `bench/fit-extractive.ts` makes it, and
 * must be run again when a feature is added, removed or changed.
 */
import { CUES, TOPICS, topicsOf } from "./cues.ts";
import { marksOf } from "./marks.ts";
import { type Siblings, siblingsOf } from "./siblings.ts";
import type { Unit, WeekText } from "./units.ts";

export const FEATURES = [
  "one",
  "density",
  "length",
  "veryShort",
  "veryLong",
  "numbers",
  "names",
  "identifiers",
  "codeShare",
  "metric",
  "arrow",
  "url",
  "question",
  "exclaims",
  "endsWithColon",
  "quoted",
  "task done",
  "task open",
  "warning",
  "depth",
  "details",
  "hasParent",
  "labelled",
  "firstSentence",
  "laterSentence",
  "firstInSection",
  "underTitle",
  "repeated",
  "repeatedHeading",
  "sectionLength",
  "late",
  "wide",
  "fragment",
  "numberChange",
  "catalogue",
  "siblings",
  "siblingLength",
  "weekSize",
  "statementLength",
  ...CUES.map((cue) => `says ${cue}`),
  ...TOPICS.map((topic) => `label ${topic}`),
  ...TOPICS.map((topic) => `heading ${topic}`),
  ...TOPICS.map((topic) => `parent ${topic}`),
] as const;

/** What features of a unit need to know of its week. */
export interface WeekShape {
  /** By statement index: how many other statements say the same but for their digits. */
  readonly repeats: readonly number[];
  readonly headingRepeats: ReadonlyMap<string, number>;
  readonly sectionLengths: ReadonlyMap<number, number>;
  readonly firstOfSection: ReadonlySet<number>;
  readonly days: ReadonlyMap<string, number>;
  /** By statement index: what it stands among. */
  readonly siblings: readonly Siblings[];
}

export function shapeOf(week: WeekText): WeekShape {
  const shapes = new Map<string, number>();
  const headingSections = new Map<string, Set<number>>();
  const sectionLengths = new Map<number, number>();
  const firstOfSection = new Set<number>();
  const keys = week.statements.map(({ text }) => text.slice(0, 60).replace(/\d+/g, "#"));
  week.statements.forEach((statement, i) => {
    const key = keys[i] ?? "";
    shapes.set(key, (shapes.get(key) ?? 0) + 1);
    const length = sectionLengths.get(statement.section) ?? 0;
    if (length === 0) firstOfSection.add(i);
    sectionLengths.set(statement.section, length + 1);
    const heading = statement.headings.at(-1) ?? "";
    const sections = headingSections.get(heading) ?? new Set();
    headingSections.set(heading, sections.add(statement.section));
  });
  const days = [...new Set(week.statements.map(({ log }) => log.day))].sort();
  return {
    repeats: keys.map((key) => (shapes.get(key) ?? 1) - 1),
    headingRepeats: new Map([...headingSections].map(([heading, sections]) => [heading, sections.size - 1])),
    sectionLengths,
    firstOfSection,
    siblings: siblingsOf(week.statements),
    days: new Map(days.map((day, i) => [day, days.length > 1 ? i / (days.length - 1) : 1])),
  };
}

const ALONE: Siblings = { count: 1, length: 0, named: 0 };
/** From so many on a list of names is a catalogue. */
const CATALOGUE = 3;
const CHANGE = /\d\s?%?\s?(?:→|->|=>)\s?\d/;
const METRIC =
  /\d\s?%|\d\s{0,2}(?:\/|→|->|=>)\s{0,2}\d|\d\s?(?:ms|s|min|h|hours?|days?|MB|KB|GB|px|lines|tests?|x)\b|\d(?:行|个|件|分|時間|回|项|倍|개|분|시간)/;

export function featuresOf(unit: Unit, week: WeekText, shape: WeekShape): Float64Array {
  const features = new Float64Array(FEATURES.length);
  writeFeatures(features, unit, week, shape);
  return features;
}

/** As `featuresOf`, over what a list held before. */
export function writeFeatures(features: Float64Array, unit: Unit, week: WeekText, shape: WeekShape): void {
  const { statement, text } = unit;
  const parent = week.statements[statement.parent];
  const ownTopics = week.speakers.has(statement.label) ? 0 : topicsOf(statement.label);
  const headingTopics = topicsOf(statement.headings.at(-1) ?? "");
  const parentTopics = parent === undefined ? 0 : topicsOf(parent.label !== "" ? parent.label : parent.text);
  let rare = 0;
  for (const word of unit.words) rare += week.rarity[word] ?? 0;
  const length = unit.bytes;
  const marks = marksOf(text);
  const last = text.at(-1);
  const siblings = shape.siblings[statement.index] ?? ALONE;
  const sentences = week.unitsOf[statement.index]?.length ?? 1;
  let at = 0;
  features[at++] = 1;
  features[at++] = Math.log1p(rare) / 4;
  features[at++] = Math.log1p(length) / 5;
  features[at++] = length < 30 ? 1 : 0;
  features[at++] = length > 300 ? 1 : 0;
  features[at++] = Math.log1p(marks.numbers);
  features[at++] = Math.log1p(marks.names);
  features[at++] = Math.log1p(marks.identifiers);
  features[at++] = marks.prose;
  features[at++] = marks.numbers > 0 && METRIC.test(text) ? 1 : 0;
  features[at++] = text.includes("→") || text.includes("=>") || text.includes("->") ? 1 : 0;
  features[at++] = text.includes("://") ? 1 : 0;
  features[at++] = last === "?" || last === "？" ? 1 : 0;
  features[at++] = last === "!" || last === "！" ? 1 : 0;
  features[at++] = last === ":" || last === "：" ? 1 : 0;
  features[at++] = statement.quoted ? 1 : 0;
  features[at++] = statement.sign === "done" ? 1 : 0;
  features[at++] = statement.sign === "open" ? 1 : 0;
  features[at++] = statement.sign === "warning" ? 1 : 0;
  features[at++] = Math.min(4, statement.depth) / 4;
  features[at++] = Math.log1p(statement.children.length);
  features[at++] = parent !== undefined ? 1 : 0;
  features[at++] = statement.label !== "" ? 1 : 0;
  features[at++] = unit.order === 0 ? 1 : 0;
  features[at++] = Math.min(5, unit.order) / 5;
  features[at++] = shape.firstOfSection.has(statement.index) ? 1 : 0;
  features[at++] = statement.headings.length <= 1 ? 1 : 0;
  features[at++] = Math.log1p(shape.repeats[statement.index] ?? 0);
  features[at++] = Math.log1p(shape.headingRepeats.get(statement.headings.at(-1) ?? "") ?? 0);
  features[at++] = Math.log1p(shape.sectionLengths.get(statement.section) ?? 1) / 3;
  features[at++] = shape.days.get(statement.log.day) ?? 1;
  features[at++] = length > 0 && text.charCodeAt(0) >= 0x2e80 ? 1 : 0;
  features[at++] = sentences === 1 && unit.words.length < 5 ? 1 : 0;
  features[at++] = marks.numbers > 1 && CHANGE.test(text) ? 1 : 0;
  features[at++] = siblings.count >= CATALOGUE ? siblings.named : 0;
  features[at++] = Math.log(siblings.count) / 3;
  features[at++] = Math.log1p(siblings.length) / 5;
  features[at++] = Math.log1p(week.units.length) / 6;
  features[at++] = Math.log1p(statement.text.length) / 5;
  at = setBits(features, at, unit.cues, CUES.length);
  at = setBits(features, at, ownTopics, TOPICS.length);
  at = setBits(features, at, headingTopics, TOPICS.length);
  setBits(features, at, parentTopics, TOPICS.length);
}

/** @returns the place after them */
function setBits(features: Float64Array, from: number, bits: number, count: number): number {
  for (let i = 0; i < count; i++) features[from + i] = (bits >> i) & 1;
  return from + count;
}
