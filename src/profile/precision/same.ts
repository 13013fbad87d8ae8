/**
 * Entries that say one thing, as one: the same words, or nearly the same (Jaccard of word trigrams, Broder 1997) within
 * one kind and subject, and the same words of the same line under whatever subject. A changed value is another claim. The
 * result does not depend on the order of the entries.
 */
import { fold } from "../../memory/fold.ts";
import { difference } from "../../memory/identity/similarity.ts";
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

interface Merged<E> {
  readonly kept: E[];
  readonly repeated: { readonly entry: E; readonly of: E }[];
}

/**
 * @param joined the entry that stays, with what the other adds; importance and tags are joined here
 * @returns `kept` in the order in which they were given
 */
export function mergeRepeats<E extends Saying>(entries: readonly E[], joined: (kept: E, other: E) => E): Merged<E> {
  const groups = new Map<string, Group<E>>();
  /** By kind and words, whatever the subject. */
  const verbatim = new Map<string, Member<E>[]>();
  const repeated: { entry: E; of: E }[] = [];
  const order = new Map(entries.map((entry, i) => [entry, i]));
  for (const entry of [...entries].sort(richestFirst)) {
    const key = `${entry.kind}\n${subjectKey(entry.subject)}`;
    const group: Group<E> = groups.get(key) ?? { members: [], having: new Map() };
    groups.set(key, group);
    const words = trigramsOf(entry.content);
    const said = `${entry.kind}\n${plain(entry.content)}`;
    const same =
      alike(words, group).find(({ head, words: others }) => saysNoMore(entry, words, head, others)) ??
      verbatim.get(said)?.find((other) => sharesLine(entry, other.entry));
    if (!same) {
      const member = { head: entry, entry, words };
      const at = group.members.push(member) - 1;
      verbatim.set(said, [...(verbatim.get(said) ?? []), member]);
      for (const word of words) if (group.having.get(word)?.push(at) === undefined) group.having.set(word, [at]);
    } else {
      const { importance, tags } = same.entry;
      same.entry = {
        ...joined(same.entry, entry),
        importance: Math.max(importance, entry.importance),
        tags: [...new Set([...tags, ...entry.tags])].sort(),
      };
      repeated.push({ entry, of: same.head });
    }
  }
  const kept = [...groups.values()]
    .flatMap(({ members }) => members)
    .sort((a, b) => (order.get(a.head) ?? 0) - (order.get(b.head) ?? 0));
  return { kept: kept.map(({ entry }) => entry), repeated };
}

interface Member<E> {
  readonly head: E;
  entry: E;
  readonly words: ReadonlySet<string>;
}

/** Entries of one kind and subject, and which of them have a trigram, by their place. */
interface Group<E> {
  readonly members: Member<E>[];
  readonly having: Map<string, number[]>;
}

/**
 * All that may be nearly the same, in their order: whatever shares so much lacks at most 15 % of the trigrams, and so has one
 * of the rarest 15 % and one more. A thousand different entries are not compared each with each.
 */
function alike<E>(words: ReadonlySet<string>, { members, having }: Group<E>): Member<E>[] {
  const places = [...words].map((word) => having.get(word) ?? []).sort((a, b) => a.length - b.length);
  const rarest = places.slice(0, Math.floor((1 - SAME_TRIGRAMS) * words.size) + 1);
  return [...new Set(rarest.flat())].sort((a, b) => a - b).map((at) => members[at]!);
}

/** Whether an entry adds nothing to another: the same words, or nearly, and no number, name or negation of its own. */
function saysNoMore(entry: Saying, words: ReadonlySet<string>, head: Saying, others: ReadonlySet<string>): boolean {
  if (plain(entry.content) === plain(head.content)) return true;
  return jaccard(words, others) >= SAME_TRIGRAMS && difference(entry.content, head.content) === undefined;
}

/** `The timeout is 30 s` of two services stands on two lines; under two names for one service it stands on one. */
const sharesLine = (a: Saying, b: Saying): boolean => a.evidence.some((digest) => b.evidence.includes(digest));

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
