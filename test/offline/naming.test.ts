import { describe, expect, it } from "vitest";
import { nameOf } from "../../src/offline/memory/naming.ts";
import { wordingOf } from "../../src/offline/memory/wording.ts";
import { readWeek } from "../../src/offline/statements.ts";
import { log, sureClaims } from "./log.ts";

it.each([
  ["9:15 Standup. From now on the notes are written by whoever merges last.", "From now on the notes are"],
  ["Retro. From now on the notes are written by whoever merges last.", "From now on the notes are"],
  ["14h05 – Dès maintenant les notes sont toujours écrites par Ada.", "Dès maintenant les notes"],
  // What the rest is about was cut.
  ["Decision: Postgres. It stays our database, because Ana knows it.", "Postgres. It stays our database"],
  ["Decision: Helm. We deploy everything with it, because Ana knows it.", "Helm. We deploy everything with it"],
  ["Beschluss: Helm. Es bleibt unser Werkzeug, weil Ana es kennt.", "Helm. Es bleibt"],
  ["Rule: 9:15 PM is the latest time for deploys, always.", "9:15 PM is the latest time"],
  ["Dr. Weber always wants the notes on paper from now on.", "Dr. Weber always wants"],
])("the body of a memory has no leftovers of its line's form: %s", (text, begins) => {
  for (const claim of sureClaims(readWeek([log(text)])))
    expect(wordingOf(claim).body.startsWith(begins), wordingOf(claim).body).toBe(true);
  expect.assertions(1);
});

describe("the name of a memory", () => {
  it.each([
    ["search runs on SQLite.", "Search runs on SQLite"],
    ["**2026-04-08**: search runs on `SQLite`", "Search runs on SQLite"],
    ["New rule confirmed: invoices get a number per supplier.", "Invoices get a number per supplier"],
    ["Remember D:\\plans\\roof as the drawings' place.", "Remember D:\\plans\\roof as the drawings' place"],
    ["However, releases go out on Tuesdays.", "Releases go out on Tuesdays"],
    ["`useCache` is off in every test.", "useCache is off in every test"],
    ['"keep both buttons the same size"', "Keep both buttons the same size"],
    ["No frame on the contact page — its white ground clashes with the dark site", "No frame on the contact page"],
    [
      "The shell tools of the first three cycles (status, review, dispatch, update) cannot run on the new machine at all",
      "The shell tools of the first three cycles cannot run on the new machine at all",
    ],
    [
      "When the importer moves a file and another branch imports it, always check every import by hand",
      "Always check every import by hand",
    ],
    [
      "We keep the old gateway for the two largest customers because their contracts name its address and its certificate",
      "We keep the old gateway for the two largest customers",
    ],
    // Neither what was done about a rule nor its second half is the claim.
    [
      "The rules file is written — never skip a dry run in Lund",
      "The rules file is written — never skip a dry run in Lund",
    ],
    [
      'Author line: Always "By the harbour office of the town of Lund" — never the name of whoever wrote it that day',
      'Author line: Always "By the harbour office of the town of Lund"',
    ],
    // Caught: `And never opens the valve …`, whose subject stood before the comma.
    [
      "The pump house reads the level of the upper basin in the first minute of the hour, and never opens the valve before two readings agree",
      "The pump house reads the level of the upper basin in the first minute of the hour",
    ],
    [
      "La station lit le niveau du bassin du haut sur le tableau de la salle des pompes, et n'ouvre jamais la vanne sans une seconde lecture",
      "La station lit le niveau du bassin du haut sur le tableau de la salle des pompes",
    ],
    // Where the verb stands last, so does what is claimed.
    [
      "港の事務所では今後、毎週の点検の結果を紙に書くのをやめ、担当者が当日のうちに共有の表へ入力することにしたため、確認が早くなった",
      "担当者が当日のうちに共有の表へ入力することにしたため、確認が早くなった",
    ],
    [
      "지난달까지는 매일 아침 항구 사무실에 전화로 알렸지만 자주 빠뜨렸기 때문에, 이제부터는 선장이 직접 공유 문서에 도착 시간을 적기로 했다",
      "이제부터는 선장이 직접 공유 문서에 도착 시간을 적기로 했다",
    ],
    ["https://example.org/ferry/rules", "https://example.org/ferry/rules"],
    // A head that runs into its text.
    ["**Diagnosis.** The crane was set up for salt water only.", "The crane was set up for salt water only"],
    ["Genau! Ab jetzt nehmen wir nur noch die breite Fähre.", "Ab jetzt nehmen wir nur noch die breite Fähre"],
    ["検索はSQLiteで実装する。サーバーのメモリが足りないため。", "検索はSQLiteで実装する"],
    // Caught: a name began with what ties it to the line before.
    ["And from now on please never touch the fixtures.", "From now on please never touch the fixtures"],
    ["Et désormais chaque facture porte un numéro.", "Désormais chaque facture porte un numéro"],
    ["And Ana opens the gate on Mondays.", "And Ana opens the gate on Mondays"],
  ])("of %s", (claim, name) => {
    expect(nameOf(claim)).toBe(name);
  });

  it("shows where it had to be cut, between two words", () => {
    const name = nameOf(Array.from({ length: 30 }, (_, i) => `word${i}`).join(" "));
    expect(name).toMatch(/^word0 (?:word\d+ )*word\d+…$|^word0 .*word\d+…$/);
    expect(name.length).toBeLessThanOrEqual(96);
  });
});

