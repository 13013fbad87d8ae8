/**
 * Tells a refusal in plain words, as servers without a field for it stream one: a week marked done with it would lose
 * what its logs say.
 */

const THOUGHT_OUT = "</think>";
/** A refusal is a sentence or three. */
const LONGEST = 600;

const DECLINES =
  /^["'“]?(?:(?:i['’]?m|i am|we['’]?re|we are) (?:(?:very |so |really )?sorry|unable|not able|afraid)|sorry\b|(?:unfortunately,? )?i (?:can['’]?t|cannot|can not|won['’]?t|will not) |unfortunately,? (?:i|we) |as an ai\b|es tut mir leid|ich kann (?:dabei |das )?nicht|je suis désolée?|désolée?,|lo siento|no puedo |desculpe|mi dispiace|(?:很)?抱歉|对不起|對不起|申し訳|すみません|죄송|извините|к сожалению)/iu;

/** Whether a text declines and does nothing else: no fence, heading, list or JSON follows. */
export function declinesInWords(text: string): boolean {
  const thoughts = text.trim().startsWith("<think>") ? text.indexOf(THOUGHT_OUT) + THOUGHT_OUT.length : 0;
  const said = text.slice(thoughts).trim();
  return said.length <= LONGEST && DECLINES.test(said) && !/```|~~~|^\s*(?:[#{[*+-]|\d+[.)] )/m.test(said);
}
