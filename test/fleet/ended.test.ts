/** What becomes of a turn, by how its compaction ended: values in, a decision out. */
import { describe, expect, it } from "vitest";
import { type Compacted, endingOf, type HeldBack, oldestDue, type Report } from "../../src/fleet/ended.ts";

const ran = (report: Report | undefined, code: number | null = 0, said = ""): Compacted => ({ code, report, said });
const done = (...weeks: string[]) => weeks.map((week) => ({ week, outcome: "compacted" }));
const failed = (week: string, code: string) => ({ week, outcome: "failed", error: { code, message: `${code} there` } });
const held = (verdict: HeldBack["verdict"], waitSeconds = 0): HeldBack => ({ verdict, because: verdict, waitSeconds });
const TURN = { most: 2, since: undefined };
const OK = { code: "OK", message: "" };
const REFUSED = { code: "REFUSED", message: "REFUSED there" };

describe("a turn", () => {
  it.each<[string, Compacted, HeldBack | undefined, object]>([
    ["is done when all was pushed", ran({ weeks: done("2025-W02") }), undefined, { kind: "done", ...OK }],
    ["is done when nothing was due", ran({ weeks: [] }), undefined, { kind: "done", ...OK }],
    [
      "goes on after others when it had as many weeks as it may",
      ran({ weeks: done("2025-W02", "2025-W03") }),
      undefined,
      { kind: "more", since: undefined, ...OK },
    ],
    [
      "goes on behind a week that failed for good",
      ran({ weeks: [...done("2025-W51"), failed("2025-W52", "REFUSED")] }, 1),
      undefined,
      { kind: "more", since: "2026-W01", failed: REFUSED, ...REFUSED },
    ],
    [
      "is left to a person when what failed would fail again",
      ran({ weeks: [failed("2025-W02", "FILTERED")] }, 1),
      undefined,
      { kind: "dead", code: "FILTERED", message: "FILTERED there" },
    ],
    [
      "is left to a person when its configuration is wrong",
      ran({ error: { code: "BAD_CONFIG", message: "no" } }, 2),
      undefined,
      { kind: "dead", code: "BAD_CONFIG", message: "no" },
    ],
    [
      "is tried again after what passes",
      ran({ weeks: [failed("2025-W02", "TIMEOUT"), failed("2025-W03", "FILTERED")] }, 1),
      undefined,
      { kind: "again", code: "TIMEOUT", message: "TIMEOUT there" },
    ],
    [
      "is tried again on a full disk",
      ran({ weeks: [failed("2025-W02", "ENOSPC")] }, 1),
      undefined,
      { kind: "again", code: "ENOSPC", message: "ENOSPC there" },
    ],
    [
      "is not tried again for an empty answer, which was asked for three times",
      ran({ weeks: [failed("2025-W02", "EMPTY")] }, 1),
      undefined,
      { kind: "dead", code: "EMPTY", message: "EMPTY there" },
    ],
    [
      "is tried again while another lithify writes there",
      ran({ error: { code: "LOCKED", message: "held" } }, 3),
      undefined,
      { kind: "again", code: "LOCKED", message: "held" },
    ],
    [
      "pauses its key where that is refused, whatever else happened",
      ran({ weeks: [failed("2025-W02", "TIMEOUT"), failed("2025-W03", "AUTH")] }, 1),
      held("rate", 9),
      { kind: "key", code: "AUTH", message: "AUTH there" },
    ],
    [
      "is tried again when its push did not get through",
      ran({ weeks: done("2025-W02"), pushPostponed: "no route" }, 1),
      undefined,
      { kind: "again", code: "NOT_PUSHED", message: "no route" },
    ],
    [
      "is tried again when its commit waits, and says what for",
      ran({
        ...{ weeks: done("2025-W02"), commitPostponed: "index.lock" },
        pushPostponed: "what was made is not committed yet",
      }),
      undefined,
      { kind: "again", code: "NOT_PUSHED", message: "index.lock" },
    ],
    [
      "waits for its budget",
      ran({ weeks: [{ week: "2025-W02", outcome: "postponed" }] }, 4),
      held("budget", 3_600),
      { kind: "later", afterSeconds: 3_600, code: "BUDGET", message: "budget" },
    ],
    [
      "looks every hour whether a budget of its own has room, and is no person's to mend",
      ran({ weeks: [{ ...failed("2025-W02", "BUDGET"), outcome: "postponed" }] }, 4),
      undefined,
      { kind: "later", afterSeconds: 3_600, code: "BUDGET", message: "BUDGET there" },
    ],
    [
      "is left to a person where the worker's settings let it spend nothing",
      ran({ weeks: [{ week: "2025-W02", outcome: "postponed" }] }, 4),
      held("config"),
      { kind: "dead", code: "BAD_CONFIG", message: "config" },
    ],
    [
      "is nobody's once another worker has it",
      ran({ weeks: [] }),
      held("lost"),
      { kind: "none", code: "LOST", message: "lost" },
    ],
    [
      "is tried again when it was killed",
      ran(undefined, null, "out of memory"),
      undefined,
      { kind: "again", code: "CRASHED", message: "out of memory" },
    ],
  ])("%s", (_, compacted, heldBack, ending) => {
    expect(endingOf(compacted, heldBack, TURN)).toEqual(ending);
  });

  it("behind weeks that failed for good ends where no more are due, so that it cannot go round", () => {
    const behind = { most: 2, since: "2025-W10" };
    const full = ran({ weeks: done("2025-W11", "2025-W12") });
    expect(endingOf(full, undefined, behind)).toEqual({ kind: "more", since: "2025-W13", ...OK });
    expect(endingOf(ran({ weeks: [] }), undefined, behind)).toEqual({ kind: "done", ...OK });
  });

  it("behind weeks that failed for good ends with a person, who hears why", () => {
    const behind = { most: 2, since: "2025-W10", failed: REFUSED };
    const full = ran({ weeks: done("2025-W11", "2025-W12") });
    expect(endingOf(full, undefined, behind)).toEqual({ kind: "more", since: "2025-W13", failed: REFUSED, ...REFUSED });
    expect(endingOf(ran({ weeks: [] }), undefined, behind)).toEqual({ kind: "dead", ...REFUSED });
  });

  it("tells the oldest week that it left due", () => {
    const late = ran({ weeks: [...done("2025-W02"), failed("2025-W03", "TIMEOUT"), failed("2025-W04", "TIMEOUT")] });
    expect(oldestDue(late, endingOf(late, undefined, TURN))).toBe("2025-W03");
    const more = ran({ weeks: done("2025-W02", "2025-W03") });
    expect(oldestDue(more, endingOf(more, undefined, TURN))).toBe("2025-W03");
    const all = ran({ weeks: done("2025-W02") });
    expect(oldestDue(all, endingOf(all, undefined, TURN))).toBeNull();
  });

  it("leaves due what it did not push, and knows of no week where it came to none", () => {
    const unsent = ran({ weeks: done("2025-W02"), pushPostponed: "no route" }, 1);
    expect(oldestDue(unsent, endingOf(unsent, undefined, TURN))).toBe("2025-W02");
    const lost = ran({ error: { code: "CLONE", message: "no route" } }, 1);
    expect(oldestDue(lost, endingOf(lost, undefined, TURN))).toBeUndefined();
  });
});
