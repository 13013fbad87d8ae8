/** What a longer level is made of, decided without a disk: which periods are due, what holds, what is told, what is proved. */
import { describe, expect, it } from "vitest";
import { findSecrets } from "../../src/daily/redact.ts";
import { marksOf } from "../../src/document/hand-edits.ts";
import { EMPTY_LEVEL, readLevel } from "../../src/document/level.ts";
import { writeWeekly } from "../../src/document/weekly.ts";
import { readLevelAnswer } from "../../src/level/answer.ts";
import { chooseItems, withMarked } from "../../src/level/choose.ts";
import { type LevelGround, levelStates } from "../../src/level/due.ts";
import { digestOfItem, type Item, itemsOf } from "../../src/level/items.ts";
import { overtakenByLines } from "../../src/level/later.ts";
import { planLevel } from "../../src/level/plan-level.ts";
import { levelRequest } from "../../src/level/question.ts";
import { rememberedItems, standingItems } from "../../src/level/standing.ts";
import { OPEN } from "../../src/level/tellable.ts";
import type { StoredMemory } from "../../src/memory/memory.ts";

const source = (path: string, sha256 = "a".repeat(64)) => ({ path, sha256 });
const ground = (over: Partial<LevelGround> = {}): LevelGround => ({
  weekly: new Map([["2026-W15", source("memory/weekly/2026-W15.md")]]),
  unsettled: new Map(),
  levels: new Map(),
  isClosed: (day) => day < "2026-06-01",
  bulletsOf: () => "0".repeat(12),
  isDecided: () => true,
  since: "2026-01-01",
  wants: { monthly: true, yearly: true },
  ...over,
});
const dueIn = (over: Partial<LevelGround>, asked = false): string[] =>
  levelStates(ground(over), () => asked).flatMap(({ period, due }) => (due ? [period] : []));
const standing = (period: string, sources: readonly ReturnType<typeof source>[]) => ({
  ...{ period, from: "2026-03-30", to: "2026-05-03", sources, model: "m", prompt: "p", declined: [], body: "" },
  source: source(`memory/monthly/${period}.md`),
});

describe("a month", () => {
  it("is due once its last Sunday is over, and not before", () => {
    expect(dueIn({})).toEqual(["2026-04"]);
    expect(dueIn({ isClosed: (day) => day < "2026-05-03" })).toEqual([]);
  });

  it("waits for each of its weeks, and says for which", () => {
    const states = levelStates(ground({ unsettled: new Map([["2026-W17", "is due"]]) }));
    expect(states[0]).toMatchObject({ period: "2026-04", due: false, heldBy: "2026-W17 is due" });
    expect(dueIn({ unsettled: new Map([["2026-W20", "is due"]]) })).toEqual(["2026-04"]);
  });

  it("is due again when a document below it changes or comes, and not when one goes", () => {
    const made = (...sources: ReturnType<typeof source>[]) => new Map([["2026-04", standing("2026-04", sources)]]);
    const w15 = source("memory/weekly/2026-W15.md");
    expect(dueIn({ levels: made(w15) })).toEqual([]);
    expect(dueIn({ levels: made({ ...w15, sha256: "b".repeat(64) }) })).toEqual(["2026-04"]);
    expect(dueIn({ levels: made() })).toEqual(["2026-04"]);
    expect(dueIn({ levels: made(w15, source("memory/weekly/2026-W16.md")) })).toEqual([]);
  });

  it("is not due where a document below tells what it told when the month was made, whatever else is in it", () => {
    const before = standing("2026-04", [source("memory/weekly/2026-W15.md", "b".repeat(64))]);
    const dueWith = (bullets: string) => dueIn({ levels: new Map([["2026-04", { ...before, bullets }]]) });
    expect([dueWith("0".repeat(12)), dueWith("1".repeat(12))]).toEqual([[], ["2026-04"]]);
    const weekly = new Map(ground().weekly).set("2026-W16", source("memory/weekly/2026-W16.md"));
    const levels = new Map([["2026-04", { ...before, bullets: "0".repeat(12) }]]);
    expect(dueIn({ weekly, levels })).toEqual(["2026-04"]);
  });

  it("is due again once what it tells in doubt was decided, though no document below it changed", () => {
    const dueWith = (bullets: string, body: string) =>
      dueIn({
        levels: new Map([
          ["2026-04", { ...standing("2026-04", [source("memory/weekly/2026-W15.md")]), bullets, body }],
        ]),
      });
    const doubt = "- Only Jena (questioned) (2026-W15)";
    expect([dueWith("1".repeat(12), doubt), dueWith("0".repeat(12), doubt)]).toEqual([["2026-04"], []]);
    expect(dueWith("1".repeat(12), "- Only Jena (2026-W15)")).toEqual([]);
    expect(dueWith("1".repeat(12), EMPTY_LEVEL)).toEqual(["2026-04"]);
  });

  it("that ended before lithify came is made only when asked for, and kept up once it stands", () => {
    const since = "2026-05-04";
    expect(dueIn({ since })).toEqual([]);
    expect(dueIn({ since }, true)).toEqual(["2026-04"]);
    expect(dueIn({ since, levels: new Map([["2026-04", standing("2026-04", [])]]) })).toEqual(["2026-04"]);
  });

  it("is not made where nobody wants it", () => {
    expect(dueIn({ wants: { monthly: false, yearly: true } })).toEqual([]);
  });
});

describe("what weekly documents carry on", () => {
  const weekly = (week: string, from: string, bullets: readonly string[]) => {
    const body = `## ${week}\n\n### Blockers & Open Items\n\n${bullets.map((bullet) => `- ${bullet}`).join("\n")}`;
    const document = { type: "weekly" as const, week, from, to: from, sources: [], model: "m", prompt: "p" };
    return {
      file: `weekly/${week}.md`,
      text: writeWeekly({ ...document, memories: [], declined: [], ...marksOf(body), body }),
    };
  };
  const below = [
    weekly("2026-W15", "2026-04-06", [
      "The vet confirms (2026-04-08)",
      "Kuhn delivers (2026-04-09)",
      "Old (2026-02-04)",
    ]),
    weekly("2026-W16", "2026-04-13", ["The roof leaks (2026-04-15)", "The vet confirms (2026-04-08)"]),
    weekly("2026-W17", "2026-04-20", ["The vet confirms (2026-04-08)", "Old (2026-02-04)"]),
    weekly("2026-W18", "2026-04-27", ["The vet confirms (2026-04-08)"]),
  ];

  it("is one item of its own week, and none of a week before the month", () => {
    expect(itemsOf("2026-04", below).map(({ text, weeks, stands }) => [text, weeks, stands])).toEqual([
      ["Kuhn delivers", ["2026-W15"], "2026-W15"],
      ["The roof leaks", ["2026-W16"], "2026-W16"],
      ["The vet confirms", ["2026-W15"], "2026-W18"],
    ]);
  });

  it("has the date behind a word that means a day only on its own, and what a person took out stays out", () => {
    const [told] = itemsOf("2026-04", [
      weekly("2026-W15", "2026-04-06", ["The ferry was painted yesterday (2026-04-08)"]),
    ]);
    expect(told).toMatchObject({
      text: "The ferry was painted yesterday (2026-04-07)",
      written: "The ferry was painted yesterday",
    });
    expect(digestOfItem(told!)).toBe(digestOfItem({ text: told!.written! }));
    const [of2] = itemsOf("2026-04", [
      weekly("2026-W15", "2026-04-06", ["Painted yesterday (2026-04-07, 2026-04-08)"]),
    ]);
    expect(of2?.text).toBe("Painted yesterday");
  });

  it("is open at the end of the month where its last document has it", () => {
    const weeks = ["2026-W15", "2026-W16", "2026-W17", "2026-W18"];
    expect(chooseItems(itemsOf("2026-04", below), weeks, new Set())["Open at the End"]).toMatchObject([
      { text: "The vet confirms", weeks: ["2026-W15"] },
    ]);
  });
});

