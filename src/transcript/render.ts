/**
 * Shows turns as text, for a model or for a person. Two forms: `[User] …` for activity records, `[m00012][user] …` for
 * precision, whose answers name messages by number.
 */

import type { Role, Turn } from "./transcript.ts";
import { joinStreamed } from "./turns.ts";

export type Form = "labels" | "numbers";

const LABELS: Readonly<Record<Role, string>> = {
  user: "[User]",
  assistant: "[Assistant]",
  system: "[System]",
  "tool-call": "[ToolCall]",
  "tool-result": "[ToolResult]",
};

/** @param number the message's number in what is rendered, from 1, where messages are named by it */
export const labelOf = ({ role }: Turn, number?: number): string =>
  number === undefined ? LABELS[role] : `[m${String(number).padStart(5, "0")}][${role}]`;

const LOOKS_LIKE_A_LABEL = /^(?=\[(?:User|Assistant|System|ToolCall|ToolResult|SubAgent|m\d{5,})\])/gm;

/** A turn's text with lines that look like a label moved in by a space, so that no message can speak in another's name. */
export const quoted = (text: string): string => text.replace(LOOKS_LIKE_A_LABEL, " ");

/** The turns of each conversation, the person's first, then each sub-agent's; messages in their order, streamed ones joined. */
export function conversationsOf(turns: readonly Turn[]): Map<string | undefined, Turn[]> {
  const conversations = Map.groupBy(turns, ({ subAgent }) => subAgent);
  return new Map([undefined, ...conversations.keys()].map((of) => [of, joinStreamed(conversations.get(of) ?? [])]));
}

export function render(turns: readonly Turn[], form: Form): string {
  const lines: string[] = [];
  let number = 1;
  for (const [subAgent, conversation] of conversationsOf(turns)) {
    if (subAgent !== undefined) lines.push(`[SubAgent] ${subAgent}`);
    for (const turn of conversation) {
      lines.push(`${labelOf(turn, form === "numbers" ? number : undefined)} ${quoted(turn.text)}`);
      number += 1;
    }
  }
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
