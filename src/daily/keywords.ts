/**
 * Tells in one pass which of many short keywords stand in a text: the rules for secrets are a hundred, and hardly a text
 * holds what any of them begins with.
 */

interface Keyword {
  readonly text: string;
  /** In lower case, and meant in either. */
  readonly anyCase: boolean;
}

/** A byte for each hash of three characters in lower case that some keyword begins with; and of two, for the shortest. */
interface Table {
  readonly threes: Uint8Array;
  readonly twos: Uint8Array;
  readonly byBeginning: ReadonlyMap<number, readonly number[]>;
}

const NOT_ASCII = 127;
const LOWER = Uint8Array.from({ length: 128 }, (_, code) => (code >= 65 && code <= 90 ? code + 32 : code));
const lowerAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < 128 ? LOWER[code]! : NOT_ASCII;
};
const hashOf = (first: number, second: number, third: number): number => ((first * 31 + second) * 31 + third) & 0xffff;
const TWO = 1 << 16;

/** @param keywords ASCII, of two characters or more   @returns by their number, whether each stands in a text */
export function finderOf(keywords: readonly Keyword[]): (text: string) => Uint8Array {
  const table = tableOf(keywords);
  return (text) => find(text, keywords, table);
}

function tableOf(keywords: readonly Keyword[]): Table {
  const [threes, twos] = [new Uint8Array(1 << 16), new Uint8Array(1 << 14)];
  const byBeginning = new Map<number, number[]>();
  for (const [i, { text }] of keywords.entries()) {
    const two = lowerAt(text, 0) * 128 + lowerAt(text, 1);
    const key = text.length < 3 ? TWO + two : hashOf(lowerAt(text, 0), lowerAt(text, 1), lowerAt(text, 2));
    if (text.length < 3) twos[two] = 1;
    else threes[key] = 1;
    byBeginning.set(key, [...(byBeginning.get(key) ?? []), i]);
  }
  return { threes, twos, byBeginning };
}

function find(text: string, keywords: readonly Keyword[], { threes, twos, byBeginning }: Table): Uint8Array {
  const found = new Uint8Array(keywords.length);
  const check = (key: number, at: number): void => {
    for (const i of byBeginning.get(key) ?? []) if (found[i] === 0 && standsAt(text, at, keywords[i]!)) found[i] = 1;
  };
  let [first, second] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const third = code < 128 ? LOWER[code]! : NOT_ASCII;
    const hash = ((first * 31 + second) * 31 + third) & 0xffff;
    if (threes[hash] === 1) check(hash, i - 2);
    if (twos[second * 128 + third] === 1) check(TWO + second * 128 + third, i - 1);
    first = second;
    second = third;
  }
  return found;
}

function standsAt(text: string, at: number, { text: keyword, anyCase }: Keyword): boolean {
  if (!anyCase) return text.startsWith(keyword, at);
  for (let i = 0; i < keyword.length; i++) if (lowerAt(text, at + i) !== keyword.charCodeAt(i)) return false;
  return true;
}
