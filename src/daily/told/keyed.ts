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

/** Three keys are fewer than a date has. */
const THREE = 5;

/** Keys pressed one by one, whatever the line says. */
export const rowsIn = (line: string): Told[] =>
  [...line.matchAll(ROW)]
    .filter(({ 0: text }) => text.length > THREE)
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
