/**
 * Which type of memory a claim is: `project` unless the log gives strong reason for another.
 */
import { continuationOf } from "./continuations.ts";
import { type Cue, hasCue, hasTopic, topicsOf } from "./cues.ts";
import { isDeadline } from "./plain-claims.ts";
import { isPreference } from "./preferences.ts";
import type { Statement } from "./statements.ts";
import { isGeneric, kindOf } from "./topics.ts";
import type { WeekText } from "./units.ts";
import { type Voice, voiceOf } from "./voice.ts";

export type MemoryType = "user" | "feedback" | "project" | "reference";

/** How to work from now on, said so: stronger than a mere `should`. */
const STANDING_RULE =
  /\b(?:always|never|from now on|going forward|in (?:the )?future|next time|must not|do(?:n't| not) (?:ever )?|make sure to|remember to|be sure to|stop (?:using|doing)|rule of thumb|best practice|immer|niemals|künftig|toujours|jamais|désormais|siempre|nunca|sempre|mai più|всегда|никогда)\b|必须|不要|务必|以后|今后要|べき|べし|ようにする|ようにしよう|心がけ|항상|반드시|하지 말/i;
const LIKING =
  /\b(?:i|we|he|she|user|they)(?:'d| would| really| always)? (?:prefers?|likes?|loves?|hates?|enjoys?|dislikes?)\b|\b(?:prefers?|favou?rite|my (?:role|job|habit|hobby|family|kids?|wife|husband))\b|偏好|喜欢|好き|好み|嫌い|習慣|좋아|선호|싫어/i;

/** Says that something was learned about how to work. */
const LESSON =
  /\b(?:lessons?(?: learned)?|takeaways?|learned (?:that|the hard)|mistakes?|in hindsight|should have|generali[sz]ed|distilled|principle:|gelernt|leçon|lección|lezione|урок)\b|教训|经验教训|教訓|学び|痛感|교훈|배웠/i;
const TEACHING: readonly Cue[] = ["rule", "reason", "contrast"];
/** What a person's days are made of. */
const LIFE =
  /\b(?:sleep|slept|breakfast|lunch|dinner|diet|exercis\w+|workouts?|gym|headache|vacation|holiday|birthday|family|friends?|hobby|hobbies)\b|体調|睡眠|寝起き|寝る|食事|食べ|飲み|運動|趣味|家族|体質|饮食|锻炼|身体|家人|爱好|作息|수면|식사|운동|건강|가족|취미/i;

export function typeOf(statements: readonly Statement[], anchor: Statement, week: WeekText): MemoryType {
  if (week.speakers.has(anchor.label)) return typeOfSaid(voiceOf(anchor, week), anchor.log.day);
  let cues = 0;
  for (const unit of week.unitsOf[anchor.index] ?? []) cues |= unit.cues;
  const own = topicsOf(anchor.label);
  const heading = topicsOf(anchor.headings.at(-1) ?? "");
  if (pointsOutside(statements)) return "reference";
  if (
    hasTopic(own, "preference") ||
    isPreference(anchor.text, anchor.label) ||
    (isPersonal(anchor) && (LIKING.test(anchor.text) || LIFE.test(anchor.text)))
  )
    return "user";
  if (hasTopic(own, "decision")) return "project";
  if (hasTopic(own, "lesson") && isGeneric(anchor.label)) return "feedback";
  if (hasTopic(heading, "decision")) return "project";
  if (hasTopic(heading, "lesson") && teaches(statements, week)) return "feedback";
  if (LESSON.test(anchor.text)) return "feedback";
  return STANDING_RULE.test(anchor.text) && !hasCue(cues, "decision") ? "feedback" : "project";
}

/** `My visa expires …` is about who says it. */
const OWN =
  /(?<!\p{L})(?:i|my|ich|meine?[nmrs]?|je|j['’]|mon|ma|mes|yo|mi|mis|io|mio|mia|я|мо[йяёи])(?!\p{L})|我的|私の|제 |내 /iu;

/** What somebody says in a talk is about that person, unless it is labelled as the work's, or dates it. */
function typeOfSaid({ label, text }: Voice, day: string): MemoryType {
  const topics = topicsOf(kindOf(label));
  if (hasTopic(topics, "lesson")) return "feedback";
  return hasTopic(topics, "decision") || (isDeadline(text, day) && !OWN.test(text)) ? "project" : "user";
}

/** Whether it says how to work, or why: under `Wisdom` or `Insights` stand facts and features too. */
function teaches(statements: readonly Statement[], week: WeekText): boolean {
  return statements.some(
    (statement) =>
      continuationOf(statement) !== "" ||
      STANDING_RULE.test(statement.text) ||
      LESSON.test(statement.text) ||
      (week.unitsOf[statement.index] ?? []).some(({ cues }) => TEACHING.some((cue) => hasCue(cues, cue))),
  );
}

/** Mostly addresses: a list of links, or a line that says where something is. */
function pointsOutside(statements: readonly Statement[]): boolean {
  const addressed = statements.filter(({ text }) => text.includes("://"));
  if (addressed.length === 0 || addressed.length * 2 < statements.length) return false;
  return addressed.some(({ text }) => (/https?:\/\/\S+/.exec(text)?.[0].length ?? 0) > 0.3 * text.length);
}

/** About a person rather than a product: no code, no figures. */
const isPersonal = ({ text }: Statement): boolean => !/[`/_]|\d/.test(text);
