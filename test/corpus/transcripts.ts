/**
 * What a real transcript of the corpus holds, drawn from its raw JSON without the readers: so that a test can say what is lost
 * and what comes through. Only `npm run test:corpus` reads it, which says so where the corpus is not at hand.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CORPUS as WHOLE } from "./corpus.ts";

export const CORPUS = join(WHOLE, "transcripts");
export const FILES: readonly string[] = globSync(`${CORPUS}/**/*.jsonl`).sort();

// biome-ignore lint/suspicious/noExplicitAny: raw rows of three formats, read the short way on purpose
type Raw = any;

export interface Expected {
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

export function expectedOf(file: string): Expected {
  const rows = rawRows(file);
  return file.includes("/codex/") ? fromCodex(rows) : file.includes("/claude-code/") ? fromClaude(rows) : fromPi(rows);
}

export const folded = (text: string) =>
  text
    .replace(/\u001b\[[0-9;]*m/g, "")
    .replace(/\s+/g, " ")
    .trim();
/** Lines long enough to be nobody's by chance. */
export const telling = (texts: readonly string[]) => [
  ...new Set(
    texts
      .flatMap((text) => text.split("\n"))
      .map(folded)
      .filter((line) => line.length >= 60),
  ),
];
