/**
 * Answers a query from the index: the files that say it, best first, each once and with its best line. BM25 finds; what a
 * file is decides among near equals: a memory before a summary of it, what holds before what was superseded, newer first.
 * Where files are known to be near the query by meaning, both orders are joined by rank.
 */
import { widthOf } from "../text/scripts.ts";
import type { Hit, Kind, SearchIndex } from "./search-index.ts";
import { snippetOf } from "./snippet.ts";
import { type Asked, askedIn, indexed } from "./terms.ts";

export interface Wanted {
  readonly kinds: readonly Kind[];
  readonly type?: string | undefined;
  /** Undefined: all but what was withdrawn. */
  readonly status?: string | undefined;
  /** Days, inclusive: of the newest evidence; a document counts where any of its days lies between them. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly limit: number;
}
export interface Line {
  /** From 1; 0 where the file has no line below its headings. */
  readonly line: number;
  readonly snippet: string;
}
export interface Answer extends Hit, Line {
  /** Other lines that say nearly as much of it, best first. */
  readonly also: readonly Line[];
  /** A waiting proposal speaks against it. */
  readonly questioned?: boolean;
}

/** What a file's kind makes its score worth: a summary has more words than what it is a summary of, and proves less. */
const WORTH: Readonly<Record<Kind, number>> = {
  memory: 1,
  wisdom: 0.9,
  weekly: 0.8,
  log: 0.8,
  monthly: 0.7,
  yearly: 0.6,
};
const SUPERSEDED_WORTH = 0.35;
/** A file that says all of the query is worth so much more than one that says as much of it by rare words. */
const WHOLE_WORTH = 1.6;
/** A word as it was asked, against one that is only like it: BM25 counts it so often. */
const OWN_WORD_WORTH = 3;
/** Between the newest and the oldest of a folder. */
const NEWER_WORTH = 0.05;
/** So many are weighed for an answer. */
const MOST_WEIGHED = 200;
const FRONT_MATTER_WORTH = 0.5;
/** A word in more than this share of many files says nothing where another word is asked as well. */
const COMMON_SHARE = 0.5;
const LEAST_FILES = 20;

/** Reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009), with its authors' constant. */
const RANK_OFFSET = 60;
/** Of those that are near the query so many count: a model finds everything somewhat like everything. */
const MOST_NEAR = 50;

/** @param near by meaning, nearest first */
export function search(index: SearchIndex, query: string, wanted: Wanted, near: readonly Hit[] = []): Answer[] {
  const groups = groupsOf(askedIn(query), index, wanted.kinds);
  if (groups.length === 0) return [];
  const own = groups.some(({ phrases }) => phrases.length > 1) ? groups.map(({ phrases }) => quoted(phrases[0]!)) : [];
  const any = [...Array.from({ length: OWN_WORD_WORTH - 1 }, () => own).flat(), ...groups.map(({ match }) => match)];
  const all = groups.map(({ match }) => `(${match})`).join(" AND ");
  const whole = new Set(index.find(all, wanted.kinds, MOST_WEIGHED).map(({ path }) => path));
  const few = rareIn(groups, index, wanted.kinds);
  // Weighed with its rarest word alone, one of them would stand too low: what was found by all words comes last, and counts.
  const hits = new Map(
    [...few, ...index.find(any.join(" OR "), wanted.kinds, MOST_WEIGHED)].map((hit) => [hit.path, hit]),
  );
  const found = [...hits.values()].filter((hit) => isWanted(hit, wanted));
  const days = found.map(({ updated }) => updated).sort();
  const weighed = found.map((hit) => ({
    ...hit,
    score:
      hit.score *
      worthOf(hit) *
      (whole.has(hit.path) ? WHOLE_WORTH : 1) *
      (1 + NEWER_WORTH * (days.indexOf(hit.updated) / Math.max(1, days.length - 1))),
  }));
  weighed.sort((a, b) => b.score - a.score || (a.updated < b.updated ? 1 : -1) || (a.path < b.path ? -1 : 1));
  const alike = near.filter((hit) => isWanted(hit, wanted)).slice(0, MOST_NEAR);
  const best = alike.length === 0 ? raise(weighed, few) : fused(weighed, alike, sayingIt(groups, index, wanted));
  const named = namedIn(query).flatMap((name) => index.named(name, wanted.kinds));
  const ordered =
    named.length === 0
      ? best
      : withFirst(
          named.filter((hit) => isWanted(hit, wanted)),
          best,
        );
  return ordered.slice(0, wanted.limit).map((hit) => {
    const lines = index.lines(hit.path);
    // A document's front matter is for lithify, and not searched.
    const from = hit.kind === "memory" || hit.kind === "log" ? 0 : bodyStart(lines);
    const [best, ...also] = bestLines(lines, groups, from);
    const line = best?.line ?? beginning(lines);
    return { ...hit, ...asShown(lines, line), also: also.map((one) => asShown(lines, one.line)) };
  });
}

