import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { misplacedName, otherSubject, unreasoned } from "../../../src/memory/evidence/misplaced.ts";
import { daily } from "../../support/daily.ts";

const LINES = [
  "# Harbour",
  "- the keys of the lamp room are kept by Ingrid from May on",
  "- Tomas repairs the crane on pier four",
  "## With Ruben",
  "- the tide table of the north quay is printed every Friday",
  "- агент Марта держит ключи от склада до июня",
  "- погрузкой на третьем причале занимается Фёдор",
];
const book = logbookOf([daily("2026-05-04", LINES)]);
const named = (claim: string, ...lines: readonly number[]): string | undefined =>
  misplacedName(
    claim,
    lines.map((line) => ({ path: "logs/2026-05-04.md", day: "2026-05-04", from: line, to: line })),
    book,
  );

describe("a name beside what the logs say of another", () => {
  it("is found in any script, also where the line that says the name is cited with it", () => {
    expect(named("The keys of the lamp room are kept by Tomas from May on", 2)).toBe("Tomas");
    expect(named("The keys of the lamp room are kept by Tomas from May on", 2, 3)).toBe("Tomas");
    expect(named("Ключи от склада до июня держит агент Фёдор", 6)).toBe("Фёдор");
  });

  it("is none where a line about it, its heading, or nobody else is named", () => {
    expect(named("The keys of the lamp room are kept by Ingrid from May on", 2)).toBeUndefined();
    expect(named("Printed every Friday with Ruben: the tide table of the north quay", 5)).toBeUndefined();
    const keys = "the brass keys of the old lamp room on the north quay are kept by";
    const further = logbookOf([daily("2026-05-04", [`- ${keys} Ingrid`, "2. Tomas has lamp keys"])]);
    const cited = (...lines: number[]) =>
      lines.map((at) => ({ path: "logs/2026-05-04.md", day: "2026-05-04", from: at, to: at }));
    expect(misplacedName(`So ${keys} Tomas`, cited(1), further)).toBe("Tomas");
    expect(misplacedName(`So ${keys} Tomas`, cited(1, 2), further)).toBeUndefined();
    // The line names nobody: the claim may well have joined it with another.
    expect(named("The tide table of the north quay is printed every Friday by Ingrid", 5)).toBeUndefined();
  });

  it("is a figure of another line, in any script, and none where a line about it or nearby says it", () => {
    const lines = [
      "- the pump at Cove runs at 141 litres a minute, because its seal leaks above that",
      "- counted 148 jars of paint in the shed",
      "- the seal of the pump at Cove was 96 euros",
      "## Öfen",
      "- der Ofen am Markt brennt bei 780 Grad, weil die Glasur läuft",
      "- 790 Muster kamen an",
      "- ポンプの点検は 30 日ごとに行う。部品が減るから。",
      "- 箱は 37 個ある。",
    ];
    const of = logbookOf([daily("2026-05-04", lines)]);
    const other = (claim: string, ...cited: number[]) =>
      misplacedName(
        claim,
        cited.map((at) => ({ path: "logs/2026-05-04.md", day: "2026-05-04", from: at, to: at })),
        of,
      );
    expect(other("The pump at Cove runs at 148 litres a minute, because its seal leaks above that", 1, 2)).toBe("148");
    expect(other("Der Ofen am Markt brennt bei 790 Grad, weil die Glasur läuft", 5, 6)).toBe("790");
    expect(other("ポンプの点検は 37 日ごとに行う。部品が減るから。", 7, 8)).toBe("37");
    expect(other("The pump at Cove runs at 141 litres a minute, its seal leaks above that", 1)).toBeUndefined();
    expect(
      other("The pump at Cove runs at 141 litres, its seal was 96 euros and leaks above that", 1, 3),
    ).toBeUndefined();
  });

  it("is none where its line writes the figure and its unit as one word", () => {
    const lines = [
      "[10:31] Noor: From Monday on the flour comes from the mill at Cove, 7h30 each time, ordered before 20h",
      "- 7 doors are sound",
    ];
    const claim = "The flour comes from the mill at Cove from Monday on: each time 7h30, ordered before 20h";
    const cited = [{ path: "logs/2026-05-04.md", day: "2026-05-04", from: 1, to: 1 }];
    expect(misplacedName(claim, cited, logbookOf([daily("2026-05-04", lines)]))).toBeUndefined();
  });

  it("is none that the week writes small as well", () => {
    const lines = [
      "- the keys of the lamp room are kept by Ingrid",
      "- Ledger pages go to Ruben, the ledger itself stays",
    ];
    const span = { path: "logs/2026-05-04.md", day: "2026-05-04", from: 1, to: 1 };
    const claim = "The keys of the lamp room are kept in the Ledger";
    expect(misplacedName(claim, [span], logbookOf([daily("2026-05-04", lines)]))).toBeUndefined();
    const only = lines.map((line) => line.replace("the ledger itself", "all of it"));
    expect(misplacedName(claim, [span], logbookOf([daily("2026-05-04", only)]))).toBe("Ledger");
  });

  it.each([
    [
      "user: [Telegram Ingrid Dahl id:7 2026-05-04 09:10 UTC] the keys of the lamp room hang by the north door",
      "- the keys of the lamp room hang by the north door, with Tomas",
      "The keys of the lamp room hang by the north door of Harbour",
    ],
    [
      "• Zachowaj klucze od latarni przy północnych drzwiach",
      "- klucze od latarni zachowa przy północnych drzwiach Tomas",
      "Zachowano klucze od latarni przy drzwiach do Harbour",
    ],
  ])("is none where a line only begins with who wrote it, or with a word that the claim says too: %s", (line, other, claim) => {
    const span = { path: "logs/2026-05-04.md", day: "2026-05-04", from: 1, to: 1 };
    const misplaced = (first: string) =>
      misplacedName(
        claim,
        [span],
        logbookOf([daily("2026-05-04", [first, "- from June on Harbour is open, Ingrid is there"])]),
      );
    expect(misplaced(line)).toBeUndefined();
    expect(misplaced(other)).toBe("Harbour");
  });

  it.each([
    [
      "- Boundaries: the hull is painted by Ingrid, the crane stays locked in winter, flags are washed, nobody opens the old sluice unless asked",
      "Nobody opens the old sluice unless Ruben asked",
    ],
    [
      "- the older boat, 16, is moored by Ingrid at the east pier",
      "Two boats, one of 18 that Ruben rows for the school in Breda and one of 16, moored at the east pier",
    ],
  ])("is none where the line says much else, or the claim does: %s", (line, claim) => {
    const span = { path: "logs/2026-05-04.md", day: "2026-05-04", from: 1, to: 1 };
    const misplaced = (text: string) =>
      misplacedName(text, [span], logbookOf([daily("2026-05-04", [line, "- with Ruben at the lock, and with Tomas"])]));
    expect(misplaced(claim)).toBeUndefined();
    expect(misplaced(line.replace("Ingrid", "Ruben"))).toBe("Ruben");
  });

  it("is none in code", () => {
    expect(named("The keys of the lamp room are kept by `at=Tomas` from May on", 2)).toBeUndefined();
  });

  it("is none where the week knows it not, and where a language writes every noun so", () => {
    expect(named("The keys of the lamp room are kept by Solveig from May on", 2)).toBeUndefined();
    const lines = ["- die Schlüssel der Kammer hat ab Mai die Lotsin Ingrid", "- der Kran wird repariert"];
    const german = logbookOf([daily("2026-05-04", lines)]);
    const span = { path: "logs/2026-05-04.md", day: "2026-05-04", from: 1, to: 1 };
    expect(misplacedName("Die Schlüssel der Kammer hat ab Mai der Kran", [span], german)).toBeUndefined();
  });

  it("is looked for in each statement of its own that semicolons part", () => {
    const lines = [
      "- a grua do cais quatro é reparada por Tomás",
      "- **Nome:** Teresa Valadão",
      "- **Função:** Apoio Noturno",
      "- a tabela das marés sai todas as sextas",
      "- ",
      "- **Faroleiro Identificado:** Rui foi registado como o Faroleiro oficial do porto",
    ];
    const harbour = logbookOf([daily("2026-05-04", lines)]);
    const at = (claim: string) =>
      misplacedName(claim, [{ path: "logs/2026-05-04.md", day: "2026-05-04", from: 1, to: 6 }], harbour);
    expect(at("Rui: Faroleiro oficial; Teresa Valadão: Apoio Noturno")).toBeUndefined();
    expect(at("Rui: Faroleiro oficial; a grua do cais quatro é reparada por Teresa")).toBe("Teresa");
    expect(at("A grua do cais quatro é reparada; por Teresa")).toBe("Teresa");
  });
});

