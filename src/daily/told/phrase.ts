/**
 * Values of several words: passphrases, seed phrases, and digits in groups with spaces between.
 */

import { withoutEnd } from "../../text/ends.ts";
import type { Mark } from "./marks.ts";
import { digitsOf, isAbout, isSmall, type Reading, type Tie } from "./reading.ts";
import type { Value } from "./value.ts";
import { endsAsState } from "./vocabulary.ts";

const WORDS = /^[^.;:!?"“”»」。；：！？()|[]{5,300}/u;
const WORD = /^(?:\d{1,2}[.)]?)?[\p{L}\p{M}'’-]+$|^\d{1,2}[.)]?$/u;
/** Without a verb or a sign before them, only a wallet's words are so many. */
const FEWEST_BESIDE = 10;
const FEWEST = 3;
/** So many words that all have content are no sentence. */
const FEWEST_OF_PASSWORD = 4;

/** The words up to the end of the clause, where they are a passphrase. */
export function phraseAt(
  anchor: Mark,
  tie: Tie,
  at: number,
  { line, marks }: Reading,
): { from: number; to: number } | undefined {
  if (tie === "dash" || tie === "far") return undefined;
  if (anchor.part !== "phrase" && !(anchor.part === "password" && tie !== "beside")) return undefined;
  const from = at + (/^[\s*_`"'„“«「]*/.exec(line.slice(at, at + 12))?.[0].length ?? 0);
  const text = withoutEnd(WORDS.exec(line.slice(from, from + 301))?.[0] ?? "", " '`*_");
  const to = from + text.length;
  const words = text.split(/[\s,，、]+/).filter((one) => one !== "");
  if (!words.every((one) => WORD.test(one))) return undefined;
  const smalls = words.filter(isSmall).length;
  const lower = words.length >= FEWEST_OF_PASSWORD && words.every((one) => /^[\p{Ll}\p{M}]{2,}$/u.test(one));
  const abouts = marks.filter((one) => (isAbout(one) || one.part === "spoken") && one.from >= from && one.to <= to);
  const between = line.slice(anchor.to, at).trim();
  if (anchor.part === "password") {
    const told = tie === "sign" ? between.length <= 2 : abouts.length === 0;
    return lower && smalls === 0 && told && abouts[0]?.from !== from ? { from, to } : undefined;
  }
  // `correct horse battery staple` begins as a state does, but does not go on as a sentence.
  const isState = abouts[0]?.from === from || (endsAsState(words[0] ?? "") & anchor.languages) !== 0;
  if (isState && !(lower && smalls === 0 && abouts.length < 2)) return undefined;
  // Where what it opens stands between, a sentence may follow: `the passphrase of my key is asked for twice`.
  const isOwned =
    tie === "is" || marks.some(({ part, from: start }) => part === "key" && start > anchor.to && start < at);
  if (isOwned && between.split(/\s+/).length > 2 && !(lower && smalls <= words.length / 4)) return undefined;
  if (tie === "beside" && (words.length < FEWEST_BESIDE || smalls > words.length / 5)) return undefined;
  return words.length >= FEWEST ? { from, to } : undefined;
}

const GROUPS = /(?:[A-Z0-9]{2,6}[ -]){1,9}[A-Z0-9]{1,6}(?![\w])|\d(?:[ -]\d){3,8}(?![\w])/y;

/** Digits, or capitals and digits, as cards, accounts and recovery codes are written: `4111 1111 1111 1111`, `2 4 8 1`. */
export function groupsAt(line: string, at: number): Value | undefined {
  const from = at + (/^[\s*_`"'„“«「(]*/.exec(line.slice(at, at + 10))?.[0].length ?? 0);
  GROUPS.lastIndex = from;
  const text = GROUPS.exec(line)?.[0];
  if (text === undefined || !text.includes(" ") || digitsOf(text) < 2) return undefined;
  if (!text.split(" ").every((one) => /\d/.test(one) || /^[A-Z2-7]{4}$/.test(one))) return undefined;
  const to = from + text.length;
  return { from, to, text, quoted: false, last: true, likeness: /[A-Z]/.test(text) ? "strong" : "number" };
}
