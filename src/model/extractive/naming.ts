/**
 * Finds names for a claim, the best first: its own words where they make a whole title, else the heading it stands under,
 * else what can be cut from its words. Before: claims, told by wording. After: memories.ts takes the first that is free. Pure.
 */
import { capitalized } from "./capitals.ts";
import type { Claim } from "./claims.ts";
import { withTitle } from "./context.ts";
import { withDates, withoutLeadingDay } from "./dated-words.ts";
import { nameFrom } from "./names.ts";
import { sentencesIn } from "./sentences.ts";
import { isGeneric, titleOf } from "./topics.ts";
import { bytesOf, type WeekText } from "./units.ts";

const MANY_ITEMS = 3;
/** What is missing of a sentence when its name counts as all of it. */
const NEARLY = 8;

/** What begins in the middle of a thought: what it goes on from stands elsewhere. */
const GOES_ON =
  /^(?:this|that|these|those|it|its|they|their|both|also|and|but|so|however|then|because|which|here|there|instead|otherwise|one thing|the (?:other|broader|same|above)|dies(?:e[rs]?)?|das|aber|und|auch|deshalb|cela|ceci|mais|et|aussi|esto|eso|pero|también|questo|anche|это|но|также)(?![\p{L}'’])|^(?:また|しかし|そして|でも|だが|その|この|これ|それ|やはり|なので|つまり|さらに|ただ|但|而且|并且|这|這|那|该|它|也|所以|因此|然而|以及|此外|另外|그리고|하지만|그러나|이는|또한)/iu;
/** A clause that another must follow. */
const GOES_ON_WIDE_END = /(?:が|ので|けど|けれど|として|ため|ては|ており|また|から|つつ|ながら|は|も|と|に|を|し|く)$/u;
/** A Wednesday: any word that means a day is found from it. */
const ANY_DAY = "2026-04-08";
/** What somebody did, without who: `Merged both …`, `Rewrote the …`. */
const DEED =
  /^(?:(?!(?:need|seed|feed|speed|embed|red|bed)(?!\p{L}))\p{L}{2,14}ed|rewrote|wrote|built|rebuilt|made|ran|re-ran|set|put|took|went|began|chose|did|found|got|kept|left|sent|split|cut|read)(?: (?:up|out|off|down|in|on|to|into|from|over))? (?:the|a|an|all|both|no|two|three|four|five|some|new|its|their|our|my|each|every|more|with|\d|#|`|\p{Lu})/iu;

/** Labels that say what a line is, not what it is about: a name does without them. */
const FORM_LABEL =
  /^(?:focus|theme|topic|subject|description|observation|evaluation|retro|update|result|note|finding|insight|summary|idea|options?|status|context|thema|beschreibung|beobachtung|sujet|tema|тема|(?:研究|核心|关键|深度|技术)*(?:主题|主題|项目|項目|描述|说明|備考|备注|发现|発見|关联|研究|内容|价值|影响)|テーマ|概要|주제|설명)$/iu;
/** Words of headings that stand over anything. */
const VAGUE = new RegExp(
  `^(?:(?<!\\p{L})(?:${"observations?|findings?|highlights?|details?|overview|updates?|updated|approach|library|technical|other|general|misc(?:ellaneous)?|various|ideas?|thoughts?|questions?|changes?|applied|made|taken|this|turn|cycle|the|and|of|key|main|things?|stuff|info(?:rmation)?|tasks?|projects?|goals?|decisions?|types?|output|one|two|three|four|five"})(?!\\p{L})|核心|关键|主要|重要|相关|其他|今日|当前|本周|下周|本月|技术|知识|项目|任务|工作流|工作|系统|体系|设计|主题|发现|信号|模式|概念|内容|信息|详情|状态|总结|更新|演进|背景|目标|示例|框架|对比|分析|结果|发布|文章|说明|优先级|[高中低的与和]|内容|概要|詳細|その他|について|내용|개요|기타|[（(][^()（）]*[)）]|[\\s\\p{P}\\p{S}\\d])+$`,
  "iu",
);
/** The address of something is no part of its name, nor the words that lead to it. */
const ADDRESS = /\s*[(（[]?(?:https?:\/\/)[^\s()（）]*[)）\]]?(?:\s*\([^()]{0,60}\))?/g;
const BEFORE_ADDRESS =
  /[\s,;:：-]+(?:(?:is|are|was|lives?|lies|stands?|can be found|found|see|now|steht|liegt|est|está|è) )?(?:at|on|in|to|under|via|from|here|unter|auf|à|sur|en|su)?[\s:：]*$/iu;

/**
 * @param text what the anchor says, without its marker, behind what it is a detail of   @param title of its section, ""
 * when none may stand in the memory
 */
export function namesFor({ anchor, statements }: Claim, week: WeekText, text: string, title: string): string[] {
  const isSpeaker = week.speakers.has(anchor.label);
  const label = titleOf(anchor.label);
  const items = statements.filter(({ listed, parent }) => listed && parent === anchor.parent);
  const told = withoutLeadingDay(withoutFormLabel(withoutAddress(text)));
  const first = sentencesIn(told)[0] ?? told;
  const own = nameFrom(isSpeaker ? `${anchor.label}: ${first}` : first);
  const heading =
    !VAGUE.test(title) && (title.includes(" ") || bytesOf(title) >= 12)
      ? nameFrom(withoutLeadingDay(withoutFormLabel(title)))
      : "";
  const isShort = own.split(" ").length < 3 && own.length < 12;
  const standsAlone = isTitle(own, first, anchor.label !== "" && !anchor.text.startsWith(first)) && !isShort;
  return [
    items.length >= MANY_ITEMS ? heading : "",
    label.includes(" ") && !isSpeaker && !isGeneric(label) && !VAGUE.test(label) ? nameFrom(label) : "",
    standsAlone ? own : heading,
    isShort ? nameFrom(withTitle(title, own)) : own,
    heading,
    nameFrom(withTitle(title, told)),
    nameFrom(text),
  ].filter((name) => name !== "");
}

/** Whether a name says a whole thing: not cut in mid-phrase, and no fragment. @param marked it stood behind a marker */
function isTitle(name: string, sentence: string, marked: boolean): boolean {
  const rest = sentence.slice(name.length);
  const isWhole = name.length + NEARLY >= sentence.length || /^\W?\s*[,;:—–.(（，、；：。！?？]|^ -/u.test(rest);
  if (!isWhole || GOES_ON.test(name) || GOES_ON_WIDE_END.test(name) || /^[#([（]/.test(name)) return false;
  if (withDates(name, ANY_DAY) !== name) return false;
  return marked || !(DEED.test(name) || /^\p{Ll}/u.test(name));
}

/** Without `Focus:` and `Finding:` in front, as long as enough is left. */
function withoutFormLabel(text: string): string {
  const [mark = "", label = ""] = /^([^:：]{2,30}?)(?: ?[(（][^()（）]{1,20}[)）])?[:：]\s*/u.exec(text) ?? [];
  if (mark === "" || !FORM_LABEL.test(label.trim())) return text;
  const rest = text.slice(mark.length);
  return bytesOf(rest) < 12 ? text : capitalized(rest);
}

/** Without web addresses, when something is left that can be a name. */
function withoutAddress(text: string): string {
  if (!text.includes("://")) return text;
  const bare = text.replace(ADDRESS, "\u0000").split("\u0000")[0]?.replace(BEFORE_ADDRESS, "") ?? "";
  return bytesOf(bare) < 6 ? text : bare;
}
