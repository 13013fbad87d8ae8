/**
 * Reads from the front matter of a captured log how far its conversation was taken. `.lithify/` may be lost, and logs
 * are what is left: without this, every session would be told again beside the logs of it.
 */
import { readFrontMatter } from "../document/frontmatter.ts";
import { merged, type Pointer, startOf } from "../transcript/pointer.ts";
import { type Conversation, nameOf } from "./conversation.ts";

/** Whether a file of this name may be a log of the conversation; its front matter decides. */
export function mayBeLogOf(conversation: Conversation, fileName: string): boolean {
  const name = nameOf(conversation);
  return fileName.startsWith(name) && /^(?:-\d{1,6})?\.md$/.test(fileName.slice(name.length));
}

/** @returns undefined for a log of another conversation, or of nobody's */
export function pointerIn(text: string, { tool, sessionId, agent }: Conversation): Pointer | undefined {
  const matter = readFrontMatter(text);
  if ("fault" in matter) return undefined;
  const { source, session, agent: who, entries, until } = matter.data;
  if (source !== tool || String(session) !== sessionId || (who === undefined ? undefined : String(who)) !== agent)
    return undefined;
  const count = Number(/^\d+-(\d{1,12})$/.exec(String(entries))?.[1]);
  const ms = typeof until === "string" ? Date.parse(until) : Number.NaN;
  if (!Number.isFinite(ms) || ms < 0 || !(count > 0)) return undefined;
  // What is told by its time alone, as in a pointer that has let go of its oldest turns.
  const forgotten = { count, until: ms.toString(36).padStart(9, "0") };
  return { ...startOf(tool, sessionId), count, forgotten };
}

/** The furthest of the logs of a conversation. */
export const furthest = (pointers: readonly Pointer[], { tool, sessionId }: Conversation): Pointer =>
  pointers.reduce((one, other) => merged(one, other), startOf(tool, sessionId));
