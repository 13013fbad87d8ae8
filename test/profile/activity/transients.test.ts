import { expect, it } from "vitest";
import { withoutAging } from "../../../src/profile/activity/transients.ts";

it("leaves out names that age where they stand last, and nothing that a sentence needs", () => {
  for (const [text, left] of [
    ["Redis streams over RabbitMQ on feat/ingest-queue, PR #512", "Redis streams over RabbitMQ"],
    ["No other server to patch (9ab34ff, INGEST-77)", "No other server to patch"],
    ["Der Import läuft nachts (Ticket HAL-812).", "Der Import läuft nachts"],
    ["队列用 Redis（#51）", "队列用 Redis"],
  ] as const)
    expect(withoutAging(text)).toBe(left);
  for (const text of [
    "PR #512 was refused, since the licence header is missing",
    "#512",
    "Releases are cut on Thursdays.",
    "Keep UTF-8 (RFC-3629)",
    "reproduced bug 212",
  ])
    expect(withoutAging(text)).toBe(text);
});
