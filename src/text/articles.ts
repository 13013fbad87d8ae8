/** What may stand before a name and is no part of it, in any language: `the`, `unser`, `l'`. */
import { once } from "../once.ts";
import { LEXICONS } from "./lexicon/all.ts";
import { en } from "./lexicon/en.ts";

const listed = (own = ""): Set<string> => new Set(own.split(/\s+/).filter(Boolean));
const all = once(() => new Set(LEXICONS.flatMap(({ articles }) => [...listed(articles)])));
/** Also with a capital, as in a title: in other languages that is a name, `El Paso`. */
const english = new Set([...listed(en.articles)].filter(({ length }) => length > 2));

const FIRST = /^(\p{L}{1,8})( (?=\S)|['’](?=\p{L}))/u;

export function withoutArticle(text: string): string {
  const [whole = "", word = "", gap = ""] = FIRST.exec(text) ?? [];
  const isArticle = all().has(gap === " " ? word : `${word}'`) || english.has(word.toLowerCase());
  return isArticle ? text.slice(whole.length) : text;
}
