/** Sets of languages as bits, in the order of `LANGUAGES`. */
import { LANGUAGES, type Language } from "../lexicon/lexicon.ts";

/** Which languages a text is in. What is sure is possible too. */
export interface Spoken {
  readonly sure: number;
  readonly possible: number;
}

export const bitOf = (language: Language): number => 1 << LANGUAGES.indexOf(language);
export const bitsOf = (...languages: readonly Language[]): number =>
  languages.reduce((all, one) => all | bitOf(one), 0);
export const languagesOf = (set: number): Language[] => LANGUAGES.filter((one) => (set & bitOf(one)) !== 0);
export const EVERY_LANGUAGE: Spoken = { sure: 0, possible: (1 << LANGUAGES.length) - 1 };
/** What a text is in that was asked for by a BCP 47 tag; undefined for a language that is none of ours, and for `source`. */
export function askedIn(tag: string): Spoken | undefined {
  const language = LANGUAGES.find((one) => one === tag.split("-")[0]!.toLowerCase());
  return language && { sure: bitOf(language), possible: bitOf(language) };
}
/** Here any noun has a capital, and tells no name. */
export const CAPITAL_NOUNS = bitOf("de");
