/** What figures may count, and how the words for it are found. */
import { spelled } from "./folding.ts";
import { stem } from "./words.ts";

/** What a word behind a figure may mean. */
export interface Meaning {
  readonly magnitude?: number;
  readonly unit?: string;
  readonly languages: number;
}

export const TIMES = ["millisecond", "second", "minute", "hour", "day", "week", "month", "year"];
export const CURRENCIES = ["EUR", "USD", "GBP", "CHF", "PLN", "RUB", "UAH", "TRY", "IDR", "BRL", "CNY", "JPY", "KRW"];

/** A word as it is written, and cut to its root: `часам` for `часа`. */
export function keysOf(word: string): string[] {
  const plain = spelled(word).replace(/\.$/u, "");
  return plain.length < LEAST_CUT ? [plain] : [...new Set([plain, stem(plain)])];
}
export const LEAST_CUT = 4;
