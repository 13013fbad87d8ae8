/** What of a message to an agent a person typed, and what they pasted into it: a terminal's lines, code, a report. */
import { labelOf } from "./labels.ts";
import { isStanding } from "./lasting.ts";
import { unsworn } from "./lexicon/places.ts";
import { markOf } from "./marks.ts";
import { saying } from "./phrases.ts";
import { isPrinted } from "./plain.ts";
import { worthOf } from "./worth.ts";

/** What is typed is short: of more characters how it begins and ends is the person's, and what says that it holds. */
const TYPED = 800;
/** In a part of more characters than these a person speaks of who says it, or to whom: else somebody else wrote it. */
const VOICELESS = 160;
const VOICE = saying("person", "request", "consent", "refusal");
/** How a line of a terminal or of code begins, and how one of code ends; what is drawn, wherever it stands. */
const SIGNS = /^(?:\/\/|[+$|\u2190-\u23ff\u25a0-\u25ff\u2794-\u27bf])|[\u2500-\u259f]|[\])}];$|; \/\//u;

interface Part {
  readonly text: string;
  readonly listed: boolean;
  /** As in the message: without markup a part has neither. */
  readonly indented: boolean;
  readonly isDrawn: boolean;
}

/** @param parts paragraphs and list items of one message, without markup; a report has a picture before several */
export function typedIn(parts: readonly Part[]): Part[] {
  const isReport = parts.filter(({ isDrawn }) => isDrawn).length > 1;
  const pasted = parts.map(
    ({ text, indented, listed, isDrawn }) =>
      indented || (isReport && isDrawn) || isPrinted(text) || (!listed && SIGNS.test(text)),
  );
  const [from, to] = [pasted.indexOf(true), pasted.lastIndexOf(true)];
  const isLong = parts.map(({ text }) => text).join("").length > TYPED;
  const typed = parts.filter(
    ({ text }, i) =>
      !pasted[i] && !(i > from && i < to) && (!isLong || i === 0 || i === parts.length - 1 || isStanding(text)),
  );
  const isVoiced = typed.some(({ text }) => VOICE.test(text) || /[?？]/u.test(text));
  return typed.filter(({ text }) => isVoiced || text.length <= VOICELESS);
}

/** A sentence that is no code, placeholder, heading or field of a report, or curse; what says that it holds may have a sign of each. */
export const isTyped = (sentence: string): boolean =>
  /^[^[\]{}<>|+=~\\]/u.test(sentence) &&
  !["[redacted:", "[Image"].some((placeholder) => sentence.includes(placeholder)) &&
  !isPrinted(sentence) &&
  (worthOf(sentence) > 2 ||
    (!/[,，…]$/u.test(sentence) &&
      (labelOf(sentence) === "" || markOf(labelOf(sentence)) !== undefined) &&
      unsworn(sentence) === sentence));
