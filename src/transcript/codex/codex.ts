/**
 * Reads Codex's rollout rows. Traps it knows: every message in two streams, or in one of them (codex-streams);
 * instructions and context in the person's name; arguments as JSON text or as an object; the whole history once more
 * inside a compaction; a sub-agent's rollout in a file of its own.
 */

import { contentText, type Fields, fieldsAt, isFields, listAt, parsed, textAt, timeFrom } from "../fields.ts";
import { commandResult, questionsIn } from "../tool-lines.ts";
import { aside, toolTurns, unknownType, within } from "../tool-turns.ts";
import type { ReaderEvent, ReaderFor, Row, SessionHead } from "../transcript.ts";
import { type Stamp, turnMaker } from "../turns.ts";
import { assistantStream, personStream, type Said } from "./streams.ts";
import { typedWords } from "./words.ts";

const TYPES = new Set(["session_meta", "turn_context", "response_item", "event_msg", "compacted"]);

/** The tool by which the assistant asks the person. */
const PERSON_ANSWERS = "request_user_input";

export const codexReader: ReaderFor = (fallbackId) => {
  const makeTurn = turnMaker();
  const person = personStream();
  const assistant = assistantStream();
  const tools = toolTurns(makeTurn);
  let session: SessionHead | undefined;

  function read(row: Row): readonly ReaderEvent[] {
    const type = textAt(row.value, "type") ?? "(none)";
    const payload = fieldsAt(row.value, "payload");
    if (type === "session_meta") return start(payload);
    if (!TYPES.has(type)) return unknownType(type, row);
    const head = session === undefined ? start({}) : [];
    if (type === "compacted") return [...head, ...aside("summary")];
    if (type === "event_msg") return [...head, ...eventRow(payload, row)];
    if (type === "response_item") return [...head, ...itemRow(payload, row)];
    return head;
  }

  /** The first head is the session's; a fork carries those it came from after it. */
  function start(payload: Fields): readonly ReaderEvent[] {
    if (session !== undefined) return [];
    const subAgent = subAgentOf(payload.source);
    session = {
      tool: "codex",
      sessionId: textAt(payload, "id") ?? fallbackId,
      cwd: textAt(payload, "cwd"),
      ...(subAgent === undefined ? {} : { subAgent }),
    };
    return [{ kind: "session", session }];
  }

  function stampOf(row: Row): Stamp {
    return {
      sessionId: session?.sessionId ?? fallbackId,
      time: timeFrom(row.value.timestamp),
      subAgent: session?.subAgent,
      row,
    };
  }

  function eventRow(payload: Fields, row: Row): readonly ReaderEvent[] {
    const stamp = stampOf(row);
    switch (textAt(payload, "type")) {
      case "user_message": {
        const text = typedWords(textAt(payload, "message") ?? "");
        const { take, without } = person.event({ stamp, text });
        assistant.forget();
        return [...setAside(without), ...(take === undefined ? [] : saidByPerson(take))];
      }
      case "agent_message":
        return [...assistantActs(), ...answer(textAt(payload, "message") ?? "", "event", stamp)];
      case "entered_review_mode": {
        const hint = textAt(payload, "user_facing_hint");
        return makeTurn({ ...stamp, role: "system", text: hint === undefined ? "review" : `review of ${hint}` });
      }
      case "turn_aborted":
        return makeTurn({ ...stamp, role: "system", text: "interrupted by the person" });
      case "agent_reasoning":
        return aside("reasoning");
      default:
        return [];
    }
  }

  function itemRow(payload: Fields, row: Row): readonly ReaderEvent[] {
    const stamp = stampOf(row);
    const type = textAt(payload, "type") ?? (textAt(payload, "role") === undefined ? "(none)" : "message");
    if (type === "message") return messageItem(payload, stamp);
    if (type === "reasoning") return [...assistantActs(), ...aside("reasoning")];
    if (type.endsWith("_output")) return resultItem(payload, stamp);
    if (type.endsWith("_call")) return [...assistantActs(), ...callItem(type, payload, stamp)];
    if (type === "ghost_snapshot" || type.startsWith("compaction")) return [];
    return unknownType(type, row, "response_item ");
  }

  function messageItem(payload: Fields, stamp: Stamp): readonly ReaderEvent[] {
    const role = textAt(payload, "role");
    if (role === "assistant") return [...assistantActs(), ...answer(contentText(payload.content), "item", stamp)];
    if (role !== "user") return aside("injected");
    const parts =
      typeof payload.content === "string"
        ? [payload.content]
        : listAt(payload, "content").map((part) => contentText([part]));
    const text = parts
      .map(typedWords)
      .filter((part) => part !== "")
      .join("\n");
    if (text === "") return aside("injected");
    person.item({ stamp, text });
    return [];
  }

  function callItem(type: string, payload: Fields, stamp: Stamp): readonly ReaderEvent[] {
    const id = textAt(payload, "call_id") ?? textAt(payload, "id");
    const name = textAt(payload, "name") ?? type.slice(0, -"_call".length);
    const given = payload.arguments ?? payload.input ?? payload.action;
    const input = typeof given === "string" ? (parsed(given) ?? given) : given;
    const told = isFields(input) || typeof input === "string" ? input : payload;
    const asked = name === PERSON_ANSWERS && isFields(input) ? questionsIn(input) : "";
    return [
      ...tools.call(stamp, { id, name, input: told, cwd: session?.cwd }),
      ...makeTurn({ ...stamp, id: within(id, "question"), role: "assistant", text: asked }),
    ];
  }

  function resultItem(payload: Fields, stamp: Stamp): readonly ReaderEvent[] {
    const id = textAt(payload, "call_id");
    const name = tools.nameOf(id);
    const { output, how } = outputOf(payload.output);
    const words = name === PERSON_ANSWERS && stamp.subAgent === undefined ? answersIn(output) : "";
    return [
      ...tools.result(stamp, id, { name, how, output }),
      ...makeTurn({ ...stamp, id: within(id, "words"), role: "user", text: words }),
    ];
  }

  function answer(text: string, stream: "event" | "item", stamp: Stamp): readonly ReaderEvent[] {
    if (text.trim() === "") return [];
    if (assistant.isCopy(text, stream)) return aside("duplicate");
    return makeTurn({ ...stamp, role: "assistant", text });
  }

  function saidByPerson({ stamp, text }: Said): readonly ReaderEvent[] {
    // A sub-agent's task comes from another agent, in the place where a person would speak.
    return makeTurn({ ...stamp, role: stamp.subAgent === undefined ? "user" : "system", text });
  }

  function assistantActs(): readonly ReaderEvent[] {
    const { take, without } = person.settle();
    return [...setAside(without), ...take.flatMap(saidByPerson)];
  }

  function setAside(items: readonly Said[]): ReaderEvent[] {
    return items.map((item) => ({ kind: "notice", code: "UNPAIRED_USER", line: item.stamp.row.line }));
  }

  return { read, end: () => person.last().flatMap(saidByPerson) };
};

