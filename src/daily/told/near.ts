/**
 * Finds a value by its looks, wherever behind a word for a secret it stands: `the password of the cabin, since May, …`. Where words
 * of any language may stand between, none is asked for: the value must end its clause, or touch a word that gives one.
 */
import type { Likeness } from "./likeness.ts";
import type { Mark } from "./marks.ts";
import {
  digitsOf,
  goesNoFurther,
  isGivenBehind,
  isSmall,
  KIND,
  PLACED,
  type Reading,
  type Told,
  touching,
} from "./reading.ts";

/** So far behind the word; beyond a comma too, but within the sentence. */
const NEAR = 90;
const SENTENCE_END = /[!?。！？]|\.\s/;
const LOOKED_AT: ReadonlySet<Likeness> = new Set<Likeness>(["mild", "strong", "number"]);
/** So long a mixed word is no host and no product with its number. */
const LEAST_MIXED = 7;
/** A recovery key, digits alone. */
const LONG_ROW = /^\d{4,6}(?:-\d{4,6}){3,7}$/;
/** As recovery codes are printed. */
const GROUPED = /^(?=\D*\d)[\p{L}\d]{3,8}(?:-[\p{L}\d]{3,8}){1,7}$/u;
const WORD_JOINED = /\p{L}{4,}[-_.]?\d/u;
const WORD_AND_NUMBER = /\p{L}{4,}\d{2,}/u;

/** A digit, or a sign within a word: most lines have neither, and their values are not even read. */
const TELLING_SIGN = /\d|[^\s!*%$#^~§&][!*%$#^~§&][^\s!*%$#^~§&]/;

export function nearIn(reading: Reading): Told[] {
  const { line, marks, anchors, has, values } = reading;
  if (!TELLING_SIGN.test(line)) return [];
  const isLock = has("lock") || has("dial");
  const named = anchors.filter(({ part }) => part !== "phrase" && part !== "token" && (part !== "label" || isLock));
  if (named.length === 0) return [];
  const gives = touching(reading, "is", "turn", "sets", "with", "types");
  const owned = touching(reading, "account", "about");
  const told: Told[] = [];
  for (const value of values()) {
    const { from, to, likeness, text } = value;
    if (!LOOKED_AT.has(likeness)) continue;
    const before = named.filter((one) => one.to <= from && from - one.to <= NEAR);
    const anchor = before.findLast(({ part }) => part !== "dial") ?? before.at(-1);
    if (anchor === undefined || owned(value) !== 0) continue;
    const between = line.slice(anchor.to, from);
    if (SENTENCE_END.test(between) || between.includes(PLACED)) continue;
    const behind = isGivenBehind(reading, value);
    const tied = behind || gives(value) !== 0 || SIGNED.test(between);
    if (marks.some((one) => one.part === "about" && one.from >= anchor.to && one.to <= from)) continue;
    const keyed = behind || goesNoFurther(line, value);
    const titled = value.last && isTitled(between);
    // `Told the cleaners the door code, …`
    const beside = value.last && APART.test(between);
    const fits =
      likeness === "number" && !LONG_ROW.test(text)
        ? anchor.part !== "label" &&
          isKeyed(anchor, text, isLock) &&
          ((tied && keyed) ||
            (isLock && /^[^,;]*$|^, $/.test(between) && (titled || (value.last && has("opens")))) ||
            ((isLock || anchor.part === "code") && beside))
        : (anchor.part === "password" &&
            (likeness === "strong" || (text.length >= LEAST_MIXED && (tied || titled || beside)))) ||
          (anchor.part === "code" && tied && GROUPED.test(text)) ||
          (anchor.part === "label" && titled && WORD_JOINED.test(text)) ||
          (anchor.part === "key" && isLock && titled && WORD_AND_NUMBER.test(text));
    if (fits) told.push({ kind: KIND[anchor.part]!, from, to });
  }
  return told;
}

/** Digits as a keypad takes them: `4471`, `58-03-19`. */
const KEYED = /^[*#]?\d{4,9}[#*]?$|^\d{1,3}(?:-\d{1,4}){2,4}$/;
const YEAR = /^(?:19|20)\d\d$/;
const DATE = /^(?:0?[1-9]|[12]\d|3[01])-(?:0?[1-9]|1[0-2])-[1-3]\d$/;
/** `Haustürcode ist neu: 40-17-95`: such a row tells itself behind a word for a key; plain digits need a lock beside it. */
const isKeyed = ({ part }: Mark, text: string, isLock: boolean): boolean =>
  KEYED.test(text) &&
  digitsOf(text) >= 4 &&
  !YEAR.test(text) &&
  (part === "password" || part === "code" || (part === "key" && isLock) || (text.includes("-") && !DATE.test(text)));

/** `Her social, if payroll asks again: …` */
const APART = /^[^,;]{0,40}, ["'`*]{0,2}$/;
const SIGNED = /[:=：]\s*["'`*]{0,2}$/;
/** What stands before is the end of a name, `… wifi marmotte77`, not `… for marmotte77`. */
const isTitled = (between: string): boolean => !isSmall(/([\p{L}\p{M}]+)[^\p{L}\p{M}]*$/u.exec(between)?.[1] ?? "");
