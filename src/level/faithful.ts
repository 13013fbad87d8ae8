/**
 * Whether a bullet of an answer says what the numbered bullets say that it rests on. The logs beneath prove its words one by one; what
 * it makes of them is held against those bullets alone, as these can stand in its place at any time.
 */

import { contradiction } from "../memory/evidence/contradiction.ts";
import { PAUSE, unlabelled } from "../memory/evidence/denials.ts";
import { PROPER } from "../memory/evidence/misplaced.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { substituted } from "../memory/identity/exchanged.ts";
import { lacking } from "../memory/identity/similarity.ts";
import { withoutReason } from "../memory/identity/told.ts";
import { beginningsOf, isKin } from "../text/kin.ts";
import { CAPITAL_NOUNS, spokenIn } from "../text/languages.ts";
import { namesIn } from "../text/names.ts";
import { saying } from "../text/phrases.ts";
import { contentWords } from "../text/words.ts";
import type { Item } from "./items.ts";

/** @param rests those that it names   @param items all that were shown */
export function unfaithful(
  said: string,
  rests: readonly Item[],
  items: readonly Item[],
): Pick<Rejection, "code" | "reason"> | undefined {
  const own = rests.map(({ text }) => text).join("\n");
  const key =
    lacking(own, said).values().next().value ??
    firstNameOf(said, own, items) ??
    unsaidIn(REASON.without(said.slice(withoutReason(said).length)), rests) ??
    misjoined(said, rests);
  if (key !== undefined) return { code: "UNSUPPORTED", reason: `the bullets it names do not say ${key}` };
  const other = contrary(said, own, rests);
  return other === undefined
    ? undefined
    : { code: "UNSUPPORTED", reason: `a bullet it names says otherwise: "${other}"` };
}

const REASON = saying("reason");
const FIRST = /^(?:[^:：.]{1,40}[:：]\s*)?(\p{Lu}[\p{L}\p{M}]+)/u;

/** A sentence may begin with any word in capitals: it is a name where other bullets write it so within theirs. */
function firstNameOf(said: string, own: string, items: readonly Item[]): string | undefined {
  const [, first] = FIRST.exec(said) ?? [];
  if (first === undefined || own.toLowerCase().includes(first.toLowerCase())) return undefined;
  const within = new RegExp(`[\\p{L}\\p{N},]\\s+${first}(?![\\p{L}\\p{M}])`, "u");
  return items.some(({ text }) => within.test(text)) ? first : undefined;
}

/** A word of a text that none of its bullets says, in any form. */
function unsaidIn(text: string, rests: readonly Item[]): string | undefined {
  const words = new Set(rests.flatMap((rest) => contentWords(rest.text)));
  const kin = beginningsOf(words);
  return contentWords(text).find((word) => !words.has(word) && !isKin(word, kin));
}

/** `Dana broke the build`, of a bullet about Dana and another about the build: whom a clause names, in no bullet beside another word of it: one word is a paraphrase. */
function misjoined(said: string, rests: readonly Item[]): string | undefined {
  if ((spokenIn(said).sure & CAPITAL_NOUNS) !== 0) return undefined;
  const words = rests.map(({ text }) => new Set(contentWords(text)));
  for (const clause of said.split(PAUSE)) {
    const names = namesIn(clause).flatMap(({ text }) => (PROPER.test(text) ? [text] : []));
    const named = new Set(names.flatMap(contentWords));
    const others = contentWords(clause).filter((word) => !named.has(word));
    const isTogether = (name: string): boolean =>
      words.some((own) => contentWords(name).every((word) => own.has(word)) && others.some((word) => own.has(word)));
    const alone = others.length > 1 ? names.find((name) => !isTogether(name)) : undefined;
    if (alone !== undefined) return `that of ${alone}`;
  }
  return undefined;
}

/** A bullet that says the contrary, or all but a word of its own in place of one. */
function contrary(said: string, own: string, rests: readonly Item[]): string | undefined {
  const isAnother = ({ text }: Item): boolean => substituted(unlabelled(said), unlabelled(text)) !== undefined;
  return (
    contradiction(said, own)?.says ?? (unsaidIn(said, rests) === undefined ? undefined : rests.find(isAnother)?.text)
  );
}
