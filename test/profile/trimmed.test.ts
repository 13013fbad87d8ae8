import { describe, expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import type { Claimed } from "../../src/profile/profile.ts";
import { proveClaims } from "../../src/profile/proved.ts";
import { daily } from "../support/daily.ts";

const LINES = [
  "## Ferry",
  "- The quay rebuilt its timetable feed last night.",
  "## Bread",
  "- Flour is short.",
  "## Notes",
  "- The timetable feed of the quay holds 412 stops.",
];
const claim = (over: Partial<Claimed> = {}): Claimed => ({
  ...{ line: 1, type: "project", name: "The quay rebuilt its timetable feed" },
  description: "The quay rebuilt its timetable feed",
  body: "The quay rebuilt its timetable feed.",
  quotes: ["The quay rebuilt its timetable feed last night."],
  ...over,
});
const proved = (one: Claimed) =>
  proveClaims(
    { claimed: [one], rejected: [] },
    { book: logbookOf([daily("2026-04-08", LINES)]), allow: [], known: new Map() },
  );

it("takes a line of the week about the same thing as evidence for a figure that the quoted section lacks", () => {
  const { found, rejected } = proved(claim({ body: "The quay rebuilt its timetable feed, with 412 stops." }));
  expect(rejected).toEqual([]);
  expect(found[0]?.spans.map(({ from }) => from)).toEqual([2, 6]);
});

it("finds the lines of a rule that quotes nothing by the rule, not by how to apply it", () => {
  const rule = { name: "The feed is rebuilt", description: "The timetable feed is rebuilt", quotes: [] };
  const guidance = "\n\n**How to apply:** Before merging, ask somebody else to read the timetable carefully.";
  const { found, rejected } = proved(claim({ ...rule, body: `Rebuilt its timetable feed.${guidance}` }));
  expect(rejected).toEqual([]);
  expect(found[0]).toMatchObject({ body: `Rebuilt its timetable feed.${guidance}`, spans: [{ from: 2 }] });
  const other = { ...rule, name: "Coffee first", description: "Coffee comes first" };
  const borrowed = "Drink coffee together each morning.\n\n**How to apply:** Rebuilt its timetable feed.";
  expect(proved(claim({ ...other, body: borrowed })).rejected).toMatchObject([{ code: "NO_EVIDENCE" }]);
});

it("leaves out the sentence of a figure that no line has, and tells it", () => {
  const { found, rejected } = proved(
    claim({ body: "The quay rebuilt its timetable feed. It took 37 hours.\n\n**Why:** It cost 911 EUR." }),
  );
  expect(rejected).toEqual([]);
  expect(found[0]).toMatchObject({ body: "The quay rebuilt its timetable feed.", trimmed: ["37", "911"] });
});

it.each([
  ["in the description", { description: "The quay rebuilt its feed in 37 hours" }],
  ["in the statement itself", { body: "The quay rebuilt its timetable feed in 37 hours. It stands." }],
])("rejects a claim whose figure stands %s", (_, over) => {
  expect(proved(claim(over)).rejected).toMatchObject([{ code: "UNSUPPORTED" }]);
});

it.each([
  ["The partner may only add expenses to the list.", "The QuietLedger list: the partner may only add expenses"],
  ["Die Partnerin darf Ausgaben nur ergänzen.", "Ausgabenliste QuietLedger: die Partnerin darf nur ergänzen"],
  ["La compañera solo puede añadir gastos a la lista.", "Lista QuietLedger: la compañera solo añade gastos"],
  ["Партнёр может только добавлять расходы.", "Список QuietLedger: партнёр только добавляет расходы"],
  ["伙伴只能添加支出，不能修改。", "支出清单QuietLedger：伙伴只能添加支出"],
  ["パートナーは支出の追加だけができる。", "家計簿QuietLedger：パートナーは支出の追加だけ"],
])("tells of %s what its body proves, where the description or the name alone has a name of nowhere", (body, other) => {
  const of = (name: string, description: string) =>
    proveClaims(
      { claimed: [claim({ name, description, body, quotes: [body] })], rejected: [] },
      { book: logbookOf([daily("2026-04-08", [`- ${body}`])]), allow: [], known: new Map() },
    );
  const statement = body.replace(/[.。]$/u, "");
  const trimmed = ["QuietLedger"];
  expect(of(statement, other).found).toMatchObject([{ name: statement, description: statement, body, trimmed }]);
  expect(of(other, statement).found).toMatchObject([{ name: statement, description: statement, body, trimmed }]);
  expect(of(other, other).rejected).toMatchObject([{ code: "UNSUPPORTED" }]);
});

it("describes a memory by its name where its body begins with what only points back", () => {
  const body = "It rebuilt its timetable feed.";
  const { found } = proved(claim({ description: "QuietQuay rebuilt its timetable feed", body }));
  expect(found).toMatchObject([{ description: "The quay rebuilt its timetable feed", body }]);
});

it("leaves no blank behind where a sentence is left out, and paragraphs and items as they were", () => {
  const told = (gone: string) =>
    `The quay rebuilt its timetable feed. ${gone}\n\n**Why:** It holds stops.${gone === "" ? "" : ` ${gone}`}\n  - Flour  is short.`;
  const { found } = proved(claim({ body: told("It took 37 hours.") }));
  expect(found[0]?.body).toBe(told("").replace(" \n", "\n"));
});

it("leaves out a fenced block whole where a figure in it has no line: half of one would swallow what follows", () => {
  const { found, rejected } = proved(
    claim({ body: "The quay rebuilt its timetable feed.\n\n```sh\nfeed --port 9443\n\nsleep\n```\n\nIt is loud." }),
  );
  expect(rejected).toEqual([]);
  expect(found[0]).toMatchObject({
    body: "The quay rebuilt its timetable feed.\n\nIt is loud.",
    trimmed: ["--port", "9443"],
  });
});

it("takes a claim once whose first telling had more to say", () => {
  const longer = claim({ body: "The quay rebuilt its timetable feed. It holds 412 stops, said Odile." });
  const { found, rejected } = proveClaims(
    { claimed: [longer, claim({ line: 9 })], rejected: [] },
    { book: logbookOf([daily("2026-04-08", LINES)]), allow: [], known: new Map() },
  );
  expect(found).toHaveLength(1);
  expect(rejected).toMatchObject([{ code: "DUPLICATE", line: 9 }]);
});

it.each(["updates", "supersedes"] as const)("may tell what stood before in the memory that it %s", (how) => {
  const one = claim({
    ...{ name: "Sessions last 45 minutes", description: "Sessions last 45 minutes, raised from 30" },
    ...{ body: "Sessions last 45 minutes, raised from 30.", quotes: ["Sessions last 45 minutes from today."] },
    [how]: "memory/project_sessions-last-30-minutes.md",
  });
  const { found, rejected } = proveClaims(
    { claimed: [one], rejected: [] },
    {
      book: logbookOf([daily("2026-04-08", ["- Sessions last 45 minutes from today."])]),
      allow: [],
      known: new Map([["project_sessions-last-30-minutes.md", "Sessions last 30 minutes."]]),
    },
  );
  expect(rejected).toEqual([]);
  expect(found[0]).toMatchObject({ description: "Sessions last 45 minutes, raised from 30" });
});

it("leaves out what the model adds in words, of the description too, and tells it", () => {
  const { found, rejected } = proved(
    claim({
      description: "The quay rebuilt its timetable feed, because the harbour master quarrelled with everybody",
      body: "The quay rebuilt its timetable feed.\n\n**Why:** Passengers complained loudly in newspapers.\n**How to apply:** Call Solveig before a change.",
    }),
  );
  expect(rejected).toEqual([]);
  expect(found[0]).toMatchObject({
    description: "The quay rebuilt its timetable feed",
    body: "The quay rebuilt its timetable feed.",
  });
  expect(found[0]?.trimmed?.map((one) => one.replace(/^.*\(/u, "("))).toEqual([
    "(its evidence says nothing of it)",
    "(its evidence says nothing of it)",
    "(Solveig is named nowhere in the week)",
  ]);
});

it.each([
  ["Checked the boiler.", "The boiler loses pressure overnight and needs a new valve."],
  ["Talked to Ben about lunch.", "Ben is vegetarian and avoids lactose in every meal."],
  ["Die Heizung geprüft.", "Die Heizung verliert über Nacht Druck und braucht ein neues Ventil."],
  ["Проверил насос.", "Насос шумит ночью и требует замены подшипника."],
  ["Ho visto il negozio.", "Il negozio vende soprattutto lampade di vetro fatte a mano."],
  ["查看了仓库。", "仓库漏水,需要更换屋顶。"],
])("is no claim where it has a single word of its line: %s", (line, said) => {
  const book = logbookOf([daily("2026-04-08", [`- ${line}`, "", "- The quay rebuilt its timetable feed last night."])]);
  const records = { claimed: [claim({ name: line, description: said, body: said, quotes: [line] })], rejected: [] };
  expect(proveClaims(records, { book, allow: [], known: new Map() }).rejected).toMatchObject([{ code: "UNSUPPORTED" }]);
});

it("is no claim where its name or its whole description is invented", () => {
  expect(proved(claim({ name: "The quay rebuilt its feed for Solveig" })).rejected[0]?.code).toBe("UNSUPPORTED");
  expect(proved(claim({ description: "Passengers complained loudly in newspapers" })).rejected[0]?.code).toBe(
    "UNSUPPORTED",
  );
});

it("takes the words of the memory that a claim sharpens for its own", () => {
  const one = claim({
    updates: "project_quay.md",
    body: "The quay rebuilt its timetable feed.\n\n**Why:** Passengers complained loudly in newspapers.",
  });
  const known = new Map([["project_quay.md", "Quay feed\nPassengers complained loudly\nIt stood in newspapers."]]);
  const gate = { book: logbookOf([daily("2026-04-08", LINES)]), allow: [], known };
  expect(proveClaims({ claimed: [one], rejected: [] }, gate).found[0]?.body).toContain("Passengers");
});

describe("what is true in other words", () => {
  const told = (line: string, name: string, body: string, language = "source") =>
    proveClaims(
      { claimed: [claim({ name, description: name, body, quotes: [line] })], rejected: [] },
      { book: logbookOf([daily("2026-04-08", [`- ${line}`])]), allow: [], known: new Map(), language },
    );

  it.each([
    [
      "Wir testen nur noch mit echter Datenbank, der Mock verdeckte einen Fehler.",
      "Tests run against a real database",
      "Tests run against a real database.\n\n**Why:** A mock hid a bug.",
    ],
    [
      "Решили: поставки принимаем только до 14:00, Аня не успевает.",
      "Deliveries until 14:00",
      "Deliveries are accepted until 14:00.\n\n**Why:** Anya cannot keep up.",
    ],
    [
      "Beschluss: Retouren nimmt ab Mai nur noch das Lager in Köln an.",
      "Returns go to Cologne from May",
      "From May returns are accepted only by the warehouse in Cologne.",
    ],
    [
      "La bottega di Firenze vende solo a peso, le scatole costano troppo.",
      "The shop sells by weight",
      "The shop in Florence sells by weight only.\n\n**Why:** Boxes cost too much.",
    ],
  ])("stands in the language that memories are asked for in: %s", (line, name, body) => {
    const { found, rejected } = told(line, name, body, "en");
    expect(rejected).toEqual([]);
    expect(found[0]).toMatchObject({ body });
    expect(found[0]?.trimmed).toBeUndefined();
  });

  it.each([
    ["Our pilots know the harbour by heart, nobody reads the chart.", "Lotsen kennen den Hafen"],
    ["Kofi leads the night shift and only speaks French.", "Kofi leitet die Nachtschicht"],
    ["La chorale répète dans la cave, car Marek joue au foot.", "Chor im Keller, weil Marek Fußball spielt"],
  ])("has the nouns of German for no names: %s", (line, name) => {
    const { found, rejected } = told(line, name, `${name}.`, "de-AT");
    expect([found[0]?.body, rejected]).toEqual([`${name}.`, []]);
  });

  it.each([
    ["Invoices are checked by Odile, as Marek is ill.", "Rechnungen prüft Kurt, weil Marek krank ist."],
    ["Kofi only speaks French.", "Kofi spricht nur Deutsch."],
    ["Odile tient la caisse le samedi.", "Samstags sitzt Frau Brandt an der Kasse."],
    ["The lathe is serviced every 60 days.", "Die Drehbank wird alle 90 Tage gewartet."],
  ])("is not what a translation to German names else: %s", (line, body) => {
    expect(told(line, body.slice(0, -1), body, "de").rejected).toMatchObject([{ code: "UNSUPPORTED" }]);
  });

  it("stands in another script, whatever was asked for", () => {
    const body = "Deliveries are accepted until 14:00.\n\n**Why:** The crew cannot keep up.";
    expect(told("Поставки до 14:00, бригада не успевает.", "Deliveries until 14:00", body).found[0]?.body).toBe(body);
  });

  it("is asked for its words where the lines are in that language, and for its names where they are not", () => {
    const why = (line: string, reason: string) =>
      told(line, "The shop stays with Hetzner", `The shop stays with Hetzner.\n\n**Why:** ${reason}`, "en").found[0]
        ?.body;
    const english = "The shop stays with Hetzner, and this is what we have decided.";
    expect(why(english, "Customer support never answered anybody.")).toBe("The shop stays with Hetzner.");
    const spanish = "La tienda se queda en Hetzner, como decidimos ayer.";
    expect(why(spanish, "The board had asked for it, and so had Rigmor.")).toBe("The shop stays with Hetzner.");
    expect(why(spanish, "The board had asked for it.")).toContain("The board");
  });

  it.each([
    ["We drop IE11, nobody uses it.", "IE11 is dropped", "Internet Explorer 11 is no longer supported."],
    [
      "The upgrades of k8s have to wait until Tuesday.",
      "They wait until Tuesday",
      "The upgrades of Kubernetes have to wait.",
    ],
    ["The uni in Zurich tests our sensors.", "Sensor tests", "The University of Zurich tests the sensors."],
    ["We ship from Munich, says the board.", "Ship from Munich", "The goods of the shop ship from München."],
    ["Аня просит отчёты в PDF.", "Отчёты в PDF", "Отправлять Анне отчёты в PDF."],
  ])("stands under another name: %s", (line, name, body) => {
    expect(told(line, name, body).found[0]).toMatchObject({ body });
  });

  it("is no claim where what it says goes and its reason would stay", () => {
    const { rejected } = told(
      "We drop the old browser, nobody uses it.",
      "The old browser is dropped",
      "Passengers complained loudly in newspapers.\n\n**Why:** Nobody uses the old browser.",
    );
    expect(rejected).toMatchObject([{ code: "UNSUPPORTED" }]);
  });
});

describe("a claim whose lines hold for one task or session", () => {
  const from = (line: string, name: string) =>
    proveClaims(
      {
        claimed: [{ line: 1, type: "feedback", name, description: name, body: `${name}.`, quotes: [line] }],
        rejected: [],
      },
      { book: logbookOf([daily("2026-04-08", [`- ${line}`, "- Lunch with Ada."])]), allow: [], known: new Map() },
    );

  it.each([
    ["For this task use pnpm.", "Use pnpm"],
    ["Only for today: keep the banner red.", "Keep the banner red"],
    ["Nur für diese Aufgabe pnpm benutzen.", "pnpm benutzen"],
    ["Pour cette tâche, utilise pnpm.", "Utilise pnpm"],
    ["Para esta tarea usa pnpm.", "Usa pnpm"],
  ])("is none without them: %s", (line, name) => {
    expect(from(line, name).rejected).toMatchObject([{ code: "SESSION_SCOPE" }]);
  });

  it.each([
    ["In the Orion project use pnpm.", "Use pnpm", "its lines say it of one project"],
    ["In the Orion project use pnpm.", "In the Orion project use pnpm", undefined],
    ["In the Orion project use pnpm.", "Orion uses pnpm", undefined],
  ])("waits where what a line says of one project is told of all: %s %s", (line, name, doubt) => {
    expect(from(line, name).found.map((one) => one.doubt)).toEqual([doubt]);
  });

  it.each([
    ["For this task only the linter is off, because the build makes its files.", "2026-05-08"],
    ["Während dieser Aufgabe keine Migrationen, weil die Datenbank gesperrt ist.", "2026-05-08"],
    ["Para esta tarea no se escriben pruebas, porque falta tiempo.", "2026-05-08"],
    ["このタスクではテストを書かない。時間がないからだ。", "2026-05-08"],
    ["For this task we learned that pnpm is twice as fast, because it links.", undefined],
    ["One branch for one task, because reviews are quicker.", undefined],
  ])("is over a month later where a reason keeps it and it says so: %s", (line, expires) => {
    expect(from(line, line.replace(/[.。]$/u, "")).found[0]?.expires).toBe(expires);
  });

  it.each([
    ["Use pnpm in every project.", "Use pnpm"],
    ["For this task we learned that pnpm is twice as fast.", "pnpm is twice as fast"],
    ["During this session Anna said that she works at Wiesner.", "Anna works at Wiesner"],
    ["Anna hat in dieser Sitzung gesagt, dass sie bei Wiesner arbeitet.", "Anna arbeitet bei Wiesner"],
    ["En esta sesión Ana dijo que trabaja en Wiesner.", "Ana trabaja en Wiesner"],
    ["For now the site stays on Hetzner.", "For now the site stays on Hetzner"],
  ])("stands where it lasts, or says itself for how long: %s", (line, name) => {
    expect(from(line, name).found).toHaveLength(1);
  });
});
