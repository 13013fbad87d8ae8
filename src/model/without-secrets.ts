/**
 * An answer without the secrets that a model wrote by itself. It is read as it is saved, so that it says the same when it is read
 * again.
 */
import { ToldValues } from "../daily/again.ts";
import { redactTogether } from "../daily/redact.ts";
import { parsed } from "../document/fields.ts";
import type { Answer } from "./model.ts";

/** @param allow `redact.allow` */
export function withoutSecrets({ text, calls, ...rest }: Answer, allow: readonly string[]): Answer {
  const known = new ToldValues();
  const all = (texts: readonly string[]): string[] => texts.map((one) => marked(clean(one, allow, known), one));
  // What is told last may stand in what was read first.
  const [told = "", ...asked] = all(all([text, ...(calls ?? []).map((call) => call.arguments)]));
  return { text: told, ...(calls && { calls: calls.map((call, i) => ({ ...call, arguments: asked[i]! })) }), ...rest };
}

/** Each key of a record, and each string of an object, is read by itself: what stands between holds them together. */
function clean(text: string, allow: readonly string[], known: ToldValues): string {
  const object = parsed(text);
  if (typeof object !== "object" || object === null) return redactTogether(text.split(KEYS), allow, known).join("");
  const without = JSON.stringify(object, (_, value) =>
    typeof value === "string" ? redactTogether([value], allow, known)[0] : value,
  );
  return without === JSON.stringify(object) ? text : without;
}
/** What the model had no mark for is its own: the gate knows the record by that, and refuses it as it would have the secret. */
const marked = (without: string, text: string): string =>
  without.replace(/\[redacted:[^\]]*\]/g, (mark) => (text.includes(mark) ? mark : mark.replace("redacted", "secret")));
const KEYS = /(?<=\n)(?=[a-z_]+:|---\n|[`~]{3})|(?<=^(?:name|description): )/m;
