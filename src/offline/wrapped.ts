/**
 * Knows which lines of a paragraph were ended on purpose. Wrapped text fills its lines: where the next word would have
 * fitted and the line ends all the same, the next one is a thing of its own, as in notes of one line each.
 */
import type { MarkdownLine } from "./markdown-lines.ts";
import { contentWord } from "./words.ts";

/** Ties a line to the one above, however short that is: some writers begin a line with every clause. */
const TYING =
  /^(?:because|since|while|until|before|after|without|within|between|through|during|weil|denn|damit|dass|obwohl|während|ohne|parce|puisque|afin|sans|porque|aunque|mientras|sin|perché|mentre|senza|потому|чтобы)$/u;

/** @returns the line numbers of those that begin anew, though text stands right above them */
export function begunAnew(lines: readonly MarkdownLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    const kind = lines[from]?.kind;
    while ((kind === "text" || kind === "item") && lines[to]?.kind === "text") to++;
    const paragraph = lines.slice(from, to);
    const widest = paragraph.reduce((most, line) => Math.max(most, widthOf(line)), 0);
    for (let i = 1; i < paragraph.length; i++) {
      const [above, line] = [paragraph[i - 1], paragraph[i]];
      if (above === undefined || line === undefined) continue;
      const word = /^\S+/u.exec(line.content)?.[0] ?? "";
      if (widthOf(above) + 1 + word.length <= widest && !ties(word)) found.add(line.line);
    }
    from = to;
  }
  return found;
}

const widthOf = ({ indent, content }: MarkdownLine): number => indent + content.length;

function ties(word: string): boolean {
  const bare = word.replace(/[^\p{L}]+/gu, "");
  return /^\p{Ll}/u.test(bare) && (contentWord(bare) === "" || TYING.test(bare));
}
