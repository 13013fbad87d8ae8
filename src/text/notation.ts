/**
 * Reads the notation of lexicon entries (see lexicon.ts) into plain phrases, each a row of words or of pieces of an unspaced
 * script, with gaps between. Run once for each language, when a text may be of it.
 */
import { folded, umlautsApart, unaccented } from "./folding.ts";
import { isHangul, isSpacedLetter, isWide } from "./scripts.ts";

/** A word, or in an unspaced script a piece of text. */
export interface Piece {
  readonly text: string;
  /** Its word may begin before it. */
  readonly inside: boolean;
  /** The word may go on. */
  readonly open: boolean;
  /** A Korean word that may not go on, as it else may. */
  readonly closed: boolean;
  /** Only when written in capitals. */
  readonly capitals: boolean;
  /** Other words may stand before it. */
  readonly afterGap: boolean;
}

export interface Phrase {
  readonly pieces: readonly [Piece, ...Piece[]];
  /** Not to be read where the language is only possible. */
  readonly sureOnly: boolean;
  /** Takes back shorter phrases of its list. */
  readonly exception: boolean;
}

const CAPITALS = /^[A-Z][A-Z\d]+$/;
/** Fewer letters without their accents are another word. */
const LEAST_UNACCENTED = 4;

/** @param isTaken whether a word without its accents is another word of some language */
export function phrasesOf(entries: string, isTaken: (word: string) => boolean): Phrase[] {
  const found = new Map<string, Phrase>();
  for (const entry of entries.split(","))
    for (const phrase of phrasesOfEntry(entry.trim(), isTaken)) found.set(JSON.stringify(phrase), phrase);
  return [...found.values()];
}

function phrasesOfEntry(entry: string, isTaken: (word: string) => boolean): Phrase[] {
  if (entry === "") return [];
  const flags = /^[!@=]*/.exec(entry)?.[0] ?? "";
  const shared = { sureOnly: flags.includes("@"), exception: flags.includes("!") };
  return expanded(entry.slice(flags.length)).flatMap((text) => {
    const pieces = piecesOf(text);
    if (pieces === undefined) return [];
    const all = [pieces];
    if (!flags.includes("="))
      for (const respelled of [unaccented, umlautsApart]) {
        const other = pieces.map((piece) => ({ ...piece, text: respelled(piece.text) }));
        const whole = other.map((piece) => piece.text).join(" ");
        const isOther = other.some((piece, i) => piece.text !== pieces[i]?.text);
        if (isOther && whole.length >= LEAST_UNACCENTED && !isTaken(whole)) all.push(other as typeof pieces);
      }
    return all.map((spelling) => ({ pieces: spelling, ...shared }));
  });
}

/** Every plain spelling of `chang(e|ed) (to|into)`. */
export function expanded(entry: string): string[] {
  const open = entry.lastIndexOf("(");
  if (open < 0) return [entry];
  const close = entry.indexOf(")", open);
  if (close < 0) throw new RangeError(`a bracket that is not closed: ${entry}`);
  return entry
    .slice(open + 1, close)
    .split("|")
    .flatMap((one) => expanded(entry.slice(0, open) + one + entry.slice(close + 1)));
}

function piecesOf(text: string): [Piece, ...Piece[]] | undefined {
  const pieces: Piece[] = [];
  let afterGap = false;
  for (const part of text.split(/(…)|\s+/u)) {
    if (part === undefined || part === "") continue;
    if (part === "…") {
      afterGap = true;
      continue;
    }
    const inside = part.startsWith("*");
    const open = part.endsWith("*");
    const bare = part.slice(inside ? 1 : 0, open ? -1 : undefined);
    const plain = folded(bare).text;
    const capitals = CAPITALS.test(bare);
    if (isWide(plain.charCodeAt(0))) {
      const closed = isHangul(plain.charCodeAt(0)) && plain.endsWith(".");
      pieces.push({ text: closed ? plain.slice(0, -1) : plain, inside, open, closed, capitals, afterGap });
    } else
      for (const [i, word] of wordsIn(plain).entries())
        pieces.push({
          text: word,
          inside: inside && i === 0,
          open: false,
          closed: false,
          capitals,
          afterGap: afterGap && i === 0,
        });
    afterGap = false;
    const last = pieces.at(-1);
    if (open && last !== undefined) pieces[pieces.length - 1] = { ...last, open };
  }
  const [first, ...others] = pieces;
  return first === undefined ? undefined : [first, ...others];
}

/** `don't` is two words, as a scanner of texts finds them. */
function wordsIn(text: string): string[] {
  const words: string[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    if (isSpacedLetter(code)) continue;
    if (i > start) words.push(text.slice(start, i));
    start = i + 1;
  }
  return words;
}
