/**
 * Picks the part of a long message that says what a record says, so that the evidence shows it and not the greeting
 * before it.
 */
import { shortened } from "../text/ends.ts";
import { fencedIn } from "../text/fences.ts";
import { sentencesIn } from "../text/sentences.ts";
import { plainLine } from "./plain-line.ts";

/** Two lines of a wide terminal: enough for a sentence, too short for a paragraph. */
const EXCERPT_CHARACTERS = 240;
/** A person's turn may say more than one thing that lasts. */
const PERSONS_CHARACTERS = 2 * EXCERPT_CHARACTERS;

/**
 * The sentence that says most of a wording, and those behind and before it that there is room for, in their order.
 * @param wording what the records that cite the message say
 * @param weigh of a person's message: how much a sentence says for itself; what weighs most comes first
 * @returns one line, verbatim but for `…` where something is left out
 */
export function excerptOf(message: string, wording: string, weigh?: (sentence: string) => number): string {
  const spoken = withoutFences(message);
  const whole = plainLine(spoken);
  if (whole.length <= EXCERPT_CHARACTERS) return whole;
  const sentences = sentencesOf(spoken);
  const best = sayingMost(sentences, wording);
  const weights = sentences.map((sentence, at) =>
    at === best ? Number.MAX_VALUE : (weigh?.(sentence) ?? Number(at > (best ?? 0))),
  );
  let room = weigh ? PERSONS_CHARACTERS : EXCERPT_CHARACTERS;
  const shown = sentences.map(() => "…");
  for (const at of [...weights.keys()].sort((a, b) => weights[b]! - weights[a]!)) {
    const sentence = shortened(sentences[at]!, EXCERPT_CHARACTERS - 4);
    // A rule or a frame ends what was said as a paragraph does.
    if (sentence.length + 3 > room || !SAYS.test(sentence)) continue;
    room -= sentence.length + 3;
    shown[at] = sentence;
  }
  return shown.join(" ").replace(/…(?: …)+/g, "…");
}

/** The one that says most of a wording; of two that share as much, the shorter says it more plainly. */
function sayingMost(sentences: readonly string[], wording: string): number | undefined {
  const wanted = new Set(wordsOf(wording));
  const shares = sentences.map((sentence) => {
    const said = new Set(wordsOf(sentence));
    return said.intersection(wanted).size / Math.sqrt(said.size + 4);
  });
  const most = Math.max(0, ...shares);
  return most === 0 ? undefined : shares.indexOf(most);
}

/**
 * What somebody pasted into a fence are not the words of who pasted it; on one line nothing would tell them apart. `…`
 * stands for it. A fence that nothing closes is a slip, and its text stays.
 */
function withoutFences(message: string): string {
  const lines = message.split("\n");
  // Also where it stands in a quote, or begins an item of a list.
  const fenced = fencedIn(lines.map((line) => line.replace(/^[\s>]*(?:[-*+]\s+)?(?=[`~]{3})/, "")));
  return lines.flatMap((line, at) => (fenced.has(at) ? (fenced.has(at - 1) ? [] : ["…"]) : [line])).join("\n");
}

/** A message's sentences, each on one line; lines part them too. */
const sentencesOf = (message: string): string[] => message.split(/\n+/).flatMap((line) => sentencesIn(plainLine(line)));

const SAYS = /[\p{L}\p{N}]/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}_./-]*/gu) ?? [];
