/**
 * Names a conversation: the person's in a session, or one of its sub-agents', which is kept apart from it. Each has its
 * own pointer, staged records and daily logs.
 */
import { hash } from "node:crypto";
import type { SessionHead, Tool, Turn } from "../transcript/transcript.ts";

export interface Conversation {
  readonly tool: Tool;
  readonly sessionId: string;
  /** The sub-agent whose conversation this is; undefined for the person's. */
  readonly agent: string | undefined;
}

export const conversationOf = (
  head: Pick<SessionHead, "tool">,
  turn: Pick<Turn, "sessionId" | "subAgent">,
): Conversation => ({ tool: head.tool, sessionId: turn.sessionId, agent: turn.subAgent });

/**
 * `claude-code-624a4a58-…`, `claude-code-624a4a58-…-agent-a1b2`: a file name on every disk, different for different
 * conversations, the same on every machine.
 */
export const nameOf = ({ tool, sessionId, agent }: Conversation): string =>
  [tool, namePart(sessionId), ...(agent === undefined ? [] : ["agent", namePart(agent)])].join("-");

const PLAIN = /^[a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9]))*$/;
const LONGEST = 64;

/** What would not survive as a name, or only on some disks, keeps what it can and is told apart by a digest. */
function namePart(id: string): string {
  if (id.length <= LONGEST && PLAIN.test(id)) return id;
  const kept = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 32)
    .replace(/-$/, "");
  const digest = hash("sha256", id).slice(0, 8);
  return kept === "" ? digest : `${kept}-${digest}`;
}
