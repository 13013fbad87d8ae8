import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROFILES } from "../../bench/extract-profiles.ts";
import { type Expected, type Score, scoreOf, sumOf } from "../../bench/extract-score.ts";
import { daily } from "../support/daily.ts";

interface Case {
  readonly name: string;
  readonly about: string;
  readonly day: string;
  /** Cases over real logs have none here: the bench alone reads those. */
  readonly text?: readonly string[];
  readonly expected: readonly Expected[];
  readonly answer?: string;
}
const casesOf = (profile: string): readonly Case[] => {
  const path = join(import.meta.dirname, "..", "..", "bench", "cases", `${profile}.json`);
  return (JSON.parse(readFileSync(path, "utf8")) as { cases: readonly Case[] }).cases;
};
/** Texts that were written when the model was done, and that it was not changed for. */
const LATER = "written after tuning";

const scoredFor =
  (profile: string) =>
  (about: (one: Case) => boolean): Score[] =>
    casesOf(profile).flatMap((one) =>
      one.text === undefined || !about(one)
        ? []
        : [scoreOf(one.expected, PROFILES[profile]!(daily(one.day, one.text), one.answer))],
    );

describe("the offline model on labelled texts, profile knowledge", () => {
  const scored = scoredFor("knowledge");

  it("finds nothing in routine, greetings and what only an assistant said", () => {
    const silent = ["noise", "thin sessions", "unconfirmed suggestions"];
    expect(sumOf(scored(({ about }) => silent.includes(about)))).toMatchObject({ expected: 0, made: 0 });
  });

  it("makes nothing up", () => {
    expect(sumOf(scored(({ answer }) => answer === undefined))).toMatchObject({ junk: 0, duplicates: 0 });
  });

  it("keeps of a careless answer what is true, once, and nothing of what the gates are for", () => {
    expect(sumOf(scored(({ answer }) => answer !== undefined))).toMatchObject({ expected: 2, made: 2, hits: 2 });
  });
});

describe("the offline model on labelled texts, profile precision", () => {
  const scored = scoredFor("precision");

  it("finds nothing in errands, greetings, pasted output and what only an assistant proposed", () => {
    const sum = sumOf(scored(({ about }) => ["noise", "thin sessions", "proposals"].includes(about)));
    expect(sum).toMatchObject({ expected: 0, made: 0 });
  });

  it("hands over no junk and nothing twice, and nothing that is not said outright", () => {
    const sum = sumOf(scored(({ about, answer }) => answer === undefined && about !== LATER));
    expect(sum).toMatchObject({ junk: 0, duplicates: 0 });
    expect(sum.hits).toBe(sum.made);
    expect(sum.hits).toBeGreaterThan(0);
  });

  it("keeps of a careless answer what is true, once, and nothing of what the gates are for", () => {
    expect(sumOf(scored(({ answer }) => answer !== undefined))).toMatchObject({ expected: 2, made: 2, hits: 2 });
  });
});
