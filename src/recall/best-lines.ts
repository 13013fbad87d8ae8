/**
 * Which lines of a file say what is asked for, best first.
 */
import { indexed, indexedOtherwise } from "./terms.ts";

export interface Line {
  /** From 1; 0 where the file has no line below its headings. */
  readonly line: number;
  readonly snippet: string;
}
export interface Said extends Line {
  /** Other lines that say nearly as much of it, best first. */
  readonly also: readonly Line[];
}
/** What is asked for, as terms of the index, each a phrase: the first as it was asked. */
export interface Sought {
  readonly phrases: readonly (readonly string[])[];
  readonly rarity: number;
}

const NAMING_WORTH = 0.5;
/** `type: project` says nothing of what is asked, though a file's name may. */
const NAMES_IT = /^(?:name|description|tags):/;
const HEADING = /^ {0,3}#{1,6}\s/;
/** A line that says less than this share of what the best one says is not told beside it. */
const ALSO_SHARE = 0.6;
const MOST_ALSO = 4;

/** @param isDocument whether front matter and headings are lithify's own: what a section is named is said by its first line */
export function linesSaying(lines: readonly string[], groups: readonly Sought[], isDocument: boolean): Said {
  const shown = (line: number): Line => ({ line, snippet: snippetOf(lines[line - 1] ?? "") });
  const [best = beginning(lines), ...also] = bestLines(lines, groups, isDocument);
  return { ...shown(best), also: also.map(shown) };
}

/** Best first; none where no line says it. */
function bestLines(lines: readonly string[], groups: readonly Sought[], isDocument: boolean): number[] {
  const found: { line: number; score: number }[] = [];
  const body = bodyStart(lines);
  const asked = groups.map(({ phrases, rarity }) => ({ rarity, begins: phrases.map(beginningOf) }));
  const scoreOf = (text: string): number => {
    const terms = ` ${indexed(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} ${indexedOtherwise(text)}`;
    const said = asked.filter(({ begins }) => begins.some((one) => terms.includes(one)));
    return said.reduce((sum, { rarity }) => sum + rarity, 0);
  };
  let above = 0;
  for (const [i, text] of lines.entries()) {
    if ((i < body && (isDocument || !NAMES_IT.test(text))) || text.trim() === "") continue;
    const isHeading = i >= body && HEADING.test(text);
    // Front matter is where a file is named, a heading where a section is; what stands below says it.
    const own = scoreOf(text) * (i < body || isHeading ? NAMING_WORTH : 1);
    if (isHeading && isDocument) {
      above = own;
      continue;
    }
    const score = Math.max(own, above);
    above = 0;
    if (score > 0) found.push({ line: i + 1, score });
  }
  found.sort((a, b) => b.score - a.score || a.line - b.line);
  const least = ALSO_SHARE * (found[0]?.score ?? 0);
  return found.slice(0, 1 + MOST_ALSO).flatMap(({ line, score }) => (score >= least ? [line] : []));
}

/** How what is asked begins in a line: of a word that is only like it, a stem, whose `i` may be a `y` (`summari`). */
const beginningOf = (phrase: readonly string[], at: number): string =>
  ` ${phrase.join(" ").replace(at > 0 ? /(?<=.{3})i$/ : /$^/, "")}`;

/** The index of the first line behind front matter. */
function bodyStart(lines: readonly string[]): number {
  return lines[0] === "---" ? lines.indexOf("---", 1) + 1 : 0;
}

/** The first line of a text below its front matter and its headings, from 1; 0 where there is none. */
function beginning(lines: readonly string[]): number {
  const body = bodyStart(lines);
  return lines.findIndex((text, i) => i >= body && /^[^#\s]/.test(text)) + 1;
}

/** What an answer shows of a line. */
export function snippetOf(line: string): string {
  const text = line.trim();
  const cut = text.length > LONGEST_SNIPPET ? `${text.slice(0, LONGEST_SNIPPET - 1).trimEnd()}…` : text;
  return cut.isWellFormed() ? cut : cut.toWellFormed();
}
const LONGEST_SNIPPET = 240;
