import { describe, expect, it } from "vitest";
import { compactWeeks, type RunPorts } from "../../src/compaction/compact.ts";
import { nothingDue } from "../../src/compaction/nothing-due.ts";
import type { WeekResult } from "../../src/compaction/week-result.ts";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { BudgetReached, DiskError, ModelError, WorkspaceHeld } from "../../src/errors.ts";
import type { Answer, Model, Request } from "../../src/model/model.ts";
import { daily } from "../support/daily.ts";
import { answerOf, block, memoryRun, NOTHING } from "./ports.ts";

/** A Wednesday in each of four weeks. */
const DAYS = ["2026-04-08", "2026-04-15", "2026-04-22", "2026-04-29"];
const WEEKS = ["2026-W15", "2026-W16", "2026-W17", "2026-W18"];
const DECISIONS = [
  "billing imports read CAMT.053 files of the bank",
  "billing mails leave at night, since customers read them at breakfast",
  "billing totals are rounded half to even by the ledger",
  "billing support answers within two days in summer",
];
const logs = DAYS.map((day, i) => daily(day, [`- Decided: ${DECISIONS[i]}`]));
const signal = new AbortController().signal;
const outcomes = (results: readonly WeekResult[]): string[] => results.map(({ week, outcome }) => `${week} ${outcome}`);
const weekIn = ({ week }: Request): number => WEEKS.indexOf(week ?? "");

