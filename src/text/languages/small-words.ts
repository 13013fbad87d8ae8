/** The small words of all languages: those that carry no content, and what of them tells a language. Read once, when asked. */

import { once } from "../../once.ts";
import { LEXICONS } from "../lexicon/all.ts";
import { bitOf } from "./sets.ts";

interface SmallWords {
  /** Each with the languages that have it. */
  readonly languages: ReadonlyMap<string, number>;
  /** Those that carry no content in some language, and are marked as a word of content of another in none. */
  readonly empty: ReadonlySet<string>;
  /** By first and last letter, both ASCII, the lengths there are as bits: most words are none, and not looked up. */
  readonly shapes: Uint32Array;
}

/** Where the shape of a word stands. @param first @param last codes below 128, in any case */
export const shapeAt = (first: number, last: number): number => ((first | 32) << 7) | last | 32;

export const smallWords = once((): SmallWords => {
  const languages = new Map<string, number>();
  const empty = new Set<string>();
  for (const { language, stopWords } of LEXICONS)
    for (const written of stopWords.split(/\s+/)) {
      const word = written.replace(/^@/, "").replace(/'$/, "");
      if (word === "") continue;
      languages.set(word, (languages.get(word) ?? 0) | bitOf(language));
      if (!written.startsWith("@")) empty.add(word);
    }
  const shapes = new Uint32Array(1 << 14);
  for (const word of languages.keys()) {
    const [first, last] = [word.charCodeAt(0), word.charCodeAt(word.length - 1)];
    if (first < 0x80 && last < 0x80) shapes[shapeAt(first, last)]! |= 1 << word.length;
  }
  return { languages, empty, shapes };
});
