/**
 * Whether a claim may be kept without asking: it stands whole in its own lines, and says of itself nothing that makes it
 * unsure: no question, no guess, no offer that waits for a word, nothing of today alone.
 */
import { spokenIn } from "../../text/languages.ts";
import { saying } from "../../text/phrases.ts";
import { widthOf } from "../../text/scripts.ts";
import type { Statement } from "../week.ts";

const UNSURE = saying("hedge", "proposal", "unconfirmed", "transient", "sessionScope", "nothing");
const REASON = saying("reason");
const MACHINE = saying("narration.machine");

/** Less is a word or two, which nobody understands later; a wide character counts as two letters. */
const [LEAST_WIDTH, LEAST_WORDS] = [15, 3];
/** Longer, it is a report with a claim somewhere in it. */
const MOST_WIDTH = 600;
export const QUESTION = /[?？][)\]"'”»]*\s*$/u;
const CODE_OR_ADDRESS = /`[^`]*`|https?:\/\/\S+/gu;

export function isWhole(claim: string): boolean {
  const width = widthOf(claim);
  if (width < LEAST_WIDTH || width > MOST_WIDTH || QUESTION.test(claim)) return false;
  const words = claim.replace(CODE_OR_ADDRESS, " x ").match(/[\p{L}\p{N}]+/gu) ?? [];
  const wide = width > claim.length * 1.3;
  if (!wide && words.length < LEAST_WORDS) return false;
  const isBalanced = PAIRS.every((pair) => unpaired(claim, pair).open === 0);
  return isBalanced && !/^[\p{Ll}]?[)\],;]|(?:\.\.\.|…|[,;:：，、—–-])$/u.test(claim.trim());
}

const PAIRS = ["()", "（）", "[]", "「」", "«»"];

/** How many are opened and not closed, and closed and never opened. */
export function unpaired(text: string, [open, close]: string): { open: number; stray: number } {
  const found = { open: 0, stray: 0 };
  for (const character of text) {
    if (character === open) found.open++;
    else if (character === close) found.open > 0 ? found.open-- : found.stray++;
  }
  return found;
}

/** A guess, an offer, something half settled, or of today alone; why it is so may be any of these. */
export const isUnsure = (claim: string): boolean =>
  QUESTION.test(claim) || UNSURE.test(claim.slice(0, REASON.first(claim)?.from || undefined), spokenIn(claim));

/** Whether its line holds it for settled: not a task, not asked for, not a machine's word. */
export const isSettled = ({ sign, asked, speaker }: Statement, claim: string): boolean =>
  sign !== "open" && asked === "" && !(speaker !== "" && MACHINE.test(speaker)) && !isUnsure(claim);