/** `{ subagent: "review" }`, `{ subagent: { thread_spawn: { agent_nickname, … } } }`; anything else is a person's session. */
function subAgentOf(source: unknown): string | undefined {
  if (!isFields(source) || !("subagent" in source)) return undefined;
  const named = textAt(source, "subagent");
  if (named !== undefined) return named;
  const kinds = Object.entries(fieldsAt(source, "subagent"));
  const [kind, details] = kinds[0] ?? ["sub-agent", undefined];
  return textAt(details, "agent_nickname") ?? textAt(details, "agent_role") ?? kind;
}

/** A tool's output is text, JSON text with `output` and `metadata.exit_code`, or a list of content blocks. */
function outputOf(given: unknown): { output: string; how: string } {
  const value = typeof given === "string" && given.startsWith("{") ? (parsed(given) ?? given) : given;
  if (!isFields(value)) return commandResult(contentText(value));
  const output = textAt(value, "output") ?? contentText(value.content);
  const code = fieldsAt(value, "metadata").exit_code;
  if (typeof code === "number") return { output, how: code === 0 ? "ok" : `exit ${code}` };
  if (value.success === false) return { output, how: "error" };
  return commandResult(output === "" && typeof given === "string" ? given : output);
}

/** `{"answers":{"<question>":{"answers":["…"]}}}`: what the person chose or wrote. */
function answersIn(output: string): string {
  const answers = Object.values(fieldsAt(parsed(output), "answers"));
  return answers.map((answer) => contentText(listAt(answer, "answers"))).join("\n");
}

/** Whether a row can only be Codex's. */
export const isCodex = (value: Fields): boolean => TYPES.has(textAt(value, "type") ?? "") && isFields(value.payload);
