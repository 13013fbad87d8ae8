import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROFILES } from "../../bench/extract-profiles.ts";
import { type Expected, f1Of, scoreOf, sumOf } from "../../bench/extract-score.ts";
import { daily } from "../support/daily.ts";

interface Case {
  readonly name: string;
  readonly about: string;
  readonly day: string;
  readonly text: readonly string[];
  readonly expected: readonly Expected[];
  readonly answer?: string;
}
const { cases } = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "bench", "cases", "precision.json"), "utf8"),
) as { cases: readonly Case[] };
/** Texts that were written when the model was done, and that it was not changed for. */
const LATER = "written after tuning";

const scored = (about: (one: Case) => boolean) =>
  cases.filter(about).map((one) => scoreOf(one.expected, PROFILES.precision!(daily(one.day, one.text), one.answer)));

describe("the offline model on labelled texts, profile precision", () => {
  it("finds nothing in errands, greetings, pasted output and what only an assistant proposed", () => {
    const sum = sumOf(scored(({ about }) => ["noise", "thin sessions", "proposals"].includes(about)));
    expect(sum).toMatchObject({ expected: 0, made: 0 });
  });

  it("keeps what a person said last where they changed their mind", () => {
    expect(sumOf(scored(({ about }) => about === "changes of mind"))).toMatchObject({ made: 1, hits: 1, sameKind: 1 });
  });

  it("hands over no junk and nothing twice, and misses less than a fifth", () => {
    const sum = sumOf(scored(({ about, answer }) => answer === undefined && about !== LATER));
    expect(sum).toMatchObject({ junk: 0, duplicates: 0 });
    expect(f1Of(sum)).toBeGreaterThan(0.85);
  });

  it("keeps of a careless answer what is true, once, and nothing of what the gates are for", () => {
    expect(sumOf(scored(({ answer }) => answer !== undefined))).toMatchObject({ expected: 2, made: 2, hits: 2 });
  });
});
