/**
 * Whether a subject names who spoke instead of what was spoken about: `User preferences`, `the team's plan`, `用户的要求`. A
 * thing that only has such a word in its name is none: `User authentication service`. What decides is the head of the
 * phrase: what people have and do (preferences, requests, plans), or a thing. The words of a subject become signs, one
 * each, and patterns over the signs decide, in any language.
 */
import { endsDangling } from "../../text/dangling.ts";
import { withoutEnd } from "../../text/ends.ts";
import { EVERY_LANGUAGE, spokenIn } from "../../text/languages.ts";
import type { PhraseKey } from "../../text/lexicon/lexicon.ts";
import { saying } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import { isSmallWord, isSmallWordOf } from "../../text/words.ts";

/** The sign of each key; of two at one place the first. */
const SIGNS = [
  ["actor.who", "W"],
  ["actor.self", "W"],
  ["actor.role", "R"],
  ["actor.attitude", "A"],
  ["actor.deed", "D"],
  ["kin", "K"],
  ["person", "P"],
  ["preference", "V"],
  ["heard.wants", "V"],
  ["narration.asked", "V"],
] as const satisfies readonly (readonly [PhraseKey, string])[];
const SAYING = saying(...SIGNS.map(([key]) => key));

/**
 * Over signs: `S` a small word, `'` an owner's, `K` a relative, `N` a number or letter that counts, `,` what joins, `:` where the head ends, `x`
 * anything else.
 */
const ACTORS: readonly RegExp[] = [
  /^[SWRP,]*[WR][SWR,]*$/,
  // `User's mother` is somebody, as `Jim's mother` is in document 004.
  /^S*[WR]'(?!x?K)/,
  /^S*W[AD]$/,
  /^S*[WR][xS]{0,3}A$/,
  /^P[xS]{0,2}[AD]$/,
  // `what the user wants`, `user prefers tea`.
  /^S*WV/,
  /^S{2,}[WR][DVA]$/,
  /^S*(?:[xP]S?){0,2}[AD]S{0,3}'?[WR]$/,
  // A transcript numbers those whose names it does not know: `Speaker A`, `participant 2`.
  /^[WR]N(?:'|$)/,
];
/** `User preferences for dark mode`: what they are about follows a small word. */
const HEAD = /^(S*[WR]'?x{0,3}[AD])S/;

const LONGEST = 200;

/**
 * @param names of people or agents that are never a subject, beside the usual words
 * @param content what is said of it: `Ben`, a small word in Turkish, is a name in an English sentence
 * @returns why the subject is refused, or undefined
 */
export function actorIn(subject: string, names: readonly string[], content = ""): string | undefined {
  const heard = spokenIn(content.replaceAll(subject, " ")).possible;
  const isEmpty = NAME.test(subject) ? isSmallWordOf(subject, heard) : isSmallWord(subject);
  if (isEmpty && !/^\p{Lu}+$/u.test(subject)) return `the subject names nothing: ${subject}`;
  const camel = subject.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  const isActor = [subject, camel].some((text) => {
    const signs = signsOf(plain(text), names);
    return [signs, signs.split(":", 1)[0]!, HEAD.exec(signs)?.[1] ?? ""].some((part) =>
      ACTORS.some((pattern) => pattern.test(part)),
    );
  });
  return isActor ? `the subject is who spoke, not what it is about: ${subject.trim().slice(0, 60)}` : undefined;
}

const NAME = /^\p{Script=Latin}/u;

/** One spelling: lower case, straight quotes, nothing around it, and apart what marks tie together. */
const plain = (subject: string): string =>
  withoutEnd(
    subject
      .normalize("NFKC")
      .toLowerCase()
      .slice(0, LONGEST)
      .replace(/[‘’´`]/g, "'")
      .replace(/["“”„«»*@<>]/g, ""),
    " .,;:!?)]",
  )
    .replace(/^[\s'([]+/, "")
    .replace(/(?<=\p{L})[_-](?=\p{L})/gu, " ")
    .replace(/\s*[/&+、]\s*/g, ", ")
    .replace(/\s+/g, " ");

const WORD = /'s?(?![\p{L}\p{N}])|'|\s[-–—|]\s|[:(—–|]|,|[\p{L}\p{N}._-]+/gu;

function signsOf(text: string, names: readonly string[]): string {
  const at = new Map<number, { to: number; sign: string }>();
  const take = (from: number, to: number, sign: string): void => {
    const taken = at.get(from);
    if (taken === undefined || to > taken.to) at.set(from, { to, sign });
  };
  for (const name of names.map(plain).filter(Boolean))
    for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + name.length)) {
      const to = from + name.length;
      if (!JOINS.test(text.charAt(from - 1)) && !JOINS.test(text.charAt(to))) take(from, to, "W");
    }
  const found = SAYING.all(text, EVERY_LANGUAGE);
  for (const [key, sign] of SIGNS) for (const one of found) if (one.key === key) take(one.from, one.to, sign);
  let signs = "";
  for (let i = 0; i < text.length; ) {
    const known = at.get(i);
    if (known !== undefined) {
      const counted = /^ #?(?:\d{1,2}|[a-h])(?=$|')/.exec(text.slice(known.to));
      signs += known.sign + (counted ? "N" : "");
      i = known.to + (counted?.[0].length ?? 0);
      continue;
    }
    WORD.lastIndex = i;
    const next = WORD.exec(text);
    if (next === null) break;
    const [word] = next;
    if (next.index > i) {
      i = next.index;
      continue;
    }
    if (isWide(text.charCodeAt(i))) {
      signs += endsDangling(text.slice(0, i + 1)) ? (/[WR]$/.test(signs) ? "'" : "S") : "x";
      i++;
      continue;
    }
    signs += signOf(word);
    i += word.length;
  }
  // An article's own: `l'utilisateur`.
  return signs.replaceAll("S'", "S");
}

const JOINS = /[\p{L}\p{N}.]/u;

function signOf(word: string): string {
  if (word.startsWith("'")) return "'";
  if (word === ",") return ",";
  if (/^[\s\p{P}\p{S}]+$/u.test(word)) return ":";
  return isSmallWord(word) ? "S" : "x";
}
