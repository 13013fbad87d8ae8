/**
 * What becomes of a memory's words when its claim is found again. Nothing specific that it held is lost: a new text
 * replaces the old only when it says all of it and more, else what is new is added with its day.
 */

import { contentWords } from "../../text/words.ts";
import type { Wording } from "../memory.ts";
import { lacking } from "./similarity.ts";

/** Characters a body may have (contract §4). */
export const LONGEST_BODY = 8_000;

/**
 * @param day newest day of the new evidence   @param again whether the week that made the memory is made anew: its own
 *   words are then sharpened, never added to   @returns the fields that change, {} when nothing says more, `full` when
 *   what is new no longer fits
 */
export function mergedWording(
  memory: Wording & { readonly byPerson?: boolean },
  claim: Wording,
  day: string,
  again: boolean,
): Partial<Pick<Wording, "description" | "body">> | "full" {
  const before = saying(memory);
  const after = saying(claim);
  if (before === after) return {};
  const lost = lacking(after, before);
  const gained = lacking(before, after);
  // A person's words are added to and never replaced, whatever says the same.
  const replaces = lost.size === 0 && saysMostOf(claim, memory);
  if (!memory.byPerson && replaces && (gained.size > 0 || saysAllAndMore(claim.body, memory.body)))
    return { description: claim.description, body: claim.body };
  if (gained.size === 0 || again) return {};
  const news = sentencesWith(claim.body, gained) || claim.description;
  const body = `${memory.body}\n\n**Update (${day}):** ${news}`;
  return body.length > LONGEST_BODY ? "full" : { body };
}

/** A claim told anew keeps most of its words; text with few of them says something else, and must not take its place. */
const MOST_WORDS = 0.5;

/** Without the names: a claim that sharpens a memory bears the same one, whatever it says. */
function saysMostOf(claim: Wording, memory: Wording): boolean {
  const [words, had] = [claim, memory].map(({ description, body }) => new Set(contentWords(`${description}\n${body}`)));
  const kept = [...had!].filter((word) => words!.has(word)).length;
  const specifics = lacking(`${claim.description}\n\n${claim.body}`, `${memory.description}\n\n${memory.body}`);
  return specifics.size === 0 && kept >= had!.size * MOST_WORDS;
}

/** So many further words are more than another turn of phrase. */
const LEAST_NEWS = 3;

/** Whether a text goes on where another ends, or uses every content word of it and some more. */
function saysAllAndMore(text: string, other: string): boolean {
  if (text.length > other.length && text.startsWith(other)) return true;
  const words = new Set(contentWords(text));
  const had = new Set(contentWords(other));
  return [...had].every((word) => words.has(word)) && words.size >= had.size + LEAST_NEWS;
}

const saying = ({ name, description, body }: Wording): string => [name, description, body].join("\n");

/** The sentences of a text that hold one of some keys. */
function sentencesWith(text: string, keys: ReadonlySet<string>): string {
  const sentences = text.split(/(?<=[.!?。！？])\s+|\n+/u).map((sentence) => sentence.trim());
  return sentences
    .filter((sentence) => sentence !== "" && [...keys].some((key) => lacking("", sentence).has(key)))
    .join(" ");
}
