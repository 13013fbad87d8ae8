/**
 * Makes turns out of what the readers find: cleans the text, gives each turn its identity, drops what was there before.
 */
import { hash } from "node:crypto";
import { defined } from "../document/fields.ts";
import { withoutReasoning } from "./blocks.ts";
import { plainText } from "./plain-text.ts";
import { recent } from "./recent.ts";
import type { ReaderEvent, Row, Turn } from "./transcript.ts";

/** A turn in the making. */
export interface Draft extends Omit<Turn, "id" | "subAgent" | "message"> {
  /** The record's own, if it has one. */
  readonly id?: string | undefined;
  readonly subAgent?: string | undefined;
  readonly message?: string | undefined;
  readonly row: Row;
}

/** What a record says of itself, for each turn made from it. */
export type Stamp = Omit<Draft, "id" | "role" | "text">;

export type MakeTurn = (draft: Draft) => readonly ReaderEvent[];

/** How many identities one file's reading remembers: some 10 MB, and copies of a record stand close to it. */
const REMEMBERED = 50_000;

export const digestOf = (...parts: readonly string[]): string => hash("sha256", parts.join("\u0000")).slice(0, 16);

/**
 * One per file. A draft becomes a turn, nothing (no text), or `duplicate`: the same identity with the same text, or the same text
 * in the same message. The same identity with another text is another turn: files exist in which two records share an id.
 */
export function turnMaker(): MakeTurn {
  const seen = recent<string>(REMEMBERED);
  const repeated = recent<number>(REMEMBERED);

  return (draft) => {
    const text = plainText(draft.role === "assistant" ? withoutReasoning(draft.text) : draft.text);
    if (text === "") return [];
    const says = digestOf(draft.role, text);
    const duplicate: ReaderEvent[] = [{ kind: "aside", what: "duplicate" }];

    const inMessage = draft.message === undefined ? undefined : `${draft.message} ${draft.subAgent ?? ""} ${says}`;
    if (inMessage !== undefined && seen.get(inMessage) !== undefined) return duplicate;
    let id = draft.id ?? derivedId(draft, says);
    const before = seen.get(id);
    if (before === says) return duplicate;
    if (before !== undefined) {
      id = `${id}~${says.slice(0, 6)}`;
      if (seen.get(id) === says) return duplicate;
    }
    seen.set(id, says);
    if (inMessage !== undefined) seen.set(inMessage, says);
    return [{ kind: "turn", turn: turnOf(draft, id, text) }];
  };

  /** Without an id, time, role and text are the identity. Without a time either, the third "yes" is told from the second by counting. */
  function derivedId(draft: Draft, says: string): string {
    if (draft.time !== undefined) return digestOf(draft.time, says);
    const nth = (repeated.get(says) ?? 0) + 1;
    repeated.set(says, nth);
    return digestOf(String(nth), says);
  }
}

const turnOf = (draft: Draft, id: string, text: string): Turn => ({
  id,
  sessionId: draft.sessionId,
  role: draft.role,
  text,
  time: draft.time,
  ...defined({ subAgent: draft.subAgent, message: draft.message }),
});

/**
 * Puts a message that was written over several rows together again. A row that repeats the message so far and goes on takes its
 * place. Turns between (a tool call, another agent) keep parts apart, so that the order stays what it was.
 */
export function joinStreamed(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const last = joined.at(-1);
    const sameMessage =
      last !== undefined &&
      turn.message !== undefined &&
      last.message === turn.message &&
      last.role === turn.role &&
      last.subAgent === turn.subAgent;
    if (sameMessage && turn.role === "assistant") joined[joined.length - 1] = together(last, turn);
    else joined.push(turn);
  }
  return joined;
}

const together = (first: Turn, next: Turn): Turn => ({
  ...first,
  text: next.text.startsWith(first.text) ? next.text : `${first.text}\n\n${next.text}`,
});
