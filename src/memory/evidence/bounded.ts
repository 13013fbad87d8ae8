/** `All loaves go into oven 2`, of `All loaves except the rye go into oven 2`: a line copied without what bounds it. */
import { amongForms } from "../../text/kin.ts";
import { type Found, saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { SAID_LAST } from "../identity/exchanged.ts";

const [BOUNDS, PARTLY] = [saying("bounded"), saying("partial")];
/** So much of the rest of its line a copy says, and of its own words the line. */
const LEAST_COPIED = 0.75;
/** Further away it is about something else. */
const MOST_BOUND = 4;
const [PART, PAUSE] = [/[;:；：]\s|[；：]/u, /[,，、]/u];

/** @returns what bounds the line, and is not in the claim */
export function unboundedIn(claim: string, cited: string): string | undefined {
  const [first = ""] = claim.split("\n");
  const isTold = amongForms(contentWords(claim));
  const [partly, bounds] = [PARTLY, BOUNDS].map((sayings) => (sayings.test(claim) ? undefined : sayings));
  const parts = cited
    .split("\n")
    .flatMap(sentencesIn)
    .flatMap((sentence) => sentence.split(PART));
  const own = contentWords(first);
  for (const part of parts) {
    if (parts.some((other) => other !== part && own.every(amongForms(contentWords(other))))) continue;
    for (const found of [...(partly?.all(part) ?? []), ...(bounds?.all(part) ?? [])]) {
      const bound = found.key === "bounded" ? boundBy(found, part, isTold) : [];
      if (found.key === "bounded" && bound.length === 0) continue;
      const limits = [...bound, ...contentWords(part.slice(found.from, found.to))];
      const [rest, clause, said] = [part, clauseAt(part, found), first].map((text) =>
        contentWords(text).filter((word) => !limits.includes(word)),
      );
      const isCopied = isMostly(rest!, isTold) && isMostly(clause!, isTold);
      if (rest!.length > 1 && isCopied && isMostly(said!, amongForms(rest!))) return part.slice(found.from, found.to);
    }
  }
  return undefined;
}

/** The words beside it, up to one that the claim says. */
function boundBy({ from, to, language }: Found, part: string, isTold: (word: string) => boolean): string[] {
  const words = SAID_LAST.includes(language)
    ? contentWords(part.slice(0, from).split(PAUSE).at(-1)!).reverse()
    : contentWords(part.slice(to).split(PAUSE)[0]!);
  const end = words.findIndex(isTold);
  return words.slice(0, Math.min(MOST_BOUND, end < 0 ? MOST_BOUND : end));
}

const clauseAt = (part: string, { from, to }: Found): string =>
  part.slice(part.slice(0, from).search(/[^,，、]*$/u), to + part.slice(to).search(/[,，、]|$/u));

const isMostly = (words: readonly string[], isIn: (word: string) => boolean): boolean =>
  words.filter(isIn).length >= LEAST_COPIED * words.length;
