/**
 * Whether two statements of one form are about different things. Who changes a value names its thing again: where each names what
 * the other does not and has another figure or a second name besides, there are two things, as in a list of suppliers.
 */

import { withoutArticle } from "../../text/articles.ts";
import { isOnlyDays } from "../../text/days.ts";
import { bitOf, spokenIn } from "../../text/languages.ts";
import { LEXICONS } from "../../text/lexicon/all.ts";
import { specificsOf } from "../evidence/specifics.ts";
import { LABEL, withoutReason } from "./told.ts";

/** Here any noun has a capital: only in the same words otherwise does one tell a name. */
const CAPITAL_NOUNS = bitOf("de");
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.:'’-]*[\p{L}\p{N}]|\d/gu;
const NAME = /^\p{Lu}[\p{L}\p{M}\p{N}]{2,}/u;
/** Of one thing a name and a figure may be told together: two things differ in both. */
const LEAST_TELLING = 2;

export function isOfAnother(one: string, other: string): boolean {
  if (isNumberedOtherwise(one, other)) return true;
  const [ours, theirs] = [only(one, other), only(other, one)];
  const isOneForm = [...ours, ...theirs].every(({ isTelling }) => isTelling);
  if (!isOneForm && (spokenIn(one).sure & CAPITAL_NOUNS) !== 0) return false;
  return [ours, theirs].every((words) => {
    const telling = words.filter((word) => word.isTelling && (isOneForm || !word.isFirst));
    return telling.length >= LEAST_TELLING && telling.some(({ isName }) => isName);
  });
}

/** Whether two statements are one form about two names: nobody can tell from the words whether one took the other's place. */
export function isNamedOtherwise(one: string, other: string): boolean {
  const sides = [only(one, other), only(other, one)];
  return sides.every((words) => words.length === 1 && words[0]!.isName);
}

/** `server 7`: what a statement begins with. `Server 7.2` is a version. */
const NUMBERED = /^(\p{L}[\p{L}\p{M}\-]*)(?: [#№]?|(?<=\p{Lo}))(\d+(?:-\d+)*)(?![.,:]?\d|[\p{L}--\p{Lo}])/v;
let things: ReadonlySet<string> | undefined;

/**
 * Whether each of two statements begins with a numbered thing of one kind, and each with a number of its own: `server 7 … rack
 * 9`, `server 8 … rack 10`. Where they differ in nothing but that number it may be what changed: `room 12 is for meetings`.
 */
function isNumberedOtherwise(one: string, other: string): boolean {
  const ours = numberedThing(one);
  const theirs = ours && numberedThing(other);
  if (ours === undefined || theirs === undefined || ours.kind !== theirs.kind || ours.number === theirs.number)
    return false;
  if (names(one, theirs) || names(other, ours)) return false;
  return (
    ours.values.some((key) => !theirs.values.includes(key)) && theirs.values.some((key) => !ours.values.includes(key))
  );
}

interface NumberedThing {
  readonly kind: string;
  readonly number: string;
  /** Numbers that are told of it, no days and no times. */
  readonly values: readonly string[];
}

function numberedThing(text: string): NumberedThing | undefined {
  const stated = withoutArticle(text.replace(LABEL, "").trimStart().toLowerCase());
  const [whole = "", kind = "", number = ""] = NUMBERED.exec(stated) ?? [];
  things ??= new Set(LEXICONS.flatMap(({ numbered }) => numbered.split(/\s+/).filter(Boolean)));
  if (!things.has(kind)) return undefined;
  const values = specificsOf(withoutReason(stated.slice(whole.length)));
  return {
    kind,
    number,
    values: values.flatMap(({ kind, key }) => (kind === "number" && !key.includes(":") ? [key] : [])),
  };
}

/** Whether a text names a numbered thing anywhere. */
function names(text: string, { kind, number }: NumberedThing): boolean {
  const said = text.toLowerCase().replace(/[#№]/gu, "");
  return [`${kind} ${number}`, `${kind}${number}`].some((name) => new RegExp(`${name}(?!\\d)`, "u").test(said));
}

/** The words of a text that another lacks; those of one name, side by side, as one. */
function only(text: string, other: string) {
  const held = other.toLowerCase();
  let end = Number.NaN;
  return [...text.matchAll(WORD)].flatMap(([word], i, all) => {
    if (held.includes(word.toLowerCase())) return [];
    const isName = NAME.test(word) && !isOnlyDays(word);
    const at = all[i]!.index;
    const goesOn = isName && at === end + 1;
    end = isName ? at + word.length : Number.NaN;
    return goesOn
      ? []
      : [
          {
            isName,
            isTelling: isName || /^\d/u.test(word) || (/^\p{Lu}/u.test(word) && !isOnlyDays(word)),
            isFirst: i === 0,
          },
        ];
  });
}
