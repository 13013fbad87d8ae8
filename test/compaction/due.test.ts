import { describe, expect, it } from "vitest";
import { type Closing, type LogMark, namedState, type WeeklyMark, weekStates } from "../../src/compaction/due.ts";

/** A log by its day and a letter for its bytes. */
const mark = (day: string, bytes: string, suffix = ""): LogMark => ({
  path: `logs/${day}${suffix}.md`,
  day,
  sha256: bytes.repeat(64),
  bytes: 10,
});
const document = (week: string, ...marks: readonly LogMark[]): WeeklyMark => ({
  week,
  sources: marks.map(({ path, sha256 }) => ({ path, sha256 })),
});
const closing = (now: string, over: Partial<Closing> = {}): Closing => ({
  now: new Date(now),
  timezone: "UTC",
  graceHours: 3,
  closes: "day",
  ...over,
});
const unread = (reason: string): WeeklyMark => ({
  week: "2026-W15",
  sources: [
    { path: "logs/2026-04-06.md", sha256: "a".repeat(64), unread: reason },
    { path: "logs/2026-04-07.md", sha256: "b".repeat(64) },
  ],
});
/** Long after the week. */
const LATER = closing("2026-06-01T12:00:00Z");
const MONDAY = mark("2026-04-06", "a");
const TUESDAY = mark("2026-04-07", "b");
/** Tuesday noon: Monday is closed, Tuesday is open. */
const TUESDAY_NOON = closing("2026-04-07T12:00:00Z");

const CHANGED_MONDAY = mark("2026-04-06", "c");
const CHANGED_TUESDAY = mark("2026-04-07", "c");

interface Seen {
  readonly logs: readonly LogMark[];
  readonly documents: readonly WeeklyMark[];
  readonly when: Closing;
}
type Row = Seen & { readonly name: string; readonly due: boolean; readonly reason: string; readonly taken: string };
/** @param taken the days of the logs that a compaction takes now */
const row = (name: string, seen: Seen, due: boolean, reason: string, taken: string): Row => ({
  ...seen,
  ...{ name, due, reason, taken },
});

describe("a week", () => {
  it.each<Row>([
    row(
      "without a document is due",
      { logs: [MONDAY, TUESDAY], documents: [], when: LATER },
      true,
      "2 logs, no weekly document",
      "06 07",
    ),
    row(
      "of one log is a week",
      { logs: [MONDAY], documents: [], when: LATER },
      true,
      "1 log, no weekly document",
      "06",
    ),
    row(
      "whose logs are as they were is not due",
      { logs: [MONDAY, TUESDAY], documents: [document("2026-W15", MONDAY, TUESDAY)], when: LATER },
      false,
      "the logs are as they were",
      "06 07",
    ),
    row(
      "with a new log is due",
      { logs: [MONDAY, TUESDAY], documents: [document("2026-W15", MONDAY)], when: LATER },
      true,
      "logs/2026-04-07.md is new",
      "06 07",
    ),
    row(
      "with a changed log is due",
      { logs: [CHANGED_MONDAY, TUESDAY], documents: [document("2026-W15", MONDAY, TUESDAY)], when: LATER },
      true,
      "logs/2026-04-06.md has changed",
      "06 07",
    ),
    row(
      "that lost a log is not due",
      { logs: [TUESDAY], documents: [document("2026-W15", MONDAY, TUESDAY)], when: LATER },
      false,
      "the logs are as they were",
      "07",
    ),
    row(
      "that lost a log which nobody could read is due: its document says that the day is missing",
      { logs: [TUESDAY], documents: [unread("binary")], when: LATER },
      true,
      "logs/2026-04-06.md, which nobody could read, is gone",
      "07",
    ),
    row(
      "that lost a log of which a part was not read is not due: the rest was",
      { logs: [TUESDAY], documents: [unread("line 3 beyond 20000 characters")], when: LATER },
      false,
      "the logs are as they were",
      "07",
    ),
    row(
      "of which every log is gone is not due",
      { logs: [], documents: [document("2026-W15", MONDAY)], when: LATER },
      false,
      "no logs of closed days",
      "",
    ),
    row(
      "takes only logs of closed days",
      { logs: [MONDAY, TUESDAY], documents: [], when: TUESDAY_NOON },
      true,
      "1 log, no weekly document",
      "06",
    ),
    row(
      "whose days are all open waits",
      { logs: [TUESDAY], documents: [], when: TUESDAY_NOON },
      false,
      "its days are still open",
      "",
    ),
    row(
      "is not reopened by a new log of an open day",
      { logs: [MONDAY, TUESDAY], documents: [document("2026-W15", MONDAY)], when: TUESDAY_NOON },
      false,
      "the logs are as they were",
      "06",
    ),
    row(
      "is not due for changes of an open-day log that its document rests on",
      { logs: [MONDAY, CHANGED_TUESDAY], documents: [document("2026-W15", MONDAY, TUESDAY)], when: TUESDAY_NOON },
      false,
      "the logs are as they were",
      "06 07",
    ),
    row(
      "made anew takes the open-day logs along that its document rests on",
      { logs: [CHANGED_MONDAY, TUESDAY], documents: [document("2026-W15", MONDAY, TUESDAY)], when: TUESDAY_NOON },
      true,
      "logs/2026-04-06.md has changed",
      "06 07",
    ),
    row(
      "with closes: week waits for its Sunday",
      { logs: [MONDAY], documents: [], when: closing("2026-04-13T02:59:00Z", { closes: "week" }) },
      false,
      "its days are still open",
      "",
    ),
    row(
      "with closes: week is due once Sunday is over, grace and all",
      { logs: [MONDAY], documents: [], when: closing("2026-04-13T03:00:00Z", { closes: "week" }) },
      true,
      "1 log, no weekly document",
      "06",
    ),
    row(
      "whose document was deleted starts afresh",
      { logs: [MONDAY], documents: [document("2026-W14", mark("2026-03-30", "z"))], when: LATER },
      true,
      "1 log, no weekly document",
      "06",
    ),
  ])("$name", ({ logs, documents, when, due, reason, taken }) => {
    const state = weekStates(logs, documents, when).find(({ week }) => week === "2026-W15")!;
    expect({ due: state.due, reason: state.reason }).toEqual({ due, reason });
    expect(state.logs.map(({ day }) => day.slice(8)).join(" ")).toBe(taken);
    expect(state.all).toEqual(logs);
  });

  it("tells which of its sources are gone, wherever a log of it lies", () => {
    const states = weekStates([TUESDAY], [document("2026-W15", MONDAY, TUESDAY)], LATER);
    expect(states.map(({ week, missing, hasDocument }) => [week, missing, hasDocument])).toEqual([
      ["2026-W15", ["logs/2026-04-06.md"], true],
    ]);
  });

  it("comes oldest first, over year ends and with week 53", () => {
    const days = ["2027-01-03", "2026-12-27", "2026-12-28", "2025-12-29"].map((day) => mark(day, "a"));
    expect(weekStates(days, [], LATER).map(({ week }) => week)).toEqual(["2026-W01", "2026-W52", "2026-W53"]);
  });

  it("that is unreadable now is due, so that its own week says why and no other", () => {
    const unreadable = { ...MONDAY, sha256: "" };
    expect(weekStates([unreadable], [document("2026-W15", MONDAY)], LATER)[0]).toMatchObject({
      due: true,
      reason: "logs/2026-04-06.md has changed",
    });
  });
});