/** A model whose answers come when the test says so. */
function byHand(): { model: Model; waiting: Map<string, (answer: Answer | Error) => void> } {
  const waiting = new Map<string, (answer: Answer | Error) => void>();
  const model: Model = ({ week }, stop) =>
    new Promise((resolve, reject) => {
      stop.addEventListener("abort", () => reject(stop.reason));
      waiting.set(week!, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  return { model, waiting };
}
/** Lets everything that can go on go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("a run", () => {
  it("asks at most so many weeks at once, and applies them in order whoever answers first", async () => {
    const { model, waiting } = byHand();
    const results: string[] = [];
    const run = memoryRun(logs, model, { concurrency: 2, onResult: ({ week }) => results.push(week) });
    const done = compactWeeks(run.states, run.ports, signal);
    await settle();
    expect([...waiting.keys()]).toEqual(["2026-W15", "2026-W16"]);
    waiting.get("2026-W16")!(NOTHING);
    await settle();
    expect([results, [...waiting.keys()]]).toEqual([[], ["2026-W15", "2026-W16"]]);
    waiting.get("2026-W15")!(NOTHING);
    await settle();
    expect(results).toEqual(["2026-W15", "2026-W16"]);
    expect([...waiting.keys()]).toEqual(WEEKS);
    for (const week of ["2026-W18", "2026-W17"]) waiting.get(week)!(NOTHING);
    expect(outcomes(await done)).toEqual(WEEKS.map((week) => `${week} no-memories`));
    expect(run.plans).toHaveLength(4);
  });

  it.each([
    [[0, 1, 2, 3]],
    [[3, 2, 1, 0]],
    [[1, 0, 3, 2]],
  ])("asks the same and writes the same when the answers come in the order %j", async (order) => {
    const answer = (i: number): Answer => answerOf(block(`Billing ${"ABCD"[i]}`, DECISIONS[i]!, DECISIONS[i]!));
    // Reading takes a while: a week that is asked meanwhile may be answered and applied before it is done.
    const readLogs: RunPorts["readLogs"] = async (marks) => {
      await settle();
      return { logs: logs.filter(({ path }) => path === marks[0]?.path), marks: [...marks], notices: [] };
    };
    const inTurn = memoryRun(logs, async (request) => answer(weekIn(request)), { concurrency: 2, readLogs });
    await compactWeeks(inTurn.states, inTurn.ports, signal);
    expect(inTurn.asked.map(({ known }) => known.length)).toEqual([0, 0, 1, 2]);

    const { model, waiting } = byHand();
    const run = memoryRun(logs, model, { concurrency: 2, readLogs });
    const done = compactWeeks(run.states, run.ports, signal);
    for (let round = 0; round < 20; round++) {
      await settle();
      const next = order.find((i) => waiting.has(WEEKS[i]!));
      if (next === undefined) continue;
      waiting.get(WEEKS[next]!)!(answer(next));
      waiting.delete(WEEKS[next]!);
    }
    await done;
    expect(run.asked.map(({ week, user }) => [week, user])).toEqual(inTurn.asked.map(({ week, user }) => [week, user]));
    expect(run.folder().texts).toEqual(inTurn.folder().texts);
  });

  it("asks about a memory that a later line speaks against, also where the model found something else", async () => {
    const fridays = "billing reports go out on Friday evening";
    const mondays = "- Billing reports go out on Mondays now.";
    const changesOf = async (logs: DailyLog[], ...answers: Answer[]): Promise<string[]> => {
      const run = memoryRun(logs, async (request) => answers[weekIn(request)]!);
      await compactWeeks(run.states, run.ports, signal);
      return run.plans.at(-1)!.changes.map(({ kind }) => kind);
    };
    const weeks = [
      daily(DAYS[0]!, [`- Decided: ${fridays}`]),
      daily(DAYS[1]!, [mondays, `- Decided: ${DECISIONS[1]}`]),
    ];
    const first = answerOf(block("Billing reports on Fridays", fridays, fridays));
    const second = answerOf(block("Billing mails at night", DECISIONS[1]!, DECISIONS[1]!));
    expect(await changesOf(weeks, first, second)).toEqual(["created", "proposed", "questioned"]);
    expect(await changesOf(weeks, first, NOTHING)).toContain("questioned");
    // One that it wrote itself from these lines, too.
    expect(await changesOf([daily(DAYS[0]!, [`- Decided: ${fridays}`, mondays])], first)).toContain("proposed");
  });

  it("asks the oldest week first, though its logs take the longest to read: a budget goes to it", async () => {
    const readLogs: RunPorts["readLogs"] = async (marks) => {
      const log = logs.findIndex(({ path }) => path === marks[0]?.path);
      for (let longer = log; longer < logs.length; longer++) await settle();
      return { logs: [logs[log]!], marks: [...marks], notices: [] };
    };
    const run = memoryRun(logs, async () => NOTHING, { concurrency: 4, readLogs });
    await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.map(({ week }) => week)).toEqual(WEEKS);
  });

  it("fails one week with its code and cost, and does the others", async () => {
    const usage = { calls: 3, inputTokens: 7, outputTokens: 0, cachedTokens: 0 };
    const run = memoryRun(logs, async (request) => {
      if (weekIn(request) === 1) throw new ModelError("SERVER", "it said 500", "try again", usage);
      return NOTHING;
    });
    const results = await compactWeeks(run.states, run.ports, signal);
    expect(outcomes(results)).toEqual([
      "2026-W15 no-memories",
      "2026-W16 failed",
      "2026-W17 no-memories",
      "2026-W18 no-memories",
    ]);
    expect(results[1]).toMatchObject({ usage, error: { code: "SERVER", message: "it said 500", hint: "try again" } });
    expect([...run.folder().documents.keys()]).toEqual(["2026-W15", "2026-W17", "2026-W18"]);
  });

  it("fails a week whose plan the disk refuses, with what it cost, and does the others", async () => {
    const run = memoryRun(logs, async () => answerOf("Nothing."));
    const { apply } = run.ports;
    const full = new DiskError("ENOSPC", "no space left", "make room");
    const results = await compactWeeks(
      run.states,
      {
        ...run.ports,
        apply: (asked, plan) => {
          if (asked.week === "2026-W15") throw full;
          return apply(asked, plan);
        },
      },
      signal,
    );
    expect(results[0]).toMatchObject({ outcome: "failed", error: { code: "ENOSPC" }, usage: { calls: 1 } });
    expect(outcomes(results.slice(1))).toEqual(WEEKS.slice(1).map((week) => `${week} no-memories`));
  });

  it.each([
    1, 2,
  ])("holds the rest back once the budget is reached, %i at a time, and asks no more", async (concurrency) => {
    const run = memoryRun(
      logs,
      async (request) => {
        if (weekIn(request) === 1) throw new BudgetReached("budget.runTokens of 10", "raise budget.runTokens");
        return NOTHING;
      },
      { concurrency },
    );
    const results = await compactWeeks(run.states, run.ports, signal);
    const ahead = concurrency === 2 ? "no-memories" : "postponed";
    expect(outcomes(results)).toEqual([
      "2026-W15 no-memories",
      "2026-W16 postponed",
      `2026-W17 ${ahead}`,
      "2026-W18 postponed",
    ]);
    expect(results[3]?.error).toEqual({
      code: "BUDGET",
      message: "budget.runTokens of 10",
      hint: "raise budget.runTokens",
    });
    expect(run.asked).toHaveLength(concurrency === 2 ? 3 : 2);
  });

  it("ends with what aborted it, and leaves no request behind", async () => {
    const { model, waiting } = byHand();
    const run = memoryRun(logs, model, { concurrency: 3 });
    const stop = new AbortController();
    const done = compactWeeks(run.states, run.ports, stop.signal);
    await settle();
    expect(waiting.size).toBe(3);
    stop.abort(new Error("stopped by SIGINT"));
    await expect(done).rejects.toThrow("stopped by SIGINT");
    expect(run.plans).toEqual([]);
  });

  it("writes nothing of an answer that comes after it was told to stop", async () => {
    const stop = new AbortController();
    const answersAllTheSame: Model = async () => {
      stop.abort(new Error("stopped by SIGINT"));
      return NOTHING;
    };
    const run = memoryRun(logs, answersAllTheSame);
    await expect(compactWeeks(run.states, run.ports, stop.signal)).rejects.toThrow("stopped by SIGINT");
    expect(run.plans).toEqual([]);
  });

  it("stops at a lost lock, and calls off the weeks that it had asked ahead", async () => {
    const { model, waiting } = byHand();
    let calledOff = 0;
    const watched: Model = (request, stop) => {
      stop.addEventListener("abort", () => calledOff++);
      return model(request, stop);
    };
    const held = new WorkspaceHeld("the lock is gone", "run it again");
    const run = memoryRun(logs, watched, {
      concurrency: 3,
      apply: () => {
        throw held;
      },
    });
    const done = compactWeeks(run.states, run.ports, signal);
    await settle();
    waiting.get("2026-W15")!(NOTHING);
    await expect(done).rejects.toBe(held);
    expect(calledOff).toBe(3);
  });

  it("does not hide a fault of its own as a week that failed", async () => {
    const run = memoryRun(logs, async () => {
      throw new TypeError("a bug");
    });
    await expect(compactWeeks(run.states, run.ports, signal)).rejects.toThrow(TypeError);
  });

  it("asks no paid model about a week that has nothing to prove anything from, and marks it done", async () => {
    const quoted = daily("2026-04-08", ["```", "only pasted output", "```"]);
    for (const read of [[], [quoted]]) {
      const run = memoryRun([quoted], async () => answerOf("Nothing."), {
        readLogs: async (marks) => ({ logs: read, marks: [...marks], notices: ["logs/x is left out: empty"] }),
      });
      const results = await compactWeeks(run.states, run.ports, signal);
      expect(run.asked).toEqual([]);
      expect(results).toMatchObject([{ outcome: "no-memories", notices: ["logs/x is left out: empty"] }]);
      expect(run.folder().documents.get("2026-W15")?.sources).toHaveLength(1);
    }
  });

  it("says which files a person changed meanwhile: they are kept", async () => {
    const text = block("Import", DECISIONS[0]!, DECISIONS[0]!);
    const run = memoryRun(logs.slice(0, 1), async () => answerOf(text), {
      apply: (_, plan) => ({ left: [{ file: plan.files[0]!.file, because: "edited by hand" }] }),
    });
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(result?.memories).toEqual([{ file: "project_import.md", change: "kept", because: "edited by hand" }]);
  });
});

describe("a week whose document a person changed while it was made", () => {
  it("is failed, for nothing stands there that tells it is done", async () => {
    const run = memoryRun(logs.slice(0, 1), async () => answerOf("Nothing."), {
      apply: () => ({ left: [{ file: "weekly/2026-W15.md", because: "made by hand meanwhile" }] }),
    });
    expect(await compactWeeks(run.states, run.ports, signal)).toMatchObject([
      {
        outcome: "failed",
        error: { message: "weekly/2026-W15.md: made by hand meanwhile", hint: expect.stringContaining("again") },
      },
    ]);
  });
});

describe("a named week that is not due", () => {
  it("is a result with its reason and no cost", () => {
    const { states } = memoryRun(logs, async () => NOTHING);
    expect(nothingDue(states[0]!)).toMatchObject({
      week: "2026-W15",
      outcome: "nothing-due",
      notices: ["1 log, no weekly document"],
      usage: { calls: 0 },
    });
  });
});
