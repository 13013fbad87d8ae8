/**
 * Finds the answer to a security question: `Security question: first pet? Answer: …`
 */
import { saying } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import type { Mark } from "./marks.ts";
import { isAbout, isSmall, PLACED, type Reading, type Told } from "./reading.ts";
import type { Part } from "./shapes.ts";

const TIED = /^["'`*_»”]{0,3}[^:=：]{0,30}?[:=：]\s*["'`*_«“„「]*/u;
const ANSWER = /^(\s*["'`*_«“„「]*)([^.;!?,"”»」。；！？，|(]{1,60})/u;
const NEAR = 60;

/** @param from where the question ends; 0 where it stands in a line above */
export function answerIn(
  { line, marks }: Reading,
  from = marks.find(({ part }) => part === "question")?.to ?? 0,
): Told[] {
  const answer = marks.find(({ part, from: at }) => part === "answer" && at >= from);
  if (answer === undefined) return from > 0 ? withoutAWord({ line, marks }, from) : [];
  const placed = line.indexOf(PLACED, answer.to);
  const zone = line.slice(0, placed < 0 ? undefined : placed);
  const tied = TIED.exec(zone.slice(answer.to, answer.to + NEAR));
  const is = marks.find(({ part, from: at }) => part === "is" && at >= answer.to && at < answer.to + NEAR);
  const bare = / (?=["'«“„]?\p{Lu})/uy;
  bare.lastIndex = answer.to;
  const at = tied !== null ? answer.to + tied[0].length : (is?.to ?? (bare.test(line) ? answer.to : undefined));
  const text = at === undefined ? null : ANSWER.exec(zone.slice(at));
  if (at === undefined || text === null) return [];
  const start = at + text[1]!.length;
  const told = text[2]!.trimEnd();
  if (!/[\p{L}\p{N}]/u.test(told) || marks.some((one) => isAbout(one) && one.from <= start && one.to > start))
    return [];
  return [{ kind: "answer", from: start, to: start + told.length }];
}

/** `asked for my first pet, I said …`: what somebody answered to what security questions ask. */
export function repliedIn({ line, marks, has }: Reading): Told[] {
  const asked = marks.find(({ part }) => part === "fact" || part === "question");
  if (asked === undefined) return [];
  const told: Told[] = [];
  const fact = marks.findLast(({ part }) => part === "fact") ?? marks.findLast(({ part }) => part === "question");
  const found = fact === undefined ? null : SIGNED_NAME.exec(line.slice(fact.to, fact.to + FURTHEST));
  if (
    found !== null &&
    (ASKED_FOR.some(has) || fact!.from > LATE || /[?？]|->|→/.test(found[1]!)) &&
    !isOther(found[2]!, fact!.to + found[1]!.length, marks)
  )
    told.push({ kind: "answer", from: fact!.to + found[1]!.length, to: fact!.to + found[0].length });
  for (const { part, from, to, behind } of marks) {
    if ((part !== "replied" && part !== "answer") || from < asked.from || from - asked.to > FURTHEST) continue;
    if (line.slice(asked.to, from).includes(PLACED)) continue;
    const start = behind ? Math.max(asked.to, from - NEAR) : to;
    const stop = behind
      ? from
      : (marks.find((one) => one.from > to && isWide(line.charCodeAt(one.from)))?.from ?? line.length);
    const zone = line.slice(start, stop);
    const found = (behind ? SAID_BEFORE : SAID_BEHIND).exec(zone);
    if (found === null) continue;
    const at = start + found.index + found[1]!.length;
    if (!isOther(found[2]!, at, marks)) told.push({ kind: "answer", from: at, to: at + found[2]!.length });
  }
  return told;
}
/** Nobody's first pet. */
const isOther = (name: string, at: number, marks: readonly Mark[]): boolean =>
  (!name.includes(" ") && REPLY.test(name)) || marks.some((one) => isAbout(one) && one.from <= at && one.to > at);
/** Beside these what stands behind the colon lets somebody in; elsewhere people tell of themselves. */
const ASKED_FOR: readonly Part[] = ["question", "access", "account", "opens", "login"];
const FURTHEST = 80;
/** So far in, somebody says who asks; at the beginning it may be a note about oneself. */
const LATE = 14;
/** A name as people write one, with a capital or a digit, in quotes, or in a script that has no capitals. */
const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]+(?: (?:\\p{Lu}[\\p{L}\\p{M}'’.-]*|\\d{1,4})){0,3}";
const WIDE_NAME = "[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3]{2,12}";
const SAID_BEHIND = new RegExp(`^(\\s*(?:\\p{Ll}{1,4} )?(?:[:：–—-]\\s*)?["'\`*_«“„「『]*)(${NAME}|${WIDE_NAME})`, "u");
const SIGNED_NAME = new RegExp(
  `^([^:：?？.;]{0,40}(?:[?？]\\s*(?:\\p{L}{1,9}\\s?[:：])?|[:：]|->|→|\\s[–—-])\\s*["'\`*_«“„「『]*)(${NAME}|${WIDE_NAME})(?=["'\`*_»”」』]*(?:\\s*[.,;()，。]|\\s*$))`,
  "u",
);
const SAID_BEFORE = new RegExp(`((?:^|[\\s,，、。"'\`*_«“„「『]))(${NAME}|${WIDE_NAME})["'\`*_»”」』]*\\s*$`, "u");

/** `Security question: first pet? -> …`; a word or three behind the question alone, or behind a dash, end the line. */
function withoutAWord({ line, marks }: Pick<Reading, "line" | "marks">, from: number): Told[] {
  const rest = line.slice(from);
  const found = SIGNED.exec(rest) ?? BARE.exec(rest) ?? IN_BRACKETS.exec(rest);
  if (found === null) return [];
  const told = found[2]!.trimEnd();
  const start = from + found[1]!.length;
  if (!/[\p{L}\p{N}]/u.test(told) || told.includes(PLACED) || isOther(told, start, marks)) return [];
  if (isSmall(told.split(" ")[0]!)) return [];
  return [{ kind: "answer", from: start, to: start + told.length }];
}

const SIGNED =
  /^([^?？]{3,80}[?？]\s*(?:->|→|=>|(?:\p{L}{1,9}\s?)?[:=：]|[–—-]\s)\s*["'`*_«“„「]*)([^.;!?,"”»」。；！？，|(]{1,60})/u;
const WORDS = `[^\\s.;!?,"”»」。；！？，|(–—-]{2,30}`;
const BARE = new RegExp(
  `^((?:[^:：?？]{0,40}[:：][^?？]{3,80}[?？]|["'\`*_]{0,3}[^:：?？]{0,30}[:：][^?？]{3,80}\\s[–—-](?=\\s))\\s*["'\`*_«“„「]*)` +
    `(${WORDS}(?: ${WORDS}){0,2})["'\`*_»”」]*[.。]?$`,
  "u",
);
/** `… of the bank (first school): …` */
const IN_BRACKETS = new RegExp(
  `^([^:：(（]{0,40}[(（][^)）:：]{3,60}[)）][^:：]{0,20}[:：]\\s*["'\`*_«“„「]*)(${WORDS}(?: ${WORDS}){0,2})(?=["'\`*_»”」]*(?:[.。,，;；]|$))`,
  "u",
);
const REPLY = saying("consent", "refusal", "negation");
