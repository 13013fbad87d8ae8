/** The small words of all languages: those that carry no content, and what of them tells a language. Read once, when asked. */

import { LEXICONS } from "../lexicon/all.ts";
import { bitOf } from "./sets.ts";

interface SmallWords {
  /** Each with the languages that have it. */
  readonly languages: ReadonlyMap<string, number>;
  /** Those that carry no content in some language, and are marked as a word of content of another in none. */
  readonly empty: ReadonlySet<string>;
}

let known: SmallWords | undefined;

export function smallWords(): SmallWords {
  if (known !== undefined) return known;
  const languages = new Map<string, number>();
  const empty = new Set<string>();
  for (const { language, stopWords } of LEXICONS)
    for (const written of stopWords.split(/\s+/)) {
      const word = written.replace(/^@/, "").replace(/'$/, "");
      if (word === "") continue;
      languages.set(word, (languages.get(word) ?? 0) | bitOf(language));
      if (!written.startsWith("@")) empty.add(word);
    }
  known = { languages, empty };
  return known;
}
