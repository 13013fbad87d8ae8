/**
 * Whether a sentence may stand in a weekly document: a whole one that says something a reader can use. Bookkeeping, receipts,
 * bare names and scores, halves of sentences are left where they are. Each reason is a rule with a name.
 */
import { saying } from "../../text/phrases.ts";
import { widthOf } from "../../text/scripts.ts";
import { marksOf } from "../salience/specifics.ts";
import type { Rules, Unit } from "../week.ts";

const META = saying("mark.meta");
const NOTHING = saying("nothing");
const LINK = saying("link");
const REASON = saying("mark.reason", "mark.apply");

/** What goes on longer without an end is data, or nobody's sentence. */
const LONGEST_BYTES = 600;
const LEAST_WIDTH = 20;
const LEAST_WORDS = 3;
const LEAST_PROSE = 0.45;
const MOST_DIGITS = 0.3;

const RULES: readonly (readonly [string, (unit: Unit) => boolean])[] = [
  ["document.metadata", ({ statement: { label } }) => META.leading(label) !== undefined],
  ["document.nothing", ({ text }) => NOTHING.leading(text) !== undefined && widthOf(text) < 60],
  ["document.announces", ({ text }) => /[:：]$/.test(text)],
  ["document.question", ({ text }) => /[?？]$/.test(text)],
  ["document.code", ({ text }) => marksOf(text).prose < LEAST_PROSE],
  ["document.score", ({ text }) => (text.match(/\d/g)?.length ?? 0) > MOST_DIGITS * text.length],
  ["document.half", ({ text, order }) => isHalf(text) || (order > 0 && LINK.leading(text) !== undefined)],
  ["document.reason", ({ statement: { label }, order }) => order === 0 && REASON.leading(label) !== undefined],
];

export function isTellable(unit: Unit, rules: Rules): boolean {
  const { bytes, text, words } = unit;
  if (bytes > LONGEST_BYTES || widthOf(text) < LEAST_WIDTH || words.length < LEAST_WORDS) return false;
  return !RULES.some(([rule, bars]) => rules.has(rule) && bars(unit));
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
