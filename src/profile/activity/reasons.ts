/**
 * What makes a record outlive its session: a decision's reason of design, policy or process, a discussion's settling
 * word, the why or the measured result of an attempt.
 */
import { fold } from "../../memory/fold.ts";
import { wordOverlap } from "../../memory/identity/similarity.ts";
import { contentWords } from "../../text/words.ts";
import type { Attempt, Decision, Discussion } from "./activity.ts";

const NO_REASON =
  /^[^\p{L}\p{N}]*(?:n\/?a|none|unknown|not (?:stated|given|specified|mentioned|discussed|provided)|no (?:reason|rationale)(?: (?:was )?(?:given|stated|provided))?|unspecified|tbd|as (?:discussed|agreed|requested|above)|see above|特になし|なし|不明|无|未说明|没有)[^\p{L}\p{N}]*$/iu;
/** That somebody asked is why it was done, not why it is so. */
const ON_REQUEST =
  /^[^\p{L}\p{N}]*(?:because |since |as )?(?:(?:it|this|that) (?:was|is) )?(?:per |at |on |following |by )?(?:(?:the )?(?:user|person|human|developer|client|customer|assistant)(?:'s)?|they|he|she) ?(?:explicitly |directly |simply |just )?(?:asked|requested|wanted|wants|said so|said|told (?:me|us)(?: to)?|instructed|approved|confirmed|chose|request|instructions?|choice|instruction)(?: (?:for )?(?:it|this|that|so|to|to do (?:it|this|so)))?[^\p{L}\p{N}]*$|^[^\p{L}\p{N}]*(?:as |because )?(?:it was |this was )?(?:explicitly )?(?:requested|asked for|chosen|approved|confirmed|instructed)(?: (?:by|from) (?:the )?(?:user|person|human|developer))[^\p{L}\p{N}]*$|^(?:ユーザー?|利用者)(?:の|が)(?:要望|指示|希望|依頼)(?:した|による|のため)?。?$|^(?:用户|使用者)(?:要求|的要求|指示|希望)(?:的|如此)?。?$/iu;
/** Praise that fits every choice. */
const PRAISE =
  /^[^\p{L}\p{N}]*(?:(?:because|since|as) )?(?:(?:it|this|that)(?:'s| is| was| seems| looks| makes| feels)? )?(?:(?:the |a |much |just |simply |more |most )*(?:best|better|good|nice|right|cleaner|cleanest|fine|great|ok(?:ay)?|sense|correct|preferred|ideal|optimal|reasonable|appropriate|best practices?|(?:good|better|best|right|correct) (?:option|choice|approach|solution|way|idea|practices?|fit))(?: (?:option|choice|approach|way|solution|here|now|overall|for (?:us|now|this)))*)[^\p{L}\p{N}]*$|^(?:より)?(?:良い|いい|よい)(?:から|ため)?。?$|^(?:更好|最好|合适)。?$/iu;
/** Fewer words say no reason; of scripts without spaces each sign counts. */
const LEAST_REASON_WORDS = 2;

/** @returns what a decision's reason lacks, or undefined when it has one of design, policy or process */
export function lackingReason({ chosen, rationale, options }: Decision): string | undefined {
  if (NO_REASON.test(rationale)) return "a decision without a reason";
  if (ON_REQUEST.test(rationale)) return "its only reason is that somebody asked";
  if (PRAISE.test(rationale)) return "its reason would fit any choice";
  const words = new Set(contentWords(fold(rationale)));
  if (words.size < LEAST_REASON_WORDS) return "a decision without a reason";
  const told = new Set(contentWords(fold([chosen, ...options].join(" "))));
  const repeats = [...words].every((word) => told.has(word)) && wordOverlap(rationale, chosen) === 1;
  return repeats && !BECAUSE.test(chosen) ? "its reason only repeats the choice" : undefined;
}

const SETTLED =
  /\b(?:decided|decision|agreed|settled|concluded|conclusion|resolved|(?:we|they|user|person) (?:chose|picked|went with|will (?:use|go with|keep|take))|going with|go with|chosen|picked|ruled out|final(?:ly)?:?|accepted|approved)\b|決定|決ま|決め|合意|採用|結論|决定|达成一致|确定|采用|结论|同意/iu;
const UNSETTLED =
  /\b(?:not (?:yet )?(?:decided|agreed|settled|resolved)|undecided|unresolved|unsettled|open (?:question|point|issue)|to be (?:decided|discussed)|tbd|no (?:decision|conclusion|agreement)|(?:decision|conclusion) (?:is |was )?(?:pending|deferred|postponed|open)|needs? (?:a )?decision|still (?:open|unclear)|whether (?:we|to)|if (?:it is |this is )?(?:decided|agreed|approved|accepted))\b|未決|未定|保留|検討中|未决|待定|尚未|没有决定|没决定/iu;

/** The point with which a discussion was settled; the last of them. undefined while it is open. */
export function settlingPoint({ topic, points }: Discussion): string | undefined {
  if (points.some((point) => UNSETTLED.test(point)) || UNSETTLED.test(topic)) return undefined;
  return points.findLast((point) => SETTLED.test(point));
}

const BECAUSE =
  /\b(?:because|since|due to|so that|caused by|cause[ds]?(?: was| is|:)|root cause|turns? out|turned out|the reason|reason:|as a result of|in order to|blocked by|owing to|requires?|needs? to be|only (?:works?|if|when)|unless|must|without (?!errors?|any|issues?|problems?|warnings?)|instead of|lacks?|lacked|missing|unsupported|not supported|does not support|doesn't support|incompatible|depends on|lesson|learned|means that|which is why|therefore|hence)\b|原因|理由|ため|ので|せい|により|因为|由于|导致|缺少|不支持|教训|때문/iu;
/** A measured difference: before and after, or one against another. */
const MEASURED =
  /\d[\d.,]*\s?(?:%|x\b|ms|s\b|sec|min|kb|mb|gb|kib|mib|tokens?|bytes|rows|req|qps|fps|[kKMG]?B\b)?[^.\n]{0,40}(?:->|→|\bto\b|\bfrom\b|\bvs\.?\b|\bversus\b|\bagainst\b|\bthan\b|から|降|升|增|减|に)[^.\n]{0,40}\d|\b\d[\d.,]*\s?(?:%|x|times|percent) (?:faster|slower|less|more|fewer|smaller|larger|better|worse|reduction|improvement|of)\b/iu;
const LEAST_LESSON_WORDS = 4;

/** Whether an attempt teaches more than that it was made: it says why it ended as it did, or what was measured against what. */
export function isLesson({ action, result }: Attempt): boolean {
  if (contentWords(fold(`${action} ${result}`)).length < LEAST_LESSON_WORDS) return false;
  return BECAUSE.test(result) || MEASURED.test(result) || /\b(?:lesson|root cause|turned out)\b/i.test(action);
}
