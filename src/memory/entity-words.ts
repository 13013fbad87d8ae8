/**
 * How an entity reads: a line for the index, and short sentences as a person would write them, what holds before what held.
 * Before: its facts, merged. After: the memory's description and body. The same facts give the same bytes. Pure.
 */
import { type Fact, holds } from "./entity-facts.ts";
import { nameKey } from "./entity-names.ts";
import { slotGroup, slotLabel } from "./entity-slots.ts";

export interface Described {
  readonly name: string;
  readonly kind?: string | undefined;
  readonly aliases: readonly string[];
  readonly facts: readonly Fact[];
}

/** Characters of a description; the index gives a line to each memory. */
const LONGEST_DESCRIPTION = 200;

/** `h-mem (project): database Neo4j; language Python`. */
export function descriptionOf({ name, kind, facts }: Described): string {
  const current = facts.filter(holds);
  const told = (current.length > 0 ? current : facts).map(shortly);
  const isAtHand = ["user", "project"].includes(nameKey(name));
  const about = kind === undefined || isAtHand ? name : `${name} (${kind})`;
  let line = `${about}: ${told[0] ?? "nothing known now"}`;
  for (const one of told.slice(1)) {
    if (line.length + one.length + 2 > LONGEST_DESCRIPTION) return `${line}; and more`;
    line += `; ${one}`;
  }
  return line;
}

function shortly({ slot, value }: Fact): string {
  const told = oneLine(value);
  if (slot === "role.title" || slot === "role") return told;
  if (isWish(slot, told)) return `wants ${slotLabel(slot)} ${told}`;
  return !hasMark(told) ? `${named(slot)} ${told}` : `${named(slot)}: ${told}`;
}

/** A value with pauses of its own, or one that is a sentence of another script. */
const hasMark = (value: string): boolean => /[,;:]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value);

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Sentences, one a line: what holds, then what held. */
export function bodyOf({ name, kind, aliases, facts }: Described): string {
  const subject = nameKey(name) === "user" ? "The user" : nameKey(name) === "project" ? "The project" : name;
  const known = aliases.length > 0 ? [`${subject} is also known as ${listed(aliases)}.`] : [];
  const current = [...known, ...sentences(subject, kind, facts.filter(holds))].map(begun);
  const past = facts.filter((fact) => !holds(fact)).map(pastSentence);
  return [current, past].flatMap((lines) => (lines.length > 0 ? [lines.join("\n")] : [])).join("\n\n");
}

/** A sentence begins with a capital, unless with a name that is written small for a reason: `h-mem`, `npm@11`. */
function begun(sentence: string): string {
  const [word = ""] = sentence.split(" ", 1);
  return /^\p{Ll}+(?:['’]s?)?$/u.test(word) && /^\p{L}+(?:['’]s?)? (?!is also known)/u.test(sentence)
    ? `${word[0]!.toUpperCase()}${sentence.slice(1)}`
    : sentence;
}

/** One sentence for each slot and scope; values that coexist share it. */
function sentences(subject: string, kind: string | undefined, facts: readonly Fact[]): string[] {
  const slots = Map.groupBy(facts, ({ slot, scope }) => `${slot}\n${scope}`);
  return [...slots.values()].map((rows) => {
    const { slot, scope } = rows[0]!;
    const values = listed(rows.map(({ value }) => ended(oneLine(value))));
    const since = rows.map(({ from }) => from).sort()[0]!;
    return `${said(subject, slot, values, rows.length > 1)}${inScope(scope, kind)} (since ${since}).`;
  });
}

