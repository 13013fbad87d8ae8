/**
 * The ways in which a text can be read by whoever obeys it: as it stands without what hides or decorates, and, where it shows
 * the traits of a disguise, without the disguise. Linear; a plain text has one view.
 */

import { stripInvisible } from "../../../daily/invisible.ts";
import { tried } from "../../../errors.ts";
import { onceOf } from "../../../once.ts";
import { withoutEntities } from "../../../text/entities.ts";
import { mixesScripts, seenAsCyrillic, seenAsLatin, unboxed } from "../../../text/homoglyphs.ts";
import { isKnownWord, saysTurned, wordsApart } from "./known-words.ts";
import { LINE_END } from "./units.ts";

/** Of a text wrapped up in itself so many layers are taken off. */
const MOST_LAYERS = 3;

/** Asked for the parts of an order, and then how like one it reads. @returns the plain reading first, each once, without line ends */
export const viewsOf: (text: string) => readonly string[] = onceOf(readingsOf, 1);

function readingsOf(text: string): string[] {
  const bare = decoded(text);
  const views = [bare];
  const add = (view: string): string => {
    if (!views.includes(view)) views.push(view);
    return view;
  };
  const joined = add(withoutHyphens(spelledTogether(bare)));
  const parted = joined.replace(ONE_WORD, (word) => wordsApart(word.replace(/_+|(?<=[a-z])(?=[A-Z])/g, " ")));
  if (hasNewWord(parted, joined)) add(parted);
  if (HAS_LATIN.test(joined) && HAS_LOOKALIKE.test(joined)) add(seenAsLatin(joined));
  if (mixesScripts(joined)) add(seenAsCyrillic(joined));
  if (LEET.test(joined))
    for (const one of ["i", "l"]) {
      const plain = withoutLeet(joined, one);
      if (hasNewWord(plain, joined)) add(plain);
    }
  for (const turn of [reversed, rotated]) if (saysTurned(joined, turn)) add(turn(joined));
  for (const said of carriedIn(bare)) add(decoded(said));
  return views.map(oneLine);
}

/** `ignoreAllPreviousInstructions` */
const ONE_WORD = /(?<![\w/.])[A-Za-z_]{20,80}(?!\w|[/.]\w)/g;
const HAS_LATIN = /[A-Za-z]/;
const HAS_LOOKALIKE = /[\u0250-\u02af\u1d00-\u1d2b\u0370-\u052f\u0570-\u0590\u13a0-\u13f4\ua730-\ua7af]/;

/** A line that begins as a sentence or an item does is one; any other goes on with the line before. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, (gap, at: number) =>
      gap.includes("\n") && BEGINS.test(String.fromCodePoint(text.codePointAt(at + gap.length) ?? 0))
        ? ` ${LINE_END} `
        : " ",
    )
    .trim();
const BEGINS = /[\p{Lu}\p{N}#>*•+-]/u;

/** As it is read where it is shown: escapes taken for what they stand for, marks and what cannot be seen left out. */
function decoded(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MOST_LAYERS; layer++) {
    const next = withoutEscapes(withoutEntities(plain));
    if (next === plain) break;
    plain = next;
  }
  return withoutMarkup(
    unboxed(plain)
      .split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/)
      .map(stripInvisible)
      .join("\n"),
  )
    .normalize("NFKC")
    .replace(STRAY_MARKS, "")
    .replace(/[’‘]/g, "'");
}

/** Strokes and dots laid over letters that no letter is made of; the accents of a word are composed by now. */
const STRAY_MARKS = /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d])[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]+/gu;

/** `%69%67`, `\u0069`, `\x69`, `\151`, `=69=67`: three percents at least, as one alone is an address's. */
const ESCAPED =
  /(?:%[\da-f]{2}){2,}|(?:\\x[\da-f]{2})+|(?:\\u\{[\da-f]{1,6}\}|\\u[\da-f]{4}|\\U[\da-f]{8})+|(?:\\[0-3][0-7]{2})+|(?:=[\da-f]{2}){3,}/gi;
const PARTLY_ESCAPED = /%[\da-f]{2}/gi;

function withoutEscapes(text: string): string {
  if (!/[%\\=]/.test(text)) return text;
  const whole = text.replace(ESCAPED, (run) => {
    if (/^\\u/i.test(run))
      return run.replace(/\\u\{?([\da-f]+)\}?/gi, (_, hex: string) => characterOf(Number.parseInt(hex, 16)));
    const radix = run.startsWith("\\") && !/^\\x/i.test(run) ? 8 : 16;
    const bytes = run.match(radix === 8 ? /[0-7]{3}/g : /[\da-f]{2}/gi)!.map((one) => Number.parseInt(one, radix));
    return textOf(Uint8Array.from(bytes)) ?? run;
  });
  // Single ones within a word: `%69gn%6Fre`.
  return whole.replace(/(?<![\w%])(?:\w{0,20}%[\da-f]{2}){2,20}\w{0,20}/gi, (word) =>
    word.replace(PARTLY_ESCAPED, (one) => characterOf(Number.parseInt(one.slice(1), 16))),
  );
}

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : "");

