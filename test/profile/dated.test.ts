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

const told = (line: string, said: string) =>
  proveClaims({ claimed: [claim(said, [line])], rejected: [] }, gate(daily("2026-04-08", [`- ${line}`])));

it.each([
  ["The glazier comes tomorrow for the skylight.", "The glazier comes on 2026-04-08 for the skylight.", "2026-04-09"],
  ["Yesterday the bank froze the account.", "The bank froze the account on April 5, 2026.", "2026-04-07"],
  ["The stall opens this Friday.", "The stall opens on 2026-04-17.", "2026-04-10"],
  ["Übermorgen endet die Anmeldung.", "Die Anmeldung endet am 2026-04-09.", "2026-04-10"],
  ["Pasado mañana llega la prensa.", "La prensa llega el 2026-04-09.", "2026-04-10"],
  ["下周五要交税表。", "税表要在 2026-04-10 交。", "2026-04-17"],
  ["明日、新しい窯が届く。", "2026-04-08 に新しい窯が届く。", "2026-04-09"],
  ["다음 주 월요일에 임대가 끝난다.", "임대가 2026-04-20 에 끝난다.", "2026-04-13"],
])("puts the day that the line means for another that an answer tells: %s", (line, said, day) => {
  const { found } = told(line, said);
  expect(found[0]?.body).toContain(day);
  expect(found[0]?.body).not.toMatch(new RegExp(`2026-04-(?!${day.slice(-2)})|April`));
});

it("says which day a line means where that may be two", () => {
  const { found, rejected } = told("The depot closes next Friday.", "The depot closes on 2026-04-08.");
  expect(found).toEqual([]);
  expect(rejected[0]?.reason).toBe('2026-04-08 is not what its line says: "next Friday"');
});

it.each([
  ["Decided to open the terrace tomorrow.", "It was decided on 2026-04-08 to open the terrace."],
  ["Ana said the painters come tomorrow.", "Ana said on 2026-04-08 that the painters come."],
  ["The painters come tomorrow.", "2026-04-08: the painters come."],
  ["明天刷墙。", "2026-04-08：刷墙。"],
  ["Morgen öffnet die Terrasse.", "Die Terrasse öffnet am Tag darauf (2026-04-08)."],
  ["The lease is signed; tomorrow the movers come.", "The lease is signed since 2026-04-08."],
  ["Gestern fiel der Ofen aus, heute hat ihn Mara repariert.", "Mara hat den Ofen am 2026-04-08 repariert."],
  ["The depot closes next Friday.", "The depot closes on 2026-04-10."],
  ["Next week the pool is shut.", "The pool is shut from 2026-04-13."],
  ["The painters come tomorrow.", "The painters come (2026-04-08) on 2026-04-09."],
  ["Rotated the Lumen signing key after yesterday's leak.", "The Lumen key was rotated on 2026-04-08 after a leak."],
  [
    "The backup moved to Hetzner because yesterday's disk failure cost us an hour.",
    "The backup moved to Hetzner on 2026-04-08 after a disk failure.",
  ],
  [
    "Der Lumen-Schlüssel wurde nach dem Leck von gestern ausgetauscht.",
    "Der Lumen-Schlüssel wurde am 8. April 2026 nach dem Leck ausgetauscht.",
  ],
  ["Bruno starts as lead of the Lumen team and gets the keys tomorrow.", "Bruno is Lumen team lead since 2026-04-08."],
  [
    "Moved the Lumen store to Postgres 17 like we agreed last week.",
    "The Lumen store is on Postgres 17 since 2026-04-08.",
  ],
])("leaves the log's own day where another thing of the line happened then: %s", (line, said) => {
  expect(told(line, said).found[0]?.body.split("\n")[0]).toBe(said);
});

it("changes the day that is meant and no longer figure around it", () => {
  const line = "The glazier comes tomorrow for the skylight, and the roof is due on 18 April.";
  const said = "The roof is due on 18 April. The glazier comes on 8 April for the skylight.";
  expect(told(line, said).found[0]?.body).toBe(said.replace(" 8 April", " 2026-04-09"));
});

it("changes of two equal days the one that its line has another word for", () => {
  const line = "Decided to hire Bruno. The glazier comes tomorrow for the skylight.";
  const said = "It was decided on 2026-04-08 to hire Bruno. The glazier comes on 2026-04-08 for the skylight.";
  expect(told(line, said).found[0]?.body).toBe(said.replace("comes on 2026-04-08", "comes on 2026-04-09"));
});
