/**
 * Finds the answer to a security question: `Security question: first pet? Answer: …`
 */
import { saying } from "../../text/phrases.ts";
import { isAbout, PLACED, type Reading, type Told } from "./reading.ts";

const TIED = /^["'`*_»”]{0,3}[^:=：]{0,30}?[:=：]\s*["'`*_«“„「]*/u;
const ANSWER = /^(\s*["'`*_«“„「]*)([^.;!?,"”»」。；！？，|(]{1,60})/u;
const NEAR = 60;

/** @param from where the question ends; 0 where it stands in a line above */
export function answerIn(
  { line, marks }: Reading,
  from = marks.find(({ part }) => part === "question")?.to ?? 0,
): Told[] {
  const answer = marks.find(({ part, from: at }) => part === "answer" && at >= from);
  if (answer === undefined) return from > 0 ? withoutAWord(line, from) : [];
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

/** `Security question: first pet? -> …`; a word or three behind the question alone, or behind a dash, end the line. */
function withoutAWord(line: string, from: number): Told[] {
  const rest = line.slice(from);
  const found = SIGNED.exec(rest) ?? BARE.exec(rest) ?? IN_BRACKETS.exec(rest);
  if (found === null) return [];
  const told = found[2]!.trimEnd();
  if (!/[\p{L}\p{N}]/u.test(told) || told.includes(PLACED) || REPLY.test(told)) return [];
  const start = from + found[1]!.length;
  return [{ kind: "answer", from: start, to: start + told.length }];
}

const SIGNED = /^([^?？]{3,80}[?？]\s*(?:->|→|=>|[:=：]|[–—-]\s)\s*["'`*_«“„「]*)([^.;!?,"”»」。；！？，|(]{1,60})/u;
const WORDS = `[^\\s.;!?,"”»」。；！？，|(–—-]{2,30}`;
const BARE = new RegExp(
  `^((?:[^:：?？]{0,40}[:：][^?？]{3,80}[?？]|["'\`*_]{0,3}\\s?[:：][^?？]{3,80}\\s[–—-](?=\\s))\\s*["'\`*_«“„「]*)` +
    `(${WORDS}(?: ${WORDS}){0,2})["'\`*_»”」]*[.。]?$`,
  "u",
);
/** `… of the bank (first school): …` */
const IN_BRACKETS = new RegExp(
  `^([^:：(（]{0,40}[(（][^)）:：]{3,60}[)）][^:：]{0,20}[:：]\\s*["'\`*_«“„「]*)(${WORDS}(?: ${WORDS}){0,2})(?=["'\`*_»”」]*(?:[.。,，;；]|$))`,
  "u",
);
/** Nobody's first pet. */
const REPLY = saying("consent", "refusal", "negation");
