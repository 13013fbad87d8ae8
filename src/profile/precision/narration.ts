/**
 * Whether a sentence tells what happened in the conversation instead of what came out of it: `the user asked the
 * assistant to…`, `a sub-agent was spawned`. What people outside of it asked for is a fact: `users asked for dark
 * mode`.
 */
import { withoutArticle } from "../../text/articles.ts";
import { spokenIn } from "../../text/languages.ts";
import { type Found, phrasesIn } from "../../text/phrases.ts";
import { isHangul, isWide } from "../../text/scripts.ts";
import { isSmallWord } from "../../text/words.ts";

const LONGEST_SENTENCE = 600;
/** `用户询问` narrates; fewer characters do not. */
const SHORTEST_SENTENCE = 4;

/** @returns the words that narrate, or undefined when every sentence says something about the world */
export function narrationIn(text: string): string | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[*_`"“”]/g, "")
    .replace(/[ \t\r\n]+/g, " ");
  for (const sentence of plain.split(/(?<=[!?。！？；;])\s*|(?<=\.)\s+/u)) {
    const head = sentence.trim().slice(0, LONGEST_SENTENCE);
    const found = head.length < SHORTEST_SENTENCE ? undefined : toldIn(head);
    if (found !== undefined) return head.slice(found.from, found.to).slice(0, 60);
  }
  return undefined;
}

type Place = Pick<Found, "from" | "to">;

function toldIn(sentence: string): Place | undefined {
  const phrases = phrasesIn(sentence, spokenIn(sentence)).filter(
    ({ key }) => key.startsWith("narration.") || key === "condition",
  );
  const talk = phrases.find((one, i) => one.key === "narration.talk" && !isCase(sentence, phrases[i - 1], one));
  if (talk !== undefined) return talk;
  for (const [i, actor] of phrases.entries()) {
    const act = ACTS[actor.key];
    if (act === undefined || !isOne(sentence, actor)) continue;
    if (phrases.slice(0, i).some(({ key }) => key === "condition")) return undefined;
    const done = phrases.find(({ key, from }) => key === act && from >= actor.to);
    if (
      done !== undefined &&
      isSubject(sentence.slice(actor.to, done.from)) &&
      isTold(sentence, actor, phrases) &&
      !/^\s?\d/.test(sentence.slice(done.to))
    )
      return { from: actor.from, to: done.to };
  }
  return undefined;
}

const ACTS: Readonly<Partial<Record<Found["key"], Found["key"]>>> = {
  "narration.speaker": "narration.asked",
  "narration.machine": "narration.answered",
};

/** What is longer is none. */
const LONGEST_ARTICLE = 20;

/** The one that is meant here: it begins the sentence or has an article; `one user`, `three users` are others. */
function isOne(sentence: string, { from }: Place): boolean {
  const before = sentence.slice(0, from).trimEnd();
  const word = /[\p{L}'’]+$/u.exec(before.slice(-LONGEST_ARTICLE))?.[0] ?? "";
  // `O assistente`: a single letter elsewhere is a preposition.
  const isFirst = word.length === 1 && before.length === 1;
  return word === "" || isFirst || isWide(word.charCodeAt(word.length - 1)) || isArticle(word);
}

const isArticle = (word: string): boolean =>
  withoutArticle(`${word.toLowerCase()}${/\p{L}$/u.test(word) ? " " : ""}x`) === "x";

/** `When the session ends …` tells what a product does. */
const isCase = (sentence: string, before: Found | undefined, { from, language }: Found): boolean => {
  // `Se` begins a condition in Italian, and says in Spanish that it was done.
  const between =
    before?.key === "condition" && before.language === language ? sentence.slice(before.to, from).trim() : undefined;
  return between === "" || (between !== undefined && isArticle(between));
};

/** In a script without tenses what a person asks may be any user's wish, unless it is asked of the machine. */
const isTold = (sentence: string, { key, from }: Found, phrases: readonly Found[]): boolean =>
  key === "narration.machine" ||
  !isWide(sentence.charCodeAt(from)) ||
  isHangul(sentence.charCodeAt(from)) ||
  phrases.some((one) => one.key === "narration.machine");

/** How far a verb may stand from who does it: at once, or at the end where a script has no spaces. */
const LONGEST_WIDE = 60;
function isSubject(between: string): boolean {
  const words = between.trim();
  if (isWide(words.charCodeAt(0))) return words.length <= LONGEST_WIDE;
  return words === "" || (words.split(" ").length <= 2 && words.split(" ").every(isSmallWord));
}
