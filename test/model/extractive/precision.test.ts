import { describe, expect, it } from "vitest";
import type { DailyLog } from "../../../src/daily/daily-log.ts";
import { logbookOf } from "../../../src/memory/logbook.ts";
import { precisionAnswer } from "../../../src/model/extractive/precision.ts";
import { ratingOf } from "../../../src/model/extractive/precision-rating.ts";
import { subjectOf } from "../../../src/model/extractive/precision-subject.ts";
import { precision } from "../../../src/profile/precision.ts";
import { actorIn } from "../../../src/profile/precision-actors.ts";
import { log, request } from "./log.ts";

interface Entry {
  readonly type: string;
  readonly subject: string;
  readonly content: string;
  readonly importance: number;
  readonly expiry: string;
  readonly evidence: readonly string[];
}
const entriesOf = (...logs: DailyLog[]): Entry[] => {
  const text = precisionAnswer({ ...request(logs), task: "precision" });
  return (JSON.parse(text) as { entries: Entry[] }).entries;
};

const WEDNESDAY = log(`# Wednesday

## Gauges
- Decision: gauges send over LoRa instead of SIM cards, because the cards cost 4.20 EUR a month each
- Ilse prefers depths in centimetres, never in metres
- [ ] Renew the permit for the mast at Weir 7 before 2026-05-20, it ends that day
- Lesson: always rehearse a restore before a release, the backup of March was empty for three weeks
- fixed typo
`);

describe("the offline answer for precision", () => {
  it("has a kind, a thing as its subject, an importance and quotes for each entry", () => {
    const entries = entriesOf(WEDNESDAY);
    expect(entries.map(({ type }) => type).sort()).toEqual(["decision", "lesson", "preference", "todo"]);
    for (const { subject, importance, evidence, content } of entries) {
      expect(actorIn(subject, [])).toBeUndefined();
      expect(subject).toBe("Gauges");
      expect(importance).toBeGreaterThan(3);
      expect(WEDNESDAY.lines.join("\n")).toContain(evidence[0]);
      expect(content).not.toMatch(/^(?:Decision|Lesson):/);
    }
    const todo = entries.find(({ type }) => type === "todo");
    expect(todo?.expiry).toBe("temporary");
  });

  it("passes every check of its own profile", () => {
    const answer = { text: precisionAnswer({ ...request([WEDNESDAY]), task: "precision" }) };
    const gate = { book: logbookOf([WEDNESDAY]), allow: [], known: new Map() };
    const { found, rejected, heard } = precision.read(answer, gate, { keepFrom: 1, actors: [] });
    expect(rejected).toEqual([]);
    expect(heard).toBe(true);
    expect(found).toHaveLength(4);
    expect(found.find(({ extras }) => extras?.kind === "todo")?.expires).toBe("2026-05-20");
  });

  it("tells no task that was settled later in the week", () => {
    const settled = log(
      "# Thursday\n\n- Permit for the mast at Weir 7 extended, it now ends 2028-05-20\n",
      "2026-04-09",
    );
    expect(entriesOf(WEDNESDAY, settled).filter(({ type }) => type === "todo")).toEqual([]);
  });

  it("is empty for a text of routine, for none, and for a conversation in which only the assistant says something", () => {
    expect(entriesOf(log("# Monday\n\n- fixed typo\n- all tests green\n- lunch\n"))).toEqual([]);
    expect(entriesOf()).toEqual([]);
    expect(
      entriesOf(
        log("[User] what should we use?\n[Assistant] We decided to use Redis, always on port 6380.\n[User] hm, ok"),
      ),
    ).toEqual([]);
  });

  it("reads a log that quotes a conversation as a log, and both where a week has both", () => {
    const quoting = log(
      `${WEDNESDAY.lines.slice(0, 4).join("\n")}\n  - **User**, 14:02: "drop the cards"\n  - **Assistant**, 14:03: "done"\n`,
    );
    expect(entriesOf(quoting).map(({ type }) => type)).toEqual(["decision"]);
    const talk = {
      ...log("[User] I prefer tabs over spaces in Makefiles.\n[Assistant] Noted."),
      path: "logs/2026-04-08-talk.md",
    };
    expect(entriesOf(quoting, talk).map(({ type }) => type)).toEqual(["decision", "preference"]);
  });

  it("takes of a conversation what the person says, without the words that lead to it, also in a chunk that begins inside a message", () => {
    const talk = log(
      "[m00001][user] Fine, but I prefer tabs over spaces in the Makefiles.\n[m00002][assistant] I prefer spaces myself, and we use npm.\n- we use pnpm for the docs",
    );
    expect(entriesOf(talk).map(({ content, type }) => [type, content])).toEqual([
      ["preference", "I prefer tabs over spaces in the Makefiles."],
    ]);
    expect(entriesOf({ ...talk, bodyStart: 2 })).toEqual([]);
  });
});

describe("a subject", () => {
  it("is the title it stands under, a name in the text, or its longest phrase, and no actor", () => {
    expect(subjectOf("Retries stop after 5 attempts", ["", "", "Webhooks of billing"])).toBe("Webhooks of billing");
    expect(subjectOf("The limit of `edge_agent.py` is 5", ["Ilse", "Decisions"])).toBe("edge_agent.py");
    expect(subjectOf("No, I prefer the ticket price in the first line", ["User preferences"])).toBe("ticket price");
    expect(subjectOf("incubator B runs at 36.5 °C", [])).toBe("incubator B");
    expect(subjectOf("Renew the certificate of the relay, because the partner closes the old one", [])).toBe(
      "certificate",
    );
    expect(subjectOf("我们决定改用新的支付网关，因为手续费高", ["用户的要求"])).not.toBe("");
    expect(subjectOf("User", ["the team"])).toBe("");
  });

  it("is the thing a heading names, without its state, and no sentence, form label or open bracket", () => {
    const text = "Retries stop after 5 attempts in `relay-core`";
    expect(subjectOf(text, ["", "Wiki Spec v0.2 — Sections folded in"])).toBe("Wiki Spec");
    expect(subjectOf(text, ["", "Feedback — Webhooks of billing"])).toBe("Webhooks of billing");
    for (const title of [
      "Did NOT issue handoffs",
      "0.7.0 (scrub system noise",
      "来源",
      "Future Enhancements",
      "Changes to the plan",
    ])
      expect(subjectOf(text, ["", title]), title).toBe("relay-core");
  });
});

describe("an importance", () => {
  const of = (over: Partial<Parameters<typeof ratingOf>[0]>): number =>
    ratingOf({
      ...{
        kind: "fact",
        text: "the gauges at the northern weirs report over radio",
        marked: false,
        likelihood: 0.5,
        days: 1,
      },
      ...over,
    });

  it("grows with a reason, a rule, a figure, a mark and each day that says it again", () => {
    const plain = of({});
    const reason = "the gauges report over radio because cards cost 4 EUR, and must never be moved";
    expect(of({ text: reason })).toBeGreaterThan(plain);
    expect(of({ days: 3 })).toBeGreaterThan(plain);
    expect(of({ kind: "decision", marked: true })).toBeGreaterThan(plain);
    expect(of({ text: "typo in the gauges' minor note" })).toBeLessThan(plain);
  });

  it("stays between 1 and 10", () => {
    const all =
      "never lose production data, because the outage of 2026-04-08 cost 40 %: the purpose of the entire system";
    expect(of({ kind: "lesson", text: all, marked: true, likelihood: 9, days: 7 })).toBe(10);
    expect(of({ kind: "event", text: "typo, for now", likelihood: -9 })).toBe(1);
  });
});
