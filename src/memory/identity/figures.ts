/** The figures of a sentence, in digits and in words, each with whether it is named to be denied. */
import { spokenIn } from "../../text/languages.ts";
import { isNumberWord } from "../../text/numbers.ts";
import { contentWords } from "../../text/words.ts";
import { type Denial, denialsIn } from "../evidence/denials.ts";
import { type Specific, specificsOf } from "../evidence/specifics.ts";
import { isLast, PAUSE } from "./clauses.ts";
import { tokensOf } from "./exchanged.ts";

const numbersOf = (text: string) => specificsOf(text).filter(({ kind }) => kind === "number");

export type Figure = Pick<Specific, "key" | "text">;
type Figures = (text: string) => readonly Figure[];

/** The numbers of a text in order, each with whether it is named to be denied: `8020, not 8010`. */
export const signedNumbers: Figures = (text) => signed(text, numbersOf);

/** The same of those told in words: `four lifts, not three`. */
export const signedWords: Figures = (text) => signed(text, numberWordsOf);

const numberWordsOf: Figures = (text) =>
  tokensOf(text).flatMap((word) => {
    const [key = ""] = contentWords(word);
    return isNumberWord(key) ? { key, text: word } : [];
  });

function signed(text: string, read: Figures): readonly Figure[] {
  const figures = read(text);
  if (figures.length === 0) return figures;
  const denied = new Set(denialsIn(text, spokenIn(text)).map((denial) => deniedFigure(denial, text, read)));
  return figures.map((one, nth) => (denied.has(nth) ? { ...one, key: `not ${one.key}` } : one));
}

/** Which figure of a text a denial denies: the next of its clause; where nothing is, or the script says it last, the one before. */
function deniedFigure({ from, to }: Denial, text: string, read: Figures): number {
  const before = text.slice(0, from);
  const [next = ""] = text.slice(to).split(PAUSE, 1);
  if (!isLast(text.charCodeAt(from)) && contentWords(next).length > 0)
    return read(next).length > 0 ? read(text.slice(0, to)).length : -1;
  return read(before.split(PAUSE).at(-1)!).length > 0 ? read(before).length - 1 : -1;
}
