/**
 * A reason that nobody gave: each half of `the mast broke, therefore Nils resigned` stands in a line of its own, and no line, with those
 * it continues, says the two together.
 */
import { beginningsOf, isKin } from "../../text/kin.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { fold } from "../fold.ts";
import { PAUSE } from "./denials.ts";

const REASON = saying("reason");
/** A paraphrase says half of it in its own words. */
const HALF = 0.5;

/** @param said the words of each line that the claim rests on, with those it continues   @returns the reason as the claim tells it */
export function unreasoned(claim: string, said: () => readonly (readonly string[])[]): string | undefined {
  for (const sentence of claim.split("\n").flatMap(sentencesIn)) {
    let last = 0;
    for (const { from, to } of REASON.all(sentence)) {
      const [before = [], reason = []] = [sentence.slice(last, from), sentence.slice(to).split(PAUSE, 1)[0]!].map(
        (part) => contentWords(fold(part)),
      );
      last = to;
      const isTied = (own: readonly string[]): boolean => {
        const [words, kin] = [new Set(own), beginningsOf(own)];
        const share = (part: readonly string[]): number =>
          part.filter((word) => words.has(word) || isKin(word, kin)).length / part.length;
        return share(before) >= HALF && share(reason) > HALF;
      };
      if (before.length > 0 && reason.length > 0 && !said().some(isTied)) return sentence.slice(from);
    }
  }
  return undefined;
}
