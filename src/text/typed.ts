/** What of a message to an agent a person typed, and what they pasted into it: a terminal's lines, code, a report. */
import { isHeard, labelOf } from "./labels.ts";
import { isSworn } from "./lexicon/places.ts";
import { saying } from "./phrases.ts";
import { isPrinted } from "./plain.ts";

/** What is typed is short: of more characters only how it begins and ends is the person's, between them stands what they pasted. */
const TYPED = 800;
/** In more characters than these a person speaks of who says it, or to whom: else somebody else wrote it. */
const VOICELESS = 160;
const VOICE = saying("person", "request", "consent", "refusal");
/** A sign of a terminal or of code, or a picture. */
const SIGNS = /[\p{Extended_Pictographic}\u2190-\u23ff\u2500-\u27bf]|^(?:\/\/|[+@#$|])|\S(?:\(\))?;$/u;

/** @param parts paragraphs and list items of one message, without markup, `indented` as in the message */
export function typedIn<Part extends { readonly text: string; readonly indented: boolean }>(
  parts: readonly Part[],
): Part[] {
  const own = parts.filter(({ text, indented }) => !indented && !isPrinted(text) && !SIGNS.test(text));
  const isMixed = own.length < parts.length || lengthOf(parts) > TYPED;
  const typed = isMixed ? own.filter((part) => part === parts[0] || part === parts.at(-1)) : own;
  const isVoiced = typed.some(({ text }) => VOICE.test(text) || /[?？]/u.test(text));
  return isVoiced || lengthOf(typed) <= VOICELESS ? typed : [];
}
const lengthOf = (parts: readonly { readonly text: string }[]): number =>
  parts.reduce((sum, { text }) => sum + text.length, 0);

/** A sentence that is no code, quote, heading of a report, placeholder or curse. */
export const isTyped = (sentence: string): boolean =>
  /^[\p{L}`@]/u.test(sentence) &&
  !["[redacted:", "[Image"].some((placeholder) => sentence.includes(placeholder)) &&
  !/[:：,，…]$/u.test(sentence) &&
  (labelOf(sentence) === "" || isHeard(labelOf(sentence))) &&
  !isPrinted(sentence) &&
  !isSworn(sentence);
