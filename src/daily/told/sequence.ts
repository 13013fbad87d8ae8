/**
 * Finds a code told number by number: `7 then 3 then 9 then 1`, `先 62 再 14`, `right 41, left 07, right 88`. What stands
 * between repeats, whatever the language; a list of things (`3 flats, 2 garages`) does not.
 */
import type { Reading, Told } from "./reading.ts";

const FEWEST = 3;
/** Without a word for a code, so many: two doors and a gate are no code. */
const FEWEST_AT_DOOR = 4;
const WIDEST_GAP = 14;
const NUMBER = /(?<![\p{L}\d.,:/-])\d{1,2}(?![\d:/-]|[.,]\d)|(?<=[\u3000-\uffff])\d{1,2}(?![\d:/-]|[.,]\d)/gu;

const SEVERAL = /\d\D{1,14}\d{1,2}\D{1,14}\d/;

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
