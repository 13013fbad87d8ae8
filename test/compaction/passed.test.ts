/** Nobody is asked about a count that has moved on, a task, or what was waited for and came: accepted, it would stand as current. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { passedBy } from "../../src/compaction/passed.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { daily } from "../support/daily.ts";
import { memoryRun } from "./ports.ts";

const isPassed = (claim: string, line: string, day = "2026-04-20"): boolean =>
  passedBy(logbookOf([daily(day, [`- ${line}`])]))(claim, "2026-04-14");

describe("a likely claim", () => {
  it.each([
    ["Imported 41,188 of 41,200 invoices.", "Ran again: 41,199 of 41,200 invoices imported, 1 left."],
    ["Open: Kruse's offer is valid until 2026-05-08.", "Kruse's offer is valid until 2026-06-08."],
    ["34 von 60 Regalen sind beschriftet.", "52 von 60 Regalen beschriftet, Rest am Montag."],
    ["Scanned 2,100/3,000 plates.", "Plates: 2,950/3,000 scanned."],
    ["Blocked: the proxy refuses us, see OPS-44.", "OPS-44 done: the rule for it is added."],
  ])("is passed by a later day's line: %s %s", (claim, line) => {
    expect(isPassed(claim, line)).toBe(true);
    expect(isPassed(claim, line, "2026-04-14")).toBe(false);
  });

  it.each([
    ["The quorum is 12 of 20 members.", "We met 8 of 20 times this year."],
    ["Support is on from 8 to 14 on Fridays.", "Support team is 9 of 14 people now."],
    ["7 of 10 members prefer mail.", "9 of 10 members came to the fair."],
    ["The vendor prefers visits in the morning, as on 8/12.", "Vendor visit on 10/12 went well."],
    ["OPS-44 waits for the lawyer.", "OPS-440 done: the logs are rotated."],
    ["OPS-44 waits for the lawyer.", "OPS-44: no word yet from the lawyer, asked again."],
    ["OPS-44 waits for the lawyer.", "OPS-44 came up in the retro."],
    ["Open: Kruse's offer is valid until 2026-05-08.", "Meyer's offer is valid until 2026-06-08."],
    ["The pump needs 24 hours to fill the tank.", "Slept 7 of 24 hours."],
    ["Ticket OPS-44 decided: the proxy stays closed at night.", "OPS-44 again: who wanted that?"],
    ["The customs waits for a stamp on every parcel, CUS-9 says so.", "CUS-9 is waiting for the lawyer."],
  ])("stays beside what is about something else: %s %s", (claim, line) => {
    expect(isPassed(claim, line)).toBe(false);
  });
});

it("of the sample neither what the weeks have settled nor what is next waits for a person", async () => {
  const logs = ["2026-04-07.md", "2026-04-08.md", "2026-04-10.md", "2026-04-14/agent-1.md", "2026-04-15.md"].map(
    (name) =>
      daily(
        name.slice(0, 10),
        readFileSync(join(import.meta.dirname, "../../logs", name), "utf8").split("\n"),
        `logs/${name}`,
      ),
  );
  const run = memoryRun(logs, extractive, { offline: true });
  await compactWeeks(run.states, run.ports, new AbortController().signal);
  const waiting = [...run.folder().texts.keys()].filter((file) => file.startsWith("inbox/"));
  expect(waiting.length).toBeGreaterThan(0);
  for (const gone of ["no-access", "production-import"])
    expect(waiting.filter((file) => file.includes(gone))).toEqual([]);
  expect(run.plans[1]!.changes.map(({ because }) => because)).toContain("withdrawn: a later line tells more of it");
});
