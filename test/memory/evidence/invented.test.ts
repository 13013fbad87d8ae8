/**
 * Inventions set beside memories of the annotated weeks (`bench/cases/invented.jsonl`, fifteen languages), and what the
 * annotators wrote of the same weeks in their own words. Half of the inventions were held out while the share was chosen.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { borneOf, unborneBy } from "../../../src/memory/evidence/borne.ts";
import { type Logbook, logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { sentencesIn } from "../../../src/text/sentences.ts";
import { daily } from "../../support/daily.ts";

const bench = join(import.meta.dirname, "..", "..", "..", "bench");
const weeks = join(bench, "weeks");

interface Memory {
  readonly name: string;
  readonly description: string;
  readonly body?: string;
  readonly lines: readonly string[];
}
interface Invented {
  readonly source: string;
  readonly week: string;
  readonly memory: string;
  readonly text: string;
  readonly held: boolean;
  /** It says the claim's own words once more. */
  readonly repeats?: boolean;
}

const books = new Map<string, Logbook>();
function bookOf(source: string): Logbook {
  const folder = join(weeks, source, "logs");
  const book =
    books.get(source) ??
    logbookOf(
      readdirSync(folder).map((name) =>
        daily(name.slice(0, 10), readFileSync(join(folder, name), "utf8").split("\n"), `logs/${name}`),
      ),
    );
  books.set(source, book);
  return book;
}

const memoriesOf = (source: string, week: string): readonly Memory[] =>
  JSON.parse(readFileSync(join(weeks, source, "gold", `${week}.json`), "utf8")).memories;

/** Whether a sentence stands beside a memory whose first line alone is cited. */
function stands(text: string, source: string, { name, description, lines }: Memory): boolean {
  const [, path = "", line = "0"] = /^(.*):(\d+)$/.exec(lines[0]!) ?? [];
  const spans = [{ path: `logs/${path}`, day: path.slice(0, 10), from: Number(line), to: Number(line) }];
  const statement = `${name}\n${description}`;
  const { without } = borneOf(text, unborneBy({ spans, book: bookOf(source), known: new Map(), statement }));
  return without.length === 0;
}

const invented = readFileSync(join(bench, "cases", "invented.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Invented);

describe("what a model invents in words", () => {
  const left = (cases: readonly Invented[]): number => {
    const out = cases.filter(({ source, week, memory, text }) => {
      const of = memoriesOf(source, week).find(({ name }) => name === memory)!;
      return !stands(text, source, of);
    });
    return out.length / cases.length;
  };

  it("is left out in nine of ten cases, those held out as well", () => {
    const plain = invented.filter(({ repeats }) => repeats !== true);
    expect(left(plain.filter(({ held }) => held))).toBeGreaterThan(0.9);
    expect(left(plain.filter(({ held }) => !held))).toBeGreaterThan(0.85);
  });

  it("is left out as often where it repeats the claim's own words", () => {
    expect(left(invented.filter(({ repeats }) => repeats === true))).toBeGreaterThan(0.9);
  });
});

it("what annotators tell of a week in their own words stands, one in two hundred sentences aside", () => {
  let [all, lost] = [0, 0];
  for (const source of readdirSync(weeks).filter((name) => !name.endsWith(".md")))
    for (const file of readdirSync(join(weeks, source, "gold")).filter((name) => name.endsWith(".json")))
      for (const memory of memoriesOf(source, file.slice(0, -".json".length)))
        for (const sentence of sentencesIn(`${memory.description}\n\n${memory.body ?? ""}`)) {
          all++;
          if (!stands(sentence, source, memory)) lost++;
        }
  expect(all).toBeGreaterThan(400);
  expect(lost / all).toBeLessThan(0.005);
});
