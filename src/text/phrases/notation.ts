/**
 * Reads the notation of lexicon entries (see lexicon.ts) into plain phrases, each a row of words or of pieces of an unspaced
 * script, with gaps between. Run once for each language, when a text may be of it.
 */
import { spelled, umlautsApart, unaccented } from "../folding.ts";
import { isAscii, isHangul, isSpacedLetter, isWide, runsIn } from "../scripts.ts";

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
  /** What of an unspaced script must follow on its word: `API`キー. */
  readonly tail?: string;
}

export interface Phrase {
  readonly pieces: readonly [Piece, ...Piece[]];
  /** Not to be read where the language is only possible. */
  readonly sureOnly: boolean;
  /** Takes back shorter phrases of its list. */
  readonly exception: boolean;
  /** Only where a sentence begins. */
  readonly opens: boolean;
}

const CAPITALS = /^[A-Z][A-Z\d]+$/;
/** Fewer letters without their accents are another word. */
const LEAST_UNACCENTED = 4;

/** How a phrase begins: its first word, or the first character of an unspaced script. */
export interface Head {
  readonly text: string;
  readonly inside: boolean;
  readonly open: boolean;
}

/** How the phrases of an entry begin, without spelling them all out. @param entry folded, its flags too */
export function headsOf(entry: string): Head[] {
  const found: Head[] = [];
  headsFrom(entry.replace(/^[!@=^]+/u, ""), "", false, found);
  return found;
}

function headsFrom(rest: string, begun: string, inside: boolean, found: Head[]): void {
  let text = begun;
  let isInside = inside;
  for (let i = 0; i < rest.length; i++) {
    const character = rest.charAt(i);
    const code = rest.charCodeAt(i);
    if (character === "(") {
      const close = rest.indexOf(")", i);
      const after = rest.slice(close + 1);
      for (const one of new Set(rest.slice(i + 1, close).split("|"))) headsFrom(one + after, text, isInside, found);
      return;
    }
    if (isSpacedLetter(code) || (text === "" && isWide(code))) text += character;
    else if (character === "*" && text === "") isInside = true;
    else if (text !== "") {
      found.push({ text, inside: isInside, open: character === "*" });
      return;
    }
    if (isWide(code)) break;
  }
  if (text !== "") found.push({ text, inside: isInside, open: false });
}

/**
 * The other spellings of a word that people type for it.
 * @param isTaken whether a word without its accents is another word of some language
 */
export function respelled(word: string, isTaken: (word: string) => boolean): string[] {
  if (isAscii(word)) return [];
  return [...new Set([unaccented(word), umlautsApart(word)])].filter(
    (other) => other !== word && other.length >= LEAST_UNACCENTED && !isTaken(other),
  );
}

/** All phrases of an entry, in every spelling. */
export function phrasesOfEntry(entry: string, isTaken: (word: string) => boolean): Phrase[] {
  const flags = /^[!@=^]*/.exec(entry)?.[0] ?? "";
  const shared = { sureOnly: flags.includes("@"), exception: flags.includes("!"), opens: flags.includes("^") };
  return expanded(entry.slice(flags.length)).flatMap((text) => {
    const pieces = piecesOf(text);
    if (pieces === undefined) return [];
    const all = [pieces];
    if (!flags.includes("=") && !pieces.every((piece) => isAscii(piece.text)))
      for (const spell of [unaccented, umlautsApart]) {
        const other = pieces.map((piece) => ({ ...piece, text: spell(piece.text) })) as typeof pieces;
        const whole = other.map((piece) => piece.text).join(" ");
        const isOther = other.some((piece, i) => piece.text !== pieces[i]?.text);
        if (isOther && whole.length >= LEAST_UNACCENTED && !isTaken(whole)) all.push(other);
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
  const whole = spelled(text);
  const [word = ""] = runsIn(whole, isSpacedLetter);
  const tail = whole.startsWith(word) ? whole.slice(word.length).replace("*", "") : "";
  if (word !== "" && isWide(tail.charCodeAt(0)))
    return [{ text: word, inside: false, open: false, closed: false, capitals: false, afterGap: false, tail }];
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
    const plain = spelled(bare);
    const capitals = CAPITALS.test(bare);
    if (isWide(plain.charCodeAt(0))) {
      const closed = isHangul(plain.charCodeAt(0)) && plain.endsWith(".");
      pieces.push({ text: closed ? plain.slice(0, -1) : plain, inside, open, closed, capitals, afterGap });
    }
    // `don't` is two words, as a scanner of texts finds them.
    else
      for (const [i, word] of runsIn(plain, isSpacedLetter).entries())
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
