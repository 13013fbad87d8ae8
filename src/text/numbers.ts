/**
 * Numbers that a text writes as words, in any language: `three`, `drei`, 三. Read for a gate that lets any honest reading pass:
 * no compounds, and articles are no numbers. Linear, and one look at most words.
 */
import { once } from "../once.ts";
import { forms, meaningOf } from "./days/forms.ts";
import { shapeAt } from "./languages/small-words.ts";
import { spokenIn } from "./languages.ts";
import { isHan, isSpacedLetter } from "./scripts.ts";
import { contentWords } from "./words.ts";

/** By first and last letter the lengths of the words there are, as bits; and signs of which each is a number. */
interface Known {
  readonly shapes: Uint32Array;
  readonly signs: ReadonlyMap<string, number>;
}

/** A shorter word is an article, or a word of another language. */
const [LEAST, LONGEST] = [3, 14];
const known = once(read);

function read(): Known {
  const shapes = new Uint32Array(1 << 14);
  const signs = new Map<string, number>();
  for (const [form, [meaning]] of forms().numbers) {
    const [first, last] = [form.charCodeAt(0), form.charCodeAt(form.length - 1)];
    if (form.length === 1 && isHan(first)) signs.set(form, meaning!.value);
    else if (first < 0x80 && last < 0x80) shapes[shapeAt(first, last)]! |= 1 << form.length;
  }
  return { shapes, signs };
}

/** Whether a key of `contentWords` is a number in words, in any language. */
export const isNumberWord = (key: string): boolean => keys().has(key);
const keys = once(() => new Set([...forms().numbers.keys()].flatMap((form) => contentWords(form))));

/** In order, with repetitions. */
export function numbersIn(text: string): number[] {
  const { shapes, signs } = known();
  const found: number[] = [];
  const add = (value: number | undefined): void => {
    if (value !== undefined) found.push(value);
  };
  for (let i = 0, start = -1; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    if (isSpacedLetter(code)) {
      if (start < 0) start = i;
      continue;
    }
    const length = i - start;
    if (start >= 0 && length >= LEAST && length <= LONGEST) {
      const [first, last] = [text.charCodeAt(start), text.charCodeAt(i - 1)];
      const isPossible = first >= 0x80 || last >= 0x80 || (shapes[shapeAt(first, last)]! & (1 << length)) !== 0;
      const word = isPossible ? text.slice(start, i).toLowerCase() : "";
      if (isPossible && forms().numbers.has(word)) add(meaningOf(word, forms().numbers, spokenIn(text), false));
    }
    start = -1;
    if (isHan(code)) add(signs.get(text.charAt(i)));
  }
  return found;
}