describe("a memory's words", () => {
  it.each([
    ["Lesson: we found yesterday that backups must be restored in a test.", "yesterday (2026-04-07)"],
    ["Decision: from tomorrow on all imports run at night, because the day is full.", "tomorrow (2026-04-09)"],
    ["Entscheidung: ab morgen laufen alle Importe nachts, weil der Tag voll ist.", "morgen (2026-04-09)"],
    ["决定：明天开始搜索用 SQLite 实现，因为服务器内存不足。", "明天 (2026-04-09)"],
  ])("give a day that was written as a word its date: %s", (line, dated) => {
    const [claim] = sureClaims(readWeek([log(line)]));
    expect(wordingOf(claim!).body).toContain(dated);
  });

  it.each([
    "Backups of the ledger are kept for 30 days, because the auditors ask for it",
    "Rechnungen werden innerhalb von 14 Tagen bezahlt, weil die Bank langsam ist",
    "Les factures sont payées sous 14 jours, parce que la banque est lente",
  ])("take no span for a day to come: %s", (claim) => {
    const [sure] = sureClaims(readWeek([log(`- Decision: ${claim}.`)]));
    expect(wordingOf(sure!).body).toBe(`${claim}.`);
  });

  it.each([
    "Mon",
    "Lundi",
    "Montag, 6. April",
    "月曜日",
    "Search",
  ])("name the heading they stand under, no day: %s", (heading) => {
    const [claim] = sureClaims(readWeek([log(`# ${heading}\n\n- Rule: functions stay under ten lines.`)]));
    expect(wordingOf(claim!).description).toBe(
      `Functions stay under ten lines${heading === "Search" ? " (Search)" : "."}`,
    );
  });

  it("are told whole in the description, with the sentence behind the claim: who reads it alone has no name beside it", () => {
    for (const line of [
      "From now on every build tells its result on the commit. Nobody has to guess any more.",
      "Decision: Merged suppliers keep their old number as an alias, so that old invoices stay searchable.",
    ])
      expect(wordingOf(sureClaims(readWeek([log(line)]))[0]!).description).toBe(line.replace("Decision: ", ""));
  });

  it.each([
    [
      "# 2026-04-08\n\n## Price list (2026-04-08)\n\n### Rules\n\n- Rule: never rename a column here.",
      "Never rename a column here (Price list)",
    ],
    [
      "# Shop › Sheets\n\n## Price list #4\n\nRule: never rename a column here.",
      "Never rename a column here (Shop › Sheets, Price list #4)",
    ],
    [
      "# Shop #4\n\n## Sheets\n\n### Price list\n\nRule: never rename a column here.",
      "Never rename a column here (Sheets, Price list)",
    ],
    [
      "# Shop\n\n## Sheets #4\n\n### Price list\n\nRule: never rename a column here.",
      "Never rename a column here (Price list)",
    ],
    [
      "# Notes\n\n## Price list\n\nRule: never rename a column of the price list.",
      "Never rename a column of the price list.",
    ],

    ["# 2026-04-08\n\n## 14:20\n\nRule: never rename a column here.", "Never rename a column here."],
  ])("say in the description what headings they stand under, never those alone: %j", (text, subject) => {
    const [claim] = sureClaims(readWeek([log(text)]));
    expect(wordingOf(claim!).description).toBe(subject);
  });

  it("hold the reason and the way to apply it, each as such", () => {
    const text =
      "- Lesson: restore a backup on a spare machine first.\n- Why: the last one overwrote three tables.\n- How to apply: run `restore --dry-run`.";
    const [claim] = sureClaims(readWeek([log(text)]));
    expect(wordingOf(claim!).body).toBe(
      "Restore a backup on a spare machine first.\n\n**Why:** The last one overwrote three tables.\n\n**How to apply:** Run `restore --dry-run`.",
    );
  });
});