describe("a year", () => {
  const isClosed = (day: string) => day < "2027-06-01";
  const levels = new Map([["2026-04", standing("2026-04", [source("memory/weekly/2026-W15.md")])]]);

  it("is due by its months, once they are made", () => {
    expect(dueIn({ isClosed, levels })).toEqual(["2026"]);
    expect(dueIn({ isClosed })).toEqual(["2026-04"]);
    expect(dueIn({ isClosed: (day) => day < "2026-12-31", levels })).toEqual([]);
  });

  it("is held back by a month that is", () => {
    const unsettled = new Map([["2026-W16", "has failed"]]);
    const stale = new Map([["2026-04", standing("2026-04", [])]]);
    expect(levelStates(ground({ isClosed, levels: stale, unsettled })).at(-1)).toMatchObject({
      period: "2026",
      due: false,
      heldBy: "2026-W16 has failed",
    });
  });
});

let n = 0;
const item = (section: Item["section"], week: string, day: string, text: string, rank = 1): Item => ({
  ...{ n: ++n, section, text, weeks: [week], days: [day], rank, own: true },
});
/** As a weekly document without a model has it. */
const weekly = (...[section, week, ...rest]: Parameters<typeof item>): Item => ({
  ...item(section, week, ...rest),
  stands: week,
});
const decision = (week: string, day: string, text: string, rank = 1) =>
  item("Decisions That Still Hold", week, day, text, rank);

