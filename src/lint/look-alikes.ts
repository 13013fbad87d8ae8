/**
 * Finds three or more slugs of one type that are nearly the same: the sign that one claim was written again and again
 * under names that hardly differ (document 001).
 */

import { readFileName } from "../memory/file/file-name.ts";
import { slugOf } from "../memory/file/slug.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { edits } from "../nearest.ts";
import { LONG, type Steps } from "../steps.ts";
import { contentWords } from "../text/words.ts";
import { type Finding, warning } from "./finding.ts";

/** Two slugs are alike within so many edits, fewer where they are short: `api` and `app` are two words. */
const MOST_EDITS = 2;
const CHARACTERS_AN_EDIT = 4;
const LEAST_CLUSTER = 3;
/** So many candidates are compared for a slug; in a denser crowd it has found its neighbours by then. */
const MOST_CANDIDATES = 64;
/** So many names a message lists. */
const MOST_NAMED = 5;

export function* lintLookAlikes(memories: readonly StoredMemory[]): Steps<Finding[]> {
  const active = memories.filter(({ status }) => status === "active");
  const findings: Finding[] = [];
  for (const ofType of Map.groupBy(active, ({ type }) => type).values()) {
    yield LONG;
    const alike = yield* clusters(ofType.map(comparable));
    findings.push(...alike.map((indexes) => told(indexes.map((i) => ofType[i]!.file).sort())));
  }
  return findings;
}

function told(files: readonly string[]): Finding {
  const [first, ...others] = files;
  const named = others.slice(0, MOST_NAMED).join(", ");
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : "";
  return warning(
    first!,
    1,
    "LOOK_ALIKE_SLUGS",
    `${files.length} memories have nearly the same name: with ${named}${more}`,
  );
}

/** The slug, without the digest that kept two claims of one name apart. One that stands for lost letters stays. */
function comparable({ file, name }: StoredMemory): string {
  const slug = readFileName(file)?.slug ?? file.replace(/\.md$/, "");
  return slugOf(name) === slug ? slug : slug.replace(/(?<=.)-[0-9a-f]{8}$/, "");
}

/** Indexes of slugs that hang together, three or more. */
function* clusters(slugs: readonly string[]): Steps<number[][]> {
  const root = slugs.map((_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (root[at] !== at) {
      root[at] = root[root[at]!]!;
      at = root[at]!;
    }
    return at;
  };
  const join = (a: number, b: number): void => {
    root[find(a)] = find(b);
  };
  for (const [a, b] of sameWords(slugs)) join(a, b);
  for (const [a, b] of nearPairs(slugs)) {
    if (find(a) !== find(b) && fewEdits(slugs[a]!, slugs[b]!)) join(a, b);
    yield;
  }
  return [...Map.groupBy(slugs.keys(), find).values()].filter((group) => group.length >= LEAST_CLUSTER);
}

/** Slugs of two or more words that differ only in their order and endings. */
function* sameWords(slugs: readonly string[]): Generator<[number, number]> {
  const first = new Map<string, number>();
  for (const [i, slug] of slugs.entries()) {
    const words = [...new Set(contentWords(slug.replace(/[-_]/g, " ")))].sort();
    if (words.length < 2) continue;
    const same = first.get(words.join(" "));
    if (same === undefined) first.set(words.join(" "), i);
    else yield [i, same];
  }
}

/**
 * Pairs worth comparing: of two texts within two edits, one of three pieces of the one stands unchanged in the other, at
 * most two places away (Li et al. 2012, "Pass-Join").
 */
function* nearPairs(slugs: readonly string[]): Generator<[number, number]> {
  const pieces = new Map<string, number[]>();
  for (const [i, slug] of slugs.entries()) {
    const seen = new Set<number>();
    for (const key of soughtPieces(slug)) {
      for (const other of pieces.get(key)?.slice(-MOST_CANDIDATES) ?? []) {
        if (seen.size >= MOST_CANDIDATES) break;
        if (seen.has(other)) continue;
        seen.add(other);
        yield [i, other];
      }
    }
    for (const key of ownPieces(slug)) (pieces.get(key) ?? pieces.set(key, []).get(key)!).push(i);
  }
}

/** A text of some length in three pieces: where each begins and how long it is. */
function cutOf(length: number): { at: number; size: number }[] {
  const size = Math.floor(length / 3);
  return [
    { at: 0, size },
    { at: size, size },
    { at: 2 * size, size: length - 2 * size },
  ];
}

const ownPieces = (slug: string): string[] =>
  cutOf(slug.length).map(({ at, size }, n) => `${slug.length} ${n} ${slug.slice(at, at + size)}`);

function soughtPieces(slug: string): string[] {
  const keys: string[] = [];
  for (let length = slug.length - MOST_EDITS; length <= slug.length + MOST_EDITS; length++) {
    if (length < 1) continue;
    for (const [n, { at, size }] of cutOf(length).entries())
      for (let from = Math.max(0, at - MOST_EDITS); from <= Math.min(slug.length - size, at + MOST_EDITS); from++)
        keys.push(`${length} ${n} ${slug.slice(from, from + size)}`);
  }
  return keys;
}

/** Whether two slugs differ by at most two edits, or fewer where they are short. */
function fewEdits(a: string, b: string): boolean {
  const most = Math.min(MOST_EDITS, Math.floor(Math.min(a.length, b.length) / CHARACTERS_AN_EDIT));
  return Math.abs(a.length - b.length) <= most && edits(a, b, most) <= most;
}
