/**
 * Finds what opens a lock or lets somebody in: `side entrance opens with 4471#`, `Alarm off: 2580`, `encrypted with …`.
 */
import type { Mark } from "./marks.ts";
import { digitsOf, goesNoFurther, joints, type Reading, type Told, touching } from "./reading.ts";
import type { Value } from "./value.ts";

/** So many characters away the opening is still this one. */
const NEAR = 60;
/** As a keypad is told: the last key enters it. */
const KEYPAD = /^[*#]?\d{3,8}[#*]$/;
const DASHED = /^\d{1,3}(?:[-–]\d{1,3}){2,4}$/;

export function openersIn(reading: Reading): Told[] {
  const { line, marks, has, values } = reading;
  const told: Told[] = [];
  const keypad = has("lock") || has("opens") || has("code") || has("dial") || has("key");
  const entered = touching(reading, "types");
  const [withs, opens, spoken] = [
    touching(reading, "with", "types"),
    touching(reading, "opens"),
    touching(reading, "spoken"),
  ];
  const openings = marks.filter(({ part }) => part === "opens");
  for (const value of values()) {
    const { from, to, text } = value;
    if (keypad && KEYPAD.test(text)) told.push({ kind: "code", from, to });
    const languages = near(openings, value);
    if (languages === 0) continue;
    const touched = (withs(value) | opens(value)) & languages;
    if (value.likeness === "number" || DASHED.test(text)) {
      const signed = openings.some(
        ({ to: end }) => end < from && /^[^:：]*[:：]\s*["'`*„“]*$/.test(line.slice(end, from)),
      );
      const digits = digitsOf(text);
      const fits = (has("lock") || has("dial")) && digits >= 4 && digits <= 9 && !/[./]/.test(text);
      if (fits && (touched !== 0 || signed) && goesNoFurther(line, value)) told.push({ kind: "code", from, to });
    } else if (
      isWord(value, (withs(value) & languages) !== 0, (spoken(value) & languages) !== 0, reading) ||
      // `typed … to unlock the kiosk`
      ((entered(value) & languages) !== 0 && value.quoted && value.likeness === "joined" && joints(text) >= 2)
    )
      told.push({ kind: "password", from, to });
  }
  const named = marks.filter(({ part }) => part === "spoken");
  for (const { from, to } of quotedIn(line)) {
    const phrase = { from, to, text: line.slice(from, to), quoted: true } as Value;
    const opened = near(openings, phrase);
    // `unlock the disk with "…"`, `the phrase of the encrypted disk: "…"`
    const tied = (opened & withs(phrase)) !== 0 || (has("lock") && opened !== 0 && near(named, phrase) !== 0);
    if (tied && !marks.some((one) => one.part === "about" && one.from >= from && one.to <= to))
      told.push({ kind: "passphrase", from, to });
  }
  return told;
}

const WORDS = /^[\p{L}\p{M}'’-]+(?:[\s,]+[\p{L}\p{M}'’-]+){2,20}[.!?]?$/u;
const WIDE_PHRASE = /^[\u3040-\u30ff\u3400-\u9fff]{6,40}$/;

/** Of three words or more, the first in small letters: no label of a button. */
function* quotedIn(line: string): Generator<{ from: number; to: number }> {
  for (const { 0: whole, 1: text, index } of line.matchAll(/["“„«「『]([^"”“»」』]{6,120})["”“»」』]/g))
    if (/^[\p{Ll}\p{Lo}]/u.test(text!) && (WORDS.test(text!) || WIDE_PHRASE.test(text!)))
      yield { from: index + 1, to: index + whole.length - 1 };
}

const near = (openings: readonly Mark[], { from, to }: Value): number =>
  openings.reduce((all, one) => (from - one.to < NEAR && one.from - to < NEAR ? all | one.languages : all), 0);

function isWord({ likeness, text, last, quoted }: Value, touched: boolean, spoken: boolean, { has }: Reading): boolean {
  if (likeness === "strong") return touched && text.length >= 8;
  if (likeness === "mild") return touched && joints(text) >= 2;
  if (likeness === "word" && spoken) return last || quoted;
  // `keepNames` is a name in code.
  const plain = (likeness === "word" && !/\p{Ll}\p{Lu}/u.test(text)) || likeness === "joined";
  return quoted && touched && has("lock") && text.length >= 4 && plain && !/^\p{Lu}\p{L}+$/u.test(text);
}
