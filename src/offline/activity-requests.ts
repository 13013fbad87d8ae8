/**
 * What the person asks for, in their own words: the sentences of a message that ask, rule or tell what is wrong. Small
 * talk, mere questions and "continue" are none.
 */
import { wordOverlap } from "../memory/identity/similarity.ts";
import { contentWords } from "../memory/words.ts";
import type { ActivityRequest } from "../profile/activity/activity.ts";
import { noiseIn } from "../profile/activity/noise.ts";
import type { Said } from "./activity-messages.ts";
import { balanced, capitalized, condensed, cut, line, straight } from "./activity-wording.ts";

const LONGEST_SUMMARY = 260;
const LONGEST_INTENT = 90;
/** Two asks that share so much of the shorter one are one. */
const SAME = 0.6;
/** One that shares so much with a decision asks for nothing else. */
const TOLD = 0.65;

const WORK =
  "add|allow|bring|get|give|show|adapt|adjust|analy[sz]e|apply|audit|avoid|build|bump|change|check|clean|compare|configure|convert|copy|cover|create|debug|delete|deploy|design|document|draft|drop|enable|disable|ensure|export|extend|extract|figure|find|fix|generate|handle|hide|implement|import|improve|include|install|integrate|introduce|investigate|keep|limit|link|load|lock|log|make|measure|merge|migrate|modify|move|optimi[sz]e|parse|persist|plan|port|prepare|propose|prove|provide|put|read|reduce|refactor|remove|rename|reorgani[sz]e|replace|reproduce|research|restore|restructure|retry|review|rework|rewrite|save|search|send|set|setup|simplify|skip|sort|split|store|summar[a-z]{2,5}|support|swap|switch|test|trace|track|translate|tune|turn|update|upgrade|use|validate|verify|websearch|wire|wrap|write";
const IMPERATIVE = new RegExp(
  `(?:^|[,;] (?:so |and |please )?)(?:@\\S+ )?(?:just |then |first |next |simply |only |also |now )?(?:${WORK})\\b`,
  "i",
);
const ASKING =
  /\b(?:please|(?:can|could|would|will) (?:you|we)|let'?s|we (?:still )?(?:need|want|should|must)|(?:there is|there's) a need|i(?:'d| would)? (?:want|like|need)|i'?m looking for|make sure|needs? to|should (?:be|not|have|return|use|work)|have to|help me|any idea (?:why|how))\b|ください|して(?:ほしい|欲しい)|したい|お願い|(?:て|で)(?:[。！]|$)|に(?:して|変えて)|请|帮(?:我|忙)|需要|想要|改成|添加|修复|实现|创建|해\s?주세요|해줘/i;
