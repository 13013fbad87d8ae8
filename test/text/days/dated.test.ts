import { describe, expect, it } from "vitest";
import { datedIn } from "../../../src/text/days/dated.ts";

/** A Monday. */
const DAY = "2026-06-01";

describe("a weekend that is told early in a week", () => {
  it.each([
    "The image got upgraded over the weekend and the store broke.",
    "На выходных сервер упал.",
  ])("is the one before, where something happened: %s", (text) => {
    expect(datedIn(text, DAY)).toBe(text);
  });

  it("is this one's, said late in it", () => {
    const text = "The image got upgraded over the weekend";
    expect(datedIn(text, "2026-06-05")).toBe(`${text} (2026-W23)`);
  });

  it.each([
    "We ship it by the weekend",
    "Decided: ship by the end of the week",
    "Bis zum Wochenende",
  ])("is this week's, where something is to come: %s", (text) => {
    expect(datedIn(text, DAY)).toBe(`${text} (2026-W23)`);
  });
});

// `les {n} prochains {unit}` was read without its `prochains`.
describe("a French length of time", () => {
  it.each([
    "Le câble est changé tous les 4 ans par Kone.",
    "La chaudière est purgée toutes les deux semaines.",
    "La garantie couvre les 4 ans de service.",
    "La peinture sèche dans les 2 jours.",
  ])("that recurs, or lasts, is no day: %s", (text) => expect(datedIn(text, DAY)).toBe(text));

  it.each([
    ["On refait le toit dans 4 ans.", "2030-06-01"],
    ["Le câble a été changé il y a 4 ans.", "2022-06-01"],
    ["Le toit est refait dans les 3 prochains mois.", "2026-09-01"],
    ["Les 2 prochaines semaines sont prises.", "2026-06-15"],
  ])("from now is one: %s", (text, date) => expect(datedIn(text, DAY)).toContain(`(${date})`));
});

// `Weddings book 3 months before (2026-03-01)`: how long before something else was reckoned from the day of the log.
describe("an amount of time", () => {
  it.each([
    "A wedding party books 3 months ahead.",
    "Hochzeiten werden 3 Monate vorher gebucht.",
    "Il faut attendre 2 jours avant de peindre.",
    "El pedido se anula 3 días antes.",
    "La prova si fa due settimane prima.",
    "Sipariş iki hafta önceden verilir.",
    "2012 年以前的借阅流水已删除。",
    "有給の申請は10日前までに出す。",
    "신청은 10일 전까지 낸다.",
  ])("before something else is no day: %s", (text) => expect(datedIn(text, DAY)).toBe(text));

  it.each([
    ["The boiler inspection is in 2 days.", "2026-06-03"],
    ["Die Prüfung ist in 3 Tagen.", "2026-06-04"],
    ["El contrato vence en 3 meses.", "2026-09-01"],
    ["Договор заканчивается через 3 месяца.", "2026-09-01"],
    ["Konser iki hafta sonra.", "2026-06-15"],
    ["音乐会在两周后举行。", "2026-06-15"],
    ["3日後に試験がある。", "2026-06-04"],
    ["The fence was painted two days ago.", "2026-05-30"],
    ["サーバーは3日前に壊れた。", "2026-05-29"],
    ["3일 전부터 목이 아프다.", "2026-05-29"],
  ])("ahead, or ago, is one: %s", (text, date) => expect(datedIn(text, DAY)).toContain(`(${date})`));
});
