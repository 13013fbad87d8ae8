/**
 * What `context` finds out about a text by the lexicons: whether it is an order to its reader or tells a secret, which days it names.
 * Loading them takes longer than all else about a session's beginning, so that they are asked once of each text.
 */
import { findSecrets } from "../daily/redact.ts";
import { isWithheld } from "../memory/evidence/withheld.ts";
import { plainText } from "../memory/file/plain-words.ts";
import { daysAhead } from "../text/days.ts";
import { mayNameDay } from "../text/may-name-day.ts";
import { DAY, glanceAt, type Line, type Look, saidBy, type ToldMemory, type Verdict } from "./context.ts";

export { redactText } from "../daily/redact.ts";

/** @param newest the newest day of evidence, for a memory that has none */
export const lookAt = async (memory: ToldMemory, newest: string): Promise<Look> =>
  glanceAt(memory) ?? {
    days: daysNamed(saidBy(memory), memory.updated || newest),
    isOfTask: memory.type === "entity" && (await import("../memory/lifetime.ts")).isOfTask(memory),
  };

/** @param said the day that it was said on */
export function daysNamed(text: string, said: string): string[] {
  // Most are written so, or name none: the date reader is asked about the few others.
  const written = text.match(DAY) ?? [];
  return mayNameDay(text) ? [...written, ...daysAhead(text, said)] : written;
}

/** @param allow texts that are no secrets */
export function verdictOn({ text, says }: Line, allow: readonly string[]): Verdict {
  if (isWithheld(says)) return { isHeld: true };
  const plain = plainText(text);
  const isSecret = findSecrets(plain, allow).length > 0;
  return { ...(plain !== text && { plain }), ...(isSecret && { isSecret }) };
}