const RULING =
  /\b(?:must|never|always|don'?t|do not|no longer|from now on|instead of|rather than|at most|at least|no [\p{L}]{3,})\b|必ず|しないで|禁止|べき|必须|不要|应该|总是|一律|반드시/iu;
const WRONG =
  /\b(?:(?:does|do|did|is|are|was|can)(?:n'?t| not)|doesnt|dont|isnt|cant|not) (?:\p{L}+ ){0,2}(?:work|start|update|load|render|compile|build|appear|adhere|respond|used|correct|right|change)|\b(?:crash(?:es|ed)?|broken|breaks?|fails?|failing|failed|bugs?|wrong|hangs?|leaks?|exploded?|too (?:slow|dim|long|big|much|many|intense)|slow|missing|artifacts?)\b|動かない|壊れ|エラー|失敗|遅い|不工作|报错|失败|坏了|太慢|崩溃/iu;
const MERE_QUESTION =
  /^(?:what|which|who|whom|whose|when|where|how (?:do|does|did|is|are|many|much|long|come)|do you|are you|did you|is (?:it|this|that|there)|are (?:there|these|those)|does|have you|why (?:do|did|are|is) you|explain|describe|understand|tell me|show (?:me|what|how|your)|can i|should i|what's|who's|何|どれ|いつ|誰|什么|哪|谁)\b/i;
/** Wants to know something, and nothing done. */
const TELL_ME = /^(?:show (?:me|what|how|your)|explain|describe|understand|tell me)\b/i;
const SMALL_TALK =
  /^(?:hello|hi|hey|thanks|thank you|good (?:morning|evening|night)|say |tell me (?:a|about yourself)|think (?:then|and)|sleep|this is (?:really |very )?(?:helpful|great|good)|you (?:are|did|fucked)|are you)\b/i;

/** A bare verb of work with its object says something; anything else needs more words. */
const LEAST_WORDS = { work: 3, other: 5 } as const;

interface Ask extends ActivityRequest {
  readonly at: number;
  readonly weight: number;
}

/** @param most the heaviest ones: a standing wish or a rule before a single ask
 * @param decided what is told as a decision is not told again */
export function requestsIn(messages: readonly Said[], most: number, decided: readonly string[]): ActivityRequest[] {
  const asks: Ask[] = [];
  for (const [at, message] of messages.entries()) {
    const ask = message.speaker === "user" ? askIn(message, at, decided) : undefined;
    if (!ask) continue;
    const twin = asks.findIndex((other) => wordOverlap(other.summary, ask.summary) >= SAME);
    if (twin < 0) asks.push(ask);
    else if (asks[twin]!.weight < ask.weight) asks[twin] = ask;
  }
  const heaviest = asks.toSorted((a, b) => b.weight - a.weight || a.at - b.at).slice(0, most);
  return heaviest.sort((a, b) => a.at - b.at).map(({ at: _, weight: __, ...request }) => request);
}

function askIn({ sentences }: Said, at: number, decided: readonly string[]): Ask | undefined {
  const told = sentences
    .filter(({ text, heading }) => !heading && !/^\//.test(text))
    .map(({ text }) => bare(condensed(straight(text))))
    .filter((text) => text !== "" && !SMALL_TALK.test(text));
  const marked = told.filter(
    (text) => markOf(text) > 0 && !decided.some((decision) => shareIn(decision, text) >= TOLD),
  );
  if (marked.length === 0) return undefined;
  const summary = line(marked, LONGEST_SUMMARY);
  const words = new Set(contentWords(summary)).size;
  const isWork =
    marked.some((text) => IMPERATIVE.test(text)) ||
    marked.some((text) => /\b(?:add|create|fix|implement)\b/i.test(text));
  if (words < LEAST_WORDS.other && /\b(?:same|this|that|these|those|it|them|both)\b/i.test(summary)) return undefined;
  if (words < (isWork ? LEAST_WORDS.work : LEAST_WORDS.other)) return undefined;
  const target = targetIn(summary);
  const request = { intent: intentOf(marked[0]!), ...(target !== undefined && { target }), summary };
  if (noiseIn({ kind: "request", line: 1, messages: [], ...request })) return undefined;
  return { ...request, at, weight: Math.min(words, 12) / 2 + Math.max(...marked.map(markOf)) };
}

/** How much of a text another says. */
function shareIn(other: string, text: string): number {
  const said = new Set(contentWords(other));
  const words = [...new Set(contentWords(text))];
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
}

/** 0 for what neither asks nor rules nor tells what is wrong. */
function markOf(text: string): number {
  const asks = IMPERATIVE.test(text) || ASKING.test(text);
  if (TELL_ME.test(text) || (!asks && MERE_QUESTION.test(text))) return 0;
  const wrong = WRONG.test(text) ? 3 : 0;
  const rules = RULING.test(text) && !/^i (?:do not|don'?t)\b/i.test(text) ? 6 : 0;
  if (!asks && wrong === 0 && (rules === 0 || contentWords(text).length < 4)) return 0;
  return (asks ? 4 : 0) + wrong + rules;
}

const POLITE =
  /^(?:please |let's |can you |could you |would you |will you |also |help me (?:to )?|i(?:'d| would) like you to |i want you to |you (?:need|have) to )+/i;

/** The answer to a question before it: what is asked for stands without it. `No more than` and `No. 5` are none. */
const NO = /^(?:(?:no|nope|nah|nein|non)(?=[,!;…]|\.(?!\s*\d))[\s,.!;…]*)+/i;

const bare = (text: string): string => capitalized(text.replace(NO, "").replace(POLITE, ""));

/** The first clause, as far as it can stand alone. */
function intentOf(text: string): string {
  const [clause = text] = text
    .replace(/^@\S+ /, "")
    .split(
      /,? (?:so that|because|since)\b|[;；]|(?<=\S{3}.{12,}), (?=(?:and|but|then|it|we|i|there|same)\b)|(?<=.{12,})[。]/iu,
      1,
    );
  return cut(capitalized(balanced(clause)).replace(/[.!]+$/, "") || text, LONGEST_INTENT);
}

const TARGET =
  /`([^`\s]{2,80})`|@?((?:[\w.-]{1,60}\/){1,8}[\w.-]{1,80}\.\w{1,5}|[\w-]{1,60}\.(?:ts|tsx|js|jsx|mjs|md|json|ya?ml|py|rs|go|sh|ex|exs|java|rb|css|html|sql|toml))(?![\w/])/;

function targetIn(text: string): string | undefined {
  const match = TARGET.exec(text);
  return match ? (match[1] ?? match[2]) : undefined;
}
