/**
 * Whether a sentence may stand in a weekly document: a whole one, of a size to be read. What it is about is the ranker's to judge;
 * the few reasons here have a name, and `bench:rules` shows what each is worth.
 */
import { saying } from "../../text/phrases.ts";
import { widthOf } from "../../text/scripts.ts";
import type { Rules, Unit } from "../week.ts";

const REASON = saying("mark.reason", "mark.apply");

/** What goes on longer without an end is data, or nobody's sentence. */
const LONGEST_BYTES = 600;
const LEAST_WIDTH = 20;
const LEAST_WORDS = 3;

export function isTellable({ bytes, text, words, order, statement }: Unit, rules: Rules): boolean {
  if (bytes > LONGEST_BYTES || widthOf(text) < LEAST_WIDTH || words.length < LEAST_WORDS || isHalf(text)) return false;
  if (rules.has("document.announces") && /[:：]$/.test(text)) return false;
  return !(rules.has("document.reason") && order === 0 && REASON.leading(statement.label) !== undefined);
}

/** Ends or begins in the middle: an open bracket, a trailing comma, a mark that belongs to what came before. */
function isHalf(text: string): boolean {
  if (/^[)\],;.…，。、）]|(?:\.\.\.|…|[,;，、；(（—–-])$/u.test(text)) return true;
  return ["()", "（）", "「」"].some(([open, close]) => {
    let depth = 0;
    for (const character of text) {
      if (character === open) depth++;
      else if (character === close && --depth < 0) return true;
    }
    return depth > 0;
  });
}
