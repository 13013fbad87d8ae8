/**
 * What an entry is about: the label or heading it stands under where that names a thing, else a name in its own words, else
 * the first longer phrase of it. Never who speaks. Before: precision. After: the answer. Pure.
 */
import { actorIn } from "../../profile/precision-actors.ts";
import { nameFrom } from "./names.ts";
import { isGeneric, titleOf } from "./topics.ts";
import { contentWord, isWide, weightOfWord } from "./words.ts";

const LONGEST = 60;
const LEAST = 3;
const LONGEST_WIDE = 20;
/** Code spans and names that no sentence begins with. */
const NAMES = /`([^`\n]{2,40})`|(?<=[\p{L}\p{N},;)] )(\p{Lu}[\p{L}\p{N}]*(?:[ -]\p{Lu}[\p{L}\p{N}]*){0,3})/gu;
/** More than one word, or a word that is written like a name. */
const NAMING = /\S \S|\d|\p{Ll}\p{Lu}|^\p{Lu}\S{2,}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;
/** Headings that any log has. */
const EMPTY =
  /^(?:to[ -]?do|agreed(?: .*)?|notes?|misc|later|log|done|today|tasks?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/iu;
/** `Ilse` says who wishes, not what for. */
const PERSON = /^\p{Lu}\p{Ll}{1,20}$/u;

/** @param titles a label, which may be who speaks, then headings, the nearest first   @returns "" when only an actor would be left */
export function subjectOf(text: string, titles: readonly string[]): string {
  const names = [...text.matchAll(NAMES)].map((match) => match[1] ?? match[2] ?? "");
  const candidates = [
    ...titles
      .map(titleOf)
      .filter(
        (title, i) => NAMING.test(title) && !EMPTY.test(title) && !isGeneric(title) && !(i === 0 && PERSON.test(title)),
      ),
    ...names.filter(
      (name) => !PLAIN.test(name) && (name.includes(" ") || /[\d_./-]|\p{Ll}\p{Lu}|^\p{Lu}{2,}/u.test(name)),
    ),
    ...phrasesIn(text),
    ...names,
  ];
  return candidates.map(trimmed).find(isSubject) ?? "";
}

const trimmed = (candidate: string): string =>
  candidate
    .replace(/[*`"“”]/g, "")
    .replace(/[.。!?:：,，、;]+(?=\s|$).*$|\s+(?:the|a|an|of|to|for|and|with|in|on|is|are)$/u, "")
    .trim();

function isSubject(candidate: string): boolean {
  const least = isWide(candidate.charCodeAt(0)) ? 2 : LEAST;
  if (candidate.length < least || candidate.length > LONGEST || /^[\W_]*\/|:\/\//u.test(candidate)) return false;
  return actorIn(candidate, []) === undefined;
}

/** How a talk begins before it says anything. */
const DISCOURSE =
  /^(?:(?:fine|ok(?:ay)?|great|nice|no|yes|well|hmm+|and|also|actually|so|but|right|wait|oh|please|lesson|decision|decided|note|open|todo)(?:\s*[,.:!–-]\s*|\s+))+/iu;
/** Deeds and forms of speech, which no subject begins or ends with. */
const PLAIN =
  /^(?:i['’]d|i['’]m|we['’]\p{L}+|you['’]\p{L}+|rather|eur|usd|gbp|chf|ms|mb|gb|kb|decided?|agreed|always|never|prefers?|prefer|wants?|drops?|dropped|switch(?:ed)?|chose|chosen|adds?|added|fix(?:ed)?|updated?|creat(?:e|ed)|remov(?:e|ed)|writes?|runs?|costs?|sends?|went|instead|still|turned|each|per|twice|today|yesterday|tomorrow|minutes?|hours?|months?|first|nice|draft|book|calibrate|renew|order|because|since|actually|again|used|using|uses|changed?|moved?|replaced?|ends?|starts?|between|across|must|should|only|more|most|less|\d\S*)$/iu;
const MOST_WORDS = 4;

/** Runs of words that carry a sense, longer ones first, else in order. Of a script without spaces its name. */
function phrasesIn(text: string): string[] {
  const bare = text.replace(DISCOURSE, "");
  if (isWide(bare.charCodeAt(0)))
    return [
      nameFrom(bare)
        .split(/[，、,]/u)[0]!
        .slice(0, LONGEST_WIDE),
    ];
  const phrases: string[][] = [[]];
  for (const [token] of bare.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’._/-]*|[^\s]/gu)) {
    const word = token.replace(/[._/'’-]+$/u, "");
    const content = contentWord(word.toLowerCase());
    // `incubator B`, `cone 6`: what tells it from the others of its kind.
    if (/^(?:\p{Lu}|\d{1,3})$/u.test(token) && phrases.at(-1)!.length > 0) {
      phrases.at(-1)!.push(token);
      continue;
    }
    const isPlain = content === "" || weightOfWord(content) < 1 || PLAIN.test(word) || !/\p{L}/u.test(word);
    if (isPlain) phrases.push([]);
    else phrases.at(-1)!.push(word);
    if (word !== token) phrases.push([]);
  }
  const told = phrases.filter((words) => words.length > 0).map((words) => words.slice(0, MOST_WORDS));
  return told.toSorted((a, b) => Math.min(2, b.length) - Math.min(2, a.length)).map((words) => words.join(" "));
}
