/**
 * Finds names for a claim, the best first: its own words where they stand alone in an index, else what it is about,
 * with the claim in short behind it where that is not enough.
 */
import { capitalized } from "./capitals.ts";
import type { ClaimTopic } from "./claim-topic.ts";
import type { Claim } from "./claims.ts";
import { withDates, withoutLeadingDay } from "./dated-words.ts";
import { withoutFormLabel } from "./form-labels.ts";
import { typeOf } from "./kinds.ts";
import { withoutLead } from "./leads.ts";
import { nameFrom } from "./names.ts";
import { sentencesIn } from "./sentences.ts";
import type { Statement } from "./statements.ts";
import { isGeneric, kindOf, titleOf } from "./topics.ts";
import { bytesOf, type WeekText } from "./units.ts";
import { isVague } from "./vague-titles.ts";
import { voiceOf } from "./voice.ts";
import { widthOf } from "./words.ts";

const MANY_ITEMS = 3;
/** What is missing of a sentence when its name counts as all of it. */
const NEARLY = 8;
/** Fewer words leave open what they speak of. */
const LEAST_WORDS = 4;
const LEAST_WIDTH = 20;
const WIDE = /[\u3041-\uffef]/;
/** A topic and its claim together; longer is no line of an index. */
const LONGEST_NAME = 100;

/** What begins in the middle of a thought: what it goes on from stands elsewhere. */
const GOES_ON =
  /^(?:this|that|these|those|it|its|they|their|both|also|and|but|so|however|then|because|while|when|if|after|before|since|as|which|here|there|instead|otherwise|only|now|one|another|other|i|we|my|your|you|he|she|let|lets|let's|the (?:other|broader|same|above|fix|change|trust|first|second|next|most|only|actual|new|old|result|reason|idea|point|rest|whole|real|claim|entry|tool|\p{L}+ insight)|dies(?:e[rs]?)?|das|aber|und|auch|deshalb|cela|ceci|mais|et|aussi|esto|eso|pero|también|questo|anche|это|но|также)(?![\p{L}'’])|^(?:また|しかし|そして|でも|だが|その|この|これ|それ|やはり|なので|つまり|さらに|ただ|但|而且|并且|这|這|那|该|它|也|所以|因此|然而|以及|此外|另外|그리고|하지만|그러나|이는|또한)/iu;
