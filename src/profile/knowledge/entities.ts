/**
 * Makes entities of an answer's entity and fact records: who is who, which facts stand, and why the others do not.
 * Every fact is proved by itself, so that one that nobody said takes no other with it.
 */
import { entityWording } from "../../memory/entity/entity.ts";
import { type Fact, factRow, mergedFacts, valueKey } from "../../memory/entity/facts.ts";
import { displayName, type EntityKind, nameKey } from "../../memory/entity/names.ts";
import { hasSeveral } from "../../memory/entity/slots.ts";
import type { Gate, Passed } from "../../memory/evidence/gate.ts";
import type { Logbook } from "../../memory/evidence/logbook.ts";
import type { Rejection } from "../../memory/evidence/rejection.ts";
import { byPlace, sourceText } from "../../memory/evidence/source.ts";
import type { Found } from "../../memory/memory.ts";
import { placeOf } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { isSpokenLanguage } from "../../text/spoken-languages.ts";
import type { Told } from "../records.ts";
import { fitting } from "../refusal.ts";
import { sizeOf } from "../typed/routine.ts";
import { untiedAliases } from "./aliases.ts";
import { isNamed, isNameOf, provedFact, slotFor } from "./facts.ts";
import { isErrorText } from "./refusals.ts";
import { type EntityRecord, type FactRecord, factSchema } from "./schema.ts";
import { isTakenBackBelow } from "./voices.ts";

/** A thing, as the answer's records together tell of it. */
interface Thing {
  readonly name: string;
  readonly type: EntityKind | undefined;
  readonly keys: Set<string>;
  readonly aliases: string[];
  readonly line: number;
  updates?: string;
  /** As the model wrote the entity; undefined when only facts name it. */
  readonly text: string | undefined;
  readonly facts: ToldFact[];
}

type ToldFact = Told<FactRecord>;

export function readEntities(
  entities: readonly Told<EntityRecord>[],
  facts: readonly ToldFact[],
  gate: Gate,
): { found: Found[]; rejected: Rejection[] } {
  const rejected: Rejection[] = [];
  const things: Thing[] = [];
  for (const told of entities) addEntity(told, things, rejected, gate);
  for (const told of facts) addFact(told, things, rejected);
  const values = new Set(things.flatMap(({ facts: own }) => own.flatMap(({ record }) => record.value.map(nameKey))));
  const found = things.flatMap((thing) => entitiesOf(thing, values, gate, rejected) ?? []);
  return { found, rejected };
}

/** Of two that go by one name the first is meant. */
const thingNamed = (things: readonly Thing[], names: readonly string[]): Thing | undefined =>
  things.find(({ keys }) => names.some((name) => keys.has(name)));

function newThing(things: Thing[], told: Pick<Thing, "name" | "type" | "line" | "text">): Thing {
  const thing = { ...told, keys: new Set<string>(), aliases: [], facts: [] };
  things.push(thing);
  return thing;
}

function addEntity(
  { record, line, text }: Told<EntityRecord>,
  things: Thing[],
  rejected: Rejection[],
  gate: Gate,
): void {
  const untied = untiedAliases(record, gate);
  const names = [record.name, ...record.aliases].filter((one) => one === record.name || !untied.includes(one));
  for (const alias of untied)
    rejected.push({
      code: "UNSUPPORTED",
      line,
      reason: `no line says that ${[record.name, alias].map((one) => one.slice(0, 60)).join(" is ")}`,
      text: JSON.stringify({ name: record.name, alias }),
    });
  const thing =
    thingNamed(things, names.map(nameKey)) ??
    newThing(things, { name: displayName(record.name), type: record.type, line, text });
  for (const alias of names)
    if (!thing.keys.has(nameKey(alias))) {
      if (thing.keys.size > 0) thing.aliases.push(displayName(alias));
      thing.keys.add(nameKey(alias));
    }
  if (record.updates !== undefined) thing.updates ??= record.updates;
  for (const inner of record.facts) {
    const read = fitting(factSchema, inner);
    if ("code" in read) rejected.push({ ...read, line, text: JSON.stringify(inner) ?? text });
    else thing.facts.push({ record: { ...read.record, entity: record.name }, line, text });
  }
}

