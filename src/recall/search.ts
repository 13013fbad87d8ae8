/**
 * Answers a query from the index: the files that say it, best first, each once and with its best line. BM25 finds; what a
 * file is decides among near equals: a memory before a summary of it, what holds before what was superseded, newer first.
 * Where files are known to be near the query by meaning, both orders are joined by rank.
 */
import { widthOf } from "../text/scripts.ts";
import { alike } from "./alike.ts";
import { linesSaying, type Said, type Sought } from "./best-lines.ts";
import { type Hit, type Kind, quoted, type SearchIndex, withoutOtherwise } from "./search-index.ts";
import { type Asked, askedIn, havingWhole } from "./terms.ts";

export interface Wanted {
  readonly type?: string | undefined;
  /** Undefined: all but what was withdrawn. */
  readonly status?: string | undefined;
  /** Days, inclusive: of the newest evidence; a document counts where any of its days lies between them. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly limit: number;
  /** Of which kinds only files are asked for, and none of their lines: to choose one takes longer than to find its file. */
  readonly unquoted?: (kind: Kind) => boolean;
}
export interface Answer extends Hit, Said {
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
/**
 * A word as it was asked, against one that is only like it: BM25 counts it so often. Where nobody wrote it so, what is like it is
 * what was asked; a small word tells nothing by being written so.
 */
const OWN_WORD_WORTH = 3;
/** Between the newest and the oldest of a folder. */
const NEWER_WORTH = 0.05;
/** So many are weighed for an answer. */
const MOST_WEIGHED = 200;
/** A word in more than this share of many files says nothing where another word is asked as well. */
const COMMON_SHARE = 0.5;
const LEAST_FILES = 20;

/** Reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009), with its authors' constant. */
const RANK_OFFSET = 60;
/** Of those that are near the query so many count: a model finds everything somewhat like everything. */
const MOST_NEAR = 50;

/** @param near by meaning, nearest first */
export function search(index: SearchIndex, query: string, wanted: Wanted, near: readonly Hit[] = []): Answer[] {
  const files = index.count();
  const groups = groupsOf(askedIn(query), index, files);
  if (groups.length === 0) return [];
  // Where no word has others that are only like it, each is as it was asked.
  const ownWorth = groups.some(({ phrases }) => phrases.length > 1) ? OWN_WORD_WORTH : 1;
  const [own, rest] = [groups.flatMap((group) => group.own), groups.flatMap((group) => group.rest)];
  const asked = ([own, rest] as const).flatMap((some, i) =>
    some.length > 0 ? [[some.join(" OR "), i === 0 ? ownWorth : 1] as const] : [],
  );
  const few = files < LEAST_FILES ? [] : rareIn(groups, index);
  const { having, counts } = identifiersIn(groups, index);
  // Weighed with its rarest word alone, one of them would stand too low: what was found by all words comes last, and counts.
  const hits = new Map([...few, ...having, ...index.find(asked, MOST_WEIGHED)].map((hit) => [hit.path, hit]));
  const found = [...hits.values()].filter((hit) => isWanted(hit, wanted));
  const whole = index.matching(groups.map(({ match }) => `(${match})`).join(" AND "), found);
  const days = found.map(({ updated }) => updated).sort();
  const byWords = found.map((hit) => ({
    ...hit,
    score:
      hit.score *
      worthOf(hit) *
      (whole.has(hit.id) ? WHOLE_WORTH : 1) *
      (1 + NEWER_WORTH * (days.indexOf(hit.updated) / Math.max(1, days.length - 1))),
  }));
  const top = Math.max(0, ...byWords.map(({ score }) => score));
  const weighed = byWords.map((hit) => ({ ...hit, score: hit.score + top * (counts.get(hit.id) ?? 0) }));
  weighed.sort((a, b) => b.score - a.score || (a.updated < b.updated ? 1 : -1) || (a.path < b.path ? -1 : 1));
  const alike = near.filter((hit) => isWanted(hit, wanted)).slice(0, MOST_NEAR);
  // Of what is near by meaning nothing stands before the identifiers that were asked for, else before all of the query's very words.
  const said = (): ReadonlySet<number> =>
    index.matching(groups.map(({ phrases }) => quoted(phrases[0]!)).join(" AND "), weighed);
  const best = alike.length === 0 ? raise(weighed, few) : fused(weighed, alike, counts.size > 0 ? counts : said());
  const named = namedIn(query).flatMap((name) => index.named(name));
  const first = named.filter((hit) => isWanted(hit, wanted));
  return withFirst(first, best)
    .slice(0, wanted.limit)
    .map((hit) => {
      if (wanted.unquoted?.(hit.kind)) return { ...hit, line: 0, snippet: "", also: [] };
      const isDocument = hit.kind !== "memory" && hit.kind !== "log";
      return { ...hit, ...linesSaying(index.lines(hit.path), groups, isDocument) };
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
const FEW = 8;
/** So few tell it once; more tell what changed, and changed again. */
const FEWEST = 3;
/** A shorter word names nothing. */
const SHORTEST_NAME = 4;
/** Here, at the latest, one of them stands: memories of one form, each short and named by its words, fill the places before. */
const RAISED_TO = 3;

/** The files that say the rarest word that any says, where few do. As it was asked: what is only like it is no word of the query. */
function rareIn(groups: readonly Group[], index: SearchIndex): readonly Hit[] {
  let rarest: { readonly match: string; readonly files: number } | undefined;
  for (const { phrases } of groups) {
    const match = quoted(phrases[0]!);
    // The lexicon knows the small words, and costs more than the query.
    const files = widthOf(phrases[0]!.join("")) < SHORTEST_NAME ? 0 : index.countUpTo(FEW + 1, match);
    if (files > 0 && files < (rarest?.files ?? FEW + 1)) rarest = { match, files };
  }
  return rarest === undefined ? [] : index.find([[rarest.match, 1]], FEW);
}

function raise<One extends Hit>(ordered: One[], few: readonly Hit[]): One[] {
  const paths = new Set(few.map(({ path }) => path));
  const of = ordered.filter(({ path }) => paths.has(path));
  const chosen = few.length > FEWEST ? newestOf(of) : of[0];
  const at = chosen === undefined ? 0 : ordered.indexOf(chosen);
  if (at < RAISED_TO) return ordered;
  const others = ordered.toSpliced(at, 1);
  return others.toSpliced(RAISED_TO - 1, 0, { ...ordered[at]!, score: others[RAISED_TO - 1]!.score });
}

/** Of what several tell, what was said last and holds: a month tells again what its weeks told, a log whatever came up. */
const newestOf = <One extends Hit>(hits: readonly One[]): One | undefined =>
  hits
    .filter(({ kind, status }) => status === "active" && (kind === "memory" || kind === "weekly"))
    .toSorted((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0))[0];

const worthOf = ({ kind, status }: Hit): number => WORTH[kind] * (status === "superseded" ? SUPERSEDED_WORTH : 1);

/** So many files that have an identifier are looked at, those that say most of it. */
const MOST_HAVING = 50;

/** Files that have identifiers of the query as they are written, and how many: its parts stand in prose as well, and often. */
function identifiersIn(groups: readonly Group[], index: SearchIndex) {
  const having: Hit[] = [];
  const counts = new Map<number, number>();
  for (const { whole, phrases } of groups) {
    const [terms] = phrases;
    if (whole === undefined) continue;
    // `and/or` and `state-of-the-art` are prose, and so is what many files have: `2nd`, `5pm`.
    const small = terms!.filter((term) => index.isSmall(term)).length;
    if (small === terms!.length || (small > 0 && /^\p{L}+(?:-\p{L}+)+$/u.test(whole))) continue;
    if (terms!.length === 1 && index.countUpTo(FEW + 1, quoted(terms!)) > FEW) continue;
    const says = havingWhole(whole);
    const hits = index.find([[quoted(terms!), 1]], MOST_HAVING);
    for (const hit of hits.filter(({ path }) => index.lines(path).some((line) => says.test(line)))) {
      having.push(hit);
      counts.set(hit.id, (counts.get(hit.id) ?? 0) + 1);
    }
  }
  return { having, counts };
}

/** From 1 on, by an index. */
const ofRank = (i: number): number => (RANK_OFFSET + 1) / (RANK_OFFSET + 1 + i);

/** @param first what stands before all that is only like the query */
function fused(byWords: readonly Hit[], byMeaning: readonly Hit[], first: Pick<ReadonlySet<number>, "has">): Hit[] {
  const hits = new Map<string, Hit>();
  for (const [i, hit] of byWords.entries())
    hits.set(hit.path, { ...hit, score: (first.has(hit.id) ? 2 : 0) + ofRank(i) });
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
interface Group extends Sought {
  readonly match: string;
  /** Of that, what counts as the word as it was asked, and what is only like it. */
  readonly own: readonly string[];
  readonly rest: readonly string[];
  readonly whole: string | undefined;
}

/** @param files how many are looked through */
function groupsOf(asked: readonly Asked[], index: SearchIndex, files: number): Group[] {
  const groups = asked.map(({ terms, written, otherwise, loose, whole }): Group & { readonly common: boolean } => {
    const frequency = terms.length === 1 ? index.frequency(terms[0]!) : 0;
    const others = loose ? alike(terms, index) : [];
    const phrases = [terms, ...otherwise.map((term) => [term]), ...others];
    // Of a script without spaces a word counts for as many as it has pairs of characters, as in a longer run.
    const counted = (phrase: readonly string[]): string[] =>
      Array.from({ length: loose ? Math.max(1, phrase.length - 1) : 1 }, () => quoted(phrase));
    // A text that has the word itself would count twice.
    const like = [...others.flatMap(counted), ...otherwise.map(withoutOtherwise)];
    const any = [...counted(terms), ...like];
    const isWritten = others.length === 0 || index.countUpTo(1, quoted(terms)) > 0;
    const [own, rest] = index.isSmall(written) ? [[], any] : isWritten ? [counted(terms), like] : [any, []];
    return {
      ...{ phrases, match: [...new Set(any)].join(" OR "), own, rest, whole },
      rarity: Math.log(1 + files / (1 + frequency)),
      common: files >= LEAST_FILES && frequency > COMMON_SHARE * files,
    };
  });
  const telling = groups.filter(({ common }) => !common);
  return telling.length > 0 ? telling : groups;
}
