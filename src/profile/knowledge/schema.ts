/**
 * What a record of the knowledge profile must be: entities, facts, processes, in both dialects that models were taught
 * (`facts` with `entity`, `attributes` with `entity_name`), and the one tool's schema.
 */
import { z } from "zod";
import { CARDINALITIES, SCOPES } from "../../memory/entity/facts.ts";
import { ENTITY_KINDS } from "../../memory/entity/names.ts";
import { LONGEST_BODY } from "../../memory/identity/merge.ts";
import { saying } from "../../text/phrases.ts";
import { described, few, flag, line, oneOf, paragraphs, severalOf } from "../fields.ts";
import { withoutBlanks } from "../refusal.ts";

const name = line.pipe(z.string().min(1).max(120));
const quotes = few(line, 20).transform((list) => list.filter((quote) => quote !== ""));

/** A record with its keys under the names this file knows. */
const renamed = <T extends z.ZodType>(names: Readonly<Record<string, string>>, schema: T) =>
  z.preprocess((record) => {
    if (record === null || typeof record !== "object" || Array.isArray(record)) return record;
    const nameOf = (key: string): string => (Object.hasOwn(record, names[key] ?? key) ? key : (names[key] ?? key));
    const told = Object.entries(withoutBlanks(record as Record<string, unknown>));
    return Object.fromEntries(told.map(([key, value]) => [nameOf(key), value]));
  }, schema);

const FACT_SCOPES = [...SCOPES, "session"] as const;
/** A value that needs more is a sentence, not a value. */
const value = line.pipe(z.string().min(1).max(240));

const factFields = z.strictObject({
  /** Absent in a fact that stands inside its entity. */
  entity: name.optional(),
  slot: name,
  value: z.union([value, z.array(value).min(1).max(40)]).transform((one) => [one].flat()),
  cardinality: oneOf(CARDINALITIES),
  scope: oneOf(FACT_SCOPES),
  evidence: quotes.default([]),
});
export type FactRecord = z.output<typeof factFields>;
export const factSchema = renamed(
  { entity_name: "entity", attribute: "slot", quote: "evidence", quotes: "evidence" },
  factFields,
);

const entityFields = z.strictObject({
  name,
  type: oneOf(ENTITY_KINDS),
  aliases: few(name, 20).default([]),
  /** Read one by one, so that a bad fact costs no good one. */
  facts: z.preprocess((list) => (Array.isArray(list) ? list : [list]), z.array(z.unknown())).default([]),
  updates: z.string().optional(),
  // The facts say what an entity is; what else is written of it is nobody's claim.
  description: z.unknown().optional(),
  evidence: z.unknown().optional(),
});
export type EntityRecord = z.output<typeof entityFields>;
export const entitySchema = renamed({ kind: "type", attributes: "facts" }, entityFields);

const NOTHING = saying("nothing", "unconfirmed");
const WORD = /[\p{L}\p{N}]/u;

/** How models fill a field they have nothing for. */
function isNothing(text: string): boolean {
  if (text.trim().toLowerCase() === "null") return true;
  return !WORD.test(text.slice(NOTHING.leading(text)?.to ?? 0));
}
const told = z.preprocess(
  (text) =>
    Array.isArray(text) && text.every((step): step is string => typeof step === "string")
      ? text.map((step, i) => (/^\s*(?:\d+[.)]|[-*])\s/.test(step) ? step : `${i + 1}. ${step}`)).join("\n")
      : typeof text === "string" && isNothing(text)
        ? undefined
        : text,
  paragraphs.pipe(z.string().max(LONGEST_BODY / 4)),
);

const processFields = z.strictObject({
  name: name.optional(),
  trigger: told,
  action: told,
  outcome: told,
  context: told,
  problem_statement: told,
  key_insight: told,
  is_generalizable: flag,
  evidence: quotes.default([]),
  updates: z.string().optional(),
});
export type ProcessRecord = z.output<typeof processFields>;
export const processSchema = renamed(
  { problem: "problem_statement", insight: "key_insight", quotes: "evidence" },
  processFields,
);

const listOf = (properties: object, required: readonly string[], description: string): object => ({
  type: "array",
  description,
  items: { type: "object", properties, required, additionalProperties: false },
});
const evidence = severalOf("short pieces of the lines that say it, copied letter by letter");

export const KNOWLEDGE_TOOL = {
  name: "submit_knowledge",
  description: "Hand over everything worth keeping from the logs, once. Empty lists are a good answer.",
  parameters: {
    type: "object",
    properties: {
      entities: listOf(
        {
          name: described("what it is called, without an article"),
          type: { type: "string", enum: [...ENTITY_KINDS] },
          aliases: severalOf("other names the logs use for it"),
          updates: described("file name of the known memory about it, if there is one"),
        },
        ["name", "type"],
        "things that at least one fact below is about",
      ),
      facts: listOf(
        {
          entity: described("name of the entity it is about"),
          slot: described("what is known of it, as group.word: preference.theme, tech.database, role.title"),
          value: described("the value in the log's own words, as short as it can be"),
          cardinality: { type: "string", enum: [...CARDINALITIES] },
          scope: { type: "string", enum: [...FACT_SCOPES] },
          evidence,
        },
        ["entity", "slot", "value", "cardinality", "scope", "evidence"],
        "lasting properties of the entities",
      ),
      processes: listOf(
        {
          name: described("a title of at most eight words"),
          trigger: described("the whole situation in which it applies: task, surroundings, need"),
          action: described("what to do, step by step"),
          outcome: described("what it leads to"),
          context: described("project, tools, team, constraints it comes from"),
          problem_statement: described("what went wrong or was needed"),
          key_insight: described("why it works"),
          is_generalizable: { type: "boolean", description: "whether it helps elsewhere too" },
          evidence,
          updates: described("file name of the known memory that this sharpens, if there is one"),
        },
        "trigger action outcome context problem_statement key_insight is_generalizable evidence".split(" "),
        "ways of working that proved themselves",
      ),
    },
    required: ["entities", "facts", "processes"],
    additionalProperties: false,
  },
} as const satisfies { name: string; description: string; parameters: Record<string, unknown> };
