/**
 * Who says which line of a text: a conversation has several voices, a daily log has its own.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import { isExportedSession } from "../../daily/gateway.ts";
import { saying } from "../../text/phrases.ts";

/** `log`: the log's own voice, which a person answers for. */
export type Speaker = "log" | "person" | "assistant" | "system" | "tool";

/** `[User] …` and `[m00012][user] …`, as transcript/render writes them at the beginning of a line and nowhere else. */
const RENDERED = /^\[(?:m\d{5,}\]\[)?(user|assistant|system|tool-?call|tool-?result|subagent)\](?= |$)/i;
/** `- **User**, 14:02: …` of a captured daily log's evidence; without a time only there. */
const CAPTURED = /^\s*[-*] \*\*(User|Assistant|System|Tool)\*\*, \d{1,2}:\d{2}(?::\d{2})?:/;
const CAPTURED_UNTIMED = /^[-*] \*\*(User|Assistant|System|Tool)\*\*(?:, \d{1,2}:\d{2}(?::\d{2})?)?:/;
const EVIDENCE = /^## Evidence\s*$/;
/** `User: …` and `**Assistant:** …`, as people write a conversation down. */
const WRITTEN = /^\s*(?:[-*>] )?(?:\*\*|__)?(User|Human|Assistant|AI|System|Tool)(?:\*\*|__)?:(?:\*\*|__)?(?:\s|$)/i;
const HEADING = /^ {0,3}#{1,6}\s/;

const SPEAKERS: Readonly<Record<string, Speaker>> = {
  user: "person",
  human: "person",
  assistant: "assistant",
  ai: "assistant",
  system: "system",
  tool: "tool",
  toolcall: "tool",
  toolresult: "tool",
};

/**
 * The speaker of each line, index 0 being line 1. Lines after a label are its speaker's until the next label, or a heading; in an
 * exported session headings before the last turn are part of what is said.
 */
export function speakersOf(log: DailyLog): readonly Speaker[] {
  const written = isWrittenDown(log.lines);
  const lastTurn = isExportedSession(log.lines) ? log.lines.findLastIndex((line) => WRITTEN.test(line)) : -1;
  const speakers: Speaker[] = [];
  let speaker: Speaker = "log";
  /** Whether the text is a sub-agent's: who speaks to it as its user is an agent too. */
  let delegated = isSubAgents(log);
  let rendered = false;
  let inEvidence = false;
  for (const [i, line] of log.lines.entries()) {
    if (!rendered && HEADING.test(line)) inEvidence = EVIDENCE.test(line);
    const label = i < log.bodyStart ? undefined : labelOf(line, written && !rendered, inEvidence);
    if (label?.form === "rendered") rendered = true;
    if (label?.name === "subagent") {
      delegated = true;
      speaker = "system";
    } else if (label) {
      speaker = SPEAKERS[label.name]!;
      if (delegated && speaker === "person") speaker = "assistant";
    } else if (!rendered && HEADING.test(line) && i >= lastTurn) speaker = "log";
    speakers.push(speaker);
  }
  return speakers;
}

/** Front matter of a captured log that tells of a sub-agent's conversation. */
const isSubAgents = ({ lines, bodyStart }: DailyLog): boolean => {
  const matter = lines.slice(0, bodyStart);
  return matter.some((line) => line.startsWith("source: ")) && matter.some((line) => line.startsWith("agent: "));
};

function labelOf(
  line: string,
  written: boolean,
  inEvidence: boolean,
): { form: "rendered" | "other"; name: string } | undefined {
  const rendered = RENDERED.exec(line);
  if (rendered) return { form: "rendered", name: rendered[1]!.toLowerCase().replace("-", "") };
  const other = (inEvidence ? CAPTURED_UNTIMED : CAPTURED).exec(line) ?? (written ? WRITTEN.exec(line) : null);
  return other ? { form: "other", name: other[1]!.toLowerCase() } : undefined;
}

/** One label with a colon is a note about somebody (`User: prefers tea`); two voices in turn are a conversation. */
function isWrittenDown(lines: readonly string[]): boolean {
  const heard = new Set(lines.flatMap((line) => WRITTEN.exec(line)?.[1]?.toLowerCase() ?? []));
  return (heard.has("user") || heard.has("human")) && (heard.has("assistant") || heard.has("ai"));
}

/** Whether a person answers for what the speaker says. */
export const isVouched = (speaker: Speaker | undefined): boolean => speaker === "person" || speaker === "log";

/** A turn that says yes to the one before it, and nothing else first. */
const YES = saying("consent");
const BUT = saying("contrast", "refusal");
/** So many characters of a turn are its first words: what follows a plain yes may be about something else. */
const FIRST_WORDS = 120;

/**
 * Where a person agrees with what stands on an assistant's line: the person's next turn, with no other message of the
 * assistant between, begins with a yes and takes nothing back.
 * @param line index from 0   @returns the index on which that turn begins, or undefined
 */
export function agreementTo(log: DailyLog, speakers: readonly Speaker[], line: number): number | undefined {
  let at = line;
  while (at < speakers.length && speakers[at] !== "person" && speakers[at] !== "log") at++;
  if (speakers[at] !== "person") return undefined;
  // Between two messages of the assistant stand a tool's lines: the yes is to the later one.
  const between = speakers.slice(line, at);
  if (between.includes("tool") && between.lastIndexOf("assistant") > between.indexOf("tool")) return undefined;
  const turn: string[] = [];
  for (let i = at; i < speakers.length && speakers[i] === "person"; i++) turn.push(log.lines[i]!);
  const said = unlabelled(turn.join(" ")).slice(0, FIRST_WORDS);
  return YES.leading(said) !== undefined && !BUT.test(said) && !isQuestion(said) ? at : undefined;
}

/** Whether the first sentence of a line asks. */
export const isQuestion = (said: string): boolean => /^[^.!。！]*[?？]/.test(said);

/** A line without its speaker's label. */
export const unlabelled = (line: string): string =>
  line.replace(RENDERED, "").replace(CAPTURED_UNTIMED, "").replace(WRITTEN, "").trim();
