/**
 * Begins a text with a capital letter where only a marker in front of it (`Decision:`, `Open:`) made it begin small.
 */
import { contentWord } from "./words.ts";

/** A word as prose writes it: letters alone, perhaps with an apostrophe or hyphen inside. */
const PROSE_WORD = /^(\p{Ll}+(?:['’-]\p{L}+)*)(?=[\s,.;:!?)]|$)/u;
const CASED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const VOWEL = /[aeiouyà-öø-ÿаеёиоуыэюяαεηιουωάέήίόύώ]/u;
/** What only code and commands look like: `test:db`, `--all`, `src/x`, `snake_case`, `a.ts`. */
const CODE = /^(?:-|\S*[\p{L}\p{N}][:/_=@][\p{L}\p{N}]|\S+\.\p{Ll}{1,4}$)/u;

/**
 * The text with a capital first letter; unchanged when its first word may be a name that is written small: `npm run`,
 * `iPhone`, `git push --force`, one letter between digits.
 */
export function capitalized(text: string): string {
  if (!CASED.test(text)) return text;
  const word = PROSE_WORD.exec(text)?.[1];
  if (word === undefined || !VOWEL.test(word)) return text;
  const [next = "", second = ""] = text.slice(word.length).trimStart().split(/\s/, 2);
  const isCommand = text.charAt(word.length) === " " && (CODE.test(next) || second.startsWith("-"));
  if (isCommand && contentWord(word) !== "") return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
