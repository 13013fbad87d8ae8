/**
 * Claims that quote a line and say something else, beside true ones of the same line (`bench/cases/misread.jsonl`, fifteen
 * languages). Half of the lines were held out while the gate was mended.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { passGate } from "../../../src/memory/evidence/gate.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { mismeasured } from "../../../src/memory/evidence/measured.ts";
import { daily } from "../../support/daily.ts";

interface Misread {
  readonly line: string;
  readonly true: string;
  readonly false: string;
  readonly held: boolean;
}

const cases = readFileSync(join(import.meta.dirname, "..", "..", "..", "bench", "cases", "misread.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Misread);

/** As a memory that quotes the line. */
function told(claim: string, line: string, ...further: readonly string[]): string {
  const lines = ["- 09:10 mail answered", `- ${line}`, ...further.map((one) => `- ${one}`)];
  const gate = { book: logbookOf([daily("2026-04-08", lines)]), allow: [], known: new Map<string, string>() };
  const passed = passGate({ text: `${claim.replace(/[.。]$/, "")}\n${claim}\n${claim}`, quotes: [line] }, gate);
  return "code" in passed ? passed.code : passed.doubt === undefined ? "passes" : "waits";
}

describe("a claim that quotes a line and says something else", () => {
  it.each([
    ["UNSUPPORTED", "Support answers within 4 days.", "Support answers within 4 hours."],
    ["UNSUPPORTED", "Refunds above 500 thousand EUR need approval.", "Refunds above 500 EUR need approval."],
    ["UNSUPPORTED", "Der Umsatz lag bei 3,4 EUR.", "Der Umsatz lag bei 3,4 Mio. EUR."],
    ["UNSUPPORTED", "The restore takes an hour.", "The restore takes half an hour."],
    ["UNSUPPORTED", "Die Prüfung dauert eine Stunde.", "Die Prüfung dauert eine halbe Stunde."],
    ["UNSUPPORTED", "La prueba tarda media hora.", "La prueba tarda una hora."],
    ["UNSUPPORTED", "The error rate is 3 per mille.", "The error rate is 3 %."],
    ["UNSUPPORTED", "La tasa es del 3 por ciento.", "La tasa es del 3 por mil."],
    ["UNSUPPORTED", "错误率是 3‰。", "错误率是 3%。"],
    ["UNSUPPORTED", "Das Museum zählte 120 Besucher.", "Das Museum zählte 120.000 Besucher."],
    ["waits", "The plan has 410 thousand customers.", "The plan has 410 customers."],
    ["UNSUPPORTED", "The importer handles 200 rows, twice as many as before.", "The importer handles 200 rows."],
    ["UNSUPPORTED", "Backups are kept 90 days.", "Backups are kept 30 days instead of 90 days."],
    ["UNSUPPORTED", "Backups are kept 90 days instead of 90.", "Backups are kept 30 days instead of 90."],
    ["UNSUPPORTED", "Der Ofen brennt jetzt 48 statt 48 Minuten.", "Der Ofen brennt jetzt 35 statt 48 Minuten."],
    ["waits", "The gateway runs on Kong.", "The gateway moved from Kong to Envoy."],
    ["UNSUPPORTED", "Sessions live in Redis.", "Sessions live in PostgreSQL, no longer in Redis."],
    ["UNSUPPORTED", "Invoices go to Anton.", "Invoices go to Berta, not to Anton."],
    ["waits", "We pay for Slack.", "We stopped paying for Slack."],
    ["UNSUPPORTED", "The oars are made of oak.", "We no longer use oak for oars; they are made of spruce."],
    ["UNSUPPORTED", "Anybody may push without review.", "Nobody may push without review."],
    ["waits", "The lease begins on 31 May.", "The lease of the hall ends on 31 May."],
    ["waits", "Bernd reports to Anna.", "Anna reports to Bernd."],
    ["waits", "The Kestrel contract was signed.", "The Kestrel contract was cancelled."],
    ["waits", "Lind approved the Kestrel draft.", "Lind rejected the Kestrel draft."],
    ["passes", "We chose Mollie for the shop.", "We picked Mollie for the shop, because iDEAL is included."],
    ["passes", "The club chose Signal for the crew.", "The club settled on Signal for the crew."],
    ["passes", "El taller ha escogido Odoo.", "El taller ha elegido Odoo."],
    ["passes", "On a retenu OVH pour le site.", "On a choisi OVH pour le site."],
    ["waits", "The board rejected the blue logo.", "The board adopted the blue logo."],
    ["waits", "Le club a écarté Signal.", "Le club a retenu Signal."],
    ["waits", "Мы отклонили Битрикс для склада.", "Мы выбрали Битрикс для склада."],
    ["passes", "Seeds are stored in glass jars.", "Seeds are kept in glass jars."],
    ["passes", "Das Labor benutzt Ethanol zum Reinigen.", "Das Labor verwendet Ethanol zum Reinigen."],
    ["passes", "Los planos se almacenan en el taller.", "Los planos se guardan en el taller."],
    ["passes", "仓库使用蓝色标签标记易碎品。", "仓库用蓝色标签标记易碎品。"],
    ["waits", "The lab avoids ethanol on glass.", "The lab uses ethanol on glass."],
    ["waits", "Los planos se queman en el taller.", "Los planos se guardan en el taller."],
    ["waits", "Dana uses light mode in her editor.", "Dana uses dark mode in her editor since her eyes hurt."],
    ["waits", "Lena likes spicy soup on Mondays.", "Lena dislikes spicy soup on Mondays."],
    ["waits", "Lena nienawidzi ostrych zup.", "Lena lubi ostre zupy."],
    ["waits", "Ben reviews, Ana deploys.", "Ana reviews, Ben deploys."],
    ["waits", "本负责审查，安娜负责部署。", "安娜负责审查，本负责部署。"],
    ["waits", "Invoices go out on Thursday, reminders on Monday.", "Invoices go out on Monday, reminders on Thursday."],
    ["waits", "The mill runs Ubuntu 24, the shop Debian 12.", "The mill runs Debian 12, the shop Ubuntu 24."],
    ["UNSUPPORTED", "Wir nehmen Kaffee statt Tee.", "Wir nehmen Tee statt Kaffee."],
    [
      "waits",
      "Memcached is used for the price list.",
      "We tried Memcached for the price list and gave it up, as it was slow.",
    ],
    [
      "UNSUPPORTED",
      "Matrix ist der Chat.",
      "Wir haben Matrix als Chat getestet und wieder aufgegeben, weil die Suche hing.",
    ],
    ["waits", "請求書管理はOdooを使っている。", "請求書管理にOdooを試したが、遅いので断念した。"],
    ["waits", "The alarm in the new hall is checked.", "Nobody has checked the alarm in the new hall yet."],
    ["waits", "The printer prints on foil.", "Find out whether the printer prints on foil."],
    ["waits", "Погрузчик проходит через ворота.", "Спросить у Павла, проходит ли погрузчик через ворота."],
    ["waits", "Ingrid sold the old press.", "Ingrid wants to sell the old press."],
    ["waits", "Marta heeft twee chauffeurs aangenomen.", "Marta wilde twee chauffeurs aannemen."],
    ["waits", "Se entrega los jueves.", "Pavel propuso entregar los jueves."],
    ["UNSUPPORTED", "Everybody but Tomas may sign contracts.", "Only Tomas may sign contracts."],
    ["waits", "The council is for the new ramp.", "The council is against the new ramp."],
  ])("%s: %s", (outcome, claim, line) => {
    expect(told(claim, line)).toBe(outcome);
  });

  it.each([
    ["digits grouped otherwise", "The fund holds 2300 GBP.", "The fund holds 2,300 GBP."],
    ["a magnitude written out", "La cooperativa vendió 85.000 litros.", "La cooperativa vendió 85 mil litros."],
    ["what the last of a row counts", "It takes 3 to 5 days.", "It takes 3 days to 5 days."],
    ["a sign in words", "La tasa es del 3 por ciento.", "La tasa es del 3 %."],
    ["half of it, with an article", "Eine Prüfung dauert eine halbe Stunde.", "Die Prüfung dauert eine halbe Stunde."],
    ["both, a half and a whole", "The check takes an hour.", "The check takes an hour, the restore half an hour."],
    ["a working day", "Answers take 4 days.", "Answers take 4 business days."],
    ["a name that reads like a unit", "The order has 20 jam jars.", "The order has 20 jam jars for Ana."],
    [
      "a part of both values",
      "We pack 8 crates of 16 instead of 6 of 16.",
      "We pack 8 crates of 16 instead of 6 of 16 a day.",
    ],
    ["both values", "Linear replaced Jira for tickets.", "Instead of Jira we use Linear for tickets."],
    ["what is used in place of what ended", "The oars are made of spruce.", "We no longer use oak; oars are spruce."],
    ["what is done in place of what is not", "Tests use a real database.", "Don't mock in tests; use a real database."],
    ["what is kept", "稽古は体育館で行う。", "稽古は公園ではなく体育館で行う。"],
    ["the limit turned round", "Parcels leave only from nine on.", "Parcels leave on weekdays, not before nine."],
    ["a denial in a word", "Feeding the seals is forbidden.", "Nobody may feed the seals."],
    ["another order of free words", "Das Saatgut bekommt Petra.", "Petra bekommt das Saatgut."],
    ["a wish in another word", "Jana bevorzugt helle Töne im Saal.", "Jana mag helle Töne im Saal."],
    ["what is said of both", "Firefox is in use, Chrome is in use.", "Chrome is in use, Firefox is in use."],
    [
      "what took the place of what was dropped",
      "Valkey holds the cart.",
      "We tried Redis, dropped it, and Valkey holds the cart now.",
    ],
    [
      "that it was dropped",
      "Memcached was given up as slow.",
      "We tried Memcached for prices and gave it up, as it was slow.",
    ],
    ["to find out", "Check the seal before unloading.", "Always check whether the seal is whole before unloading."],
    ["a wish, told as one", "Ingrid wants the old press sold.", "Ingrid wants to sell the old press."],
    ["what is wanted", "Send Lena reports as PDF.", "Lena wants reports as PDF."],
    ["who may alone", "Tomas may sign contracts.", "Only Tomas may sign contracts."],
    ["a list in another order", "Ana, Bo and Cem hold keys.", "Cem, Ana and Bo hold keys."],
  ])("passes where it is %s", (_, claim, line) => {
    expect(told(claim, line)).toBe("passes");
  });

  it("has its figure where the line writes it so, whatever languages the two may be of", () => {
    const line = "8 Kioske haben jetzt WLAN-Zugang (451K total)";
    expect(mismeasured("8 Kioske haben WLAN-Zugang (451K total)", line)).toBeUndefined();
  });

  it("passes where another line of its log says it", () => {
    const line = "Backups are kept 30 days instead of 90 days.";
    expect(told("Backups are kept 90 days.", line)).toBe("UNSUPPORTED");
    expect(told("Support answers within 4 days.", "Support answers within 4 hours.", "Support: 4 days at Easter")).toBe(
      "passes",
    );
  });
});

describe.each([
  // `Needs` for `uses`, `matura` for `stagiona`: another word in its place waits, whatever it means.
  ["seen", false, 0.97, 2],
  ["held out", true, 0.85, 5],
] as const)("of the lines %s", (_, held, leastCaught, mostRefused) => {
  const lines = cases.filter((one) => one.held === held);

  it("nearly all that is false is stopped or waits", () => {
    const caught = lines.filter((one) => told(one.false, one.line) !== "passes");
    expect(caught.length / lines.length).toBeGreaterThanOrEqual(leastCaught);
  });

  it("what is true passes", () => {
    const refused = lines.filter((one) => told(one.true, one.line) !== "passes");
    expect(refused.map((one) => one.true).length).toBeLessThanOrEqual(mostRefused);
  });
});