/** A sentence's form by what its slot is about: `The user's preferred theme is dark`. */
function said(subject: string, slot: string, values: string, many: boolean): string {
  if (slot === "preference") return `${subject} prefers ${values}`;
  if (slot === "tech") return `${subject} uses ${values}`;
  if (slot === "role" || slot === "role.title") return `${subject} is ${values}`;
  if (isWish(slot, values)) return `${subject} wants ${slotLabel(slot)} ${values}`;
  const label = named(slot);
  if (!isPlain(slot) || WIDE.test(values)) return `${label[0]!.toUpperCase()}${label.slice(1)}: ${values}`;
  return many || isPlural(label)
    ? `${possessive(subject)} ${plural(label)} are ${values}`
    : `${possessive(subject)} ${label} is ${values}`;
}

/** `as a table`, `under 300 lines`, `never on Fridays`: how somebody wants a thing, not which one. */
const HOW =
  /^(?:as|in|under|over|below|above|at|by|with|without|on|before|after|between|to|for|from|of|per|not|never|always|only|no|short|small|long|brief|concise|written|sent|given|sorted)\s/iu;
const isWish = (slot: string, value: string): boolean =>
  slotGroup(slot) === "preference" && slot.split(".").length === 2 && HOW.test(value);
/** Its words stand after a colon: English around a sentence of another script reads like neither. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** Groups whose slots name a thing that a value can be. A model's own slots are told as a heading and its value. */
const SPOKEN = new Set(["preference", "tech", "role", "location", "schedule", "deployment"]);
const isPlain = (slot: string): boolean =>
  !slot.includes(".") || (SPOKEN.has(slotGroup(slot) ?? "") && slot.split(".").length === 2);
const isPlural = (label: string): boolean => /[^siu]s$/.test(label);

/** Groups whose word adds nothing to the slot's own, and those that stand before it. */
const UNSAID = new Set(["tech", "role", "relation", "contact", "identity", "convention", "habit", "design"]);
const BEFORE: Readonly<Record<string, string>> = { preference: "preferred", deployment: "deployment" };

/** A slot as words: `schedule.release` is the release schedule, `preference.theme` the preferred theme. */
function named(slot: string): string {
  const group = slotGroup(slot);
  const words = group === undefined ? slot.replace(/[._]/g, " ") : slotLabel(slot);
  const label = words.replace(ACRONYM, (word) => word.toUpperCase());
  if (group === "schedule" && (IS_TIME.test(label) || isPlural(label))) return label;
  if (group === undefined || group === slot || UNSAID.has(group)) return label;
  return BEFORE[group] === undefined ? `${label} ${group}` : `${BEFORE[group]} ${label}`;
}

const ACRONYM = /(?<!\p{L})(?:ci|cd|api|ui|ide|os|db|url|toc|cli|sdk|llm|ai|orm|css|html|json|vcs|dns)(?!\p{L})/gu;
/** A slot that says by itself that it is a time: `deadline`, not `deadline schedule`. */
const IS_TIME = /(?:deadline|date|day|time|hours?|due|start|end|milestone)$/u;

const possessive = (subject: string): string => (/s$/i.test(subject) ? `${subject}'` : `${subject}'s`);
const plural = (label: string): string =>
  /[^aeiou]y$/.test(label) ? `${label.slice(0, -1)}ies` : /s$/.test(label) ? label : `${label}s`;
const ended = (text: string): string => text.replace(/[.。;,\s]+$/u, "");
const listed = (values: readonly string[]): string =>
  values.length < 2 ? (values[0] ?? "") : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;

/** A fact about a project that holds in the project needs no word for it. */
const inScope = (scope: Fact["scope"], kind: string | undefined): string =>
  scope === "task" ? " for one task" : scope === "project" && kind === "person" ? " in this project" : "";

/** `From 2026-04-08 to 2026-05-04 the database was SQLite, then PostgreSQL 16.` */
function pastSentence({ slot, value, from, to, superseded_by }: Fact): string {
  const when = from === to ? `On ${from}` : `From ${from} to ${to}`;
  const then = superseded_by === undefined ? "" : `, then ${ended(oneLine(superseded_by))}`;
  return `${when} the ${named(slot)} was ${ended(oneLine(value))}${then}.`;
}
