/** Words of which another of a cell says nothing else (`use`, `employ`), and cells that exclude each other: `alike` of each lexicon. */
import { once } from "../once.ts";
import { LEXICONS } from "./lexicon/all.ts";

export const kinds = once(() => LEXICONS.flatMap(({ alike }) => alike.toLowerCase().split(", ").map(cellsOf)));
const cellsOf = (kind: string): string[][] => kind.split("≠").map((cell) => cell.split("/"));

export const isSaid = (cell: readonly string[], words: readonly string[]): boolean =>
  words.some((word) => cell.some((one) => one === word || (one.endsWith("*") && word.startsWith(one.slice(0, -1)))));
/** `Uses`, `keeps`, `runs` */
export const isPlainVerb = (word: string): boolean =>
  kinds().some((kind) => kind.length === 1 && isSaid(kind[0]!, [word]));
