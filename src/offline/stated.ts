/**
 * What a statement plainly is, in the log's own voice: a decision, a lesson, a preference, a deadline, a pointer to
 * somewhere. A label that says so is the strongest sign, a plain sentence the next.
 */
import { hasTopic, type Topic, topicsOf } from "./cues.ts";
import { isDeadline, isPointer, isRule } from "./plain-claims.ts";
import type { Statement } from "./statements.ts";
import { kindOf } from "./topics.ts";
import type { WeekText } from "./units.ts";
import { voiceOf } from "./voice.ts";

/** How sure: 2 a label of its own, 1 a plain sentence, 0 neither. */
export type Stated = 0 | 1 | 2;

/** `Decision: RETAIN` says nothing to remember. */
const LEAST_WORDS = 5;
const LEAST_PLAIN_WORDS = 3;
/** `We agreed to meet on Thursday` says none either. */
const LEAST_DECIDED_WORDS = 6;
const LABELS: readonly Topic[] = ["decision", "lesson", "preference", "deadline"];

/** Says that something was agreed. */
const DECIDES = [
  /(?<!\p{L})(?:we|i|they|the team|team) (?:have |has |all )?(?:decided|agreed|settled|chose) (?:to|on|that|against|for|not)(?!\p{L})|(?<!\p{L})(?:wir haben (?:uns )?(?:\S+ ){0,4}?(?:entschieden|beschlossen|geeinigt)|(?:on a|nous avons) (?:décidé|convenu)|hemos (?:decidido|acordado)|se (?:decidió|acordó|ha decidido|ha acordado)|abbiamo deciso|si è deciso|decidimos|мы решили)(?!\p{L})/iu,
  /(?:^|[:：] )(?:agreed|decided) (?:w\/|with|to|that|on|against|not to) /iu,
  /기로 (?:했|결정|하였|정했)|ことに(?:した|決めた|決まった|なった)。?$/u,
];
const LIKES =
  /(?<!\p{L})(?:i|we|she|he) (?:strongly |really |always )?(?:prefers?|dislikes?|hates?|insists? on|does not want|doesn['’]t want|never wants?|(?:don['’]t|do not) like|can['’]t stand)(?!\p{L})/iu;

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
  if (statement.quoted) return 0;
  const { label, text } = voiceOf(statement, week);
  const words = (week.unitsOf[statement.index] ?? []).reduce((sum, unit) => sum + unit.words.length, 0);
  const kind = kindOf(label);
  if (kind !== "" && words >= LEAST_WORDS) {
    const topics = topicsOf(kind);
    if (LABELS.some((topic) => hasTopic(topics, topic))) return 2;
  }
  if (words < LEAST_PLAIN_WORDS) return 0;
  const head = text.slice(0, 300);
  const spoken = week.speakers.has(statement.label);
  if (!spoken && week.prefers[statement.index]) return 2;
  if (LIKES.test(head) || isDeadline(text, statement.log.day)) return 1;
  // What people agree on or advise while they talk is theirs, and of the day.
  if (spoken) return 0;
  if (words >= LEAST_DECIDED_WORDS && DECIDES.some((pattern) => pattern.test(head))) return 1;
  return isRule(text) || isPointer(text) ? 1 : 0;
}
