/** The names of languages that people speak, in every language of the lexicon, from the Unicode locale data that `Intl` holds. */
import { once } from "../once.ts";
import { spelled } from "./folding.ts";
import { LANGUAGES } from "./lexicon/lexicon.ts";

const OTHERS =
  "ar hi bn pa ur fa he el cs sk hu ro bg sr hr sl sv da nb fi et lv lt vi th ms ta te ml mr sw ca eu gl ga cy is la";

const names = once(
  () =>
    new Set(
      LANGUAGES.flatMap((language) => {
        const called = new Intl.DisplayNames(language, { type: "language" });
        return [...LANGUAGES, ...OTHERS.split(" ")].map((code) => spelled(called.of(code)!));
      }),
    ),
);

export const isSpokenLanguage = (name: string): boolean => names().has(spelled(name));
