/**
 * Entries that say one thing, as one: the same words, or nearly the same (Jaccard of word trigrams, Broder 1997) within
 * one kind and subject, and the same words of the same line under whatever subject. A changed value is another claim. The
 * result does not depend on the order of the entries.
 */

import { fold } from "../../memory/fold.ts";
import { difference } from "../../memory/identity/difference.ts";
import { withoutEnd } from "../../text/ends.ts";
import { byCodeUnit } from "../../text/order.ts";
import { isSmallWord } from "../../text/words.ts";

/** Document 004's bound: higher lets near-copies through, lower takes neighbours for one. */
const SAME_TRIGRAMS = 0.85;

export interface Saying {
  readonly kind: string;
  readonly subject: string;
  readonly content: string;
  readonly importance: number;
  readonly tags: readonly string[];
  /** Digests of its lines. */
  readonly evidence: readonly string[];
}

/**
 * @param joined the entry that stays, with what the other adds; importance and tags are joined here
 * @returns `kept` in the order in which they were given
 */
export function mergeRepeats<E extends Saying>(entries: readonly E[], joined: (kept: E, other: E) => E) {
  const members: Member<E>[] = [];
  const repeated: { entry: E; of: E }[] = [];
  for (const entry of [...entries].sort(richestFirst)) {
    const about = `${entry.kind}\n${subjectKey(entry.subject)}`;
    const one = { head: entry, entry, about, words: trigramsOf(entry.content) };
    const same =
      members.find((other) => other.about === about && saysNoMore(one, other)) ??
      members.find((other) => saysOnLine(entry, other.entry));
    if (!same) {
      members.push(one);
      continue;
    }
    const { importance, tags } = same.entry;
    same.entry = {
      ...joined(same.entry, entry),
      importance: Math.max(importance, entry.importance),
      tags: [...new Set([...tags, ...entry.tags])].sort(),
    };
    repeated.push({ entry, of: same.head });
  }
  const kept = members.sort((a, b) => entries.indexOf(a.head) - entries.indexOf(b.head));
  return { kept: kept.map(({ entry }) => entry), repeated };
}

interface Member<E> {
  readonly head: E;
  entry: E;
  /** Its kind and subject. */
  readonly about: string;
  readonly words: ReadonlySet<string>;
}

/** Whether an entry adds nothing to another: the same words, or nearly, and no number, name or negation of its own. */
const saysNoMore = (one: Member<Saying>, other: Member<Saying>): boolean =>
  jaccard(one.words, other.words) >= SAME_TRIGRAMS && difference(one.head.content, other.head.content) === undefined;

/** `The timeout is 30 s` of two services stands on two lines; under two names for one service it stands on one. */
const saysOnLine = (a: Saying, b: Saying): boolean =>
  a.kind === b.kind && a.evidence.some((one) => b.evidence.includes(one)) && plain(a.content) === plain(b.content);

/** Longest first, so that what says more is there before what says less; then by the text, so that order is of no account. */
function richestFirst(a: Saying, b: Saying): number {
  const [one, other] = [plain(a.content), plain(b.content)];
  if (one.length !== other.length) return other.length - one.length;
  return byCodeUnit(one + keyOf(a), other + keyOf(b));
}

const keyOf = ({ content, kind, subject, importance, tags, evidence }: Saying): string =>
  JSON.stringify([content, kind, subject, 10 - importance, [...tags].sort(), evidence]);

const plain = (text: string): string => withoutEnd(fold(text), ".。!！");

/** `The agenr CLI` and `agenr cli` are one subject. */
function subjectKey(subject: string): string {
  const words = fold(subject).split(/[\s_-]+/);
  const first = words.findIndex((word) => !isSmallWord(word));
  return words.slice(Math.max(first, 0)).join(" ");
}

const WIDE = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\p{Script=Thai}";
const WORD = new RegExp(`[${WIDE}]|(?:(?![${WIDE}])[\\p{L}\\p{M}\\p{N}_])+`, "gu");

/** Runs of three words, in a script without spaces of three characters; a shorter text is one run. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const words = fold(text).match(WORD) ?? [];
  if (words.length < 3) return new Set([words.join(" ")]);
  return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`));
}

export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  return shared / (a.size + b.size - shared);
}
