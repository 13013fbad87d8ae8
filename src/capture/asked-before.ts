/**
 * The question that a person's first words answer, when it was asked at the end of the slice before: without it "yes"
 * and "no" say nothing. It is shown for context, and tells nothing itself: what it says was told with its own slice.
 */
import { isAnswer, isProposal } from "../text/assent.ts";
import type { Turn } from "../transcript/transcript.ts";
import type { Numbered } from "./ask-slice.ts";

/** Of a long message its end, which is what asks. */
const LONGEST = 2_000;

/**
 * @param before what was said last before the slice, redacted   @param messages those of the slice, in their order
 * @returns undefined where nothing was asked, or nothing is answered
 */
export function askedBefore(before: Turn | undefined, messages: readonly Numbered[]): Numbered | undefined {
  const first = messages.find(({ turn: { role, text } }) => text !== "" && (role === "user" || role === "assistant"));
  if (before?.role !== "assistant" || first?.turn.role !== "user") return undefined;
  const last =
    before.text
      .trimEnd()
      .split(/\n\s*\n/)
      .at(-1) ?? "";
  if (!isProposal(last) || !isAnswer(first.turn.text)) return undefined;
  return { number: first.number - 1, turn: { ...before, text: endOf(before.text) } };
}

/** Whole lines, as many as fit; of a last one that is too long its end. */
function endOf(text: string): string {
  const end = text.slice(-LONGEST).replace(/^[\udc00-\udfff]/, "");
  return text.length <= LONGEST ? text : end.slice(end.indexOf("\n") + 1);
}
