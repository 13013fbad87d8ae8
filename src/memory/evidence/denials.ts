/**
 * Where a text denies, and where it only ends what was so: the one reading of denials for whoever holds two statements against
 * each other.
 */
import { withoutClock } from "../../text/ahead.ts";
import { spelled } from "../../text/folding.ts";
import { smallWords } from "../../text/languages/small-words.ts";
import { bitOf, inAny, type Spoken } from "../../text/languages.ts";
import { type Found, saying } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import { contentWords } from "../../text/words.ts";

/** Behind a mark, which may be a part of a denial: `教えず、`. */
export const PAUSE = /(?<=[.,:](?!\S)|[;!?()。，；：！？、\n])|\s[—–-]\s/u;

/** `Decision: no deploys on Friday` denies as a statement does, and `14:00 No deploys …`: neither when nor as what it was said is told. */
const LABEL = /^[^:：,，]{1,60}[:：](?<!\d.(?=\d))\s*/u;
export const unlabelled = (text: string): string => withoutClock(text).replace(LABEL, "");
export const CORRECTS = saying("mistaken");
const DENIAL = saying("negation", "ended");
const [NO, ORDER, LISTED] = [saying("refusal"), saying("momentary"), saying("listed")];
/**
 * `We use yarn, no wait, pnpm`: a clause that takes back the one before it, and no `right, no?` and no `stir, wait, pour`.
 * @param next what goes on behind it: `yes, no, or unknown` takes nothing back
 */
export const isCorrection = (clause = "", next = ""): boolean =>
  NO.test(clause) &&
  contentWords(NO.without(clause)).length === 0 &&
  !ORDER.leading(clause) &&
  !/[?？]/u.test(clause) &&
  LISTED.leading(clause.trim()) !== undefined &&
  LISTED.leading(next.trim()) === undefined;
const MOST_OF_VALUE = 2;
/** Whether a correction names a thing of its own: `No, wait, the bakery opens on Tuesday`, and not `no wait, Calc since May`. */
export function correctsElse(text: string, before: string): boolean {
  const [own, words] = [contentWords(NO.without(text)), contentWords(before)];
  const isLong = own.filter((word) => !isWide(word.charCodeAt(0))).length > MOST_OF_VALUE;
  return isLong && isCorrection(text.split(PAUSE, 1)[0]) && !own.some((word) => words.includes(word));
}
/** In Korean a denial is a part of its word. */
export const REST_OF_WORD = /^[\p{Script=Hangul}\p{Script=Hiragana}]+/u;

/**
 * What denies or ends: `nicht mehr` is one denial, and so is an end beside one (`더 이상 배송하지 않는다`).
 * @param spoken in any language unless told: there a denial that is missed does harm
 */
export function denialsIn(text: string, spoken: Spoken = inAny(text)): readonly Denial[] {
  const denials = joined(DENIAL.all(text, spoken).filter((one) => !isSmallElsewhere(text, one, spoken)));
  // `Nobody but Ada` says that Ada does.
  const excepted = denials.length === 0 ? [] : RESTRICTED.all(text, spoken);
  return denials.filter(
    ({ from, to }) => !excepted.some((one) => one.from <= from && to <= one.to && one.to - one.from > to - from),
  );
}

/** `No Drive` of a line that is surely Portuguese is `on the drive`. */
function isSmallElsewhere(text: string, { from, to, language }: Found, { sure }: Spoken): boolean {
  if (sure === 0 || (sure & bitOf(language)) !== 0) return false;
  const own = smallWords().languages.get(spelled(text.slice(from, to))) ?? 0;
  return (own & sure) === sure && !DENIAL.all(text, { sure, possible: sure }).some((one) => one.from === from);
}

function joined(found: readonly Found[]): Denial[] {
  const places: Denial[] = [];
  for (const { from, to, key, language } of found.toSorted((a, b) => a.from - b.from)) {
    const last = places.at(-1);
    const onlyEnds = key === "ended";
    if (last === undefined || last.to <= from || last.onlyEnds === onlyEnds)
      places.push({ from, to, language, onlyEnds, isEnd: onlyEnds });
    else places[places.length - 1] = { ...last, to: Math.max(last.to, to), onlyEnds: false, isEnd: true };
  }
  return places;
}
const RESTRICTED = saying("restricted");

/** `No longer only`: what it denies is that there is no other. */
export const isOfRest = (after: string): boolean => RESTRICTED.leading(after) !== undefined;

export interface Denial extends Pick<Found, "from" | "to" | "language"> {
  /** `Stopped using`, `formerly`: it ends what was so, and says no `not`. */
  readonly onlyEnds: boolean;
  /** Those, and `no longer`, which is both. */
  readonly isEnd: boolean;
}
