/**
 * Tells what people and assistants said from what an agents' gateway (OpenClaw, pi) wrote around it and in its place: metadata
 * of the chat, events of the system, prompts of its own. Its hook exports whole sessions into the folder of daily logs.
 * Nobody said these words, so they prove nothing, and no model is paid to read them.
 */

import { closes, fencedIn, fenceIn, withoutCutFences } from "../text/fences.ts";

/** Prompts that the gateway writes in the person's name; a message that begins with one is the gateway's to its end. */
const PROMPTS = [
  "A new session was started via /new or /reset",
  "Read HEARTBEAT.md if it exists",
  "Pre-compaction memory flush",
  "Write any lasting notes to memory/",
  "OpenClaw runtime context (internal)",
  "An async command did not run.",
  "[Queued announce messages while agent was busy]",
  "[cron:",
] as const;

/** Lines of its own within a message. */
const LINES = [
  "[Queued messages while agent was busy]",
  "Note: The previous agent run was aborted by the user.",
  "Continue where you left off. The previous model attempt failed or timed out.",
  "[message_id: ",
  "To send an image back, ",
] as const;
/** Paragraphs of a prompt begin so. */
const PARAGRAPHS = [
  "When reading HEARTBEAT.md",
  "Current time: ",
  "[Internal task completion event]",
  "Exact completion details:",
] as const;
/** Behind it a person may go on on the same line. */
const MEDIA = /^\[media attached(?: \d+\/\d+)?: (?:[^\][\n]|\[[^\][\n]*\])*(?:\][ \t]*|$)/;
const QUEUED = /^Queued #\d+\s*$/;

