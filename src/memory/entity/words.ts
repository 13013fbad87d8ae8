/**
 * How an entity reads: a line for the index, and short sentences as a person would write them, what holds before what
 * held. The same facts give the same bytes.
 */
import { withoutArticle } from "../../text/articles.ts";
import { withoutEnd } from "../../text/ends.ts";
import { saying } from "../../text/phrases.ts";
import { isSmallWord } from "../../text/words.ts";
import { aheadOf, type Fact, holds } from "./facts.ts";
import { nameKey } from "./names.ts";
import { isUsual, slotGroup, slotLabel } from "./slots.ts";

export interface Described {
  readonly name: string;
  readonly kind?: string | undefined;
  readonly aliases: readonly string[];
  readonly facts: readonly Fact[];
  /** Everything that is known of the thing, where only some of it is to be said. */
  readonly among?: readonly Fact[];
}

type Ahead = ReturnType<typeof aheadOf>;
type Where = (fact: Fact) => string;

/** Characters of a description; the index gives a line to each memory. */
const LONGEST_DESCRIPTION = 200;

/** `(project) database Neo4j; languages Python and Rust`: it stands behind the name, in an index as in front matter. */
export function descriptionOf({ name, kind, facts }: Described): string {
  const standing = facts.filter(holds);
  // What holds for one task is over before an index is read again.
  const lasting = standing.filter(({ scope }) => scope !== "task");
  const current = lasting.length > 0 ? lasting : standing;
  const scopes = scopesIn(facts);
  const isAhead = aheadOf(facts);
  const told = bySlot(current.length > 0 ? current : facts).map((rows) => {
    const [{ slot, scope, from }] = rows as [Fact];
    const now = facts.filter((one) => one.slot === slot && one.scope === scope && one.to === from && isAhead(from));
    const ahead = now.length > 0 ? `${together(now)} until ${from}, then ${valuesOf(rows)}` : undefined;
    const values = ahead ?? `${together(rows)}${isAhead(from) ? ` from ${from}` : ""}`;
    return `${values}${inScope(rows[0]!, undefined, scopes)}`;
  });
  const isAtHand = ["user", "project"].includes(nameKey(name));
  let line = `${kind === undefined || isAtHand ? "" : `(${kind}) `}${told[0] ?? "nothing known now"}`;
  for (const one of told.slice(1)) {
    if (line.length + one.length + 2 > LONGEST_DESCRIPTION) return `${line}; and more`;
    line += `; ${one}`;
  }
  return line;
}

/** Values that coexist are told together. */
const bySlot = (facts: readonly Fact[]): Fact[][] => [
  ...Map.groupBy(facts, ({ slot, scope }) => `${slot}\n${scope}`).values(),
];

/** `version 0.14.0`. */
export const shortly = (fact: Fact): string => together([fact]);

/** `languages Python and Rust`. @param rows the facts of one slot and scope */
function together(rows: readonly Fact[]): string {
  const { slot } = rows[0]!;
  const told = valuesOf(rows);
  if (slot === "role.title" || slot === "role") return told;
  if (isWish(slot, told)) return `wants ${slotLabel(slot)} ${told}`;
  const label = rows.length > 1 && isPlain(slot) && !WIDE.test(told) ? plural(named(slot)) : named(slot);
  return !hasMark(told) ? `${label} ${told}` : `${label}: ${told}`;
}

const valuesOf = (rows: readonly Fact[]): string => listed(rows.map(({ slot, value }) => shorn(slot, oneLine(value))));

/** A value with pauses of its own, or one that is a sentence of another script. */
const hasMark = (value: string): boolean => /[,;:]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value);

export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** `hates calls`, `préfère le mode sombre`: the value says itself how it is with it. */
const WISHES = saying("heard.wants");
const tellsWish = (value: string): boolean => WISHES.leading(value) !== undefined;

/** Without the word that the slot says already: a theme that is a `dark theme` is dark, and nobody `prefers prefers`. */
function shorn(slot: string, value: string): string {
  if (slot === "preference") return value.replace(/^prefers /, "");
  const end = ` ${slotLabel(slot)}`;
  return value.toLowerCase().endsWith(end) ? value.slice(0, -end.length) : value;
}

