/**
 * A person's words on one line: without the sounds around them, not longer than a line, begun with a capital. Nothing
 * is put in other words.
 */

const SOUND =
  /^(?:(?:ok(?:ay)?|alright|all right|hm+|hmm+|well|so|now|and|also|yeah|yes|yep|wait|oh|ah|hey|hi|hello|please|great|perfect|good|nice|cool|thanks|thank you|sorry|anyway|actually|btw|dude|my dude|man|omfg|omg|wtf|lol|i (?:think|guess|believe|suppose)(?: that)?|fucking hell|damn|ugh)(?=[\s,.!?:;…-])[\s,.!?:;…-]*)+/i;
const EXPLETIVE = /\s?\b(?:fucking|fuckoing|omfg|wtf|goddamn|bloody|freaking)\b|w\.t\.f\.?/gi;
const TRAILING = /[\s,;:…-]+$/;

/** @returns "" where nothing is left */
export function condensed(text: string): string {
  const bare = text.replace(EXPLETIVE, "").replace(/\s+/g, " ").trim().replace(SOUND, "").replace(TRAILING, "").trim();
  return capitalized(bare.replace(/\.{3,}$/, ""));
}

/** With straight apostrophes, for patterns. */
export const straight = (text: string): string => text.replace(/[’‘]/g, "'");

/** Names of files and identifiers keep their case. */
export function capitalized(text: string): string {
  const [first = ""] = text.split(/\s/, 1);
  return /[./_@`\\]|\p{Ll}\p{Lu}|\d/u.test(first.replace(/[.,;:!?]+$/, ""))
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whole sentences, as many as fit; at least the first, cut at a word. */
export function line(sentences: readonly string[], longest: number): string {
  let text = "";
  for (const sentence of sentences) {
    const ended = /[.!?。！？:：]$/.test(text) || text === "" ? text : `${text}.`;
    const next = ended === "" ? sentence : `${ended} ${sentence}`;
    if (next.length > longest) break;
    text = next;
  }
  return text === "" ? cut(sentences[0] ?? "", longest) : text;
}

/** Without a bracket that was opened and is cut off. */
export function balanced(text: string): string {
  const open = text.lastIndexOf("(");
  return open > 0 && !text.includes(")", open) ? text.slice(0, open).trimEnd() : text;
}

export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest - 1);
  const pause = Math.max(
    head.lastIndexOf(", "),
    head.lastIndexOf("; "),
    head.lastIndexOf("、"),
    head.lastIndexOf("，"),
  );
  const end = pause > longest / 2 ? pause : head.lastIndexOf(" ");
  return `${balanced(end > 0 ? head.slice(0, end) : head).replace(TRAILING, "")}…`;
}
