import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { replacedWord } from "../../../src/memory/evidence/replaced.ts";
import { daily } from "../../support/daily.ts";

const other = (line: string, claim: string): string | undefined =>
  replacedWord(
    claim,
    [{ path: "logs/2026-05-04.md", day: "2026-05-04", from: 1, to: 1 }],
    logbookOf([daily("2026-05-04", [line, "- pushed to orders-db/joint-saver"])]),
  );

describe("a name or weekday in the place of another, however the line is told", () => {
  it.each([
    ["- We settled on Kafka for the message bus, as it needs no zookeeper.", "The message bus is NATS.", "NATS"],
    ["- We agreed to store invoices in Postgres.", "Invoices are stored in SQLite.", "SQLite"],
    ["- We agreed that releases go out on Thursdays only.", "Releases go out on Tuesdays only.", "Tuesdays"],
    ["- Wir einigten uns, dass die Probe donnerstags ist.", "Die Probe ist dienstags.", "dienstags"],
  ])("is found: %s", (line, claim, name) => expect(other(line, claim)).toBe(name));

  it.each([
    ["- We settled on Kafka for the message bus.", "The message bus is Kafka."],
    ["- The saver left Vercel and runs on Zeabur since noon.", "JointSaver runs on Zeabur."],
    ["- Releases go out on Thursdays, and on Tuesdays in May.", "Releases go out on Tuesdays in May."],
    ["- we store invoices in the database.", "Invoices are stored in the DBMS."],
  ])("is none where a log has it, or the line names nothing else: %s", (line, claim) =>
    expect(other(line, claim)).toBeUndefined());
});
