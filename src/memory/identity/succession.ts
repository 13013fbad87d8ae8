/**
 * Claims that a thing's facts outdate: a sentence about a value that no longer holds is told apart from one that says
 * more than the value.
 */
import type { Day } from "../../calendar/week.ts";
import { placeOf } from "../../text/names.ts";
import { saying as sayingOf } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";
import { aliasesIn } from "../entity/entity.ts";
import { aheadOf, type Fact, holds, valueKey } from "../entity/facts.ts";
import { nameKey } from "../entity/names.ts";
import { slotLabel } from "../entity/slots.ts";
import { areShared, linesOf } from "../evidence/source.ts";
import { fold } from "../fold.ts";
import { type Extras, isOfThing, type Memory, type StoredMemory, type Wording } from "../memory.ts";
import { difference, lacking, negationsIn, saying } from "./similarity.ts";

/** A value that held, and the one that holds in its place. */
export interface Succession {
  /** The entity's file and what it goes by. */
  readonly thing: Pick<StoredMemory, "file" | "name" | "extras">;
  readonly old: Fact & { readonly to: Day };
  readonly now: Fact;
  /** Whether it is known only since this week was reconciled. */
  readonly isNew: boolean;
  /** Whether the thing's file says it only when a person accepts a proposal. */
  readonly waits: boolean;
}

/** What is compared: a memory, or a claim as it would be one. */
export type Spoken = Wording & {
  readonly sources: readonly string[];
  readonly updated: Day;
  readonly extras?: Extras;
};

/**
 * Each value of a thing that was superseded and does not hold again, with what holds now.
 * @param before the facts that stood   @param waits whether those after wait for a person
 */
export function successionsOf(
  thing: Succession["thing"],
  before: readonly Fact[],
  after: readonly Fact[],
  waits = false,
): Succession[] {
  const [wasAhead, isAhead] = [aheadOf(before), aheadOf(after)];
  const known = new Set(before.filter((fact) => !holds(fact) && !wasAhead(fact.to)).map(keyOf));
  return after.flatMap((old) => {
    const { to, superseded_by } = old;
    if (to === undefined || isAhead(to) || superseded_by === undefined) return [];
    const standing = after.filter((fact) => holds(fact) && fact.slot === old.slot && fact.scope === old.scope);
    const [now] = standing;
    if (!now || standing.length > 1 || valueKey(now.value) === valueKey(old.value)) return [];
    return [{ thing, old: { ...old, to }, now, isNew: !known.has(keyOf(old)), waits }];
  });
}

const keyOf = ({ slot, scope, value, from }: Fact): string => [slot, scope, valueKey(value), from].join("\n");

/**
 * Whether a memory tells of the old value: `whole` when it says that value and why, and nothing that would be lost with it;
 * `part` when it says more; undefined when it does not tell of it, or has evidence as new as the change.
 */
export function outdated(memory: Spoken, { thing, old, now }: Succession): "whole" | "part" | undefined {
  if (isOfThing(memory) || TELLS_WHAT_HAPPENED.has(String(memory.extras?.kind))) return undefined;
  if (memory.updated > old.to || restsOn(memory, now) || !restsOn(memory, old)) return undefined;
  if (!says(memory, old.value) || !names(memory, thing)) return undefined;
  return !says(memory, now.value) && furtherWords(memory, thing, old) <= FEW_WORDS ? "whole" : "part";
}

/** What happened stays true. */
const TELLS_WHAT_HAPPENED = new Set(["event", "todo"]);

/** Whether a memory tells of the value that holds now, from the lines that say it. */
export const tellsOf = (memory: Spoken, { now }: Succession): boolean =>
  restsOn(memory, now) && says(memory, now.value);

/** Whether a newer memory says all that an older one does, but for the value. */
export function replaces(newer: Wording, older: Wording, { old, now }: Succession): boolean {
  const brought = saying(older).replaceAll(old.value, now.value);
  return (
    newer.type === older.type &&
    lacking(saying(newer), brought).size === 0 &&
    difference(brought, saying(newer)) === undefined
  );
}

/** Which of a claim and a memory like it tells of the value that holds, where a thing's facts know: the claim is `newer`, or `older`. */
export function toldApart(
  claim: Spoken,
  memory: Spoken,
  successions: readonly Succession[],
): "newer" | "older" | undefined {
  const isReplaced = (older: Spoken, newer: Spoken): boolean =>
    successions.some((succession) => {
      if (succession.waits || !tellsOf(newer, succession)) return false;
      const extent = outdated(older, succession);
      return extent === "whole" || (extent === "part" && replaces(newer, older, succession));
    });
  if (isReplaced(memory, claim)) return "newer";
  return isReplaced(claim, memory) ? "older" : undefined;
}

const restsOn = ({ sources }: Spoken, { evidence }: Fact): boolean => areShared(linesOf(sources), linesOf(evidence));

const says = (memory: Wording, value: string): boolean => saysValue(saying(memory), value);
export const saysValue = (text: string, value: string): boolean => placeOf(fold(value), fold(text)) >= 0;

/** Whether a text names a thing; the project and the person at hand go without saying. */
export function names(memory: Wording, { name, extras }: Pick<Memory, "name" | "extras">): boolean {
  const text = spaced(saying(memory));
  return [name, ...aliasesIn(extras)]
    .map(nameKey)
    .some((key) => key === "user" || key === "project" || placeOf(key, text) >= 0);
}

const spaced = (text: string): string => fold(text).replace(/[\s_\-/]+/g, " ");

/** So many words beside thing, slot and value are still one statement: `for billing`, `stores invoices`. */
const FEW_WORDS = 2;

/** Of the sentence that says most beside the value; a number, date, identifier, name or denial of its own is more than any word. */
export function furtherWords(memory: Wording, { name, extras }: Pick<Memory, "name" | "extras">, fact: Fact): number {
  const said = [name, ...aliasesIn(extras), fact.slot, slotLabel(fact.slot), fact.value, fact.from].join(" ");
  const known = new Set([...contentWords(said.replace(/[._]/g, " ")), ...contentWords(said), ...FILLERS]);
  const main = sentencesOf(memory);
  if (!main.some((sentence) => placeOf(fold(fact.value), fold(sentence)) >= 0)) return Number.POSITIVE_INFINITY;
  const counts = main.map((sentence) =>
    lacking(said, sentence).size > 0 || negationsIn(sentence) > 0
      ? Number.POSITIVE_INFINITY
      : new Set(contentWords(sentence).filter((word) => !known.has(word))).size,
  );
  return Math.max(...counts);
}

/** What every statement of a value could say. */
const FILLERS = contentWords(
  "use uses using used run runs choose chose chosen decide decided pick picked adopt adopted keep now current project user team set prefer prefers preferred want wants",
);

const REASON = sayingOf("reason");

/** Its name, description and body, without the reasons: those belong to the value that was chosen then. */
function sentencesOf({ name, description, body }: Wording): string[] {
  const told = body.split(/\n\s*\n/u).filter((paragraph) => !/^\**Why:/iu.test(paragraph.trim()));
  return [name, description, ...told]
    .flatMap((text) => text.split(/(?<=[.!?。！？])\s+|\n+/u))
    .map((sentence) => sentence.slice(0, REASON.first(sentence)?.from).trim())
    .filter((sentence) => sentence !== "");
}

/** Whether a sentence gives a reason, which a fact has no place for. */
export const givesReason = (memory: Wording): boolean =>
  REASON.test(saying(memory)) || /^\**(?:Why|How to apply):/imu.test(memory.body);
