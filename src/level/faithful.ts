/**
 * Whether a bullet of an answer says what the numbered bullets say that it rests on: the gate that proves a week's bullets from its logs
 * is asked about these bullets alone, as they can stand in its place at any time. Beyond that gate, each may be true and what the
 * answer ties together be said by none of them.
 */

import { PAUSE } from "../memory/evidence/denials.ts";
import { passGate, stoppedByDoubt } from "../memory/evidence/gate.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import { PROPER } from "../memory/evidence/misplaced.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { lacking } from "../memory/identity/similarity.ts";
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
  const own = rests.map(({ text }) => text);
  const part =
    lacking(own.join("\n"), said).values().next().value ??
    firstNameOf(said, own.join("\n"), items) ??
    untied(said, rests);
  if (part !== undefined) return { code: "UNSUPPORTED", reason: `the bullets it names do not say ${part}` };
  const pages = rests.map(({ n, text, days }) => ({
    path: `${n}`,
    day: days.at(-1) ?? "",
    lines: [text],
    sha256: "",
    bytes: 0,
    bodyStart: 0,
  }));
  const gate = { book: logbookOf(pages), allow: [], known: new Map() };
  const passed = stoppedByDoubt(passGate({ text: said, quotes: own, tellsOpen: true }, gate));
  return "code" in passed ? passed : undefined;
}

const FIRST = /^(?:[^:：.]{1,40}[:：]\s*)?(\p{Lu}[\p{L}\p{M}]+)/u;

/** A sentence may begin with any word in capitals: it is a name where other bullets write it so within theirs. */
function firstNameOf(said: string, own: string, items: readonly Item[]): string | undefined {
  const [, first] = FIRST.exec(said) ?? [];
  if (first === undefined || own.toLowerCase().includes(first.toLowerCase())) return undefined;
  const within = new RegExp(`[\\p{L}\\p{N},]\\s+${first}(?![\\p{L}\\p{M}])`, "u");
  return items.some(({ text }) => within.test(text)) ? first : undefined;
}

const REASON = saying("reason");

/**
 * What no bullet says together: `Dana broke the build`, of a bullet about Dana and another about the build; a reason, and what it is
 * told to be the reason of. One word more than the name is a paraphrase.
 */
function untied(said: string, rests: readonly Item[]): string | undefined {
  const words = rests.map(({ text }) => new Set(contentWords(text)));
  for (const { from, to } of REASON.all(said)) {
    const [before, reason] = [contentWords(said.slice(0, from)), contentWords(said.slice(to).split(PAUSE, 1)[0]!)];
    const isTied = words.some((own) => {
      const kin = beginningsOf(own);
      const isSaid = (word: string): boolean => own.has(word) || isKin(word, kin);
      return before.some(isSaid) && reason.every(isSaid);
    });
    if (before.length > 0 && !isTied) return `why: "${said.slice(from)}"`;
  }
  if ((spokenIn(said).sure & CAPITAL_NOUNS) !== 0) return undefined;
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
