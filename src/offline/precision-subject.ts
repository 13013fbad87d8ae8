/**
 * What an entry is about: the thing that the label or heading it stands under names, else a name in its own words that
 * the logs use elsewhere too, else the thing its sentence begins with. Never who speaks, no form's heading and no
 * sentence; "" where nothing honest is left.
 */
import { actorIn } from "../profile/precision/actors.ts";
import { IS_CODED, nounOf } from "./precision-noun.ts";
import { isGeneric, titleOf } from "./topics.ts";
import { contentWord, isWide, weightOfWord } from "./words.ts";

export interface Titles {
  /** What stands before the colon of its own line, "" for none. */
  readonly label: string;
  /** The headings over it, the nearest first. */
  readonly headings: readonly string[];
}

/** In how many statements of the logs a name stands. */
export type Uses = (name: string) => number;

const LONGEST = 60;
const LEAST = 3;
const LEAST_USES = 2;

export function subjectOf(text: string, { label, headings }: Titles, uses?: Uses): string {
  return (
    candidates(text, label, headings, uses)
      .map((candidate) => candidate.trim())
      .find((candidate) => isSubject(candidate)) ?? ""
  );
}

function* candidates(text: string, label: string, headings: readonly string[], told?: Uses): Generator<string> {
  const isLog = told !== undefined;
  const uses = told ?? (() => 1);
  const names = namesIn(text).filter((name) => !isLog || !COMPOUND.test(name) || uses(`\`${name}\``) > 0);
  yield* names.filter((name) => headings.some((heading) => heading.includes(name)));
  if (!isPlainWord(label)) yield* thingsIn(label, text);
  for (const heading of headings) yield* thingsIn(heading, text);
  // In logs a thing mostly comes back under its name; one text alone may call it what it likes.
  yield* names.filter((name) => uses(name) >= LEAST_USES);
  const bare = text.replace(DISCOURSE, "").replace(WIDE_LABEL, "").replace(REASON, "");
  const begins = nounOf(bare);
  const isSaidOf = IS_SAID_OF.test(bare.slice(bare.indexOf(begins) + begins.length));
  const phrases = phrasesIn(bare).map(nounOf);
  const things = [begins, ...phrases].filter((thing) => thing.includes(" ") || isWide(thing.charCodeAt(0)));
  yield* things.filter((thing) => uses(thing) >= LEAST_USES);
  // A name would have a capital.
  if (begins !== "" && !isWide(begins.charCodeAt(0)) && (isSaidOf || /^\p{Ll}{4}/u.test(begins))) yield begins;
  yield* things.filter((thing) => !isLog || !isWide(thing.charCodeAt(0)));
  if (!isLog) yield* [...names, ...phrases];
}

/** After a plain word, what makes it the subject of its sentence: people mostly do something, things are. */
const IS_SAID_OF =
  /^(?: (?:at|in|on|from|with|by) \S{1,20})? (?:is|are|was|were|must|can|cannot|should|has to|have to)(?= )/u;

/** What a title tells of what it names: `v0.2`, `(draft)`, a number of its series. */
const STATE = /\s+v?\d+(?:\.\d+)+(?=\s|$).*$|\s*[（(][^()（）]*[)）]\s*$|\s*[✅✓🎉⭐]+.*$/u;
/** `Cycle 104`, `第3轮`, `Phase 2`: which of many, not which thing. */
const NUMBERED = /^(?:\p{L}+ ){0,3}\p{L}+ ?#?\d{1,4}(?: \([^)]*\))?$|^第?\s?[\d一二三四五六七八九十]+\p{L}{1,2}$/u;

/** The things a title names: of parts told apart by a dash the first, of those after a colon the last says most. */
function thingsIn(title: string, text: string): string[] {
  const parts = titleOf(title)
    .split(/\s+[—–|·-]\s+/u)
    .flatMap((part, i) => {
      const told = part.split(/[:：]\s*/u);
      return i === 0 ? told.toReversed() : told;
    });
  return parts.flatMap((part) => {
    const bare = part.replace(STATE, "").trim();
    if (bare === "" || isGeneric(bare) || FORM.test(bare) || NUMBERED.test(bare)) return [];
    const thing = nounOf(bare);
    // `Ilse` of `Ilse dropped the plan` is who did it.
    const isDoer = thing !== bare && isPlainWord(thing) && !/[\u3040-\u9fff]/.test(bare);
    if (thing === "" || isDoer || isGeneric(thing) || FORM.test(thing)) return [];
    return isVague(thing, parts.length > 1) && !says(text, thing) ? [] : [thing];
  });
}

/** Headings and labels of any log that say what a line is, where the topics do not know them. */
const FORM =
  /^(?:to[ -]?do|misc|later|log|done|today|overview|url|repo(?:sitory)?|links?|(?:future )?enhancements?|highlights?|spec|migration|focus|target|changes|impact|bug ?fix(?:es)?|git(?:hub|lab)|implementation|own reference|(?:two|three|four|five|\d+) \p{L}+ \p{L}+|.*day|decisions? (?:held|made).*|(?:\p{L}+ )?decision|(?:technical|actionable|key|decision) \p{L}+|changes to .*|open questions.*|new files?|.*development task.*)$/iu;