const UTF8 = new TextDecoder("utf-8", { fatal: true });
const textOf = (bytes: Uint8Array): string | undefined => tried(() => UTF8.decode(bytes), undefined);

/** Emphasis may part a word, a tag may, a comment may; what a comment says is read by whoever reads the file. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/(?<=\p{L})<!--[^>]{0,200}-->(?=\p{L})/gu, "")
    .replace(/<!--|-->/g, " . ")
    .replace(/\[([^\][]{1,40})\]\([^()\s]{0,200}\)(?=[\p{L}[])/gu, "$1")
    .replace(/(?<=\p{L})<\/?[a-z][^<>]{0,200}>(?=\p{L})/giu, "")
    .replace(/<(?:br|\/?(?:p|div|li|ul|ol|tr|td|h[1-6]))\b[^<>]{0,200}>/gi, "\n")
    .replace(/<\/?(?:b|i|u|s|em|strong|span|a|code|sup|sub|mark|font|small|del|ins|kbd|q)\b[^<>]{0,300}>/gi, "")
    .replace(/\*+|~~+|(?<=\p{L})`+(?=\p{L})|(?<=\p{L})_{2}(?=\p{L})|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    // As a command it prints what `printenv` does; as a word it is many things.
    .replace(/`env`/g, " printenv ")
    .replace(/`/g, " ")
    .replace(/\\(?=[\p{P}\p{S}])/gu, "");

/** `i g n o r e`, `i.g.n.o.r.e`: letters each alone, one sign between them; two spaces, or another sign, part the words. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:([ \t.\-_·•,/|+])\p{L}(?:\1\p{L})+)(?![\p{L}\p{N}])/gu;
/** Han, kana and Hangul stand alone and mean something: only a longer row of them is a disguise. */
const SPACED_WIDE =
  /(?<![\p{L}\p{N}])(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}][ \t]{1,4}){5,}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}](?![\p{L}\p{N}])/gu;

const spelledTogether = (text: string): string =>
  text
    .replace(SPACED, (run, sign: string) => (WIDE.test(run) ? run : wordsApart(run.replaceAll(sign, ""))))
    .replace(SPACED_WIDE, (run) =>
      run
        .split(/[ \t]{2,}/)
        .map((word) => wordsApart(word.replace(/[ \t]/g, "")))
        .join(" "),
    );

const WIDE = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** `ig-nore all prev-ious`: a text that hides so parts more than one word, and one of an order. */
function withoutHyphens(text: string): string {
  if ((text.match(HYPHENATED)?.length ?? 0) < 2) return text;
  const plain = text.replace(/(?<=\p{L})[-‐‑·](?=\p{Ll})/gu, "");
  return hasNewWord(plain, text) ? plain : text;
}
const HYPHENATED = /\p{L}[-‐‑·]\p{Ll}/gu;

/** Whether a reading says a word of orders that the text as it stood did not. */
function hasNewWord(reading: string, text: string): boolean {
  const there = new Set(text.match(LONGER_WORD));
  return (reading.match(LONGER_WORD) ?? []).some((word) => !there.has(word) && isKnownWord(word));
}
const LONGER_WORD = /\p{L}{5,20}/gu;

/** Words of letters and what passes for them: one alone is a version, or an address. */
const LEET = /(?:(?<![\w@$!])(?=[\w@$!]{0,20}[\d@$!]\w)(?=[\w@$!]{0,20}[a-z])[\w@$!]{3,20}(?![\w@$!])[^\n]{0,60}?){2}/i;
/** What passes for a letter, and for which. */
const [PASSES, FOR] = ["0345789@$!", "oeastbgasi"] as const;
const withoutLeet = (text: string, one: string): string =>
  text.replace(/[\w@$!]{2,24}/g, (word) =>
    /[a-z]/i.test(word) && /[\d@$!]/.test(word)
      ? word.replace(/[\d@$!](?!$)|[\d@$](?=$)/g, (sign) => (sign === "1" ? one : (FOR[PASSES.indexOf(sign)] ?? sign)))
      : word,
  );

const reversed = (text: string): string => [...text].reverse().join("");
const rotated = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

/** What stands in a text as base64 or as hexadecimal, where it is text. */
function carriedIn(text: string): string[] {
  const said: string[] = [];
  for (const [blob] of text.matchAll(/(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,4000}={0,2}(?![A-Za-z0-9+/_-])/g)) {
    const isHex = /^(?:[\da-f]{2}){10,}$/i.test(blob);
    const found = readable(Buffer.from(blob, isHex ? "hex" : "base64"));
    if (found !== undefined) said.push(found);
  }
  return said;
}

/** Bytes that are words: letters and spaces, hardly a control. */
function readable(bytes: Uint8Array): string | undefined {
  const text = textOf(bytes);
  if (text === undefined || text.length < 6) return undefined;
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\s]+$/u.test(text) && /[\p{L}]{2}[^\p{L}]+[\p{L}]{2}|\p{Lo}{4}/u.test(text)
    ? text
    : undefined;
}
