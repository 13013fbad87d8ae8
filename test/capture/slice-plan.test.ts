import { describe, expect, it } from "vitest";
import type { SliceAnswer } from "../../src/capture/ask-slice.ts";
import { localTime } from "../../src/capture/local-time.ts";
import { type Around, planSlice } from "../../src/capture/slice-plan.ts";
import type { ActivityRecord } from "../../src/profile/activity/activity.ts";
import { startOf } from "../../src/transcript/pointer.ts";
import type { Turn } from "../../src/transcript/transcript.ts";
import { turn } from "../transcript/rows.ts";
import { slicesOf } from "../transcript/slices.ts";

const conversation = { tool: "codex", sessionId: "c1", agent: undefined } as const;

function planned(turns: readonly Turn[], records: readonly ActivityRecord[], over: Partial<Around> = {}) {
  const [slice] = slicesOf(startOf("codex", "s1"), turns, 10_000);
  const answer: SliceAnswer = {
    records,
    rejected: [],
    requests: 1,
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, cachedTokens: 0 },
    model: "m",
  };
  const messages = turns.map((one, index) => ({ number: index + 1, turn: one }));
  return planSlice(
    { conversation, slice: slice!, messages, answer, prompt: "p" },
    {
      time: localTime("Europe/Berlin"),
      ...{ undated: "2026-04-08T12:00:00Z", earlier: [], attempts: [], allow: [] },
      logPath: (day, earlier) => `logs/${day}/x${earlier === 0 ? "" : `-${earlier + 1}`}.md`,
      ...over,
    },
  );
}

const NIGHT = [
  turn("Should the ledger be in UTC? The bank's is in UTC, and summer time moves ours by an hour.", {
    time: "2026-04-08T21:58:00.000Z",
  }),
  turn("Yes: UTC, because the bank's ledger is in UTC.", { time: "2026-04-08T22:03:00.000Z" }),
];

const decision = (messages: readonly number[]): ActivityRecord => ({
  kind: "decision",
  options: [],
  chosen: "Keep the ledger in UTC",
  rationale: "The bank's ledger is in UTC",
  line: 1,
  messages,
});

describe("a slice that was answered", () => {
  it("puts a record on the day on which it was settled, and says which of its turns are of another day", () => {
    const staged = planned(NIGHT, [decision([1, 2])]);
    expect(staged.logs.map(({ path }) => path)).toEqual(["logs/2026-04-09/x.md"]);
    expect(staged.logs[0]?.text).toContain(
      "- **User**, 23:58: Should the ledger be in UTC? The bank's is in UTC, and summer time moves ours by an hour. (2026-04-08)\n- **User**, 00:03: Yes",
    );
  });

  it("tells a settled discussion as the decision it led to", () => {
    const discussion: ActivityRecord = {
      kind: "discussion",
      topic: "Time zone of the ledger",
      points: [
        "Summer time moves the local ledger by an hour",
        "Decided: keep the ledger in UTC, because the bank's ledger is in UTC",
      ],
      line: 1,
      messages: [2],
    };
    const staged = planned(NIGHT, [discussion]);
    expect(staged.records[0]?.disposition.reason).toMatch(/told as a decision$/);
    expect(staged.logs[0]?.text).toContain("## Decisions");
    expect(staged.logs[0]?.text).not.toContain("## Discussions");
  });

  it("keeps its own turns in the pointer, and no more: all slices together are the pointer", () => {
    const [first, second] = slicesOf(startOf("codex", "s1"), NIGHT, 60);
    expect([first?.pointer.taken.length, second?.pointer.taken.length]).toEqual([1, 2]);
    const staged = planned(NIGHT, []);
    expect(staged.pointer.taken.length).toBe(2);
    expect(staged.logs).toEqual([]);
  });

  it("gives the same bytes for the same records", () => {
    expect(planned(NIGHT, [decision([1, 2])])).toEqual(planned(NIGHT, [decision([1, 2])]));
  });
});
