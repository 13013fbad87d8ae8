/**
 * How alike two claims are, by their words and by what they must not differ in.
 */

import { onceOf } from "../../once.ts";
import { contentWords } from "../../text/words.ts";
import { specificsOf } from "../evidence/specifics.ts";
import type { Wording } from "../memory.ts";

/** All that a reader is told. */
export const saying = ({ name, description, body }: Pick<Wording, "name" | "description" | "body">): string =>
  [name, description, body].join("\n");

/** The share of the shorter text's content words that the other says too (overlap coefficient), 0 to 1. */
export function wordOverlap(a: string, b: string): number {
  const [one, other] = [new Set(contentWords(a)), new Set(contentWords(b))];
  return one.intersection(other).size / (Math.min(one.size, other.size) || 1);
}

/** Names inside sentences: capitalised words that do not begin one. They may not get lost where a text is replaced. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N},;)]\s)\p{Lu}[\p{Lu}\p{Ll}\p{Lt}\p{N}]{2,}/gu)].map(([name]) =>
    name.toLowerCase(),
  );
}

/** `hall C`, `node-a`, `disk (b)`, `棟A`, `the UK`: of what is of one form the letter alone is the name. An article that begins a sentence is none. */
const LETTERS =
  /(?<=[\p{L}\p{N},;)]\s|[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]-|\s[("“]|\p{Lo})(?!I(?!\p{L})|OK(?!\p{L}))(?:\p{Lu}{1,2}|(?<=-|\s\()\p{Ll})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}'’-]|\.\p{L})/gu;
export const lettersIn = (text: string): string[] =>
  [...text.matchAll(LETTERS)].map(([letters]) => `·${letters.toLowerCase()}`);

/** `< 5`, `50 $`, `-3`: what stands at a figure and is no letter. */
const SIGN = /[<>≤≥€$£¥₽₩%‰](?=[\s=]{0,2}\d)|(?<=\d[\s\u00a0]?)[€$£¥₽₩%‰]|(?<=^|[\s(])[+−-](?=\d)/gmu;
const signsIn = (text: string): Set<string> => new Set(text.match(SIGN));
/** A sign of each that the other lacks. A unit may as well be told in words. */
export function otherSigns(one: string, other: string): [string, string] | undefined {
  const [ours, theirs] = [signsIn(one), signsIn(other)];
  const [[here], [there]] = [ours.difference(theirs), theirs.difference(ours)];
  return here !== undefined && there !== undefined ? [here, there] : undefined;
}

/** Every number, date, URL, identifier and name of a text, as keys. A claim is held against many others, one after another. */
export const keysOf = onceOf(
  (text): ReadonlySet<string> => new Set([...specificsOf(text).map(({ key }) => key), ...namesIn(text)]),
  1_000,
  2_000,
);

/** What `text` lacks of the specifics and names of `other`. */
export function lacking(text: string, other: string): Set<string> {
  const have = keysOf(text);
  const folded = text.toLowerCase();
  return new Set([...keysOf(other)].filter((key) => !have.has(key) && !(/^\p{L}/u.test(key) && folded.includes(key))));
}

/** Each names or counts what the other does not: another value, or another thing of the same form. */
export const areOthers = (a: string, b: string): boolean => lacking(a, b).size > 0 && lacking(b, a).size > 0;
