/**
 * What a statement plainly is, in the log's own voice: a decision, a lesson, a preference, a deadline, a pointer to
 * somewhere. A label that says so is the strongest sign, a plain sentence the next. Before: statements. After: claims and
 * bullets, which never mix two of them. Pure.
 */
import { hasTopic, type Topic, topicsOf } from "./cues.ts";
import type { Statement } from "./statements.ts";
import { isGeneric } from "./topics.ts";
import type { WeekText } from "./units.ts";

/** How sure: 2 a label of its own, 1 a plain sentence, 0 neither. */
export type Stated = 0 | 1 | 2;

/** `Decision: RETAIN` says nothing to remember. */
const LEAST_WORDS = 5;
const LEAST_PLAIN_WORDS = 3;
const LABELS: readonly Topic[] = ["decision", "lesson", "preference", "deadline"];

const PLAIN = [
  /\b(?:we|i|they|the team|team) (?:have |has |all )?(?:decided|agreed|settled|chose) (?:to|on|that|against|for|not)\b|\b(?:wir haben (?:entschieden|beschlossen)|on a décidé|nous avons décidé|hemos decidido|abbiamo deciso|мы решили)\b/i,
  /\b(?:i|we|she|he) (?:strongly |really |always )?(?:prefers?|dislikes?|hates?|insists? on|does not want|doesn't want|never wants)\b/i,
  /\b(?:deadline|due (?:by|on|date)|no later than|must (?:ship|be done|be ready) by)\b|截止(?:日期|时间)|締め?切り?|マイルストーン|마감/i,
  /\b(?:dashboard|tracker|issue board|kanban|channel|runbook|wiki|portal|docs?|documentation|repo(?:sitory)?|playground)\b[^.]{0,60}https?:\/\/|(?:ダッシュボード|資料|文档|仪表盘|대시보드|문서).{0,40}https?:\/\//i,
];

/** By week, then by index of the statement. */
const known = new WeakMap<WeekText, Stated[]>();

export function statedOf(statement: Statement, week: WeekText): Stated {
  const all = known.get(week) ?? [];
  known.set(week, all);
  const stated = all[statement.index] ?? judged(statement, week);
  all[statement.index] = stated;
  return stated;
}

function judged(statement: Statement, week: WeekText): Stated {
  if (statement.quoted || week.speakers.has(statement.label)) return 0;
  const words = (week.unitsOf[statement.index] ?? []).reduce((sum, unit) => sum + unit.words.length, 0);
  if (statement.label !== "" && words >= LEAST_WORDS && isGeneric(statement.label)) {
    const topics = topicsOf(statement.label);
    if (LABELS.some((topic) => hasTopic(topics, topic))) return 2;
  }
  if (words < LEAST_PLAIN_WORDS) return 0;
  if (week.prefers[statement.index]) return 2;
  const head = statement.text.slice(0, 300);
  return PLAIN.some((pattern) => pattern.test(head)) ? 1 : 0;
}
