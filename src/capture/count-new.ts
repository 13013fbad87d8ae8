/**
 * Counts how much was said in a session file since it was last captured, without keeping any of it.
 */
import { takenBy } from "../transcript/pointer.ts";
import { readSession } from "../transcript/read-session.ts";
import type { SessionHead, Turn } from "../transcript/transcript.ts";
import { conversationOf } from "./conversation.ts";
import type { NewSince } from "./enough.ts";
import type { Staging } from "./staging.ts";

/** In all conversations of the file.   @throws {DiskError} */
export async function countNew(path: string, { open }: Pick<Staging, "open">): Promise<NewSince> {
  const heads = new Map<string, SessionHead>();
  const wasTaken = new Map<string, (turn: Turn) => boolean>();
  let characters = 0;
  let messages = 0;
  let last: string | undefined;
  for await (const event of readSession(path)) {
    if (event.kind === "session") heads.set(event.session.sessionId, event.session);
    if (event.kind !== "turn") continue;
    const head = heads.get(event.turn.sessionId);
    if (head === undefined) continue;
    const key = JSON.stringify([event.turn.sessionId, event.turn.subAgent]);
    const taken = wasTaken.get(key) ?? takenBy(open(conversationOf(head, event.turn)).pointer);
    wasTaken.set(key, taken);
    if (taken(event.turn)) continue;
    const { role, text, message } = event.turn;
    // What a tool was given and gave back, files and bytes, is nothing that was said.
    if (role !== "user" && role !== "assistant") continue;
    characters += text.length;
    // A message that is streamed comes in several turns.
    if (message === undefined || message !== last) messages += 1;
    last = message;
  }
  return { characters, messages };
}
