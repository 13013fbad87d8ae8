import { describe, expect, it } from "vitest";
import { unboundedIn } from "../../../src/memory/evidence/bounded.ts";
import { passGate } from "../../../src/memory/evidence/gate.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { daily } from "../../support/daily.ts";

describe("a line copied without what bounds it", () => {
  it.each([
    ["We fire every pot in kiln 1 except the raku.", "We fire every pot in kiln 1."],
    ["Alle Boote außer den Jollen kommen in Halle 2.", "Alle Boote kommen in Halle 2."],
    ["Alcuni pazienti del reparto 3 non tollerano il latte.", "I pazienti del reparto 3 non tollerano il latte."],
    ["Tous les bateaux sauf les dériveurs vont au hangar 2.", "Tous les bateaux vont au hangar 2."],
    ["Todos os pães exceto o de centeio vão ao forno 2.", "Todos os pães vão ao forno 2."],
    ["Все овцы, кроме ягнят, идут на пастбище 2.", "Все овцы идут на пастбище 2."],
    ["Kuzular hariç bütün koyunlar 2 numaralı otlağa gider.", "Bütün koyunlar 2 numaralı otlağa gider."],
    ["一部の利用者はマイクロフィルムを読めない。", "利用者はマイクロフィルムを読めない。"],
    ["일부 학생은 우유를 못 마신다.", "학생은 우유를 못 마신다."],
  ])("is found: %s", (line, claim) => expect(unboundedIn(claim, line)).toBeDefined());

  it.each([
    ["We fire every pot in kiln 1 except the raku.", "The raku is not fired in kiln 1, every other pot is."],
    ["The mill is open from 6 until 13, and the shop takes cards.", "The shop takes cards."],
    ["Fino a fine maggio la scuola chiude alle 16; dal 1 giugno alle 18.", "Dal 1 giugno la scuola chiude alle 18."],
    ["Wir öffnen Montag bis Freitag um 7 Uhr.", "Wir öffnen Mo–Fr um 7 Uhr."],
    ["Some of the flour was damp, so we now store it in the loft.", "Flour is now stored in the loft."],
    ["All boats go to hall 2.\nAll boats except dinghies go to hall 2.", "All boats go to hall 2."],
    ["La plupart des élèves viennent en bus, donc le portail ouvre à 7 h.", "Le portail ouvre à 7 h."],
    ["Apart from that the mill is open on Sundays.", "The mill is open on Sundays."],
    ["除了面粉还送鸡蛋。", "面粉和鸡蛋都送。"],
  ])("is not: %s", (line, claim) => expect(unboundedIn(claim, line)).toBeUndefined());

  it("waits for a person", () => {
    const line = "All boats except the dinghies go to hall 2.";
    const book = logbookOf([daily("2026-05-04", [`- ${line}`])]);
    const passed = passGate({ text: "All boats go to hall 2.", quotes: [line] }, { book, allow: [], known: new Map() });
    expect(passed).toMatchObject({ doubt: 'its line says so only with "except"', doubtCode: "UNSUPPORTED" });
  });
});
