/**
 * Whether a record is written in another language than the messages it tells of, as `language:` asks for. Then its
 * words stand nowhere, and only what a translation leaves alone can prove it.
 */
import { askedIn, bitOf, EVERY_LANGUAGE, languagesOf as listed, spokenIn } from "../../text/languages.ts";
import type { Language } from "../../text/lexicon/lexicon.ts";

/** What of a text is neither quoted nor code: those keep their own language. */
export const own = (text: string): string =>
  text.replace(/`[^`\n]{0,300}`|"[^"\n]{0,300}"|「[^」\n]{0,300}」|“[^”\n]{0,300}”/g, " ");

/** Of a message so much is looked at to tell its language. */
const SAMPLE = 2_000;

/** The languages that messages are written in, as far as they tell. */
export const languagesOf = (messages: readonly { readonly text: string }[]): ReadonlySet<Language> =>
  new Set(messages.flatMap(({ text }) => listed(spokenIn(own(text.slice(0, SAMPLE))).sure)));

/** A few ideographs are of one of these. */
const HAN = bitOf("zh") | bitOf("ja");

/** Whether a text is written in none of these languages; false in doubt. */
export function isForeign(text: string, languages: ReadonlySet<Language>): boolean {
  const { sure, possible } = spokenIn(own(text));
  const told = sure !== 0 ? sure : possible === EVERY_LANGUAGE.possible ? 0 : possible & HAN;
  return told !== 0 && languages.size > 0 && !listed(told).some((one) => languages.has(one));
}

/** The language of a code, as `language:` has it; none for a code that is not known. */
export const languageAsked = (code: string): ReadonlySet<Language> => new Set(listed(askedIn(code)?.sure ?? 0));
