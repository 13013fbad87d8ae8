/**
 * Finds the lexicon's secret words in a line. Beside `text/phrases.ts`, which reads what people say in one language, this also
 * reads what stands in code, tables and names (`SMTP_PASSWORT=`, `mot-de-passe`), in all of them.
 */
import { folded } from "../../text/folding.ts";
import type { Piece } from "../../text/phrases/notation.ts";
import { isHangul, isWide } from "../../text/scripts.ts";
import { GRAM, hashAt, lengthBit, type Part } from "./shapes.ts";
import { CAPITAL, type Entry, entriesAt, entriesAtCharacter, index, lettersOf, SMALL } from "./vocabulary.ts";

export interface Mark {
  readonly part: Part;
  /** In which languages it says so, a bit for each. */
  readonly languages: number;
  /** It stands behind its value, not before: `… ile`. */
  readonly behind: boolean;
  /** Where in the line, as slice takes it. */
  readonly from: number;
  readonly to: number;
}

interface Plain {
  readonly plain: string;
  readonly line: string;
  readonly at: (position: number) => number;
}

interface Raw {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}

/** In order; of one part the longest where several begin or overlap. */
export function marksIn(line: string): readonly Mark[] {
  const { starts, ends, characters } = index();
  const kinds = lettersOf();
  const { text: plain, at } = folded(line);
  const text: Plain = { plain, line, at };
  const sameLength = plain.length === line.length;
  const raw: Raw[] = [];
  let start = -1;
  for (let i = 0; i <= plain.length; i++) {
    const code = i < plain.length ? plain.charCodeAt(i) : 32;
    const letter = kinds[code] !== 0;
    if (start >= 0 && (!letter || (sameLength && isHump(line, i, kinds)))) {
      if (
        (starts[hashAt(plain, start, i)]! & lengthBit(i - start)) !== 0 ||
        (i - start > GRAM && ends[hashAt(plain, i - GRAM, i)] !== 0)
      )
        for (const entry of entriesAt(plain.slice(start, i))) {
          // `OpenClaw` opens nothing, `dbPassword` is a password.
          const isJoined = sameLength && (isHump(line, i, kinds) || isHump(line, start, kinds));
          if (isJoined && !NAMING.has(entry.part) && entry.part !== "account") continue;
          if (entry.next !== 0 && !follows(plain, i, entry.next)) continue;
          const to = endOf(entry, start, i, text);
          if (to >= 0) raw.push({ entry, from: start, to });
        }
      start = -1;
    }
    if (letter && start < 0) start = i;
    if (letter || code < 0x300 || characters[code] === 0) continue;
    for (const entry of entriesAtCharacter(plain.charAt(i))) {
      const piece = entry.pieces[0];
      if (!plain.startsWith(piece.text, i)) continue;
      // A Korean word begins where its phrase does, unless the entry says otherwise.
      if (!piece.inside && !piece.afterGap && isHangul(code) && i > 0 && isHangul(plain.charCodeAt(i - 1))) continue;
      const to = endOf(entry, i, i + piece.text.length, text);
      if (to >= 0) raw.push({ entry, from: i, to });
    }
  }
  return raw.length === 0 ? [] : settled(raw, at);
}

/** Whether a letter stands behind a word, or behind what joins two. */
const follows = (plain: string, at: number, letter: number): boolean =>
  plain.charCodeAt(at + 1) === letter || plain.charCodeAt(at) === letter || plain.charCodeAt(at + 2) === letter;

const isHump = (line: string, i: number, kinds: Uint8Array): boolean =>
  kinds[line.charCodeAt(i)] === CAPITAL && kinds[line.charCodeAt(i - 1)] === SMALL;

/** Between the words of a phrase stand a space, or a sign that joins names: `api_key`, `mot-de-passe`, `d'accès`. */
const JOIN = /^(?:[ \t\u00a0]{1,2}|[-_.'/‐‑])/;

/** Where a phrase ends whose first word ends at `to`, or -1. */
function endOf({ pieces }: Entry, from: number, to: number, { plain, line, at }: Plain): number {
  let end = to;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    let start = from;
    if (i > 0) {
      start = end + (JOIN.exec(plain.slice(end, end + 2))?.[0].length ?? 0);
      const wide = isWide(piece.text.charCodeAt(0));
      end = wide ? start + piece.text.length : wordEnd(plain, start);
      if (wide ? !plain.startsWith(piece.text, start) : !isWord(piece, plain.slice(start, end))) return -1;
    }
    if (piece.capitals && !isInCapitals(line.slice(at(start), at(start + piece.text.length)))) return -1;
    // A Korean word may go on, unless the entry says otherwise.
    if (piece.closed && isHangul(plain.charCodeAt(end))) return -1;
  }
  return end;
}

const isInCapitals = (text: string): boolean => text === text.toUpperCase();

function wordEnd(plain: string, from: number): number {
  const kinds = lettersOf();
  let end = from;
  while (end < plain.length && kinds[plain.charCodeAt(end)] !== 0) end++;
  return end;
}

const isWord = ({ text, inside, open }: Piece, word: string): boolean =>
  inside ? word.endsWith(text) : open ? word.startsWith(text) : word === text;

/** Those that name a value: of two that overlap the longer is meant (`recovery key` is no `key`). */
const NAMING: ReadonlySet<Part> = new Set<Part>([
  "password",
  "label",
  "phrase",
  "code",
  "key",
  "token",
  "access",
  "question",
]);
/** Phrases that begin at the same word and may hold another. */
const MOST_BESIDE = 8;

function settled(raw: Raw[], at: (position: number) => number): Mark[] {
  raw.sort((a, b) => a.from - b.from || b.to - a.to || Number(b.entry.exception) - Number(a.entry.exception));
  const harmless = raw.filter(({ entry }) => entry.part === "about" || entry.exception);
  const covered = new Map<string, number>();
  const marks: Mark[] = [];
  let h = 0;
  for (const { entry, from, to } of raw) {
    const names = NAMING.has(entry.part);
    const group = names ? "value" : entry.part;
    const last = marks.at(-1);
    // In one language in capitals, in another without.
    if (last?.part === entry.part && last.from === at(from) && last.to === at(to) && !entry.exception)
      marks[marks.length - 1] = { ...last, languages: last.languages | entry.languages };
    if (entry.exception || to <= (covered.get(group) ?? -1)) continue;
    if (names) {
      while (h < harmless.length && harmless[h]!.to <= from) h++;
      // `primary key`, `error code`: the longer phrase is about something else.
      const isOther = harmless
        .slice(h, h + MOST_BESIDE)
        .some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from);
      if (isOther) continue;
    }
    covered.set(group, to);
    const behind = entry.pieces[0].afterGap;
    marks.push({ part: entry.part, languages: entry.languages, behind, from: at(from), to: at(to) });
  }
  return marks;
}
