/**
 * In what a claim differs from a memory that it much resembles, so that nobody may merge it unseen: a number, date,
 * link, identifier or name that the memory lacks, a negation more or less, or a word that means the opposite. A claim
 * that says the same or less differs in nothing.
 */

import { specificsOf } from "../evidence/specifics.ts";
import { fold } from "../fold.ts";

/** What differs, for people: `it says 60`; undefined when nothing does. */
export function difference(claim: string, memory: string): string | undefined {
  const missing = unsaid(claim, memory);
  return missing === undefined ? opposition(claim, memory) : `it says ${missing}`;
}

/** A negation more or less, or a word that means the opposite. */
export function opposition(claim: string, memory: string): string | undefined {
  if (negationsIn(claim) !== negationsIn(memory)) return whatIsDenied(claim, memory);
  const opposite = OPPOSITES.find(
    ([a, b]) => (saysOnly(claim, a, b) && saysOnly(memory, b, a)) || (saysOnly(claim, b, a) && saysOnly(memory, a, b)),
  );
  return opposite ? `one says ${opposite[0]}, the other ${opposite[1]}` : undefined;
}

/** A number, date, link, identifier or name of a claim that a memory lacks. */
export function unsaid(claim: string, memory: string): string | undefined {
  const held = new Set(specificsOf(memory).map(({ key }) => key));
  return specificsOf(claim).find(({ key }) => !held.has(key))?.text ?? missingNames(claim, memory)[0];
}

/** How often a text denies. */
export const negationsIn = (text: string): number => text.match(NEGATION)?.length ?? 0;

/** Who denies what: `it does not say "not Redis 7"`. A number that both name may stand on the other side of a denial. */
function whatIsDenied(claim: string, memory: string): string {
  for (const [says, text, other] of [
    ["it says", claim, memory],
    ["it does not say", memory, claim],
  ] as const)
    for (const phrase of denialsIn(text)) if (!fold(other).includes(fold(phrase))) return `${says} "${phrase}"`;
  return "one of them denies something more often";
}

/** Characters of a denial that are shown. */
const LONGEST_DENIAL = 40;

/** Each from its word of denial to the next pause. */
const denialsIn = (text: string): string[] =>
  [...text.matchAll(NEGATION)].map(({ index }) => {
    const [phrase = ""] = text.slice(index, index + LONGEST_DENIAL + 1).split(/[.,;:!?()。，；：！？、\n]/u, 1);
    return (phrase.length > LONGEST_DENIAL ? phrase.slice(0, phrase.lastIndexOf(" ") + 1 || undefined) : phrase).trim();
  });

/**
 * Capitalised words of a text that another does not have in any form. The first word of a sentence may be a name too.
 * Scripts without capitals are written without spaces around a name: `Redisは` names Redis, as `は` is no letter of it.
 */
function missingNames(text: string, other: string): readonly string[] {
  const folded = fold(other);
  return [...text.matchAll(/(?<![[\p{L}\p{N}]--\p{Lo}])\p{Lu}[[\p{L}\p{N}]--[\p{Lo}ー]]{2,}/gv)]
    .map(([name]) => name)
    .filter((name) => !folded.includes(fold(name)));
}

const NEGATION =
  /\b(?:not|never|no|none|nobody|nothing|without|cannot|nor|neither)\b|n't\b|\b(?:nicht|nie|kein\w*|ohne|jamais|sans|nunca|sin)\b|[不没沒無无别勿未]|ない|ません|なく|ずに|않|안\s|없/giu;

const OPPOSITES: readonly (readonly [string, string])[] = [
  ["enable", "disable"],
  ["enabled", "disabled"],
  ["allow", "forbid"],
  ["allowed", "forbidden"],
  ["always", "never"],
  ["before", "after"],
  ["more", "less"],
  ["minimum", "maximum"],
  ["at least", "at most"],
  ["increase", "decrease"],
  ["accept", "reject"],
  ["accepted", "rejected"],
  ["open", "closed"],
  ["public", "private"],
  ["opt-in", "opt-out"],
  ["keep", "drop"],
  ["start", "stop"],
  ["启用", "禁用"],
  ["允许", "禁止"],
  ["增加", "减少"],
  ["有効", "無効"],
  ["許可", "禁止"],
];

/** Whether a text says one word and not its opposite. */
function saysOnly(text: string, word: string, opposite: string): boolean {
  const folded = ` ${fold(text).replace(/[^\p{L}\p{N}-]+/gu, " ")} `;
  const has = (wanted: string): boolean =>
    /[a-z]/.test(wanted) ? folded.includes(` ${wanted} `) : folded.includes(wanted);
  return has(word) && !has(opposite);
}
