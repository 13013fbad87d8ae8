/**
 * What is left of a text of which some sentences are left out: its paragraphs, and no label that nothing follows.
 */
import { type Sentence, sentencesOf } from "../../text/sentences.ts";

/** A text sentence by sentence as `kept` gives it back, and what that is of the first. A fenced block stays or goes whole. */
export function leftOf(text: string, kept: (sentence: string) => string): { first: string; text: string } {
  const fences = [...text.matchAll(FENCED)].map(({ index, 0: block }) => ({ from: index, block }));
  const sentences = sentencesOf(text);
  const left = new Map(
    sentences.map((one) => {
      const fence = fences.find(({ from, block }) => from <= one.from && one.from < from + block.length);
      return [one, fence ? (kept(fence.block) === "" ? "" : one.text) : kept(one.text)] as const;
    }),
  );
  const first = sentences[0] === undefined ? "" : left.get(sentences[0])!;
  return { first, text: joined(text, sentences, left).replace(BARE_LABEL, "").trim() };
}

/** What is kept of a text. Where sentences between are gone, the widest break that stood there parts it, and no blank is left over. */
function joined(text: string, sentences: readonly Sentence[], kept: ReadonlyMap<Sentence, string>): string {
  let whole = "";
  let end = 0;
  let gaps: string[] = [];
  for (const one of sentences) {
    const start = one.to - text.slice(one.from, one.to).trimStart().length;
    gaps.push(text.slice(end, start));
    end = start + one.text.length;
    const left = kept.get(one) ?? "";
    if (left === "") continue;
    whole += `${widest(gaps)}${left}`;
    gaps = [];
  }
  return whole;
}

function widest(gaps: readonly string[]): string {
  const last = gaps.at(-1) ?? "";
  if (gaps.length < 2) return last;
  const newlines = Math.max(...gaps.map((gap) => gap.split("\n").length - 1));
  const indent = last.includes("\n") ? last.slice(last.lastIndexOf("\n") + 1) : "";
  return newlines === 0 ? last : "\n".repeat(Math.min(newlines, 2)) + indent;
}

const FENCED = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n\1[^\n]*(?=\n|$)|$(?![\s\S]))/gmu;

/** A paragraph `**Why:**` whose sentence is gone. */
const BARE_LABEL = /(?:^|\n)[*_]{0,3}\p{L}[\p{L} ]{0,30}[:：][*_]{0,3}\s*(?=\n\s*\n|$)/gu;
