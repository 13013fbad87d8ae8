/**
 * Which of the four sections of the weekly document a statement belongs to: what its label or heading says first, then
 * what its words say.
 */
import { cuesOfWord, hasCue, hasTopic, topicsOf } from "./cues.ts";
import { isDeadline } from "./plain-claims.ts";
import type { Statement } from "./statements.ts";
import { kindOf } from "./topics.ts";
import type { WeekText } from "./units.ts";
import { type Voice, voiceOf } from "./voice.ts";

export const SECTIONS = ["Key Decisions", "Outcomes", "Blockers & Open Items", "Context"] as const;
export type Section = (typeof SECTIONS)[number];

/** Says that something was decided: narrower than the cue, which also hints. */
const DECIDES =
  /\bdecisions?:|\b(?:decided|we (?:chose|agreed|will use|go with)|chose to|opted (?:for|to)|approved|rejected|agreed (?:to|on|that)|settled on|ruled out|dropped in favou?r|switch(?:ed|ing)? (?:from|to)|instead of|going forward|from now on|entschieden|beschlossen|décidé|decidido|deciso|решили)\b|决定|決定|決め|采用|採用|选定|方针|方針|结论|保留案件|결정|채택/i;
/** Says that something is not done, or not known. */
const WAITS =
  /\b(?:deadline|blocked|blockers?|awaiting|waiting (?:for|on)|pending|unresolved|open questions?|todo|to do|tbd|not yet|still (?:need|fail|open|broken|unclear|missing)\w*|deferred|remains? (?:to|open|unresolved|unclear)|remaining (?:work|items?|issues?|tasks?|questions?)|next steps?|follow-?ups?|needs? to|does(?:n't| not) work|fails?|failing|blockiert|wartet|offen|bloqué|en attente|pendiente|bloqueado|in attesa|bloccato|заблокирован|ждём)\b|待(?:办|处理|定|确认|完成|解决)|未(?:完成|解决|対応|解決|定)|阻塞|需要|下一步|課題|検討中|予定|したい|保留|できない|難しい|대기|미해결|예정|해야/i;

/** What a log says to be remembered is no result of the week. */
const isKept = (topics: number): boolean => hasTopic(topics, "lesson") || hasTopic(topics, "preference");

/** By week, then by index of the statement: ranking, settling and writing all ask. */
const known = new WeakMap<WeekText, Section[]>();

export function sectionOf(statement: Statement, week: WeekText): Section {
  const sections = known.get(week) ?? [];
  known.set(week, sections);
  const section = sections[statement.index] ?? judged(statement, week);
  sections[statement.index] = section;
  return section;
}

function judged(statement: Statement, week: WeekText): Section {
  if (week.speakers.has(statement.label)) return sectionOfSaid(voiceOf(statement, week), statement.log.day);
  const parent = week.statements[statement.parent];
  const titles = [statement.label, parent?.label || parent?.text.slice(0, 60) || "", statement.headings.at(-1) ?? ""];
  if (statement.sign === "open") return "Blockers & Open Items";
  for (const title of titles) {
    const topics = topicsOf(title);
    if (hasTopic(topics, "decision")) return "Key Decisions";
    if ((hasTopic(topics, "blocker") || hasTopic(topics, "deadline")) && statement.sign !== "done")
      return "Blockers & Open Items";
    if (hasTopic(topics, "outcome")) return "Outcomes";
    if (title === statement.label && title !== "" && isKept(topics)) return "Context";
  }
  if (week.prefers[statement.index]) return "Context";
  if (DECIDES.test(statement.text)) return "Key Decisions";
  const begins = cuesOfWord(/^\p{L}+/u.exec(statement.text)?.[0].toLowerCase() ?? "");
  if (statement.sign === "done" || hasCue(begins, "outcome")) return "Outcomes";
  if (WAITS.test(statement.text)) return "Blockers & Open Items";
  if ((week.unitsOf[statement.index] ?? []).some(({ cues }) => hasCue(cues, "outcome"))) return "Outcomes";
  return "Context";
}

/** People who talk decide and promise all the time: only what they label so, or date, is the week's. */
function sectionOfSaid({ label, text }: Voice, day: string): Section {
  if (hasTopic(topicsOf(kindOf(label)), "decision")) return "Key Decisions";
  return isDeadline(text, day) ? "Blockers & Open Items" : "Context";
}