/** Sentences, one a line: what holds, then what held. */
export function bodyOf({ name, kind, aliases, facts, among = facts }: Described): string {
  const subject = nameKey(name) === "user" ? "The user" : nameKey(name) === "project" ? "The project" : name;
  const known = aliases.length > 0 ? [`${subject} is also known as ${listed(aliases)}.`] : [];
  const scopes = scopesIn(among);
  const where: Where = (fact) => inScope(fact, kind, scopes);
  const isAhead = aheadOf(among);
  const current = [...known, ...sentences(subject, facts.filter(holds), where, isAhead)];
  const past = facts.filter((fact) => !holds(fact)).map((fact) => pastSentence(fact, where(fact), isAhead));
  return [current, past].flatMap((lines) => (lines.length > 0 ? [lines.join("\n")] : [])).join("\n\n");
}

/** Whether a body of lithify's tells each of some facts, be it in the sentences of an older version. */
export const tellsFacts = (body: string, facts: readonly Fact[]): boolean =>
  facts.every(({ slot, value }) => {
    const whole = ended(oneLine(value));
    return isValueIn(whole, body) || isValueIn(shorn(slot, whole), body);
  });

function isValueIn(value: string, body: string): boolean {
  const isWish = tellsWish(value);
  for (let at = body.indexOf(value); at >= 0; at = body.indexOf(value, at + 1)) {
    const line = body.slice(body.lastIndexOf("\n", at - 1) + 1, at);
    const after = body.slice(at + value.length, at + value.length + 16);
    if ((BEFORE_VALUE.test(line) || isWish) && AFTER_VALUE.test(after)) return true;
  }
  return false;
}
/** What stands around a whole value, so that `SQLite` is not taken for told by `SQLite 3`. */
const BEFORE_VALUE = /(?:(?: is| are| was| prefers| uses|[:,]| and| then) | wants .*|、)$/u;
const AFTER_VALUE = /^(?: \(\p{L}{4,5} \d| and |[,.、]| for one task| in this project)/u;

/**
 * One sentence for each slot and scope; values that coexist share it, each with its day unless they have one day. A name stays as
 * it is written, also where it begins a sentence.
 */
const sentences = (subject: string, facts: readonly Fact[], where: Where, isAhead: Ahead): string[] =>
  bySlot(facts).map((rows) => {
    const since = ({ from }: Fact): string => (from === "" ? "" : ` (${isAhead(from) ? "from" : "since"} ${from})`);
    const [first] = rows as [Fact];
    const isOneDay = rows.every(({ from }) => from === first.from);
    const values = listed(
      rows.map((row) => `${shorn(row.slot, ended(oneLine(row.value)))}${isOneDay ? "" : since(row)}`),
    );
    return `${said(subject, first.slot, values, rows.length > 1, where(first))}${isOneDay ? since(first) : ""}.`;
  });

/** A sentence's form by what its slot is about: `In this project the user's preferred theme is dark`. */
function said(subject: string, slot: string, values: string, many: boolean, where: string): string {
  const label = named(slot);
  const isClause = slot === "preference" || slot === "tech" || slot === "role" || slot === "role.title";
  if (!isClause && !isWish(slot, values) && (!isPlain(slot) || WIDE.test(values)))
    return `${label[0]!.toUpperCase()}${label.slice(1)}${where}: ${values}`;
  if (where === "") return clause();
  return `${where[1]!.toUpperCase()}${where.slice(2)} ${clause().replace(/^The (?=(?:user|project)(?:'s)? )/, "the ")}`;

  function clause(): string {
    if (slot === "preference") return tellsWish(values) ? `${subject} ${values}` : `${subject} prefers ${values}`;
    if (slot === "tech") return `${subject} uses ${values}`;
    if (isClause) return `${subject} is ${values}`;
    if (isWish(slot, values)) return `${subject} wants ${slotLabel(slot)} ${values}`;
    return many || isPlural(label)
      ? `${possessive(subject)} ${plural(label)} are ${values}`
      : `${possessive(subject)} ${label} is ${values}`;
  }
}

/** `as a table`, `under 300 lines`, `never on Fridays`: how somebody wants a thing, not which one. */
const isHow = (value: string): boolean => {
  const [first = "", next] = value.split(" ", 2);
  return (
    next !== undefined && withoutArticle(value) === value && (isSmallWord(first) || RULE.leading(value) !== undefined)
  );
};
const RULE = saying("rule", "negation");
const isWish = (slot: string, value: string): boolean =>
  slotGroup(slot) === "preference" && slot.split(".").length === 2 && isHow(value);
/** Its words stand after a colon: English around a sentence of another script reads like neither. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** Groups whose slots name a thing that a value can be. A model's own slots are told as a heading and its value. */
const SPOKEN = new Set(["preference", "tech", "role", "location", "schedule", "deployment"]);
const isPlain = (slot: string): boolean =>
  !slot.includes(".") || isUsual(slot) || (SPOKEN.has(slotGroup(slot) ?? "") && slot.split(".").length === 2);
const isPlural = (label: string): boolean => /[^siu]s$/.test(label);

/** Groups whose word adds nothing to the slot's own, and those that stand before it. */
const UNSAID = new Set("tech role relation contact identity convention habit design location".split(" "));
/** Words that models file a slot under, where it has another: `config.retry_limit` is the retry limit. */
const FILED_UNDER = new Set(
  "config configuration architecture structure setup feature features system general parameter parameters".split(" "),
);
const BEFORE: Readonly<Record<string, string>> = { preference: "preferred", deployment: "deployment" };

/** A slot as words: `schedule.release` is the release schedule, `preference.theme` the preferred theme. */
function named(slot: string): string {
  const group = slotGroup(slot);
  const words = group === undefined ? telling(slot) : slotLabel(slot);
  const label = words.replace(ACRONYM, (word) => word.toUpperCase());
  if (group === "schedule" && (IS_TIME.test(label) || isPlural(label))) return label;
  if (group === "location" && IS_PLACE.test(label)) return label;
  if (group === undefined || group === slot || UNSAID.has(group)) return label;
  return BEFORE[group] === undefined ? `${label} ${group}` : `${BEFORE[group]} ${label}`;
}

/** A slot without a group, in words. */
function telling(slot: string): string {
  const parts = slot.split(".");
  const own = parts.filter((part) => !FILED_UNDER.has(part));
  return (own.length > 0 ? own : parts).join(" ").replaceAll("_", " ");
}

const ACRONYM =
  /(?<!\p{L})(?:ci|cd|api|ui|ide|os|db|url|toc|cli|sdk|llm|ai|orm|css|html|json|vcs|dns|seo|grpc|jwt|http|pdf|csv|yaml|sql|ttl|gpu|cpu|aws|gcp|ner|bm25|qa)(?!\p{L})/gu;
/** A slot that says by itself that it is a time: `deadline`, not `deadline schedule`. */
const IS_TIME = /(?:deadline|date|day|time|hours?|due|start|end|milestone)$/u;

/** And one that it is a place. */
const IS_PLACE = /(?:city|country|town|region)$/u;

const possessive = (subject: string): string => (/s$/i.test(subject) ? `${subject}'` : `${subject}'s`);
const plural = (label: string): string =>
  /[^aeiou]y$/.test(label) ? `${label.slice(0, -1)}ies` : /s$/.test(label) ? label : `${label}s`;
const ended = (text: string): string => withoutEnd(text, " .。;,");
const listed = (values: readonly string[]): string => {
  if (values.length < 2) return values[0] ?? "";
  if (values.some((value) => WIDE.test(value))) return values.join("、");
  return `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;
};

/** The scopes of each slot: where there are several, each but the widest is told. */
type Scopes = ReadonlyMap<string, ReadonlySet<Fact["scope"]>>;

const scopesIn = (facts: readonly Fact[]): Scopes =>
  new Map(
    [...Map.groupBy(facts, ({ slot }) => slot)].map(([slot, rows]) => [slot, new Set(rows.map(({ scope }) => scope))]),
  );

const NAMED_SCOPES = { universal: "", project: " in this project", task: " for one task" } as const;

/** A fact about a project that holds in the project needs no word for it, unless the same slot holds elsewhere too. */
const inScope = ({ slot, scope }: Fact, kind: string | undefined, scopes: Scopes): string =>
  scope === "task" || kind === "person" || (scopes.get(slot)?.size ?? 0) > 1 ? NAMED_SCOPES[scope] : "";

/** `From 2026-04-08 to 2026-05-04 the database was SQLite, then PostgreSQL 16.` */
function pastSentence({ slot, value, from, to, superseded_by }: Fact, where: string, isAhead: Ahead): string {
  const then = superseded_by === undefined ? "" : `, then ${ended(oneLine(superseded_by))}`;
  const when = from === "" ? "Before" : from === to ? `On ${from}` : `From ${from} to ${to}`;
  return `${when}${where === "" ? "" : `,${where},`} the ${named(slot)} ${then !== "" && isAhead(to) ? "is" : "was"} ${ended(oneLine(value))}${then}.`;
}
