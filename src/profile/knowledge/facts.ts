/**
 * Proves one fact: that the logs name the thing, say the value, mean it to last, and that a person answers for it.
 */
import type { Fact } from "../../memory/entity/facts.ts";
import { type EntityKind, nameKey } from "../../memory/entity/names.ts";
import { canonicalSlot, cardinalityOf, slotLabel } from "../../memory/entity/slots.ts";
import { isTranslation, unborneBy } from "../../memory/evidence/borne.ts";
import { isDeniedName } from "../../memory/evidence/denied-value.ts";
import { type Gate, type Passed, passGate, type Stopped } from "../../memory/evidence/gate.ts";
import { citedText, type Logbook, type Page, spokenOf } from "../../memory/evidence/logbook.ts";
import { sourceText } from "../../memory/evidence/source.ts";
import { withSubject } from "../../memory/evidence/subject.ts";
import { fold } from "../../memory/fold.ts";
import { daysOfEvidence } from "../../memory/memory.ts";
import { onceFor } from "../../once.ts";
import { daysIn, startIn } from "../../text/days.ts";
import { placeOf } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { isSpokenLanguage } from "../../text/spoken-languages.ts";
import { datedBy } from "../proved.ts";
import {
  isDoneOnce,
  isForNow,
  isForProject,
  isForTask,
  isForToday,
  isSentenceOn,
  isSetting,
  refusedFact,
} from "./refusals.ts";
import type { FactRecord } from "./schema.ts";
import { confirmedFact, denies, isBeside, isOfKin, saidOf, sentencesTelling } from "./voices.ts";

/** Whom a fact is about. */
export interface Named {
  readonly name: string;
  readonly type?: EntityKind | undefined;
  /** Of its name and all its aliases. */
  readonly keys: ReadonlySet<string>;
}

/** One value of a record: as a fact with its lines, or what stopped it. */
export function provedFact(
  record: FactRecord,
  value: string,
  thing: Named,
  gate: Gate,
): { fact: Fact; passed: Passed } | Stopped {
  const { cardinality, evidence: quotes } = record;
  if (record.scope === "session") return { code: "SESSION_SCOPE", reason: "it holds for one session only" };
  const slot = slotFor(record.slot, value);
  if (slot === "") return { code: "BAD_VALUE", reason: "slot: a group and a word, such as preference.theme" };
  const refused = refusedFact(slot, value);
  if (refused) return refused;
  if (isSentenceOn(value, thing.name, slot))
    return { code: "BAD_VALUE", reason: "value: a few words, and no sentence" };
  if (![...thing.keys].some((key) => isNameOf(key, gate)))
    return { code: "NO_EVIDENCE", reason: `the logs do not name ${thing.name.slice(0, 60)}` };
  const label = slotLabel(slot);
  const proof = gated(value, label, thing.name, quotes, gate);
  if ("code" in proof) return proof;
  // A rule may be to have none of it; what is built with a thing, or runs on it, is not told by a line that denies it.
  const lines = citedText(proof.spans, gate.book);
  const log = gate.book.byPath.get(proof.spans[0]?.path ?? "")?.log;
  const spoken = log && spokenOf(log);
  const isDenied = denies(lines, slot, value, spoken) || isDeniedName(thing.name, lines, spoken);
  const bearing = { ...gate, spans: proof.spans, statement: `${thing.name}\n${value}` };
  const isOneWord = !value.includes(" ");
  const translated = isTranslation(lines, bearing);
  // With its label before it a single word is told from the first of a sentence; a title may have a capital too.
  const stranger = translated ? unborneBy(bearing)(isOneWord ? `${label} ${value}` : value, "name") : undefined;
  if (stranger !== undefined && (!isOneWord || isSpokenLanguage(value)))
    return { code: "UNSUPPORTED", reason: stranger };
  const said = translated ? (stranger ? "half" : "all") : saidOf(value, label, proof, gate.book);
  const doubt =
    proof.doubt ??
    (isDenied ? "its evidence seems to deny it" : said === "half" ? `its lines do not say all of ${value}` : undefined);
  const passed = doubt === undefined ? proof : { ...proof, doubt };
  if (said === "nothing") return { code: "UNSUPPORTED", reason: `the evidence does not say ${value.slice(0, 60)}` };
  const telling = sentencesTelling(value, passed, gate.book);
  const isSaid = (is: (line: string) => boolean): boolean => telling.length > 0 && telling.every(is);
  if (isSaid((sentence) => isOfKin(sentence, value, slot, thing.name)))
    return { code: "UNSUPPORTED", reason: "its lines say it of somebody else" };
  if (isSaid((line) => isSetting(line, slot)))
    return { code: "TRANSIENT", reason: "its line sets a name of code, and says not why" };
  if (isSaid((line) => isDoneOnce(line, slot, value)))
    return { code: "UNSUPPORTED", reason: "its lines tell what was done once, and no preference" };
  if (record.scope !== "task" && isSaid(isForNow))
    return { code: "SESSION_SCOPE", reason: "its lines say that it is for the moment" };
  // Of a project itself the two scopes are one.
  const isProjects = thing.type !== "project" && record.scope === "universal";
  const wider = isProjects && isSaid((line) => isForProject(line, slot)) ? "project" : record.scope;
  const scope = isSaid((line) => isForTask(line) || isForToday(line, slot, value)) ? "task" : wider;
  const confirmed = confirmedFact(value, slot, passed, gate.book);
  if (!confirmed) return { code: "UNCONFIRMED", reason: "no person said or confirmed it" };
  const heard = daysOfEvidence(confirmed.spans).first;
  // `From 1 June on …` holds from then, and what holds now holds till then.
  const starts = daysIn(value).length > 0 ? [] : telling.map((sentence) => startIn(sentence, heard));
  const from = starts.includes(undefined) ? heard : (starts[0] ?? heard);
  const whole = withThing(confirmed, thing, gate.book);
  const evidence = whole.spans.map(sourceText);
  // `She also speaks Czech` takes nothing away, whatever the answer calls it; what is told instead of another may.
  const isPerson = thing.type === "person" || thing.keys.has("user");
  const kind =
    cardinalityOf(slot, isPerson ? "person" : thing.keys.has("project") ? "unnamed" : "named") ?? cardinality;
  const isKind = kind === "single" || !isSaid((line) => REPLACED.test(line));
  const told = isBeside(value, thing.name, confirmed, gate.book) ? "multi" : isKind ? kind : cardinality;
  return {
    fact: { slot, value: datedValue(value, confirmed, gate), cardinality: told, scope, from, evidence },
    passed: whole,
  };
}

