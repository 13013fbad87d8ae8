/**
 * Which languages a line, or a whole log, is written in: by script, by letters only one language has, and by its small words. A
 * short line may be of several: then all of them are possible and none is sure. Cheap: one look at each word.
 */
import { onceOf } from "../once.ts";
import { bitOf, bitsOf as bits, CAPITAL_NOUNS, EVERY_LANGUAGE, languagesOf, type Spoken } from "./languages/sets.ts";
import { shapeAt, smallWords } from "./languages/small-words.ts";
import { LANGUAGES } from "./lexicon/lexicon.ts";
import { isCyrillic, isHan, isHangul, isKana, isSpacedLetter } from "./scripts.ts";

export { askedIn } from "./languages/sets.ts";
export { bitOf, CAPITAL_NOUNS, EVERY_LANGUAGE, languagesOf, type Spoken };

const [EN, ZH, JA, KO] = [bitOf("en"), bitOf("zh"), bitOf("ja"), bitOf("ko")];
const CYRILLIC = bits("ru", "uk");
const LATIN = bits("en", "de", "fr", "es", "it", "pt", "nl", "pl", "id", "tr");

/** Letters that only these of ours write. */
const OWN_LETTERS: readonly (readonly [string, number])[] = [
  ["ß", bits("de")],
  ["äöü", bits("de", "tr")],
  ["ñ¿¡", bits("es")],
  ["ãõ", bits("pt")],
  ["łżźśćńęą", bits("pl")],
  ["ğışİ", bits("tr")],
  ["èù", bits("fr", "it")],
  ["œêîûëï", bits("fr")],
  ["іїєґ", bits("uk")],
  ["ыэъё", bits("ru")],
];

type Weighed = ReturnType<typeof weigh>;

const ownLetters = new Map(
  OWN_LETTERS.flatMap(([letters, set]) => [...letters].map((letter) => [letter.charCodeAt(0), set] as const)),
);

/** Of a longer text the beginning tells. */
const LONGEST_LOOK = 4000;

/** A plain list: a typed one of this length lies outside of the heap, and is made for each line. */
const none = (): number[] => LANGUAGES.map(() => 0);

function weigh(text: string, weights = none()) {
  const { languages: known, shapes } = smallWords();
  let [han, kana, hangul, cyrillic, latin] = [0, 0, 0, 0, 0];
  let start = 0;
  let isLower = true;
  let isPlain = true;
  const end = Math.min(text.length, LONGEST_LOOK);
  for (let i = 0; i <= end; i++) {
    const code = i < end ? text.charCodeAt(i) : 32;
    if (isSpacedLetter(code)) {
      if (code <= 90 && code >= 65) isLower = false;
      if (code >= 0x80) {
        isLower = false;
        isPlain = false;
        if (isCyrillic(code)) cyrillic++;
        const set = ownLetters.get(code);
        if (set !== undefined) add(weights, set, OWN_LETTER);
      }
      continue;
    }
    if (i > start) {
      if (i - start > 1 && text.charCodeAt(start) < 0x250 && text.charCodeAt(start) > DIGITS_END) latin++;
      const isShaped =
        !isPlain || (shapes[shapeAt(text.charCodeAt(start), text.charCodeAt(i - 1))]! & (1 << (i - start))) !== 0;
      if (i - start <= LONGEST_SMALL_WORD && isShaped && !isEnglishEnd(text, start, i) && !isSymbol(text, start, i)) {
        const word = text.slice(start, i);
        const set = known.get(word) ?? (isLower ? undefined : known.get(word.toLowerCase()));
        if (set !== undefined) add(weights, set, 1);
      }
      isLower = true;
      isPlain = true;
    }
    start = i + 1;
    if (code < 0x1100) continue;
    if (isHan(code)) han++;
    else if (isKana(code)) kana++;
    else if (isHangul(code)) hangul++;
  }
  return { weights, han, kana, hangul, cyrillic, latin };
}

