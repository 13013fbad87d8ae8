/**
 * Where the words of a memory's evidence stand now. A line is the same when its words are; its number only finds it
 * quickly. The words of each cited line are known by the digest that its weekly document lists.
 */

import { byLog } from "../../daily/daily-log.ts";
import { digest12 } from "../../digest.ts";
import { onceFor } from "../../once.ts";
import { cellsIn } from "../../text/blocks/lines.ts";
import { isHeard, labelOf } from "../../text/labels.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { foldLine } from "../fold.ts";
import type { Logbook, Page } from "./logbook.ts";
import { isBelowAnother, type Told } from "./scope.ts";
import { readSource, sourceText } from "./source.ts";

/** The logs of a week as they stand. */
export interface WeekLines {
  readonly book: Logbook;
  /** Bytes of each log that stands, read or not. */
  readonly standing: { get(path: string): { readonly bytes: number } | undefined };
  /** Logs that are gone under their names, and those that the week's document does not know, in which their words stand. */
  readonly renamed?: { readonly gone: ReadonlySet<string>; readonly into: ReadonlySet<string> };
}

/** One line of a log; `line` counts from 1. */
export interface LogLine {
  readonly path: string;
  readonly line: number;
}

/** A cited line, and what became of it. */
export interface CitedLine extends LogLine {
  /** Where its words stand now; undefined where they stand nowhere, or cannot be looked for. */
  readonly now: LogLine | undefined;
  /** Of a line whose words stand nowhere: its log is there, is gone, or could not be read. */
  readonly lost: "changed" | "gone" | "unread" | undefined;
  /** 12 hex of its words; undefined where nobody noted them. */
  readonly digest: string | undefined;
}

/** No source has more; what a person may write as one is not believed beyond it. */
const MOST_LINES = 2_000;

/**
 * What became of each line that some sources of one week cite.
 * @param listed digests of these lines as the week's document has them, in their order; undefined where it has none
 * @param told what the memory says: where all that stands of it stands below another name by now, it has changed
 */
export function followLines(
  sources: readonly string[],
  listed: readonly string[] | undefined,
  lines: WeekLines,
  told?: Told,
): CitedLine[] {
  const cited = sources.flatMap(linesOf);
  if (listed === undefined) return cited.map((at) => asNumbered(at, lines));
  const pageOf = ({ path }: LogLine): Page | undefined => lines.book.byPath.get(path);
  const isOwn: IsOwn = (at) => {
    const page = told && pageOf(at);
    return !page || !isBelowAnother(told, { page, line: at.line - 1 });
  };
  // lithify writes both lists in step.
  const found =
    cited.length === listed.length
      ? cited.map((at, i) => followed(at, listed[i]!, lines, isOwn))
      : followTogether(cited, new Set(listed), lines, isOwn);
  const stands = found.flatMap(({ now }) => (now && !pageOf(now)?.depths[now.line - 1] ? now : []));
  if (stands.length === 0 || stands.some(isOwn)) return found;
  return found.map((one) => (one.now ? { ...one, now: undefined, lost: "changed" } : one));
}

type IsOwn = (at: LogLine) => boolean;

/** One line whose words are known. */
function followed(at: LogLine, digest: string, lines: WeekLines, isOwn: IsOwn): CitedLine {
  const now = wordsAt(at, lines) === digest && isOwn(at) ? at : placeOf(digest, at, lines, isOwn);
  if (now && isHidden(now, lines)) return { ...at, now: undefined, lost: "unread", digest };
  return { ...at, now, lost: now ? undefined : whyLost(at, lines), digest };
}

const isHidden = ({ path, line }: LogLine, { book }: WeekLines): boolean =>
  book.byPath.get(path)?.voices[line - 1] === "hidden";

/** Lines of which nobody knows which had which of the words: a person added one, or an older lithify listed each word once. */
function followTogether(
  cited: readonly LogLine[],
  known: ReadonlySet<string>,
  lines: WeekLines,
  isOwn: IsOwn,
): CitedLine[] {
  const standing = cited.filter((at) => known.has(wordsAt(at, lines)));
  const covered = new Set(standing.map((at) => wordsAt(at, lines)));
  const left = [...known].filter((digest) => !covered.has(digest));
  const moved = left.map((digest) => followed(cited[0] ?? NOWHERE, digest, lines, isOwn)).filter(({ now }) => now);
  const isLost = moved.length < left.length;
  return [
    ...cited.map((at): CitedLine => {
      if (standing.includes(at)) return { ...at, now: at, lost: undefined, digest: wordsAt(at, lines) };
      // All that the week listed stands in the other lines: this one is somebody's own.
      if (left.length === 0) return asNumbered(at, lines);
      return { ...at, now: undefined, lost: isLost ? whyLost(at, lines) : undefined, digest: undefined };
    }),
    ...moved.map((line) => ({ ...line, ...line.now! })),
  ];
}

