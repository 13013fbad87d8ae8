/**
 * Every real transcript of the corpus: no word of a person is lost, nothing of a tool's comes through.
 * What is expected is drawn from the raw JSON here, without the readers. Where the corpus is not checked out beside the
 * repository there is nothing to measure, and this file says so with one test.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSessions } from "../../src/transcript/read-session.ts";
import { render } from "../../src/transcript/render.ts";
import type { Turn } from "../../src/transcript/transcript.ts";

const CORPUS = resolve(import.meta.dirname, "../../../shared/corpus/transcripts");
const FILES = existsSync(CORPUS) ? globSync(`${CORPUS}/**/*.jsonl`).sort() : [];

// biome-ignore lint/suspicious/noExplicitAny: raw rows of three formats, read the short way on purpose
type Raw = any;

interface Expected {
  readonly person: string[];
  readonly assistant: string[];
  /** What tools were given to write, and what they gave back. */
  readonly tools: string[];
  readonly hidden: string[];
  /** Commands as the assistant gave them: a path it read in an output and then used is its own word. */
  readonly commands: string[];
}

function rawRows(file: string): Raw[] {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  return rows
    .map((line) => JSON.parse(line))
    .filter((row) => typeof row === "object" && row !== null && !Array.isArray(row));
}

const textOf = (content: Raw): string[] =>
  typeof content === "string"
    ? [content]
    : (content ?? []).flatMap((block: Raw) => (typeof block?.text === "string" ? [block.text] : []));

function fromClaude(rows: Raw[]): Expected {
  const expected: Expected = { person: [], assistant: [], tools: [], hidden: [], commands: [] };
  for (const row of rows) {
    const content = row.message?.content;
    const blocks: Raw[] = Array.isArray(content)
      ? content
      : typeof content === "string"
        ? [{ type: "text", text: content }]
        : [];
    if (row.type === "queue-operation" && row.content && !row.content.startsWith("/"))
      expected.person.push(row.content);
    if (row.isCompactSummary || row.isMeta) expected.hidden.push(...textOf(content));
    else if (row.type === "user" && !row.isSidechain) {
      for (const block of blocks) {
        const text: string = block.text ?? "";
        if (block.type !== "text" || /^(\[Request interrupted|Caveat:|<local-command|<task-|<system-)/.test(text))
          continue;
        const argument = /<command-args>([\s\S]*?)<\/command-args>/.exec(text);
        if (!text.startsWith("<command-")) expected.person.push(text);
        else if (argument?.[1]) expected.person.push(argument[1]);
      }
      for (const [question, answer] of Object.entries(row.toolUseResult?.answers ?? {}))
        expected.person.push(`${question} → ${answer}`);
    }
    for (const block of blocks) {
      if (block.type === "tool_result") expected.tools.push(...textOf(block.content));
      if (block.type === "thinking") expected.hidden.push(block.thinking);
      if (row.type === "assistant" && block.type === "text") expected.assistant.push(block.text);
      if (block.type !== "tool_use") continue;
      const { content: written, new_string, old_string, prompt, plan, edits, todos } = block.input;
      expected.tools.push(
        ...[written, new_string, old_string, prompt, plan, JSON.stringify(edits), JSON.stringify(todos)].filter(
          Boolean,
        ),
      );
      for (const asked of block.name === "AskUserQuestion" ? block.input.questions : [])
        expected.assistant.push(asked.question);
    }
  }
  return expected;
}

function fromCodex(rows: Raw[]): Expected {
  const expected: Expected = { person: [], assistant: [], tools: [], hidden: [], commands: [] };
  const bySubAgent = rows.some((row) => row.payload?.source?.subagent);
  const typed = rows.filter((row) => row.payload?.type === "user_message").map((row) => row.payload.message);
  const items = rows.filter((row) => row.type === "response_item").map((row) => row.payload);
  const inItems = items.filter((item) => item.role === "user").flatMap((item) => textOf(item.content));
  const words = typed.length > 0 ? typed : inItems.filter((text) => !/^\s*(<|# AGENTS\.md)/.test(text));
  if (!bySubAgent) expected.person.push(...words.map((text) => text.split("## My request for Codex:\n").at(-1)));
  expected.hidden.push(...inItems.filter((text) => /^\s*(<|# AGENTS\.md)/.test(text)));
  for (const { payload } of rows) {
    if (payload.role === "assistant") expected.assistant.push(...textOf(payload.content));
    if (payload.type === "agent_message") expected.assistant.push(payload.message);
    if (payload.role === "developer") expected.hidden.push(...textOf(payload.content));
    if (payload.type === "reasoning") expected.hidden.push(...(payload.summary ?? []).map((part: Raw) => part.text));
    if (payload.base_instructions) expected.hidden.push(payload.base_instructions.text);
    if (typeof payload.output === "string") expected.tools.push(payload.output);
    if (payload.name === "exec_command") expected.commands.push(JSON.parse(payload.arguments).cmd ?? "");
    if (typeof payload.input === "string") expected.tools.push(payload.input);
    if (typeof payload.aggregated_output === "string") expected.tools.push(payload.aggregated_output);
  }
  return expected;
}

function fromPi(rows: Raw[]): Expected {
  const expected: Expected = { person: [], assistant: [], tools: [], hidden: [], commands: [] };
  for (const { message } of rows.filter((row) => row.type === "message")) {
    if (message.role === "user") expected.person.push(...textOf(message.content));
    if (message.role === "assistant") expected.assistant.push(...textOf(message.content));
    if (message.role === "toolResult") expected.tools.push(...textOf(message.content));
    for (const block of message.content ?? []) {
      if (block.type === "thinking") expected.hidden.push(block.thinking);
      const { content, oldText, newText } = block.arguments ?? {};
      expected.tools.push(...[content, oldText, newText].filter(Boolean));
    }
  }
  return expected;
}

function expectedOf(file: string): Expected {
  const rows = rawRows(file);
  return file.includes("/codex/") ? fromCodex(rows) : file.includes("/claude-code/") ? fromClaude(rows) : fromPi(rows);
}

const folded = (text: string) =>
  text
    .replace(/\u001b\[[0-9;]*m/g, "")
    .replace(/\s+/g, " ")
    .trim();
const byRole = (turns: readonly Turn[], role: string) =>
  turns.filter((turn) => turn.role === role).map((turn) => folded(turn.text));

/** Lines long enough to be nobody's by chance. */
const telling = (texts: readonly string[]) => [
  ...new Set(
    texts
      .flatMap((text) => text.split("\n"))
      .map(folded)
      .filter((line) => line.length >= 60),
  ),
];

it("finds the corpus where it is checked out", () => {
  expect(FILES.length > 20 || !existsSync(CORPUS)).toBe(true);
});

describe.each(FILES.map((file) => [relative(CORPUS, file), file]))("%s", (_, file) => {
  it("keeps every word of the person, adds none, and keeps what the assistant said", async () => {
    const { sessions } = await readSessions(file);
    const turns = sessions.flatMap((session) => session.turns);
    const expected = expectedOf(file);
    const spoken = expected.person.map(folded).filter((text) => text !== "");
    const answers = (text: string) => text.split(/ (?=\S[^→]* → )/);

    const kept = byRole(turns, "user");
    for (const words of spoken)
      expect(
        kept.some((text) => text === words || text.includes(words)),
        words,
      ).toBe(true);
    for (const text of kept)
      expect(
        spoken.includes(text) ||
          answers(text).every((part) => spoken.some((words) => part.includes(words) || words.includes(part))),
        text,
      ).toBe(true);
    if (!spoken.some((text) => text.includes("→"))) expect(kept.length).toBe(spoken.length);

    const heard = byRole(turns, "assistant").join("\n");
    for (const text of expected.assistant.map(folded)) expect(heard.includes(text), text).toBe(true);
  });

  it("lets nothing through of tools, reasoning, instructions and summaries", async () => {
    const { sessions } = await readSessions(file);
    const turns = sessions.flatMap((session) => session.turns);
    const expected = expectedOf(file);
    const conversation = folded([...expected.person, ...expected.assistant].join("\n"));
    const commands = expected.commands.join("\n");
    const isArgument = (line: string) => !line.includes(" ") && commands.includes(line);
    const shown = folded(sessions.map((session) => render(session.turns)).join("\n"));

    const leaked = telling([...expected.tools, ...expected.hidden]).filter(
      (line) => shown.includes(line) && !conversation.includes(line) && !isArgument(line),
    );
    expect(leaked).toEqual([]);
    for (const line of byRole(turns, "tool-result")) {
      expect(line).toMatch(
        /^.{1,60} (ok|error|running|interrupted|exit -?\d+|rejected by the person), (\d+ lines?|no output|\+\d+ -\d+)$/,
      );
    }
    for (const line of byRole(turns, "tool-call")) expect(line.length).toBeLessThanOrEqual(182);
  });
});