/** `won't`, `it's`: French has these letters before its apostrophe. */
const isEnglishEnd = (text: string, start: number, end: number): boolean =>
  end - start === 1 && /['’]/.test(text[start - 1] ?? "") && /[dmst]/i.test(text[start]!);

/** `n=5`, `plan d`: only an apostrophe makes a French word of it. */
const isSymbol = (text: string, start: number, end: number): boolean =>
  end - start === 1 && /[cdjlmnst]/i.test(text[start]!) && !/['’]/.test(`${text[start - 1] ?? ""}${text[end] ?? ""}`);

const LONGEST_SMALL_WORD = 12;
const OWN_LETTER = 1;
/** `9`: a date is of no language. */
const DIGITS_END = 57;

/** A word that several languages have tells less for each. */
function add(weights: number[], set: number, weight: number): void {
  const share = weight / Math.sqrt(countOf(set));
  for (let rest = set; rest !== 0; rest &= rest - 1) weights[31 - Math.clz32(rest & -rest)]! += share;
}

function countOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** So much evidence makes a language sure where no other comes near. */
const ENOUGH = 1.2;
const NEAR = 0.6;

/** @param log what is known of the log that says it: where a line is in doubt, its log decides */
export function spokenIn(text: string, log?: Spoken): Spoken {
  const known = weighedOf(text);
  if (log !== undefined) return judged(known.weighed, log);
  known.own ??= judged(known.weighed);
  return known.own;
}
/** A line is asked for many things, and so is each memory that it is held against. */
const weighedOf = onceOf((text): { readonly weighed: Weighed; own?: Spoken } => ({ weighed: weigh(text) }), 200);

function judged({ weights, han, kana, hangul, cyrillic, latin }: Weighed, log?: Spoken): Spoken {
  let [sure, possible] = [0, 0];
  if (kana > 0 && kana * 12 >= han) [sure, possible] = [JA, JA];
  else if (han > 0) {
    possible = log !== undefined && (log.possible & (ZH | JA)) !== 0 ? log.possible & (ZH | JA) : ZH | JA;
    sure = (log?.sure ?? 0) & possible;
    // A Japanese word means another thing there: 保留 is put off, and kept in Chinese.
    if (sure === 0 && han >= SURELY_CHINESE) [sure, possible] = [ZH, ZH];
  }
  if (hangul > 0) {
    sure |= KO;
    possible |= KO;
  }
  if (cyrillic > 0) {
    const one = amongst(weights, CYRILLIC, log);
    sure |= one.sure;
    possible |= one.possible;
  }
  if (latin > 0) {
    // Words of work in Latin letters stand in every script's talk: they are read as English.
    const one = possible === 0 ? amongst(weights, LATIN, log) : { sure: 0, possible: EN };
    sure |= one.sure;
    possible |= one.possible;
  }
  return possible === 0 ? (log ?? EVERY_LANGUAGE) : { sure, possible };
}

/** What it surely is in, and English words of work; else any language, where a word that is missed does harm (`seit Mai` is no `mai`). */
export function inAny(text: string, log?: Spoken): Spoken {
  const { sure } = spokenIn(text, log);
  return sure === 0 ? EVERY_LANGUAGE : { sure, possible: sure | EN };
}

/** So many characters without a single kana are hardly Japanese. */
const SURELY_CHINESE = 10;

function amongst(weights: readonly number[], set: number, log?: Spoken): Spoken {
  let [best, second, winners] = [0, 0, 0];
  for (let i = 0; i < weights.length; i++) {
    if ((set & (1 << i)) === 0) continue;
    const weight = weights[i] ?? 0;
    if (weight > best) [best, second] = [weight, best];
    else if (weight > second) second = weight;
  }
  for (let i = 0; i < weights.length; i++)
    if ((set & (1 << i)) !== 0 && (weights[i] ?? 0) > 0 && (weights[i] ?? 0) >= NEAR * best) winners |= 1 << i;
  const known = (log?.sure ?? 0) & set;
  if (best >= ENOUGH && second < NEAR * best) return { sure: winners, possible: winners };
  // Too little to tell: what the log is sure of, as far as the line does not speak against it.
  if (known !== 0 && (best < ENOUGH || (known & winners) !== 0))
    return { sure: best >= ENOUGH ? known & winners : known, possible: known | winners };
  return { sure: 0, possible: best >= ENOUGH ? winners : set };
}

/** A language of a log has at least this share of what the foremost has. */
const SHARE_OF_LOG = 0.15;

/** What a whole log is written in; several, where its parts are. @param lines of which some hundred are looked at */
export function spokenInLog(lines: readonly string[]): Spoken {
  const weights = none();
  let [han, kana, hangul, cyrillic, latin] = [0, 0, 0, 0, 0];
  const step = Math.max(1, Math.floor(lines.length / MOST_LINES));
  for (let i = 0; i < lines.length; i += step) {
    const one = weigh(lines[i]!.slice(0, 400), weights);
    han += one.han;
    kana += one.kana;
    hangul += one.hangul;
    cyrillic += one.cyrillic;
    latin += one.latin;
  }
  let sure = 0;
  const letters = han + kana + hangul + cyrillic + 4 * latin;
  const isHeld = (count: number): boolean => count >= 4 && count >= SHARE_OF_LOG * letters;
  if (isHeld(kana + han) && kana > 0 && kana * 12 >= han) sure |= JA;
  else if (isHeld(han)) sure |= ZH;
  if (isHeld(hangul)) sure |= KO;
  for (const [set, count, words] of [
    [CYRILLIC, cyrillic, cyrillic / 6],
    [LATIN, latin * 4, latin],
  ] as const) {
    if (!isHeld(count)) continue;
    const best = Math.max(...LANGUAGES.map((_, i) => ((set & (1 << i)) !== 0 ? (weights[i] ?? 0) : 0)));
    if (best < Math.max(LEAST_OF_LOG, SMALL_WORDS * words)) continue;
    for (let i = 0; i < weights.length; i++)
      if ((set & (1 << i)) !== 0 && (weights[i] ?? 0) >= Math.max(LEAST_OF_LOG, NEAR_OF_LOG * best)) sure |= 1 << i;
  }
  return sure === 0 ? EVERY_LANGUAGE : { sure, possible: sure };
}

const MOST_LINES = 300;
const LEAST_OF_LOG = 4;
/** Of the words of any language more than this are small ones; names and commands among Chinese have none. */
const SMALL_WORDS = 0.1;
/** Neighbours share small words: less than this of the foremost is theirs alone. */
const NEAR_OF_LOG = 0.5;
