/**
 * Counts what makes a sentence concrete: figures, names in mid-sentence, identifiers, code. One pass over the
 * characters, since it is done for every sentence of every log.
 */

export interface Marks {
  readonly numbers: number;
  /** Capitalized words that do not begin a sentence. */
  readonly names: number;
  /** Code spans, `camelCase`, `snake_case`, paths, `#12`, `@name`, capitals. */
  readonly identifiers: number;
  /** The share of the text that is not in code spans. */
  readonly prose: number;
}

export function marksOf(text: string): Marks {
  let numbers = 0;
  let names = 0;
  let identifiers = 0;
  let code = 0;
  for (let i = 0; i < text.length; ) {
    const char = text.charCodeAt(i);
    if (char === 96) {
      const end = text.indexOf("`", i + 1);
      const length = end < 0 || end - i > 200 ? 0 : end - i + 1;
      if (length > 2) identifiers++;
      code += length;
      i += Math.max(1, length);
    } else if (isDigit(char)) {
      numbers++;
      while (i < text.length && (isDigit(text.charCodeAt(i)) || text[i] === "." || text[i] === ",")) i++;
    } else if (isAsciiLetter(char) || char === 95) {
      const word = wordFrom(text, i);
      if (word.identifier) identifiers++;
      else if (word.name && i > 1 && !".!?:".includes(text[i - 2] ?? ".")) names++;
      i = word.end;
    } else {
      if ((char === 35 || char === 64) && isWordCharacter(text.charCodeAt(i + 1))) identifiers++;
      i++;
    }
  }
  return { numbers, names, identifiers, prose: text.length === 0 ? 1 : 1 - code / text.length };
}

function wordFrom(text: string, start: number): { end: number; identifier: boolean; name: boolean } {
  let end = start;
  let lower = 0;
  let upper = 0;
  let turns = 0;
  let joined = false;
  for (; end < text.length; end++) {
    const char = text.charCodeAt(end);
    if (!isWordCharacter(char)) break;
    if (char >= 97) lower++;
    else if (char >= 65 && char <= 90) {
      if (lower > 0) turns++;
      upper++;
    } else if (char === 95 && end > start) joined = true;
  }
  const path = text.charCodeAt(end) === 47 && isWordCharacter(text.charCodeAt(end + 1));
  const capitals = lower === 0 && upper >= 2;
  return { end, identifier: turns > 0 || joined || path || capitals, name: upper === 1 && lower > 0 };
}

const isDigit = (char: number): boolean => char >= 48 && char <= 57;
const isAsciiLetter = (char: number): boolean => (char >= 97 && char <= 122) || (char >= 65 && char <= 90);
const isWordCharacter = (char: number): boolean => isAsciiLetter(char) || isDigit(char) || char === 95;
