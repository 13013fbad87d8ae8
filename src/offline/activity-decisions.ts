/**
 * Choices that are stated together with their reason: "let's use X instead of Y, because Z". The person's word is
 * enough; of the assistant's only what it says it chose, and the person did not turn down.
 */
import { wordOverlap } from "../memory/identity/similarity.ts";
import { contentWords } from "../memory/words.ts";
import type { Decision } from "../profile/activity/activity.ts";
import { isNo, isProposal } from "../profile/activity/assent.ts";
import { answerTo, type Said, type Sentence } from "./activity-messages.ts";
import { capitalized, condensed, cut, straight } from "./activity-wording.ts";

const MOST = 4;
const LONGEST = 220;
const SAME = 0.6;

/** What of a sentence is the choice and what the reason. */
interface Reasoned {
  readonly choice: string;
  readonly reason: string;
}

/** `since` of time gives no reason. */
const BECAUSE =
  /[,;:.–—-]?\s+(?:because(?! of the way)|since(?! (?:then|yesterday|last|the (?:last|first)|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december))|as (?=it|they|we|this|that|the)|weil|da (?=wir|es|das|die|der)|parce qu[e'])\s*/i;
const PURPOSE =
  /[,;:–—-]?\s+(?=(?:so that|so (?:we|it|they|the|users?|new|old|people|nobody|everything)\b|in order to|to (?:avoid|prevent|keep|stay|make sure|allow|reduce)\b|otherwise\b|or else\b|due to\b|damit\b))/i;
const LABELLED = /^(?:reason|rationale|why|because|grund|理由|原因)\s*[:：]\s*(.+)$/i;

const CHOOSING =
  /\b(?:from now on|use[sd]?|using|go(?:ing)? with|went with|cho(?:ose|sen?|osing)|decided?|settled? on|switch(?:ed|ing)? to|adopt(?:ed)?|keep|kept|stick with|prefer|stor(?:e|ed)|track(?:ed)?|put|drop(?:ped)?|replac(?:e|ed)|never|always|must|don'?t|do not|no longer|instead of|rather than|only|should|avoid)\b|採用|使う|使い|決定|決め|にする|にします|しない|采用|使用|改用|选择|决定|不用|用/i;
const CHOSEN_BY_AGENT =
  /\b(?:(?:i|we)(?:'ve| have|'m| am|'ll| will)? ?(?:chose|chosen|decided|opted|settled|went with|picked|kept|keeping|using|used|use|keep|switched)|going with|decision|decided|instead of|rather than)\b|採用|決定|决定|采用|改用/i;
const HEDGED = /\b(?:if|would|could|might|maybe|perhaps|assuming|let me|unless you|whether)\b|かもしれ|たら|如果|可能/i;
/** What was tried out was not chosen. */
const TRIED =
  /^(?:i |we )?(?:have |'ve )?(?:also |then |just )?(?:tried|tested|ran|measured|benchmarked|changed|fixed|updated|replaced)\b/i;
const QUESTION = /[?？]\s*$/;

export function decisionsIn(messages: readonly Said[]): Decision[] {
  const found: Decision[] = [];
  for (const [at, message] of messages.entries()) {
    if (message.speaker !== "user" && message.speaker !== "assistant") continue;
    const answer = answerTo(messages, at);
    if (message.speaker === "assistant" && answer && isNo(answer.lines.join("\n"))) continue;
    for (const decision of stated(message)) {
      const isTold = found.some((other) => wordOverlap(other.chosen, decision.chosen) >= SAME);
      if (!isTold) found.push(decision);
    }
  }
  // Of many the last ones stand: what came later was decided knowing more.
  return found.slice(-MOST);
}

function stated({ speaker, sentences }: Said): Decision[] {
  const byPerson = speaker === "user";
  return sentences.flatMap((sentence, i) => {
    const text = straight(sentence.text);
    if (sentence.heading || QUESTION.test(text) || HEDGED.test(text)) return [];
    if (!(byPerson ? CHOOSING : CHOSEN_BY_AGENT).test(text)) return [];
    if (!byPerson && TRIED.test(text)) return [];
    if (!byPerson && (isProposal(text) || isProposal(sentence.under))) return [];
    const reasoned = reasonIn(text) ?? reasonAfter(text, sentences[i + 1]);
    if (!reasoned || !(byPerson ? CHOOSING : CHOSEN_BY_AGENT).test(reasoned.choice)) return [];
    return decisionOf(reasoned);
  });
}

function reasonIn(text: string): Reasoned | undefined {
  return wideReason(text) ?? split(text, BECAUSE) ?? split(text, PURPOSE);
}

function split(text: string, at: RegExp): Reasoned | undefined {
  const match = at.exec(text);
  if (!match || match.index === 0) return undefined;
  return { choice: text.slice(0, match.index), reason: text.slice(match.index + match[0].length) };
}

/** In Japanese and Chinese the reason may stand first. */
function wideReason(text: string): Reasoned | undefined {
  const first =
    /^(.{4,120}?)(?:ため|ので|から)、(.{4,160})$/u.exec(text) ??
    /^(?:因为|由于)(.{3,120}?)[，,](?:所以|因此)?(.{3,160})$/u.exec(text);
  if (first) return { choice: first[2]!, reason: first[1]! };
  const last = /^(.{3,160}?)[，,。](?:因为|由于|原因是|理由是|以便|以避免|なぜなら|理由は)(.{3,160})$/u.exec(text);
  return last ? { choice: last[1]!, reason: last[2]! } : undefined;
}

function reasonAfter(text: string, next: Sentence | undefined): Reasoned | undefined {
  const reason = next && LABELLED.exec(next.text)?.[1];
  return reason ? { choice: text, reason } : undefined;
}

function decisionOf({ choice, reason }: Reasoned): Decision[] {
  const chosen = capitalized(
    condensed(choice.replace(/^(?:decision|decided|決定|决定)\s*[:：]\s*/i, "")).replace(OPENING, ""),
  );
  const rationale = capitalized(reason.replace(/^[\s,，、:：]+/, "").replace(/[.。\s]+$/, ""));
  if (contentWords(chosen).length < 2 || contentWords(rationale).length < 2) return [];
  return [
    {
      options: optionsIn(chosen),
      chosen: cut(chosen.replace(/[.。]$/, ""), LONGEST),
      rationale: cut(rationale, LONGEST),
    },
  ];
}

/** The choice is what comes after. */
const OPENING =
  /^(?:let's |we(?:'ll| will| should| must| need to)? (?=use|keep|go|stick|store|track|put|drop|avoid|never|always)|there is a need to |there's a need to |i(?:'d| would)? (?:want|like) (?:you )?to |i want |please |we (?:decided|agreed) to |(?:i|we)(?: have|'ve)? (?=chose|kept|picked|opted|switched|went))+/i;

const INSTEAD = [
  /^(.{2,160}?),? (?:instead of|rather than) (.{2,120})$/i,
  /^(.{2,160}?), not (.{2,120})$/i,
  /^((?:.{0,30}\b)?(?:cho(?:ose|sen?|osing)|prefer(?:red)?|pick(?:ed)?|opted for|favou?r(?:ed)?) .{2,120}?) over (.{2,120})$/i,
  /^(.{1,60}?)(?:而不是|而非)(.{1,60})$/u,
] as const;
const INSTEAD_FIRST = [
  /^(.{1,60}?)ではなく、?(.{1,80})$/u,
  /^(?:不要?(?:再)?用)(.{1,60}?)[，,](?:而)?((?:用|采用|改用).{1,60})$/u,
] as const;
/** Of an option only the thing: who takes it, and that it is taken, stands in the choice. */
const TAKING =
  /^(?:(?:i|we)(?:'ve| have|'m| am|'ll| will)? )?(?:use|using|used|cho(?:ose|sen?|osing)|prefer(?:red)?|pick(?:ed)?|opted for|favou?r(?:ed)?|go(?:ing)? with|went with|keep|kept|stick with|switch(?:ed|ing)? to|decided (?:on|for)) |^(?:我们)?(?:用|采用|使用|改用|选择)|(?:を(?:使|採用)|に(?:する|します|決)|で(?:いく|行)).*$/giu;

/** `use X instead of Y`: both. */
function optionsIn(chosen: string): string[] {
  const thing = (text: string): string =>
    capitalized(
      text
        .replace(TAKING, "")
        .replace(/[.。]$/, "")
        .trim(),
    );
  for (const pattern of INSTEAD) {
    const match = pattern.exec(chosen);
    if (match) return [thing(match[1]!), thing(match[2]!)];
  }
  for (const pattern of INSTEAD_FIRST) {
    const match = pattern.exec(chosen);
    if (match) return [thing(match[2]!), thing(match[1]!)];
  }
  return [];
}
