import { describe, expect, it } from "vitest";
import { namesIn } from "../../src/text/names.ts";
import { isRomanisedWhole, romanised } from "../../src/text/romanise.ts";

const names = (text: string) => namesIn(text).map((one) => one.text);

describe("names", () => {
  it.each([
    ["We moved from Stripe to Adyen with Sam Altman", ["Stripe", "Adyen", "Sam Altman"]],
    ["The team uses PostgreSQL 16. Then it broke", ["PostgreSQL 16"]],
    ["OpenClaw is back", ["OpenClaw"]],
    ["本番はRedisを使う", ["Redis"]],
    ["Решили с Анной", ["Анной"]],
    ["- Use Docker for it", ["Docker"]],
    ["I think so", []],
  ])("of “%s”", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

describe("names of files", () => {
  it.each([
    ["Use a real database", "use-a-real-database"],
    ["数据库使用PostgreSQL", "shu-ju-ku-shi-yong-postgresql"],
    ["Решение о базе", "reshenie-o-baze"],
    ["Größe über alles", "groesse-ueber-alles"],
    ["İstanbul ığ", "istanbul-ig"],
    ["п'ять разів", "pyat-raziv"],
    ["…!", ""],
  ])("%s is %s", (text, slug) => {
    expect(romanised(text)).toBe(slug);
    expect(romanised(text)).toMatch(/^[a-z0-9-]*$/);
  });

  it("knows whether a letter was lost", () => {
    expect(["データベース", "Łódź", "데이터", "𒀀"].map(isRomanisedWhole)).toEqual([true, true, true, false]);
  });
});
