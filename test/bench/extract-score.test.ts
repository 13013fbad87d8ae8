import { describe, expect, it } from "vitest";
import { type Expected, f1Of, type Made, scoreOf, sumOf } from "../../bench/extract-score.ts";

const want = (kind: string, ...keywords: string[]): Expected => ({ kind, keywords });
const make = (text: string, kind = "fact", importance?: number): Made => ({
  kind,
  text,
  ...(importance && { importance }),
});

describe("the scorer of extraction", () => {
  it("gives five copies of one entry one hit, and charges the other four", () => {
    const score = scoreOf(
      [want("fact", "port", "6380"), want("fact", "lora")],
      Array(5).fill(make("Redis runs on port 6380")),
    );
    expect(score).toMatchObject({ hits: 1, duplicates: 4, junk: 0, made: 5 });
    expect(f1Of(score)).toBeCloseTo(2 / 7);
  });

  it("charges junk, and gives nothing for a keyword alone", () => {
    const score = scoreOf([want("fact", "port", "6380")], [make("the port is open"), make("6380"), make("hello")]);
    expect(score).toMatchObject({ hits: 0, junk: 3 });
    expect(f1Of(score)).toBe(0);
  });

  it("finds the most pairs, even where the first entry fits both expectations", () => {
    const score = scoreOf([want("fact", "port"), want("fact", "6380")], [make("port 6380"), make("a port")]);
    expect(score.hits).toBe(2);
  });

  it("prefers an entry of the right kind, and counts kinds and ratings apart from hits", () => {
    const expected: Expected = { kind: "event|todo", keywords: ["port|harbour"], importance: [5, 7] };
    const score = scoreOf([expected], [make("a port", "fact", 6), make("the harbour", "todo", 9)]);
    expect(score).toMatchObject({ hits: 1, sameKind: 1, rated: 0, rateable: 1, duplicates: 1 });
  });

  it("takes no entry that says what it must not", () => {
    expect(scoreOf([{ kind: "fact", keywords: ["box"], without: ["hunter2"] }], [make("box: Hunter2")]).hits).toBe(0);
  });

  it("is content with nothing where nothing is wanted", () => {
    expect(f1Of(scoreOf([], []))).toBe(1);
    expect(f1Of(scoreOf([], [make("x")]))).toBe(0);
    expect(sumOf([scoreOf([], [make("x")]), scoreOf([want("fact", "x")], [make("x")])])).toMatchObject({
      made: 2,
      hits: 1,
      junk: 1,
    });
  });
});
