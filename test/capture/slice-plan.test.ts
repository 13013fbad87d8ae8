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
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, cachedTokens: 0 },
    model: "m",
  };
  const messages = turns.map((one, index) => ({ number: index + 1, turn: one }));
  return planSlice(
    { conversation, slice: slice!, messages, answer, prompt: "p" },
    {
      time: localTime("Europe/Berlin"),
      ...{ undated: "2026-04-08T12:00:00Z", earlier: [], attempts: [], allow: [], asksThePerson: false },
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

  const aside = turn("By the way, the ledger service belongs to Mirjam.", { time: "2026-04-08T22:10:00.000Z" });

  it("tells beside them what else the person said, as far as there is room, and what is to last first", () => {
    const [log] = planned([...NIGHT, aside, turn("go on")], [decision([1, 2])]).logs;
    expect(log?.text).toMatch(
      /Yes: UTC.*\n- \*\*User\*\*, 00:10: By the way, the ledger service belongs to Mirjam\.\n$/,
    );
    const { time } = NIGHT[1]!;
    const batch = (i: number) => turn(`Please look at batch ${i} of the ledger, it is ${"slow ".repeat(9)}`, { time });
    const many = Array.from({ length: 90 }, (_, i) => batch(i));
    const lasting = turn("From now on write amounts in cents.", { time });
    const long = planned([...NIGHT, ...many, lasting], [decision([2])]).logs[0]?.text ?? "";
    expect(long.length).toBeLessThan(8_500);
    expect(long).toContain("From now on write amounts in cents.");
    expect(long).toContain("batch 0 of");
    expect(long).not.toContain("batch 89 of");
  });

  it.each([
    ["I'd also suggest moving the reports to MinIO.", "not now"],
    ["I'd also suggest moving the reports to MinIO.", "yes"],
    ["Ich würde vorschlagen, die Berichte nach MinIO zu legen.", "nein danke"],
    ["Proponuję przenieść raporty do MinIO.", "nie teraz"],
    ["Je propose de mettre les rapports dans MinIO.", "plus tard"],
    ["レポートをMinIOに移すことを提案します。", "今はいい"],
    ["The ledger is in UTC now.", "no"],
  ])("keeps with a cited turn of the assistant what the person answers to it: %s %s", (offer, answer) => {
    const { time } = NIGHT[1]!;
    const said = [turn(offer, { role: "assistant", time }), turn(answer, { time }), turn("go on", { time })];
    const [log] = planned([...NIGHT, ...said], [decision([2, 3])]).logs;
    expect(log?.text).toContain(`- **Assistant**, 00:03: ${offer}\n- **User**, 00:03: ${answer}\n`);
    expect(log?.text).not.toContain("go on");
    // The answer to what is not cited answers nothing there.
    const other = turn("Shall I also rename the columns?", { role: "assistant", time });
    const [apart] = planned([...NIGHT, said[0]!, other, said[1]!], [decision([2, 3])]).logs;
    expect(apart?.text).toMatch(/\*\*Assistant\*\*[^\n]*\n$/);
  });

  it("tells of a long message what the person states, wherever it stands, also where a record rests on another part", () => {
    const filler = "Then the second screen shows the old header again. ".repeat(9);
    const stated = "Our staging cluster lives in Frankfurt. I am the lead of the ledger.";
    const long = turn(`Can you look at the header? ${filler}${stated} ${filler}`, { time: NIGHT[1]!.time! });
    for (const records of [[decision([1, 2])], [{ ...decision([3]), chosen: "Look at the header" }]]) {
      const line = planned([...NIGHT, long], records)
        .logs.at(-1)
        ?.text?.match(/^- \*\*User\*\*.*lives in.*$/mu)?.[0];
      expect(line).toContain(stated);
      expect(line?.length).toBeLessThan(520);
    }
  });

  it.each([
    ["我喜欢深色主题。", true],
    ["I prefer vim.", true],
    ["好的，继续吧。", false],
    ["ok, go on", false],
  ])("tells a wish of few characters, and no yes: %s", (said, isTold) => {
    const [log] = planned([...NIGHT, turn(said, { time: "2026-04-08T22:10:00.000Z" })], [decision([1, 2])]).logs;
    expect(log?.text?.includes(said) ?? false).toBe(isTold);
  });

  it("tells a day on which nothing else happened for the person's words alone where a profile asks for them", () => {
    expect(planned([aside], []).logs).toEqual([]);
    expect(planned([aside], [], { asksThePerson: true }).logs[0]?.text).toContain("belongs to Mirjam");
    expect(planned([turn("ok, go on")], [], { asksThePerson: true }).logs).toEqual([]);
  });

  it.each([
    "Agreed, do that. And from now on never touch the archive table, the auditors read it.",
    "Never touch the archive table, the auditors read it.",
    "Decision: the archive table stays, the auditors read it.",
    "Ab sofort fasst niemand die Archivtabelle an, die Prüfer lesen sie.",
  ])("tells a day for what the person said to last, whatever the profiles: %s", (text) => {
    const { time } = NIGHT[1]!;
    const logs = planned([turn("The export of the invoices is slow today.", { time }), turn(text, { time })], []).logs;
    expect(logs.map((log) => log.text?.includes(`: ${text}\n`))).toEqual([true]);
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
