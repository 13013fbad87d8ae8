/**
 * A rendered conversation, read back: who said what, and what of it is prose. Code, tables, pasted output and quotes
 * are what was shown, not said.
 */
import { plainText } from "./plain-text.ts";
import { sentencesIn } from "./sentences.ts";

export type Speaker = "user" | "assistant" | "system" | "tool-call" | "tool-result";

export interface Said {
  readonly speaker: Speaker;
  readonly lines: readonly string[];
  /** Sentences of its prose, markup taken out. */
  readonly sentences: readonly Sentence[];
}

export interface Sentence {
  readonly text: string;
  /** The heading or bold label it stands under, "" for none. */
  readonly under: string;
  readonly heading: boolean;
  readonly listed: boolean;
}

const LABEL = /^\[(User|Assistant|System|ToolCall|ToolResult|SubAgent)\](?: (.*)|$)/;
const SPEAKERS: Readonly<Record<string, Speaker>> = {
  User: "user",
  Assistant: "assistant",
  System: "system",
  ToolCall: "tool-call",
  ToolResult: "tool-result",
  SubAgent: "system",
};

export function messagesIn(lines: readonly string[]): Said[] {
  const messages: { speaker: Speaker; lines: string[] }[] = [];
  for (const line of lines) {
    const [, label, rest = ""] = LABEL.exec(line) ?? [];
    if (label !== undefined) messages.push({ speaker: SPEAKERS[label]!, lines: [rest] });
    else messages.at(-1)?.lines.push(line);
  }
  return messages.map((message) => ({ ...message, sentences: isTalk(message.speaker) ? prose(message.lines) : [] }));
}

const isTalk = (speaker: Speaker): boolean => speaker === "user" || speaker === "assistant";

const FENCE = /^\s*(?:`{3,}|~{3,})/;
const TABLE = /^\s*\|.*\|\s*$/;
const HEADING = /^\s{0,3}#{1,6}\s+(.+)$/;
const BOLD_LABEL = /^\s*(?:[-*+]\s+|\d{1,2}[.)]\s+)?\*\*([^*]{2,100})\*\*:?\s*$/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
/** A prompt of a shell, a stack frame, a log line with its time, a diff: what a person pastes. */
const PASTED =
  /^\s*(?:[➜❯$%>#]\s+\S|\w+@[\w.-]+[:~ ]|at\s+\S+\s*\(|File ".*", line \d|Traceback|\d{4}-\d\d-\d\d[T ]\d\d:|\[\w+\]\s|[+-]\s?\d+\s+[-+]?|diff --git|@@ |[│┃╭╰├└─━⠇⠋]|'\/[^']+'\s*$|\/\S+\s*$|<\/?[a-z][\w-]*>)/;
/** The person's choice among what a tool offered, `Which? → This`: the question's words are not theirs. */
const CHOSEN = /[?？].{0,300} → /;
/** Characters of a message that are looked at: nobody says more than this at once. */
const LONGEST = 40_000;

function prose(lines: readonly string[]): Sentence[] {
  const sentences: Sentence[] = [];
  let fenced = false;
  let pasted = false;
  let under = "";
  let read = 0;
  for (const line of lines) {
    read += line.length;
    if (read > LONGEST) break;
    if (FENCE.test(line)) fenced = !fenced;
    else if (line.trim() === "") pasted = false;
    else if (PASTED.test(line)) pasted = true;
    else if (!fenced && !pasted && !TABLE.test(line) && !CHOSEN.test(line) && !/^\s*>/.test(line)) {
      const title = HEADING.exec(line)?.[1] ?? BOLD_LABEL.exec(line)?.[1];
      if (title !== undefined) under = plainText(title).replace(/[:：]\s*$/, "");
      const text = plainText(line.replace(HEADING, "$1").replace(ITEM, ""));
      if (!/\p{L}/u.test(text)) continue;
      const shape = { under, heading: title !== undefined, listed: ITEM.test(line) };
      for (const sentence of sentencesIn(text).flatMap(inChat)) sentences.push({ ...shape, text: sentence });
    }
  }
  return sentences.filter(({ text }) => !text.includes("[redacted:"));
}

/** In a chat a sentence may begin small. */
const inChat = (sentence: string): string[] =>
  sentence.includes("`")
    ? [sentence]
    : sentence.split(/(?<=[\p{L}\p{N})"']{2}[.!?]{1,3})\s+(?=[\p{L}@/])(?<!\b(?:etc|vs|approx|incl|e\.g|i\.e)\.\s+)/u);

/** The person's next words after a message, or undefined. */
export const answerTo = (messages: readonly Said[], index: number): Said | undefined =>
  messages.slice(index + 1).find(({ speaker }) => speaker === "user");
