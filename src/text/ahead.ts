/**
 * When and by whom a line was said, where that stands before its words: `09:10 – …`, `[2026-04-06 9:10 pm] …`, `**14h05** …`, `Anna: …`. It is no
 * part of what the line says. Bounded patterns, so linear.
 */
import { forms } from "./days/forms.ts";
import { spelled } from "./folding.ts";
import { isHeard, labelOf } from "./labels.ts";
import { leadingMark } from "./marks.ts";
import { saying } from "./phrases.ts";

const TIME = String.raw`(?:[:：h]([0-5]\d)(?::[0-5]\d)?)?(?: ?([AaPp])\.?[Mm]\b\.?)?(?: ?[A-Z]{2,4}(?=\s?[\])）】–—:/-]))?`;
/** With its zone, up to another, in markup or brackets, and what parts it from the words. */
const CLOCK = new RegExp(
  String.raw`^[\s[(（【*_\x60]{0,5}(?:(\d{4}-\d\d-\d\d)(?:[T ]|, ))?(\d{1,2})${TIME}(?:\s?[-–—/]\s?\d{1,2}${TIME})?` +
    String.raw`(?:[\])）】*_\x60]{1,5}|(?=[\s:：–—,|-]|$))(?:\s*[-–—:：/|,])?(?:\s+|$)`,
  "u",
);

/** The time of day that a line begins with, in minutes, its day where that stands before it, and where its words begin. A bare number is none. */
export function clockAhead(
  text: string,
): { readonly minutes: number; readonly day: string | undefined; readonly to: number } | undefined {
  const [all = "", day, hour = "", minutes, half] = CLOCK.exec(text) ?? [];
  if ((minutes ?? half) === undefined || Number(hour) > (half ? 12 : 24)) return undefined;
  const of24 = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return { minutes: of24 * 60 + Number(minutes ?? 0), day, to: all.length };
}

/** `[10:00]`, `10:00 –`, before a label or a sentence of its own: else `10:00 is the new start` and `14:00-15:00 is quiet` are what is said. */
export function withoutClock(text: string): string {
  const to = clockAhead(text)?.to ?? 0;
  const [ahead, said] = [text.slice(0, to), text.slice(to)];
  const isOwn = /^[*_"“„]*(?:\p{Lu}|\p{Lo})/u.test(said) && !/\d\s?[-–—/]\s?\d{1,2}[:：h]/u.test(ahead);
  return isOwn || /[^\p{L}\d\s]\s*$/u.test(ahead) || /^[^\s:：]{1,60}[:：]\s/u.test(said) ? said : text;
}

const [MORNING, HOURS_OF_PART] = [8 * 60, 3 * 60];

/** The part of the day that a text names, in minutes. @param alone else one of its words does: `evening-notes` */
export function daytimeOf(text: string, alone: boolean): number | undefined {
  const words = spelled(text).match(/[\p{L}\p{M}']+/gu) ?? [];
  const { daytimes } = forms();
  const [part] = [words.join("-"), ...(alone ? [] : words)].flatMap((one) => daytimes.get(one) ?? []);
  return part && MORNING + part.value * HOURS_OF_PART;
}

/** Who says it: `Anna:`, `**Anna:**`, `@anna:`, `Anna (09:10):`; before a dash it may be what it is about. */
const NAME = /^[*_]{0,2}@?(\p{L}[\p{L}\p{M} .'’-]{0,30})(?: [(（][^()（）]{1,30}[)）])?[*_]{0,2}[:：][*_]{0,2}\s*/u;
/** `Proposed: decision: …` */
export const UNNAMED = saying("plan", "unconfirmed", "proposal", "hedge", "narration.machine");
const [MOST_PIECES, LONGEST] = [3, 130];

/** A sign, which may say something of the line; a number or a time in other signs. */
const [SIGN, COUNT] = [/^(?:[\p{So}\p{Sm}]\uFE0F?){1,3}\s+/u, /^\d[\d.:–-]{0,11}\s?[–—:-]?\s+/u];

/** A line from its mark on, `Decision: …` of `09:10 Anna: Decision: …`; the line itself where it has none behind such. */
export function fromMark(text: string): string {
  const [sign = ""] = SIGN.exec(text) ?? [];
  let from = sign.length;
  for (let pieces = 0; pieces < MOST_PIECES; pieces++) {
    const rest = text.slice(from, from + LONGEST);
    const [name = "", named = ""] = NAME.exec(rest) ?? [];
    if (isHeard(named) || leadingMark(named) !== undefined || UNNAMED.test(named)) break;
    const to = clockAhead(rest)?.to ?? COUNT.exec(rest)?.[0].length ?? name.length;
    from += to;
    if (to === 0) break;
  }
  return from > sign.length && isHeard(labelOf(text.slice(from))) ? sign + text.slice(from) : text;
}
