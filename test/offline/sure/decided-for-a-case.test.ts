import { expect, it } from "vitest";
import { readWeek } from "../../../src/offline/statements.ts";
import { log, sureClaims } from "../log.ts";

const claims = (line: string): string[] => sureClaims(readWeek([log(line, "2026-04-06")])).map(({ claim }) => claim);

it.each([
  ["If the ferry is late:", "Decision: the shift lead opens gate two."],
  ["Unless Rosa objects:", "Decision: the archive moves to Ghent."],
  ["Falls der Test gelingt:", "Entscheidung: Wir heizen mit Pellets."],
  ["Si le test réussit :", "Décision : le four passe au gaz."],
  ["Si llueve el sábado:", "Decisión: la feria va al pabellón."],
  ["Se il test va bene:", "Decisione: il forno passa al gas."],
  ["Se o teste passar:", "Decisão: o forno passa a gás."],
  ["Als de proef slaagt:", "Besluit: de oven gaat op gas."],
  ["Jeśli test się uda:", "Decyzja: piec przechodzi na gaz."],
  ["Если тест пройдёт:", "Решение: печь переводим на газ."],
  ["Якщо тест пройде:", "Рішення: піч переводимо на газ."],
  ["Jika uji berhasil:", "Keputusan: oven memakai gas."],
  ["Eğer test geçerse:", "Karar: fırın gaza geçer."],
  ["如果测试通过：", "决定：烤箱改用天然气。"],
  ["テストが通れば：", "決定：オーブンはガスにする。"],
])("what was decided for a case is told with it: %s", (lead, line) => {
  expect(claims(`${lead} ${line}`)).toEqual([expect.stringMatching(new RegExp(`^${lead}`))]);
});

it.each([
  "Rosa",
  "Backend",
  "10:30",
  "@rosa",
  "Küche",
  "Équipe",
  "Equipo",
  "Magazzino",
  "Cozinha",
  "Keuken",
  "Kuchnia",
  "Кухня",
  "Dapur",
  "Mutfak",
])("who or what stands before a mark is no case: %s", (lead) => {
  expect(claims(`${lead}: Decision: the ferry to Ghent leaves at nine.`)).toEqual([
    "the ferry to Ghent leaves at nine.",
  ]);
});

it.each([
  ["Decision (if legal agrees): the archive moves to Ghent in May.", "if legal agrees: the archive"],
  ["Entscheidung (falls der Test gelingt): Wir heizen mit Pellets.", "falls der Test gelingt: Wir heizen"],
  ["Decisión (si llueve): la feria va al pabellón del puerto.", "si llueve: la feria"],
  ["Решение (если тест пройдёт): печь переводим на газ в мае.", "если тест пройдёт: печь"],
])("nor does a case in brackets get lost: %s", (line, begins) => {
  expect(claims(line)).toEqual([expect.stringMatching(new RegExp(`^${begins}`))]);
});

it.each(["Rosa", "2026-04-07", "final", "team"])("what else stands in brackets is no case: %s", (aside) => {
  expect(claims(`Decision (${aside}): the archive moves to Ghent in May.`)).toEqual([
    "the archive moves to Ghent in May.",
  ]);
});
