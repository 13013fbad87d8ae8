/**
 * `lithify extract --profile activity`: what happened in one conversation, or in any text, as the four lists that
 * capture makes daily logs of. Printed and never written: that is what `lithify capture` is for.
 */
import { askSlice, type Numbered } from "../capture/ask-slice.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { type Speaker, saidOn, speakersOf } from "../memory/evidence/speaker.ts";
import type { ActivityRecord } from "../profile/activity/activity.ts";
import { noiseIn } from "../profile/activity/noise.ts";
import { printableJson } from "../report/printable.ts";
import { rejectionLines } from "../report/rejections.ts";
import type { State } from "../store/state/state-folder.ts";
import type { Role } from "../transcript/transcript.ts";
import { chooseModel } from "../workspace/models.ts";
import { promptOf } from "../workspace/prompt-of.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import type { Workspace } from "../workspace/workspace.ts";

const ROLES: Readonly<Record<Speaker, Role>> = {
  log: "user",
  person: "user",
  assistant: "assistant",
  system: "system",
  tool: "tool-result",
};

/** @throws {ModelError | BudgetReached} */
export async function extractActivity(
  log: DailyLog,
  workspace: Workspace,
  state: State,
  options: GlobalOptions,
  surroundings: Surroundings,
): Promise<number> {
  const { config } = workspace;
  const chosen = await chooseModel(workspace, state, surroundings, false);
  const asked = await askSlice(
    {
      ...{ messages: messagesIn(log), day: log.day, title: log.path, language: config.language },
      prompt: promptOf(workspace, "activity"),
      contextTokens: chosen.offline ? Number.POSITIVE_INFINITY : config.model.contextTokens,
      maxOutputTokens: config.model.maxOutputTokens,
      allow: config.redact.allow,
    },
    { model: chosen.model, anew: chosen.anew },
    surroundings.signal,
  );
  const noise = asked.records.flatMap((record) => {
    const found = noiseIn(record);
    return found ? [{ ...found, line: record.line }] : [];
  });
  const rejected = [...asked.rejected, ...noise].map(({ code, line, reason }) => ({ code, line, reason }));
  const lists = listsOf(asked.records.filter((record) => noiseIn(record) === undefined));
  if (options.json) {
    surroundings.print(JSON.stringify({ ...lists, rejected, usage: { model: asked.model, ...asked.usage } }));
    return 0;
  }
  rejectionLines(rejected, options.verbose === true, asked.model).forEach(surroundings.tell);
  const isEmpty = Object.values(lists).every((list) => list.length === 0);
  surroundings.print(isEmpty ? "NONE" : printableJson(JSON.stringify(lists, null, 2)));
  return 0;
}

/** As the model was asked for them: what the host knows of a record is not part of it. */
function listsOf(records: readonly ActivityRecord[]) {
  const of = (wanted: ActivityRecord["kind"]) =>
    records.flatMap(({ kind, line: _line, messages: _messages, ...record }) => (kind === wanted ? [record] : []));
  return { decisions: of("decision"), discussions: of("discussion"), attempts: of("attempt"), requests: of("request") };
}

/** The messages of a conversation; a text without voices is one message of the person who wrote it. */
function messagesIn(log: DailyLog): Numbered[] {
  const speakers = speakersOf(log);
  const messages: { role: Role; from: number; lines: string[] }[] = [];
  for (const [i, line] of log.lines.entries()) {
    if (i < log.bodyStart) continue;
    const role = ROLES[speakers[i]!];
    const text = saidOn(log, i);
    const last = messages.at(-1);
    if (last?.role === role && text === line.trim()) last.lines.push(line);
    else messages.push({ role, from: i + 1, lines: [text] });
  }
  return messages.map(({ role, from, lines }, i) => ({
    number: i + 1,
    turn: {
      ...{ id: `L${from}`, sessionId: log.path, role, text: lines.join("\n").trim(), time: undefined },
      lines: { from, to: from + lines.length - 1 },
      bytes: { from: 0, to: 0 },
    },
  }));
}
