/** Every turn is taken exactly once, however a session file grows, is cut, moved or rewritten between two readings. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { READERS } from "../../src/transcript/detect.ts";
import type { Fields } from "../../src/transcript/fields.ts";
import { merged, type Pointer, pointerFrom, startOf } from "../../src/transcript/pointer.ts";
import { rangeKey, slicer } from "../../src/transcript/slice.ts";
import type { Tool, Turn } from "../../src/transcript/transcript.ts";
import { claude, codex, openclaw, turn, turnsOf } from "./rows.ts";
import { slicesOf } from "./slices.ts";

const START = startOf("claude-code", "s1");

/** Takes what is new, slice by slice, and saves the pointer as JSON between two readings. */
function take(pointer: Pointer, turns: readonly Turn[], maxCharacters = 100): { pointer: Pointer; taken: Turn[] } {
  const slices = slicesOf(pointer, turns, maxCharacters);
  const after = slices.at(-1)?.pointer ?? pointer;
  const saved = pointerFrom(JSON.parse(JSON.stringify(after)), pointer.tool, pointer.sessionId);
  expect(saved).toEqual(after);
  return { pointer: after, taken: slices.flatMap((slice) => [...slice.turns]) };
}

const ids = (turns: readonly Turn[]) => turns.map((one) => one.id);

