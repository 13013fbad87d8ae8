import { describe, expect, it } from "vitest";
import { askedIn, indexed } from "../../src/recall/terms.ts";

const asked = (query: string): string[] => askedIn(query).map(({ terms }) => terms.join(" "));

describe("what is indexed", () => {
  it.each([
    ["数据库 PostgreSQL", " 数  据  库  postgresql"],
    ["ﾃﾞｰﾀ", " デ  ー  タ "],
    ["Ärger im Büro", "arger im buro"],
  ])("%s", (text, terms) => {
    expect(indexed(text)).toBe(terms);
  });
});

describe("what is asked for", () => {
  it.each([
    ["deploy staging", ["deploy", "staging"]],
    ["PAY-412", ["pay 412", "pay", "412"]],
    ["src/cart.ts", ["src cart ts", "src", "cart", "ts"]],
    ["東京", ["東 京"]],
    ["数据库选型", ["数 据", "据 库", "库 选", "选 型"]],
    ["PostgreSQL数据", ["postgresql", "数 据"]],
    ["主键值", ["主 键 值"]],
    ["ドキュメントの場所", ["ド キ ュ メ ン ト", "の 場 所"]],
    ["サーバー", ["サ ー バ"]],
    ["백업을", ["백 업 을"]],
    ['"; DROP TABLE files; -- OR NEAR(', ["drop", "table", "files", "or", "near"]],
    ["  ", []],
  ])("%s", (query, terms) => {
    expect(asked(query)).toEqual(terms);
  });
});
