/** What holds for every reader, whatever the rows. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutBlocks, withoutReasoning } from "../../src/transcript/blocks.ts";
import { wordsIn } from "../../src/transcript/claude/words.ts";
import { typedWords } from "../../src/transcript/codex/words.ts";
import { detectTool, READERS } from "../../src/transcript/detect.ts";
import type { Fields } from "../../src/transcript/fields.ts";
import { writtenWords } from "../../src/transcript/openclaw/openclaw.ts";
import type { Tool } from "../../src/transcript/transcript.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { eventsOf, turnsOf } from "./rows.ts";

const TOOLS = Object.keys(READERS) as Tool[];

/** Keys and words that the readers look for, in places where they do not belong. */
const WORDS = [
  "type",
  "user",
  "assistant",
  "message",
  "content",
  "role",
  "text",
  "tool_use",
  "tool_result",
  "id",
  "uuid",
  "input",
  "name",
  "payload",
  "response_item",
  "event_msg",
  "session_meta",
  "user_message",
  "agent_message",
  "function_call",
  "arguments",
  "output",
  "call_id",
  "questions",
  "question",
  "options",
  "toolUseResult",
  "answers",
  "structuredPatch",
  "lines",
  "timestamp",
  "source",
  "subagent",
  "AskUserQuestion",
  "request_user_input",
  "queue-operation",
  "operation",
  "enqueue",
  "remove",
  "attachment",
  "queued_command",
  "prompt",
  "session",
  "toolCall",
  "toolResult",
  "bashExecution",
  "command",
  "exitCode",
  "<command-args>",
  "<system-reminder>",
  "is_error",
  "2026-02-10T21:11:56Z",
];
const word = fc.constantFrom(...WORDS);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(word, fc.constantFrom("__proto__", "constructor", "toString")), tie("json"), { maxKeys: 6 }),
  ),
}));
const rows = fc.array(fc.dictionary(word, json, { maxKeys: 8 }), { maxLength: 12 }) as fc.Arbitrary<Fields[]>;

describe.each(TOOLS)("the reader of %s", (tool) => {
  it("throws on no row, gives no empty turn and no identity twice", () => {
    fc.assert(
      fc.property(rows, (any) => {
        const turns = turnsOf(tool, any);
        expect(turns.filter((turn) => turn.text.trim() === "")).toEqual([]);
        expect(new Set(turns.map((turn) => turn.id)).size).toBe(turns.length);
      }),
      { numRuns: 400 },
    );
  });

  it("gives the same events for the same rows", () => {
    fc.assert(
      fc.property(rows, (any) => {
        expect(eventsOf(tool, any)).toEqual(eventsOf(tool, any));
      }),
      { numRuns: 50 },
    );
  });
});

it("finds a tool, or none, in any rows", () => {
  fc.assert(
    fc.property(rows, (any) => {
      expect([...TOOLS, undefined]).toContain(detectTool(any));
    }),
  );
});

describe("a message made to be slow", () => {
  const MEGABYTE = 1 << 20;
  const slow = [
    "<system-reminder>".repeat(MEGABYTE / 17),
    "</system-reminder>".repeat(MEGABYTE / 18),
    "<system-reminder>\n</system-reminde".repeat(MEGABYTE / 34),
    `${"x <system-reminder>".repeat(MEGABYTE / 19)}</system-reminder>`,
    "\n".repeat(MEGABYTE),
    "[".repeat(MEGABYTE),
    "[2026-02-23 22:43".repeat(MEGABYTE / 17),
    "Sender (untrusted metadata):\n```json\n".repeat(MEGABYTE / 37),
    "\u001b[".repeat(MEGABYTE / 2),
  ];
  it("is read in time that grows with its length", () => {
    const started = cpuMs();
    for (const text of slow) for (const read of [wordsIn, typedWords, writtenWords]) read(text);
    for (const text of slow) withoutBlocks(text, ["system-reminder"]);
    for (const text of slow) withoutReasoning(text.replaceAll("system-reminder", "think"));
    // 36 readings of a megabyte; one quadratic step takes minutes.
    expect(cpuMs() - started).toBeLessThan(6_000);
  });
});
