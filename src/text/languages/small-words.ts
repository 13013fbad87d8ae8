/** The small words of all languages: those that carry no content, and what of them tells a language. Read once, when asked. */

import { LEXICONS } from "../lexicon/all.ts";
import { bitOf } from "./sets.ts";

interface SmallWords {
  /** Each with the languages that have it. */
  readonly languages: ReadonlyMap<string, number>;
  /** Those that are a word of content in no other language. */
  readonly empty: ReadonlySet<string>;
}

let known: SmallWords | undefined;

export function smallWords(): SmallWords {
  if (known !== undefined) return known;
  const languages = new Map<string, number>();
  const empty = new Set<string>();
  const friends = new Set<string>();
  for (const { language, stopWords } of LEXICONS)
    for (const written of stopWords.split(/\s+/)) {
      const word = written.replace(/^@/, "").replace(/'$/, "");
      if (word === "") continue;
      languages.set(word, (languages.get(word) ?? 0) | bitOf(language));
      (written.startsWith("@") ? friends : empty).add(word);
    }
  for (const word of friends) empty.delete(word);
  known = { languages, empty };
  return known;
}
