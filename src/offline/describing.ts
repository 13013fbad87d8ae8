/**
 * Describes a claim in one line that goes on where its name ends: what the name left out of the sentence, then the next
 * sentences, the reason, the details. Only where nothing else is told does it say the name's words again.
 */
import { widthOf } from "./words.ts";

/** One line in an index that agents load whole. */
const LONGEST = 280;
/** Further sentences are added while the line stays this short. */
const ENOUGH = LONGEST / 2;
/** Details are added to a shorter one only. */
const LITTLE = 60;
/** Less says nothing: `it too`. */
const LEAST_LETTERS = 10;
const LEAST_WIDE_LETTERS = 5;
/** Where a sentence may be parted between a name and what goes on from it. */
const PAUSE =
  /^(?:["'”’」』`)）\]]*\s*(?:[.,;:：。，；、!?！？—–→]|-{1,2}(?= )|=>|\((?=.*\))|（(?=.*）))|\s*$|\s+(?:because|since|so that|weil|denn|damit|parce qu|car|porque|ya que|perché|poiché|потому что|так как|is|are|of|to|in|on|at|for|with|from|by|as|that|which|so|and|or|but|than|via|per|when|if|into|without|while|und|mit|von|für|pour|avec|dans|para|con|por)(?=[\s'’e])|\s+(?:(?:via|steht|stehen|liegt|liegen|ist|sind|est|sont|está|están|è|sono|находится|находятся|лежит|лежат)\s)?(?:(?:at|on|in|under|via|unter|auf|bei|à|sur|sous|en|su|a|на|в|по адресу)\s)?(?=https?:)|(?:은|는|이|가|は|在)\s*(?=https?:))/iu;

/** @param own the sentences that the claim is named for   @param others those of its reason and details */
export function descriptionOf(name: string, own: readonly string[], others: readonly string[]): string {
  const [first = "", ...further] = own;
  const rest = restOf(first, name);
  const said = rest === undefined ? own : says(rest) ? [rest, ...further] : further;
  const line = joined(joined("", said, ENOUGH), others, LITTLE);
  return shortened(says(line) ? line : first);
}

/** What a sentence says beyond a name that is its beginning; undefined where the name is not, or parts it in mid-phrase. */
function restOf(sentence: string, name: string): string | undefined {
  const core = beginningIn(sentence, name);
  if (core === undefined) return undefined;
  const rest = sentence.slice(core);
  if (!PAUSE.test(rest)) return undefined;
  const bare = rest.replace(/^["'”’」』`\])）]*\s*(?:[.,;:：。，；、!?！？—–→]|-{1,2}(?= )|=>)*\s*/u, "").trim();
  return /^\(([^()]*)\)[.;]?$/u.exec(bare)?.[1] ?? bare.replace(TO_ADDRESS, "");
}

/** `is at https://…`: the dash of the index says as much. */
const TO_ADDRESS =
  /^(?:(?:is|are|lives?|stands?|steht|stehen|liegt|liegen|ist|sind|est|sont|está|están|è|sono|находится|находятся|лежит|лежат) )?(?:(?:at|on|in|under|via|unter|auf|bei|à|sur|sous|en|su|a|на|в|по адресу) )?(?=https?:)|^(?:은|는|이|가|は|在)\s*(?=https?:)/iu;

/** Where in a sentence the words end that its name begins with, or has behind its topic. */
function beginningIn(sentence: string, name: string): number | undefined {
  const lower = sentence.toLowerCase();
  for (let from = 0; from >= 0; from = next(name, from)) {
    const core = name.slice(from).toLowerCase();
    const at = core === "" ? -1 : lower.indexOf(core);
    if (at >= 0 && at <= LONGEST_LEAD) return at + core.length;
  }
  return undefined;
}

/** A marker or a linking word that the name left out. */
const LONGEST_LEAD = 24;

const next = (name: string, from: number): number => {
  const at = name.indexOf(": ", from);
  return at < 0 ? -1 : at + 2;
};

/** The line with as many of the pieces as keep it short; one at least, where it is still empty. */
function joined(begun: string, pieces: readonly string[], most: number): string {
  let line = begun;
  for (const piece of pieces) {
    if (line !== "" && (widthOf(line) >= most || widthOf(line) + widthOf(piece) > ENOUGH)) break;
    const mark = /[.!?。！？:：;；]["”」』)）]?$/u.test(line) ? gap(line) : "; ";
    line = line === "" ? piece : `${line}${mark}${piece}`;
  }
  return line;
}

const gap = (line: string): string => (/[。！？：；」』）]$/u.test(line) ? "" : " ");

function shortened(text: string): string {
  const line = text.split("\n", LONGEST).join(" ").trim();
  if (line.length <= LONGEST) return line.replace(/[:：;；,，、]$/, "");
  const pause = [...line.slice(0, LONGEST).matchAll(/[,;，；、](?:\s|(?<=[，；、]))|\s[—–]\s/gu)].at(-1)?.index ?? 0;
  const end = pause > 60 ? pause : line.slice(0, LONGEST).lastIndexOf(" ");
  return end > 0 ? line.slice(0, end) : line.slice(0, LONGEST);
}

function says(text: string | undefined): text is string {
  const letters = text?.match(/[\p{L}\p{N}]/gu) ?? [];
  const wide = letters.filter((letter) => letter.charCodeAt(0) >= 0x2e80).length;
  return letters.length >= LEAST_LETTERS || wide >= LEAST_WIDE_LETTERS;
}
