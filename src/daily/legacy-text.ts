/**
 * Reads text of the encodings that were in use before UTF-8. `chardet` guesses from the bytes, Node decodes, and what came out must
 * look like words: a guess that gives letters of several languages, signs within words or capitals at their ends is none. What is
 * not sure is not read: garbage would count as read.
 */
import { analyse } from "chardet";
import { tried } from "../errors.ts";

export interface LegacyText {
  readonly text: string;
  /** Its encoding as people know it. */
  readonly encoding: string;
}

type Family = keyof typeof ALPHABETS | "asian" | "other";

/** Those that Node decodes; the first of a family that reads the same text is told. */
const FAMILIES: readonly (readonly [Family, readonly string[]])[] = [
  ["western", ["windows-1252", "iso-8859-15", "macintosh"]],
  ["central", ["windows-1250", "iso-8859-2"]],
  ["turkish", ["windows-1254"]],
  ["cyrillic", ["windows-1251", "koi8-u", "iso-8859-5", "ibm866", "x-mac-cyrillic"]],
  ["asian", ["gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"]],
  ["other", ["windows-1253", "iso-8859-7", "windows-1255", "iso-8859-8", "windows-1256", "iso-8859-6", "windows-874"]],
];

/** As `chardet` names those of which Node knows one that has more. */
const SAME_AS: Readonly<Record<string, string>> = {
  ...{ "iso-8859-1": "windows-1252", "iso-8859-9": "windows-1254", "koi8-r": "koi8-u" },
};

/** What is looked at: lines that are not all ASCII, up to so many bytes. */
const LOOKED_AT_BYTES = 16 * 1024;

interface Candidate extends LegacyText {
  readonly family: Family;
  /** From 0 to 100. */
  readonly confidence: number;
  /** Of what is beyond ASCII, the share that no text of that encoding has. */
  readonly odd: number;
}

/** So odd a text may be: a sign within a word here and there. */
const MOST_ODD = 0.1;
/** Of an alphabet with thousands of signs anything may be read as some of them: there `chardet` must be sure. */
const SURE = 60;
/** So much surer of another family it must be, where the text is one of Western Europe as well. */
const SURER = 10;

/** @returns undefined where no encoding is sure, or Node has none for it   @param bytes that are not UTF-8 */
export function legacyText(bytes: Uint8Array): LegacyText | undefined {
  const sample = sampleOf(bytes);
  const found = candidatesIn(sample);
  const least = Math.min(...found.map(({ odd }) => odd));
  // What is as good by its letters is chosen by its bytes; what Western Europe writes is commonest by far.
  const best = found
    .filter(({ odd }) => odd === least)
    .sort((a, b) => rank(b) - rank(a))
    .at(0);
  // Of a Macintosh nothing but its letters tells: it only shows that another one is not sure.
  const text =
    best && best.odd <= MOST_ODD && best.encoding !== "macintosh" ? decoded(best.encoding, bytes) : undefined;
  return text === undefined ? undefined : { text, encoding: best!.encoding };
}

/** @returns text of ISO-2022-JP, which is ASCII to its bytes; undefined for what is something else */
export function shiftedText(bytes: Uint8Array): LegacyText | undefined | "unknown" {
  const ascii = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shifts = SHIFTS.filter((shift) => ascii.includes(shift));
  if (shifts.length === 0) return undefined;
  const text = shifts.includes(KOREAN) ? undefined : decoded("iso-2022-jp", bytes);
  return text === undefined ? "unknown" : { text, encoding: "iso-2022-jp" };
}

const KOREAN = "\x1b$)C";
const SHIFTS = ["\x1b$B", "\x1b$@", KOREAN, "\x1b$)A"];

/** A short text in Icelandic may as well be Turkish. */
const rank = ({ confidence, family, text }: Candidate): number =>
  confidence + (family === "western" && !ICELANDIC_OR_TURKISH.test(text) ? SURER : 0);
const ICELANDIC_OR_TURKISH = /[\u00d0\u00dd\u00de\u00f0\u00fd\u00fe]/;

function candidatesIn(sample: Uint8Array): Candidate[] {
  const guessed = new Map<string, number>();
  for (const { name, confidence } of analyse(sample)) {
    const encoding = SAME_AS[name.toLowerCase()] ?? name.toLowerCase();
    guessed.set(encoding, Math.max(confidence, guessed.get(encoding) ?? 0));
  }
  const candidates: Candidate[] = [];
  for (const [family, encodings] of FAMILIES)
    for (const encoding of encodings) {
      const confidence = guessed.get(encoding) ?? 0;
      if ((family === "asian" || family === "other") && confidence < SURE) continue;
      const text = decoded(encoding, sample);
      if (text !== undefined) candidates.push({ text, encoding, family, confidence, odd: oddIn(text, family) });
    }
  return candidates;
}

const decoded = (encoding: string, bytes: Uint8Array): string | undefined =>
  tried(() => new TextDecoder(encoding, { fatal: true }).decode(bytes), undefined);