/** A fact may name a thing that no entity record tells of. */
function addFact(told: ToldFact, things: Thing[], rejected: Rejection[]): void {
  const { line, text, record } = told;
  const { entity, slot } = record;
  if (entity === undefined) {
    rejected.push({ code: "MISSING_FIELD", line, reason: "entity is missing", text });
    return;
  }
  let thing = thingNamed(things, [nameKey(entity)]);
  if (!thing) {
    const type = kindOf(nameKey(entity), slotFor(slot, told.record.value[0] ?? ""));
    thing = newThing(things, { name: displayName(entity), type, line, text: undefined });
    thing.keys.add(nameKey(entity));
  }
  thing.facts.push(told);
}

/** The kind that a slot tells of; undefined when it tells of none: tools have versions too. */
function kindOf(key: string, slot: string): EntityKind | undefined {
  if (key === "user" || /^(?:preference|role|skill|hobby|contact)(?:\.|$)/.test(slot)) return "person";
  if (key === "project" || /^(?:tech|deployment)(?!\.version$)(?:\.|$)/.test(slot)) return "project";
  return undefined;
}

/** `maxRetries`, `parse_curve()`: no concept of the field. */
const VARIABLE = /^(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[a-z0-9]+(?:_[a-z0-9]+)+)(?:\(\))?$/;

const [CODE_PART, NEGATION] = [saying("codePart"), saying("negation")];
/** `Undefined is not a function`: what denies is no name, but in capitals: `Do Not Disturb`. */
const isSentence = (name: string): boolean =>
  name.split(" ").length > 2 && /^\p{Ll}/u.test(name.slice(NEGATION.first(name)?.from ?? name.length));
/** `the variable sum`, wherever the logs name it; `the function`, and no more; a file for the moment. */
function isWithinCode(name: string, { pages }: Logbook): boolean {
  if (/^te?mp[_.-]/i.test(name) || sizeOf(CODE_PART.without(name)) === 0) return true;
  const lines = /^\p{Ll}+$/u.test(name) ? pages.flatMap(({ log }) => log.lines) : [];
  const naming = lines.filter((line) => placeOf(name, line) >= 0);
  return naming.length > 0 && naming.every((line) => CODE_PART.closing(line.slice(0, placeOf(name, line))));
}

const SCOPE_WIDTH = ["task", "project", "universal"];

/** Apart those in doubt, which wait alone. @param values of all facts: `dark mode`, which somebody prefers, is no concept of its own */
function entitiesOf(told: Thing, values: ReadonlySet<string>, gate: Gate, rejected: Rejection[]): Found[] | undefined {
  const thing = calledAsInLogs(told, gate);
  const { name, type, line } = thing;
  const text = thing.text === undefined ? {} : { text: thing.text };
  const refused = (code: "ROUTINE" | "NO_FACTS", reason: string): undefined =>
    void rejected.push({ code, line, reason, ...text });
  if (thing.facts.length === 0) return refused("NO_FACTS", `nothing is said of ${name.slice(0, 60)}`);
  if (type === "tool" && isSpokenLanguage(name)) return refused("ROUTINE", "people speak it: it is no tool");
  if (
    (type === "concept" && VARIABLE.test(name)) ||
    ((type === "concept" || type === "tool") && isWithinCode(name, gate.book))
  )
    return refused("ROUTINE", "it is a name within code");
  if (isErrorText(name) || (type === "concept" && isSentence(name)))
    return refused("ROUTINE", "it is what a program printed");
  if (type === "concept" && values.has(nameKey(name))) return refused("NO_FACTS", "it is the value of a fact");
  const proved: ProvedFact[] = [];
  for (const told of thing.facts) {
    for (const value of told.record.value) {
      const read = provedFact(told.record, value, thing, gate);
      if ("code" in read) {
        rejected.push({ code: read.code, reason: read.reason, line: told.line, text: told.text });
        continue;
      }
      const { slot, evidence } = read.fact;
      const standing = proved.filter((one) => keyOf(one) === keyOf(read)).flatMap(({ fact }) => fact.evidence);
      proved.push(read);
      // Another line that says it is evidence; the same line again is not.
      const reason = `${slot} of ${name.slice(0, 60)} is told already`;
      if (standing.length > 0 && evidence.every((source) => standing.includes(source)))
        rejected.push({ code: "DUPLICATE", line: told.line, reason, text: told.text });
    }
  }
  const doubt = "a line further down may take it back";
  const weighed = proved.map(({ fact, passed }, _, all): ProvedFact => {
    const others = all.filter((one) => keyOf(one) !== keyOf({ fact, passed }));
    // The answer tells what took its place: it is that fact's past.
    const { spans, evidence } = passed;
    const hasNext = others.some((one) => one.fact.slot === fact.slot && one.passed.doubt === undefined);
    if (passed.doubtCode === "UNCONFIRMED" && hasNext) return { fact, passed: { spans, evidence } };
    const facts = others.map((one) => one.fact);
    const isOver = !passed.doubt && isTakenBackBelow(fact, facts, thing.keys, passed, gate.book);
    return { fact, passed: isOver ? { ...passed, doubt } : passed };
  });
  const doubted = new Set(weighed.filter(({ passed }) => passed.doubt !== undefined).map(keyOf));
  const parts = [false, true].map((isDoubted) => weighed.filter((one) => doubted.has(keyOf(one)) === isDoubted));
  return parts.filter((part) => part.length > 0).map((part) => entityOf(thing, part, gate));
}

