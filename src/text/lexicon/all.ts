/** All languages, in the order of `LANGUAGES`. A new one is a file beside this and a line here. */
import { en } from "./en.ts";
import type { Lexicon } from "./lexicon.ts";

export const LEXICONS: readonly Lexicon[] = [en];
