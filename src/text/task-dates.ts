/**
 * The days that task plugins and outliners tie to a task: `📅 2026-05-07` (Obsidian Tasks), `[due:: 2026-05-07]` (Dataview),
 * `DEADLINE: <2026-05-07 Thu>` (Logseq, org). No sign of them may show in a memory; the day that an open task is due on is told
 * in words. Bounded patterns, so linear.
 */
import { isDay } from "../calendar/week.ts";
import { writtenDaysIn } from "./days.ts";
import { withoutEnd } from "./ends.ts";
import { sentencesOf } from "./sentences.ts";

/** A day a task is tied to. */
export interface TaskDate {
  readonly kind: "due" | "scheduled" | "done" | "other";
  readonly day: string;
}

/** Of any other sign (start, created, dropped) only that it is one. */
const KINDS: Readonly<Record<string, TaskDate["kind"]>> = {
  ...{ "📅": "due", "📆": "due", "🗓": "due", DEADLINE: "due", due: "due", deadline: "due" },
  ...{ "⏳": "scheduled", "⌛": "scheduled", SCHEDULED: "scheduled", scheduled: "scheduled" },
  ...{ "✅": "done", CLOSED: "done", completion: "done" },
};
const SIGNED = /\s?(📅|📆|🗓|⏳|⌛|🛫|✅|➕|❌)\ufe0f?\s{0,3}(\d{4}-\d{2}-\d{2})/gu;
const BRACKETED = /\(\s?((?:📅|📆|🗓|⏳|⌛|🛫|✅|➕|❌)\ufe0f?\s{0,3}\d{4}-\d{2}-\d{2})\s?\)/gu;
/** By which tasks name each other; `⛔` before a word says something else. */
const IDS = /\s?(?:🆔\s?[\w-]{1,40}|⛔\ufe0f?\s?(?=[\w,-]{0,60}\d)[\w,-]{1,60}(?=\s|$))/gu;
const RECURRENCE = /\s?🔁\s?[\p{L}\p{N} ]{1,40}(?=$|[📅📆🗓⏳⌛🛫✅➕])/gu;
const PRIORITY = /\s?[🔺⏫🔼🔽⏬]\ufe0f?(?=\s|$)|^\[#[A-C]\]\s?/gu;
const PLANNED = /\s?(SCHEDULED|DEADLINE|CLOSED):\s?[<[](\d{4}-\d{2}-\d{2})[^<>[\]]{0,40}[>\]]/g;
const PROPERTY = /(?<![\p{L}\p{N}])(due|deadline|scheduled|completion):: (?:\[\[)?(\d{4}-\d{2}-\d{2})/gu;

/** Without the signs of Obsidian Tasks. */
export const withoutSigns = (text: string): string =>
  text.replace(BRACKETED, "$1").replace(SIGNED, "").replace(IDS, "").replace(PRIORITY, "").replace(RECURRENCE, "");

/** Without what Logseq and org plan with. */
export const withoutPlanned = (text: string): string => text.replace(PLANNED, "");

export function taskDatesIn(text: string): TaskDate[] {
  if (!text.includes("-")) return [];
  return [SIGNED, PLANNED, PROPERTY].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, sign = "", day = ""]) =>
      isDay(day) ? [{ kind: KINDS[sign] ?? "other", day }] : [],
    ),
  );
}

/** Each day in words where it stands: `Send the offer 📅 2026-05-07` is `Send the offer (due 2026-05-07)`, and what was made then says nothing. */
export const withDaysInWords = (text: string): string =>
  text.includes("-")
    ? [SIGNED, PLANNED].reduce(
        (all, pattern) =>
          all.replace(pattern, (_, sign: string, day: string) => {
            const word = WORDS[KINDS[sign] ?? "other"];
            return word === undefined ? "" : ` (${word} ${day})`;
          }),
        text.replace(BRACKETED, "$1"),
      )
    : text;

/** Forms, as Dataview names its fields, whatever language the words are in. */
const WORDS: Partial<Record<TaskDate["kind"], string>> = { due: "due", scheduled: "planned" };

/**
 * An open task's words with the day that it is due on, else the one it is planned for: `Send the offer (due 2026-05-07)`. The
 * day stands behind its first sentence, which is the task.
 * @param words as they are told   @param dates of its lines
 */
export function withDueDay(words: string, dates: readonly TaskDate[]): string {
  const told = dates.find(({ kind }) => kind === "due") ?? dates.find(({ kind }) => kind === "scheduled");
  if (told === undefined || writtenDaysIn(words, told.day).some(({ days }) => days.includes(told.day))) return words;
  const [first] = sentencesOf(words);
  const end = withoutEnd(words.slice(0, first?.to ?? words.length), " .。;；,，").length;
  return `${words.slice(0, end)} (${WORDS[told.kind]} ${told.day})${words.slice(end)}`;
}

/** Without such a day. */
export const withoutDueDay = (words: string): string => words.replace(TOLD, "");
const TOLD = / \((?:due|planned) \d{4}-\d{2}-\d{2}\)/g;