describe("a week that a person names", () => {
  it("is due with the logs of open days too, and is not when nothing changed", () => {
    const [open] = weekStates([MONDAY, TUESDAY], [], TUESDAY_NOON);
    expect(namedState(open!, undefined)).toMatchObject({ due: true, logs: [MONDAY, TUESDAY] });
    const lost = document("2026-W15", MONDAY);
    const [gone] = weekStates([], [lost], TUESDAY_NOON);
    expect(namedState(gone!, lost)).toMatchObject({ due: false, reason: "no logs" });
    const made = document("2026-W15", MONDAY, TUESDAY);
    const [again] = weekStates([MONDAY, TUESDAY], [made], TUESDAY_NOON);
    expect(namedState(again!, made)).toMatchObject({ due: false, reason: "the logs are as they were" });
    const grown = mark("2026-04-07", "c");
    const [later] = weekStates([MONDAY, grown], [made], TUESDAY_NOON);
    expect(namedState(later!, made)).toMatchObject({ due: true, reason: "logs/2026-04-07.md has changed" });
  });
});

describe("the border of a day", () => {
  it.each([
    // Berlin: summer time begins on 29 March 2026 at 02:00; midnight of the 29th is 22:00 UTC of that day.
    ["Europe/Berlin", "2026-03-28", "2026-03-29T00:59:00Z", false],
    ["Europe/Berlin", "2026-03-28", "2026-03-29T02:00:00Z", true],
    ["Europe/Berlin", "2026-03-29", "2026-03-30T00:59:00Z", false],
    ["Europe/Berlin", "2026-03-29", "2026-03-30T01:00:00Z", true],
    // The repeated hour of 25 October 2026.
    ["Europe/Berlin", "2026-10-25", "2026-10-26T01:59:00Z", false],
    ["Europe/Berlin", "2026-10-25", "2026-10-26T02:00:00Z", true],
    // A day ahead and a day behind of UTC.
    ["Pacific/Kiritimati", "2026-04-06", "2026-04-06T12:59:00Z", false],
    ["Pacific/Kiritimati", "2026-04-06", "2026-04-06T13:00:00Z", true],
    ["Pacific/Pago_Pago", "2026-04-06", "2026-04-07T13:59:00Z", false],
    ["Pacific/Pago_Pago", "2026-04-06", "2026-04-07T14:00:00Z", true],
    // Half an hour's zone, and one whose midnight summer time skips (Cairo, 24 April 2026).
    ["Asia/Kolkata", "2026-04-06", "2026-04-06T21:29:00Z", false],
    ["Asia/Kolkata", "2026-04-06", "2026-04-06T21:30:00Z", true],
    ["Africa/Cairo", "2026-04-23", "2026-04-24T00:59:00Z", false],
    ["Africa/Cairo", "2026-04-23", "2026-04-24T01:00:00Z", true],
  ])("in %s closes %s: at %s %s", (timezone, day, now, due) => {
    const [state] = weekStates([mark(day, "a")], [], closing(now, { timezone }));
    expect(state?.due).toBe(due);
  });
});
