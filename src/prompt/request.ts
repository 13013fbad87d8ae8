/**
 * From logs and known memories to a request. Stable text first, volatile last, so that a server's prompt cache serves
 * the next week too; every log line is quoted, so that nothing in it can open a block or give an order. No clock: each
 * log's own date is the reference.
 */

import { type Day, daysOf, type Week, weekdayName } from "../calendar/week.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { stripInvisible } from "../daily/invisible.ts";
import { redactText } from "../daily/redact.ts";
import type { KnownMemory, Request, Task, Tool } from "../model/model.ts";
import { taskDatesIn } from "../text/task-dates.ts";

/** A prompt file, partials filled in, names not yet. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
  /** 12 hex over all files it was made from. */
  readonly digest: string;
}

/** Fills `{{names}}`; what is filled in is not looked at again, so that a log cannot name a placeholder. */
export const filledIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));

/** 0.2 for prose and memories together, 0.1 for extraction alone, which is classification (document 003). */
const temperatureOf = (task: Task): number => (task === "week" ? 0.2 : 0.1);

export interface Asked {
  readonly prompt: Prompt;
  readonly logs: readonly DailyLog[];
  readonly known: readonly KnownMemory[];
  /** What earlier weeks left open, asked about with the weekly document. */
  readonly open?: readonly string[];
  /** `source`, or a BCP 47 tag. */
  readonly language: string;
  readonly maxOutputTokens: number;
}

/** The request for a week: weekly document and memories in one answer. `part` names a piece of a week that was split. */
export function weekRequest(
  week: Week,
  size: { readonly bytes: number; readonly bullets: number },
  asked: Asked,
  part = "",
): Request {
  const days = daysOf(week);
  return requestOf(
    "week",
    asked,
    {
      ...{ week: part === "" ? week : `${week} (${part})`, from: days[0]!, to: days[6]! },
      ...{ weeklyBytes: String(size.bytes), weeklyBullets: String(size.bullets) },
    },
    week,
  );
}

/** The request for memories alone. */
export const extractRequest = (asked: Asked): Request => requestOf("extract", asked, {});

/** The request for memories that could not be proved, told anew. @param pieces each with its reason and lines of the logs */
export function secondLookRequest(asked: Asked, pieces: readonly string[], week?: Week): Request {
  const { system, user } = asked.prompt;
  const language = languageRule(asked.language, "extract");
  const logs = redactText(pieces.join("\n\n")).text;
  return {
    ...{ task: "extract", ...(week && { week }) },
    system: redactText(filledIn(system, { language })).text,
    user: filledIn(user, { logs }),
    temperature: temperatureOf("extract"),
    ...{ maxOutputTokens: asked.maxOutputTokens, logs: asked.logs, known: asked.known },
  };
}

/** The request for the records of a further profile, over a week's logs or any text. */
export const recordRequest = (
  task: Exclude<Task, "week" | "extract" | "level">,
  tool: Tool,
  asked: Asked,
  week?: Week,
): Request => ({ ...requestOf(task, asked, {}, week), tool });

function requestOf(
  task: Request["task"],
  { prompt, logs, known, open = [], language, maxOutputTokens }: Asked,
  values: Record<string, string>,
  week?: Week,
): Request {
  let system: string | undefined;
  let user: string | undefined;
  return {
    task,
    ...(week && { week }),
    // Laid out when first read: the offline model reads the logs themselves.
    get system() {
      // The logs were redacted when they were read; prompts and memories may be a person's own files.
      system ??= redactText(prompt.system).text;
      return system;
    },
    get user() {
      user ??= filledIn(prompt.user, {
        ...values,
        known: quotedMemories(known, task) + (task === "week" ? quotedOpen(open) : ""),
        language: languageRule(language, task) + duesRule(logs, task),
        logs: logs.map(quotedLog).join("\n"),
      }).trim();
      return user;
    },
    temperature: temperatureOf(task),
    maxOutputTokens,
    logs,
    known,
  };
}