const NOWHERE: LogLine = { path: "", line: 0 };

/** The same, source by source; what stands now and belongs to none that is known comes last, without one. */
export function followSources(
  sources: readonly string[],
  listed: readonly string[] | undefined,
  lines: WeekLines,
  told: Told,
): { readonly source: string | undefined; readonly cited: readonly CitedLine[] }[] {
  const followed = followLines(sources, listed, lines, told);
  let at = 0;
  const bySource = sources.map((source) => {
    const from = at;
    at += linesOf(source).length;
    return { source, cited: followed.slice(from, at) };
  });
  const rest = followed.slice(at);
  return rest.length === 0 ? bySource : [...bySource, { source: undefined, cited: rest }];
}

/** Whether the words of a cited line stand, and not where they stood. */
export const hasMoved = ({ now, lost, path, line }: CitedLine): boolean =>
  lost === undefined && (now?.path !== path || now.line !== line);

/** The lines that a source names. */
export function linesOf(source: string): LogLine[] {
  const read = readSource(source);
  if (!read || read.to < read.from) return [];
  const { path, from, to } = read;
  return Array.from({ length: Math.min(to - from + 1, MOST_LINES) }, (_, i) => ({ path, line: from + i }));
}

/** By its number alone. */
function asNumbered(at: LogLine, lines: WeekLines): CitedLine {
  const words = wordsAt(at, lines);
  return words === ""
    ? { ...at, now: undefined, lost: whyLost(at, lines), digest: undefined }
    : { ...at, now: at, lost: undefined, digest: words };
}

/** An empty file holds at most the mark of its encoding. */
const MARK_BYTES = 3;

function whyLost({ path }: LogLine, { book, standing, renamed }: WeekLines): "changed" | "gone" | "unread" {
  const log = standing.get(path);
  const isLeft = renamed?.gone.has(path) || (log !== undefined && log.bytes <= MARK_BYTES);
  if (book.byPath.has(path) || isLeft) return "changed";
  return log === undefined ? "gone" : "unread";
}

/** The digest of what a line says now; "" where nothing stands, or nothing that may carry evidence. */
export function wordsAt({ path, line }: LogLine, { book }: Pick<WeekLines, "book">): string {
  const page = book.byPath.get(path);
  return page === undefined ? "" : wordsOn(page, line - 1);
}

const digestsOf = onceFor((_: Page) => new Map<number, string>());

function wordsOn(page: Page, index: number): string {
  const known = digestsOf(page);
  const folded = page.voices[index] === "void" ? "" : (page.folded[index] ?? "");
  const words = known.get(index) ?? (folded === "" ? "" : digest12(folded));
  known.set(index, words);
  return words;
}

/**
 * What was renamed, and edited at once: a log that is gone while half of what was cited of it, or more, stands in new ones. What stands in
 * known logs too tells nothing, since people say the same on several days. Else it was deleted, and what rests on it stays.
 * @param cited sources with the words that were listed for them   @param known logs that the week's document was made from
 */
export function withRenamed(lines: WeekLines, cited: readonly Cited[], known: ReadonlySet<string>): WeekLines {
  const { leads, into } = leadsOf(lines, cited, known);
  const gone = new Set([...leads].flatMap(([path, { lead }]) => (lead >= 0 ? [path] : [])));
  return gone.size === 0 ? lines : { ...lines, renamed: { gone, into } };
}

/** The same of what another week cites, and to where: people tell a rule again in other weeks, so that half is enough on its lines alone. */
export const renamedFrom = (
  lines: WeekLines,
  cited: readonly Cited[],
  known: ReadonlySet<string>,
): (readonly [string, string])[] =>
  [...leadsOf(lines, cited, known).leads].flatMap(([path, { lead, to }]) => (lead > 0 ? [[path, to]] : []));

