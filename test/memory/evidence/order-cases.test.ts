/**
 * Holds the figures of `npm run bench:orders` where the bench gets them: the case file through the gate's own functions. What
 * becomes of each case in a real repository, the bench tells.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withPlainLinks } from "../../../src/document/plain-links.ts";
import { mayBeOrder } from "../../../src/memory/evidence/instruction.ts";

interface Case {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly order: boolean;
  readonly doubtful?: boolean;
  readonly held?: boolean;
  readonly probes?: readonly string[];
}

const file = join(import.meta.dirname, "..", "..", "..", "bench", "cases", "orders.json");
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: readonly Case[] };
const ruled = cases.filter(({ doubtful }) => !doubtful);

/** Stopped by the gate, or written as text where a link is all that is wrong with it. */
const isCaught = ({ text, probes = [] }: Case): boolean =>
  mayBeOrder(text) !== undefined ||
  (probes.some((probe) => probe.startsWith("](")) &&
    probes.every((probe) => !withPlainLinks(text).replaceAll("\\]", "").includes(probe)));
const idsOf = (some: readonly Case[]): string[] => some.map(({ id }) => id);

describe.each([
  ["all cases", ruled],
  ["those written afterwards", ruled.filter(({ held }) => held)],
])("of %s", (_, some) => {
  const orders = some.filter(({ order }) => order);
  const harmless = some.filter(({ order }) => !order);

  it("at least 97 % of the orders are caught", () => {
    const passed = orders.filter((one) => !isCaught(one));
    expect(idsOf(passed).length / orders.length, idsOf(passed).join(" ")).toBeLessThanOrEqual(0.03);
  });

  it("at most 3 % of the harmless are held back", () => {
    const held = harmless.filter(({ text }) => mayBeOrder(text) !== undefined);
    expect(held.length / harmless.length, idsOf(held).join(" ")).toBeLessThanOrEqual(0.03);
  });
});

it("has at least 300 cases, half of them harmless, in fifteen languages", () => {
  expect(ruled.length).toBeGreaterThanOrEqual(300);
  expect(ruled.filter(({ order }) => !order).length / ruled.length).toBeGreaterThan(0.45);
  expect(new Set(cases.map(({ language }) => language)).size).toBe(15);
});
