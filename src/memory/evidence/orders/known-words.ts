/**
 * The words that orders are made of, of all languages: to see that a text turned round says some, and to part letters that
 * were written apart and lost their spaces.
 */
import { once, onceFor } from "../../../once.ts";
import { smallWords } from "../../../text/languages/small-words.ts";
import { LEXICONS } from "../../../text/lexicon/all.ts";
import { expanded } from "../../../text/phrases/notation.ts";

const LONGEST = 18;

/** What the verbs and nouns of an override, and of sending and running, begin with; and the small words of each language. */
const PARTS = ["ignore", "prior", "guidance", "rules", "inner", "reveal", "send", "fetch", "run", "private"] as const;

const known = once((): ReadonlySet<string> => {
  const words = LEXICONS.flatMap(({ instruction }) => PARTS.flatMap((part) => instruction[part].split(",")))
    .flatMap((entry) => expanded(entry.trim().replace(/^[!@=*]+/, "")))
    .flatMap((phrase) => phrase.toLowerCase().split(/[\s…*.]+/));
  return new Set([...smallWords().languages.keys(), ...words].filter((word) => word.length > 1));
});

export const isKnownWord = (word: string): boolean => word.length >= SHORTEST_TURNED && known().has(word.toLowerCase());

/** By the turn: an index of ten thousand memories asks it of every word of them. */
const turnedBy = onceFor(
  (turn: (word: string) => string) => new Set([...known()].filter((word) => word.length >= SHORTEST_TURNED).map(turn)),
);

/** Whether two of a text's longer words are an order's once they are turned. @param turn undoes itself, and keeps the length */
export function saysTurned(text: string, turn: (word: string) => string): boolean {
  const all = turnedBy(turn);
  let count = 0;
  for (const [word] of text.matchAll(/\p{L}{5,20}/gu)) if (all.has(word.toLowerCase()) && ++count > 1) return true;
  return false;
}
const SHORTEST_TURNED = 5;

/** `ignoreallpreviousinstructions` with spaces: the longest known word first; what is none stays together. */
export function wordsApart(letters: string): string {
  const plain = letters.toLowerCase();
  const parts: string[] = [];
  let unknown = "";
  for (let at = 0; at < plain.length; ) {
    let length = Math.min(LONGEST, plain.length - at);
    while (length > 1 && !known().has(plain.slice(at, at + length))) length--;
    if (length > 1) {
      if (unknown !== "") parts.push(unknown);
      unknown = "";
      parts.push(letters.slice(at, at + length));
    } else unknown += letters.charAt(at);
    at += length;
  }
  if (unknown !== "") parts.push(unknown);
  return parts.join(" ");
}
