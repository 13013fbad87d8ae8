/**
 * Who says which line of a text: a conversation has several voices, a daily log has its own.
 */

import type { DailyLog } from "../../daily/daily-log.ts";
import { isSessionHead, isSummaryHeading, withoutEnvelope } from "../../daily/gateway.ts";
import { onceFor } from "../../once.ts";
import { isPutOff, isYes } from "../../text/assent.ts";
import { fencedIn } from "../../text/fences.ts";
import { saying } from "../../text/phrases.ts";
import { type Label, labelsIn } from "./labels.ts";

/** `log`: the log's own voice, which a person answers for. */
export type Speaker = "log" | "person" | "assistant" | "system" | "tool";

/** `[User] …` and `[m00012][user] …`, as transcript/render writes them at the beginning of a line and nowhere else. */
const RENDERED = /^\[(?:m\d{5,}\]\[)?(user|assistant|system|tool-?call|tool-?result|subagent)\](?= |$)/i;
/** `- **User**, 14:02: …` of a captured daily log's evidence; without a time only there. */
const CAPTURED = /^\s*[-*] \*\*(User|Assistant|System|Tool)\*\*, \d{1,2}:\d{2}(?::\d{2})?:/;
const CAPTURED_UNTIMED = /^[-*] \*\*(User|Assistant|System|Tool)\*\*(?:, \d{1,2}:\d{2}(?::\d{2})?)?:/;
const EVIDENCE = /^## Evidence\s*$/;
/** `User: …` and `**Assistant:** …`, whatever the text around: other labels count only in a conversation (`labels.ts`). */
const WRITTEN = /^\s*(?:[-*>] )?(?:\*\*|__)?(User|Human|Assistant|AI|System|Tool)(?:\*\*|__)?:(?:\*\*|__)?(?:\s|$)/i;
const HEADING = /^ {0,3}#{1,6}(?=\s)/;

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

interface Heard {
  readonly speakers: readonly Speaker[];
  readonly labels: ReadonlyMap<number, Label>;
}

const heardIn = onceFor((log: DailyLog): Heard => hear(log));

/**
 * The speaker of each line, index 0 being line 1. Lines after a label are its speaker's until the next label, the next bullet where
 * the label is one, or a heading; in an exported session headings below its `## Conversation Summary`, or before the last turn,
 * are part of what is said, as are those below a label that is a heading itself. In a fence nothing is a label or a heading.
 */
export const speakersOf = (log: DailyLog): readonly Speaker[] => heardIn(log).speakers;

/** What is said on a line, without the label of who says it. */
export function saidOn(log: DailyLog, line: number): string {
  const text = log.lines[line]!;
  const label = heardIn(log).labels.get(line);
  return label ? text.slice(label.length).trim() : unlabelled(text);
}

/** The label on a line of a conversation that was written down, without its bullet; "" where there is none. */
export function labelOn(log: DailyLog, line: number): string {
  const label = heardIn(log).labels.get(line);
  return label ? log.lines[line]!.slice(label.lead.length, label.length) : "";
}

function hear(log: DailyLog): Heard {
  const written = labelsIn(log.lines);
  const fenced = fencedIn(log.lines, true);
  const saidUntil = headingsSaid(log.lines, fenced);
  const speakers: Speaker[] = [];
  const labels = new Map<number, Label>();
  let speaker: Speaker = "log";
  /** The label that is spoken under. */
  let under: Label | undefined;
  /** Whether the text is a sub-agent's: who speaks to it as its user is an agent too. */
  let delegated = isSubAgents(log);
  let rendered = false;
  let inEvidence = false;
  for (const [i, line] of log.lines.entries()) {
    const isCode = fenced.has(i);
    const level = rendered || isCode ? 0 : (HEADING.exec(line)?.[0].trim().length ?? 0);
    if (level > 0) inEvidence = EVIDENCE.test(line);
    const own = i < log.bodyStart || rendered ? undefined : written.get(i);
    const found =
      i < log.bodyStart ? undefined : formOf(line, own, written.size > 0 && !rendered && !isCode, inEvidence);
    // What lithify rendered is cut from messages, with fences left open: there its own labels tell more than a fence.
    const label = isCode && !rendered && !inEvidence ? undefined : found;
    if (label?.form === "rendered") rendered = true;
    if (label?.name === "subagent") {
      delegated = true;
      speaker = "system";
    } else if (label) {
      speaker = SPEAKERS[label.name]!;
      if (delegated && speaker === "person") speaker = "assistant";
      under = label.form === "written" ? own : undefined;
      if (label.form === "written" && own) labels.set(i, own);
    } else if (
      level > 0 ? i >= saidUntil[i]! && !(under && level > under.level && under.level > 0) : isBeside(under, line)
    ) {
      speaker = "log";
      under = undefined;
    }
    speakers.push(speaker);
  }
  return { speakers: quoting(log.lines, speakers, labels), labels };
}