/** Names of files as `context` and the indexes show them: what bears one is meant, whatever it says. */
const namedIn = (query: string): string[] => query.match(/[^\s`"'()[\]]+\.(?:md|markdown|txt)(?![\p{L}\p{N}])/gu) ?? [];

/** @param first in place of what they are in `others` */
function withFirst<One extends Hit>(first: readonly Hit[], others: readonly One[]): Hit[] {
  const paths = new Set(first.map(({ path }) => path));
  const top = others[0]?.score ?? 0;
  return [...first.map((hit) => ({ ...hit, score: top })), ...others.filter(({ path }) => !paths.has(path))];
}

/** A word that so few files have is what is asked about, however much the others say of the rest. */
const FEW = 3;
/** A shorter word names nothing. */
const SHORTEST_NAME = 4;
/** Here, at the latest, one of them stands: memories of one form, each short and named by its words, fill the places before. */
const RAISED_TO = 3;

/** The files that say the rarest word that any says, where few do. As it was asked: what is only like it is no word of the query. */
function rareIn(groups: readonly Group[], index: SearchIndex, kinds: readonly Kind[]): readonly Hit[] {
  let rarest: { readonly match: string; readonly files: number } | undefined;
  if (index.count(kinds) < LEAST_FILES) return [];
  for (const { phrases } of groups) {
    const match = quoted(phrases[0]!);
    // The lexicon knows the small words, and costs more than the query.
    const files = widthOf(phrases[0]!.join("")) < SHORTEST_NAME ? 0 : index.countUpTo(FEW + 1, match, kinds);
    if (files > 0 && files < (rarest?.files ?? FEW + 1)) rarest = { match, files };
  }
  return rarest === undefined ? [] : index.find(rarest.match, kinds, FEW);
}

function raise<One extends { readonly path: string; readonly score: number }>(
  ordered: One[],
  few: readonly Hit[],
): One[] {
  const paths = new Set(few.map(({ path }) => path));
  const at = ordered.findIndex(({ path }) => paths.has(path));
  if (at < RAISED_TO) return ordered;
  const others = ordered.toSpliced(at, 1);
  return others.toSpliced(RAISED_TO - 1, 0, { ...ordered[at]!, score: others[RAISED_TO - 1]!.score });
}

const worthOf = ({ kind, status }: Hit): number => WORTH[kind] * (status === "superseded" ? SUPERSEDED_WORTH : 1);

/** Files that say the query's identifiers, or where it has none all of it, in its very words. */
function sayingIt(groups: readonly Group[], index: SearchIndex, { kinds }: Wanted): ReadonlySet<string> {
  const named = groups.filter(({ exact }) => exact);
  const match = (named.length > 0 ? named : groups).map(({ phrases }) => quoted(phrases[0]!)).join(" AND ");
  return new Set(index.find(match, kinds, MOST_WEIGHED).map(({ path }) => path));
}

/** From 1 on, by an index. */
const ofRank = (i: number): number => (RANK_OFFSET + 1) / (RANK_OFFSET + 1 + i);

/** @param first what stands before all that is only like the query */
function fused(byWords: readonly Hit[], byMeaning: readonly Hit[], first: ReadonlySet<string>): Hit[] {
  const hits = new Map<string, Hit>();
  for (const [i, hit] of byWords.entries())
    hits.set(hit.path, { ...hit, score: (first.has(hit.path) ? 2 : 0) + ofRank(i) });
  for (const [i, hit] of byMeaning.entries()) {
    const score = hits.get(hit.path)?.score ?? 0;
    hits.set(hit.path, { ...hit, score: score + worthOf(hit) * ofRank(i) });
  }
  return [...hits.values()].sort((a, b) => b.score - a.score);
}

function isWanted({ kind, type, status, created, updated }: Hit, wanted: Wanted): boolean {
  if (wanted.type !== undefined && type !== wanted.type) return false;
  if (wanted.status === undefined ? status === "withdrawn" : status !== wanted.status) return false;
  if (wanted.since !== undefined && updated < wanted.since) return false;
  return wanted.until === undefined || (kind === "memory" ? updated : created) <= wanted.until;
}

/** What is asked for, with the words that will do for it. */
interface Group {
  readonly match: string;
  /** As terms of the index, each a phrase. */
  readonly phrases: readonly (readonly string[])[];
  readonly rarity: number;
  readonly exact: boolean;
}

function groupsOf(asked: readonly Asked[], index: SearchIndex, kinds: readonly Kind[]): Group[] {
  const files = index.count(kinds);
  const groups = asked.map(({ terms, loose, exact }): Group & { readonly common: boolean } => {
    const frequency = terms.length === 1 ? index.frequency(terms[0]!) : 0;
    const others = loose ? alike(terms[0]!, index) : [];
    const phrases = [terms, ...others.map((term) => [term])];
    return {
      ...{ phrases, exact },
      match: phrases.map(quoted).join(" OR "),
      rarity: Math.log(1 + files / (1 + frequency)),
      common: files >= LEAST_FILES && frequency > COMMON_SHARE * files,
    };
  });
  const telling = groups.filter(({ common }) => !common);
  return telling.length > 0 ? telling : groups;
}

const quoted = (terms: readonly string[]): string => `"${terms.join(" ").replaceAll('"', '""')}"`;

const LONG_WORD = 5;
const MOST_ALIKE = 12;
const LONGEST_TERM = 80;
const LEAST_BEGINNING = 8;
/** What a misspelt word may lack besides: a plural's or a case's letters. */
const LONGEST_ENDING = 2;

/** Terms of the index that may be meant: the word goes on, has another ending, or, in a long word, another letter. */
function alike(word: string, index: SearchIndex): string[] {
  const length = [...word].length;
  if (length < 3) return [];
  const stem = word.slice(0, Math.max(3, Math.ceil(length * 0.7)));
  const near = [
    // An identifier goes on for long, and whoever looks for it knows how it begins.
    ...index.terms(word, `${word}\u{10ffff}`, length + 1, LONGEST_TERM, 200),
    ...index
      .terms(stem, `${stem}\u{10ffff}`, stem.length, length + 4, 200)
      .filter((term) => !term.startsWith(word) && (word.startsWith(term) || sharesAllBut(term, word, 3))),
  ].sort((a, b) => Math.abs(a.length - length) - Math.abs(b.length - length) || (a < b ? -1 : 1));
  if (near.length > 0 || index.says(quoted([word]))) return near.slice(0, MOST_ALIKE);
  return [...new Set(misspelt(word, index))].slice(0, MOST_ALIKE);
}

/** Nobody wrote it so: words of which it is the beginning, or that are, in a long word, one slip apart from it. */
function misspelt(asked: string, index: SearchIndex): string[] {
  const word = withoutMarks(asked);
  const length = [...word].length;
  const from = (letters: string, shortest: number, longest: number, most: number): string[] =>
    index.words(letters, `${letters}\u{10ffff}`, shortest, longest, most);
  const longer = from(word, length + 1, LONGEST_TERM, MOST_ALIKE);
  if (length < LONG_WORD) return longer;
  const begins = new Set([word[0]!, word[1]!]);
  const candidates = [...begins].flatMap((letter) => from(letter, length - 1, length + 1 + LONGEST_ENDING, 20_000));
  const slips = candidates.filter((one) => isOneApart(withoutMarks(one), word));
  if (slips.length + longer.length > 0 || length < LEAST_BEGINNING) return [...slips, ...longer];
  // Of a long word also in its beginning: `certifcate` of `certificates`.
  return candidates.filter((one) => {
    const all = withoutMarks(one);
    return Array.from({ length: LONGEST_ENDING }, (_, i) => all.slice(0, -1 - i)).some((begin) =>
      isOneApart(begin, word),
    );
  });
}

/** As the index has letters: those of scripts that put marks on them for a while only. */
const withoutMarks = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, "")
    .normalize("NFC");

/** Whether both begin the same and differ in at most so many last letters each. */
function sharesAllBut(a: string, b: string, letters: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same >= 4 && a.length - same <= letters && b.length - same <= letters;
}

/** One letter more, less, other, or two neighbours swapped. */
export function isOneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}