describe("what holds at the end", () => {
  it.each([
    ["Checkout payments move from Stripe to Adyen", "Checkout payments move back to Stripe, after outages at Adyen"],
    ["Der Export läuft nachts über die Replik", "Der Export läuft nicht mehr über die Replik"],
    ["Releases are cut on Fridays by the whole team", "Releases are never cut on Fridays by the team"],
  ])("is not what a later week takes back: %s", (before, after) => {
    const [old, fresh] = [decision("2026-W14", "2026-04-01", before), decision("2026-W16", "2026-04-14", after)];
    expect(standingItems([old, fresh], [])).toEqual([fresh]);
  });

  it.each([
    ["Le pain de Mornac cuit 48 minutes", "le pain de Mornac cuit désormais 35 minutes au lieu de 48"],
    ["Der Kran in Velm hebt 900 Kilo", "der Kran in Velm hebt jetzt 700 statt 900 Kilo, das Seil ist alt"],
    ["Il furgone di Sant'Elpidio parte alle 14", "Il furgone di Sant'Elpidio non parte più alle 14"],
    ["Kuzey deposunda 12 kişi çalışıyor", "Kuzey deposunda artık 12 kişi çalışmıyor"],
    ["We ship the Larch parts by rail", "We no longer ship the Larch parts by rail"],
    [
      "Ida asks Per about Velo, therefore the keys of Mornac lie with Berta",
      "The keys of Mornac no longer lie with Berta",
    ],
    [
      "The scale of Larch drifts above 30 degrees, so it is kept in the shade",
      "Decision: the scale of Larch was withdrawn",
    ],
    [
      "Copies of Velm are now kept for 25 days and no longer for 60",
      "copies of Velm are now kept for 40 days and no longer for 25",
    ],
    ["Il forno di Velm resta acceso 25 ore e non più 60", "il forno di Velm resta acceso 60 ore e non più 25"],
    // The rarest name is not what it is about, and what ends it names nothing else.
    ["Whoever wants the key of Larch calls Ostrander", "Nobody has the key of Larch any more, it is lost"],
    ["Les clés de Brissac sont chez Odile", "Les clés de Brissac ne sont plus données à personne"],
  ])("is not what a line of the logs takes back that no document tells: %s", (before, after) => {
    const old = decision("2026-W14", "2026-04-01", before);
    const line = (text: string, week: string, day: string) => ({ text, weeks: [week], days: [day] });
    const others = [
      "Le four de Brissac cuit à 35 degrés au lieu de 48",
      "Der Kran in Ost hebt nicht mehr",
      "Rail was late.",
      "Larch and Brissac are both closed in May",
    ];
    const lines = (week: string, day: string) => [...others, after].map((text) => line(text, week, day));
    expect(overtakenByLines([old], lines("2026-W16", "2026-04-14"), new Set())).toEqual(new Set([old]));
    expect(overtakenByLines([old], lines("2026-W13", "2026-03-24"), new Set())).toEqual(new Set());
    expect(overtakenByLines([old], lines("2026-W16", "2026-04-14").slice(0, -1), new Set())).toEqual(new Set());
    expect(overtakenByLines([{ ...old, section: "Milestones" }], lines("2026-W16", "2026-04-14"), new Set())).toEqual(
      new Set(),
    );
  });

  it.each([
    ["Still open: the wiki backup is not encrypted", "The wiki backup is encrypted with age, Marta has the key"],
    ["Offen: das Lager in Velm hat noch keine Rampe", "Das Lager in Velm hat seit heute eine Rampe"],
    ["À faire : remplacer le joint du four de Brissac", "Joint du four de Brissac remplacé ce matin"],
    ["Open: who pays for the second crane in Velm?", "The harbour pays the second crane in Velm, on its own budget"],
    ["TODO: order the seals for the Larch pump", "Ordered the seals for the Larch pump, 40 of them"],
  ])("is not what waits, where a line tells its end that no document tells: %s", (before, after) => {
    const old = { ...decision("2026-W14", "2026-04-01", before), section: "Open at the End" as const };
    const said = (text: string, day: string) => [
      { text: "The Larch van came late.", weeks: ["2026-W16"], days: [day] },
      { text, weeks: ["2026-W16"], days: [day] },
    ];
    expect(overtakenByLines([old], said(after, "2026-04-14"), new Set())).toEqual(new Set([old]));
    expect(overtakenByLines([old], [], new Set())).toEqual(new Set());
  });

  it.each([
    ["Still open: the wiki backup is not encrypted", "The wiki backup is still not encrypted, Marta looks for a tool"],
    ["TODO: order the seals for the Larch pump", "Asked Per again about the seals for the Larch pump, no answer"],
    ["Offen: das Lager in Velm hat noch keine Rampe", "Das Lager in Ost hat seit heute eine Rampe"],
    ["Open: who pays for the second crane in Velm?", "Who pays for the crane in Velm, asked Ida again"],
    ["Open: who pays for the second crane in Velm?", "The crane in Velm stood still all day, wind"],
    ["Open: who pays for the second crane in Velm?", "Who pays for the second crane in Velm?"],
    ["Open: who pays for the second crane in Velm?", "It is not decided yet who pays for the second crane in Velm"],
  ])("waits on where a line only speaks of it: %s", (before, after) => {
    const old = { ...decision("2026-W14", "2026-04-01", before), section: "Open at the End" as const };
    const lines = [{ text: after, weeks: ["2026-W16"], days: ["2026-04-14"] }];
    expect(overtakenByLines([old], lines, new Set())).toEqual(new Set());
  });

  it("is not what its own bullet takes back, as weeks written before this was read tell it", () => {
    const [old, kept] = [
      "Decision (rejected): the till prints in Velm",
      "Decision (final): the crane stands in Velm",
    ].map((text) => decision("2026-W14", "2026-04-01", text));
    expect(standingItems([old!, kept!], [])).toEqual([kept]);
  });

  it("is what a later week says again, or says of something else", () => {
    const items = [
      decision("2026-W14", "2026-04-01", "Invoices are numbered per year and supplier"),
      decision("2026-W16", "2026-04-14", "Suppliers are called before their contract ends, no longer after it"),
      decision("2026-W16", "2026-04-15", "Invoices are numbered per year and supplier, also in Poland"),
    ];
    expect(standingItems(items, [])).toEqual(items);
  });

  const REPLACED = { status: "superseded", superseded_by: "new.md" };
  it.each([
    ["that was withdrawn", { status: "withdrawn" }, undefined, undefined],
    ["that something of the period replaced", REPLACED, "2026-04-03", undefined],
    ["that something later replaced", REPLACED, "2026-04-14", "superseded"],
    ["that is questioned", { status: "active", questioned_by: ["a"] }, undefined, "questioned"],
  ] as const)("is not what a memory said %s, in a month or a year", (_, state, replaced, mark) => {
    const said = decision("2026-W14", "2026-04-01", "The kiln at Weir 7 fires at 341 degrees");
    const memory = {
      ...{ name: said.text, description: said.text, sources: ["logs/2026-04-01.md#L3"], ...state },
    } as unknown as StoredMemory;
    const other = {
      file: "new.md",
      name: "",
      description: "",
      sources: [],
      created: replaced,
    } as unknown as StoredMemory;
    const of = (item: Item) => standingItems([item], [memory, other]).map((one) => [one.mark, one.section]);
    const section = mark === "questioned" ? "Open at the End" : "Themes";
    for (const one of [said, { ...said, days: [] }]) expect(of(one)).toEqual(mark ? [[mark, section]] : []);
    expect(standingItems([said], [{ ...memory, status: "active", questioned_by: [] }])).toEqual([said]);
  });

  it.each([
    ["Die Kundenakten liegen nur in Jena", "Kundenakten liegen ab sofort auch in Brünn", "questioned"],
    ["La cantina apre alle 6", "La cantina apre alle 7", "questioned"],
    ["决定：客服用飞书", "决定：客服用钉钉", "questioned"],
    [
      "We chose oak over ash for the oars, because it bends",
      "We no longer use oak for oars; oars are spruce",
      undefined,
    ],
    ["Wir nehmen Esche für die Ruder", "Für die Ruder nehmen wir keine Esche mehr", undefined],
  ])("is told with the doubt where a later line questions it, and not where one denies it: %s", (before, after, mark) => {
    const [old, fresh] = [decision("2026-W14", "2026-04-01", before), decision("2026-W16", "2026-04-14", after)];
    const told = standingItems([old, fresh], []);
    expect(told.map((one) => [one.text, one.mark])).toEqual([...(mark ? [[before, mark]] : []), [after, undefined]]);
  });

  it.each([
    [
      "The pump at Weir 7 now runs at 368 litres instead of 367",
      "The pump at Weir 7 now runs at 96 litres instead of 368",
    ],
    ["Der Ofen heizt jetzt mit 90 statt 80 Grad", "Der Ofen heizt jetzt mit 70 statt 90 Grad"],
  ])("is not the news of a change that a later change gave up: %s", (before, after) => {
    const [old, fresh] = [decision("2026-W14", "2026-04-01", before), decision("2026-W16", "2026-04-14", after)];
    expect(standingItems([old, fresh], [])).toEqual([fresh]);
    const memory = {
      name: after,
      description: after,
      body: after,
      status: "active",
      updated: "2026-04-14",
      sources: [],
    };
    expect(standingItems([old], [memory as unknown as StoredMemory])).toMatchObject([{ mark: "superseded" }]);
  });

  it.each([
    [
      "of what else it tells",
      "Oars are made of spruce. Jobs are kept for 30 days.",
      "Jobs are kept for 90 days instead of 30",
    ],
    ["of its reason", "We chose Postgres for the queue, because Redis loses jobs", "Redis no longer loses jobs"],
  ])("is told with the doubt where a later line denies a part %s", (_, before, after) => {
    const [old, fresh] = [decision("2026-W14", "2026-04-01", before), decision("2026-W16", "2026-04-14", after)];
    expect(standingItems([old, fresh], []).map((one) => [one.text, one.mark])).toEqual([
      [before, "questioned"],
      [after, undefined],
    ]);
  });

  it("is what a person let stand, whatever a later line says", () => {
    const [old, fresh] = [
      decision("2026-W14", "2026-04-01", "Die Kundenakten liegen nur in Jena"),
      item("Themes", "2026-W16", "2026-04-14", "Kundenakten liegen ab sofort auch in Brünn"),
    ];
    const memory = {
      ...{ name: old.text, description: old.text, body: old.text, sources: ["logs/2026-04-01.md#L1"] },
      status: "active",
    } as unknown as StoredMemory;
    expect(standingItems([old, fresh], [memory])).toEqual([old, fresh]);
  });

  it("is what its memory says, though its description begins with a label", () => {
    const said = decision("2026-W14", "2026-04-01", "The oars of Larch come from Ost.");
    const memory = {
      ...{ name: said.text.slice(0, -1), description: "Reason: price.", body: `${said.text} Reason: price.` },
      ...{ status: "active", sources: ["logs/2026-04-01.md#L1"] },
    } as unknown as StoredMemory;
    expect(rememberedItems([said], [memory]).has(said)).toBe(true);
  });

  it("is told in its month and its year with the mark behind it, once", () => {
    const doubted = { ...decision("2026-W14", "2026-04-01", "Only Jena"), mark: "questioned" as const };
    const open = { ...doubted, section: "Open at the End" as const };
    const none = chooseItems([], [], new Set());
    const month = withMarked(none, [open], new Set([open]));
    expect(month).toMatchObject({
      ...none,
      "Open at the End": [{ text: "Only Jena (questioned)", weeks: ["2026-W14"] }],
    });
    const { text } = planLevel(
      { ...{ period: "2026-04", sources: [], bullets: "", model: "m", prompt: "p", allow: [] }, sections: month },
      undefined,
    );
    const [again] = itemsOf("2026", [{ file: "monthly/2026-04.md", text }]);
    expect(again).toMatchObject({ text: "Only Jena", mark: "questioned", section: "Open at the End" });
    const later = standingItems([again!], []);
    expect(withMarked(none, later, new Set(later))).toMatchObject(month);
  });

  it.each([
    ["a figure", "The kiln at Weir 7 fires at 341 degrees", "The kiln at Weir 7 fires at 355 degrees"],
    ["a name", "Glaze for the kiln comes from Gildax by van", "Glaze for the kiln comes from Mormun by van"],
  ])("is not what its memory has read otherwise since: %s", (_, before, after) => {
    const said = decision("2026-W14", "2026-04-01", before);
    const memory = (text: string, ...days: readonly string[]) =>
      ({
        ...{ name: text, description: text, body: text, status: "active" },
        sources: days.map((day) => `logs/${day}.md#L3`),
      }) as unknown as StoredMemory;
    const marks = (...items: Item[]) =>
      standingItems(items, [memory(after, "2026-04-01", "2026-04-14")]).map(({ mark }) => mark);
    expect(marks(said, { ...said, days: [] })).toEqual(["superseded", "superseded"]);
    expect(marks(said, decision("2026-W16", "2026-04-15", "Nothing else"))).toEqual([undefined]);
    expect(standingItems([said], [memory(after, "2026-04-14")])).toEqual([said]);
    expect(standingItems([said], [memory(after, "2026-04-01")])).toEqual([said]);
    expect(standingItems([said], [memory(`${before}. ${after}.`, "2026-04-01", "2026-04-14")])).toEqual([said]);
    expect(standingItems([said], [memory("The kiln at Weir 7 fires", "2026-04-01", "2026-04-14")])).toEqual([said]);
  });

  it.each([
    [
      "We decided to keep logs for 30 days. Read two papers about queues.",
      "Logs are kept for 90 days, the auditors asked",
    ],
    [
      "Read two papers about queues. We decided to keep logs for 30 days.",
      "Logs are kept for 90 days, the auditors asked",
    ],
  ])("is told with the doubt where a later line speaks against one of two that it puts side by side: %s", (text, news) => {
    const both = decision("2026-W14", "2026-04-01", text);
    const marks = (...later: Item[]) =>
      standingItems([both, ...later], []).flatMap(({ n, mark }) => (n === both.n ? mark : []));
    expect(marks(item("Themes", "2026-W16", "2026-04-15", news))).toEqual(["questioned"]);
    expect(marks(item("Themes", "2026-W16", "2026-04-15", "Backups are kept for 90 days"))).toEqual([undefined]);
  });

  it.each([
    [
      "`FileStorage` is our own. `VirtualFileStorage` needs Windows path normalization. All compactor ops are dry-run capable.",
      "VirtualFileStorage normalizes paths to /-joined and only checks for a leading slash.",
    ],
    [
      "Shell out to `gh` for comments. The Rust tool could make HTTP requests directly to the API, but needs tokens.",
      "Dispatched the audit as a focused Rust tool change to the pipeline check.",
    ],
    [
      "Accepted the audit in full. Seven lapses (post-step ID check) show that a rule must be a gate.",
      "A failed step comment is now expected where the ID is missing.",
    ],
  ])("is told without a doubt where a later line says one more thing about a bit of it: %s", (before, after) => {
    const often = ["Mara", "Jon", "Ada", "Kim", "Lou", "Pia", "Ben"].map((who) =>
      item("Themes", "2026-W14", "2026-04-01", `${who} posted the step list by ID with a check`),
    );
    const [old, fresh] = [decision("2026-W14", "2026-04-01", before), item("Themes", "2026-W16", "2026-04-14", after)];
    expect(standingItems([old, ...often, fresh], [])).toEqual([old, ...often, fresh]);
  });

  it("is not in doubt for what a later line says of the piece behind a version's stop", () => {
    const old = decision(
      "2026-W14",
      "2026-04-01",
      "Own `ListStore` class replaced with drizzle 0.31.2's exported adapter",
    );
    const text =
      "Adopt upstream once it catches up, as with drizzle 0.31.2's exported store adapter in place of the own ListStore";
    const again = item("Themes", "2026-W15", "2026-04-08", text);
    expect(standingItems([old, again], [])).toEqual([old, again]);
  });

  it("is open until something later closes it", () => {
    const open = item("Open at the End", "2026-W14", "2026-04-01", "Mirjam supplies the 12 missing supplier numbers");
    const still = item(
      "Milestones",
      "2026-W15",
      "2026-04-08",
      "11 of the 12 missing supplier numbers came, one not yet done",
    );
    const done = item("Milestones", "2026-W16", "2026-04-15", "The 12 missing supplier numbers are done");
    expect(standingItems([open, still], [])).toContain(open);
    expect(standingItems([open, still, done], [])).not.toContain(open);
  });

  it.each([
    [
      "Open: extend the test access to the ledger API beyond 17 April 2026, or finish before",
      "Mirjam signed off. Halden extended the test access to 29 May 2026.",
      true,
    ],
    ["Next: book the hall for 12 June", "Booked the hall", true],
    ["Pendiente: renovar el certificado del servidor", "Certificado del servidor renovado", true],
    ["Offer of Krause is open until 14 May 2026", "Krause prolonged the offer to 2 June 2026", true],
    ["Das Angebot von Krause gilt bis 14. Mai 2026", "Krause hat das Angebot bis 2. Juni 2026 verlängert", true],
    ["倉庫の契約は2026年4月10日まで", "倉庫の契約を2026年5月20日まで延ばした", true],
    ["La reserva de la sala vence el 9 de abril", "La reserva de la sala se prorrogó hasta el 20 de mayo", true],
    ["End-to-end test of the importer ✅", "Painted the fence", true],
    ["Das Angebot von Krause gilt bis 14. Mai 2026", "Das Angebot von Weller gilt bis 2. Juni 2026", false],
    ["Invoice Q1 is due on 17 April", "Invoice Q2 is due on 17 July", false],
    ["倉庫の契約は2026年4月10日まで", "倉庫の屋根は2026年5月20日に直す", false],
    ["Open: extend the test access to the ledger API", "Extended the test access to the billing API", false],
    ["Next: book the hall for 12 June", "Booked the train for 12 June", false],
  ])("is over where an outcome tells what was to be done, and nothing else: %s, %s", (text, news, isOver) => {
    const open = item("Open at the End", "2026-W14", "2026-04-01", text);
    const later = item("Milestones", "2026-W16", "2026-04-15", news);
    expect(standingItems([open, later], []).includes(open)).toBe(!isOver);
  });
});

