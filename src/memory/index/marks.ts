/**
 * Lithify's part of an index and what a person wrote around it, which stays byte for byte.
 */

import { tried } from "../../errors.ts";
import type { MemoryType } from "../memory.ts";

export const BEGIN = "<!-- lithify:begin -->";
export const END = "<!-- lithify:end -->";

export const TITLES: Record<MemoryType, string> = {
  user: "User",
  feedback: "Feedback",
  project: "Project",
  reference: "Reference",
  entity: "Entities",
  process: "Processes",
};

export interface Around {
  readonly head: string;
  readonly tail: string;
  /** The line end of the file. */
  readonly eol: string;
  /** Whether the file had a part of lithify's. */
  readonly marked: boolean;
}

/**
 * What stands before and after lithify's part; a file without one keeps all it has above it. A mark without its partner is
 * text. Of several parts, which a merge of two clones leaves, the first is the place and the others go. Lines in any of them
 * that lithify cannot have written are a person's, and stand behind it.
 * @param title heading of a file that is not there yet
 */
export function around(before: string, title: string): Around {
  const eol = before.includes("\r\n") ? "\r\n" : "\n";
  const parts = partsIn(before);
  const [first] = parts;
  if (first !== undefined) {
    const apart = (tail: string, next: string): string =>
      next === "" || tail.endsWith("\n") || /^\r?\n/.test(next) ? tail + next : tail + eol + next;
    let tail = "";
    for (const [i, { from, to }] of parts.entries()) {
      const strange = strangeIn(before.slice(from, to), eol);
      const rest = before.slice(i === 0 ? to : pastLineEnd(before, to), parts[i + 1]?.from);
      if (strange === "") tail += rest;
      else tail = apart(apart(tail, i === 0 ? `${eol}${eol}${strange}` : strange) + (i === 0 ? "" : eol), rest);
    }
    return { head: before.slice(0, first.from), tail, eol, marked: true };
  }
  if (before.trim() === "") return { head: `${title}${eol}${eol}`, tail: eol, eol, marked: false };
  return { head: `${before}${before.endsWith("\n") ? "" : eol}${eol}`, tail: eol, eol, marked: false };
}

/** What stands in a part and is no line of an index, nor what git writes into a merge that somebody has to end. */
function strangeIn(part: string, eol: string): string {
  const lines = part.slice(BEGIN.length, -END.length).split(/\r?\n/);
  const theirs = lines.map((line) => (line.trim() === "" || OWN_LINE.test(line) ? "" : line));
  return theirs
    .join(eol)
    .trim()
    .replace(/(?:\r?\n){3,}/g, eol + eol);
}
const OWN_LINE = new RegExp(
  `^## (?:${Object.values(TITLES).join("|")})$|^- \\[(?:\\\\.|[^\\\\\\]])*\\]\\([^()\\s/]+\\.md\\)(?: — |(?: \\(questioned\\))?$)|^\\d+ more in \\[|^(?:<{7}|={7}|>{7}|\\|{7})`,
);

/** Lithify's parts of an index, line ends aside; "" where there is none. */
export const ownPart = (text: string): string =>
  partsIn(text)
    .map(({ from, to }) => text.slice(from, to).replaceAll("\r\n", "\n"))
    .join("\n");

/** Each stretch from a mark that begins to the next that ends, with neither in between. */
function partsIn(text: string): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let from = -1;
  for (const { index, 0: mark } of text.matchAll(/<!-- lithify:(?:begin|end) -->/g)) {
    if (mark === END && from >= 0) parts.push({ from, to: index + END.length });
    from = mark === BEGIN ? index : -1;
  }
  return parts;
}

const pastLineEnd = (text: string, at: number): number => at + (/^\r?\n/.exec(text.slice(at, at + 2))?.[0].length ?? 0);

/** A link, a link's definition, or a wiki link to a file of the folder itself. */
const LINKS = [
  /\]\(<?(?:\.\/)?([^()<>\s/:#?]{1,200}\.md)>?(?:#[^()\s]{0,200})?(?:\s{1,9}["'][^"'\n]{0,200}["'])?\)/g,
  /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]{0,9}<?(?:\.\/)?([^()<>\s/:#?]{1,200}\.md)/gm,
  /\[\[([^\]|#\n/]{1,200})(?:[|#][^\]\n]{0,200})?\]\]/g,
];

/** The files of the folder that a text links to, by base name. */
export function linkedFiles(text: string): Set<string> {
  const files = LINKS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => decoded(match[1]!.trim())));
  return new Set(files.map((file) => (file.endsWith(".md") ? file : `${file}.md`)));
}

const decoded = (target: string): string => tried(() => decodeURIComponent(target), target);
