import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "..", "..", "bench", "cases");
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), "utf8")) as T;

interface Told {
  readonly id: string;
  readonly language: string;
  readonly text: string;
}
interface Order extends Told {
  readonly order: boolean;
  readonly doubtful?: boolean;
  readonly probes?: readonly string[];
}
interface Change {
  readonly id: string;
  readonly language: string;
  readonly kind: string;
  readonly weeks: readonly {
    readonly says: string;
    readonly logs: Readonly<Record<string, string>>;
    readonly answer: "NONE" | { readonly blocks: readonly { readonly name: string; readonly body: string }[] };
  }[];
  readonly gone?: readonly string[];
  readonly current: string;
}

const languages = (list: readonly { readonly language: string }[]): number =>
  new Set(list.map(({ language }) => language)).size;
const twice = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe("the cases of bench:orders", () => {
  const { cases } = read<{ cases: readonly Order[] }>("orders.json");

  it("are as many as asked, about half of them harmless, in fifteen languages", () => {
    const sure = cases.filter(({ doubtful }) => doubtful !== true);
    expect(sure.filter(({ order }) => order).length).toBeGreaterThanOrEqual(170);
    expect(sure.filter(({ order }) => !order).length).toBeGreaterThanOrEqual(170);
    expect(languages(cases)).toBe(15);
  });

  it("are told once each", () => {
    expect(twice(cases.map(({ id }) => id))).toEqual([]);
    expect(twice(cases.map(({ text }) => text))).toEqual([]);
  });
});

describe("the cases of bench:secrets", () => {
  const { secrets, neighbours } = read<{
    secrets: readonly (Told & { readonly secret: string; readonly shape: string })[];
    neighbours: readonly Told[];
  }>("secrets.json");

  it("are as many as asked, in 30 shapes and ten languages, with as many neighbours", () => {
    expect(secrets.length).toBeGreaterThanOrEqual(170);
    expect(neighbours.length).toBeGreaterThanOrEqual(170);
    expect(new Set(secrets.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(30);
    expect(languages(secrets)).toBeGreaterThanOrEqual(10);
  });

  it("each hold their secret once, and no neighbour holds one", () => {
    const times = ({ text, secret }: { text: string; secret: string }): number => text.split(secret).length - 1;
    expect(secrets.filter((one) => times(one) !== (one.shape === "again" ? 2 : 1))).toEqual([]);
    const told = secrets.map(({ secret }) => secret).filter((secret) => secret.length >= 8 && !secret.includes("{{"));
    expect(neighbours.filter(({ text }) => told.some((secret) => text.includes(secret)))).toEqual([]);
  });

  it("are told once each", () => {
    expect(twice([...secrets, ...neighbours].map(({ id }) => id))).toEqual([]);
    expect(twice([...secrets, ...neighbours].map(({ text }) => text))).toEqual([]);
  });
});

describe("the cases of bench:changes", () => {
  const cases = readdirSync(join(folder, "changes")).flatMap(
    (name) => read<{ cases: readonly Change[] }>(join("changes", name)).cases,
  );
  /** All ways in which a week's claim is said. */
  const saidIn = ({ says, answer }: Change["weeks"][number]): string[] => [
    says,
    ...(answer === "NONE" ? [] : answer.blocks.map(({ name, body }) => `${name}\n${body}`)),
  ];
  const matches = (patterns: readonly string[], text: string): boolean =>
    patterns.some((pattern) => new RegExp(pattern, "iu").test(text));

  it("are as many of each kind as asked", () => {
    const counts = Map.groupBy(cases, ({ kind }) => kind);
    const asked = { reversal: 40, denial: 20, value: 20, return: 10, finished: 10, harmless: 20 };
    for (const [kind, count] of Object.entries(asked))
      expect(counts.get(kind)?.length, kind).toBeGreaterThanOrEqual(count);
    expect(languages(cases)).toBeGreaterThanOrEqual(10);
    expect(twice(cases.map(({ id }) => id))).toEqual([]);
  });

  it("know an outdated claim by its words, and never take the last one for it", () => {
    const wrong = cases
      .filter(({ kind }) => kind !== "harmless")
      .filter(({ kind, weeks, gone = [], current }) => {
        const outdated = weeks.slice(kind === "return" ? 1 : 0, -1).flatMap(saidIn);
        const last = saidIn(weeks.at(-1)!);
        return !(
          outdated.every((text) => matches(gone, text) && !matches([current], text)) &&
          last.every((text) => !matches(gone, text) && matches([current], text))
        );
      });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("say each claim as one line of one log", () => {
    const wrong = cases.flatMap(({ id, weeks }) =>
      weeks
        .filter(
          ({ says, logs }) =>
            Object.values(logs)
              .join("\n")
              .split("\n")
              .filter((line) => line === `- ${says}`).length !== 1,
        )
        .map(() => id),
    );
    expect(wrong).toEqual([]);
  });
});