/** Words whose meaning stays behind on the page. */
const POINTS =
  /(?<!\p{L})(?:this|these|today|here|above|below|heute|hier|aujourd['’]hui|hoy|oggi|сегодня)(?!\p{L})|这|今日|本日|本次|今回|今天|当日/iu;
/** A clause that another must follow. */
const GOES_ON_WIDE_END = /(?:が|ので|けど|けれど|として|ため|ては|ており|また|から|つつ|ながら|は|も|と|に|を|し|く)$/u;
/** A Wednesday: any word that means a day is found from it. */
const ANY_DAY = "2026-04-08";
/** What somebody did, without who: `Merged both …`, `Rewrote the …`, `Did NOT issue …`. */
const DEED =
  /^(?:(?!(?:need|seed|feed|speed|embed|red|bed|shared|typed|hundred|unified|related|advanced|distributed|embedded|constrained|based|fixed)(?!\p{L}))\p{Lu}\p{Ll}{1,13}ed|Rewrote|Wrote|Built|Rebuilt|Made|Ran|Re-ran|Set|Put|Took|Went|Began|Chose|Did|Found|Got|Kept|Left|Sent|Split|Cut|Solves|Adds|Supports)(?= |$)(?! by (?:a|the)(?!\p{L}))|^\p{Lu}\p{Ll}+s (?:the|a|an|all|its|every|each) /u;
/** The address of something is no part of its name, nor the words that lead to it. */
const ADDRESS = /\s*[(（[]?(?:https?:\/\/)[^\s()（）]*[)）\]]?(?:\s*\([^()]{0,60}\))?/g;
const BEFORE_ADDRESS =
  /[\s,;:：-]+(?:(?:is|are|was|lives?|lies|stands?|can be found|found|see|now|steht|stehen|liegt|liegen|ist|sind|est|sont|se trouve(?:nt)?|está|están|se encuentran?|è|sono|si trovan?o?|находится|находятся|лежит|лежат) )?(?:at|on|in|to|under|via|from|here|unter|auf|bei|à|sur|sous|dans|en|su|a|на|в|по адресу|see|siehe|voir|véase|vedi)?[\s:：]*$|(?<=[가-힣])(?:은|는|이|가)\s*$|(?<=[\u3041-\u9fff])(?:は|在|位于|位於|见|見)\s*$/iu;

/** @param text what the anchor says, without its marker */
export function namesFor({ anchor, statements }: Claim, week: WeekText, text: string, topic: ClaimTopic): string[] {
  const isSpeaker = week.speakers.has(anchor.label);
  const told = withoutLeadingDay(withoutFormLabel(withoutAddress(text)));
  const first = sentencesIn(told)[0] ?? told;
  if (isSpeaker) {
    const own = typeOf(statements, anchor, week) === "user" ? "" : nameFrom(sayingOf(anchor, week));
    return named([own, nameFrom(`${anchor.label}: ${first}`), nameFrom(text)]);
  }
  const label = titleOf(withoutFormLabel(anchor.label));
  const isTitled =
    label.includes(" ") &&
    (topic.title !== "" || isTitle(label, first)) &&
    first.startsWith(label) &&
    !isGeneric(label) &&
    !isVague(label);
  const own = nameFrom(isTitled ? label : withoutLead(first));
  const isMarked = anchor.label !== "" && !anchor.text.startsWith(first) && isGeneric(anchor.label);
  const items = statements.filter(({ listed, parent }) => listed && parent === anchor.parent);
  const behindTopic = topic.title === "" ? "" : prefixed(topic.title, own, first);
  const isWhole = own.length + NEARLY >= told.length && statements.length === 1;
  const isOwn = isMarked || isTitled;
  const best = standsAlone(own, first, isOwn)
    ? [
        isWhole ? shorter(own, first, isOwn) : "",
        isWhole && topic.alone && !isMarked ? topic.title : "",
        own,
        behindTopic,
      ]
    : [topic.alone && !isTitled ? topic.title : behindTopic, behindTopic, own];
  return named([...(items.length >= MANY_ITEMS ? namesOfList(topic) : []), ...best, nameFrom(told), nameFrom(text)]);
}

/** Two words alone before a colon often say on what occasion something was said: `Weekly call: …`. */
const isTitle = (label: string, told: string): boolean =>
  label.split(" ").length > 2 || told.length <= label.length + NEARLY;

/** What was decided or learned, whoever told it: `renewals run by themselves` of `Ines: OK, decided: renewals run …`. */
function sayingOf(anchor: Statement, week: WeekText): string {
  const { label, text } = voiceOf(anchor, week);
  const said = kindOf(label) !== "" ? text.slice(label.length).replace(/^\s*[:：—–-]\s*/, "") : text;
  return capitalized(sentencesIn(said)[0] ?? said);
}

/** What a list is about, as none of its items says it: its topic, and where another claim has that name the part of it. */
const namesOfList = ({ title, alone, part }: ClaimTopic): string[] =>
  alone ? [title, part === "" ? "" : prefixed(title, part, part)] : [];

const named = (names: readonly string[]): string[] => [...new Set(names)].filter((name) => name !== "");

/** A name that leaves something of its sentence to be told behind it; "" where none stands alone. */
function shorter(own: string, sentence: string, marked: boolean): string {
  const name = nameFrom(sentence, own.length - 1);
  return PAUSED.test(sentence.slice(name.length)) && standsAlone(name, sentence, marked) ? name : "";
}

/** The claim behind what it is about; once, where it says that itself. */
function prefixed(topic: string, own: string, sentence: string): string {
  if (own.toLowerCase().includes(topic.toLowerCase())) return own;
  if (topic.toLowerCase().includes(own.toLowerCase())) return topic;
  const room = LONGEST_NAME - topic.length - 2;
  if (own.length <= room) return `${topic}: ${own}`;
  const shorter = nameFrom(sentence, Math.max(room, LONGEST_NAME / 3));
  return `${topic}: ${shorter}`;
}

/** Where a sentence can be parted. */
const PAUSED = /^\W?\s*[,;:—–.(（，、；：。！?？]|^ -/u;

/** Whether a name says a whole thing to somebody who reads nothing else. @param marked it stood behind a marker */
function standsAlone(name: string, sentence: string, marked: boolean): boolean {
  const rest = sentence.slice(name.length);
  const isWhole = !sentence.startsWith(name) || name.length + NEARLY >= sentence.length || PAUSED.test(rest);
  if (!isWhole || GOES_ON.test(name) || POINTS.test(name) || GOES_ON_WIDE_END.test(name) || /^[#([（§]/.test(name))
    return false;
  if (withDates(name, ANY_DAY) !== name) return false;
  if (name.split(" ").length < LEAST_WORDS && !(WIDE.test(name) && widthOf(name) >= LEAST_WIDTH)) return false;
  return marked || !(DEED.test(name) || /^\p{Ll}/u.test(name));
}

/** Without web addresses, when something is left that can be a name. */
function withoutAddress(text: string): string {
  if (!text.includes("://")) return text;
  const bare = text.replace(ADDRESS, "\u0000").split("\u0000")[0]?.replace(BEFORE_ADDRESS, "") ?? "";
  return bytesOf(bare) < 6 ? text.replace(/^https?:\/\/(?:www\.)?/, "") : bare;
}