describe("a growing file", () => {
  /** What was said, as each tool would have written it down: the rows of one utterance. */
  const utterance = fc.record({
    words: fc.constantFrom("yes", "no", "go on", "fix it", "done", "日本"),
    who: fc.nat(4),
  });
  const WRITERS: Record<Tool, (said: { words: string; who: number }, n: number) => Fields[]> = {
    "claude-code": ({ words, who }, n) =>
      [
        [claude.user(words)],
        [claude.assistant(`m${n}`, claude.text(words)), claude.assistant(`m${n}`, claude.text(`${words} too`))],
        [claude.assistant(`m${n}`, claude.call(`c${n}`, "Bash", { command: words })), claude.result(`c${n}`, words)],
        [
          {
            type: "queue-operation",
            operation: "enqueue",
            content: words,
            sessionId: "s1",
            timestamp: `2026-03-01T00:00:${String(n).padStart(2, "0")}Z`,
          },
          claude.user(words),
        ],
        [{ type: "progress", uuid: `p${n}`, sessionId: "s1" }],
      ][who] ?? [],
    codex: ({ words, who }, n) =>
      [
        [codex.userItem(words), codex.userEvent(words), codex.item({ type: "reasoning" })],
        [codex.agentEvent(words), codex.agentItem(words)],
        [
          codex.item({ type: "function_call", name: "sh", call_id: `k${n}` }),
          codex.item({ type: "function_call_output", call_id: `k${n}`, output: words }),
        ],
        [codex.agentItem(words)],
        [codex.event("token_count")],
      ][who] ?? [],
    openclaw: ({ words, who }) =>
      [[openclaw.user(words)], [openclaw.assistant({ type: "text", text: words })], [], [], []][who] ?? [],
  };
  const HEADS: Record<Tool, Fields[]> = { "claude-code": [], codex: [codex.meta()], openclaw: [openclaw.session()] };
  const SESSIONS: Record<Tool, string> = { "claude-code": "s1", codex: "c1", openclaw: "o1" };

  it.each(Object.keys(WRITERS) as Tool[])("of %s gives every turn once, read at any moments", (tool) => {
    fc.assert(
      fc.property(
        fc.array(utterance, { maxLength: 12 }),
        fc.array(fc.nat(60), { maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        (all, moments, size) => {
          const rows = [...HEADS[tool], ...all.flatMap((said, n) => WRITERS[tool](said, n))];
          const whole = turnsOf(tool, rows);
          let pointer = startOf(tool, SESSIONS[tool]);
          const taken: Turn[] = [];
          for (const end of [...moments.sort((a, b) => a - b), rows.length]) {
            const step = take(pointer, turnsOf(tool, rows.slice(0, end)), size);
            pointer = step.pointer;
            taken.push(...step.taken);
          }
          expect(new Set(ids(taken)).size).toBe(taken.length);
          expect(ids(taken).sort()).toEqual(ids(whole).sort());
          expect(pointer.count).toBe(whole.length);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("a file that was cut, moved or rewritten", () => {
  /** What may happen to the turns that a file holds, between two readings. */
  const change = fc.oneof(
    fc.record({ kind: fc.constant("append" as const), count: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: fc.constantFrom("cut-head" as const, "cut-tail" as const), count: fc.nat(8) }),
    fc.record({ kind: fc.constantFrom("empty" as const, "reverse" as const, "restore" as const, "double" as const) }),
  );

  it("neither loses a turn nor gives one twice", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 14 }), fc.integer({ min: 1, max: 60 }), (changes, size) => {
        let file: Turn[] = [];
        let pointer = START;
        const everSeen = new Map<string, Turn>();
        const taken: Turn[] = [];
        for (const happened of changes) {
          if (happened.kind === "append")
            file = [...file, ...Array.from({ length: happened.count }, (_, n) => turn(`words ${n}`))];
          if (happened.kind === "cut-head") file = file.slice(happened.count);
          if (happened.kind === "cut-tail") file = file.slice(0, Math.max(0, file.length - happened.count));
          if (happened.kind === "empty") file = [];
          if (happened.kind === "reverse") file = file.toReversed();
          if (happened.kind === "restore") file = [...everSeen.values()];
          if (happened.kind === "double") file = [...file, ...file];
          for (const one of file) everSeen.set(one.id, one);
          const step = take(pointer, file, size);
          pointer = step.pointer;
          taken.push(...step.taken);
        }
        expect(ids(taken).sort()).toEqual([...everSeen.keys()].sort());
      }),
      { numRuns: 300 },
    );
  });

  it("gives what was never taken, whatever went or changed before it", () => {
    const [a, b, c] = [turn("a"), turn("b"), turn("c")];
    const { pointer } = take(START, [a, b]);
    expect(slicesOf(pointer, [a, c], 9).map((slice) => slice.turns)).toEqual([[c]]);
    expect(slicesOf(pointer, [a, { ...b, text: "changed" }, c], 9).map((slice) => slice.turns)).toEqual([[c]]);
    expect(slicesOf(pointer, [a, b], 9)).toEqual([]);
  });

  it("is no new conversation where more turns were taken than are remembered", () => {
    const turns = Array.from({ length: 40 }, (_, n) => turn(`words ${n}`));
    const { push, end } = slicer(START, 1_000, 10);
    for (const one of turns) push(one);
    const pointer = end()?.pointer ?? START;
    expect([pointer.taken.length, pointer.forgotten.count, pointer.count]).toEqual([10, 30, 40]);
    const next = turn("new");
    expect(slicesOf(pointer, [...turns, next], 1_000).map((slice) => slice.turns)).toEqual([[next]]);
  });
});

describe("slices of a backlog", () => {
  it("end at messages, follow one another, and hold at least one", () => {
    const turns = [turn("aaaa"), turn("bbbb"), turn("c".repeat(50)), turn("d")];
    const slices = slicesOf(START, turns, 8);
    expect(slices.map((slice) => [slice.first, slice.turns.length, slice.pointer.count])).toEqual([
      [1, 2, 2],
      [3, 1, 3],
      [4, 1, 4],
    ]);
  });

  it("have a key that says which turns they hold, whatever stood around them", () => {
    const [a, b] = [turn("a"), turn("b")];
    const [one] = slicesOf(START, [a, b], 100);
    expect(slicesOf(START, [a, b], 50)[0]?.key).toBe(one?.key);
    expect(rangeKey(START, [a])).not.toBe(one?.key);
    expect(rangeKey(startOf("codex", "s1"), [a, b])).not.toBe(one?.key);
    expect(one?.key).toMatch(/^[0-9a-f]{16}$/);
  });

  it("know what was said last before them, in an earlier slice or an earlier reading, tools aside", () => {
    const asked = turn("Shall I?", { role: "assistant" });
    const ran = turn("Read ok", { role: "tool-result" });
    const yes = turn("Yes.");
    const [first, second] = slicesOf(START, [asked, ran, yes], 15);
    expect([first?.before, second?.before]).toEqual([undefined, asked]);
    const [later] = slicesOf(first!.pointer, [asked, ran, yes], 100);
    expect(later?.before).toEqual(asked);
  });

  it("hold a turn once that stands in the file twice", () => {
    const [a, b] = [turn("aaaa"), turn("bbbb")];
    expect(slicesOf(START, [a, b, a, b], 4).map((slice) => slice.turns)).toEqual([[a], [b]]);
  });

  it("leave out the turns of another session in the same file", () => {
    const [mine, other] = [turn("mine"), turn("other", { sessionId: "s2" })];
    expect(slicesOf(START, [other, mine], 100).map((slice) => slice.turns)).toEqual([[mine]]);
  });
});

describe("a crash between staging a slice and moving the pointer", () => {
  it("gives nothing twice, though the file has grown since", () => {
    const turns = [turn("a"), turn("b"), turn("c")];
    const [staged] = slicesOf(START, turns.slice(0, 2), 100);
    // The pointer on disk still stands at the start; the staged slice carries the one it was to become.
    const pointer = merged(START, staged?.pointer ?? START);
    expect(slicesOf(pointer, turns, 100).map((slice) => slice.turns)).toEqual([[turns[2]]]);
    expect(merged(pointer, START)).toEqual(pointer);
  });

  it("merges two pointers that each know what the other does not", () => {
    const turns = [turn("a"), turn("b"), turn("c")];
    const one = take(START, turns.slice(0, 2)).pointer;
    const other = take(START, turns.slice(1)).pointer;
    const both = merged(one, other);
    expect([both.count, slicesOf(both, turns, 100)]).toEqual([3, []]);
  });
});

describe("a saved pointer", () => {
  it("is none when it is broken, or another session's", () => {
    const { pointer } = take(START, [turn("a")]);
    expect(pointerFrom(pointer, "claude-code", "other")).toBeUndefined();
    expect(pointerFrom(pointer, "codex", "s1")).toBeUndefined();
    for (const broken of [
      null,
      1,
      "x",
      [],
      {},
      { ...pointer, taken: [1] },
      { ...pointer, count: -1 },
      { ...pointer, forgotten: 1 },
    ]) {
      expect(pointerFrom(broken, "claude-code", "s1")).toBeUndefined();
    }
  });
});

it("has a reader for every tool", () => {
  expect(Object.keys(READERS).sort()).toEqual(["claude-code", "codex", "openclaw"]);
});
