/**
 * The same thing under another name: `IE11` and `Internet Explorer 11`, `k8s` and `Kubernetes`, `Munich` and `München`. Told by
 * form alone, so it is a guess: good enough to spare a name, and not to prove it.
 */
import { spelled, unaccented } from "../../text/folding.ts";
import { commonLetters } from "../../text/kin.ts";
import { spokenLanguageOf } from "../../text/spoken-languages.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";

/** Words of which an abbreviation in the lines keeps the beginnings. Of a sentence's first word too: nothing agrees by chance. */
export function abbreviatedIn(text: string, lines: string): string[] {
  const short = [...lines.matchAll(SHORT)].map(([one]) => one);
  if (short.length === 0) return [];
  return [...text.matchAll(RUN)].flatMap(([run]) => {
    const words = run.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
    const first = words.map((word) => word[0]).join("");
    // Before it may stand what the sentence begins with: `The Internet Explorer`.
    const initials = short.map((one) => one.replace(/\d+$/u, "")).filter((one) => one.length > 1);
    const long = initials.flatMap((one) => {
      const from = first.indexOf(one);
      return from < 0 ? [] : words.slice(from, from + one.length);
    });
    return [...long, ...words.filter((word) => short.some((one) => shortens(one, word)))];
  });
}

/** `IE`, `IE11`, `k8s`. */
const SHORT = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,6}\d{0,4}|\p{L}\d{1,2}\p{L})(?![\p{L}\p{N}])/gu;
/** Words with capitals, and figures, one behind the other. */
const RUN = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+(?:[\s-](?:\p{Lu}[\p{L}\p{N}]+|\d+))*/gu;

/** `k8s` is eight letters between two; `TS` the capitals of `TypeScript`. */
function shortens(short: string, word: string): boolean {
  const [, first, left, last] = /^(\p{L})(\d+)(\p{L})$/u.exec(short.toLowerCase()) ?? [];
  const long = word.toLowerCase();
  if (left !== undefined) return long.length === Number(left) + 2 && long.startsWith(first!) && long.endsWith(last!);
  return short.length > 1 && word.replace(/[^\p{Lu}]/gu, "") === short && word !== short;
}

/**
 * Whether a word of a name, or its beginning, stands in the lines as one does: `Milan` for `Milano`, `University` for `uni`. In a
 * translation a name that begins alike may be the same: `Florence` for `Firenze`.
 */
export function isCalledIn(name: string, lines: string, isTranslated: boolean): boolean {
  const written = [...new Set(lines.match(WORD))].filter((word) => !isSmallWord(word));
  const isAlike = (word: string, other: string): boolean =>
    beginsAlike(word, other) ||
    (isTranslated && /^\p{Lu}/u.test(other) && sounding(word).charAt(0) === sounding(other).charAt(0));
  const isOne = (word: string, other: string): boolean => {
    const language = languageIn(other);
    return (language && languageIn(word)) === undefined ? isAlike(word, other) : languageIn(word) === language;
  };
  return (name.match(WORD) ?? []).some((word) => written.some((other) => isOne(word, other)));
}

/** `Dutch` is `Niederländisch`. */
const languageIn = (word: string): string | undefined => spokenLanguageOf(contentWords(word)[0] ?? "");
const WORD = /[\p{L}\p{N}]{3,}/gu;
/** Names begin with so many letters in both; `Аня` has but two in common with `Анна`, the ending aside. */
const LEAST = 3;
/** With their vowels alike, names must be the same but for the ending: `Turin` and `Torino`. */
const LEAST_WITHOUT_VOWELS = 4;
const MOSTLY = 0.8;

function beginsAlike(name: string, other: string): boolean {
  const [a, b] = [sounding(name), sounding(other)];
  const common = commonLetters(a, b);
  // Only a capital tells a name; an ordinary word stands for one where it is the whole beginning.
  if (!/^\p{Lu}/u.test(other)) return common >= LEAST && common === b.length;
  const shortest = Math.min(a.length, b.length);
  if (common >= Math.min(LEAST, shortest - 1) && common * 2 >= shortest) return true;
  const alike = commonLetters(a.replace(VOWEL, "a"), b.replace(VOWEL, "a"));
  return common > 0 && alike >= LEAST_WITHOUT_VOWELS && alike >= MOSTLY * shortest;
}

/** As two languages spell one name: `Köln` and `Cologne`, `Wien` and `Vienna`. */
const sounding = (word: string): string =>
  unaccented(spelled(word)).replace(/c/gu, "k").replace(/v/gu, "w").replace(/y/gu, "i");
const VOWEL = /[eiou]/gu;