describe("choosing without a model", () => {
  it("tells whole bullets only, and each once", () => {
    const items = [
      decision("2026-W14", "2026-04-01", "Search runs on SQLite"),
      decision("2026-W15", "2026-04-08", "Search runs on SQLite"),
      item("Themes", "2026-W14", "2026-04-02", "The gauges at Weir 7 lost their LoRa link twice"),
      item("Themes", "2026-W16", "2026-04-15", "The gauges at Weir 7 got a second LoRa antenna"),
      item("Themes", "2026-W17", "2026-04-22", "The mast was painted, the antenna too"),
      item("Open at the End", "2026-W14", "2026-04-02", "Ask for the permit"),
      item("Open at the End", "2026-W18", "2026-04-29", "Order batteries"),
    ];
    const chosen = chooseItems(
      items,
      ["2026-W14", "2026-W15", "2026-W16", "2026-W17", "2026-W18"],
      new Set(items.slice(0, 2)),
    );
    expect(chosen["Decisions That Still Hold"]).toMatchObject([
      { text: "Search runs on SQLite", weeks: ["2026-W14", "2026-W15"] },
    ]);
    expect(chosen.Themes).toMatchObject(items.slice(2, 5).map(({ text, weeks }) => ({ text, weeks })));
    expect(chosen["Open at the End"].map(({ text }) => text)).toEqual(["Order batteries"]);
  });

  it("tells as a decision that holds what a memory says or what says so of itself, not a step of its week", () => {
    const items = [
      decision("2026-W14", "2026-04-01", "Restarted the buoy feed before the noon tide"),
      decision("2026-W14", "2026-04-02", "Decision — tide tables: they come from the port office"),
      decision("2026-W15", "2026-04-08", "We chose brass over steel for the cleats because of the salt"),
      decision("2026-W15", "2026-04-09", "The skipper signs the fuel log"),
      { ...decision("2026-W16", "2026-04-15", "Berth 4 stays free"), own: false },
      decision("2026-W16", "2026-04-16", "Accepted audit #12. New rule: nobody closes it without the skipper"),
    ];
    const ofTickets = decision("2026-W16", "2026-04-15", "Decision: merge #190 before #191 because of the tide table");
    expect(chooseItems([ofTickets], ["2026-W16"], new Set())["Decisions That Still Hold"]).toEqual([]);
    const chosen = chooseItems(items, ["2026-W14", "2026-W15", "2026-W16"], new Set([items[3]!]));
    expect(chosen["Decisions That Still Hold"].map(({ text }) => text)).toEqual(items.slice(1).map(({ text }) => text));
  });

  it("tells before anything else what was learned and which rules were set, be it many of one week", () => {
    const of = (day: string, text: string, rank: number) => weekly("Themes", "2026-W18", day, text, rank);
    const lasting = [
      of("2026-04-27", "Lesson: the tide table of the port office is an hour early in April", 4),
      of("2026-04-28", "Always sound the horn before leaving berth 4", 5),
      of("2026-04-29", "Von nun an unterschreibt der Schiffer das Logbuch", 6),
      of("2026-04-29", "The deckhands sleep in the old customs house", 7),
    ];
    const remembered = new Set([lasting[3]!]);
    const first = weekly("Themes", "2026-W18", "2026-04-27", "The gulls nest on the roof. Nobody minds them.", 1);
    const chosen = chooseItems([first, ...lasting], ["2026-W18"], remembered);
    expect(chosen.Themes.map(({ text }) => text)).toEqual(lasting.map(({ text }) => text));
  });

  it.each([
    ["Themes", "Buy rope; sound the pier; 12 mm shackles; ring the chandler"],
    ["Milestones", "Oiled the winch; two coats of varnish; tide at 06:10"],
    ["Themes", "This took the whole crew until the evening ebb"],
    ["Milestones", "Performance: This trip took the crew forty minutes to the buoy"],
    ["Themes", "これは港の時計よりも一時間早い"],
    ["Themes", "The wind is calm today and the ferry smells of tar"],
    ["Themes", "No passengers were counted on the upper deck"],
    ["Milestones", "src/tide.ts — prints each tide on a line of its own"],
    ["Milestones", "Validation: `npm test` passed; `npm run lint` passed"],
    ["Milestones", "Tried the new winch on all four berths; The chandler moved to Gent"],
    ["Milestones", "The radio link of the ferry broke off at 05:54 and came back"],
    ["Themes", "The rope count of issue #973 shows three coils where one lies"],
    ["Themes", "Logbook: Friday, March 20, 2026"],
    ["Themes", "Remember: Freitag, 20. März 2026"],
    ["Themes", "Lesson — Total crossings: 30 (was 27)."],
    ["Open at the End", "I did not need to widen the berth this spring. The crew serves the older wish of the board."],
    ["Open at the End", "Der Aushang mit 30 % auf alle Seile hängt am Kai bis 3. Juni"],
    ["Decisions That Still Hold", "Decision: keep it; the board likes the colour; no berth is lost; the bell stays"],
    ["Open at the End", "20:30: look over the moorings of the ferry"],
    [
      "Open at the End",
      "The chandler's shop answered each letter about the spare gear wheels of the crane only after a fortnight of asking again; The bell of the outer buoy rings as it should",
    ],
  ] as const)("tells under %s nothing that nobody understands alone: %s", (section, text) => {
    const told = item(section, "2026-W18", "2026-04-29", "We chose that the greenhouse heater follows the soil sensor");
    const bad = weekly(section, "2026-W17", "2026-04-22", text);
    const chosen = (...items: Item[]) => chooseItems(items, ["2026-W17", "2026-W18"], new Set())[section];
    expect(chosen(bad, told).map((one) => one.text)).toEqual([told.text]);
    expect(chosen({ ...bad, own: false }, told).map((one) => one.text)).toContain(text);
  });

  it.each([
    ["Open at the End", "Ring the chandler; sound the old pier; buy hemp rope"],
    ["Milestones", "Shackles of the ferry replaced; the new shackles of the ferry are brass"],
    ["Themes", "Lesson: splice before you whip; a frayed end costs a metre"],
    ["Themes", "Mara: please send figures as a table, never as prose; she pastes them into the report"],
    ["Themes", "Rule: the ferry leaves berth 4 at 07:40, whoever is late"],
    ["Themes", "Mara prefers hemp to nylon for the mooring lines of issue #12"],
  ] as const)("tells under %s tasks side by side, two lines about one thing, and a rule with its hour: %s", (section, text) => {
    const told = item(section, "2026-W18", "2026-04-29", text);
    const other = item(section, "2026-W18", "2026-04-29", "The greenhouse heater must follow the soil sensor", 2);
    expect(chooseItems([told, other], ["2026-W18"], new Set())[section].map((one) => one.text)).toContain(text);
  });

  it.each([
    ["Open at the End", "Milestone: the 500th crossing of the ferry this spring", "Milestones"],
    ["Themes", "Milestone: the 500th crossing of the ferry this spring", "Milestones"],
    ["Milestones", "I set the tide by hand, and it broke. The lesson: never set it by hand", "Themes"],
    ["Open at the End", "Rule: the deckhands sign the fuel log", "Themes"],
    ["Open at the End", "Todo: the deckhands sign the fuel log", "Open at the End"],
  ] as const)("tells what stood under %s where its label says: %s", (section, text, under) => {
    const told = item(section, "2026-W18", "2026-04-29", text);
    expect(chooseItems([told], ["2026-W18"], new Set())[under].map((one) => one.text)).toEqual([text]);
    // A person put it where it stands.
    expect(chooseItems([{ ...told, own: false }], ["2026-W18"], new Set())[section]).toMatchObject([{ text }]);
  });

  it("tells what nobody marked only where nothing else is told, and no day's own story", () => {
    const story = weekly("Themes", "2026-W16", "2026-04-14", "The gulls came (2026-04-13). They nest on the roof.");
    const items = [
      { ...story, written: "The gulls came yesterday. They nest on the roof." },
      weekly("Themes", "2026-W17", "2026-04-22", "The gulls nest on the harbour roof. Nobody minds them."),
      weekly("Themes", "2026-W18", "2026-04-29", "A heron in the shallow water"),
      weekly("Themes", "2026-W19", "2026-05-06", "A heron stands in the shallow water. It eats the eels."),
    ];
    const themes = (...more: Item[]) =>
      chooseItems([...items, ...more], ["2026-W17", "2026-W18", "2026-W19"], new Set()).Themes.flatMap(
        ({ weeks }) => weeks,
      );
    expect(themes()).toEqual(["2026-W17", "2026-W19"]);
    expect(
      themes(weekly("Open at the End", "2026-W19", "2026-05-07", "Todo: ask the town for the ferry permit")),
    ).toEqual([]);
  });

  it.each([
    ["The board of the port meets on 18 March 2026", false],
    ["The board of the port meets on 18 May 2026", true],
    ["Todo: ring the board about 18 March 2026", true],
    ["The fee of the berth is due by 18 March 2026", true],
  ])("holds for open what was to come on a day until that day, and what is due beyond it: %s", (text, isOpen) => {
    const items = [item("Open at the End", "2026-W13", "2026-03-25", text)];
    expect(chooseItems(items, ["2026-W13"], new Set())["Open at the End"]).toHaveLength(isOpen ? 1 : 0);
    expect(chooseItems([{ ...items[0]!, own: false }], ["2026-W13"], new Set())["Open at the End"]).toHaveLength(1);
  });

  it.each([
    ["The audit needs all 412 receipts in the folder by 18 May 2026.", 9, true],
    ["Die Prüfung braucht alle 412 Belege bis zum 18. Mai 2026.", 9, true],
    ["La revisión necesita las 412 facturas antes del 18 de mayo de 2026.", 9, true],
    ["Berths are 12 % cheaper until 18 May 2026.", 1, false],
    ["Next: shall I order the horn, or do you ring them?", 1, false],
    ["Open question: does the horn reach berth four?", 5, true],
    ["Todo: ask the town for the ferry permit", 6, false],
  ])("of open items in a log's own words tells what so much is due for, and the first that wait: %s", (text, rank, told) => {
    const items = [weekly("Open at the End", "2026-W13", "2026-03-25", text, rank)];
    expect(chooseItems(items, ["2026-W13"], new Set())["Open at the End"]).toHaveLength(told ? 1 : 0);
  });

  it.each([
    ["Themes", "Model failover works: the second one answers", "Lesson: name both models in the run book"],
    ["Themes", "Fixed the horn, which must always sound at berth 4", "Always sound the horn before leaving berth 4"],
    ["Milestones", "Ferry status — Pump: running, checked OK", "Winch fails — Root cause: wet sand. Fix: a lid of oak"],
    ["Milestones", "The horn of the quay is repaired and painted.", "Repaired and painted the horn of the north quay."],
    [
      "Milestones",
      "Finished the tide table of all four berths for today.",
      "Finished the tide table of all four berths.",
    ],
    [
      "Milestones",
      "Result: notes/2026-04-25-tide-table-of-berths.md",
      "Result: the tide table of all berths is in the log",
    ],
    [
      "Milestones",
      "Nur ein Seil fehlte am Steg – behoben mit Hanf.",
      "Fertiggestellt: der Steg am Ostufer samt Geländer.",
    ],
    ["Milestones", "全部四个码头的航标图已成功完成并同步", "完成四个码头的航标图和潮汐表"],
    [OPEN, "Ferry API had a latency of >30 sec per call", "Ask the town for the ferry permit"],
    [OPEN, "The deckhands talked about the rope all morning.", "The crane is still blocked, waiting for a gear wheel."],
    [OPEN, "Issue #74 — Winch: two of four are oiled", "Open: two of four winches"],
    [OPEN, "灯台の番人が朝に来る", "待办：灯台の鍵を替える"],
  ] as const)("tells under %s of a week in its logs' own words only what is sure: not %s, but %s", (section, bad, good) => {
    const [no, yes] = [bad, good].map((text) => weekly(section, "2026-W18", "2026-04-29", text));
    const told = (...items: Item[]) => chooseItems(items, ["2026-W18"], new Set(remembered))[section];
    const remembered: Item[] = [];
    expect(told(no!, yes!).map(({ text }) => text)).toEqual([good]);
    // What a model put into words was chosen by it, and what a memory says is known.
    expect(told({ ...no!, isWritten: true })).toMatchObject([{ text: bad }]);
    remembered.push(no!);
    expect(told(no!)).toMatchObject([{ text: bad }]);
  });

  it("tells nothing under a label that comes again in another week and is no mark: a routine's name, a form's field", () => {
    const of = (week: string, text: string) => weekly("Themes", week, "2026-04-22", text);
    const [round, again] = [of("2026-W17", "Round of rules: always 24"), of("2026-W18", "Round of rules: always 30")];
    const told = (...items: Item[]) =>
      chooseItems(items, ["2026-W17", "2026-W18"], new Set()).Themes.map(({ text }) => text);
    expect(told(round)).toEqual([round.text]);
    expect(told(round, again)).toEqual([]);
    const lessons = [
      of("2026-W17", "Lesson: oil the winch early"),
      of("2026-W18", "Lesson: sound the old pier at ebb"),
    ];
    expect(told(...lessons)).toEqual(lessons.map(({ text }) => text));
  });

  it("tells no long report for the decision in it, unless a memory says it or a model wrote it", () => {
    const long = `Decision: the ferry moves to berth 4. ${"The crew looked at each of the berths and wrote down its depth. ".repeat(4)}`;
    const [report, brief] = [long.trim(), "Decision: the ferry moves to berth 4."].map((text) => ({
      ...decision("2026-W18", "2026-04-29", text),
      stands: "2026-W18",
    }));
    const told = (item: Item, remembered: Item[] = []) =>
      chooseItems([item], ["2026-W18"], new Set(remembered))["Decisions That Still Hold"].map(({ text }) => text);
    expect([told(report!), told(brief!)]).toEqual([[], [brief!.text]]);
    expect([told(report!, [report!]), told({ ...report!, isWritten: true })]).toEqual([[report!.text], [report!.text]]);
  });

  it("leaves out what a memory says with a word that leans on what stood before it", () => {
    const leaning = weekly(
      "Themes",
      "2026-W18",
      "2026-04-29",
      "This is a finding about ropes. Always splice before you whip.",
    );
    expect(chooseItems([leaning], ["2026-W18"], new Set([leaning])).Themes).toEqual([]);
  });

  it("tells no step of a week for being in doubt, nor a count for having dropped", () => {
    const doubted = (text: string) => ({
      ...item("Open at the End", "2026-W14", "2026-04-01", text),
      mark: "questioned" as const,
    });
    const [step, said, remembered, own] = [
      doubted("Rewrote the tide parser"),
      doubted("Decision: tides come from the port office"),
      doubted("The skipper signs the fuel log"),
      { ...doubted("Berth 4 stays free"), own: false },
    ];
    const none = chooseItems([], [], new Set());
    const told = withMarked(none, [step, said, remembered, own], new Set([remembered]))["Open at the End"];
    expect(told.map(({ text }) => text)).toEqual([said, remembered, own].map(({ text }) => `${text} (questioned)`));
    const count = decision("2026-W14", "2026-04-01", "The number of warnings dropped from 19 to 13 in April");
    expect(chooseItems([count], ["2026-W14"], new Set())["Decisions That Still Hold"]).toEqual([]);
  });

  it("holds nothing for open that a document of many weeks before the last one left open", () => {
    const items = [
      item("Open at the End", "2026-W14", "2026-04-02", "Ask the town for the permit"),
      item("Open at the End", "2026-W17", "2026-04-22", "Order batteries for the buoys"),
      item("Open at the End", "2026-W18", "2026-04-29", "Paint the bow of the ferry"),
    ];
    expect(chooseItems(items, ["2026-W14", "2026-W18"], new Set())["Open at the End"].map(({ text }) => text)).toEqual([
      "Order batteries for the buoys",
      "Paint the bow of the ferry",
    ]);
  });

  it.each([
    ["Themes", "No substantive tasks logged, only system maintenance in the garden"],
    ["Milestones", "Iteration 6 finished."],
    ["Milestones", "All 5 tests pass."],
    ["Open at the End", "Waiting for Ana."],
    // What somebody asked an agent for in a session, as its week tells it.
    ["Themes", "Requests: Never draw a ferry without its name. Paint the harbour of Lund once more."],
  ] as const)("tells under %s no receipt of a moment: %s", (section, text) => {
    const receipt = weekly(section, "2026-W18", "2026-04-29", text);
    const told = item(section, "2026-W18", "2026-04-29", "We chose that the greenhouse heater follows the soil sensor");
    const chosen = (...items: Item[]) => chooseItems(items, ["2026-W18"], new Set())[section].map((one) => one.text);
    expect(chosen(receipt, told)).toEqual([told.text]);
    // A person's own line is theirs.
    expect(chosen({ ...receipt, own: false })).toEqual([text]);
  });
});

