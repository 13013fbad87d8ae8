/**
 * Whether the memory that a model names as updated or superseded can be what its claim is about. A model that names a file by
 * mistake, or because it was told to name one, would have an unrelated statement overwritten.
 */
import { amongForms } from "../../text/kin.ts";
import { spokenIn } from "../../text/languages.ts";
import type { Language } from "../../text/lexicon/lexicon.ts";
import { saying as phrasesOf, type Found as Said } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import { contentWords } from "../../text/words.ts";
import type { Wording } from "../memory.ts";
import { keysOf, saying } from "./similarity.ts";
import { telling, toldBy } from "./told.ts";

type Relation = "related" | "unsure" | "unrelated" | "narrower";

/**
 * `related` where both share a telling word of any form; in two languages they share names and figures at most, and without one
 * nobody knows (`unsure`); else `unrelated`, which no figure makes good: `closes at 16:00`, `opens at 16:00`.
 */
export function relationOf(claim: Wording, memory: Wording): Relation {
  if (isNarrowed(claim, memory)) return "narrower";
  const [ours, theirs] = [saying(claim), saying(memory)];
  const words = telling(theirs);
  const isSaid = amongForms(words);
  const isShared = (word: string): boolean => isSaid(word) || words.some((other) => isPartOf(word, other));
  if (telling(ours).some(isShared)) return "related";
  if (!areOfTwoLanguages(ours, theirs)) return "unrelated";
  const keys = keysOf(theirs);
  return [...keysOf(ours)].some((key) => keys.has(key)) ? "related" : "unsure";
}

/** `レビュー` of `コードレビュー`, `rechnung` of `ausgangsrechnung`. */
function isPartOf(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const isWhole = short.length >= (isWide(short.charCodeAt(0)) ? LEAST_WIDE : LEAST_PART);
  return isWhole && (long.endsWith(short) || long.startsWith(short));
}
const LEAST_PART = 5;
const LEAST_WIDE = 3;

const areOfTwoLanguages = (one: string, other: string): boolean =>
  (spokenIn(one).possible & spokenIn(other).possible) === 0;

const PROJECT = phrasesOf("projectScope");
/** `In the morning she opens the app` names a time. */
const NAMING = /^(?:\S+\s){0,4}\S+$/u;
const scopesIn = (text: string): Said[] =>
  PROJECT.all(text).filter(({ from, to }) => NAMING.test(text.slice(from, to)) && isAbout(text, from, to));
/** What leads a sentence or ends it is about all of it: not `Ana leads design for the Orion project and lives in Porto`, nor where something was learnt. */
const isAbout = (text: string, from: number, to: number): boolean =>
  !ELSE.test(text) &&
  ((/^\W*(?:\S+\s?)?$/u.test(text.slice(0, from)) && !/[:：;；]\s/u.test(text.slice(to))) ||
    /^(?:\s\S+)?\W*$/u.test(text.slice(to)));
const ELSE = phrasesOf("beside", "widened", "lesson", "finding");
/** `For the Weir project we take SQLite`. */
export const isOfProject = (text: string): boolean => scopesIn(text).length > 0;

/**
 * Whether words are about one project, and a memory of how to work or what somebody is like is not about that: both hold. Of
 * a project itself the two scopes are one.
 */
export function isNarrower(text: string, memory: Wording): boolean {
  const scopes = toldBy(memory).isLasting ? scopesIn(text) : [];
  const held = new Set(contentWords(scopes.length === 0 ? "" : toldBy(memory).whole));
  const ofWhom = memory.type === "user" ? toldBy(memory).heads : [];
  return (
    scopes.length > 0 &&
    scopes.every((scope) => projectsIn(text, scope).every((word) => ofWhom.includes(word) || !held.has(word)))
  );
}

export const isNarrowed = (claim: Wording, memory: Wording): boolean =>
  [claim.description, toldBy(claim).first].some((said) => isNarrower(said, memory));

/** The words of a project's name; what it is called where it has none: `this project`. */
function projectsIn(text: string, { from, to, language }: Said): string[] {
  const said = contentWords(text.slice(from, to));
  const [before = ""] = /\S+\s?$/u.exec(text.slice(0, from)) ?? [];
  const [behind = ""] = (language === "de" ? /^\s\p{Lu}\S+/u : /^\s\S+/u).exec(text.slice(to)) ?? [];
  const name = contentWords(NAME_BEFORE.includes(language) ? before : NAME_WITHIN.includes(language) ? "" : behind);
  return [...said.slice(0, said.length + name.length > 1 ? -1 : 1), ...name];
}
const NAME_BEFORE: readonly Language[] = ["ja", "zh", "ko", "tr"];
const NAME_WITHIN: readonly Language[] = ["en", "nl"];
