import { describe, expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { figured } from "../../src/profile/figured.ts";
import { daily } from "../support/daily.ts";

const told = (line: string, body: string): { description: string; body: string } => {
  const log = daily("2026-04-08", [`- ${line}`]);
  const spans = [{ path: log.path, day: log.day, from: 1, to: 1 }];
  const claim = { type: "project" as const, name: "A name", description: body, body, line: 1 };
  const { description, body: after } = figured(claim, spans, logbookOf([log]));
  return { description, body: after };
};

describe("a claim that left out the figures of its line", () => {
  it.each([
    ["Rent of hall 3 rises to 4,800 EUR a month from 2026-07-01.", "The rent of hall 3 rises."],
    [
      "Die Versicherung will den Kran bis 2026-05-20 geprüft haben, Kosten 1.250 EUR.",
      "Die Versicherung will den Kran geprüft haben.",
    ],
    ["La mutuelle rembourse 70 % des soins à partir de 150 EUR.", "La mutuelle rembourse les soins."],
    ["バックアップは35日間保存する。", "バックアップは保存する。"],
  ])("is told in the words of its line: %s", (line, body) => {
    expect(told(line, body)).toEqual({ description: line, body: line });
  });

  it.each([
    [
      "btw please never mock the database in integration tests, 3 hours",
      "Never mock the database in integration tests.",
    ],
    ["ok, und bitte nie die Datenbank in Tests mocken, wie bei 214", "Nie die Datenbank in Tests mocken."],
    ["vale, cerramos el puerto de pruebas a las 3", "Cerramos el puerto de pruebas."],
    ["au fait, ne jamais fermer le port de test, hier c'était 3 heures", "Ne jamais fermer le port de test."],
    ["hey, the test port stays open for 3 hours", "The test port stays open."],
    ["ちなみに、テスト用ポートは3時間開けておく。", "テスト用ポートは開けておく。"],
  ])("stays in its own words beside what one says to another: %s", (line, body) => {
    expect(told(`**User**, 10:00: ${line}`, body)).toEqual({ description: body, body });
  });

  it.each([
    ["No deploys after 15:00 on Fridays.", "No deploys on Fridays."],
    ["Keine Lieferungen nach 15 Uhr am Freitag.", "Keine Lieferungen am Freitag."],
    ["Please bill the Halden order within 14 days.", "Bill the Halden order within days."],
    ["Good soil needs 3 parts of sand.", "Good soil needs parts of sand."],
    ["Non più di 3 tentativi per ogni lavoro.", "Non più tentativi per ogni lavoro."],
  ])("is told in the words of its line where a log's line only begins like an answer: %s", (line, body) => {
    expect(told(line, body).body).toBe(line);
  });

  it("is told by one line of several, and never with their heading", () => {
    const log = daily("2026-04-08", [
      "### Fleet, 8 trams",
      "- Send 8 trams out every day",
      "- Count the riders each week",
    ]);
    const spans = [{ path: log.path, day: log.day, from: 1, to: 3 }];
    const body = "Trams: send trams out every day";
    const claim = { type: "project" as const, name: "A name", description: body, body, line: 1 };
    expect(figured({ ...claim, body: "Send trams out every day." }, spans, logbookOf([log])).body).toBe(
      "Send 8 trams out every day",
    );
    const below = daily("2026-04-08", ["### Fleet, 8 trams", "send trams out every day"]);
    const two = [{ path: below.path, day: below.day, from: 1, to: 2 }];
    const send = "Send trams out every day.";
    expect(figured({ ...claim, body: send }, two, logbookOf([below])).body).toBe(send);
    const both = "Send trams out every day, count the riders each week.";
    expect(figured({ ...claim, body: both }, spans, logbookOf([log])).body).toBe(both);
  });

  it("is told without the line's label, and with a capital", () => {
    expect(told("Decision: raise the hourly rate to 95 EUR.", "Raise the hourly rate.").body).toBe(
      "Raise the hourly rate to 95 EUR.",
    );
  });

  it.each([
    [
      "2026-04-08: the [news page](/news) holds 40 links.",
      "The news page holds links.",
      "The news page holds 40 links.",
    ],
    [
      "2026/04/08、当サイトに[ニュース](/news)を40件設置。",
      "当サイトにニュースを設置。",
      "当サイトにニュースを40件設置。",
    ],
    ["Die [Seite](../seite.md) hat 40 Links.", "Die Seite hat Links.", "Die Seite hat 40 Links."],
    ["La [page](page.md#haut) a 40 liens.", "La page a des liens.", "La page a 40 liens."],
    ["[Страница](./news) держит 40 ссылок.", "Страница держит ссылок.", "Страница держит 40 ссылок."],
    ["2026-04-07: the [news](/news) holds 40 links.", "The news holds links.", "2026-04-07: the news holds 40 links."],
    [
      "The [guide](https://example.org/guide) holds 40 links.",
      "The guide holds links.",
      "The [guide](https://example.org/guide) holds 40 links.",
    ],
  ])("is told without a link that leads nowhere, and without the log's own day: %s", (line, body, whole) => {
    expect(told(line, body).body).toBe(whole);
  });

  it("stays as it is where only its speaker's line has a time", () => {
    expect(told("**User**, 10:00: We decided to use Postgres.", "We decided to use Postgres.").body).toBe(
      "We decided to use Postgres.",
    );
  });

  it.each([
    [
      "has a name besides",
      "Nightly exports of the whole ledger go to report_writer in the bucket.",
      "Nightly exports of the whole ledger go in the bucket.",
    ],
    [
      "was blacked out in part",
      "The old safe of hall 3 in the mill opens with [redacted:code] since 2026-05-01.",
      "The old safe of hall 3 in the mill opens.",
    ],
    [
      "is a task with a plugin's dates",
      "Angebot an Miller schicken ⏳ 2026-05-01 📅 2026-05-07",
      "Angebot an Miller schicken.",
    ],
  ])("stays as it is where its line %s", (_, line, body) => {
    expect(told(line, body).body).toBe(body);
  });

  it.each([
    ["has them", "Rent of hall 3 rises to 4,800 EUR.", "Rent of hall 3 rises to 4,800 EUR a month."],
    ["says it in other words", "Rent of hall 3 rises to 4,800 EUR.", "Hall 3 becomes dearer."],
    [
      "is a part of a longer line",
      "Met Ana and Bo at 9, saw the new crane in the yard, paid 40 EUR for lunch, and the rent of the hall rises.",
      "The rent of the hall rises.",
    ],
  ])("stays as it is where it %s", (_, line, body) => {
    expect(told(line, body).body).toBe(body);
  });
});
