/**
 * Cuts statements into units, the smallest pieces a document is made of: a sentence each, with its words, its cues and
 * its size; and counts over the week how rare each word is.
 */
import { isPreference } from "./preferences.ts";
import { sentencesIn } from "./sentences.ts";
import type { Statement } from "./statements.ts";
import { type Subject, subjectsOf } from "./topics.ts";
import { type Reading, vocabulary } from "./vocabulary.ts";

/** What goes on longer without an end is data, or nobody's sentence. */
export const LONGEST_UNIT = 1200;

export interface Unit extends Reading {
  readonly index: number;
  readonly statement: Statement;
  /** Which sentence of its statement, from 0. */
  readonly order: number;
  readonly text: string;
  /** UTF-8 bytes. */
  readonly bytes: number;
}

export interface WeekText {
  readonly statements: readonly Statement[];
  readonly units: readonly Unit[];
  /** By word number: how rare the word is in the week. */
  readonly rarity: Float64Array;
  /** The units of each statement, by its index. */
  readonly unitsOf: readonly (readonly Unit[])[];
  /** What each statement is about, by its index. */
  readonly subjects: readonly Subject[];
  /** Labels that are people talking, when the logs are a chat. */
  readonly speakers: ReadonlySet<string>;
  /** Whether each statement tells a person's wish, by its index: sections, tiers and claims all ask. */
  readonly prefers: readonly boolean[];
}

export function readWeek(statements: readonly Statement[]): WeekText {
  const { read, rarity } = vocabulary();
  const units: Unit[] = [];
  const unitsOf: Unit[][] = [];
  const speakers = speakersIn(statements);
  for (const statement of statements) {
    const own: Unit[] = [];
    for (const text of sentencesIn(speakers.has(statement.label) ? saidBy(statement) : statement.text)) {
      const { words, cues } = read(text);
      own.push({
        index: units.length + own.length,
        statement,
        order: own.length,
        text,
        words,
        cues,
        bytes: bytesOf(text),
      });
    }
    for (const unit of own) units.push(unit);
    unitsOf.push(own);
  }
  const prefers = statements.map(({ text, label }) => isPreference(text, label));
  return { statements, units, rarity: rarity(), unitsOf, subjects: subjectsOf(statements), speakers, prefers };
}

/** What somebody said, without the name in front. */
export const saidBy = ({ text, label }: Statement): string => text.slice(label.length).replace(/^\s*[:：]\s*/, "");

const ASCII = /^[\0-\x7f]*$/;

/** UTF-8 length without encoding. */
export function bytesOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}

/** A chat: at least 6 lines of 10 begin with one of at most 8 names, each of them at least three times. */
function speakersIn(statements: readonly Statement[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { label } of statements) if (label !== "") counts.set(label, (counts.get(label) ?? 0) + 1);
  const names = [...counts]
    .filter(([name, count]) => count >= 3 && /^\p{Lu}|^\p{Lo}/u.test(name))
    .sort((a, b) => b[1] - a[1]);
  const spoken = names.slice(0, 8).reduce((sum, [, count]) => sum + count, 0);
  return names.length >= 2 && names.length <= 8 && spoken >= 0.6 * statements.length
    ? new Set(names.map(([name]) => name))
    : new Set();
}
