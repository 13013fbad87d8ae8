/**
 * Finds a value that stands before the word for it: `keep … as the password of the NAS`, `… stays the admin password`, `把…设为密码`.
 * Languages put the verb between the two or behind both, so it is the value's look that decides: no word of a sentence looks so.
 */
import type { Mark } from "./marks.ts";
import {
  goesNoFurther,
  isAbout,
  isNoValue,
  isSmall,
  KIND,
  PLACED,
  type Reading,
  sharesLanguage,
  type Told,
} from "./reading.ts";
import type { Part } from "./shapes.ts";
import type { Value } from "./value.ts";

/** So many words between the verb and the word for a secret: `is still the old guest wifi password`. */
const MOST_WORDS = 6;
const NEAR = 60;
const CLAUSE_END = /[;!?。；！？，、:：]|[.,](?:\s|$)/;
const TIES: ReadonlySet<Part> = new Set<Part>(["is", "as", "sets"]);
const NAMES: ReadonlySet<Part> = new Set<Part>(["password", "phrase", "code", "label"]);
/** What closes the value: `Sommer2024! ist …` too. */
const TYPED = /^(?:[!?]+(?=\s+\p{Ll}))?["'`*_»”’」』)]*/u;
/** `… (admin password)`, `… – пароль от склада` */
const SIGNED = /^["'`*_»”’」』]*\s*(?:[(（]|[—–-]\s)/;
const WORD_AND_NUMBER = /\p{L}{4,}[-_.]?\d{2,}|\p{L}{5,}\d/u;
const YEAR = /^(?:19|20)\d\d$/;

export function beforeIn(reading: Reading): Told[] {
  const { line, marks, anchors, values } = reading;
  const named = anchors.filter((one) => NAMES.has(one.part) && !isOfOther(one, marks, line));
  if (named.length === 0 || !/\d|[^\s!*%$#^~§&][!*%$#^~§&][^\s!*%$#^~§&]/.test(line)) return [];
  return values().flatMap((value) => {
    const anchor = named.find(({ from }) => from >= value.to);
    if (anchor === undefined || anchor.from - value.to > NEAR || !isTied(value, anchor, reading)) return [];
    return [{ kind: KIND[anchor.part]!, from: value.from, to: value.to }];
  });
}

/** `… is the password manager now`: the word only says what kind of thing it is. */
const isOfOther = (anchor: Mark, marks: readonly Mark[], line: string): boolean =>
  marks.some(
    (one) =>
      isAbout(one) &&
      sharesLanguage(one, anchor) &&
      one.from >= anchor.to &&
      /^["'`*_»”’」』\s-]{0,3}$/.test(line.slice(anchor.to, one.from)),
  );

function isTied(value: Value, anchor: Mark, { line, marks, has }: Reading): boolean {
  const { to } = value;
  const between = line.slice(to, anchor.from);
  const bare = between.replace(TYPED, "");
  if (CLAUSE_END.test(bare) || between.includes(PLACED) || isNoValue(value, marks)) return false;
  if (bare.split(/\s+/).length > MOST_WORDS + 1) return false;
  const ties = marks.filter((one) => TIES.has(one.part) && sharesLanguage(one, anchor) && one.from >= to);
  const next = to + (between.length - bare.length) + (/^\s*/.exec(bare)?.[0].length ?? 0);
  const touches = ties.some(({ from, to: end }) => from === next && end <= anchor.from);
  // `… yazıcının şifresi olarak`: what ties them stands behind both.
  const closes = ties.some(
    ({ part, from }) => part === "as" && from >= anchor.to && /^\p{L}{0,6}\s?$/u.test(line.slice(anchor.to, from)),
  );
  const signed = SIGNED.test(between) && !/[([][^)\]]*[)\]]/.test(bare);
  const amid = ties.some(({ to: end }) => end <= anchor.from);
  if (!(touches || closes || signed || amid)) return false;
  if (!closes && !signed && isClause(line, to, anchor.from, ties)) return false;
  return looksSo(value, touches, anchor, line, has);
}

/** `… is the model that resets passwords`: behind a noun a small word begins what is said of that noun. */
function isClause(line: string, from: number, end: number, ties: readonly Mark[]): boolean {
  let nouns = 0;
  for (const { 0: word, index } of line.slice(from, end).matchAll(/[\p{L}\p{M}'’]{2,}/gu)) {
    const at = from + index;
    if (nouns === 0 && ties.some((one) => one.from <= at && at < one.to)) continue;
    if (!isSmall(word)) nouns++;
    else if (nouns > 0) return true;
  }
  return false;
}

function looksSo(value: Value, touches: boolean, { part, to }: Mark, line: string, has: Reading["has"]): boolean {
  const { likeness, text } = value;
  if (part === "code") return touches && likeness === "number" && /^\d{4,8}$/.test(text) && !YEAR.test(text);
  if (part === "label" && !has("lock") && !has("account")) return false;
  if (likeness === "machine" || likeness === "strong") return true;
  return (
    likeness === "mild" && touches && WORD_AND_NUMBER.test(text) && goesNoFurther(line, { ...value, to, last: false })
  );
}
