/**
 * Reads the session rows of OpenClaw and of pi, the library it writes them with. Traps it knows: older versions without
 * ids; a tree of messages (an abandoned branch was said all the same); the gateway's context around and in place of a
 * message; summaries; commands run by the person.
 */
import { isEnvelope, isSignal, withoutEnvelope, writtenLines } from "../../daily/gateway.ts";
import { withoutBlocks } from "../blocks.ts";
import { contentText, type Fields, fieldsAt, isFields, listAt, textAt, timeFrom } from "../fields.ts";
import { resultLine, shortCommand } from "../tool-lines.ts";
import { aside, toolTurns, unknownType, within } from "../tool-turns.ts";
import type { ReaderEvent, ReaderFor, Row, SessionHead } from "../transcript.ts";
import { type Stamp, turnMaker } from "../turns.ts";

/** Rows that are no part of a conversation. */
const NOISE = new Set(["model_change", "thinking_level_change", "custom", "label", "session_info", "leaf"]);

export const openclawReader: ReaderFor = (fallbackId) => {
  const makeTurn = turnMaker();
  const tools = toolTurns(makeTurn);
  let session: SessionHead | undefined;
  let subAgent: string | undefined;
  let lastAnswer = "";

  function read(row: Row): readonly ReaderEvent[] {
    const type = textAt(row.value, "type") ?? "(none)";
    if (type === "session") return start(row.value);
    const head = session === undefined ? start({}) : [];
    if (type === "message") return [...head, ...messageRow(row)];
    if (type === "compaction" || type === "branch_summary") return [...head, ...aside("summary")];
    if (type === "custom_message") return [...head, ...aside("injected")];
    if (NOISE.has(type)) return head;
    return [...head, ...unknownType(type, row)];
  }

  function start(value: Fields): readonly ReaderEvent[] {
    if (session !== undefined) return [];
    session = { tool: "openclaw", sessionId: textAt(value, "id") ?? fallbackId, cwd: textAt(value, "cwd") };
    return [{ kind: "session", session }];
  }

  function messageRow(row: Row): readonly ReaderEvent[] {
    const message = fieldsAt(row.value, "message");
    const id = textAt(row.value, "id");
    const stamp: Stamp = {
      sessionId: session?.sessionId ?? fallbackId,
      time: timeFrom(row.value.timestamp) ?? timeFrom(message.timestamp),
      subAgent,
      row,
    };
    switch (textAt(message, "role")) {
      case "user":
        return userMessage(message, id, stamp);
      case "assistant":
        return assistantMessage(message, id, stamp);
      case "toolResult":
        return toolResult(message, stamp);
      case "bashExecution":
        return shellCommand(message, id, stamp);
      case undefined:
        return [{ kind: "notice", code: "BAD_RECORD", line: row.line, detail: "a message without a role" }];
      default:
        return aside("injected");
    }
  }

  function userMessage(message: Fields, id: string | undefined, stamp: Stamp): readonly ReaderEvent[] {
    const text = contentText(message.content);
    if (text.trimStart().startsWith(SUB_AGENT_OPENING)) subAgent = "sub-agent";
    if (subAgent !== undefined) return makeTurn({ ...stamp, subAgent, id, role: "system", text });
    const words = writtenWords(text);
    return words === "" && text.trim() !== ""
      ? aside("injected")
      : makeTurn({ ...stamp, id, role: "user", text: words });
  }

  function assistantMessage(message: Fields, id: string | undefined, stamp: Stamp): readonly ReaderEvent[] {
    const blocks =
      typeof message.content === "string" ? [{ type: "text", text: message.content }] : listAt(message, "content");
    // What the gateway sent on to a chat is mirrored under a model of its own.
    if (textAt(message, "model") === "delivery-mirror" && contentText(blocks) === lastAnswer) return aside("duplicate");
    return blocks.flatMap((block, index) => {
      const type = textAt(block, "type");
      if (type === "thinking") return aside("reasoning");
      if (type === "toolCall") return toolCall(block, stamp);
      const text = textAt(block, "text") ?? "";
      if (type !== "text" || isSignal(text.trim())) return [];
      lastAnswer = text;
      const part = id === undefined || index === 0 ? id : `${id}/${index}`;
      return makeTurn({ ...stamp, id: part, role: "assistant", text, message: id });
    });
  }

  function toolCall(block: unknown, stamp: Stamp): readonly ReaderEvent[] {
    const name = textAt(block, "name") ?? "tool";
    return tools.call(stamp, { id: textAt(block, "id"), name, input: fieldsAt(block, "arguments"), cwd: session?.cwd });
  }

  function toolResult(message: Fields, stamp: Stamp): readonly ReaderEvent[] {
    const id = textAt(message, "toolCallId");
    const name = textAt(message, "toolName") ?? tools.nameOf(id);
    const how = message.isError === true ? "error" : "ok";
    return tools.result(stamp, id, { name, how, output: contentText(message.content) });
  }

  /** `! ls`: a command that the person ran in the session. */
  function shellCommand(message: Fields, id: string | undefined, stamp: Stamp): readonly ReaderEvent[] {
    const code = message.exitCode;
    const how = typeof code === "number" && code !== 0 ? `exit ${code}` : "ok";
    const output = textAt(message, "output") ?? "";
    return [
      ...makeTurn({ ...stamp, id, role: "system", text: `! ${shortCommand(textAt(message, "command") ?? "")}` }),
      ...makeTurn({
        ...{ ...stamp, id: within(id, "result"), role: "tool-result" },
        text: resultLine({ name: "!", how, output }),
      }),
    ];
  }

  return { read, end: () => [] };
};

const TYPES = new Set(["model_change", "thinking_level_change", "compaction"]);

/** Whether a row can only be OpenClaw's or pi's. */
export function isOpenclaw(value: Fields): boolean {
  const type = textAt(value, "type") ?? "";
  if (isFields(value.payload) || textAt(value, "sessionId") !== undefined) return false;
  if (type === "session") return textAt(value, "id") !== undefined;
  if (type === "message") return textAt(fieldsAt(value, "message"), "role") !== undefined;
  return TYPES.has(type) && textAt(value, "timestamp") !== undefined;
}

/** Context that may stand before the person's message, as a section of its own. */
const CONTEXT = [
  "## Recent session",
  "# Recent session",
  "## Memory",
  "# MEMORY.md",
  "## Relevant memories",
  "[Startup context",
] as const;

const SUB_AGENT_OPENING = "[Subagent Context]";

/** The person's own words in a user message; empty when it is the gateway's alone. */
export function writtenWords(message: string): string {
  const lines = writtenLines(withoutBlocks(message, ["relevant-memories", "system-reminder"]).split(/\r?\n/));
  const first = lines.find((line) => line.trim() !== "");
  const words = CONTEXT.some((opening) => first?.startsWith(opening)) ? writtenLines(afterContext(lines)) : lines;
  return words.map(withoutEnvelope).join("\n").trim();
}

/** After a context, the message begins with its envelope; without one, all of it is context. */
function afterContext(lines: readonly string[]): readonly string[] {
  const envelope = lines.findLastIndex(isEnvelope);
  return envelope < 0 ? [] : lines.slice(envelope);
}
