/**
 * Finds the answer to a security question: `Security question: first pet? Answer: …`
 */
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
  const at = tied === null ? is?.to : answer.to + tied[0].length;
  const text = at === undefined ? null : ANSWER.exec(zone.slice(at));
  if (at === undefined || text === null) return [];
  const start = at + text[1]!.length;
  const told = text[2]!.trimEnd();
  if (!/[\p{L}\p{N}]/u.test(told) || marks.some((one) => isAbout(one) && one.from <= start && one.to > start))
    return [];
  return [{ kind: "answer", from: start, to: start + told.length }];
}

/** `Security question: first pet? -> …` */
function withoutAWord(line: string, from: number): Told[] {
  const found =
    /^([^?？]{3,80}[?？]\s*(?:->|→|=>|[:=：]|[–—-]\s)\s*["'`*_«“„「]*)([^.;!?,"”»」。；！？，|(]{1,60})/u.exec(
      line.slice(from),
    );
  if (found === null) return [];
  const told = found[2]!.trimEnd();
  if (!/[\p{L}\p{N}]/u.test(told) || told.includes(PLACED)) return [];
  const start = from + found[1]!.length;
  return [{ kind: "answer", from: start, to: start + told.length }];
}
