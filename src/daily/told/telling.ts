/**
 * Picks the lines of a text that may tell a secret, so that no others are looked at: one pass, with a closer look only at
 * words that begin, or end, as one of ours does.
 */
import { onceOf } from "../../once.ts";
import { folded } from "../../text/folding.ts";
import { GRAM, hashAt, lengthBit, type Part, TELLING, TELLS } from "./shapes.ts";
import { CAPITAL, type Entry, entriesAt, entriesAtCharacter, index, lettersOf, SMALL } from "./vocabulary.ts";

/** A bit for what a word says; whatever is not here tells by itself. */
const SAYS: Partial<Record<Part, number>> = {
  token: 1,
  key: 2,
  name: 2,
  dial: 2,
  opens: 4,
  lock: 8,
  spoken: 16,
  label: 32,
  types: 64,
  login: 128,
  card: 256,
};
const TELLS_ITSELF = 512;
const [TOKEN, NAMED, OPENS, LOCKED, SPOKEN, LABEL, TYPES, LOGIN, CARD] = [1, 2, 4, 8, 16, 32, 64, 128, 256];

const L = "A-Za-z\\u00c0-\\uffff";
/** Of a token's length, or with a sign in it, or four letters and four more. */
const MADE = "[\\w+/=-]{16}|[A-Z2-7]{4} [A-Z2-7]{4} ";
const HARD = `[\\w${L}][!*%$#^~§&+=?@][\\w${L}]|[${L}][-_.]?\\d|\\d[${L}]`;
const NUMBERED = "\\d{3}|\\d[- ]\\d|\\d[*#]";
/** Keys pressed one by one, and one that is no digit among them. */
const ROW =
  "\\d[- \\u00b7\\u2022\\u30fb]\\d[- \\u00b7\\u2022\\u30fb]\\d[- \\u00b7\\u2022\\u30fb]\\d|\\d{1,3}[A-Z\\u0410-\\u042f*#]\\d\\d|(?<=[A-Z\\u0410-\\u042f])\\d{4}";
