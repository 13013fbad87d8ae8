import { describe, expect, it } from "vitest";
import { contentWords, isSmallWord, stem } from "../../src/text/words.ts";

const meet = (...words: string[]) => new Set(words.map(stem)).size === 1;

describe("content words", () => {
  it("leaves small words out, but not those that mean something in another language", () => {
    expect(contentWords("the AI runs on this OS, und das Auto ist kaputt")).toEqual([
      "ai",
      "run",
      "os",
      "aut",
      "kaput",
    ]);
    expect([isSmallWord("The"), isSmallWord("并"), isSmallWord("Redis")]).toEqual([true, false, false]);
  });

  it("parts unspaced scripts into characters and pairs, katakana whole, and passes hiragana over", () => {
    expect(contentWords("移行はサーバーで")).toEqual(["移", "行", "移行", "サーバー"]);
    expect(contentWords("数据库")).toEqual(["数", "据", "库", "数据", "据库"]);
  });

  it("takes the particle from a Korean word", () => {
    expect(contentWords("서버를 서버가 서버에서")).toEqual(["서버", "서버", "서버"]);
  });

  it("takes several of what letters stand for as the one", () => {
    expect(contentWords("grouped PRs, VMs, DNS and JSONs")).toEqual(contentWords("group PR, VM, DNS and JSON"));
  });

  it("reads one word, however it is typed", () => {
    expect(contentWords("Ｒｅｄｉｓ café cafe\u0301 ёлка елка")).toEqual(["redi", "caf", "caf", "елк", "елк"]);
  });
});

describe("a word's key", () => {
  it.each([
    ["decide", "decided", "decides", "deciding"],
    ["Rechnung", "Rechnungen"],
    ["facture", "factures"],
    ["servidor", "servidores"],
    ["decisione", "decisioni"],
    ["decisão", "decisões"],
    ["gebruiker", "gebruikers"],
    ["faktura", "faktury", "fakturę"],
    ["сервер", "сервера", "серверы"],
    ["тест", "тестів", "тесту"],
    ["fatura", "faturalar"],
    ["aturan", "aturannya"],
  ])("is one for the forms of %s", (...words) => {
    expect(meet(...words.map((word) => word.toLowerCase()))).toBe(true);
  });

  it.each([
    ["port", "portal"],
    ["server", "service"],
    ["general", "generate"],
    ["user", "use"],
    ["plan", "plane"],
    ["migration", "migraine"],
    ["ключ", "ключица"],
    ["база", "базар"],
  ])("tells %s from %s", (...words) => {
    expect(meet(...words)).toBe(false);
  });

  it("leaves names with digits as they are", () => {
    expect([stem("pay412s"), stem("snake_cases")]).toEqual(["pay412s", "snake_cases"]);
  });
});