type ProvedFact = { readonly fact: Fact; readonly passed: Passed };
const keyOf = ({ fact }: ProvedFact): string => `${fact.slot}\n${valueKey(fact.value)}`;

function entityOf(thing: Thing, proved: readonly ProvedFact[], gate: Gate): Found {
  const { name, type, line } = thing;
  const passes = proved.map(({ passed }) => passed);
  const facts = [...Map.groupBy(proved, keyOf).values()].map((same) => same.map(({ fact }) => fact).reduce(joined));
  // `Writes Go and Zig`: of what a thing has several of, one line names what stands side by side.
  const rows = facts.map((row, _, all) => {
    const isSide = ({ slot, scope, evidence }: Fact): boolean =>
      slot === row.slot && scope === row.scope && evidence.join() === row.evidence.join();
    const isMulti = ({ record }: ToldFact): boolean =>
      hasSeveral(row.slot) || (record.cardinality === "multi" && record.value.includes(row.value));
    const sides = all.filter(isSide);
    const isOfSeveral = sides.some(({ cardinality }) => cardinality === "multi") || thing.facts.some(isMulti);
    return isOfSeveral && sides.length > 1 ? { ...row, cardinality: "multi" as const } : row;
  });
  const spans = new Map(passes.flatMap((passed) => passed.spans).map((span) => [sourceText(span), span]));
  const aliases = thing.aliases.filter((alias) => isNamed(alias, gate.book)).sort();
  const doubt = passes.find((passed) => passed.doubt !== undefined)?.doubt;
  const extras = { ...(type && { kind: type }), ...(aliases.length > 0 && { aliases }) };
  const wording = entityWording({ name, extras }, mergedFacts([], rows));
  return {
    ...{ line, type: "entity", name },
    ...{ description: wording.description, body: wording.body, extras: { ...extras, facts: rows.map(factRow) } },
    spans: [...spans.values()].sort(byPlace),
    evidence: [...new Set(passes.flatMap((passed) => passed.evidence))],
    ...(thing.updates !== undefined && { updates: thing.updates }),
    ...(doubt !== undefined && { doubt }),
  };
}

/** A name that only the model gives a thing makes way for an alias that the logs give it. */
function calledAsInLogs(thing: Thing, gate: Gate): Thing {
  const name = [thing.name, ...thing.aliases].find((one) => isNameOf(one, gate));
  if (name === undefined || name === thing.name) return thing;
  return { ...thing, name, aliases: thing.aliases.filter((alias) => alias !== name) };
}

/** The same value told twice is one fact: in the wider scope, with the lines of both. */
function joined(one: Fact, other: Fact): Fact {
  const wider = SCOPE_WIDTH.indexOf(other.scope) > SCOPE_WIDTH.indexOf(one.scope) ? other.scope : one.scope;
  return {
    ...one,
    scope: wider,
    cardinality: other.cardinality === "multi" ? "multi" : one.cardinality,
    from: other.from < one.from ? other.from : one.from,
    evidence: [...new Set([...one.evidence, ...other.evidence])],
  };
}
