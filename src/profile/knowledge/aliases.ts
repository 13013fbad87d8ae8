/**
 * Which other names of a thing are its own: a name that merely stands somewhere in the week may be another's, and two that go by one
 * name are one for good.
 */
import { nameKey } from "../../memory/entity/names.ts";
import { abbreviatedIn } from "../../memory/evidence/called.ts";
import type { Gate } from "../../memory/evidence/gate.ts";
import { fold } from "../../memory/fold.ts";
import { commonLetters } from "../../text/kin.ts";
import { placeOf } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { areInOtherScripts } from "../../text/scripts.ts";
import { isSmallWord } from "../../text/words.ts";
import { isNameOf, spacedOut } from "./facts.ts";
import type { EntityRecord } from "./schema.ts";

/** The aliases that nothing ties to a thing. The person and the project at hand are seldom named, and what no log writes falls out elsewhere. */
export function untiedAliases({ name, type, aliases }: EntityRecord, gate: Gate): string[] {
  const named = [name, ...aliases].filter((one) => isNameOf(one, gate));
  const [first = name] = named;
  if (["user", "project"].includes(nameKey(first))) return [];
  const tied = new Set([first]);
  // `KGH` is tied by the long form that only another alias gives.
  for (const _ of named)
    for (const one of named)
      if ([...tied].some((other) => isLike(one, other) || isToldWith(one, other, type === "person", gate)))
        tied.add(one);
  return named.filter((one) => !tied.has(one));
}

/** By form: the words of the one stand in the other, perhaps begun only, in initials, or in another script. */
function isLike(one: string, other: string): boolean {
  const [short, long] = [one, other].map(wordsOf).sort((a, b) => a.length - b.length) as [string[], string[]];
  if (short.every((word) => long.some((its) => isForm(word, its)))) return true;
  const letters = short.join("");
  const initials = [long, long.filter((word) => !isSmallWord(word))].map((words) =>
    words.map((word) => word[0]).join(""),
  );
  if (letters.length > 1 && initials.includes(letters)) return true;
  if (!/\s/.test(one) && abbreviatedIn(other, one).length > 0) return true;
  if (!/\s/.test(other) && abbreviatedIn(one, other).length > 0) return true;
  return areInOtherScripts(one, other) || (UNSPACED.test(one + other) && (one.includes(other) || other.includes(one)));
}
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Without a title: `Dr. Renz`. */
const wordsOf = (name: string): string[] =>
  nameKey(name.replace(/(?<!\S)\p{L}{2,4}\. /gu, ""))
    .split(/[\s.]+/)
    .filter((word) => word !== "");

/** `I.`, `Postgres` and `PostgreSQL`, `Kowalska` and `Kowalskiej`; `Marco` is not `Maria`. */
function isForm(one: string, other: string): boolean {
  const [least, common] = [Math.min(one.length, other.length), commonLetters(one, other)];
  return common === least || (common >= LEAST && common >= least - 1);
}
const LEAST = 4;

/** In one line, but people not side by side in a list: `Ilse Brandt, Klaus Weber and Tomas Novak`. */
function isToldWith(one: string, other: string, arePeople: boolean, { book, known }: Gate): boolean {
  const keys = [one, other].map(nameKey);
  const isTold = (line: string): boolean => {
    const [from, to] = keys.map((key) => ({ key, at: placeOf(key, line) })).sort((a, b) => a.at - b.at) as [
      Place,
      Place,
    ];
    if (from.at < 0) return false;
    const between = line.slice(from.at + from.key.length, to.at);
    return !arePeople || !(/[,;，、；]\s*$/u.test(between) || LISTED.closing(between.trimEnd()));
  };
  const ofFolder = [...known].filter(([file]) => file.startsWith("entity_"));
  const lines = ofFolder.flatMap(([, text]) => text.split("\n").filter((line) => line.includes(" is also known as ")));
  return [...book.pages.flatMap(({ folded }) => folded), ...lines.map(fold)].some((line) => isTold(spacedOut(line)));
}
type Place = { readonly key: string; readonly at: number };
const LISTED = saying("listed");
