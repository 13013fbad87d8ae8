/**
 * What several profiles found of one week, as one list: a claim that two of them found is one memory with the fields of
 * both; the profile named first decides its type and words. Nothing is merged away that the words left standing do not
 * say.
 */

import { defined } from "../../document/fields.ts";
import { withoutEnd } from "../../text/ends.ts";
import { saying } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";
import { byPlace, type Span } from "../evidence/source.ts";
import { foldLine } from "../fold.ts";
import { type Found, isOfThing } from "../memory.ts";
import { deniedIn, negationsIn, opposition, unsaid } from "./similarity.ts";

/** The share of the content words of a sentence that another must say. */
const LEAST_SAID = 0.75;
/** The same of a claim whose lines the other cites all: two tellings of these differ in the words around the thing itself. */
const LEAST_SAID_OF_SAME_LINES = 0.65;
/** The share of the words of a fuller claim that a shorter one must say: what says much more is a claim of its own. */
const LEAST_OF_FULLER = 0.5;
/** The share of a claim's cited lines that another must cite. */
const LEAST_SHARED_EVIDENCE = 0.5;

interface Joined {
  claim: Found;
  told: readonly string[];
}

/** @param lists what each profile found, `typed` first */
export function joinFound(lists: readonly (readonly Found[])[]): Found[] {
  const joined: Joined[] = [];
  for (const list of lists) {
    // Within a list each profile has told its claims apart already.
    const earlier = joined.slice();
    for (const claim of list) {
      const same = bestOf(earlier, claim);
      // A thing's thousand facts are not looked through: they are compared with nothing.
      if (same === undefined) joined.push({ claim, told: isOfThing(claim) ? [] : toldIn(claim, claim.name) });
      else {
        same.of.claim = withFieldsOf(same.of.claim, claim, same.fuller);
        same.of.told = toldIn(same.of.claim, same.of.claim.name);
      }
    }
  }
  return joined.map(({ claim }) => claim);
}

/** Among the claims that say all of this one, or all of which this one says, that of the most common evidence. */
function bestOf(earlier: readonly Joined[], claim: Found): { of: Joined; fuller: boolean } | undefined {
  if (isOfThing(claim)) return undefined;
  const own = toldIn(claim);
  let best: { of: Joined; fuller: boolean; shared: number } | undefined;
  for (const of of earlier) {
    if (isOfThing(of.claim)) continue;
    const [shared, back] = [sharedEvidence(claim, of.claim), sharedEvidence(of.claim, claim)];
    if (shared < LEAST_SHARED_EVIDENCE || shared <= (best?.shared ?? 0)) continue;
    if (saysAllOf(of.told, own, shared === 1)) best = { of, shared, fuller: false };
    else if (back >= LEAST_SHARED_EVIDENCE && isFuller(claim, of, back === 1)) best = { of, shared, fuller: true };
  }
  return best;
}

/** Whether a claim says all that the body of another says, and not much besides. */
function isFuller(claim: Found, { claim: first, told }: Joined, sameLines: boolean): boolean {
  const words = new Set(contentWords(claim.body));
  const known = new Set(told.flatMap(contentWords));
  if ([...words].filter((word) => known.has(word)).length < LEAST_OF_FULLER * words.size) return false;
  const body = toldIn({ ...first, description: "" });
  return saysAllOf(toldIn({ ...claim, description: "" }), body, sameLines);
}

/** The share of a claim's cited lines that another cites too. */
function sharedEvidence(claim: Found, other: Found): number {
  const cited = new Set(other.evidence);
  const shared = claim.evidence.filter((line) => cited.has(line)).length;
  return claim.evidence.length === 0 ? 0 : shared / claim.evidence.length;
}

/**
 * Whether some sentences say all that others say: each as it stands, or together nearly the same words with no number, name
 * or denial missing. Only the sentences that say them are compared: what a longer text denies elsewhere is another matter.
 */
function saysAllOf(told: readonly string[], claim: readonly string[], sameLines: boolean): boolean {
  // Without white space: what one profile writes as paragraphs another writes on one line.
  // From the beginning of a sentence on: `never use it` holds the words of `use it`.
  const texts = told.map(plain);
  const tails = texts.map((_, i) => texts.slice(i).join(""));
  const open = claim.filter((sentence) => !tails.some((tail) => tail.startsWith(plain(sentence))));
  if (open.length === 0) return claim.length > 0;
  const words = told.map((sentence) => new Set(contentWords(sentence)));
  const least = sameLines ? LEAST_SAID_OF_SAME_LINES : LEAST_SAID;
  const coverBy = [
    (own: ReadonlySet<string>) => coverOf(own, words, 1, least),
    (own: ReadonlySet<string>) => coverOf(own, words, MOST_TOGETHER, least),
    // Without the nearest: a description says in other words what the body says in two sentences.
    (own: ReadonlySet<string>) =>
      coverOf(own, words.with(coverOf(own, words, 1, 0)?.[0] ?? 0, new Set()), MOST_TOGETHER, least),
  ];
  return coverBy.some((cover) => {
    const nearest = new Set<number>();
    for (const sentence of open) {
      const covering = cover(new Set(contentWords(sentence)));
      if (covering === undefined) return false;
      for (const i of covering) nearest.add(i);
    }
    const own = open.map(unlabelled).join("\n");
    const others = [...nearest].map((i) => told[i]).join("\n");
    if (unsaid(own, others) !== undefined) return false;
    const opposes = sameLines ? opposesOnSameLines(own, others) : opposition(own, others) !== undefined;
    return !opposes && deniedWords(own).isSubsetOf(setAside(others));
  });
}

