/**
 * How an entry becomes a memory: its type, a name to find it by, one line that describes it, and the day on which a
 * temporary one is over.
 */
import { addDays, type Day, isDay } from "../../calendar/week.ts";
import { specificsOf } from "../../memory/evidence/specifics.ts";
import type { MemoryType } from "../../memory/memory.ts";
import { withoutArticle } from "../../text/articles.ts";
import { withoutDangling } from "../../text/dangling.ts";
import { meantDays, monthEndsIn } from "../../text/days.ts";
import { withoutEnd } from "../../text/ends.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn, sentencesOf } from "../../text/sentences.ts";
import { endsWithTask } from "../typed/routine.ts";
import { type Entry, type Kind, STANDING, wordEnd } from "./entry.ts";

/** How long something temporary counts when its text names no day: current state outlives a sprint or two, rarely a season. */
const USUAL_DAYS = 30;

/** preference → user, lesson → feedback, a pointer to where something lives → reference, all else → project. */
export function typeOf({ type, content }: Pick<Entry, "type" | "content">): MemoryType {
  if (type === "preference") return "user";
  if (type === "lesson") return "feedback";
  return isPointer(type, content) ? "reference" : "project";
}

const ADDRESS = /https?:\/\/[^\s<>()（）「」，。]+|(?<![\w/])(?:~|\.{1,2})?\/(?:[\w.@~-]+\/)+[\w.@~-]*/giu;
/** From this share of the text on the address is what it is about. */
const MOSTLY = 0.3;

function isPointer(kind: Kind, content: string): boolean {
  if (kind !== "fact" && kind !== "relationship") return false;
  const addresses = content.match(ADDRESS) ?? [];
  const isMost = addresses.length > 0 && addresses.join("").length >= MOSTLY * content.length;
  return isMost || addresses.some((one) => one.includes("://") && isPlace(content, content.indexOf(one)));
}

/** `Dashboards: https://…` */
const isPlace = (content: string, at: number): boolean => /[:：]\s*$/u.test(content.slice(0, at));

const [LEAST_NAME, LONGEST_NAME] = [20, 80];
/** A longer subject leaves no room for what is said of it. */
const LONGEST_PREFIX = 32;
const [LEAST_DESCRIPTION, LONGEST_DESCRIPTION] = [40, 280];
/** Half the characters of a script without spaces say as much. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A name says what, the description says why. */
const REASON = saying("reason");
/** `It keeps 14 days of logs` does not say what does. */
const LINK = saying("link");
/** What a name may end before: an aside, the second half. */
const PAUSE = /[,;:](?=\s)|[，；、：]|\s[—–-]{1,2}\s|\s?[(（]/gu;
/**
 * The beginning of the content up to a pause, behind the subject where the content does not name it: many entries share
 * one subject, and none may be called by it alone.
 */
export function nameOf({ subject, content }: Pick<Entry, "subject" | "content">): string {
  const sentence = withoutEnd(sentencesIn(content)[0] ?? content, ".。!！").replace(/\s+/g, " ");
  const most = WIDE.test(sentence) ? LONGEST_NAME / 2 : LONGEST_NAME;
  const reason = REASON.all(sentence).find(({ from }) => from >= most / 4)?.from ?? 0;
  const first = reason > 0 ? withoutEnd(sentence.slice(0, reason), " ,;:，、；：") : sentence;
  const whole = cut(first, most);
  const small = first.toLowerCase();
  const isNamed = mentions(first, subject) && !(LINK.leading(first) !== undefined && withoutArticle(small) === small);
  if (isNamed || subject.length > LONGEST_PREFIX) return whole;
  return `${subject}: ${cut(first, most - subject.length - 2)}`;
}

/** Whether a text tells of something that it does not name: `It fails when the disk is full`. */
export const leans = (text: string, subject: string): boolean =>
  LINK.leading(text) !== undefined && !mentions(text, subject);

/** What leans on something stands alone behind its subject (document 004). */
export const standing = (content: string, subject: string): string =>
  leans(content, subject) ? `${subject}${/[。，、]/u.test(content) ? "：" : ": "}${content}` : content;

/** Whether a text says most words of the subject. */
function mentions(text: string, subject: string): boolean {
  const words = subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = words.filter((word) => text.toLowerCase().includes(word.length > 4 ? word.slice(0, -1) : word));
  return said.length * 2 >= words.length;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const least = Math.min(LEAST_NAME, most / 2);
  const pauses = [...text.matchAll(PAUSE)].map(({ index }) => index).filter((at) => at >= least && at <= most);
  const end = pauses.at(-1) ?? wordEnd(text, most);
  const whole = text.slice(0, end).trim();
  const bare = withoutDangling(whole);
  const name = bare.length >= least ? bare : whole;
  return withoutEnd(closed(name), " ,;:，、；：");
}

/** Without a bracket or code mark that was opened and cut off. */
function closed(name: string): string {
  const bare = (name.split("`").length - 1) % 2 === 1 ? name.replace(/`(?=[^`]*$)/, "") : name;
  const open = Math.max(
    ...["()", "（）", "[]", "「」"].map(([one, other]) =>
      bare.lastIndexOf(one!) > bare.lastIndexOf(other!) ? bare.lastIndexOf(one!) : -1,
    ),
  );
  return open > 0 ? bare.slice(0, open).trim() : bare;
}

