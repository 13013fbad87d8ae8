/**
 * Tells a refusal in plain words, as servers without a field for it stream one: a week marked done with it would lose
 * what its logs say.
 */
import { saying } from "../../text/phrases.ts";

const THOUGHT_OUT = "</think>";
/** A refusal is a sentence or three. */
const LONGEST = 600;

const DECLINES = saying("declining");

/** Whether a text declines and does nothing else: no fence, heading, list or JSON follows. */
export function declinesInWords(text: string): boolean {
  const thoughts = text.trim().startsWith("<think>") ? text.indexOf(THOUGHT_OUT) + THOUGHT_OUT.length : 0;
  const said = text.slice(thoughts).trim();
  return (
    said.length <= LONGEST && DECLINES.leading(said) !== undefined && !/```|~~~|^\s*(?:[#{[*+-]|\d+[.)] )/m.test(said)
  );
}