/** Of two tellings of the same lines one may deny something besides, `as text, not as icons`: not what the other says. */
function opposesOnSameLines(own: string, others: string): boolean {
  if (negationsIn(own) > 0 && negationsIn(others) === 0 && !OVER.test(others)) return true;
  return !deniedWords(others)
    .intersection(new Set(contentWords(own)))
    .isSubsetOf(setAside(own));
}

/** The word that a denial leads to: `never want` and `not by a counter` deny different things. */
const deniedWords = (text: string): Set<string> =>
  new Set(deniedIn(text).flatMap((words) => contentWords(words).slice(0, 1)));

const OVER = saying("heard.over");
/** And what something else was chosen over: `rather than Redis` says of Redis what `not on Redis` does. */
const setAside = (text: string): Set<string> =>
  deniedWords(text).union(new Set(OVER.all(text).flatMap(({ to }) => contentWords(text.slice(to)).slice(0, 1))));

/** Sentences that one may be spread over, a claim, its reason, and how it is applied: one profile writes into one what another gives each its own. */
const MOST_TOGETHER = 3;

type Words = readonly ReadonlySet<string>[];

/** Greedily those that say most of what is left. @param least the share of the words that they must say together */
function coverOf(own: ReadonlySet<string>, words: Words, most: number, least: number): number[] | undefined {
  const left = new Set(own);
  const chosen: number[] = [];
  while (chosen.length < most && left.size > 0) {
    const shared = words.map((others) => [...left].filter((word) => others.has(word)).length);
    const best = shared.indexOf(Math.max(...shared));
    if ((shared[best] ?? 0) === 0) break;
    chosen.push(best);
    for (const word of words[best]!) left.delete(word);
  }
  return own.size > 0 && own.size - left.size >= least * own.size ? chosen : undefined;
}

/** What a claim says, each sentence once: a description mostly repeats the body, and a name only labels it. */
function toldIn({ description, body }: Found, name = ""): string[] {
  const told: string[] = [];
  const known: string[] = [];
  for (const sentence of [body, description, name].join("\n").split(/(?<=[.!?。！？])\s+|\n+/u)) {
    const text = plain(sentence);
    if (text === "" || known.some((before) => before.includes(text))) continue;
    told.push(sentence);
    known.push(text);
  }
  return told;
}

/** Folded, without white space, a list's mark, a label of lithify's own and the mark at the end. */
const plain = (sentence: string): string => withoutEnd(foldLine(unlabelled(sentence)), ".。!！…").replace(/\s+/gu, "");

/** Without lithify's own `**Why:**`: no word of the claim. */
const unlabelled = (sentence: string): string =>
  sentence.replace(/\*\*[\p{L} ]{2,20}:\*\*|^(?:Why|How to apply): /gu, "");

/**
 * The first one's words, type and links; what the other knows beside them. How much and how long it matters, the profile says
 * that weighs it. @param fuller the other's body says all of the first one's, and more: it takes its place
 */
function withFieldsOf(first: Found, other: Found, fuller: boolean): Found {
  const weighs = other.extras?.subject !== undefined && first.extras?.subject === undefined ? other : first;
  const [before, after] = weighs === other ? [other, first] : [first, other];
  const importance = before.importance ?? after.importance;
  const expires = before.expires ?? after.expires;
  // By their letters: one profile writes `CI`, another `ci`.
  const held = new Set(first.tags?.map(foldLine));
  const tags = [...(first.tags ?? []), ...(other.tags ?? []).filter((tag) => !held.has(foldLine(tag)))];
  const extras = { ...other.extras, ...first.extras };
  const isLinked = first.updates !== undefined || first.supersedes !== undefined;
  return {
    ...first,
    ...(fuller && { body: other.body }),
    ...joinedEvidence(first, other),
    ...(!isLinked && defined({ updates: other.updates, supersedes: other.supersedes })),
    ...defined({ importance, expires, doubt: first.doubt ?? other.doubt }),
    ...(tags.length > 0 && { tags }),
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}

type Evidence = Pick<Found, "spans" | "evidence">;

/** The lines of both, each once. */
export const joinedEvidence = (a: Evidence, b: Evidence): Evidence => ({
  spans: joinedSpans(a.spans, b.spans),
  evidence: [...new Set([...a.evidence, ...b.evidence])],
});

/** By day, path and line, as the gate gives them; what overlaps or touches is one span. */
export function joinedSpans(a: readonly Span[], b: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...a, ...b].sort(byPlace)) {
    const last = joined.at(-1);
    if (last?.path === span.path && span.from <= last.to + 1)
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, span.to) };
    else joined.push(span);
  }
  return joined;
}
