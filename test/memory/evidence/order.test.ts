import { expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { inOneOrder, laterBy } from "../../../src/memory/evidence/order.ts";
import { daily } from "../../support/daily.ts";

const DAY = "2026-04-06";
const at = (path: string, from: number) => ({ path: `logs/${DAY}${path}.md`, day: DAY, from, to: from });
const logs = (texts: Readonly<Record<string, readonly string[]>>) =>
  logbookOf(Object.entries(texts).map(([path, lines]) => ({ ...daily(DAY, lines), path: `logs/${DAY}${path}.md` })));

it("puts a line without a time behind the timed one above it, whatever order they come in", () => {
  const book = logs({ "-a": ["18:00 one", "then two"], "-b": ["12:00 three"] });
  const [x, y, z] = [at("-a", 1), at("-a", 2), at("-b", 1)];
  const orders = [
    [x, y, z],
    [z, y, x],
    [y, x, z],
    [z, x, y],
  ].map((spans) => spans.toSorted(inOneOrder(book)));
  for (const order of orders) expect(order).toEqual([z, x, y]);
});

it("puts a log without times behind the logs before it", () => {
  const book = logs({ "": ["18:00 one"], "-b": ["two"], "-c": ["09:00 three"] });
  expect(
    [at("", 1), at("-b", 1), at("-c", 1)].toSorted(inOneOrder(book)).map(({ path }) => path.slice(-5, -3)),
  ).toEqual(["-c", "06", "-b"]);
});

it("does not hold a part of the day in a name against another log's clock", () => {
  const book = logs({ "-evening": ["one"], "-b": ["19:30 two"], "-morning": ["three"] });
  expect(laterBy(at("-evening", 1), at("-b", 1), book)).toBe(0);
  expect(laterBy(at("-evening", 1), at("-morning", 1), book)).toBeGreaterThan(0);
});
