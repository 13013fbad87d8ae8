/**
 * Picks the part of a long message that says what a record says, so that the evidence shows it and not the greeting
 * before it.
 */
import { plainLine, shortened } from "./plain-line.ts";

/** Two lines of a wide terminal: enough for a sentence, too short for a paragraph. */
const EXCERPT_CHARACTERS = 240;

/** @param wording what the records that cite the message say   @returns one line, verbatim but for `…` where it is cut */
export function excerptOf(message: string, wording: string): string {
  const spoken = withoutFences(message);
  const whole = plainLine(spoken);
  if (whole.length <= EXCERPT_CHARACTERS) return whole;
  const sentences = sentencesOf(spoken);
  return around(sentences, sayingMost(sentences, wording) ?? 0);
}

/** The one that says most of a wording. */
function sayingMost(sentences: readonly string[], wording: string): number | undefined {
  const wanted = new Set(wordsOf(wording));
  let best: number | undefined;
  let bestShare = 0;
  for (const [index, sentence] of sentences.entries()) {
    const said = new Set(wordsOf(sentence));
    const shared = said.intersection(wanted).size;
    // Of two that share as much, the shorter says it more plainly.
    const share = shared === 0 ? 0 : shared / Math.sqrt(said.size + 4);
    if (share > bestShare) {
      best = index;
      bestShare = share;
    }
  }
  return best;
}

/** A person's turn may say more than one thing that lasts. */
const TELLING_CHARACTERS = 2 * EXCERPT_CHARACTERS;

/**
 * Of a person's long message the sentence that the records rest on, and those that weigh most, as many as there is room for, in their order.
 * @returns one line, verbatim but for `…` where something is left out
 */
export function tellingOf(message: string, wording: string, weigh: (sentence: string) => number): string {
  const sentences = sentencesOf(withoutFences(message));
  const weights = sentences.map(weigh);
  const cited = sayingMost(sentences, wording);
  if (cited !== undefined) weights[cited] = Number.POSITIVE_INFINITY;
  let room = TELLING_CHARACTERS;
  const taken = new Set<number>();
  for (const at of [...weights.keys()].sort((a, b) => weights[b]! - weights[a]!)) {
    const { length } = shortened(sentences[at]!, EXCERPT_CHARACTERS);
    if (length > room || !SAYS.test(sentences[at]!)) continue;
    room -= length + 1;
    taken.add(at);
  }
  return sentences
    .map((sentence, at) => (taken.has(at) ? shortened(sentence, EXCERPT_CHARACTERS) : "…"))
    .join(" ")
    .replace(/…(?: …)+/g, "…");
}

const FENCE = /^[\s>]*(?:[-*+]\s+)?(`{3,}|~{3,})(.*)$/;

/**
 * What somebody pasted into a fence are not the words of who pasted it; on one line nothing would tell them apart. `…`
 * stands for it. A fence that nothing closes is a slip, and its text stays.
 */
function withoutFences(message: string): string {
  if (!/`{3}|~{3}/.test(message)) return message;
  const kept: string[] = [];
  let open: { readonly mark: string; readonly at: number } | undefined;
  for (const line of message.split("\n")) {
    const [, mark = "", info = ""] = FENCE.exec(line) ?? [];
    kept.push(line);
    if (mark === "") continue;
    if (open === undefined) open = { mark, at: kept.length - 1 };
    else if (info.trim() === "" && mark.startsWith(open.mark)) {
      kept.splice(open.at, kept.length, "…");
      open = undefined;
    }
  }
  return kept.join("\n");
}

/** The best sentence, and as many after it as there is room for. */
function around(sentences: readonly string[], best: number): string {
  const lead = best > 0 ? "… " : "";
  let text = `${lead}${sentences[best] ?? ""}`;
  let next = best + 1;
  // A rule or a frame ends what was said as a paragraph does.
  for (; SAYS.test(sentences[next] ?? ""); next += 1) {
    if (text.length + 1 + (sentences[next]?.length ?? 0) >= EXCERPT_CHARACTERS - 2) break;
    text += ` ${sentences[next]}`;
  }
  if (text.length > EXCERPT_CHARACTERS) return shortened(text, EXCERPT_CHARACTERS);
  return next < sentences.length ? `${text} …` : text;
}

/** A message's sentences, each on one line; lines part them too. */
const sentencesOf = (message: string): string[] =>
  message
    .split(/\n+/)
    .flatMap((line) => plainLine(line).split(/(?<=[.!?])\s+|(?<=[。！？])/))
    .filter((sentence) => sentence !== "");

const SAYS = /[\p{L}\p{N}]/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}_./-]*/gu) ?? [];