describe("the request", () => {
  it("shows the memories that hold, and none that is questioned or over", () => {
    const memory = (name: string, over: object) =>
      ({ type: "project", name, description: name, ...over }) as StoredMemory;
    const memories = [
      memory("Oars are oak", { status: "active", questioned_by: ["a.md"] }),
      memory("Oars are ash", { status: "superseded" }),
      memory("Oars are spruce", { status: "active" }),
    ];
    const prompt = { system: "", user: "{{memories}}", digest: "" };
    const { user } = levelRequest({
      ...{ period: "2026-04", items: [], memories, prompt, language: "source", maxOutputTokens: 100 },
    });
    expect(user).toMatch(/^<memories>\n\| project: Oars are spruce\. Oars are spruce\n/);
    expect(user).not.toMatch(/oak|ash/);
  });
});

describe("a model's answer", () => {
  const items = [
    decision("2026-W14", "2026-04-01", "Gauges send over LoRa instead of SIM cards"),
    decision("2026-W15", "2026-04-08", "A battery lasts 41 days"),
  ];
  const [lora, battery] = items as [Item, Item];
  const proves = async (text: string) =>
    text.includes("99") ? ({ code: "UNSUPPORTED", reason: "99 is not in the evidence" } as const) : undefined;

  it("keeps what is proved, with the weeks of the bullets it names", async () => {
    const text = `### Milestones\n- On LoRa a battery lasts 41 days [${lora.n}, ${battery.n}]`;
    const { sections, rejected } = await readLevelAnswer(text, items, proves);
    expect(sections.Milestones).toMatchObject([
      { text: "On LoRa a battery lasts 41 days", weeks: ["2026-W14", "2026-W15"] },
    ]);
    expect(rejected).toEqual([]);
  });

  it("tells the bullets themselves in place of one that says more than they do", async () => {
    const text = `### Milestones\n- A battery lasts 99 days [${battery.n}]`;
    const { sections, rejected } = await readLevelAnswer(text, items, proves);
    expect(sections.Milestones).toMatchObject([{ text: "A battery lasts 41 days", weeks: ["2026-W15"] }]);
    expect(rejected).toMatchObject([{ code: "UNSUPPORTED", line: 2 }]);
  });

  it("tells no bullet once more that another one, proved, rests on", async () => {
    const text = `### Themes\n- A battery on LoRa lasts 99 days [${lora.n}, ${battery.n}]\n\n### Milestones\n- 41 days is what a battery lasts [${battery.n}]`;
    const { sections, rejected } = await readLevelAnswer(text, items, proves);
    expect([sections.Themes, sections.Milestones].map((all) => all.map((bullet) => bullet.text))).toEqual([
      [lora.text],
      ["41 days is what a battery lasts"],
    ]);
    expect(rejected).toHaveLength(1);
  });

  it("tells a week once that the answer names behind its bullet, in wide brackets too", async () => {
    const text = `### Milestones\n- A battery lasts 41 days（2026-W15） [${battery.n}]`;
    const { sections } = await readLevelAnswer(text, items, proves);
    expect(sections.Milestones.map((bullet) => bullet.text)).toEqual([battery.text]);
  });

  it.each([
    [
      "The choir has 42 members and a new piano from Vienna",
      "The hall is taken on Tuesdays, therefore the rehearsal moved to Thursday",
      "The choir has 42 members and a new piano from Vienna, the hall is taken on Tuesdays, therefore the rehearsal moved to Thursday",
    ],
    [
      "倉庫の整理を先週から始めた",
      "部品の値段が上がったので、新しい業者を探す",
      "倉庫の整理を先週から始め、部品の値段が上がったので新しい業者を探す",
    ],
  ])("gives a reason of the clause before it, whatever else it tells: %s", async (one, other, said) => {
    const own = [decision("2026-W14", "2026-04-01", one), decision("2026-W14", "2026-04-02", other)];
    const text = `### Themes\n- ${said} [${own.map(({ n }) => n).join(", ")}]`;
    const { sections } = await readLevelAnswer(text, own, async () => undefined);
    expect(sections.Themes.map((bullet) => bullet.text)).toEqual([said]);
  });

  it("has a name whole, whatever script stands behind it without a space", async () => {
    const own = [decision("2026-W14", "2026-04-01", "検索（Algolia DocSearch）の申請が通ったので、実装に進む")];
    const said = "Algolia DocSearchの申請が通ったので、実装に進む";
    const { sections } = await readLevelAnswer(`### Themes\n- ${said} [${own[0]!.n}]`, own, async () => undefined);
    expect(sections.Themes.map((bullet) => bullet.text)).toEqual([said]);
  });

  it("tells the bullets themselves in place of one that takes a name or a figure from elsewhere", async () => {
    const text = `### Milestones\n- At the Weir a battery lasts 41 days [${battery.n}]\n- Gauges send over LoRa for 41 days [${lora.n}]`;
    const { sections } = await readLevelAnswer(text, items, async () => undefined);
    expect(sections.Milestones.map((bullet) => bullet.text)).toEqual([battery.text, lora.text]);
  });

  it.each([
    ["In 2026-W14 gauges send over LoRa; in 2026-W15 a battery lasts 41 days", true],
    ["Gauges send over LoRa (2026-W14), a battery lasts 41 days (W15)", true],
    ["From LoRa (2026-W14) to 41 days, W14–W15", true],
    ["2026-W14 选定 LoRa；2026-W15 电池用 41 天", true],
    ["In 2026-W14 a battery lasts 41 days; in 2026-W15 gauges send over LoRa", false],
    ["A battery lasts 41 days (2026-W14), gauges send over LoRa", false],
    ["In 2026-W13 gauges send over LoRa, a battery lasts 41 days", false],
    ["Gauges send over LoRa in 2026-W14, a battery lasts 41 days in 2026-W15", true],
    ["A battery lasts 41 days in 2026-W14, gauges send over LoRa in 2026-W15", false],
  ])("may name the weeks of its bullets, each for what is told of it: %s", async (said, isKept) => {
    const text = `### Themes\n- ${said} [${lora.n}, ${battery.n}]`;
    const { sections } = await readLevelAnswer(text, items, async () => undefined);
    expect(sections.Themes.map((bullet) => bullet.text)).toEqual(isKept ? [said] : [lora.text, battery.text]);
  });

  it("tells none that begins with the name of another", async () => {
    const others = [...items, decision("2026-W16", "2026-04-15", "The mast of Novem is painted")];
    const text = `### Milestones\n- Decision: Novem lasts 41 days on a battery [${battery.n}]\n- Lasting 41 days, a battery is enough [${battery.n}]`;
    const { sections } = await readLevelAnswer(text, others, async () => undefined);
    expect(sections.Milestones.map((bullet) => bullet.text)).toEqual(["Lasting 41 days, a battery is enough"]);
  });

  it.each([
    ["The oars are made of oak", "We no longer use oak for oars; they are made of spruce"],
    ["Die Ruder sind aus Eiche", "Die Ruder sind nicht mehr aus Eiche, sondern aus Fichte"],
    ["On peut ouvrir le coffre sans Ana", "Jamais ouvrir le coffre sans Ana"],
    ["桨用橡木", "桨不再用橡木"],
    ["Nils likes long letters", "Nils likes short letters"],
    ["Nils mag lange Briefe", "Nils mag kurze Briefe"],
    ["The oars are made of spruce, because oak got wormy", "The oars are made of spruce, no longer of oak"],
    ["La cantina apre alle 6 perché lo chiede il sindaco", "La cantina apre alle 6"],
    ["Backups are kept at Hetzner", "Backups moved from Hetzner to Scaleway"],
    ["Feature flags are on in staging", "Feature flags are off in staging"],
  ])("tells the bullet itself in place of one that says otherwise, or why nobody said: %s", async (said, text) => {
    const rest = decision("2026-W16", "2026-04-15", text);
    const { sections, rejected } = await readLevelAnswer(
      `### Themes\n- ${said} [${rest.n}]`,
      [rest],
      async () => undefined,
    );
    expect(sections.Themes.map((bullet) => bullet.text)).toEqual([text]);
    expect(rejected).toMatchObject([{ code: "UNSUPPORTED" }]);
  });

  it.each([
    ["It was Nils who broke the mast", false],
    ["The mast broke, so Nils sank the boat", false],
    ["The mast broke again; Nils wants short letters", true],
    ["Nils likes short letters, and the mast broke", true],
    ["The mast broke again, therefore Nils likes short letters", false],
    ["Nils likes short letters, because the mast broke", false],
  ])("says of nobody what another bullet tells: %s", async (said, isKept) => {
    const rests = [
      decision("2026-W16", "2026-04-15", "The mast broke again"),
      decision("2026-W16", "2026-04-16", "Nils likes short letters"),
    ];
    const text = `### Themes\n- ${said} [${rests.map(({ n }) => n).join(", ")}]`;
    const { sections } = await readLevelAnswer(text, rests, async () => undefined);
    expect(sections.Themes.map((bullet) => bullet.text)).toEqual(isKept ? [said] : rests.map((one) => one.text));
  });

  it.each([
    ["Oars moved from oak to spruce", ["We no longer use oak for oars; they are made of spruce"]],
    ["Search runs on SQLite again", ["Search moves from SQLite to OpenSearch", "Search goes back to SQLite"]],
    ["Spruce it is for the oars, as oak is too heavy", ["Oars are made of spruce, because oak is too heavy"]],
    ["Der Bericht geht jetzt an Berta", ["Der Bericht geht nicht mehr an Anton, sondern an Berta"]],
    ["Use a real database in the tests", ["Don't mock the database in the tests; use a real one"]],
  ])("may put its bullets in other words, and tell what came of them: %s", async (said, texts) => {
    const rests = texts.map((text, i) => decision(`2026-W1${i + 5}`, `2026-04-${10 + 7 * i}`, text));
    const text = `### Themes\n- ${said} [${rests.map(({ n }) => n).join(", ")}]`;
    const { sections } = await readLevelAnswer(text, rests, async () => undefined);
    expect(sections.Themes.map((bullet) => bullet.text)).toEqual([said]);
  });

  it("is read without a thought, a byte order mark, and what stands in a fence", async () => {
    const text = `\ufeff<think>hm</think>\n\ufeff### Milestones\n- A battery lasts 41 days [${battery.n}]\n\n\`\`\`text\nhello\n\`\`\`\n`;
    const { sections, rejected } = await readLevelAnswer(text, items, proves);
    expect(sections.Milestones).toMatchObject([{ text: "A battery lasts 41 days", weeks: ["2026-W15"] }]);
    expect(rejected).toEqual([]);
  });

  it("drops what names no bullet that it was shown", async () => {
    const { sections, rejected } = await readLevelAnswer("### Themes\n- All is well\n- It is so [4711]", items, proves);
    expect(sections.Themes).toEqual([]);
    expect(rejected.map(({ code, line }) => [code, line])).toEqual([
      ["NO_EVIDENCE", 2],
      ["NO_EVIDENCE", 3],
    ]);
  });
});

