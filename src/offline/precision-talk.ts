/**
 * What a person says of themselves and their work in a conversation: the only lines of it that the offline model takes
 * entries from, since it cannot tell an assistant's proposal from a fact.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import { isQuestion, speakersOf, unlabelled } from "../memory/evidence/speaker.ts";
import { capitalized } from "./capitals.ts";
import { BECAUSE, type EntryKind } from "./precision-cues.ts";
import { sentencesIn } from "./sentences.ts";
import { isWide, weightOfWord, wordsOf } from "./words.ts";

export interface Saying {
  readonly log: DailyLog;
  /** Of the file, from 1. */
  readonly line: number;
  /** Without a `Fine, but` in front. */
  readonly text: string;
  /** As it was said. */
  readonly quote: string;
  readonly kind: EntryKind;
}

/** In the order in which they are looked for; the first that fits is the kind. */
const SAYS: readonly (readonly [EntryKind, RegExp])[] = [
  [
    "lesson",
    /(?<!\p{L})(?:lesson|learned (?:that|the hard way)|next time|turned out (?:that|to)|in hindsight|the mistake was|never again)(?!\p{L})|(?<!\p{L})(?:always|never) [^.!?]{4,120}?(?:[:;,—–]| because| since| after) [^!?]{0,120}?(?<!\p{L})(?:lost|broke|crashed|overwrote|wiped|corrupted|went down|was (?:empty|wrong|broken|stale))(?!\p{L})|教训|学到|下次|教訓|学んだ|次回から/iu,
  ],
  [
    "preference",
    /(?<!\p{L})(?:i|we) (?:really |strongly |always |much |still |also |generally |usually )*(?:prefer|like|love|hate|dislike|enjoy|want (?:it|them|all|every|my|our|the)[^.]{0,60}(?:always|never|only)|don['’]t (?:like|want)|do not (?:like|want)|can['’]t stand|favou?r)(?!\p{L})|(?<!\p{L})(?<!(?:should|must|can|could|will|would|has|have|had|did|does|do|it|that|this|is|was) )(?:please )?(?:always|never) (?!mind|had|been|worked|seen|was|were)\p{L}+|(?<!\p{L})(?:from now on|in (?:the )?future|going forward|my favou?rite)(?!\p{L})|(?<!\p{L})i['’]d rather(?!\p{L})|我(?:们)?(?:更|很|比较|不)?(?:喜欢|偏好|讨厌|习惯)|(?:以后|今后).{0,8}(?:都|请|要|不要|别)|(?:好き|嫌い|好み|好む|苦手)(?:です|だ)?|今後は|いつも/iu,
  ],
  [
    "todo",
    /(?<!\p{L})(?:remind me|to-?do|(?:i|we) (?:still |also )*(?:need|have) to (?!(?:fix|adjust|add|change|update|make|create|refactor|remove|implement|write|test|check|look|figure|see|find|handle|support|move|rename|delete|run|show|use|be|do|have|get|go)(?!\p{L}))|(?:i|we) must|don['’]t forget|deadline|due (?:on|by)|no later than|by (?:monday|tuesday|wednesday|thursday|friday|\d{4}-\d\d-\d\d|the end of))(?!\p{L})|提醒我|截止|记得|忘れないで|までに|締め?切/iu,
  ],
  [
    "decision",
    /(?<!\p{L})(?:(?:we|i)(?:['’]ve| have)? (?:decided|chose|agreed|settled on|picked|ruled out)|let['’]s (?:go with|use|drop|keep|switch|stick)|(?:we|i)(?:['’]ll| will| are going to|['’]re going to) (?:use|go with|drop|keep|switch|stick|move|stay)|we (?:switched|moved|dropped|replaced)|decision:)(?!\p{L})|我们?(?:决定|选择|改用|采用)|(?:に|を|と)(?:決めた|決めました|決定|採用)/iu,
  ],
  [
    "relationship",
    /(?<!\p{L})my (?:wife|husband|partner|mother|father|mom|dad|sister|brother|son|daughter|boss|manager|colleague|team ?lead|client|dogs?|cats?)(?!\p{L})|(?<!\p{L})(?:owns|is responsible for|reports to|maintains)(?!\p{L})|我(?:的)?(?:妻子|丈夫|老板|同事|妈妈|爸爸)|(?:妻|夫|上司|同僚|母|父)(?:は|が)/iu,
  ],
  [
    "fact",
    /(?<!\p{L})(?:i am|i['’]m) (?:an?|the|allergic|responsible|based|from|living|working) |(?<!\p{L})i (?:work|live) (?:at|for|in|as|on)(?!\p{L})|(?<!\p{L})(?:our|my) (?:\S+ ){1,4}?(?:is|are|runs?|lives?|costs?|uses?|has|have|was|starts?|ends?|expires?)(?!\p{L})|(?<!\p{L})we (?:use|run|have|host|deploy|sell|support|pay|are (?:on|using|a|an))(?!\p{L})|我(?:是|在|住)|我们(?:用|使用|有|的\S+是)|(?:私|僕|うち)(?:は|の)/iu,
  ],
];
/** An errand, thanks, a guess, or an answer that means nothing without its question. */
const EMPTY =
  /^(?:(?:can|could|would|will|do|does|did|is|are|what|how|why|where|when|which|who) .{0,200}|(?:thanks?|thank you|ok(?:ay)?|yes|no|sure|great|nice|hi|hello|hmm+|sorry|go ahead|sounds good|perfect)(?:[ ,.!].{0,20})?|(?:please |now |then )?(?:run|show|open|check|fix|add|write|make|create|explain|list|print|look|try|give|tell|help|find|read|update|remove|delete|rename|refactor|implement|generate|continue|summari[sz]e) .*)$/iu;
const UNSURE =
  /(?<!\p{L})(?:i (?:think|guess|suppose)|maybe|perhaps|not sure|i wonder|what if|might)(?!\p{L})|可能|也许|かもしれ/iu;
const LEAST_LENGTH = 16;
const LONGEST = 400;

/** From this share of spoken lines on a text is a conversation; a log that quotes a message or two is none. */
const MOSTLY = 0.8;

/** Whether a text is a conversation: somebody and an assistant take turns in it, and nobody else tells anything. */
export function isTalk(log: DailyLog): boolean {
  // Lines before the window of a chunk tell who is speaking in it.
  const voices = speakersOf({ ...log, bodyStart: 0 });
  const told = voices.filter((_, i) => (log.lines[i] ?? "").trim() !== "");
  // A captured log begins with headings of its own, a conversation with somebody's words.
  return told[0] !== "log" && told.filter((voice) => voice !== "log").length >= MOSTLY * told.length;
}

/** Takes back what was said before. */
const CORRECTS =
  /^(?:hmm+,? |oh,? )?(?:no|nope|actually|wait|sorry|correction|on second thought|scratch that|instead|not quite|i was wrong)(?!\p{L})|(?<!\p{L})(?:let['’]s (?:drop|not|rather)|changed my mind|no longer|instead of|rather than)(?!\p{L})|^(?:不|不对|不是|其实|改主意)|やっぱり|ではなく/iu;
/** What is taken in the place of what: `make it Valkey 8 instead of Redis 7`. */
const REPLACED =
  /(?<!\p{L})(?:instead of|rather than) (?:the )?(?<old>\p{Lu}[\p{L}\p{N}+#-]{1,30}(?: v?\d[\d.]{0,8}(?<!\.))?)/u;
/** How a sentence begins before it says anything. */
const DISCOURSE =
  /^(?:(?:fine|no need|ok(?:ay)?|great|nice|good|cool|perfect|no|yes|yeah|well|hmm+|oh|wait|actually|sorry)\s*[,.!:–-]\s*|(?:and|but|so|also|actually) )+(?:(?:and|but|so) )?/iu;

/** What a person says of themselves and their work that still holds when the conversation ends. */
export function sayingsIn(logs: readonly DailyLog[]): Saying[] {
  const said: Saying[] = [];
  for (const saying of logs.flatMap(allSayings)) {
    const corrects = CORRECTS.test(saying.text);
    const old = REPLACED.exec(saying.text)?.groups?.old;
    const stale = said.findIndex(
      (before) =>
        isSame(before, saying) ||
        (corrects && isAbout(before, saying)) ||
        (old !== undefined && before.text.includes(old) && !REPLACED.test(before.text)),
    );
    if (stale >= 0) said.splice(stale, 1);
    said.push({ ...saying, text: capitalized(saying.text.replace(DISCOURSE, "")) });
  }
  return said;
}

const isSame = (before: Saying, { text }: Saying): boolean =>
  before.text.toLowerCase() === capitalized(text.replace(DISCOURSE, "")).toLowerCase();

/** Shares at least two words of some weight, or a name. */
function isAbout(before: Saying, now: Saying): boolean {
  const own = new Set(wordsOf(now.text));
  const shared = [...new Set(wordsOf(before.text))].filter((word) => own.has(word) && weightOfWord(word) === 1);
  return before.kind === now.kind && shared.length >= 2;
}

function allSayings(log: DailyLog): Saying[] {
  const voices = speakersOf({ ...log, bodyStart: 0 });
  let fenced = false;
  return log.lines.flatMap((line, i) => {
    if (i < log.bodyStart) return [];
    if (/^\s*(?:`{3,}|~{3,})/.test(line)) fenced = !fenced;
    if (voices[i] !== "person" || fenced || /^\s*(?:>|\|)/.test(line)) return [];
    return sentencesIn(unlabelled(line)).flatMap((sentence): Saying[] => {
      const text = sentence.trim();
      const kind = kindOf(text);
      return kind === undefined ? [] : [{ log, line: i + 1, text, quote: text, kind }];
    });
  });
}

function kindOf(text: string): EntryKind | undefined {
  const wide = isWide(text.charCodeAt(0));
  if (text.length < (wide ? LEAST_LENGTH / 2 : LEAST_LENGTH) || text.length > LONGEST) return undefined;
  if (isQuestion(text) || EMPTY.test(text) || UNSURE.test(text)) return undefined;
  const kind = SAYS.find(([, pattern]) => pattern.test(text))?.[0];
  if (kind !== undefined) return kind;
  // `No, the concert is on 9 May`: who corrects a figure or a name tells a fact.
  if (CORRECTS.test(text) && SPECIFIC.test(text) && IS.test(text)) return "fact";
  if (REMEMBER.test(text)) return "fact";
  if (text.length < LEAST_TOLD || ABOUT_NOW.test(text)) return undefined;
  if (REPLACED.test(text)) return "decision";
  const gives = SPECIFIC.test(text) || BECAUSE.test(text);
  if (RULES.test(text)) return BECAUSE.test(text) ? "preference" : undefined;
  return gives && TELLS.test(text) ? "fact" : undefined;
}

/** A figure, or a name inside the sentence. */
const SPECIFIC = /\d|[\p{Ll},] \p{Lu}\p{Ll}/u;
/** Shorter, a statement that no cue marks is an answer. */
const LEAST_TOLD = 30;
const REMEMBER =
  /^(?:good[.,!]? |ok[.,]? |and |please |so )*(?:remember|keep in mind|note|be aware|for the record|fyi|by the way)(?:,| that|:)/iu;
/** An order that gives its reason is how somebody wants things. */
const RULES =
  /^(?:oh,? |and |but |so |also |then )*(?:use|keep|put|write|call|name|leave|avoid|skip|drop|don['’]t|do not)(?!\p{L})/iu;
/** Somebody or something, and what is so of it. */
const TELLS =
  /^(?:by the way,? |oh,? |and |but |so |also |well,? )*(?:the|our|my|a|an|we|i|they|there|it|he|she|this year|every \p{L}+|\p{Lu}\p{L}+(?:,? (?:and )?\p{L}+){0,3}?) .{0,80}?(?<!\p{L})(?:is|are|was|were|has|have|had|costs?|takes?|needs?|leaves?|comes?|goes|gets?|starts?|ends?|opens?|closes?|teaches|works?|lives?|pays?|sells?|wants?|fined|moved|broke|cancel+ed|bought|sold|agreed|rebuilds?|arrives?|means)(?!\p{L})/iu;
/** What goes on in front of the speaker: the state of this very work. */
const ABOUT_NOW =
  /(?<!\p{L})(?:error|exception|stack ?trace|failing|fails?|failed|doesn['’]t work|not working|still|again|this (?:file|line|function|test|branch|commit|pr|page|button|code)|the (?:test|tests|build|diff|output|code|file|function|method|variable|button|page|screenshot|terminal|command|branch|log) |you (?:can|should|could|need|have|did|are|were)|i (?:just|see|ran|tried|got|get|am getting|was))(?!\p{L})/iu;

const IS = /(?<!\p{L})(?:is|are|was|were|has|have|costs?|runs?|lives?|takes?)(?!\p{L})/iu;