/** The same request, with what its answer did not keep to. */
export const withLanguageAgain = (request: Request, language: string): Request => ({
  ...request,
  user: `${request.user}\n\nYour last answer did not keep to this: ${languageRule(language, request.task)}`,
});

function languageRule(language: string, task: Task): string {
  if (task !== "week" && task !== "extract")
    return language === "source"
      ? "Write each record in the language of the lines it rests on."
      : `Write the texts of the records in the language "${language}"; leave identifiers, paths, commands, names and quotes as they are.`;
  return language === "source"
    ? "Write each bullet and memory in the language of its log lines."
    : `Write the name, description and body of memories in the language "${language}"; leave identifiers, paths, commands and the quotes in evidence as they are. Bullets keep the language of the logs.`;
}

/** Only where tasks have days, since every week pays for what is always said. */
const duesRule = (logs: readonly DailyLog[], task: Task): string =>
  (task === "week" || task === "extract") &&
  logs.some(({ lines }) => lines.some((line) => taskDatesIn(line).length > 0))
    ? "\nA task is due on the day behind `📅`, `due::` or `DEADLINE:`, and planned for that behind `⏳` or `SCHEDULED:`: say so in words, as `(due 2031-02-14)`."
    : "";

/** One log as the model sees it: path and date, then every line behind `| `; front matter left out. */
export function quotedLog(log: DailyLog): string {
  const lines = log.lines.slice(log.bodyStart).map((line) => (line === "" ? "|" : `| ${line}`));
  return [`=== ${oneLine(log.path)} (${dated(log.day)})`, ...trimmed(lines)].join("\n");
}

/** Other text than a log may have no day: then relative words in it stay as they are. */
const dated = (day: Day): string => (day === "" ? "no date known" : `${weekdayName(day)} ${day}`);

/** Without empty lines at either end; of several in a row one, as more say nothing and cost. */
function trimmed(lines: readonly string[]): readonly string[] {
  const rows = lines.filter((line, at) => line !== "|" || (at > 0 && lines[at - 1] !== "|"));
  return rows.at(-1) === "|" ? rows.slice(0, -1) : rows;
}

/** What earlier weeks left open, as a request shows it: numbered, so that an answer can name it in a line. */
const RULE = `Open since earlier weeks; do not tell these again. End the weekly document with one line that names those which this
week's logs show wholly done, dropped or overtaken: \`Closed: 1, 4\`, else \`Closed: none\`. The others are carried on.
`;

const quotedOpen = (items: readonly string[]): string =>
  items.length === 0
    ? ""
    : `${RULE}<open_items>\n${redactText(items.map((item, i) => `| ${i + 1}. ${oneLine(item)}`).join("\n")).text}\n</open_items>\n`;

/** How memory blocks take known ones up; the records of further profiles have rules of their own. */
const KNOWN_RULE = `Known memories. What the week says of one again gets no block. If it adds to one or changes any part of it, even one
figure, write a block with \`updates: its_file.md\`: the whole claim as it now reads, without what no longer holds, the news in
description and first sentence; quote the new lines only. If it replaces one or takes it back: \`supersedes: its_file.md\`.
`;

/**
 * What to do with them is said here and not in the fixed text: most first weeks have none.
 * @param task what is asked for: only memory blocks are told the rule, and can update what they see whole
 */
function quotedMemories(known: readonly KnownMemory[], task: Task): string {
  if (known.length === 0) return "No memories are known yet.\n";
  const updates = task === "week" || task === "extract";
  const rows = known.flatMap(({ file, name, description, days, body }) => [
    `| ${oneLine(`${file}: ${name}. ${description}${updates && days?.length ? ` (${days.join(", ")})` : ""}`)}`,
    ...((updates && body) || "").split("\n").flatMap((line) => (line.trim() === "" ? [] : [`|     ${oneLine(line)}`])),
  ]);
  return `${updates ? KNOWN_RULE : ""}<known_memories>\n${redactText(rows.join("\n")).text}\n</known_memories>\n`;
}

const oneLine = (text: string): string => stripInvisible(text.replace(/\s+/g, " ")).trim();
