/**
 * Tool calls and results in Claude Code's rows, and what the person said through them: answers to questions, reasons
 * for a refusal.
 */

import { contentText, type Fields, fieldsAt, listAt, textAt } from "../fields.ts";
import { commandResult, questionsIn } from "../tool-lines.ts";
import { type ToolTurns, within } from "../tool-turns.ts";
import type { ReaderEvent } from "../transcript.ts";
import type { MakeTurn, Stamp } from "../turns.ts";
import { reasonForRefusal } from "./words.ts";

const QUESTION_TOOL = "AskUserQuestion";

export function callEvents(block: unknown, stamp: Stamp, tools: ToolTurns, makeTurn: MakeTurn): readonly ReaderEvent[] {
  const name = textAt(block, "name") ?? "tool";
  const id = textAt(block, "id");
  const input = fieldsAt(block, "input");
  const asked = name === QUESTION_TOOL ? questionsIn(input) : "";
  const own = { ...stamp, message: undefined };
  return [
    ...tools.call(own, { id, name, input, cwd: textAt(stamp.row.value, "cwd") }),
    ...makeTurn({ ...own, id: within(id, "question"), role: "assistant", text: asked }),
  ];
}

export function resultEvents(
  block: unknown,
  row: Fields,
  stamp: Stamp,
  tools: ToolTurns,
  makeTurn: MakeTurn,
): readonly ReaderEvent[] {
  const id = textAt(block, "tool_use_id");
  const name = tools.nameOf(id);
  const output = contentText(fieldsAt({ block }, "block").content);
  const isError = fieldsAt({ block }, "block").is_error === true;
  const result = fieldsAt(row, "toolUseResult");
  const patch = listAt(result, "structuredPatch");
  const how = endingOf(output, isError, result);
  const events = tools.result(stamp, id, { name, how, output, ...(patch.length > 0 && { patch }) });
  if (stamp.subAgent !== undefined) return events;
  const words = [isError ? reasonForRefusal(output) : "", name === QUESTION_TOOL ? answersIn(result, output) : ""];
  return [
    ...events,
    ...words.flatMap((text, index) =>
      makeTurn({ ...stamp, id: within(id, `words${index || ""}`), role: "user", text }),
    ),
  ];
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
