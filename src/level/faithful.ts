/**
 * Whether a bullet of an answer says what the numbered bullets say that it rests on: the gate that proves a week's bullets from its logs
 * is asked about these bullets alone, as they can stand in its place at any time. A name beside what another bullet tells is told here.
 */

import { PAUSE } from "../memory/evidence/denials.ts";
import { passGate, stoppedByDoubt } from "../memory/evidence/gate.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import { propersIn } from "../memory/evidence/misplaced.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { lacking } from "../memory/identity/similarity.ts";
import { CAPITAL_NOUNS, spokenIn } from "../text/languages.ts";
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
    misjoined(said, rests);
  if (part !== undefined) return { code: "UNSUPPORTED", reason: `the bullets it names do not say ${part}` };
  const pages = rests.map(({ n, text, days }) => ({ ...NO_FILE, path: `${n}`, day: days.at(-1) ?? "", lines: [text] }));
  const gate = { book: logbookOf(pages), allow: [], known: new Map() };
  const passed = stoppedByDoubt(passGate({ text: said, quotes: own, tellsOpen: true }, gate));
  return "code" in passed ? passed : undefined;
}

const NO_FILE = { sha256: "", bytes: 0, bodyStart: 0 };

const FIRST = /^(?:[^:：.]{1,40}[:：]\s*)?(\p{Lu}[\p{L}\p{M}]+)/u;

/** A sentence may begin with any word in capitals: it is a name where other bullets write it so within theirs. */
function firstNameOf(said: string, own: string, items: readonly Item[]): string | undefined {
  const [, first] = FIRST.exec(said) ?? [];
  if (first === undefined || own.toLowerCase().includes(first.toLowerCase())) return undefined;
  const within = new RegExp(`[\\p{L}\\p{N},]\\s+${first}(?![\\p{L}\\p{M}])`, "u");
  return items.some(({ text }) => within.test(text)) ? first : undefined;
}

/** `Dana broke the build`, of a bullet about Dana and another about the build: whom a clause names, in no bullet beside another word of it: one word is a paraphrase. */
function misjoined(said: string, rests: readonly Item[]): string | undefined {
  if ((spokenIn(said).sure & CAPITAL_NOUNS) !== 0) return undefined;
  const words = rests.map(({ text }) => new Set(contentWords(text)));
  for (const clause of said.split(PAUSE)) {
    const names = propersIn(clause);
    const named = new Set(names.flatMap(contentWords));
    const others = contentWords(clause).filter((word) => !named.has(word));
    const isTogether = (name: string): boolean =>
      words.some((own) => contentWords(name).every((word) => own.has(word)) && others.some((word) => own.has(word)));
    const alone = others.length > 1 ? names.find((name) => !isTogether(name)) : undefined;
    if (alone !== undefined) return `that of ${alone}`;
  }
  return undefined;
}