/** A line that says less than this share of what the best one says is not told beside it. */
const ALSO_SHARE = 0.6;
const MOST_ALSO = 4;

const asShown = (lines: readonly string[], line: number): Line => ({ line, snippet: snippetOf(lines[line - 1] ?? "") });

/** Best first; none where no line says it. */
function bestLines(lines: readonly string[], groups: readonly Group[], from: number): { readonly line: number }[] {
  const found: { line: number; score: number }[] = [];
  const body = bodyStart(lines);
  const asked = groups.map(({ phrases, rarity }) => ({ rarity, begins: phrases.map(beginningOf) }));
  for (const [i, text] of lines.entries()) {
    if (i < from || text.trim() === "") continue;
    const terms = ` ${withoutMarks(indexed(text)).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
    const said = asked.filter(({ begins }) => begins.some((one) => terms.includes(one)));
    // Front matter is where a file is named; its body says it.
    const score = said.reduce((sum, { rarity }) => sum + rarity, 0) * (i < body ? FRONT_MATTER_WORTH : 1);
    if (score > 0) found.push({ line: i + 1, score });
  }
  found.sort((a, b) => b.score - a.score || a.line - b.line);
  return found.filter(({ score }) => score >= ALSO_SHARE * found[0]!.score).slice(0, 1 + MOST_ALSO);
}

/** How what is asked begins in a line: of a word that is only like it, a stem, whose `i` may be a `y` (`summari`). */
const beginningOf = (phrase: readonly string[], at: number): string =>
  ` ${withoutMarks(phrase.join(" ")).replace(at > 0 ? /(?<=.{3})i$/ : /$^/, "")}`;

/** The index of the first line behind front matter. */
function bodyStart(lines: readonly string[]): number {
  return lines[0] === "---" ? lines.indexOf("---", 1) + 1 : 0;
}

/** The first line of a text below its front matter and its headings, from 1; 0 where there is none. */
function beginning(lines: readonly string[]): number {
  const body = bodyStart(lines);
  return lines.findIndex((text, i) => i >= body && /^[^#\s]/.test(text)) + 1;
}
