/**
 * Tells what people and assistants said from what an agents' gateway (OpenClaw, pi) wrote around it and in its place: metadata
 * of the chat, events of the system, prompts of its own. Its hook exports whole sessions into the folder of daily logs.
 * Nobody said these words, so they prove nothing, and no model is paid to read them.
 */

/** Prompts that the gateway writes in the person's name; what begins with one is the gateway's to the end of the message. */
const PROMPTS = [
  "A new session was started via /new or /reset",
  "Read HEARTBEAT.md if it exists",
  "Pre-compaction memory flush",
  "Write any lasting notes to memory/",
  "OpenClaw runtime context (internal)",
  "An async command did not run.",
  "Continue where you left off. The previous model attempt failed",
  "[Queued announce messages while agent was busy]",
  "[cron:",
] as const;

/** Lines of its own within a message. */
const LINES = [
  "[Queued messages while agent was busy]",
  "Note: The previous agent run was aborted by the user.",
  "[message_id: ",
  "[media attached: ",
  "To send an image back, ",
] as const;
const QUEUED = /^Queued #\d+\s*$/;

/** An event goes on to the next blank line. What a job reports is content, though nobody's word; the rest is traffic. */
const EVENT = /^System: \[/;
const TRAFFIC =
  /^System: \[[^\]\n]*\] (?:Exec |\[|(?:[\w-]+ )?[Gg]ateway |Model switched|Cron \(error\)|Cron: (?:ok|HEARTBEAT_OK)\s*$)/;

/** `[Mon 2026-02-23 22:43 GMT+1]`, `[Telegram Ann id:7 2026-01-05T10:00Z]`: when and whence a message came. */
const ENVELOPE = /^\[(?:[^\][\n]|\[[^\][\n]{0,40}\]){0,120}?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[^\][\n]{0,40}\][ \t]?/;

const METADATA = /\(untrusted(?: metadata|, [^()\n]{1,60})\):$/;

export const withoutEnvelope = (line: string): string => line.replace(ENVELOPE, "");
export const isEnvelope = (line: string): boolean => ENVELOPE.test(line);

/** What an assistant says to the gateway, not to a person; `✅ **HEARTBEAT_OK** — All monitored.` says no more. */
export const isSignal = (answer: string): boolean => answer.length <= LONGEST_SIGNAL && SIGNAL.test(answer);
const SIGNAL = /^[^\p{L}\n]*(?:HEARTBEAT_OK|NO_REPLY)(?![\p{L}\p{N}_])[^\n]*$/u;
const LONGEST_SIGNAL = 60;

/** The lines of a message in the person's name, those of the gateway empty; as many come back. */
export const writtenLines = (message: readonly string[]): readonly string[] => without(EVENT, message);

function without(event: RegExp, message: readonly string[]): readonly string[] {
  const lines = withoutMetadata(message);
  const prompt = lines.findIndex((line) => begins(withoutEnvelope(line), PROMPTS));
  let inEvent = false;
  return lines.map((line, at) => {
    if (prompt >= 0 && at >= prompt) return "";
    inEvent = event.test(line) || (inEvent && line.trim() !== "" && !EVENT.test(line));
    const isQueue = QUEUED.test(line) || (line === "---" && QUEUED.test(lines[at + 1] ?? ""));
    return inEvent || isQueue || begins(line, LINES) ? "" : line;
  });
}

const begins = (line: string, openings: readonly string[]): boolean =>
  openings.some((opening) => line.startsWith(opening));

/** Without `Sender (untrusted metadata):` and the fenced JSON under it. */
function withoutMetadata(lines: readonly string[]): readonly string[] {
  const kept = [...lines];
  for (let at = 0; at < lines.length; at++) {
    if (!METADATA.test(lines[at]!) || !lines[at + 1]?.startsWith("```")) continue;
    const close = lines.indexOf("```", at + 2);
    if (close < 0) break;
    kept.fill("", at, close + 1);
    at = close;
  }
  return kept;
}

/** `# Session: 2026-04-13 05:22:44 UTC`, its keys, and what begins its messages. */
const EXPORTED = /^# Session: \d{4}-\d{2}-\d{2} /;
const KEY = /^- \*\*Session (?:Key|ID)\*\*: /;
const TURN = /^(user|assistant): ?/;
const HEADING = /^#{1,6} /;

/** Whether the lines are of a session that the gateway's hook exported: all between two of its turns is said in the first. */
export const isExportedSession = (lines: readonly string[]): boolean => lines.some((line) => EXPORTED.test(line));

/** The lines of a log, in exported sessions without what the gateway wrote; as many come back. */
export function withoutGatewayWords(lines: readonly string[]): readonly string[] {
  if (!isExportedSession(lines)) return lines;
  const kept = lines.map((line) => (KEY.test(line) ? "" : line));
  const turns = lines.flatMap((line, at) => (TURN.test(line) || EXPORTED.test(line) ? [at] : []));
  for (const [i, from] of turns.entries()) {
    const [label, speaker] = TURN.exec(lines[from]!) ?? [];
    if (label === undefined) continue;
    const to = turns[i + 1] ?? endOfLast(lines, from);
    const message = [lines[from]!.slice(label.length), ...lines.slice(from + 1, to)];
    const said = speaker === "user" ? without(TRAFFIC, message) : isSignal(message.join("\n").trim()) ? [] : message;
    const isSaid = said.some((line) => line.trim() !== "");
    for (let at = from; at < to; at++) kept[at] = isSaid ? said[at - from]! : "";
    // An event is labelled as the system's.
    if (isSaid && !EVENT.test(kept[from]!)) kept[from] = label + kept[from]!;
  }
  return kept;
}

/** What stands under a heading behind the last message may be a note of the person whose log it is. */
function endOfLast(lines: readonly string[], from: number): number {
  const heading = lines.findIndex((line, at) => at > from && HEADING.test(line));
  return heading < 0 ? lines.length : heading;
}