type Cited = Record<"sources" | "listed", readonly string[]>;

/** Of each log that is gone how many words stand in the new ones, less those that stand nowhere; one on its line counts for a little more. */
function leadsOf({ book, standing }: WeekLines, cited: readonly Cited[], known: ReadonlySet<string>) {
  const into = new Set(book.pages.map(({ log }) => log.path).filter((path) => !known.has(path)));
  const leads = new Map<string, { readonly lead: number; readonly to: string }>();
  for (const { sources, listed } of into.size === 0 ? [] : cited) {
    const at = sources.flatMap(linesOf);
    for (const [i, { path, line }] of at.length === listed.length ? at.entries() : []) {
      const places = standing.get(path) ? undefined : (indexOf(book).get(listed[i]!) ?? []);
      if (!places?.every((one) => into.has(one.path))) continue;
      const { lead, to } = leads.get(path) ?? { lead: 0, to: "" };
      const more = places.length === 0 ? -1 : places.some((one) => one.line === line) ? 1.001 : 1;
      leads.set(path, { lead: lead + more, to: to || (places[0]?.path ?? "") });
    }
  }
  return { leads, into };
}

/** Where some words stand, below their own name if they do; of several places the one nearest to where they stood, in their own log first. */
function placeOf(digest: string, near: LogLine, { book }: WeekLines, isOwn: IsOwn): LogLine | undefined {
  const all = indexOf(book).get(digest) ?? withinOf(book).get(digest) ?? [];
  const own = all.length > 1 ? all.filter(isOwn) : all;
  const [first, ...others] = own.length > 0 ? own : all;
  const distance = (at: LogLine): number =>
    at.path === near.path ? Math.abs(at.line - near.line) : Number.POSITIVE_INFINITY;
  return others.reduce((best, at) => (distance(at) < distance(best!) ? at : best), first);
}

const indexOf = onceFor((book: Logbook): Map<string, LogLine[]> => {
  const index = new Map<string, LogLine[]>();
  for (const page of book.pages)
    for (let i = 0; i < page.folded.length; i++) {
      const words = wordsOn(page, i);
      if (words === "") continue;
      const places = index.get(words) ?? [];
      index.set(words, places);
      places.push({ path: page.log.path, line: i + 1 });
    }
  return index;
});

/**
 * The same of what lines say behind an hour and before tags, of each of several that are marked and were joined, and of a row that
 * was one. Not of any sentence: the next one may say since when it holds no more.
 */
const withinOf = onceFor((book: Logbook): Map<string, LogLine[]> => {
  const index = new Map<string, LogLine[]>();
  for (const page of book.pages)
    for (const [i, line] of page.log.lines.entries()) {
      if (page.voices[i] === "void") continue;
      const joined = sentencesIn(line.replace(/^[\s>]*[-+*•]\s+/u, ""));
      const cells = line.startsWith("|") ? cellsIn(line).filter((cell) => cell !== "") : [];
      const forms = [
        line.replace(HOUR, "").replace(TAGS, ""),
        ...(joined.length > 1 && joined.every((one) => isHeard(labelOf(one))) ? joined : []),
        ...(cells.length === 2 && isHeard(cells[0]!) ? [cells.join(": ")] : []),
      ];
      for (const words of forms.map(foldLine))
        if (words !== "") index.set(digest12(words), [{ path: page.log.path, line: i + 1 }]);
    }
  return index;
});
const HOUR = /^[\s>]*(?:[-+*•]\s+)?[[(]?\d{1,2}[:.h]\d{2}[\])]?[^\p{L}\p{N}]+/u;
const TAGS = /(?:\s+#[\p{L}\p{N}/_-]+){1,20}\s*$/u;

/** Lines as sources: by path and line, each once, neighbours joined. */
export function sourcesOf(lines: readonly LogLine[]): string[] {
  const sorted = [...lines].sort((a, b) => (a.path === b.path ? a.line - b.line : byLog(a.path, b.path)));
  const spans: { path: string; from: number; to: number }[] = [];
  for (const { path, line } of sorted) {
    const last = spans.at(-1);
    if (last?.path === path && line <= last.to + 1) last.to = line;
    else spans.push({ path, from: line, to: line });
  }
  return spans.map((span) => sourceText({ ...span, day: "" }));
}
