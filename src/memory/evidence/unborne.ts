/**
 * Whether the lines that a memory cites by their numbers say it: one that came with a repository, a copy or a backup may name a
 * real line and claim something else.
 */

import { contentWords } from "../../text/words.ts";
import { saying } from "../identity/similarity.ts";
import { isOfThing, type StoredMemory } from "../memory.ts";
import { contradiction } from "./contradiction.ts";
import { prove } from "./evidence.ts";
import { citedText, type Logbook } from "./logbook.ts";
import { replacedWord } from "./replaced.ts";
import { readSource, type Span } from "./source.ts";

/**
 * Why the cited lines do not say it; undefined where they do, or nobody can tell. A person's words prove nothing and need not, and what
 * several weeks say is not looked up together.
 * @param sources all that the memory cites, of one week
 * @param check what is held against them besides its figures
 */
function faultOf(memory: StoredMemory, sources: readonly string[], book: Logbook, check: Check): string | undefined {
  const isClaim = !memory.byPerson && !isOfThing(memory) && memory.extras === undefined;
  const quotes =
    isClaim && sources.length === memory.sources.length ? sources.flatMap((one) => linesAt(one, book)) : [];
  if (quotes.length === 0) return undefined;
  const proof = prove({ text: saying(memory), quotes }, book);
  return "spans" in proof ? check(memory, proof.spans, book) : proof.code === "UNSUPPORTED" ? proof.reason : undefined;
}
type Check = (memory: StoredMemory, spans: readonly Span[], book: Logbook) => string | undefined;

/** Of what its week's document lists: it was held against these lines when it was kept. */
export const unproved = (memory: StoredMemory, sources: readonly string[], book: Logbook): string | undefined =>
  faultOf(memory, sources, book, sharesNothing);

/** Of what no document lists, whose lines are known by their numbers alone. */
export const saidOtherwise = (memory: StoredMemory, sources: readonly string[], book: Logbook): string | undefined =>
  faultOf(memory, sources, book, saysOther);

function saysOther({ name, body }: StoredMemory, spans: readonly Span[], book: Logbook): string | undefined {
  const claim = `${name}\n${body}`;
  if (contradiction(claim, citedText(spans, book))?.sure) return "its lines say otherwise";
  const other = replacedWord(claim, spans, book);
  return other === undefined ? undefined : `its lines have another word than "${other}"`;
}

function linesAt(source: string, { byPath }: Logbook): string[] {
  const read = readSource(source);
  const lines = read ? (byPath.get(read.path)?.log.lines.slice(read.from - 1, read.to) ?? []) : [];
  return lines.filter((line) => line.trim() !== "");
}

/** Where the lines are of the same script: else they may say it in another language. */
function sharesNothing(memory: StoredMemory, spans: readonly Span[], book: Logbook): string | undefined {
  const [own, theirs] = [saying(memory), citedText(spans, book)].map((text) => new Set(contentWords(text))) as [
    Set<string>,
    Set<string>,
  ];
  const isLatin = (words: Iterable<string>): boolean => [...words].some((word) => /^[a-z]/.test(word));
  if (isLatin(own) !== isLatin(theirs) || own.size === 0) return undefined;
  return own.isDisjointFrom(theirs) ? "no word of it stands in the lines that it cites" : undefined;
}
