import { describe, expect, it } from "vitest";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { precisionAnswer } from "../../src/offline/precision.ts";
import { kindOfText } from "../../src/offline/precision-cues.ts";
import { subjectOf } from "../../src/offline/precision-subject.ts";
import { ratingOf } from "../../src/offline/rating.ts";
import { actorIn } from "../../src/profile/precision/actors.ts";
import { precision } from "../../src/profile/precision/precision.ts";
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

  it("hears in a conversation what takes whose place, and a rule that an incident taught as a lesson", () => {
    const talk = log(
      "[User] We use Valkey 7 for the tide queue.\n[Assistant] Noted.\n[User] Actually make it Kafka 4 instead of Valkey 7.\n" +
        "[Assistant] Done.\n[User] Always stop the pumps before a restore: on 2026-04-02 a restore overwrote the week's readings.",
    );
    expect(entriesOf(talk).map(({ type, content }) => [type, content])).toEqual([
      ["decision", "Make it Kafka 4 instead of Valkey 7."],
      ["lesson", "Always stop the pumps before a restore: on 2026-04-02 a restore overwrote the week's readings."],
    ]);
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
  const under = (text: string, heading: string, label = ""): string => subjectOf(text, { label, headings: [heading] });
  const text = "Retries stop after 5 attempts in `relay-core`";

  it("is the title it stands under, a name in the text, or the thing its sentence is about, and no actor", () => {
    expect(under("Retries stop after 5 attempts", "Webhooks of billing")).toBe("Webhooks of billing");
    expect(under("The limit of `edge_agent.py` is 5", "Decisions", "Ilse")).toBe("limit of edge_agent.py");
    expect(under("No, I prefer the ticket price in the first line", "User preferences")).toBe("ticket price");
    expect(under("incubator B runs at 36.5 °C", "")).toBe("incubator B");
    expect(under("Backups from Tuesdays are kept for a year", "")).toBe("Backups");
    expect(under("Renew the certificate of the relay, because the partner closes the old one", "")).toBe(
      "certificate of the relay",
    );
    expect(under("我们决定改用新的支付网关，因为手续费高", "用户的要求")).toBe("支付网关");
    expect(under("User", "the team")).toBe("");
  });

  it.each([
    ["Wiki Spec v0.2 — Sections folded in", "Wiki Spec"],
    ["Feedback — Webhooks of billing", "Webhooks of billing"],
    ["Round 104: Webhooks of billing", "Webhooks of billing"],
    ["Simplified Webhook Path Handling", "Webhook Path Handling"],
    ["Gauge mast timeout needs a watchdog", "Gauge mast timeout"],
    ["深度研究: Relay Mesh — 测试 (cron)", "Relay Mesh"],
    ["relayの実装成功", "relay"],
  ])("is the thing that a heading names, without its state, number and verb: %s", (title, thing) => {
    expect(under(text, title)).toBe(thing);
  });

  it.each([
    "Did NOT issue handoffs",
    "0.7.0 (scrub system noise",
    "来源",
    "Round 104",
    "Future Enhancements",
    "Changes to the plan",
    "Ilse dropped a large request",
    "やはり、慣れるのを待ちたい",
  ])("is no sentence, form, number of a series or open bracket: %s", (title) => {
    expect(under(text, title)).toBe("relay-core");
  });

  it("is a daily heading of one short word only where the line speaks of it too", () => {
    expect(under("本日の体調はとてもいい", "体調")).toBe("体調");
    expect(under("とても長くて疲れた", "体調")).toBe("");
  });

  it("is in logs no plain word of a sentence, and no verb with its object", () => {
    const once = { label: "", headings: ["Notes"] };
    expect(subjectOf("Merges whenever the text changes (skips no-op updates)", once, () => 1)).toBe("");
  });
});

describe("a kind", () => {
  const kindsOf = (...lines: string[]): string[] =>
    entriesOf(log(`# Wednesday\n\n${lines.join("\n")}\n`)).map(({ type }) => type);

  it("is no todo and no entry at all for what was plainly left undone", () => {
    expect(
      kindsOf(
        "## Decisions of gauge-relay",
        "- Did NOT send the offer for `gauge-relay`, because the price of 40 EUR is still open",
      ),
    ).toEqual([]);
  });

  it("is a relationship only between named things, not for a rule about whoever owns one", () => {
    expect(kindOfText("Ilse owns the gauges at Weir 7")).toBe("relationship");
    expect(kindOfText("Every weir has exactly one keeper who owns the gauge")).toBe("fact");
  });

  it("is no event for work that was done on a file", () => {
    expect(kindOfText("Created `plan.md` with the masts of all weirs")).toBe("fact");
    expect(kindOfText("Released gauge-relay 2.1 to all weirs")).toBe("event");
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
    expect(of({ text: "Ilse pointed out that the gauges report over radio" })).toBeGreaterThan(plain);
  });

  it("is high only for several strong signs, and low for a report of work under any heading", () => {
    expect(of({ kind: "lesson", marked: true, likelihood: 9 })).toBeLessThan(8);
    const reported = "0.7.0 (drop the noise): No gauges to drop, the folder of the masts has 16 entries";
    expect(of({ text: reported, marked: true })).toBeLessThan(5);
  });

  it("stays between 1 and 10", () => {
    const all =
      "never lose production data, because the outage of 2026-04-08 cost 40 %: the purpose of the entire system";
    expect(of({ kind: "lesson", text: all, marked: true, likelihood: 9, days: 7 })).toBe(10);
    expect(of({ kind: "event", text: "typo, for now", likelihood: -9 })).toBe(1);
  });
});
