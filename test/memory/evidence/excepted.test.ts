import { expect, it } from "vitest";
import { passGate } from "../../../src/memory/evidence/gate.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { daily } from "../../support/daily.ts";

const doubtOf = (text: string, line: string) => {
  const book = logbookOf([daily("2026-04-08", [`- ${line}`])]);
  const passed = passGate({ text, quotes: [line] }, { book, allow: [], known: new Map() });
  return "code" in passed ? passed.code : passed.doubt;
};

it.each([
  ["Every boat leaves at five.", "Rule: every boat leaves at five, except for the guide boat."],
  ["Alle Mieter zahlen per Überweisung.", "Alle Mieter zahlen per Überweisung, bis auf Familie Kunze."],
  ["Chaque élève porte un casque.", "Règle : chaque élève porte un casque hormis les moniteurs."],
  ["Todas las bicis llevan candado.", "Todas las bicis llevan candado salvo las de reparto."],
  ["Tutti i turni iniziano alle sei.", "Tutti i turni iniziano alle sei, tranne quello della panetteria."],
  ["Todos os barcos saem às cinco.", "Todos os barcos saem às cinco, exceto o barco do guia."],
  ["Alle vrijwilligers krijgen een sleutel.", "Alle vrijwilligers krijgen een sleutel, behalve de stagiairs."],
  ["Wszystkie paczki ważymy w magazynie.", "Wszystkie paczki ważymy w magazynie oprócz listów."],
  ["Все саженцы поливаем утром.", "Все саженцы поливаем утром, за исключением кактусов."],
  ["Усі човни миємо щотижня.", "Усі човни миємо щотижня, крім рятувального катера."],
  ["Semua kamar dibersihkan setiap pagi.", "Semua kamar dibersihkan setiap pagi kecuali kamar pengantin."],
  ["Tüm çalışanlar kart basar.", "Kural: stajyerler hariç tüm çalışanlar kart basar."],
  ["图书馆每天九点开门。", "规则：除周日外，图书馆每天九点开门。"],
  ["部品はすべて検査する。", "ルール：試作品以外の部品はすべて検査する。"],
  ["모든 직원은 카드를 찍는다.", "인턴을 제외하고 모든 직원은 카드를 찍는다."],
  ["All lifts are checked weekly, also the goods lift.", "All lifts are checked weekly except the goods lift."],
  ["Alle Mieter zahlen bar, auch Familie Kunze.", "Alle Mieter zahlen bar, außer Familie Kunze."],
  ["Все саженцы поливаем утром, включая кактусы.", "Все саженцы поливаем утром, кроме кактусов."],
])("leaves out what its line excepts, or adds it: %s", (claim, line) => {
  expect(doubtOf(claim, line)).toBe("its line tells an exception that it leaves out");
});

it.each([
  ["The guide boat leaves at another time.", "Every boat leaves at five except the guide boat."],
  [
    "The lift log hangs in the office.",
    "All lifts are checked weekly except the goods lift; the lift log hangs in the office.",
  ],
  ["The harvest festival went well.", "Apart from the rain, the harvest festival went well."],
  ["Die Kelter ist repariert.", "Außerdem ist die Kelter repariert und der Keller trocken."],
  ["Alle Lieferwagen parken im Hof.", "Bis auf Weiteres parken alle Lieferwagen im Hof."],
  ["Les moniteurs ne portent pas de casque.", "Chaque élève porte un casque hormis les moniteurs."],
  ["Las copias están en el banco del pueblo.", "Las copias están a salvo en el banco del pueblo."],
  ["O arquivo no servidor contém as faturas.", "O arquivo salvo no servidor contém as faturas."],
  ["Er gaat komijn in het deeg.", "Behalve zout gaat er ook komijn in het deeg."],
  ["Do ciasta dodajemy kminek.", "Oprócz soli dodajemy do ciasta także kminek."],
  ["Лодочный сарай покрасили.", "Кроме того, лодочный сарай покрасили."],
  ["Yeni bir depo kiraladık.", "Şehir dışında yeni bir depo kiraladık."],
  ["Kira 800 lira, her ayın biri ödenir.", "Kira 800 lira, KDV hariç, her ayın biri ödenir."],
  ["我们在面团里加孜然。", "除了盐以外，我们还在面团里加孜然。"],
  ["仓库每天九点开门。", "除此之外，仓库每天九点开门。"],
  ["実を刻む。", "種を除いて実を刻む。"],
])("leaves out no exception, or tells it: %s", (claim, line) => {
  expect(doubtOf(claim, line)).toBeUndefined();
});