const QUOTE = /^\s*>(?!\s*\[!)/;

/** Who quotes in a conversation answers to what another said: the lines of a quote, and the blank ones behind it, are no person's. */
function quoting(
  lines: readonly string[],
  speakers: readonly Speaker[],
  labels: ReadonlyMap<number, Label>,
): readonly Speaker[] {
  let inQuote = false;
  return speakers.map((speaker, i) => {
    const label = labels.get(i);
    const said = label ? lines[i]!.slice(label.length) : lines[i]!.replace(RENDERED, "").replace(WRITTEN, "");
    const isBlank = said.trim() === "";
    inQuote = speaker === "person" && !label?.lead.includes(">") && (QUOTE.test(said) || (inQuote && isBlank));
    return inQuote ? "assistant" : speaker;
  });
}

/** For each line the one before which headings are said in its exported session; 0 where it is in none. */
function headingsSaid(lines: readonly string[], fenced: ReadonlySet<number>): readonly number[] {
  const until = new Array<number>(lines.length).fill(0);
  let to = lines.length;
  let lastTurn = 0;
  let summary = -1;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!;
    if (fenced.has(at)) continue;
    if (isSummaryHeading(line)) summary = at;
    else if (WRITTEN.test(line)) {
      lastTurn ||= at;
      // Below a turn the words are a heading of what is said.
      summary = -1;
    } else if (isSessionHead(line)) {
      until.fill(lastTurn, at + 1, to);
      if (summary >= 0) until.fill(to, summary + 1, to);
      [to, lastTurn, summary] = [at, 0, -1];
    }
  }
  return until;
}

/** Whether a line is the next item of the list that the turn is an item of. */
const isBeside = (turn: Label | undefined, line: string): boolean =>
  turn !== undefined && /[-*+]/.test(turn.lead) && line.startsWith(turn.lead);

/** Front matter of a captured log that tells of a sub-agent's conversation. */
const isSubAgents = ({ lines, bodyStart }: DailyLog): boolean => {
  const matter = lines.slice(0, bodyStart);
  return matter.some((line) => line.startsWith("source: ")) && matter.some((line) => line.startsWith("agent: "));
};

function formOf(
  line: string,
  label: Label | undefined,
  isConversation: boolean,
  inEvidence: boolean,
): { form: "rendered" | "captured" | "written"; name: string } | undefined {
  const rendered = RENDERED.exec(line);
  if (rendered) return { form: "rendered", name: rendered[1]!.toLowerCase().replace("-", "") };
  const captured = (inEvidence ? CAPTURED_UNTIMED : CAPTURED).exec(line);
  if (captured) return { form: "captured", name: captured[1]!.toLowerCase() };
  if (label) return { form: "written", name: label.voice === "person" ? "user" : "assistant" };
  const other = isConversation ? WRITTEN.exec(line) : null;
  return other ? { form: "written", name: other[1]!.toLowerCase() } : undefined;
}

/** Whether a person answers for what the speaker says. */
export const isVouched = (speaker: Speaker | undefined): boolean => speaker === "person" || speaker === "log";

/** A turn that says yes to the one before it, and nothing else first. */
const ANSWER = saying("consent");
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
  // A yes stands behind what tells when and whence it came.
  for (let i = at; i < speakers.length && speakers[i] === "person"; i++) turn.push(withoutEnvelope(saidOn(log, i)));
  const whole = turn.join(" ").trim();
  const said = whole.slice(0, FIRST_WORDS);
  const begins = ANSWER.leading(said) !== undefined || !ANSWER.test(said);
  return begins && isYes(whole, saidOn(log, line)) && !isPutOff(whole) && !BUT.test(ANSWER.without(said))
    ? at
    : undefined;
}

/** Whether the first sentence of a line asks. */
export const isQuestion = (said: string): boolean => /^[^.!。！]*[?？]/.test(said);

/** A line without its speaker's label. */
export const unlabelled = (line: string): string =>
  line.replace(RENDERED, "").replace(CAPTURED_UNTIMED, "").replace(WRITTEN, "").trim();
