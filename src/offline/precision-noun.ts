/**
 * The thing that a title or a sentence begins with: `Windows spawn timeout` of `Windows spawn timeout needs a
 * watchdog`, `i18n` of `i18nの実装`. Found by grammar, what stands before the first verb, not by knowing things; "" where
 * nothing there is one.
 */
import { isWide } from "./words.ts";

const MOST_WORDS = 6;
const LONGEST = 60;
const LONGEST_WIDE = 20;

/** What leads to a thing and is no part of it: articles, orders, deeds that a heading reports. */
const DEED =
  "add(?:ed)?|fix(?:ed)?|create[ds]?|update[ds]?|remove[ds]?|implement(?:ed)?|migrate[ds]?|prepare[ds]?|measure[ds]?|calculate[ds]?|identif(?:y|ied)|titrate[ds]?|renew(?:ed)?|deprecate[ds]?|introduce[ds]?|extend(?:ed)?|improve[ds]?|rename[ds]?|reframe[ds]?|simplif(?:y|ied)|replace[ds]?|verif(?:y|ied)|ensure[ds]?|enable[ds]?|disable[ds]?|avoid|keep|kept|make|made|merge[ds]?|write|wrote|rewrite|rewrote|choose|chose|decide[ds]?|install(?:ed)?|upgrade[ds]?|refactor(?:ed)?|assign(?:ed)?|use|build|built|ship(?:ped)?|send|remember|always|never|please|only|try|treat|track|appl(?:y|ied)|let['’]s";
const ARTICLE =
  "the|a|an|our|my|its|their|this|that|these|those|your|his|her|all|both|each|every|some|any|no|new|more|and|to";
const LEAD = new RegExp(`^(?:(?:${DEED}|${ARTICLE})\\s+)+`, "iu");
/** An order before an article, a number sign or code. */
const ORDER = /^\p{L}{3,}\s+(?=(?:the|an?|our|my|all|both)\s|[#`])/iu;
/** What a thing does not end with. */
const TAIL = /(?:\s(?:first|last|early|complete|done|permanently|for|of|in|my|its|their|['’]s))+$/iu;
/** Last words that name nothing without what stands before them, where that says no more. */
const EMPTY_HEAD =
  /^(?:(?:\p{L}+ ){0,2}(?:findings?|things?|changes?|ways?|problems?|issues?|steps?|parts?|times?|days?|sessions?|cycles?|points?|cases?))$/iu;

/** The first verb or joint ends the thing. */
const VERB = new RegExp(
  `\\s(?:${[
    "is|are|was|were|be|has|have|had|does|did|do|can|could|may|might|must|should|will|would|cannot|not|\\p{L}+n['’]t",
    "needs?|works?|runs?|uses|reads?|sends?|costs?|wants?|prefers?|keeps?|takes?|makes?|gets?|goes|stops?|requires?|returns|provides?|supports|lets|allows?|fails?|breaks?|broken|writes?|wrote|moves|becomes?|means|gives?|comes?|came|went|contains?|holds|depends|starts|ends|shows|belongs|stays|remains|begins|began|solves|reveals|arrives?|enables|ensures|prevents|caught|landed|overdue|leaves?|longer|shorter|better|below|above|beside|behind",
    "i|we|you|they|he|she|it|i['’]\\p{L}+",
    "that|which|who|what|saw|sees|said|says|when|where|why|how|if|because|since|until|before|after|while|so|but|or|and|than|as|only|again|also|now|then|still|just|instead|never|always|from|to|via|against|with|without|into|by|at|on|through|during|between|across|over|under|per|vs\\.?|versus",
    "(?<=\\S\\s)\\p{L}{2,}ed(?=\\s(?:the|an?|to|by|in|on|as|with|from|at|and|how|what|that|this|no|us|me|him|them|it|our|my|his|her|its|\\d)|$)",
  ].join("|")})(?=[\\s,.;:!?]|$).*$`,
  "iu",
);

/** Written as no word of prose is: a digit, a capital inside, a hyphen, an underscore, a number sign. */
export const IS_CODED = /\d|\p{Ll}\p{Lu}|\p{L}[_.]\p{L}|#\S|^\p{Lu}{2,}$/u;

/** @returns "" where no thing stands at the beginning */
export function nounOf(text: string): string {
  const head = text.slice(0, 300).trim();
  return isWide(head.charCodeAt(0)) || /^[\x20-\u024f]{1,60}[^\x00-\u2fff]/u.test(head)
    ? wideNoun(head)
    : spacedNoun(head);
}

function spacedNoun(head: string): string {
  let bare = head;
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(LEAD, "").replace(ORDER, "");
  }
  const noun = ` ${bare.split(/[,;:!?"“”()[\]→=|—–+]|\.(?=\s|$)|\s[-/]\s/u)[0]}`
    .replace(VERB, "")
    .replace(/[`*]/g, "")
    .replace(TAIL, "")
    .trim();
  const words = noun.split(/\s+/);
  if (
    noun.length > LONGEST ||
    words.length > MOST_WORDS ||
    !/\p{L}{2}/u.test(noun) ||
    (EMPTY_HEAD.test(noun) && !IS_CODED.test(noun)) ||
    /^(?:of|for|in|it|we|i|he|she|they|there|you|one|what|own)\b/iu.test(noun)
  )
    return "";
  return words.every((word) => /^(?:\p{L}|\d|#)/u.test(word)) ? noun : "";
}

/** A word in front that tells the day. */
const WHEN =
  /^(?:本日|今日|昨日|今朝|最近|今回|今天|昨天|本周|这个|该|この|その)(?:\s?[（(][^）)]{0,20}[）)])?[の的]?/u;
const WIDE_VERB = /^(.{1,24}?)(?:は|が|を|について|に関して|是|使用|采用|支持|需要|可以|必须)/u;
/** Somebody does something: what to. */
const WIDE_OBJECT =
  /^(?:我们?|我們|用户|私|僕).{0,10}?(?:把|改用|采用|使用|换成|选择|喜欢|偏好|讨厌|习惯用?|は)(?:新的?|了)?(.{2,16}?)(?:从|換|换|改|放|移|设|，|,|。|が|を|$)/u;
/** A name in Latin letters, and what a Chinese or Japanese text says of it. */
const LATIN_FIRST = /^([A-Za-z][\w.+#/-]{1,30}(?: [A-Z][\w.+#-]{0,20}){0,4})\s?(?=[^\x00-\u2fff])/u;
const NOUN_ONLY = /^[\p{Script=Han}\p{Script=Katakana}ー・々\w .+#-]+$/u;

function wideNoun(head: string): string {
  const bare = head.replace(WHEN, "");
  const latin = LATIN_FIRST.exec(bare)?.[1];
  if (latin !== undefined) return latin.replace(/[/#.+-]+$/, "").trim();
  const object = WIDE_OBJECT.exec(bare)?.[1];
  if (object !== undefined) return NOUN_ONLY.test(object) ? object.trim() : "";
  if (/^(?:我|私|僕|俺|他|她|彼|自分)/u.test(bare)) return "";
  const first = bare.split(/[，、,。；;：:（(「『！!？?→—]|\s[-–]\s/u)[0]!.trim();
  const topic = (WIDE_VERB.exec(first)?.[1] ?? first).split(/[の的]/u)[0]!.trim();
  return NOUN_ONLY.test(topic) && topic.length >= 2 && topic.length <= LONGEST_WIDE ? topic : "";
}
