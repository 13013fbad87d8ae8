/** The names of languages that people speak, in every language of the lexicon, from the Unicode locale data that `Intl` holds. */
import { once } from "../once.ts";
import { spelled } from "./folding.ts";
import { LANGUAGES } from "./lexicon/lexicon.ts";
import { contentWords } from "./words.ts";

const OTHERS =
  "ar hi bn pa ur fa he el cs sk hu ro bg sr hr sl sv da nb no fi et lv lt vi th ms ta te ml mr sw ca eu gl ga cy is la";

/** By name, its code. */
const names = once(
  () =>
    new Map(
      LANGUAGES.flatMap((language) => {
        const called = new Intl.DisplayNames(language, { type: "language" });
        return [...LANGUAGES, ...OTHERS.split(" ")].map((code) => [spelled(called.of(code)!), code] as const);
      }),
    ),
);
/** The same by the word's stem, where the name is one word. */
const stems = once(
  () =>
    new Map(
      [...names()].flatMap(([name, code]) => {
        const [word, ...others] = contentWords(name);
        return word === undefined || others.length > 0 ? [] : [[word, code] as const];
      }),
    ),
);

export const isSpokenLanguage = (name: string): boolean => names().has(spelled(name));
/** The code of the language that a content word names. */
export const spokenLanguageOf = (word: string): string | undefined => stems().get(word);
