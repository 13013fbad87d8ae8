import { expect, it } from "vitest";
import { withoutAging } from "../../../src/profile/activity/transients.ts";

it("leaves out names that age where they stand last, and nothing that a sentence needs", () => {
  for (const [text, left] of [
    ["Redis streams over RabbitMQ on feat/ingest-queue, PR #512", "Redis streams over RabbitMQ"],
    ["No other server to patch (9ab34ff, INGEST-77)", "No other server to patch"],
    ["Der Import läuft nachts (Ticket HAL-812).", "Der Import läuft nachts"],
    ["队列用 Redis（#51）", "队列用 Redis"],
    ["Der Import läuft nachts (9ab34ff, HAL-812), weil es ruhig ist", "Der Import läuft nachts, weil es ruhig ist"],
    ["El import falla por PAY-331: la clave caduca", "El import falla: la clave caduca"],
    ["PR #512 was refused, since the licence header is missing", "PR was refused, since the licence header is missing"],
    ["Read PR #412", "Read PR"],
    ["Build in ../wt-perf", "Build"],
  ] as const)
    expect(withoutAging(text)).toBe(left);
  for (const text of [
    "PAY-331 blocks the release",
    "PRs 12 and 13 conflict",
    "Merge PR #12 before PR #13",
    "Shared types live in ../shared",
    "#512",
    "Releases are cut on Thursdays.",
    "Keep UTF-8 (RFC-3629)",
    "reproduced bug 212",
  ])
    expect(withoutAging(text)).toBe(text);
});
