/**
 * Whether a line goes on with the one above it, where no mark says so. Wrapped text fills its lines: where the next word would have
 * fitted and the line ends all the same, the next one is a thing of its own, as in notes of one line each.
 */

import { endsDangling } from "../dangling.ts";
import { labelOf } from "../labels.ts";
import { isHiragana, isWide } from "../scripts.ts";

export interface Above {
  /** All that is joined so far. */
  readonly text: string;
  /** Its last line alone, its indent counted. */
  readonly width: number;
  /** The widest line of the paragraph. */
  readonly widest: number;
}

/** A paragraph that goes on longer is parted: nobody reads it as one thought. */
const LONGEST_PARAGRAPH = 2000;
/** A shorter line was not ended by a lack of room. */
const LEAST_WIDTH = 50;
const LEAST_WIDE = 30;

export function continues(above: Above, content: string): boolean {
  const { text, width, widest } = above;
  if (text.length > LONGEST_PARAGRAPH || labelOf(content) !== "") return false;
  if (TURN.test(content) || SIGN.test(content)) return false;
  if (isUnfinished(text)) return true;
  if (TIME.test(content) && TIME.test(text)) return endsDangling(text);
  const [first = ""] = content.split(/\s/, 1);
  if (width + 1 + first.length <= widest) return false;
  if (/^[a-z]/.test(content)) return true;
  if (ADDRESS_LAST.test(text.slice(-LONGEST_ADDRESS))) return false;
  const least = isWide(text.charCodeAt(0)) ? LEAST_WIDE : LEAST_WIDTH;
  return text.length >= least && !/[.!?。！？:：」)）]$/.test(text);
}

/** `[Assistant] Perfect!`, `[12:04] deployed`: whoever writes so begins anew. */
const TURN = /^\[[^[\]\n]{1,40}\](?:\[[^[\]\n]{1,40}\])?(?: |$)/;
/** `08:14 alert`, below another: an entry of a log that is kept by the clock. */
const TIME = /^\d{1,2}[:h]\d{2}[ ,:–-]/;
/** A picture or an arrow before the words: an entry of its own, or what a terminal printed. */
const SIGN = /^(?![+<=>|~±×÷])[\p{So}\p{Sm}]/u;
/** Where something is stands at the end of a thought. */
const ADDRESS_LAST = /https?:\/\/[^\s]+$/;
const LONGEST_ADDRESS = 200;

/** What goes on in the next paragraph too, as some writers set every clause on its own: a comma, a Japanese particle. */
export function isUnfinished(text: string): boolean {
  const end = text.slice(-1);
  if (/[,，、]/.test(end)) return true;
  return isHiragana(end.charCodeAt(0)) && endsDangling(text);
}