const REPLACED = saying("replacement", "ended");

/** `Ana uses German`: what people speak is no technology. */
export function slotFor(slot: string, value: string): string {
  const canonical = canonicalSlot(slot);
  return /^(?:tech|tools?)(?:\.|$)/.test(canonical) && isSpokenLanguage(value) ? "spoken_language" : canonical;
}

/** `tomorrow` with its date. A word alone may be of several languages: then its line tells which. */
function datedValue(value: string, { spans }: Passed, gate: Gate): string {
  const dated = datedBy(spans, gate);
  const line = dated(citedText(spans, gate.book));
  const [day = ""] = DAY_BEHIND.exec(line.slice(line.indexOf(value) + value.length)) ?? [];
  return dated(value) === value && line.includes(value) ? value + day : dated(value);
}
const DAY_BEHIND = /^ \(\d{4}-[\d/-]+\)/;

/** With the line that names the thing, where the value's own lines do not. */
function withThing(passed: Passed, { keys }: Named, book: Logbook): Passed {
  if ([...keys].some((key) => key === "user" || key === "project")) return passed;
  const names = (page: Page, line: number): boolean =>
    [...keys].some((key) => placeOf(key, spacedOut(page.folded[line]!)) >= 0);
  return withSubject(passed, names, book);
}

/** Quoted lines are looked up; without quotes the lines that say the whole fact are, else those that say its value. */
function gated(value: string, label: string, name: string, quotes: readonly string[], gate: Gate): Passed | Stopped {
  const beside = [name, `${label}: ${value}`];
  if (quotes.length > 0) return passGate({ text: value, quotes, beside }, gate);
  const about = nameKey(name) === "user" ? "" : `${name} `;
  let stopped: Stopped | undefined;
  for (const text of new Set([`${about}${label} ${value}`, `${about}${value}`, value])) {
    const passed = passGate({ text, quotes, beside }, gate);
    if (!("code" in passed)) return passed;
    stopped ??= passed;
    if (passed.code !== "NO_EVIDENCE" && passed.code !== "UNSUPPORTED") return passed;
  }
  return stopped!;
}

/** Whether the logs write a name, front matter and paths included: `h-mem` also as `h mem`, and not inside a longer word. */
export const isNamed = (name: string, book: Logbook): boolean => placeOf(nameKey(name), textOf(book)) >= 0;

const textOf = onceFor(({ pages }: Logbook): string =>
  spacedOut(pages.map(({ log, folded }) => `${fold(log.path)}\n${folded.join("\n")}`).join(" ")),
);

export const spacedOut = (text: string): string => text.replace(/[\s_\-/]+/g, " ");

/** Whether a thing may be called so: the logs do, the folder does, or it is the person or the project at hand. */
export function isNameOf(name: string, gate: Gate): boolean {
  const key = nameKey(name);
  return key === "user" || key === "project" || isNamed(key, gate.book) || isKnown(key, gate);
}

/** Whether an entity of the folder goes by a name. */
const isKnown = (key: string, { known }: Gate): boolean =>
  [...known].some(([file, text]) => file.startsWith("entity_") && nameKey(text.split("\n", 1)[0]!) === key);
