/**
 * Finds numbers that prove themselves: payment cards (ISO/IEC 7812, the digit of Luhn) and bank accounts (ISO 13616, modulo 97).
 * Words around them are asked only where a row of a card's groups fails the sum: an order number does so too.
 */
import { marksIn } from "./told/marks.ts";

export interface Numbered {
  readonly kind: "card" | "iban";
  /** Its place in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** In groups as they stand on the card; without them only beside what else stands there. */
const CARD =
  /(?<![\w.+/-])(?:[2-6]\d{3}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|3[47]\d{2}([ -])\d{6}\2\d{5}|[3-6]\d{12,18})(?![\w-])/g;
const IBAN =
  /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[A-Z0-9]{11,30}|(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,4})?)(?![A-Za-z0-9])/g;
const [SHORTEST_IBAN, LONGEST_IBAN] = [15, 34];
/** The end of its validity and the check number stand near the card's. */
const NEAR = 70;
const EXPIRY = /(?<![\d/.-])(?:0[1-9]|1[0-2]) ?\/ ?(?:20)?[2-4]\d(?![\d/])/g;
const CHECK = /(?<![A-Za-z])(?:CV[CV]2?|CSC|CID)[^\w\n]{1,4}(\d{3,4})(?!\d)/gi;

export function numbersIn(text: string): Numbered[] {
  const found: Numbered[] = [];
  for (const { 0: digits, 1: parted, 2: parts, index } of text.matchAll(CARD)) {
    const end = index + digits.length;
    if (!hasLuhn(digits.replace(/[ -]/g, "")) && !(parted !== undefined && isOfCard(text, index, end))) continue;
    const line = text.slice(end, end + NEAR).split("\n", 1)[0]!;
    const beside = [...line.matchAll(EXPIRY), ...line.matchAll(CHECK)];
    if (beside.length === 0 && parted === undefined && parts === undefined) continue;
    found.push({ kind: "card", start: index, end });
    for (const { 0: whole, 1: number = whole, index: at } of beside) {
      const stop = end + at + whole.length;
      found.push({ kind: "card", start: stop - number.length, end: stop });
    }
  }
  for (const { 0: whole, index } of text.matchAll(IBAN)) {
    const account = ibanOf(whole);
    if (account !== undefined) found.push({ kind: "iban", start: index, end: index + account.length });
  }
  return found;
}

/** A digit of it may be mistyped, or be of a country that sums up otherwise: then a word for a card must stand in its line. */
function isOfCard(text: string, start: number, end: number): boolean {
  const before = text
    .slice(Math.max(0, start - FURTHEST), start)
    .split("\n")
    .at(-1)!;
  const behind = text.slice(end, end + FURTHEST).split("\n", 1)[0]!;
  return marksIn(`${before} ${behind}`).some(({ part }) => part === "card");
}
const FURTHEST = 80;

function hasLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const doubled = Number(digits.charAt(digits.length - 1 - i)) * (i % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 && !/^(\d)\1+$/.test(digits);
}

/** The account, without a word in capitals behind it. */
function ibanOf(whole: string): string | undefined {
  for (let text = whole; text.length >= SHORTEST_IBAN; text = text.slice(0, text.lastIndexOf(" "))) {
    const plain = text.replaceAll(" ", "");
    if (plain.length <= LONGEST_IBAN && plain.length >= SHORTEST_IBAN && leaves1(plain)) return text;
    if (!text.includes(" ")) return undefined;
  }
  return undefined;
}

function leaves1(account: string): boolean {
  let rest = 0;
  for (const character of account.slice(4) + account.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
