/**
 * Reads Claude Code's session rows. Traps it knows: one message over several rows; tool results, hooks, commands and
 * summaries in the person's name; prompts queued while the agent works, which may have no row of their own; answers and
 * refusals filed as tool results; sub-agents inline.
 */

import { contentText, type Fields, fieldsAt, isFields, textAt, timeFrom } from "../fields.ts";
import { queuedPrompts } from "../queued-prompts.ts";
import { recent } from "../recent.ts";
import { aside, toolTurns, unknownType } from "../tool-turns.ts";
import type { ReaderEvent, ReaderFor, Row } from "../transcript.ts";
import { digestOf, type Stamp, turnMaker } from "../turns.ts";
import { callEvents, resultEvents } from "./tools.ts";
import { wordsIn } from "./words.ts";

/** Rows that are no part of a conversation. */
const NOISE = new Set(
  "system summary progress file-history-snapshot file-history-delta ai-title custom-title agent-name agent-color agent-setting last-prompt mode permission-mode pr-link tag worktree-state content-replacement".split(
    " ",
  ),
);

export const claudeCodeReader: ReaderFor = (fallbackId) => {
  const makeTurn = turnMaker();
  const queue = queuedPrompts();
  const tools = toolTurns(makeTurn);
  const sessions = recent<true>(100);

  const bad = (row: Row, detail: string): ReaderEvent[] => [
    { kind: "notice", code: "BAD_RECORD", line: row.line, detail },
  ];

  function read(row: Row): readonly ReaderEvent[] {
    const type = textAt(row.value, "type") ?? "(none)";
    const stamp = stampOf(row, fallbackId);
    switch (type) {
      case "user":
        return [...headOf(stamp, row), ...userRow(row, stamp)];
      case "assistant":
        return [...headOf(stamp, row), ...assistantRow(row, stamp)];
      case "queue-operation":
        return [...headOf(stamp, row), ...queueRow(row, stamp)];
      case "attachment":
        return [...headOf(stamp, row), ...attachmentRow(row, stamp)];
      default:
        return NOISE.has(type) ? [] : unknownType(type, row);
    }
  }

  function headOf(stamp: Stamp, row: Row): ReaderEvent[] {
    if (sessions.get(stamp.sessionId) !== undefined) return [];
    sessions.set(stamp.sessionId, true);
    const cwd = textAt(row.value, "cwd");
    return [{ kind: "session", session: { tool: "claude-code", sessionId: stamp.sessionId, cwd } }];
  }

  function userRow(row: Row, stamp: Stamp): readonly ReaderEvent[] {
    const { value } = row;
    if (value.isCompactSummary === true || value.isVisibleInTranscriptOnly === true || isCompaction(stamp))
      return aside("summary");
    const origin = textAt(fieldsAt(value, "origin"), "kind") ?? "human";
    if (value.isMeta === true || origin !== "human") return aside("injected");
    const content = fieldsAt(value, "message").content;
    if (typeof content === "string") return typed(content, row, stamp, 0);
    if (!Array.isArray(content)) return bad(row, "a user row without content");
    // A tool's result has its own block; text in such a row without one is a tool's as well.
    const isResult =
      value.toolUseResult !== undefined && !content.some((block) => textAt(block, "type") === "tool_result");
    if (isResult) return aside("injected");
    return content.flatMap((block: unknown, index) => {
      if (textAt(block, "type") === "tool_result") return resultEvents(block, value, stamp, tools, makeTurn);
      return typed(contentText([block]), row, stamp, index);
    });
  }

  function typed(text: string, row: Row, stamp: Stamp, index: number): readonly ReaderEvent[] {
    if (text === "") return [];
    const words = wordsIn(text);
    if (words.length === 0) return aside("injected");
    const uuid = textAt(row.value, "uuid");
    return words.flatMap(({ role, text: said }, part) => {
      if (role === "user" && stamp.subAgent === undefined && queue.arrived(said)) return aside("duplicate");
      const id =
        uuid === undefined
          ? undefined
          : [uuid, index || undefined, part || undefined].filter((x) => x !== undefined).join("/");
      // In a sub-agent's conversation it is the main agent that speaks as the user.
      return makeTurn({ ...stamp, id, role: stamp.subAgent === undefined ? role : "system", text: said });
    });
  }

  function assistantRow(row: Row, stamp: Stamp): readonly ReaderEvent[] {
    const message = fieldsAt(row.value, "message");
    if (isCompaction(stamp)) return aside("summary");
    if (textAt(message, "model") === "<synthetic>" || row.value.isApiErrorMessage === true) return aside("synthetic");
    const content = typeof message.content === "string" ? [{ type: "text", text: message.content }] : message.content;
    if (!Array.isArray(content)) return bad(row, "an assistant row without content");
    const uuid = textAt(row.value, "uuid");
    const said: Stamp = { ...stamp, message: textAt(message, "id") };
    return content.flatMap((block: unknown, index) => {
      const type = textAt(block, "type") ?? "";
      if (type === "text") {
        const id = uuid === undefined ? undefined : index === 0 ? uuid : `${uuid}/${index}`;
        return makeTurn({ ...said, id, role: "assistant", text: textAt(block, "text") ?? "" });
      }
      if (type === "thinking" || type === "redacted_thinking") return aside("reasoning");
      if (type.endsWith("tool_use")) return callEvents(block, said, tools, makeTurn);
      if (type.endsWith("tool_result")) return resultEvents(block, row.value, stamp, tools, makeTurn);
      return [];
    });
  }

  function queueRow(row: Row, stamp: Stamp): readonly ReaderEvent[] {
    const content = textAt(row.value, "content");
    const operation = textAt(row.value, "operation");
    if (operation === "remove") queue.delivered(content);
    if (operation !== "enqueue" || content === undefined) return [];
    return queue.add(content, (text) => makeTurn({ ...stamp, id: queueId(stamp, text), role: "user", text }));
  }

  function attachmentRow(row: Row, stamp: Stamp): readonly ReaderEvent[] {
    const attachment: Fields = fieldsAt(row.value, "attachment");
    const isPrompt =
      textAt(attachment, "type") === "queued_command" && (textAt(attachment, "commandMode") ?? "prompt") === "prompt";
    if (!isPrompt || stamp.subAgent !== undefined) return aside("injected");
    return wordsIn(contentText(attachment.prompt)).flatMap(({ role, text }) => {
      if (queue.arrivedLate(text)) return aside("duplicate");
      return makeTurn({ ...stamp, id: textAt(row.value, "uuid"), role, text });
    });
  }

  return { read, end: () => [] };
};

