import { describe, expect, it } from "vitest";
import { type Known, nextRunMs, nextStep } from "../../src/daemon/agenda.ts";
import { type Attempt, afterRun } from "../../src/daemon/attempts.ts";
import { conclude } from "../../src/daemon/conclude.ts";
import { touched } from "../../src/daemon/queue.ts";
import { DAY, due, HOUR, knownOf, lookOf, MINUTE, NOON } from "./looks.ts";

const COMPARE_MS = 5 * MINUTE;
const step = (known: Known, nowMs = NOON) => nextStep(known, nowMs, COMPARE_MS);

function failedOf(over: Partial<Attempt> = {}): Attempt {
  return {
    ...{ state: "failed", code: "AUTH", message: "no", fingerprint: "aaaaaaaaaaaa", configuration: "cccccccccccc" },
    ...{ atMs: NOON, count: 1, againMs: NOON + 15.5 * HOUR },
    ...over,
  };
}

describe("agenda", () => {
  it("looks at its start, at each tick, when a day closes, and when something says that the look is old", () => {
    expect(step(knownOf({ look: undefined, stale: "the start" }))).toEqual({ kind: "look", because: "the start" });
    const calm = knownOf({ seenMs: NOON + 15 * HOUR, comparedMs: NOON + 15 * HOUR });
    expect(step(calm, NOON + 15 * HOUR)).toEqual({ kind: "look", because: "a day is over" });
    const later = knownOf({ look: lookOf({ nextClosingMs: NOON + DAY }), seenMs: NOON + 16 * HOUR, comparedMs: NOON });
    expect(step(later, NOON + 16 * HOUR)).toEqual({ kind: "look", because: "the schedule" });
  });

  it("looks once after a sleep of eight hours, and after the clock was set back", () => {
    expect(step(knownOf(), NOON + 8 * HOUR)).toEqual({ kind: "look", because: "the clock jumped" });
    expect(step(knownOf(), NOON - 2 * HOUR)).toEqual({ kind: "look", because: "the clock jumped" });
    expect(step(knownOf(), NOON + MINUTE).kind).toBe("rest");
  });

  it("rests a minute at most, and no longer than until the next change", () => {
    expect(step(knownOf())).toEqual({ kind: "rest", untilMs: NOON + MINUTE });
    const soon = knownOf({ look: lookOf({ nextClosingMs: NOON + 7_000 }) });
    expect(step(soon)).toEqual({ kind: "rest", untilMs: NOON + 7_000 });
  });

  it("runs all due weeks, oldest first, as one run", () => {
    const weeks = [due("2026-W13"), due("2026-W14")];
    expect(step(knownOf({ look: lookOf({ due: weeks }) }))).toMatchObject({ kind: "run", weeks });
  });

  it("waits until logs have gone quiet, two hundred at once being one look", () => {
    let { queue } = knownOf();
    for (let n = 0; n < 200; n++) queue = touched(queue, `logs/2026-04-08/${n}.md`, NOON + n * 10);
    const known = knownOf({ queue, seenMs: NOON + 2_000 });
    expect(step(known, NOON + 2_000)).toEqual({ kind: "rest", untilMs: NOON + 1_990 + 30_000 });
    expect(step(known, NOON + 31_990)).toEqual({ kind: "look", because: "logs have changed" });
  });

  it("looks after the longest wait at a file that never goes quiet, and leaves its week alone until it does", () => {
    let known = knownOf({ look: lookOf({ due: [due("2026-W14"), due("2026-W15")] }) });
    for (let ms = 0; ms <= 300_000; ms += 10_000)
      known = { ...known, queue: touched(known.queue, "logs/2026-04-08.md", NOON + ms), seenMs: NOON + ms };
    expect(step(known, NOON + 300_000).kind).toBe("look");
    const justWritten = knownOf({
      look: lookOf({ due: [due("2026-W14"), due("2026-W15")] }),
      queue: touched(new Map(), "logs/2026-04-08.md", NOON),
    });
    expect(step(justWritten)).toMatchObject({ kind: "run", weeks: [{ week: "2026-W14" }] });
  });

  it.each([
    ["nothing changed", {}, undefined],
    ["other logs", { due: [due("2026-W15", "bbbbbbbbbbbb")] }, "run"],
    ["another configuration", { configuration: "dddddddddddd" }, "run"],
  ] as const)("tries a failed week again when its logs or the configuration change: %s", (_, over, kind) => {
    const look = lookOf({ due: [due("2026-W15")], ...over });
    const known = knownOf({ look, attempts: new Map([["2026-W15", failedOf()]]) });
    expect(step(known).kind).toBe(kind ?? "rest");
  });

  it("tries a failed week again at the next tick of the schedule, also when that was slept through", () => {
    const look = lookOf({ due: [due("2026-W15")], nextTickMs: NOON + 39.5 * HOUR, nextClosingMs: NOON + 39 * HOUR });
    const at = (nowMs: number) =>
      step(knownOf({ look, attempts: new Map([["2026-W15", failedOf()]]), seenMs: nowMs, comparedMs: nowMs }), nowMs);
    expect(at(NOON + 15.4 * HOUR).kind).toBe("rest");
    expect(at(NOON + 15.5 * HOUR).kind).toBe("run");
    expect(at(NOON + 20 * HOUR).kind).toBe("run");
  });

  it("backs off from a minute to an hour for what time heals, and for nothing else", () => {
    const look = lookOf({ due: [due("2026-W15")], nextTickMs: NOON + 30 * DAY });
    for (const code of ["NETWORK", "TIMEOUT", "RATE_LIMITED", "SERVER"]) {
      let attempts: ReadonlyMap<string, Attempt> = new Map();
      const waits = Array.from({ length: 9 }, () => {
        attempts = afterRun(attempts, look.due, [endOf("2026-W15", code)], look, NOON);
        return (attempts.get("2026-W15")!.againMs - NOON) / MINUTE;
      });
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    }
    for (const code of ["AUTH", "REFUSED", "ANSWER_CUT_OFF", "SERVER_ERROR_200", "ENOSPC"])
      expect(afterRun(new Map(), look.due, [endOf("2026-W15", code)], look, NOON).get("2026-W15")?.againMs).toBe(
        look.nextTickMs,
      );
  });

  it("goes on when the budget does: the day's at midnight, the month's on its first, a run's at the next tick", () => {
    const look = lookOf({ due: [due("2026-W15")] });
    const again = (key: string) =>
      afterRun(
        new Map(),
        look.due,
        [
          {
            week: "2026-W15",
            outcome: "postponed",
            error: { code: "BUDGET", message: `budget.${key} of 10: 10 used` },
          },
        ],
        look,
        NOON,
      ).get("2026-W15")?.againMs;
    expect([again("dayTokens"), again("monthUsd"), again("runTokens")]).toEqual([
      look.nextDayMs,
      look.nextMonthMs,
      look.nextTickMs,
    ]);
  });

  it("blames the oldest week still due for a run that died, and goes on with the others", () => {
    const weeks = [due("2026-W13"), due("2026-W14"), due("2026-W15")];
    const seen = lookOf({ due: weeks.slice(1) });
    const ran = { weeks, end: { kind: "died", reason: "was ended by SIGKILL" } } as const;
    const { known, faults } = conclude(knownOf(), seen, ran, NOON);
    expect(faults).toMatchObject([{ week: { week: "2026-W14" }, code: "CRASHED" }]);
    expect(step(known)).toMatchObject({ kind: "run", weeks: [{ week: "2026-W15" }] });
  });

  it("does not compact the same logs over and over when a run says it did and the week stays due", () => {
    const seen = lookOf({ due: [due("2026-W15")] });
    const ran = {
      weeks: seen.due,
      end: { kind: "ran", weeks: [], commit: null, commitPostponed: null, run: "r" },
    } as const;
    const done = new Map([["2026-W15", "aaaaaaaaaaaa"]]);
    // Once may be a person who deleted the weekly document in that moment.
    const once = conclude(knownOf({ done }), seen, ran, NOON);
    expect([once.faults, step(once.known).kind]).toEqual([[], "run"]);
    const twice = conclude({ ...once.known, done }, seen, ran, NOON);
    expect(twice.faults).toMatchObject([{ code: "STILL_DUE" }]);
    expect(step(twice.known).kind).toBe("rest");
    const elsewise = conclude({ ...once.known, done: new Map() }, lookOf(), ran, NOON);
    expect(elsewise.known.dueAgain.size).toBe(0);
  });

  it("finishes an interrupted run though no week is due, and makes a commit that waits, each with patience", () => {
    expect(step(knownOf({ look: lookOf({ unfinished: true }) }))).toMatchObject({ kind: "run", weeks: [] });
    const waiting = lookOf({ waiting: true });
    expect(step(knownOf({ look: waiting }))).toMatchObject({ kind: "run", because: "a commit that waits" });
    const end = {
      kind: "ran",
      weeks: [],
      commit: null,
      commitPostponed: "merge: a merge is under way",
      run: "r",
    } as const;
    const { known } = conclude(knownOf(), waiting, { weeks: [], end }, NOON);
    expect(step(known).kind).toBe("rest");
    expect(nextRunMs(known)).toBe(NOON + MINUTE);
    expect(step({ ...known, seenMs: NOON + MINUTE }, NOON + MINUTE).kind).toBe("run");
  });

  it("does not stay away for years when the clock was years ahead as it failed", () => {
    const later = NOON + 900 * DAY;
    const attempt = failedOf({ code: "NETWORK", atMs: later, againMs: later + HOUR });
    const known = knownOf({ look: lookOf({ due: [due("2026-W15")] }), attempts: new Map([["2026-W15", attempt]]) });
    expect(step(known).kind).toBe("run");
    const held = { count: 1, reason: "LOCKED", againMs: later };
    expect(step(knownOf({ look: lookOf({ due: [due("2026-W15")] }), held })).kind).toBe("run");
  });
});

const endOf = (week: string, code: string) => ({ week, outcome: "failed", error: { code, message: "x" } });