/** An event goes on to the next blank line. What a job reports is content, though nobody's word; the rest is traffic. */
const EVENT = /^System: \[/;
const TRAFFIC =
  /^System: \[[^\]\n]*\] (?:Exec |\[|(?:[\w-]+ )?[Gg]ateway |Model switched|Cron \(error\)|Cron: (?:ok|HEARTBEAT_OK)\s*$)/;

/** `[Mon 2026-02-23 22:43 GMT+1]`, `[Telegram Ann id:7 2026-01-05T10:00Z]`: when and whence a message came. */
const ENVELOPE = /^\[(?:[^\][\n]|\[[^\][\n]{0,40}\]){0,120}?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[^\][\n]{0,40}\][ \t]?/;

const METADATA = /\(untrusted(?: metadata|, [^()\n]{1,60})\):\s*$/;

/** Many write in these, each message behind its sender's name: `[Discord Guild #build … UTC] Ann (ann_7): we ship`. */
const GROUP = /\bGuild\b|\bgroup\b|\bchannel\b|#|@g\.us\b|\bid:-\d/i;
const SENDER = /^[^\s:：][^:：\n]{0,60}: (?=\S)/u;

function withoutSender(line: string): string {
  const envelope = ENVELOPE.exec(line)?.[0] ?? "";
  return GROUP.test(envelope) ? envelope + line.slice(envelope.length).replace(SENDER, "") : line;
}

export const withoutEnvelope = (line: string): string => withoutSender(line).replace(ENVELOPE, "");
export const isEnvelope = (line: string): boolean => ENVELOPE.test(line);

/** What an assistant says to the gateway, not to a person; `✅ **HEARTBEAT_OK** — All monitored.` says no more. */
export const isSignal = (answer: string): boolean =>
  (answer.length <= LONGEST_SIGNAL && SIGNAL.test(answer)) ||
  (!answer.includes("\n") && begins(answer.replace(/^\P{L}+/u, ""), RECEIPTS));
const SIGNAL = /^[^\p{L}\n]*(?:HEARTBEAT_OK|NO_REPLY)(?![\p{L}\p{N}_])[^\n]*$/u;
/** What the gateway itself answers to a command, in the assistant's place. */
const RECEIPTS = ["New session started · model: ", "Restarting OpenClaw in-process ("] as const;
const LONGEST_SIGNAL = 60;

/** The lines of a message in the person's name, those of the gateway empty; as many come back. */
export const writtenLines = (message: readonly string[]): readonly string[] => without(EVENT, message);

/** @param isLast whether no turn stands behind the message: notes of the person may */
function without(event: RegExp, message: readonly string[], isLast = false): readonly string[] {
  const lines = withoutReplied(withoutMetadata(message)).map((line) => line.replace(MEDIA, ""));
  /** Whether nobody has spoken in the message so far. */
  let isSilent = true;
  let [inPrompt, inSystem, inEvent] = [false, false, false];
  return lines.map((line, at) => {
    const isOwn = isGateways(line, lines[at + 1]);
    if (inPrompt && isLast && line.trim() !== "" && lines[at - 1]!.trim() === "" && !isOwn)
      [inPrompt, isSilent] = [false, false];
    if (inPrompt || (isSilent && begins(withoutEnvelope(line), PROMPTS))) {
      inPrompt = true;
      return "";
    }
    const isBlank = line.trim() === "";
    inSystem = EVENT.test(line) || (inSystem && !isBlank);
    inEvent = event.test(line) || (inEvent && !isBlank && !EVENT.test(line));
    const isQueue = isQueued(line, lines[at + 1]);
    // Each message of a queue begins anew.
    isSilent = isQueue || (isSilent && (inSystem || isOwn || withoutEnvelope(line).trim() === ""));
    return inEvent || isQueue || begins(withoutEnvelope(line), LINES) ? "" : line;
  });
}

const isQueued = (line: string, next = ""): boolean => QUEUED.test(line) || (line === "---" && QUEUED.test(next));

const isGateways = (line: string, next: string | undefined): boolean =>
  EVENT.test(line) || isQueued(line, next) || OWN.some((openings) => begins(withoutEnvelope(line), openings));
const OWN = [PROMPTS, LINES, PARAGRAPHS] as const;

const begins = (line: string, openings: readonly string[]): boolean =>
  openings.some((opening) => line.startsWith(opening));

/** @param endOf of a part that goes which begins on a line: its last line; -1 where it has none, and nothing goes any more */
function withoutParts(lines: readonly string[], endOf: (from: number) => number | undefined): readonly string[] {
  const kept = [...lines];
  for (let at = 0; at < lines.length; at++) {
    const end = endOf(at);
    if (end === -1) break;
    if (end === undefined) continue;
    kept.fill("", at, end + 1);
    at = end;
  }
  return kept;
}

/** Without `Sender (untrusted metadata):` and the fenced JSON under it. */
const withoutMetadata = (lines: readonly string[]): readonly string[] =>
  withoutParts(lines, (at) => {
    const open = METADATA.test(lines[at]!) ? fenceIn(lines[at + 1] ?? "") : undefined;
    if (open === undefined) return undefined;
    let close = at + 2;
    while (close < lines.length && !closes(fenceIn(lines[close]!), open)) close++;
    return close === lines.length ? -1 : close;
  });

/** Without what the message answers to, between `[Replying to Ann id:7]` and `[/Replying]`: another said it. */
const withoutReplied = (lines: readonly string[]): readonly string[] =>
  withoutParts(lines, (at) =>
    REPLIED.test(withoutEnvelope(lines[at]!)) ? lines.indexOf("[/Replying]", at) : undefined,
  );
const REPLIED = /^\[Replying to [^\][\n]{1,200}\]$/;

/** `# Session: 2026-04-13 05:22:44 UTC`, its keys below, and what begins its messages. */
const HEAD = /^# Session: \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} [A-Z+-][\w+:/-]*\s*$/;
const KEY = /^- \*\*Session (?:Key|ID)\*\*: /;
const HEAD_LINES = 6;
const TURN = /^(user|assistant): ?/;
const HEADING = /^#{1,6} /;

/** Whether a session begins here that the gateway's hook exported, as far as its first line tells. */
export const isSessionHead = (line: string): boolean => HEAD.test(line);

/** Whether the turns of an exported session begin below. */
export const isSummaryHeading = (line: string): boolean => line.trimEnd() === "## Conversation Summary";

/** The lines of a log, in exported sessions without what the gateway wrote; as many come back. */
export function withoutGatewayWords(exported: readonly string[]): readonly string[] {
  if (!exported.some(isSessionHead)) return exported;
  // Messages are cut: a fence left open in one would take in what others say.
  const lines = withoutCutFences(exported, (line) => TURN.test(line));
  const fenced = fencedIn(lines, true);
  const kept = [...lines];
  const heads = lines.flatMap((line, at) => (isSessionHead(line) && !fenced.has(at) ? headAt(lines, at) : []));
  if (heads.length === 0) return exported;
  for (const { keys } of heads) for (const at of keys) kept[at] = "";
  for (const [i, head] of heads.entries()) withoutIn(lines, kept, fenced, head, heads[i + 1]?.from ?? lines.length);
  return kept;
}

interface Head {
  readonly from: number;
  readonly keys: readonly number[];
}

function headAt(lines: readonly string[], from: number): Head[] {
  const below = lines.slice(from + 1, from + 1 + HEAD_LINES);
  const keys = below.flatMap((line, i) => (KEY.test(line) ? [from + 1 + i] : []));
  return keys.length > 0 ? [{ from, keys }] : [];
}

/** Blanks what the gateway wrote in one session. */
function withoutIn(
  lines: readonly string[],
  kept: string[],
  fenced: ReadonlySet<number>,
  { from: start }: Head,
  end: number,
): void {
  const turns: number[] = [];
  for (let at = start + 1; at < end; at++) if (TURN.test(lines[at]!) && !fenced.has(at)) turns.push(at);
  if (turns.length === 0) return;
  const isSummed = lines.slice(start, turns[0]).some(isSummaryHeading);
  /** Whether the turn before is a person's. */
  let isAnswer = false;
  for (const [i, from] of turns.entries()) {
    const [label, speaker] = TURN.exec(lines[from]!)!;
    const isLast = i === turns.length - 1;
    const to = turns[i + 1] ?? endOfLast(lines, fenced, from, end);
    const message = [lines[from]!.slice(label.length), ...lines.slice(from + 1, to)];
    const isPersons = speaker === "user";
    const said = isPersons
      ? without(TRAFFIC, message, isLast).map(withoutSender)
      : isSignal(message.join("\n").trim())
        ? []
        : message;
    const isSaid = said.some((line) => line.trim() !== "");
    for (let at = from; at < to; at++) kept[at] = isSaid ? said[at - from]! : "";
    // A signal answers a person: without its label the conversation would be none. Notes below a prompt are the person's.
    const isLabelled = isSaid || (isPersons ? isLast && isSummed && to < end : isAnswer);
    // An event is labelled as the system's.
    const isSystems = EVENT.test(kept[from]!);
    if (isLabelled && !isSystems) kept[from] = label + kept[from]!;
    isAnswer = isPersons && isSaid && !isSystems;
  }
}

/** What stands under a heading behind the last message may be a note of the person whose log it is. */
function endOfLast(lines: readonly string[], fenced: ReadonlySet<number>, from: number, end: number): number {
  for (let at = from + 1; at < end; at++) if (HEADING.test(lines[at]!) && !fenced.has(at)) return at;
  return end;
}
