import { describe, expect, it } from "vitest";
import { saidFlatly, speaking } from "../../../src/memory/identity/speaking.ts";

const rarity = { tells: () => true, rare: () => true };
const asked = (before: string, line: string) => {
  const said = saidFlatly(line);
  const memory = { type: "project" as const, name: before, description: before, body: before };
  return said === undefined ? undefined : speaking(said, memory, rarity);
};

describe("the shapes in which a change of mind is told", () => {
  it.each([
    ["a word of status behind a colon", "Redis holds the sessions.", "Redis sessions: parked.", '"parked"'],
    ["the same behind a verb", "We ship the parcels on Fridays.", "Friday parcels are off.", '"off"'],
    ["the same in Polish", "Sklep działa w niedziele.", "Niedziele w sklepie: skreślone.", '"skreślone"'],
    ["a row of a table", "We print the bills on paper.", "| Bills on paper | scrapped |", '"scrapped"'],
    ["the same of three cells", "Собрания проводим по вторникам.", "| Собрания | вторник | отменены |", '"отменены"'],
    ["a struck copy", "The club meets at Adler.", "~~Club at Adler~~ Club at the mill", 'struck: "Club at Adler"'],
    ["an arrow", "Karim tient la caisse.", "Caisse : Karim → Sonia", "Sonia, not Karim"],
    ["a row of what was and what is", "Hasło ma 8 znaków.", "| hasło | 8 zn | 12 zn |", "12 zn, not 8 zn"],
    ["the same with an arrow", "Uploads are limited to 10 MB.", "upload limit: 10 MB -> 50 MB", "50 MB, not 10 MB"],
    ["another value", "Raporty wysyłamy co tydzień.", "Raporty wysyłamy co miesiąc.", "miesiąc, not tydzień"],
    [
      "a clause told with another end",
      "The builds run on the Hetzner box.",
      "The Hetzner box was handed back; builds run on Marta's laptop.",
      "marta's laptop, not the hetzner box",
    ],
  ])("asks, and never more: %s", (_, before, line, against) => {
    expect(asked(before, line)).toMatchObject({ how: "changes", against });
  });

  it.each([
    ["a count", "Redis holds the sessions.", "Redis sessions: 40,000 open."],
    ["a count in words", "We print the bills on paper.", "Bills on paper: twelve."],
    ["work that was done", "We print the bills on paper.", "Bills on paper: printed, sent."],
    ["what is named with an article", "We print the bills on paper.", "Bills on paper: the template."],
    ["a row of data", "We print the bills on paper.", "| Bills on paper | 12 | 14 | ok |"],
    ["a row of two counts", "Sicherungen behalten wir 30 Tage.", "| Sicherungen | 7 | 120 GB |"],
    ["a row that says the same of both", "Hasło ma 8 znaków.", "| hasło | 8 zn | 8 zn |"],
    ["a task that was struck off", "The club meets at Adler.", "~~Call Adler for the club~~"],
    ["a way to somewhere else", "Karim tient la caisse.", "Banque → Sonia"],
    ["what goes on behind it", "The pump at Lind is blocked by mud.", "The pump at Lind is down, blocked by mud."],
    ["one day's event", "The bakers bring the bread.", "The bakers bring the flour on Tuesday."],
    [
      "a rule that begins with another of its words",
      "Deploys run from main only.",
      "Rule: run the migration before deploying.",
    ],
    ["nothing but a rule below a cell", "We print the bills on paper.", "| Bills on paper | ** |"],
  ])("asks nothing of %s", (_, before, line) => {
    expect(asked(before, line)).toBeUndefined();
  });
});
