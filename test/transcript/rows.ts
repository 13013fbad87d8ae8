/**
 * Session files in the making: short literals for rows of each tool, and a reading of rows that are in memory.
 */
import { READERS } from "../../src/transcript/detect.ts";
import type { Fields } from "../../src/transcript/fields.ts";
import type { ReaderEvent, Role, Tool, Turn } from "../../src/transcript/transcript.ts";

export function eventsOf(tool: Tool, rows: readonly Fields[]): ReaderEvent[] {
  const reader = READERS[tool]("fallback");
  const events = rows.flatMap((value, index) => reader.read({ value, line: index + 1 }));
  return [...events, ...reader.end()];
}

export function turnsOf(tool: Tool, rows: readonly Fields[]): Turn[] {
  return eventsOf(tool, rows).flatMap((event) => (event.kind === "turn" ? [event.turn] : []));
}

/** `["user: hi", "assistant: hello"]`, for an expectation that reads like the conversation. */
export function said(turns: readonly Turn[]): string[] {
  return turns.map((turn) => `${turn.subAgent === undefined ? "" : `(${turn.subAgent}) `}${turn.role}: ${turn.text}`);
}

let clock = Date.UTC(2026, 1, 10, 9);

/** Times that rise from row to row, as in a file. */
export function nextTime(): string {
  clock += 1_000;
  return new Date(clock).toISOString();
}

let uuid = 0;

export function claudeRow(type: string, message: unknown, more: Fields = {}): Fields {
  uuid += 1;
  return {
    type,
    uuid: `u${uuid}`,
    sessionId: "s1",
    cwd: "/w",
    timestamp: nextTime(),
    isSidechain: false,
    message,
    ...more,
  };
}

export const claude = {
  user: (content: unknown, more: Fields = {}) => claudeRow("user", { role: "user", content }, more),
  assistant: (id: string, ...content: Fields[]) => claudeRow("assistant", { id, role: "assistant", content }),
  text: (text: string): Fields => ({ type: "text", text }),
  thinking: (thinking: string): Fields => ({ type: "thinking", thinking }),
  call: (id: string, name: string, input: Fields): Fields => ({ type: "tool_use", id, name, input }),
  result: (id: string, content: unknown, more: Fields = {}, row: Fields = {}) =>
    claudeRow("user", { role: "user", content: [{ type: "tool_result", tool_use_id: id, content, ...more }] }, row),
};

function codexRow(type: string, payload: Fields): Fields {
  return { timestamp: nextTime(), type, payload };
}

export const codex = {
  meta: (more: Fields = {}) => codexRow("session_meta", { id: "c1", cwd: "/w", source: "cli", ...more }),
  userEvent: (message: string) => codexRow("event_msg", { type: "user_message", message }),
  agentEvent: (message: string) => codexRow("event_msg", { type: "agent_message", message }),
  event: (type: string, more: Fields = {}) => codexRow("event_msg", { type, ...more }),
  userItem: (...texts: string[]) =>
    codexRow("response_item", {
      type: "message",
      role: "user",
      content: texts.map((text) => ({ type: "input_text", text })),
    }),
  agentItem: (text: string) =>
    codexRow("response_item", { type: "message", role: "assistant", content: [{ type: "output_text", text }] }),
  item: (payload: Fields) => codexRow("response_item", payload),
  compacted: (message: string) => codexRow("compacted", { message, replacement_history: [] }),
};

let entry = 0;

function openclawRow(type: string, more: Fields): Fields {
  entry += 1;
  return { type, id: `e${entry}`, timestamp: nextTime(), ...more };
}

export const openclaw = {
  session: (more: Fields = {}) => ({
    type: "session",
    version: 3,
    id: "o1",
    timestamp: nextTime(),
    cwd: "/w",
    ...more,
  }),
  user: (text: string) => openclawRow("message", { message: { role: "user", content: [{ type: "text", text }] } }),
  assistant: (...content: Fields[]) => openclawRow("message", { message: { role: "assistant", content } }),
  result: (toolCallId: string, toolName: string, text: string, isError = false) =>
    openclawRow("message", {
      message: { role: "toolResult", toolCallId, toolName, isError, content: [{ type: "text", text }] },
    }),
  row: openclawRow,
};

let made = 0;

/** A turn for the tests of slice and chunk, which know of no file. */
export function turn(text: string, more: Partial<Turn> & { role?: Role } = {}): Turn {
  made += 1;
  return {
    id: `t${made}`,
    sessionId: "s1",
    role: "user",
    text,
    time: nextTime(),
    ...more,
  };
}
