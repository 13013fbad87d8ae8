/**
 * Tool calls and results in Claude Code's rows, and what the person said through them: answers to questions, reasons
 * for a refusal.
 */

import { contentText, type Fields, fieldsAt, listAt, textAt } from "../fields.ts";
import type { Recent } from "../recent.ts";
import { callLine, commandResult, questionsIn, resultLine } from "../tool-lines.ts";
import type { ReaderEvent } from "../transcript.ts";
import type { MakeTurn, Stamp } from "../turns.ts";
import { reasonForRefusal } from "./words.ts";

const QUESTION_TOOL = "AskUserQuestion";

export function callEvents(
  block: unknown,
  stamp: Stamp,
  names: Recent<string>,
  makeTurn: MakeTurn,
): readonly ReaderEvent[] {
  const name = textAt(block, "name") ?? "tool";
  const id = textAt(block, "id");
  if (id !== undefined) names.set(id, name);
  const input = fieldsAt(block, "input");
  const asked = name === QUESTION_TOOL ? questionsIn(input) : "";
  return [
    ...makeTurn({
      ...stamp,
      message: undefined,
      id,
      role: "tool-call",
      text: callLine(name, input, textAt(stamp.row.value, "cwd")),
      tool: name,
    }),
    ...makeTurn({ ...stamp, message: undefined, id: within(id, "question"), role: "assistant", text: asked }),
  ];
}

export function resultEvents(
  block: unknown,
  row: Fields,
  stamp: Stamp,
  names: Recent<string>,
  makeTurn: MakeTurn,
): readonly ReaderEvent[] {
  const id = textAt(block, "tool_use_id");
  const name = id === undefined ? undefined : names.get(id);
  const output = contentText(fieldsAt({ block }, "block").content);
  const isError = fieldsAt({ block }, "block").is_error === true;
  const result = fieldsAt(row, "toolUseResult");
  const patch = listAt(result, "structuredPatch");
  const line = resultLine({
    name,
    how: endingOf(output, isError, result),
    output,
    ...(patch.length === 0 ? {} : { patch }),
  });
  const events = makeTurn({ ...stamp, id: within(id, "result"), role: "tool-result", text: line, tool: name });
  if (stamp.subAgent !== undefined) return events;
  const words = [isError ? reasonForRefusal(output) : "", name === QUESTION_TOOL ? answersIn(result, output) : ""];
  return [
    ...events,
    ...words.flatMap((text, index) =>
      makeTurn({ ...stamp, id: within(id, `words${index || ""}`), role: "user", text }),
    ),
  ];
}

function within(id: string | undefined, part: string): string | undefined {
  return id === undefined ? undefined : `${id}:${part}`;
}

function endingOf(output: string, isError: boolean, result: Fields): string {
  if (isError && output.startsWith("The user doesn't want to")) return "rejected by the person";
  if (result.interrupted === true) return "interrupted";
  if (!isError) return "ok";
  const { how } = commandResult(output);
  return how === "ok" ? "error" : how;
}

/** `Which tools? → Credo`, a line an answer. Older versions give them in the result's text alone. */
function answersIn(result: Fields, output: string): string {
  const answers = Object.entries(fieldsAt(result, "answers"));
  if (answers.length > 0) {
    return answers
      .map(([question, answer]) => `${question} → ${typeof answer === "string" ? answer : contentText(answer)}`)
      .join("\n");
  }
  const opening = "User has answered your questions: ";
  const closing = ". You can now continue";
  if (!output.startsWith(opening)) return "";
  const end = output.lastIndexOf(closing);
  return output.slice(opening.length, end < 0 ? undefined : end);
}
