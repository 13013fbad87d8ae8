/**
 * Finds what a keypad takes, told by its shape: keys pressed one by one (`3 6 6 0 1`, `2-9-0-6-4`), and a row of digits with one
 * other key among them (`3B9074`, `4*1863`). Hardly anything else looks so beside a lock or a word for pressing keys.
 */
import type { Mark } from "./marks.ts";
import { type Reading, type Told, touching } from "./reading.ts";
import type { Part } from "./shapes.ts";

const ROW =
  /(?<![A-Za-z\u0400-\u052f\d.,:/\u00b7\u2022\u30fb-])(?<!\d )\d([- \u00b7\u2022\u30fb])\d(?:\1\d){1,8}(?![-.,:/ \u00b7\u2022\u30fb]?\d|[A-Za-z\u0400-\u052f])/g;
const MIXED =
  /^(?:\d{1,3}[A-Z\u0410-\u042f\u0404\u0406\u0407*#]\d{2,6}|[A-Z\u0410-\u042f\u0404\u0406\u0407]\d{4,6}|\d{4,6}[A-Z\u0410-\u042f\u0404\u0406\u0407])$/;
export const isMixed = (text: string): boolean => MIXED.test(text);
const TWO_KEYS = /\d[- \u00b7\u2022\u30fb*#A-Z\u0400-\u042f]\d|[A-Z\u0400-\u042f]\d{4}|\d{4}[A-Z\u0400-\u042f]/;
/** So far behind what it opens a sign may tie it. */
const NEAR = 40;
const SIGNED = /(?:[:=：]|->|→|\s[–—-])\s*["'`*_]{0,2}$|^\s\p{L}{1,4}\s$/u;

/** Keys pressed one by one, whatever the line says; three are fewer than a date has. */
export const rowsIn = (line: string): Told[] =>
  [...line.matchAll(ROW)]
    .filter(({ 0: text }) => text.length > "1-1-1".length)
    .map(({ 0: text, index }) => ({ kind: "code", from: index, to: index + text.length }));

/** `1 2 3 4`, `4 4 4 4`: floors, rooms, groups. */
const isCounting = (row: string): boolean => {
  const steps = [...row.replace(/\D/g, "")].map((one, i, all) => (i === 0 ? 0 : Number(one) - Number(all[i - 1])));
  return steps.slice(1).every((step) => step === 1) || steps.slice(1).every((step) => step === 0);
};

export function keyedIn(reading: Reading): Told[] {
  const { line, marks, anchors, has, values } = reading;
  if (!TWO_KEYS.test(line)) return [];
  const locks = marks.filter(({ part }) => part === "lock" || part === "dial");
  const isLock = locks.length > 0 || has("lock");
  const named = anchors.some(({ part }) => part === "code" || part === "password" || (part === "key" && isLock));
  const told: Told[] = [];
  const isAsked = named || has("types") || has("opens");
  if (named || isLock || has("types"))
    told.push(...rowsIn(line).filter(({ from, to }) => isAsked || !isCounting(line.slice(from, to))));
  const gives: Part[] = ["types"];
  if (named || has("opens")) gives.push("with", "opens");
  // `lock type S4410`
  const isNoun = ({ part, from }: Mark): boolean => part === "types" && locks.some(({ to }) => from - to === 1);
  const given = touching({ ...reading, marks: marks.filter((one) => !isNoun(one)) }, ...gives);
  for (const value of values()) {
    const { from, to, text } = value;
    if (!MIXED.test(text)) continue;
    const tied = locks.some(({ to: end }) => end <= from && from - end < NEAR && SIGNED.test(line.slice(end, from)));
    const coded = anchors.some(
      (one) =>
        one.part === "code" && one.to <= from && from - one.to < NEAR && !/[,.;:]/.test(line.slice(one.to, from)),
    );
    if ((isLock || named) && (given(value) !== 0 || tied || coded)) told.push({ kind: "code", from, to });
  }
  return told;
}

/**
 * A code told number by number: `7 then 3 then 9 then 1`, `先 62 再 14`, `right 41, left 07, right 88`. What stands between repeats,
 * whatever the language; a list of things (`3 flats, 2 garages`) does not.
 */
export function sequenceIn({ line, anchors, has }: Reading): Told[] {
  if (!SEVERAL.test(line)) return [];
  const fewest =
    has("dial") || anchors.some(({ part }) => part === "code" || part === "password") ? FEWEST : FEWEST_AT_DOOR;
  if (fewest === FEWEST_AT_DOOR && !has("lock")) return [];
  const numbers = [...line.matchAll(NUMBER)].map(({ 0: text, index }) => ({ from: index, to: index + text.length }));
  for (let first = 0, last = 1; last <= numbers.length; last++) {
    const next = numbers[last];
    if (
      next !== undefined &&
      next.from - numbers[last - 1]!.to <= WIDEST_GAP &&
      !/[.;!?。；！？]/.test(line.slice(numbers[last - 1]!.to, next.from))
    )
      continue;
    const [{ from }, { to }] = [numbers[first]!, numbers[last - 1]!];
    if (last - first >= fewest && repeats(line, numbers.slice(first, last))) return [{ kind: "code", from, to }];
    first = last;
  }
  return [];
}

const FEWEST = 3;
/** Without a word for a code, so many: two doors and a gate are no code. */
const FEWEST_AT_DOOR = 4;
const WIDEST_GAP = 14;
const NUMBER = /(?<![\p{L}\d.,:/-])\d{1,2}(?![\d:/-]|[.,]\d)|(?<=[\u3000-\uffff])\d{1,2}(?![\d:/-]|[.,]\d)/gu;

const SEVERAL = /\d\D{1,14}\d{1,2}\D{1,14}\d/;

/** The same word stands before two of them, but not before each: `flat 3, flat 5, flat 9` is a list. */
function repeats(line: string, numbers: readonly { readonly from: number; readonly to: number }[]): boolean {
  const before = numbers.map(({ from }, i) => {
    const start = i === 0 ? Math.max(0, from - WIDEST_GAP) : numbers[i - 1]!.to;
    return /[\p{L}\p{M}]+(?=[\s"'`:]*$)/u.exec(line.slice(start, from))?.[0].toLowerCase() ?? "";
  });
  // Dates and amounts: what they count stands right behind, and before none of them.
  const isCounted = ({ to }: { readonly to: number }): boolean =>
    /[\p{L}%\u2103]/u.test(line.charAt(to)) && !before.some((one) => one.startsWith(line.charAt(to)));
  if (numbers.some(isCounted) || before.every((one) => one === before[0])) return false;
  const later = before.slice(1);
  return (
    later.every((one) => one !== "") &&
    later.some((one, i) => before.slice(0, i + 1).some((first) => first.endsWith(one)))
  );
}