describe("a reason that the claim gives in a word, and its line behind a comma", () => {
  const reasoned = (claim: string, ...lines: readonly string[]): string | undefined =>
    unreasoned(
      claim,
      [{ path: "logs/2026-05-04.md", day: "2026-05-04", from: 1, to: 1 }],
      logbookOf([daily("2026-05-04", lines)]),
    );

  it.each([
    [
      "Cheques are no longer accepted, because the bank charges 12 EUR for each",
      "We stopped taking cheques, the bank charges 12 EUR for each.",
    ],
    [
      "Gli assegni non vengono più accettati, perché la banca prende 12 € l'uno",
      "Non accettiamo più assegni, la banca prende 12 € l'uno.",
    ],
  ])("is told: %s", (claim, line) => {
    expect(reasoned(claim, `- ${line}`)).toBeUndefined();
  });

  it("is none where the line says it of something else, or another line does", () => {
    const claim = "Cheques are no longer accepted, because the bank charges 12 EUR for each";
    expect(
      reasoned(claim, "- We stopped taking cheques, cash is enough.", "- The bank charges 12 EUR for each."),
    ).toBeDefined();
    expect(reasoned(claim, "- The bakery got a new oven, the bank charges 12 EUR for each.")).toBeDefined();
  });
});

// Caught: the check of names looked past what a sentence begins with, and one person's work was another's memory.
describe("a claim that its line tells whole but for what each begins with", () => {
  const lines = [
    "- Hana mows the lawn on Fridays.",
    "- Bread is baked at six.",
    "- Cheese comes from Linz.",
    "- Olaf oils the gate.",
  ];
  const more = [
    "- Хана косит газон летом.",
    "- Олаф красит ворота.",
    "- Fridays we rest.",
    "- Monday Ida bakes rye loaves.",
  ];
  const week = logbookOf([daily("2026-05-04", [...lines, ...more, "- The oven rests.", "- Sunday is off."])]);
  const otherOf = (claim: string, line: number) =>
    otherSubject(`Name\n${claim}`, [{ path: week.pages[0]!.log.path, day: "2026-05-04", from: line, to: line }], week);

  it.each([
    ["Olaf mows the lawn on Fridays.", 1, "Olaf"],
    ["Cheese is baked at six.", 2, "Cheese"],
    ["Олаф косит газон летом.", 5, "Олаф"],
    ["Hana mows the lawn on Fridays.", 1, undefined],
    ["Bread is baked at six.", 2, undefined],
    ["Mowing the lawn on Fridays is Hana's.", 1, undefined],
    ["Always mow the lawn on Fridays.", 1, undefined],
    ["Olaf oils the gate.", 4, undefined],
    // Another day is asked about as one, by what tells days.
    ["Sunday Ida bakes rye loaves.", 8, undefined],
  ])("names another: %s", (claim, line, other) => {
    expect(otherOf(claim, line)).toBe(other);
  });
});

