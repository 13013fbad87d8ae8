/** All languages, in the order of `LANGUAGES`. A new one is a file beside this and a line here. */
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { Lexicon } from "./lexicon.ts";
import { pt } from "./pt.ts";

export const LEXICONS: readonly Lexicon[] = [en, de, pt];
