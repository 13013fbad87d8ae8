/**
 * Tells whether a statement goes on with the thought of those before it, where no heading says what they are about: a
 * detail of one of them, words in common, or a beginning that points back. Mere neighbours in the notes of a day are
 * other things: the lunch below a decision.
 */
import type { Statement } from "./statements.ts";
import type { WeekText } from "./units.ts";

/** Begins with what stands before it. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|its|they|so|therefore|thus|hence|otherwise|then|also|and|but|instead|which|dies(?:e[rs]?)?|das|daher|deshalb|darum|sonst|damit|dabei|también|esto|eso|por (?:eso|tanto)|así|pero|cela|ceci|c['’]est|donc|sinon|mais|questo|quindi|altrimenti|ma|это|поэтому|иначе|но)(?!\p{L})|^(?:这|這|那|该|它|因此|所以|否则|但|其|そ[のれ]|こ[のれ]|なので|だから|つまり|でも|しかし|이는|이것|그래서|따라서|그러나|하지만)/iu;

export function isTied(run: readonly Statement[], next: Statement, week: WeekText): boolean {
  const first = run[0];
  if (first === undefined || (week.subjects[first.index]?.title ?? "") !== "") return true;
  if (run.some(({ index }) => index === next.parent)) return true;
  if (next.listed && next.parent >= 0 && next.parent === first.parent) return true;
  if (POINTS_BACK.test(next.text)) return true;
  const words = new Set(run.flatMap((statement) => wordsOf(statement, week)));
  return wordsOf(next, week).some((word) => words.has(word));
}

const wordsOf = (statement: Statement, week: WeekText): number[] =>
  (week.unitsOf[statement.index] ?? []).flatMap((unit) => unit.words);