describe("the document", () => {
  const made = {
    ...{
      period: "2026-04",
      sources: [source("memory/weekly/2026-W15.md")],
      bullets: "1".repeat(12),
      model: "extractive",
      prompt: "0".repeat(12),
      allow: [],
    },
    sections: {
      Themes: [],
      "Decisions That Still Hold": [{ text: "Search runs on SQLite", weeks: ["2026-W15"] }],
      Milestones: [{ text: "The import is live", weeks: ["2026-W15"] }],
      "Open at the End": [],
    },
  };

  it("holds nothing that its own commit would take for a secret: two bullets side by side", () => {
    const beside = { text: "The bank lists our accounts", weeks: ["2026-W15"] };
    const sections = { ...made.sections, Themes: [beside, { ...beside, text: "Tide table: Hunter/2-red" }] };
    const { text } = planLevel({ ...made, sections }, undefined);
    expect(text).toContain("The bank lists our accounts");
    expect(findSecrets(text, [])).toEqual([]);
    expect(planLevel({ ...made, sections, allow: ["Hunter/2-red"] }, undefined).text).toContain("Hunter/2-red");
  });

  it("reads back as it was written", () => {
    const { text } = planLevel(made, undefined);
    const read = readLevel(text);
    expect(read).toMatchObject({ period: "2026-04", from: "2026-03-30", to: "2026-05-03", sources: made.sources });
    expect(planLevel(made, text).text).toBe(text);
  });

  it("keeps a person's lines, and leaves out what they took out", () => {
    const { text } = planLevel(made, undefined);
    const edited = text
      .replace("- The import is live (2026-W15)\n", "- We celebrated with cake\n")
      .replace("- Search runs on SQLite (2026-W15)", "- Search runs on SQLite, for now (2026-W15)");
    const again = planLevel(
      { ...made, sections: { ...made.sections, Themes: [{ text: "New", weeks: ["2026-W16"] }] } },
      edited,
    ).text;
    expect(again).toContain("- We celebrated with cake\n");
    expect(again).toContain("- Search runs on SQLite, for now (2026-W15)\n");
    expect(again).toContain("- New (2026-W16)\n");
    expect(again).not.toContain("The import is live");
  });

  it("stays within its size", () => {
    const many = Array.from({ length: 200 }, (_, i) => ({ text: `${i} ${"word ".repeat(20)}`, weeks: ["2026-W15"] }));
    const { bytes, dropped } = planLevel({ ...made, sections: { ...made.sections, Milestones: many } }, undefined);
    expect(bytes).toBeLessThanOrEqual(8 * 1_024);
    expect(dropped).toBeGreaterThan(0);
  });
});
