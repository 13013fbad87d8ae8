/**
 * Questions that were argued: the person asks how, the assistant lays out several ways, the person says what they make
 * of them. Rare, and told only where the ways are named as such.
 */
import { contentWords } from "../memory/words.ts";
import type { Discussion } from "../profile/activity/activity.ts";
import { isNo } from "../profile/activity/assent.ts";
import { answerTo, type Said, type Sentence } from "./activity-messages.ts";
import { condensed, cut, line } from "./activity-wording.ts";

const MOST = 2;
const LONGEST_TOPIC = 160;
const LONGEST_POINT = 160;
const MOST_POINTS = 5;
const LEAST_OPTIONS = 2;

const OPTION =
  /^(?:option|alternative|approach|variant|way|案|方案|選択肢|选项)\s?(?:\d{1,2}|[A-Da-d一二三])\s*[:：.)–—-]\s*(.{4,})$/i;
const OFFERS =
  /\b(?:(?:a few|several|two|three|four|some|these|following) (?:options|ways|approaches|alternatives|possibilities)|options (?:are|here|we have)|trade-?offs?)\b.{0,40}[:：]?\s*$|(?:選択肢|方法)は.{0,20}つ|有.{0,4}种(?:方案|方法|选择)/i;

export function discussionsIn(messages: readonly Said[]): Discussion[] {
  const found: Discussion[] = [];
  for (const [at, message] of messages.entries()) {
    if (message.speaker !== "assistant") continue;
    const options = optionsIn(message.sentences);
    const question = messages.slice(0, at).findLast(({ speaker }) => speaker === "user");
    const topic = question && topicOf(question);
    if (options.length < LEAST_OPTIONS || !topic) continue;
    const reply = answerTo(messages, at);
    const word = reply ? wordOn(reply) : undefined;
    found.push({ topic, points: [...options.slice(0, word ? MOST_POINTS - 1 : MOST_POINTS), ...(word ? [word] : [])] });
  }
  return found.slice(-MOST);
}

/** The ways that are named: `Option 1: …` as headings or items, or the list under "we have a few options". */
function optionsIn(sentences: readonly Sentence[]): string[] {
  const numbered = sentences.flatMap(({ text }) => OPTION.exec(text)?.[1] ?? []);
  const told = numbered.length >= LEAST_OPTIONS ? numbered : listAfterOffer(sentences);
  return [
    ...new Set(
      told.map((text) =>
        cut(
          condensed(text.replace(/\s*\((?:recommended|optional)[^)]{0,20}\)/i, "").replace(/[⭐★✅❌]/gu, "")),
          LONGEST_POINT,
        ),
      ),
    ),
  ].filter((text) => contentWords(text).length >= 2);
}

function listAfterOffer(sentences: readonly Sentence[]): string[] {
  const offer = sentences.findIndex(({ text }) => OFFERS.test(text));
  if (offer < 0) return [];
  const after = sentences.slice(offer + 1);
  const end = after.findIndex(({ listed }) => !listed);
  return after.slice(0, end < 0 ? after.length : end).map(({ text }) => text);
}

/** The question itself, where there is one. */
function topicOf({ sentences }: Said): string | undefined {
  const told = sentences.filter(({ heading }) => !heading).map(({ text }) => condensed(text));
  const asked = told.findIndex((text) => /[?？]$/.test(text) && contentWords(text).length >= 3);
  if (asked > 0) return line(told.slice(asked - 1, asked + 1), LONGEST_TOPIC);
  const question = told[asked] ?? told.find((text) => contentWords(text).length >= 5);
  return question ? cut(question, LONGEST_TOPIC) : undefined;
}

/** What the person makes of it, where they say more than yes or no. */
function wordOn({ lines, sentences }: Said): string | undefined {
  const said = line(
    sentences.slice(0, 2).map(({ text }) => condensed(text)),
    LONGEST_POINT,
  );
  if (contentWords(said).length < 4) return undefined;
  return isNo(lines.join("\n")) ||
    /\b(?:because|since|so that|instead|rather|prefer|better|option|use)\b|ため|ので|因为/i.test(said)
    ? said
    : undefined;
}
