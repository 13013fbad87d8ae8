/**
 * The name of a memory: what it claims, alone in an index. The claim itself where it is short enough, else its beginning up
 * to where a reader pauses; never half a clause, never a label or markup.
 */

import { beyond } from "../../memory/index/index-file.ts";
import { withoutEnd } from "../../text/ends.ts";
import { HEARD_MARKS } from "../../text/lexicon/lexicon.ts";
import { saying } from "../../text/phrases.ts";
import { isWide, widthOf } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";

/** About fifteen words: one line of an index. */
const LONGEST = 96;
/** A longer one leaves its reason to the description. */
const EASY = 80;
/** A longer sentence is parted where it pauses, so that the description can go on. */
const SHORT = 45;
/** A shorter beginning says too little to stand for the whole. */
const LEAST = 18;
const LEAST_OF_SHORT = 24;
/** `New rule confirmed:`, `Rule added to MEMORY.md and TOOLS.md:`. */
const MOST_ANNOUNCING = 7;

const [LINK, REASON, CONDITION] = [saying("link"), saying("reason"), saying("condition")];
const [RULE, ORDER] = [saying("rule"), saying("heard.order")];
const HOLDS = saying("heard.order", "heard.lasting");
const ANNOUNCES = saying(...HEARD_MARKS.map((mark) => `heard.${mark}` as const));
const MARKUP = /`|\*\*|\[\[|\]\]/gu;
/** `[Telegram Ida id:7 2026-04-08 10:02 UTC] …`: how a message came. */
export const SENT = /^\[(?!\[)[^\][]*\d[^\][]*\]\s+/u;
/** `Next steps:` at the end, which leads to lines that are no part of it. */
const LED_TO = /(?<=^|[.!?]\s|[。！？])[^.!?:。！？：]{1,40}[:：]$/u;
const NUMBER = /^\(?\d{1,2}[.)]\s+/u;
const TIMES = /^(?:\[?\d{4}-\d\d-\d\d\]?(?:[ T]\d\d:\d\d(?::\d\d)?)?|\d{1,2}:\d\d)\s*(?:[:,—–-]\s*)?/u;

/** What a sentence says: without markup, the time, words that tie it to the one before, and what only announces it. */
export function plainly(claim: string): string {
  const bare = claim
    .replace(SENT, "")
    .replace(MARKUP, "")
    .replace(TIMES, "")
    .replace(NUMBER, "")
    .replace(/\s+/gu, " ")
    .trim();
  const said = withoutLink(withoutAnnouncing(bare));
  return unquoted(said)
    .replace(LED_TO, "")
    .replace(/^(?:[-–—•→>]+\s+)+/u, "");
}

function withoutLink(text: string): string {
  const link = LINK.leading(text);
  const behind = text.slice(link?.to ?? text.length);
  const rest = behind.replace(/^\s*[,，、:：]?\s*/u, "");
  const isTied = /^\s*[,，、:：]/u.test(behind) || HOLDS.leading(rest) !== undefined;
  return isTied && widthOf(rest) >= LEAST ? rest : text;
}

function withoutAnnouncing(text: string): string {
  const [head = "", colon = ""] =
    /^((?:[^:：.!?;；。！？()（）]|[.](?=\S)){3,60})([:：](?![\\/])\s*)/u.exec(text)?.slice(1) ?? [];
  const rest = text.slice(head.length + colon.length);
  const isAnnouncing = colon !== "" && head.split(/\s+/u).length <= MOST_ANNOUNCING && ANNOUNCES.test(head);
  return isAnnouncing && widthOf(rest) >= LEAST ? rest : text;
}

export function nameOf(claim: string): string {
  const [first = claim, next = ""] = sentencesIn(plainly(claim));
  // `Diagnosis. The bug was structural.`: a head that runs into its text names nothing.
  const told = widthOf(first) < LEAST && widthOf(next) >= LEAST ? next : first;
  const sentence = withoutEnd(told, " .。!！;；:：,，、");
  const name = named(sentence);
  return claim.trimStart().startsWith("`") ? name : capitalized(name);
}

/** Pauses of a sentence that part a claim from what explains it. */
const STRONG = /\s+(?:[—–-]|->|→)\s+|[;；]|\s*(?=[(（][^()（）]*[)）]$)|。/gu;
const WEAK = /[,，、]\s*|[:：]\s+/gu;
const ASIDE = /\s*[(（][^()（）]*[)）]/gu;

/** Japanese and Korean: the reason stands before the claim, and what a beginning claims is not said before the end. */
const VERB_LAST = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

