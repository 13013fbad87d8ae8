/**
 * Where the phrases of all lexicons begin. The build writes this table down (`scripts/build.ts`), since reading forty thousand
 * entries is a fifth of a second, which every command would pay.
 */
import { once } from "../../once.ts";
import { spelled } from "../folding.ts";
import { isWide } from "../scripts.ts";
import { enter, LIST, listsOf, OPENING } from "./lists.ts";
import { headsOf, respelled } from "./notation.ts";

/** Entries by how one of their phrases begins. Plain data: it goes through JSON. */
export interface Heads {
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** By the first letters, at most `OPENING`, of a word that goes on. */
  readonly openings: Readonly<Record<string, readonly number[]>>;
  /** By the first character of an unspaced script. */
  readonly characters: Readonly<Record<string, readonly number[]>>;
  /** Those that may begin within a word. */
  readonly within: readonly { readonly text: string; readonly open: boolean; readonly entry: number }[];
}

export const heads = once(read);

function read(): Heads {
  const [words, openings, characters] = [new Map(), new Map(), new Map()] as Map<string, number[]>[];
  const within: { text: string; open: boolean; entry: number }[] = [];
  for (const [list, { text }] of listsOf().entries())
    for (const [i, plain] of spelled(text).split(",").entries()) {
      const entry = list * LIST + i;
      for (const head of headsOf(plain.trim()))
        if (isWide(head.text.charCodeAt(0))) enter(characters!, head.text, entry);
        else if (head.inside) within.push({ text: head.text, open: head.open, entry });
        else
          for (const word of [head.text, ...respelled(head.text, () => false)])
            if (head.open) enter(openings!, word.slice(0, OPENING), entry);
            else enter(words!, word, entry);
    }
  return {
    words: Object.fromEntries(words!),
    openings: Object.fromEntries(openings!),
    characters: Object.fromEntries(characters!),
    within,
  };
}
