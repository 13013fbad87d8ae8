import { expect, it } from "vitest";
import { size } from "../../src/report/counted.ts";

it("tells a size alike on the page and in the terminal, in the largest unit that fits", () => {
  expect([0, 1_023, 1_024, 25_969, 1_048_575, 10_000_553].map(size)).toEqual([
    "0 B",
    "1023 B",
    "1.0 KB",
    "25.4 KB",
    "1024.0 KB",
    "9.5 MB",
  ]);
});
