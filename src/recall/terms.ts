/**
 * What of a text is indexed and asked for: words of scripts with spaces whole, characters of the others one by one, so that
 * a word within a Chinese or Japanese sentence is found as a phrase of its characters. The same fold on both sides.
 */
import { lettersApart, plainly, spelled } from "../text/folding.ts";
import { isAscii, isHangul, isKatakana } from "../text/scripts.ts";

/** Scripts that put no space between words, and Hangul, whose particles cling to a word. */
const unspaced = (): RegExp =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/gu;
/** What of Unicode is looked up costs a start milliseconds: it is where a text needs it. */
const runsIn = (text: string): readonly string[] =>
  text.match(isAscii(text) ? /[a-z0-9]+/gi : /[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Letters with digits, a sign between them that prose has none of, a capital inside, or a sign before them: `PAY-412`, `src/cart.ts`,
 * `cartId`, `--dry-run`, `#128`; and three words tied together, as few outside of code are. Not `e.g.`.
 */
const IDENTIFIER =
  /^(?=.*\p{L})(?=.*\p{N})|[\p{L}\p{N}](?:[_/.:#@\\]+|\/\.)[\p{L}\p{N}]|\p{Ll}\p{Lu}|^(?:--?\p{L}|[#@$][\p{L}\p{N}])|-[^-]+-/u;
const isIdentifier = (text: string): boolean => IDENTIFIER.test(text) && /[\p{L}\p{N}]{2}|\p{N}/u.test(text);
/** A word of a query without what a sentence puts around it. */
const bare = (token: string): string => token.replace(/^[`"'([{<*]+|[`"')\]}>*.,;:!?]+$/g, "");

/** Whether a text has an identifier as it is written, whatever its case, and not as a part of a longer one. */
export const havingWhole = (written: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_-])${written.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\p{N}_]|[-.][\\p{L}\\p{N}])`,
    "iu",
  );

/** The text as the index reads it: terms with a space between them. */
export function indexed(text: string): string {
  const folded = plainly(text);
  return hasUnspaced(folded) ? folded.replace(unspaced(), " $& ") : folded;
}

/** The words of a text that are also written otherwise, as that is. */
export const indexedOtherwise = (text: string): string =>
  isAscii(text) ? "" : runsIn(spelled(text)).flatMap(otherSpelling).join(" ");

/** How a word is written without a key for its letters: `mueller`; none where it is written so in one way. */
function otherSpelling(word: string): string[] {
  const apart = lettersApart(word);
  return apart === word ? [] : [plainly(apart)];
}

/** Small words in every spelling that somebody may ask for. */
export const inAllSpellings = (words: Iterable<string>): string[] =>
  [...words].flatMap((word) => [word, ...otherSpelling(word)]);

const hasUnspaced = (text: string): boolean => !isAscii(text) && text.search(unspaced()) >= 0;

/** One thing asked for: a word, or a phrase of several terms in a row (`src/cart.ts`, 東京). */
export interface Asked {
  readonly terms: readonly string[];
  /** The same as it was written, in lower case: a small word is one with its accents. */
  readonly written: string;
  /** How else it may be written: `müller` also as `mueller`. */
  readonly otherwise: readonly string[];
  /** Whether a word that begins so, differs in a letter, or is a part of it, will do as well. */
  readonly loose: boolean;
  /** As it was asked, where it is an identifier: what has it so is meant, whatever else is like it. */
  readonly whole: string | undefined;
}

/** Longer queries are talk: what comes after so many words decides nothing. */
const MOST_ASKED = 24;
/** Longer runs of Han and hiragana are asked in pieces of two: nobody writes a question as the log has it. */
const LONGEST_WORD = 3;

/** @returns what is asked for, each once, in the query's order */
export function askedIn(query: string): Asked[] {
  const asked = new Map<string, Asked>();
  const add = (runs: readonly string[], loose: boolean, whole?: string): void => {
    const terms = runs.map(plainly).filter((term) => term !== "");
    const key = terms.join(" ");
    const written = runs.join("").toLowerCase();
    const otherwise = terms.length === 1 ? otherSpelling(spelled(written)) : [];
    if (terms.length > 0) asked.set(key, { terms, written, otherwise, loose, whole: whole ?? asked.get(key)?.whole });
  };
  const tokens = query.normalize("NFKC").trim().split(/\s+/);
  for (const token of tokens) {
    const runs = runsIn(token).flatMap(parted);
    const spaced = runs.filter((run) => !hasUnspaced(run));
    // `PAY-412`, `src/cart.ts`, `0.9.6`: found whole, and by its parts.
    const said = bare(token);
    const whole = spaced.length === runs.length && (tokens.length === 1 || isIdentifier(said)) ? said : undefined;
    if (spaced.length > 1 && spaced.length === runs.length) add(spaced, false, whole);
    for (const run of runs) {
      if (!hasUnspaced(run)) add([run], true, runs.length === 1 && isIdentifier(said) ? whole : undefined);
      else for (const piece of piecesOf(run)) add([...piece], [...piece].length > 2);
    }
  }
  return [...asked.values()].slice(0, MOST_ASKED);
}

/** Whether anything can be asked for with it. */
export const hasWords = (query: string): boolean => askedIn(query).length > 0;

/** Without spaces and by syllables: two of its characters say nothing. */
const isSyllable = (text: string): boolean =>
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(text);

/** What a character's neighbours in a word are as well. */
function kindOf(character: string): string {
  const code = character.charCodeAt(0);
  if (!hasUnspaced(character)) return "spaced";
  return isKatakana(code) ? "katakana" : isHangul(code) ? "hangul" : isSyllable(character) ? "syllables" : "han";
}

/** A run at its changes of script: `PostgreSQL数据库`. */
function parted(run: string): string[] {
  if (!hasUnspaced(run)) return [run];
  const parts: string[] = [];
  let last = "";
  for (const character of run) {
    const kind = kindOf(character);
    if (kind === last) parts.push(parts.pop() + character);
    else parts.push(character);
    last = kind;
  }
  return parts;
}

/** What is asked for of a run of one script without spaces: its words, where something tells them apart. */
function piecesOf(run: string): string[] {
  const kind = kindOf(run);
  if (kind === "syllables") {
    const words = [...new Intl.Segmenter("th", { granularity: "word" }).segment(run)].map(({ segment }) => segment);
    return words.filter((word) => word.length > 1 || words.length === 1);
  }
  // The mark that lengthens the last vowel is written or not.
  if (kind === "katakana") return [run.replace(/(?<=.{3})\u30fc$/, "")];
  const characters = [...run];
  if (kind === "hangul" || characters.length <= LONGEST_WORD) return [run];
  return characters.slice(1).map((character, i) => characters[i]! + character);
}

/** About 400 tokens, of any script: many models of embeddings read no more than 512. */
const GIST_BYTES = 1_500;

/** The first of a text, by which it is compared with others; no character is cut in two. */
export const gistOf = (text: string): string =>
  new TextDecoder().decode(Buffer.from(text.trim()).subarray(0, GIST_BYTES), { stream: true });
