/**
 * Shows a session file as a model would see it, in bounded memory: the conversation in order, each sub-agent's under a
 * line of its own, secrets replaced.
 */
import { redactText } from "../daily/redact.ts";
import { readSession } from "../transcript/read-session.ts";
import { labelOf, quoted } from "../transcript/render.ts";
import type { Turn } from "../transcript/transcript.ts";
import { joinStreamed } from "../transcript/turns.ts";

/** Turns are shown when so many have come; a message that is still being written waits for its end. */
const HELD_TURNS = 500;

/**
 * @param write takes whole lines, without the last line end   @param allow `redact.allow`
 * @throws {DiskError} when the file cannot be read
 */
export async function showSession(path: string, allow: readonly string[], write: (text: string) => void) {
  const sessions: string[] = [];
  let held: Turn[] = [];
  let speaking = "";
  for await (const event of readSession(path)) {
    if (event.kind === "session") sessions.push(event.session.sessionId);
    else if (event.kind === "turn") {
      if (held.length >= HELD_TURNS && event.turn.message !== held.at(-1)?.message) show();
      held.push(event.turn);
    } else {
      show();
      return { report: event.report, sessions };
    }
  }
  throw new Error("a reading ends with its report");

  function show(): void {
    const lines: string[] = [];
    for (const turn of joinStreamed(held)) {
      const conversation = `${turn.sessionId} ${turn.subAgent ?? ""}`;
      if (conversation !== speaking && (speaking !== "" || turn.subAgent !== undefined))
        lines.push(turn.subAgent === undefined ? `[Session] ${turn.sessionId}` : `[SubAgent] ${turn.subAgent}`);
      speaking = conversation;
      lines.push(`${labelOf(turn)} ${quoted(redactText(turn.text, allow).text)}`);
    }
    if (lines.length > 0) write(lines.join("\n"));
    held = [];
  }
}
