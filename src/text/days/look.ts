/**
 * What a date that is written out looks like in any language, as a pattern: a number beside the name of a month or its sign
 * (`8 April`, `4月8日`), or dotted as a date is (`28.03.2026`, `28.03.`). The build writes it down (`scripts/build.ts`): most texts name no day, and
 * are known for it without a calendar.
 */
import { either, forms } from "./forms.ts";

/** `beginnings`: the first three letters of each name, and each sign, in capitals. */
export function dayLook(): { pattern: string; beginnings: readonly string[] } {
  const { months, signs } = forms();
  const named = [...months.keys()].filter((form) => /^\p{L}{3}/u.test(form));
  const names = either(named);
  // Anchored at digits and spaces: a name is looked for only where a number stands beside.
  const before = `\\s(?=\\s?\\d)(?<=(?:^|\\W)${names}\\.?\\s)`;
  const behind = `\\d(?:[^\\s\\d]{1,3})?\\s{1,2}(?:[^\\s\\d]{1,3}\\s)?${names}(?!\\w)`;
  return {
    pattern: `${before}|${behind}|\\d\\s?${signs.month}|\\d\\.\\s?\\d{1,2}\\.(?:\\s?\\d{4}|(?!\\d))`,
    beginnings: [...new Set([...named.map((name) => name.slice(0, 3)), ...signs.month.slice(1, -1)])].map((one) =>
      one.toUpperCase(),
    ),
  };
}