function stampOf(row: Row, fallbackId: string): Stamp {
  const { value } = row;
  const agent = textAt(value, "agentId");
  return {
    sessionId: textAt(value, "sessionId") ?? fallbackId,
    time: timeFrom(value.timestamp),
    subAgent: value.isSidechain === true ? (agent ?? "sidechain") : undefined,
    row,
  };
}

/** The agent that writes the summary of a compaction: its rows repeat the conversation. */
const isCompaction = (stamp: Stamp): boolean => stamp.subAgent?.startsWith("acompact") ?? false;

const queueId = (stamp: Stamp, text: string): string => `queue:${digestOf(stamp.time ?? "", text)}`;

/** Whether a row can only be Claude Code's. */
export function isClaudeCode(value: Fields): boolean {
  const named = textAt(value, "uuid") !== undefined || textAt(value, "sessionId") !== undefined;
  switch (textAt(value, "type")) {
    case "user":
    case "assistant":
      return named && value.message !== undefined;
    case "summary":
      return textAt(value, "leafUuid") !== undefined;
    case "file-history-snapshot":
      return isFields(value.snapshot);
    case "queue-operation":
      return textAt(value, "operation") !== undefined;
    case "progress":
    case "system":
    case "attachment":
      return named;
    default:
      return false;
  }
}