/** The content on one line; of a long one the whole sentences that fit. */
export function descriptionOf(content: string): string {
  const line = content.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const end = sentencesOf(line).findLast(({ to }) => to <= LONGEST_DESCRIPTION)?.to ?? 0;
  if (end > LEAST_DESCRIPTION) return line.slice(0, end).trim();
  return `${cut(line, LONGEST_DESCRIPTION - 1)}…`;
}

const DEADLINE = saying("deadline", "expiry");
const [ALWAYS, PASSING] = [saying("lasting", "rule"), saying("transient", "unfinished", "expiry")];

/** `Derzeit läuft die Kasse mit Version 4`, whatever the answer calls it; not of `Temporary files`, which are called so. */
export function isForNow({ subject, content }: Pick<Entry, "subject" | "content">): boolean {
  const found = FOR_NOW.leading(content) ?? FOR_NOW.closing(content);
  return found !== undefined && !ALWAYS.test(content) && !FOR_NOW.test(subject);
}
const FOR_NOW = saying("transient");

/**
 * The day a task, a temporary claim, one for one task or one that says until which date it holds is over: the one it names, the latest if
 * several; what its words may mean at the latest where it only says `tomorrow` or `by Friday`; else so many days after its evidence.
 * @param day of the newest evidence, "" when it is not known: then nothing is over by itself
 */
export function expiryOf(
  { type, content, expiry }: Pick<Entry, "type" | "content" | "expiry">,
  day: Day,
): Day | undefined {
  if (day === "") return undefined;
  const isAwaited = type === "todo" || DEADLINE.test(content);
  const told = daysIn(content, day);
  const named = told.filter((one) => one > day || (one === day && (type === "todo" || endsOnDate(content))));
  // `Since today` begins what `due every Monday` says of it.
  const begins = told.includes(day) && !named.includes(day);
  const days = [...named, ...monthEndsIn(content, day)];
  const isWhole = specificsOf(content).some(({ key }) => named.includes(key));
  const isOver = STANDING.includes(type)
    ? expiry === "temporary" && (named.length > 0 || PASSING.test(content))
    : type === "todo" || expiry === "temporary" || (isAwaited && isWhole && !ALWAYS.test(content));
  if (!isOver && !endsWithTask(content)) return undefined;
  const meant = isAwaited && !begins ? [...meantDays(content, day)].filter((one) => isDay(one) && one >= day) : [];
  return (days.length > 0 ? days : meant).sort().at(-1) ?? addDays(day, USUAL_DAYS);
}

/** Dates of a text; one without a year is the next to come. */
const daysIn = (text: string, from: Day): Day[] =>
  specificsOf(text)
    .filter(({ kind }) => kind === "date")
    .map(({ key }) => {
      const years = [0, 1].map((more) => `${Number(from.slice(0, 4)) + more}-${key}`);
      return key.length === 5 ? years.find((one) => one >= from)! : key;
    })
    .filter(isDay);

/** `until 18:00 on 2026-04-10`, `2026-04-10まで`, `The deadline for the offer is 2026-04-10`; not `until noon since 2026-04-10`. */
const UP_TO = /^(?:[^.;!?。；！？]|\.(?=\d))*$/u;
const [LONGEST_ARTICLE, MOST_BETWEEN, MOST_BEHIND_FIRST] = [4, 18, 40];
const STARTS = saying("starts", "reason");
const endsOnDate = (text: string): boolean =>
  specificsOf(text).some(({ kind, text: date }) => {
    const from = text.indexOf(date);
    const to = from + date.length;
    const isUpTo = (one: { from: number; to: number }): boolean => {
      const between = text.slice(one.to, from);
      const most = one.from <= LONGEST_ARTICLE ? MOST_BEHIND_FIRST : MOST_BETWEEN;
      const isNear = one.to <= from && between.length <= most && UP_TO.test(between);
      return one.from === to || (isNear && !STARTS.test(text.slice(one.to, to + 2)));
    };
    return kind === "date" && DEADLINE.all(text).some(isUpTo);
  });
