/**
 * Whether a claim stands in a file that cannot be read: by the file's name, by the lines that some week listed for it, by its
 * own sources, or by its words, whatever its type. Until a person has mended it, nothing is written beside it.
 */

import { contentWords } from "../../text/words.ts";
import { sourceText } from "../evidence/source.ts";
import { slugOf } from "../file/slug.ts";
import type { Found, StoredMemory } from "../memory.ts";
import type { Listed } from "./lines.ts";
import { lacking, opposition, saying } from "./similarity.ts";
import { shareOf } from "./told.ts";

/** The share of a claim's lines that the file must have had: its other claims rest on other lines. */
const LEAST_SHARED = 0.5;

/** @param listed what all weeks list, by file */
export const unreadableFor = (
  claim: Found,
  memories: Iterable<StoredMemory>,
  listed: readonly Listed[],
): StoredMemory | undefined => [...memories].find((memory) => memory.unreadable && holds(memory, claim, listed));

function holds(memory: StoredMemory, claim: Found, listed: readonly Listed[]): boolean {
  const { file, sources } = memory;
  const slug = slugOf(claim.name);
  const named = /^[a-z]+_(.*)\.md$/.exec(file)?.[1] ?? "";
  if (named === slug || (named.startsWith(`${slug}-`) && /^[0-9a-f]{8}$/.test(named.slice(slug.length + 1))))
    return true;
  const had = new Set(listed.filter((one) => one.file === file).flatMap(({ evidence }) => evidence));
  return (
    shareOf(new Set(claim.evidence), had) >= LEAST_SHARED ||
    shareOf(new Set(claim.spans.map(sourceText)), new Set(sources)) >= LEAST_SHARED ||
    says(saying(memory), claim)
  );
}

/** The share of a claim's words that the file must have, and of the file's that the claim must: it may be a page of notes. */
const MOST_WORDS = 0.75;
const OWN_WORDS = 0.4;

function says(file: string, claim: Found): boolean {
  const [theirs, own] = [new Set(contentWords(file)), new Set(contentWords(saying(claim)))];
  if (shareOf(own, theirs) < MOST_WORDS || shareOf(theirs, own) < OWN_WORDS) return false;
  // A description may name the heading that the line stood under.
  const told = claim.body.trim() || saying(claim);
  return lacking(file, told).size === 0 && opposition(file, told) === undefined;
}
