import { expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { knowledge } from "../../src/profile/knowledge/knowledge.ts";
import { precision } from "../../src/profile/precision/precision.ts";
import { proveClaims } from "../../src/profile/proved.ts";
import { daily } from "../support/daily.ts";

const claim = (body: string, quotes: string[]) => ({
  ...{ line: 1, type: "project" as const, name: "A day", description: body, body, quotes },
});
const gate = (...logs: ReturnType<typeof daily>[]) => ({
  ...{ book: logbookOf(logs), allow: [] as string[], known: new Map<string, string>() },
});

it("writes the date behind a day that is told from the log's own", () => {
  const here = gate(daily("2026-04-06", ["- Die Premiere ist übermorgen."]));
  const { found } = proveClaims(
    { claimed: [claim("Die Premiere ist übermorgen.", ["Die Premiere ist übermorgen."])], rejected: [] },
    here,
  );
  expect(found[0]?.body).toBe("Die Premiere ist übermorgen (2026-04-08).");
});

it.each([
  ["Die Premiere ist diesen Freitag.", "diesen Freitag (2026-04-10)"],
  ["来週の月曜に棚卸しをする。", "来週の月曜 (2026-04-13)"],
  ["盘点在下周五。", "下周五 (2026-04-17)"],
  ["La première a lieu vendredi prochain.", "vendredi prochain (2026-04-10/2026-04-17)"],
  ["The lease ends at the end of next month.", "end of next month (2026-05-31)"],
  ["Prices rise next month.", "next month (2026-05)."],
  ["Der Umzug ist nächstes Jahr.", "nächstes Jahr (2027)."],
  ["The audit is next quarter.", "next quarter (2026-Q3)."],
  ["来週に棚卸しをする。", "来週 (2026-W16)"],
  ["The invoice takes the hours of last month.", "last month."],
])("dates what is to come, be it a weekday or a month: %s", (body, dated) => {
  const here = gate(daily("2026-04-07", [`- ${body}`]));
  const { found } = proveClaims({ claimed: [claim(body, [body])], rejected: [] }, here);
  expect(found[0]?.body).toContain(dated);
});

it("leaves a bare weekday as it is", () => {
  const here = gate(daily("2026-04-07", ["- The market opens on Friday."]));
  const { found } = proveClaims(
    { claimed: [claim("The market opens on Friday.", ["The market opens on Friday."])], rejected: [] },
    here,
  );
  expect(found[0]?.body).toBe("The market opens on Friday.");
});

it("leaves a day alone that its evidence of two days tells twice", () => {
  const here = gate(
    daily("2026-04-06", ["- The audit is tomorrow."]),
    daily("2026-04-08", ["- The audit is tomorrow, really."]),
  );
  const quotes = ["The audit is tomorrow.", "The audit is tomorrow, really."];
  const { found } = proveClaims({ claimed: [claim("The audit is tomorrow.", quotes)], rejected: [] }, here);
  expect(found[0]?.body).toBe("The audit is tomorrow.");
});

it.each([
  "The launch is tomorrow at noon.",
  "Der Start ist morgen um zwölf.",
  "公開は明日の正午。",
])("does so in an entry of precision and in a fact of knowledge: %s", (text) => {
  const here = gate(daily("2026-04-06", [`**User:** ${text}`]));
  const handed = (records: object) => ({
    text: "",
    calls: [{ name: "submit_knowledge", arguments: JSON.stringify(records) }],
  });
  const entry = {
    type: "event",
    subject: "launch",
    content: text,
    importance: 7,
    expiry: "temporary",
    evidence: [text],
  };
  const [event] = precision.read(handed({ entries: [entry] }), here, { actors: [], keepFrom: 5 }).found;
  expect([event?.description, event?.expires]).toEqual([expect.stringContaining("(2026-04-07)"), "2026-04-07"]);
  const fact = {
    slot: "launch.date",
    value: /tomorrow|morgen|明日/u.exec(text)![0],
    cardinality: "single",
    scope: "project",
  };
  const records = {
    entities: [{ name: "project", type: "PROJECT" }],
    facts: [{ entity: "project", ...fact, evidence: [text] }],
  };
  const [thing] = knowledge.read(handed(records), here, { actors: [], keepFrom: 5 }).found;
  expect(thing?.body).toContain("(2026-04-07)");
});
