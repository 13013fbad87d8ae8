/**
 * Prompts that a person queues in Claude Code while the agent works. A queued prompt may come back as a row of its own,
 * as an attachment, or not at all: it is taken when it is queued, and a row that repeats it is dropped.
 */
import { wordsIn } from "./claude/words.ts";
import type { ReaderEvent } from "./transcript.ts";

interface Waiting {
  readonly key: string;
  /** Handed to the agent in the midst of its work: no row of its own will follow, an attachment may. */
  delivered: boolean;
}

/** More prompts than this wait in nobody's queue. */
const WAITING_LIMIT = 64;

export function queuedPrompts() {
  const waiting: Waiting[] = [];

  function forget(entry: Waiting | undefined): boolean {
    if (entry === undefined) return false;
    waiting.splice(waiting.indexOf(entry), 1);
    return true;
  }

  return {
    add: (content: string, take: (text: string) => readonly ReaderEvent[]) =>
      wordsIn(content).flatMap(({ role, text }) => {
        // A bare command is no words; its row says that it was run.
        if (role !== "user" || keyOf(text) === "") return [];
        waiting.push({ key: keyOf(text), delivered: false });
        if (waiting.length > WAITING_LIMIT) waiting.shift();
        return take(text);
      }),
    /** The tool took a prompt from the queue and gave it to the agent as it worked; the oldest, when it does not say which. */
    delivered: (content: string | undefined) => {
      const key = content === undefined ? undefined : keyOf(content);
      const entry = waiting.find((candidate) => !candidate.delivered && (key === undefined || candidate.key === key));
      if (entry !== undefined) entry.delivered = true;
    },
    /** A row with these words came: true when it is one that was queued. */
    arrived: (text: string) => forget(waiting.find((entry) => !entry.delivered && entry.key === keyOf(text))),
    /** The same for an attachment. */
    arrivedLate: (text: string) => forget(waiting.find((entry) => entry.key === keyOf(text))),
  };
}

/** `/review the parser` comes back as a command with the argument `the parser`. */
const keyOf = (text: string): string =>
  text
    .replace(/^\/[\w:.-]+(?:\s+|$)/, "")
    .replace(/\s+/g, " ")
    .trim();