/** No encoding here has a line end within a character. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= LOOKED_AT_BYTES) return bytes;
  const lines: Uint8Array[] = [];
  let size = 0;
  for (let start = 0; start < bytes.length && size < LOOKED_AT_BYTES; ) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found + 1;
    const line = bytes.subarray(start, Math.min(end, start + LOOKED_AT_BYTES));
    if (line.some((byte) => byte > 0x7f)) {
      lines.push(line);
      size += line.length;
    }
    start = end;
  }
  return Buffer.concat(lines);
}

/** Controls, what no encoding gives a sign to, drawn boxes. */
const NEVER = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd\u2500-\u259f\ue000-\uf8ff]/;
/** Letters of an alphabet whose words nobody here knows. */
const LEAST_OTHER = 20;
/** Western Europe has far fewer of them, in no such rows. */
const MOST_ACCENTED = 0.32;
const ROW = /[^\0-\x7f]{4}/;
/** Of Cyrillic letters, mostly small, those that are commonest in Russian and Ukrainian; in texts of both, 0.63 to 0.68. */
const LEAST_COMMON = 0.5;

function oddIn(text: string, family: Family): number {
  if (NEVER.test(text)) return 1;
  const beyond = [...text.matchAll(/[^\0-\x7f]/gu)];
  if (beyond.length === 0) return 1;
  if (family === "other" && beyond.length < LEAST_OTHER) return 1;
  const isLatin = ["western", "central", "turkish"].includes(family);
  if (isLatin && (ROW.test(text) || beyond.length > MOST_ACCENTED * text.replace(/\s+/g, "").length)) return 1;
  const letters = beyond.map(([sign]) => sign).filter(isLetter);
  if (family === "cyrillic" && !isMostlyCommon(letters)) return 1;
  const signs = beyond.filter(({ 0: sign, index }) => isOdd(sign, text, index)).length;
  const alphabets: readonly ReadonlySet<string>[] = family === "asian" || family === "other" ? [] : ALPHABETS[family];
  const strange = alphabets.map((alphabet) => letters.filter((letter) => !alphabet.has(letter)).length);
  return (signs + (strange.length === 0 ? 0 : Math.min(...strange))) / beyond.length;
}

function isMostlyCommon(letters: readonly string[]): boolean {
  const common = letters.filter((letter) => COMMON_CYRILLIC.has(letter));
  const large = letters.filter((letter) => letter !== letter.toLowerCase());
  return common.length >= LEAST_COMMON * letters.length && large.length < letters.length / 2;
}

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);

/** Currency, florin, accents without a letter, daggers, broken bars, halves and the like: nobody types them in a log. */
const RARE = /[\u00a4\u00a6\u00a8\u00ac\u00af\u00b4\u00b8\u0192\u02c6\u02c7\u02d8-\u02dd\u2020\u2021\u2030]/;
/** Pound, yen, small raised numbers. */
const BEFORE_NO_LETTER = /[\u00a3\u00a5\u00b2\u00b3\u00b9]/;
/** Stand between letters in honest words. */
const JOINS = /[\u00ad\u00b7\u00d7\u2010-\u2012\u2014\u2018\u2019\p{M}]/u;
const LATIN = /\p{Script=Latin}/u;
/** Letters that are never a word of their own: eth, thorn, sharp s, s and z with a caron, d with a stroke, oe. */
const ALONE_IN_NO_LANGUAGE =
  /[\u00d0\u00de\u00df\u00f0\u00fe\u0110\u0111\u011e\u011f\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/;
const LOW_QUOTES = /[\u201a\u201e]/;

function isOdd(sign: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 1), at);
  const after = text.slice(at + sign.length, at + sign.length + 1);
  if (isLetter(sign)) {
    const isLatin = LATIN.test(sign);
    if (ALONE_IN_NO_LANGUAGE.test(sign) && !isLetter(before) && !isLetter(after)) return true;
    if (!isLatin && (/[a-z]/i.test(before) || /[a-z]/i.test(after)) && !/[\p{Script=Han}\u00b5]/u.test(sign))
      return true;
    return /\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before);
  }
  if (RARE.test(sign)) return true;
  if (LOW_QUOTES.test(sign)) return isLetter(before);
  if (BEFORE_NO_LETTER.test(sign) && isLetter(after)) return true;
  return isLetter(before) && isLetter(after) && !JOINS.test(sign) && !/\p{Script=Han}/u.test(before + after);
}

/** Letters beyond ASCII that people of one language write: a text that was read in the wrong encoding has letters of several. */
const alphabet = (letters: string): ReadonlySet<string> =>
  new Set(letters + letters.toUpperCase() + letters.toLowerCase());

/** By the family of encodings that a language was written in. */
const ALPHABETS = {
  // Names of all neighbours stand in a text of any of them.
  western: [alphabet("àáâãäåæçèéêëìíîïñòóôõöøùúûüÿœßªºµ"), alphabet("áéíóúýþæöð"), alphabet("äåöéšžüõ")],
  central: [
    alphabet("ąćęłńóśźż"),
    alphabet("áčďéěíňóřšťúůýž"),
    alphabet("áäčďéíĺľňóôŕšťúýž"),
    alphabet("áéíóöőúüű"),
    alphabet("ăâîşţ"),
    alphabet("čćđšž"),
    alphabet("äöüß"),
  ],
  turkish: [new Set([...alphabet("çğıöşüâîû"), "\u0130"])],
  cyrillic: [alphabet("абвгдежзийклмнопрстуфхцчшщъыьэюяё"), alphabet("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя")],
} as const;

/** The commonest of Cyrillic: in another encoding of the same alphabet others seem to be. */
const COMMON_CYRILLIC = alphabet("оеаинтірсвл");
