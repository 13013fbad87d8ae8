/** Another value than a memory has beside the same words: a number, weekday, date, sign, letter or name that each says and the other does not. */

import { onceFor } from "../../once.ts";
import { isOnlyDays, weekdaysIn } from "../../text/days.ts";
import { CAPITAL_NOUNS, spokenIn } from "../../text/languages.ts";
import { contentWords, isSmallWord, stem } from "../../text/words.ts";
import { specificsOf } from "../evidence/specifics.ts";
import { type Claimed, claimedOf, claims, telling } from "./clauses.ts";
import { tokensOf } from "./exchanged.ts";
import { type Figure, signedNumbers, signedWords } from "./figures.ts";
import { type Pair, stated } from "./pair.ts";
import { lettersIn, namesIn, otherSigns } from "./similarity.ts";
import { LABEL, mainOf, type Told, withoutReason } from "./told.ts";

/** Another number, day or name than the memory has, whatever the two are about. */
export const otherValue = onceFor(({ said: { text }, told }: Pair): string | undefined => {
  const main = withoutReason(text);
  return (
    otherNumber(main, told.core, signedNumbers) ??
    otherNumber(main, told.core, signedWords) ??
    otherDay(mainOf(stated(text)), told) ??
    otherSpecific(text, told)
  );
});

/** In what both state, each counted: `server 7, rack 8` may become `server 7, rack 7`. `Not 30` is another than `30`: `90, not 30` denies the old one. */
function otherNumber(text: string, core: string, read: typeof signedNumbers): string | undefined {
  const [said, had] = [read(text), read(core)];
  const count = (all: typeof said, key: string): number => all.filter((one) => one.key === key).length;
  const isMore = (all: typeof said, than: typeof said, { key }: Figure): boolean => count(all, key) > count(than, key);
  const lost = had.filter((one) => isMore(had, said, one));
  for (const one of said.filter((figure) => isMore(said, had, figure))) {
    const other = lost.find((old) => old.text !== one.text && standsAlike(one.text, text, old.text, core));
    if (other) return `${one.text}, not ${other.text}`;
  }
  return undefined;
}

/** Where each names a weekday that the other does not: `on Thursdays, not on Tuesdays`. */
function otherDay(text: string, { core }: Told): string | undefined {
  const isOther = (words: readonly string[], among: Claimed): boolean => words.some((word) => !claims(among, word));
  const [ours, theirs] = [telling(text), telling(core)];
  // `The team meets on Mondays`, `the board meets on Fridays`.
  if (isOther(ours, claimedOf(new Set(theirs))) && isOther(theirs, claimedOf(new Set(ours)))) return undefined;
  const [said, had] = [weekdaysIn(text), weekdaysIn(core)];
  const isIn = (days: typeof said, { day }: (typeof said)[number]): boolean => days.some((one) => one.day === day);
  const [now, then] = [said.find((one) => !isIn(had, one)), had.find((one) => !isIn(said, one))];
  return now && then && `${text.slice(now.from, now.to)}, not ${core.slice(then.from, then.to)}`;
}

/** Where both state a number, date, link, identifier or name that the other does not: `5, not 10`. Reasons are no values. */
function otherSpecific(sentence: string, told: Told): string | undefined {
  const [text, memory] = [withoutReason(sentence), told.stated];
  const between = <T>(read: (of: string) => T[], keyOf: (one: T) => string, readWhole = read): [T[], T[]] => {
    const [said, had] = [sentence, told.whole].map((whole) => new Set(readWhole(whole).map(keyOf)));
    return [read(text).filter((one) => !had!.has(keyOf(one))), read(memory).filter((one) => !said!.has(keyOf(one)))];
  };
  const [gained, lost] = between(specificsOf, ({ key }) => key);
  const [day, before] = [gained, lost].map((all) => all.find(({ kind }) => kind === "date"));
  // `May 18` is `2026-05-18`.
  if (day && before && !day.key.endsWith(before.key) && !before.key.endsWith(day.key))
    return `${day.text}, not ${before.text}`;
  const signs = otherSigns(text, memory);
  if (signs) return `${signs[0]}, not ${signs[1]}`;
  const [[letter], [old]] = between(lettersIn, (one) => one);
  if (letter && old) return `${letter.slice(1)}, not ${old.slice(1)}`;
  // A row of a table is too short to tell its language.
  if (((spokenIn(sentence).sure | spokenIn(told.whole).sure) & CAPITAL_NOUNS) !== 0) return undefined;
  // What begins a line has a capital for that.
  const [names, lostNames] = between(
    (of) => of.replace(LABELS, "").split("\n").flatMap(namesIn),
    (name) => name,
    (of) => namesIn(of.replace(LABELS, "")),
  );
  // `new`, of `New tools`, and `Local`, of `localhost`: each says the other's word.
  const [ours, theirs] = [new Set(contentWords(sentence)), told.words].map(claimedOf);
  const says = tokensOf(sentence.toLowerCase());
  for (const name of names.filter((one) => !claims(theirs!, one)))
    for (const other of lostNames.filter((one) => !claims(ours!, one) && !says.includes(one)))
      if (!isSmallWord(name) && !isSmallWord(other) && !isOnlyDays(name) && stem(name) !== stem(other))
        if (standsAlike(name, text, other, memory)) return `${name}, not ${other}`;
  return undefined;
}

/** Before what each line states. */
const LABELS = new RegExp(LABEL.source, "gmu");

/** Whether two numbers stand beside one word: `under 5 lines`, `under 10 lines`. */
function standsAlike(one: string, text: string, other: string, memory: string): boolean {
  const held = wordsBeside(other, memory.toLowerCase());
  return wordsBeside(one, text.toLowerCase()).some((word) => held.includes(word));
}

function wordsBeside(value: string, text: string): string[] {
  const at = text.indexOf(value);
  const [before, after] = [contentWords(text.slice(0, at)), contentWords(text.slice(at + value.length))];
  return [...before.slice(-2), ...after.slice(0, 2)];
}