const SEQUENCE = "\\d\\D{1,14}\\d{1,2}\\D{1,14}\\d";
const WORDY = `[a-z\\u00df-\\uffff][-_.][${L}]|["'\`“„«「『][${L}]`;
const PHRASE = `["“„«「][${L}]{2,20} [${L}]{2,20} `;
const [FOR_TOKEN, FOR_OPENING, FOR_LOCK, FOR_OTHERS] = [
  new RegExp(`${MADE}|${HARD}`),
  new RegExp(`${MADE}|${HARD}|\\d[*#]|${PHRASE}`),
  /(?<![\w.,:/#-])(?!(?:19|20)\d\d(?!\d))\d{4,6}(?![\w%]|[.,:/-]\w)|(?:(?<!\d)\d{1,2}\D{2,14}){3}\d/,
  new RegExp(`${HARD}|${NUMBERED}|${WORDY}|${SEQUENCE}`),
];

/** A word with digits, or keys. */
const FOR_LOGIN = new RegExp(`(?<=[${L}]{4}[-_.]?)\\d|${ROW}`);
/** What people choose for a device, in letters with a case. */
const FOR_DEVICE = /(?<=[a-z\u00df-\u04ff]{3}[-_.]?)\d/;
/** A question, or keys. */
const FOR_QUESTION = new RegExp(`[?？]["'\`*_]*$|${ROW}`);
/** A heading, a label, a question, or the head of a table. */
const FOR_TITLE = /^[\s>]*(?:#|[*_]{2}|\|)|[:：?？]["'`*_]*$/;
/** `## API keys`, `- API keys:`, `| User | Secret |`. */
const FOR_LIST = /^[\s>]*#[^|]*$|^[^|]*[:：]["'`*_]*$|^[\s>]*\|/;
/** `## Keys`, `## SSH keys`: more words around an everyday one announce something else. */
const FOR_KEYS = /^[\s>]*#{1,6}\s+\S+(?:\s+\S+)?\s*#*$/;

/** A word with two digits or more, or a sign within one: tests pass in every log. */
const FOR_LABEL = new RegExp(`[${L}]{3}[-_.]?\\d\\d|\\d[${L}]{4}|[\\w${L}][!%$#^~§&+?@][\\w${L}]`);
const FOR_LOCK_LABEL = new RegExp(`${FOR_LABEL.source}|[:=：]|${FOR_LOGIN.source}`);

/** Whether a line that says so much may hold a secret: everyday words need something in it that is no word. */
function mayHold(said: number, line: () => string): boolean {
  if (said >= TELLS_ITSELF || ((said & OPENS) !== 0 && (said & SPOKEN) !== 0)) return true;
  if ((said & CARD) !== 0 && /\d(?:.{0,4}\d){3}/.test(line())) return true;
  if ((said & TYPES) !== 0 && (said & (OPENS | LOGIN)) !== 0) return true;
  if ((said & LOGIN) !== 0 && (said & NAMED) !== 0 && (said & LOCKED) !== 0) return true;
  if ((said & (LOGIN | TYPES)) !== 0 && FOR_LOGIN.test(line())) return true;
  if ((said & LOCKED) !== 0 && FOR_QUESTION.test(line())) return true;
  if (((said & LABEL) !== 0 || ((said & LOCKED) !== 0 && (said & NAMED) !== 0)) && FOR_TITLE.test(line())) return true;
  if ((said & TOKEN) !== 0 && FOR_LIST.test(line())) return true;
  if ((said & NAMED) !== 0 && FOR_KEYS.test(line())) return true;
  if ((said & NAMED) !== 0 || ((said & OPENS) !== 0 && (said & LOCKED) !== 0)) return FOR_OTHERS.test(line());
  if ((said & OPENS) !== 0) return FOR_OPENING.test(line());
  if ((said & LABEL) !== 0 && ((said & LOCKED) !== 0 ? FOR_LOCK_LABEL : FOR_LABEL).test(line())) return true;
  if ((said & LOCKED) !== 0 && (FOR_DEVICE.test(line()) || FOR_LOCK.test(line()))) return true;
  return (said & TOKEN) !== 0 && FOR_TOKEN.test(line());
}

/** @returns where they start, in order */
export function linesThatMayTell(text: string): number[] {
  const { tellingStarts, ends, characters } = index();
  const kinds = lettersOf();
  const lines: number[] = [];
  let lineStart = 0;
  let said = 0;
  const end = (at: number): void => {
    if (said !== 0 && mayHold(said, () => text.slice(lineStart, at))) lines.push(lineStart);
    said = 0;
    lineStart = at + 1;
  };
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    let kind = kinds[code]!;
    if (kind === 0) {
      if (code === 10) end(i);
      else if (code === 35 || code === 42) said |= isKeypad(text, i) ? NAMED : 0;
      else if (code >= 0x300 && said < TELLS_ITSELF && characters[code] === TELLS) said |= tellsHere(text, i);
      i++;
      continue;
    }
    const start = i;
    for (i++; i < text.length; i++) {
      const next = kinds[text.charCodeAt(i)]!;
      if (next === 0 || (next === CAPITAL && kind === SMALL)) break;
      kind = next;
    }
    const length = i - start;
    if (said >= TELLS_ITSELF || length < 2) continue;
    if (
      (tellingStarts[hashAt(text, start, i)]! & lengthBit(length)) !== 0 ||
      (length > GRAM && ends[hashAt(text, i - GRAM, i)] === TELLS)
    )
      said |= tells(text, start, i);
  }
  end(text.length);
  return lines;
}

/** `4471#`: whatever the line calls what it opens. */
const isKeypad = (text: string, at: number): boolean =>
  /\d/.test(text.charAt(at - 1)) && !/[\w#*]/.test(text.charAt(at + 1));

const saysOf = ({ part }: Entry): number => (TELLING.has(part) ? (SAYS[part] ?? TELLS_ITSELF) : 0);

/** What a word says alone, and with a second word behind it. */
interface Said {
  readonly alone: number;
  readonly before: readonly { readonly second: string; readonly says: number }[];
}
function tells(text: string, from: number, to: number): number {
  const { alone, before } = saidBy(text.slice(from, to));
  if (before.length === 0) return alone;
  const behind = folded(text.slice(to, to + LONGEST_SECOND)).text;
  return before.reduce((said, { second, says }) => (behind.includes(second) ? said | says : said), alone);
}

const LONGEST_SECOND = 16;

const saidBy = onceOf((word): Said => {
  let alone = 0;
  const before: { second: string; says: number }[] = [];
  for (const entry of entriesAt(folded(word).text)) {
    const says = saysOf(entry);
    if (says === 0) continue;
    const second = entry.pieces[1]?.text;
    if (second === undefined) alone |= says;
    else before.push({ second: second.slice(0, LONGEST_SECOND - 2), says });
  }
  return { alone, before: before.filter(({ says }) => (alone | says) !== alone) };
}, 10_000);

function tellsHere(text: string, at: number): number {
  let said = 0;
  for (const entry of entriesAtCharacter(text.charAt(at)))
    if (text.startsWith(entry.pieces[0].text, at)) said |= saysOf(entry);
  return said;
}