/** Each was an active memory: what a sentence begins with was asked of no line unless the week wrote it elsewhere. */
describe("whom a claim begins with, before all that its line says of nobody", () => {
  const strangerOf = (claim: string, known = "", ...lines: string[]): string | undefined => {
    const log = daily("2026-05-04", lines);
    const at = { path: log.path, day: log.day, from: lines.length, to: lines.length };
    return otherSubject(claim, [at], logbookOf([log]), known);
  };

  it.each([
    ["Gudrun checks the invoices on Thursdays.", "Gudrun", "- Invoices are checked on Thursdays."],
    ["Veolia collects the bins before seven.", "Veolia", "- Bins go out before seven."],
    ["Gianni riscalda la sala alle otto.", "Gianni", "- La sala si riscalda alle otto."],
    ["Odile classe les factures le jeudi.", "Odile", "- Les factures sont classées le jeudi."],
    ["Thiago tem de lavar as janelas.", "Thiago", "- É preciso lavar as janelas."],
    ["Karsten veegt de hal na elke repetitie.", "Karsten", "- De hal wordt na elke repetitie geveegd."],
  ])("is told: %s", (claim, name, ...lines) => expect(strangerOf(claim, "", ...lines)).toBe(name));

  it.each([
    ["Viktor oils the tide gate.", "- Viktor took over in March.", "- The tide gate is oiled."],
    ["Viktor oils the tide gate.", "- Vik took over in March.", "- The tide gate is oiled."],
    ["Виктор смазывает шлюз весной.", "- Viktor took over.", "- Шлюз смазывают весной."],
    ["Kone replaces the cable every 4 years.", "# Lift, Kone", "- The cable is replaced every 4 years."],
    ["User prefers short answers without emojis.", "- I prefer short answers without emojis."],
    ["Project uses pnpm for all packages.", "- We use pnpm for all packages."],
    ["Sweep chimneys every March.", "- Every March the chimney is swept."],
    ["Take the bins out before seven.", "- The bins go out before seven."],
    ["Announce a spawn to Mia first and wait for the go.", "- Tell Mia before the spawn; wait for the go"],
    ["Samstags wird die Kasse gezählt.", "- Die Kasse wird jeden Samstag gezählt."],
    ["Teilnahme am Kurs ist ohne Anmeldung nicht offen.", "- Der Kurs ist ohne Anmeldung nicht offen."],
    ["Lavar as janelas em setembro.", "- As janelas são lavadas em setembro."],
    [
      "Hana Berg mows the lawn on Fridays.",
      "- Hana Berg joined us.",
      "- Rain.",
      "",
      "- Ms Berg mows the lawn on Fridays.",
    ],
    ["Nurses give the flu jabs on Wednesdays.", "- The flu jabs are given on Wednesdays."],
    ["Accounting sends the invoices on the last working day.", "- The invoices are sent on the last working day."],
    ["Continuous integration runs the linter.", "- CI runs the linter."],
    ["Mieter räumen den Schnee vor sieben.", "- Der Schnee wird vor sieben geräumt."],
    ["Contabilidad envía las facturas el lunes.", "- Las facturas se envían el lunes."],
    ["Повар подаёт обед в малом зале.", "- Обед подают в малом зале."],
    ["Kucharz podaje obiad o dwunastej w sali.", "- Obiad podaje się o dwunastej w sali."],
    ["Hana mows the lawn on Fridays.", "- Hana, Mum to us, called.", "- Rain.", "", "- Mum mows the lawn on Fridays."],
    ["管理员每周六盘点收银台。", "- 每周六盘点收银台。"],
    ["スタッフは毎週レジを数える。", "- レジは毎週数える。"],
    [
      "The Kestrels rehearse on Mondays.",
      "- The Kestrels got a gig.",
      "- Rain all day.",
      "",
      "- The band rehearses on Mondays.",
    ],
  ])("is none: %s", (claim, ...lines) => expect(strangerOf(claim, "", ...lines)).toBeUndefined());

  it("is none where a memory knows who it is", () => {
    const [claim, line] = ["Viktor oils the tide gate.", "- The tide gate is oiled."];
    expect(strangerOf(claim, "", line)).toBe("Viktor");
    expect(strangerOf(claim, "The caretaker is Viktor.", line)).toBeUndefined();
  });
});
