/** A cheap look before the careful one. */
import { once } from "../once.ts";
import { dayLook } from "./days/look.ts";

/** Whether a text may write a day out, which `days.ts` then reads. */
export const mayNameDay = (text: string): boolean => mayStandIn(text) && looked().test(text);
const looked = once(() => new RegExp(dayLook().pattern, "i"));

const beginnings = once(() => new Set(dayLook().beginnings));
/** So far from a number a name may begin, before it and behind. */
const [BEFORE, BEHIND] = [24, 16];
const DOTTED = /\d\.\s?\d/;

/** Whether a name may begin near a number: to read the pattern of all names takes longer than to look at a whole text. */
function mayStandIn(text: string): boolean {
  if (DOTTED.test(text)) return true;
  let read = 0;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const from = Math.max(read, index - BEFORE);
    read = index + digits.length + BEHIND;
    // A name may begin before that and go on behind it.
    const near = text.slice(from, read + 2).toUpperCase();
    for (let at = 0; at < near.length; at++)
      if (beginnings().has(near.slice(at, at + 3)) || beginnings().has(near.charAt(at))) return true;
  }
  return false;
}
