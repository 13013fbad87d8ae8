/**
 * A week as the offline model reads it: statements, the sentences they are made of, and claims. Everything the model says
 * stands whole in some of these; nothing here judges.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import type { Speaker } from "../memory/evidence/speaker.ts";
import type { Block } from "../text/blocks/block.ts";

/** A list item or a paragraph, without its markup. */
export interface Statement extends Pick<Block, "from" | "to"> {
  readonly index: number;
  readonly log: DailyLog;
  /** Label and all; in a chat without the speaker's name. */
  readonly text: string;
  /** `Decision` of `**Decision:** we go`; "" without one. */
  readonly label: string;
  /** Who says it, when the log is a chat; "" otherwise. */
  readonly speaker: string;
  /** Whose turn it stands in, where a conversation is written down; else the log's own voice. */
  readonly turn: Speaker;
  /** The headings above it, outermost first, as plain text. */
  readonly headings: readonly string[];
  /** Counts the stretches between headings over the whole week: statements with one number stand together. */
  readonly section: number;
  /** Index of the statement it is a detail of (the item it is indented under, the line `…:` above its list), -1 for none. */
  readonly parent: number;
  /** The indexes of its direct details. */
  readonly children: readonly number[];
  readonly depth: number;
  readonly listed: boolean;
  readonly quoted: boolean;
  /** The heading of a captured log under which it was asked for or talked over: done by tomorrow, as a rule; "" elsewhere. */
  readonly asked: string;
  /** A task's box, or the sign before the words. */
  readonly sign: "" | "done" | "over" | "open" | "warning";
}

/** A sentence of a statement. */
export interface Unit {
  readonly index: number;
  readonly statement: Statement;
  /** Which sentence of its statement, from 0. */
  readonly order: number;
  readonly text: string;
  /** UTF-8 bytes. */
  readonly bytes: number;
  /** Its content words, in order. */
  readonly said: readonly string[];
  /** Distinct ones, as numbers of this week. */
  readonly words: readonly number[];
}

export interface WeekText {
  readonly statements: readonly Statement[];
  readonly units: readonly Unit[];
  /** The sentences of each statement, by its index. */
  readonly unitsOf: readonly (readonly Unit[])[];
  /** By word number: how rare the word is in the week. */
  readonly rarity: Float64Array;
}

/** What belongs together and says one thing: a claim, its reason, the bullets under it. */
export interface Claim {
  /** In the order of the log, at most six. */
  readonly statements: readonly Statement[];
  /** Those of them that say it; the others only stand beside. */
  readonly details: readonly Statement[];
  /** The statement that says it: names and descriptions are made of this one. */
  readonly lead: Statement;
  /** Log odds that it is worth remembering. */
  readonly odds: number;
}

/**
 * A rule of taste, by name: `bench:rules` runs the weeks without each. A rule is asked `rules.has("name")` where it acts,
 * and `ALL_RULES` is what everybody passes who does not measure.
 */
export type Rules = { readonly has: (rule: string) => boolean };
export const ALL_RULES: Rules = { has: () => true };
