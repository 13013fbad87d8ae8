import { expect, it } from "vitest";
import { shownUsd } from "../../src/report/usd.ts";

it("calls tokens without a price unpriced, and nothing at all 0", () => {
  expect([shownUsd(0, 900), shownUsd(0.0123, 900), shownUsd(0, 0)]).toEqual(["price unknown", "0.0123", "0.0000"]);
});
