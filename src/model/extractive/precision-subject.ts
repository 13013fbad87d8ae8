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
/** Headings and labels that any log has: they say what a line is, not what it is about. */
const EMPTY = new RegExp(
  `^(?:${[
    "to[ -]?do|agreed(?: .*)?|(?:interpretation |side |open )?notes?|misc|later|log|done|today|tasks?|feedback|impact|overview",
    "status|source|url|repo(?:sitory)?|link|address|(?:future )?enhancements?|highlights?|(?:actionable )?insights?|spec|migration",
    "(?:decision )?rationale(?: .*)?|changes to .*|decisions held .*|open questions .*|(?:two|three|four|five|\\d+) \\p{L}+ \\p{L}+",
    "(?:mon|tues|wednes|thurs|fri|satur|sun)day",
    "仓库|倉庫|来源|來源|地址|访问地址|发布信息|主题|方向|探索方向|文章详情|重要事件记录|关键发现|状态",
    "難しさ|作業|作業雑記|雑記|(?:今日の)?体調(?:、.*)?|結論|まとめ|メモ",
  ].join("|")})$`,
  "iu",
);
/** `Ilse` says who wishes, not what for. */
const PERSON = /^\p{Lu}\p{Ll}{1,20}$/u;

/** @param titles a label, which may be who speaks, then headings, the nearest first   @returns "" when only an actor would be left */
export function subjectOf(text: string, titles: readonly string[]): string {
  const names = [...text.matchAll(NAMES)].map((match) => match[1] ?? match[2] ?? "");
  const candidates = [
    ...titles
      .map((title) => thingOf(titleOf(title)))
      .filter(
        (title, i) => NAMING.test(title) && !EMPTY.test(title) && !isGeneric(title) && !(i === 0 && PERSON.test(title)),
      ),
    ...names.filter(
      (name) => !PLAIN.test(name) && (name.includes(" ") || /[\d_./-]|\p{Ll}\p{Lu}|^\p{Lu}{2,}/u.test(name)),
    ),
    ...phrasesIn(text),
    ...names,
  ];
  const subjects = candidates.map(trimmed).filter(isSubject);
  return subjects.find(isThing) ?? subjects[0] ?? "";
}

/** What a title tells of what it names: `v0.2`, `(draft)`, what stands behind a dash. */
const STATE = /\s+v?\d+(?:\.\d+)+(?=\s|$).*$|\s+\((?:new|draft|done|wip|✅[^)]*)\)$/iu;
/** Somebody does something: a sentence, not the name of a thing. */
const CLAUSE =
  /^(?:[Dd]id|[Dd]oes|[Ii]s|[Ww]as|[Hh]as|[Hh]ave|[Nn]ot?)(?!\p{L})|^(?!(?:need|seed|feed|speed|embed|shared|typed|based|distributed)(?!\p{L}))\p{L}{3,}ed (?:the|a|an|both|all|to|\d|two|three|four|five|migration)(?!\p{L})|^\p{Ll}\p{L}+ (?:the |not )?\p{L}{3,}ed(?!\p{L})|\p{L} (?:added|updated|fixed|removed|renamed|surfaced|locked|shipped|landed|bumped|reframed)$/u;

/** The thing that a heading names, without its state; "" where it tells what was done. */
function thingOf(title: string): string {
  const [head = "", ...rest] = title.split(/\s+[—–]\s+/u);
  const bare = (EMPTY.test(head) || isGeneric(head) ? rest.join(" — ") : head).replace(STATE, "").trim();
  return CLAUSE.test(bare) ? "" : bare;
}

/** Rather no clause and no word that is shouted; what else an entry has is better than to lose it. */
const isThing = (candidate: string): boolean =>
  !CLAUSE.test(candidate) && !SHOUTED.test(candidate) && !WIDE_CLAUSE.test(candidate);

const trimmed = (candidate: string): string =>
  candidate
    .replace(/[*`"“”]/g, "")
    .replace(/[.。!?:：,，、;]+(?=\s|$).*$|\s+(?:the|a|an|of|to|for|and|with|in|on|is|are)$/u, "")
    .trim();

function isSubject(candidate: string): boolean {
  const least = isWide(candidate.charCodeAt(0)) ? 2 : LEAST;
  if (/[(（「[]/.test(candidate) && !/[)）」\]]/.test(candidate)) return false;
  if (candidate.length < least || candidate.length > LONGEST || /^[\W_]*\/|:\/\/|^https?$/u.test(candidate))
    return false;
  return actorIn(candidate, []) === undefined;
}

/** Small words in capitals. */
const SHOUTED = /^(?:NOT|AND|OR|ALL|NO|IS|THE|ONLY|MUST|NEVER|ALWAYS|NEW|BUT|SHOULD)$/;
/** The first half of a Japanese or Chinese sentence, cut at its pause. */
const WIDE_CLAUSE =
  /(?:ので|から|けど|けれど|ため|ては|ながら|は|が|も|を|に|た|る|い|やはり|また|しかし|因为|所以|但是|如果)$/u;

/** How a talk begins before it says anything. */
const DISCOURSE =
  /^(?:(?:fine|ok(?:ay)?|great|nice|no|yes|well|hmm+|and|also|actually|so|but|right|wait|oh|please|lesson|decision|decided|note|open|todo)(?:\s*[,.:!–-]\s*|\s+))+/iu;
/** Deeds and forms of speech, which no subject begins or ends with. */
const PLAIN =
  /^(?:i['’]d|i['’]m|we['’]\p{L}+|you['’]\p{L}+|rather|eur|usd|gbp|chf|ms|mb|gb|kb|decided?|agreed|always|never|prefers?|prefer|wants?|drops?|dropped|switch(?:ed)?|chose|chosen|adds?|added|fix(?:ed)?|updated?|creat(?:e|ed)|remov(?:e|ed)|writes?|runs?|costs?|sends?|went|instead|still|turned|each|per|twice|today|yesterday|tomorrow|minutes?|hours?|months?|first|nice|draft|book|calibrate|renew|order|because|since|actually|again|used|using|uses|changed?|moved?|replaced?|ends?|starts?|between|across|must|should|only|more|most|less|\d\S*)$/iu;
/** Why a thing is so is about other things. */
const REASON = /(?<=.{20}),? (?:because|since|so that|in order to) .*$/iu;
const MOST_WORDS = 4;

/** Runs of words that carry a sense, longer ones first, else in order. Of a script without spaces its name. */
function phrasesIn(text: string): string[] {
  const bare = text.replace(DISCOURSE, "").replace(REASON, "");
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
