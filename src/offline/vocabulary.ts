/**
 * Reads texts into word numbers and cues, each distinct word looked at closely once: a week says the same few thousand
 * words over and over.
 */
import { cuesOfWideText, cuesOfWord } from "./cues.ts";
import { contentWord, isWide, scanWords, weightOfWord } from "./words.ts";

export interface Reading {
  /** Distinct content words, as numbers. */
  readonly words: readonly number[];
  /** Bits of `CUES`. */
  readonly cues: number;
}

export interface Vocabulary {
  readonly read: (text: string) => Reading;
  /** By word number: how rare it is among the texts read, log(1 + texts / texts with it), less for everyday words. */
  readonly rarity: () => Float64Array;
}

export function vocabulary(): Vocabulary {
  /** By word as written: its number, -1 for none, and its cues. */
  const known = new Map<string, { readonly number: number; readonly cues: number; readonly wide: boolean }>();
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  /** By word number: the last text that said it. */
  const lastText: number[] = [];
  let texts = 0;
  /** The words of the text that is read: copied when all of it is, since an array that grows is copied again and again. */
  const said: number[] = [];

  const look = (raw: string): { number: number; cues: number; wide: boolean } => {
    const wide = isWide(raw.charCodeAt(0));
    const word = wide ? raw : raw.toLowerCase();
    const content = contentWord(word);
    let number = content === "" ? -1 : (numbers.get(content) ?? -1);
    if (number < 0 && content !== "") {
      number = counts.length;
      numbers.set(content, number);
      counts.push(0);
      lastText.push(-1);
    }
    const entry = { number, cues: wide ? 0 : cuesOfWord(word), wide };
    known.set(raw, entry);
    return entry;
  };

  return {
    read: (text) => {
      let count = 0;
      let cues = 0;
      let wide = false;
      scanWords(text, (raw) => {
        const { number, cues: own, wide: isWideWord } = known.get(raw) ?? look(raw);
        cues |= own;
        wide ||= isWideWord;
        if (number < 0 || lastText[number] === texts) return;
        lastText[number] = texts;
        counts[number] = (counts[number] ?? 0) + 1;
        said[count++] = number;
      });
      texts++;
      return { words: said.slice(0, count), cues: wide ? cues | cuesOfWideText(text) : cues };
    },
    rarity: () => {
      const rarity = Float64Array.from(counts, (count) => Math.log(1 + texts / Math.max(1, count)));
      for (const [word, number] of numbers) rarity[number] = (rarity[number] ?? 0) * weightOfWord(word);
      return rarity;
    },
  };
}
