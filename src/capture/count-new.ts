/**
 * Counts how much was said in a session file since it was last captured, without keeping any of it, and says when so much is new that it
 * is captured although it still goes on: by characters, as configured, or by messages, since a long talk in short turns holds as
 * many asks and choices as a short one in long turns.
 */
import { takenBy } from "../transcript/pointer.ts";
import { readSession } from "../transcript/read-session.ts";
import type { SessionHead, Turn } from "../transcript/transcript.ts";
import { conversationOf } from "./conversation.ts";
import type { Staging } from "./staging.ts";

/** What was said in a session file since it was last captured. */
export interface NewSince {
  /** UTF-16 units of all turns. */
  readonly characters: number;
  /** Of the person and the assistant; what tools say are none. */
  readonly messages: number;
}

/** At the default of `newCharacters`, messages of a hundred characters reach both thresholds at once. */
export const ENOUGH_MESSAGES = 200;

/** @param newCharacters as configured, above 0 */
export const isEnough = ({ characters, messages }: NewSince, newCharacters: number): boolean =>
  characters >= newCharacters || messages >= ENOUGH_MESSAGES;

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