function named(sentence: string): string {
  const width = widthOf(sentence);
  const pauses = [...sentence.matchAll(STRONG)].map(({ index }) => index);
  if (width <= EASY) {
    const head = width > SHORT ? longestHead(sentence, pauses, LEAST_OF_SHORT) : "";
    const rest = head === "" ? "" : beyond(head, sentence);
    // `rules.md written — never skip it`: the claim is the order.
    return widthOf(rest) >= LEAST && (HOLDS.test(head) || !HOLDS.test(rest)) ? head : sentence;
  }
  const order = ORDER.first(sentence)?.from ?? 0;
  if (isLeadToOrder(sentence.slice(0, order)) && isHead(sentence.slice(order))) return sentence.slice(order);
  const isLast = VERB_LAST.test(sentence);
  const reasons = isLast ? [] : REASON.all(sentence).map(({ from }) => from);
  const strong = longestHead(sentence, [...pauses, ...reasons], LEAST);
  if (strong !== "") return strong;
  if (width <= LONGEST) return sentence;
  const direct = sentence.replace(ASIDE, "");
  if (widthOf(direct) <= LONGEST) return direct;
  const [comma, ...commas] = direct.matchAll(WEAK);
  if (comma === undefined) return cut(direct);
  const tails = [comma, ...commas].map(({ index, 0: pause }) => direct.slice(index + pause.length));
  if (isLast) return tails.find(isHead) ?? cut(direct);
  // What only says when or for what is no claim: that stands behind the comma, where it is no half (`and only falls back`).
  const main = direct.slice(comma.index + comma[0].length);
  const isClaim = RULE.test(main) && !RULE.test(direct.slice(0, comma.index));
  const isBefore = CONDITION.leading(direct) !== undefined || (isClaim && LINK.leading(main) === undefined);
  if (isBefore) return widthOf(main) <= LONGEST ? main : named(main);
  const ends = [comma, ...commas].map(({ index }) => index);
  return longestHead(direct, ends, LEAST) || cut(direct);
}

/**
 * What stands before an order and only tells when it counts, or how it came about: a condition, or more than `Author byline:`
 * before a strong pause. Behind a mere comma the order may be half of a sentence: `send figures as a table, never as prose`.
 */
function isLeadToOrder(lead: string): boolean {
  if (CONDITION.leading(lead) !== undefined) return true;
  const isLong = lead.trim().split(/\s+/u).length > 3 || widthOf(lead) > 1.5 * lead.length;
  return isLong && /(?:[:：;；。→]|\s(?:[—–-]|->))\s*$/u.test(lead);
}

function longestHead(sentence: string, ends: readonly number[], least: number): string {
  const heads = ends.map((at) => withoutEnd(sentence.slice(0, at), " ,;:，；：、—–-"));
  const fit = heads.filter((head) => widthOf(head) >= least && isHead(head) && CONDITION.leading(head) === undefined);
  return fit.reduce((best, head) => (head.length > best.length ? head : best), "");
}

/** The last resort: between two words, and it shows. */
function cut(sentence: string): string {
  let end = 0;
  for (let i = 0; i < sentence.length && widthOf(sentence.slice(0, i + 1)) < LONGEST; i++)
    if (/\s/u.test(sentence.charAt(i)) || isWide(sentence.charCodeAt(i))) end = i;
  return `${withoutEnd(sentence.slice(0, end === 0 ? LONGEST - 1 : end), " ,;:，；：、—–(（-")}…`;
}

/** Whether a beginning stands for its sentence: enough words, and nothing opened that is not closed. */
const isHead = (head: string): boolean =>
  widthOf(head) >= LEAST &&
  widthOf(head) <= LONGEST &&
  (widthOf(head) > head.length * 1.3 || (head.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= 3) &&
  /^[^"“”()（）「」[\]]*(?:["“][^"“”]*["”][^"“”()（）「」[\]]*|\([^()]*\)[^"“”()（）「」[\]]*|（[^（）]*）[^"“”()（）「」[\]]*|「[^「」]*」[^"“”()（）「」[\]]*|\[[^[\]]*\][^"“”()（）「」[\]]*)*$/u.test(
    head,
  );

function unquoted(text: string): string {
  const bare = text.split('"').length % 2 === 0 ? text.replace(/^"|"$/u, "") : text;
  return QUOTED.exec(bare)?.[1] ?? bare;
}
const QUOTED = /^["“«「']([^"“”«»「」]+)["”»」'][.。]?$/u;

/** Not where the first word is an identifier: `useState`, `npm`. */
export const capitalized = (text: string): string =>
  /^\p{Ll}[\p{Ll}-]*(?:[\s,;]|:(?!\/)|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