/** A plain word beside another part of its title, and a short word of a script without spaces: mostly a form's, unless the text says it too. */
const isVague = (thing: string, hasMore: boolean): boolean =>
  isWide(thing.charCodeAt(0)) ? thing.length <= 6 && !/[A-Za-z]/.test(thing) : hasMore && isPlainWord(thing);

/** Beyond the label in front. */
const says = (text: string, thing: string): boolean =>
  text
    .replace(/^[^:：]{1,30}[:：]\s*/u, "")
    .toLowerCase()
    .includes(thing.toLowerCase());

/** One word, and nothing in its letters that makes it a name. */
const isPlainWord = (text: string): boolean =>
  isWide(text.charCodeAt(0)) ? isVague(text, true) : /^[\p{L}'’]+$/u.test(text) && !/\p{Ll}\p{Lu}/u.test(text);

/** Code spans, names with a mark of code in them, and several words with capitals that no sentence begins with. */
const NAMES =
  /`([^`\n]{3,40})`|(?<![\p{L}\p{N}/.`-])([a-z][a-z\d]+(?:[-_][a-z\d]+)+)(?![\p{L}\p{N}/`(])|(?<=[\p{L}\p{N},;)] )(\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+){1,2})|(?<![\p{L}\p{N}/.])(\p{Lu}\p{L}*\p{Ll}\p{Lu}\p{L}*)/gu;

/** `well-scoped` is English, `edge-agent` a name: what the logs somewhere write as code. */
const COMPOUND = /^\p{Ll}+(?:-\p{Ll}+)+$/u;

/** The thing that is named, not a call, an option or a piece of code. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(NAMES)]
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? match[4] ?? "").replace(/\(.*\)$/u, ""))
    .filter((name) => /^[\p{L}@/][\p{L}\p{N} _@./-]+$/u.test(name));

function isSubject(candidate: string): boolean {
  const least = isWide(candidate.charCodeAt(0)) || IS_CODED.test(candidate) ? 2 : LEAST;
  if (candidate.length < least || candidate.length > LONGEST || /:\/\/|^https?$|^\//u.test(candidate)) return false;
  return actorIn(candidate, []) === undefined;
}

/** How a talk begins before it says anything. */
const DISCOURSE =
  /^(?:(?:fine|ok(?:ay)?|great|nice|no|yes|well|hmm+|and|also|actually|so|but|right|wait|oh|please|lesson|decision|decided|note|open|todo)(?:\s*[,.:!–-]\s*|\s+))+/iu;
/** What the line is, where words have no spaces and labels no other mark. */
const WIDE_LABEL = /^[^:：\x00-\x2f]{0,3}[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{N} ]{1,12}[:：]\s*/u;
/** Why a thing is so is about other things. */
const REASON = /(?<=.{20}),? (?:because|since|so that|in order to) .*$/iu;
/** Only behind one of these a run of words is surely a thing. */
const BEFORE_THING =
  /^(?:the|an?|our|my|its|their|his|her|your|this|every|each|all|of|for|in|on|with|from|by|at|against|into|about|between|per|prefers?|wants?|likes?|loves?|hates?|uses?|using|send|keep|avoid|renew|book|order|sends?|reads?|needs?|decided|agreed|to)$/iu;
/** Deeds, measures and times, which no thing begins or ends with. */
const PLAIN =
  /^(?:i['’]d|i['’]m|we['’]\p{L}+|you['’]\p{L}+|rather|eur|usd|ms|mb|gb|kb|decided?|agreed|always|never|prefers?|wants?|drops?|dropped|switch(?:ed)?|chose|chosen|adds?|added|fix(?:ed)?|updated?|created?|removed?|writes?|runs?|costs?|sends?|went|instead|still|turned|first|each|per|twice|today|yesterday|tomorrow|minutes?|hours?|days?|weeks?|months?|first|nice|draft|book|calibrate|renew|order|because|since|actually|again|used|using|uses|changed?|moved?|replaced?|ends?|starts?|between|across|must|should|only|more|most|less|\d\S*)$/iu;
const MOST_WORDS = 4;

/** Runs of words behind an article or a preposition, longer ones first, else in order. */
function phrasesIn(text: string): string[] {
  if (isWide(text.charCodeAt(0))) return [];
  const phrases: string[][] = [];
  let open: string[] | undefined;
  let before = "";
  for (const { 0: token, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’._/-]*|[^\s]/gu)) {
    const word = token.replace(/[._/'’-]+$/u, "");
    const content = contentWord(word.toLowerCase());
    // `incubator B`, `cone 6`: what tells it from the others of its kind.
    if (open !== undefined && /^(?:\p{Lu}|\d{1,3})$/u.test(token) && !/[&%°]/.test(text.charAt(index + token.length)))
      open.push(token);
    else if (content === "" || weightOfWord(content) < 1 || PLAIN.test(word) || !/\p{L}/u.test(word)) open = undefined;
    else if (open !== undefined) open.push(word);
    else if (BEFORE_THING.test(before)) {
      open = [word];
      phrases.push(open);
    }
    if (word !== token || /['’]s$/u.test(word)) open = undefined;
    before = token;
  }
  const told = phrases.map((words) => words.slice(0, MOST_WORDS));
  return told.toSorted((a, b) => Math.min(2, b.length) - Math.min(2, a.length)).map((words) => words.join(" "));
}
