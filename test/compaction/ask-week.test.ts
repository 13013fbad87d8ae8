import { describe, expect, it } from "vitest";
import { askWeek, estimateWeek } from "../../src/compaction/ask-week.ts";
import { type Matter, profileQuestion, type Question, weekQuestion } from "../../src/compaction/question.ts";
import { weeklyBudget } from "../../src/compaction/weekly-size.ts";
import { ModelError, type ModelErrorCode } from "../../src/errors.ts";
import type { Model } from "../../src/model/model.ts";
import { precision } from "../../src/profile/precision/precision.ts";
import { tokensOf } from "../../src/prompt/split.ts";
import type { Usage } from "../../src/usage.ts";
import { daily } from "../support/daily.ts";
import { answerOf, PROMPT } from "./ports.ts";

const FAILED: Usage = { calls: 1, inputTokens: 50, outputTokens: 5, cachedTokens: 1 };
const DAYS = ["2026-04-06", "2026-04-07", "2026-04-08", "2026-04-09"];
const logs = DAYS.map((day) =>
  daily(
    day,
    Array.from({ length: 40 }, (_, i) => `- ${day}: entry ${i} of the day`),
  ),
);
const question = (over: Partial<Matter> = {}): Question =>
  weekQuestion(
    { logs, known: [], language: "source", contextTokens: 128_000, maxOutputTokens: 1_000, ...over, week: "2026-W15" },
    PROMPT,
  );
const signal = new AbortController().signal;
const failing = (code: ModelErrorCode): ModelError => new ModelError(code, `it failed: ${code}`, "hint", FAILED);
/** Finds more than so many days too much. */
const answeringUpTo = (days: number, code: ModelErrorCode, seen: string[][] = []): Model => {
  return async ({ logs: shown }) => {
    seen.push(shown.map(({ day }) => day));
    if (new Set(shown.map(({ day }) => day)).size > days) throw failing(code);
    return answerOf(shown.map(({ path }) => path).join(" "));
  };
};

describe("a week that fits", () => {
  it("is asked once, whole", async () => {
    const answered = await askWeek(question(), answeringUpTo(9, "EMPTY"), signal);
    expect(answered).toEqual({
      answers: [expect.objectContaining({ text: logs.map(({ path }) => path).join(" ") })],
      usage: answerOf("").usage,
      parts: [""],
    });
  });

  it("is never split for a model that reads logs as they are", () => {
    expect(estimateWeek(question({ contextTokens: Number.POSITIVE_INFINITY })).requests).toBe(1);
  });
});

describe("a week that is too much", () => {
  it.each([
    "CONTEXT_TOO_LONG",
    "ANSWER_CUT_OFF",
    "PROMPT_TRUNCATED",
  ] as const)("for a server that says %s is asked in halves, in order, and every attempt is counted", async (code) => {
    const seen: string[][] = [];
    const answered = await askWeek(question(), answeringUpTo(1, code, seen), signal);
    expect(answered.answers.map(({ text }) => text)).toEqual(logs.map(({ path }) => path));
    expect(answered.parts).toHaveLength(4);
    expect(seen.map((days) => days.length)).toEqual([4, 2, 1, 1, 2, 1, 1]);
    expect(answered.usage).toEqual({ calls: 7, inputTokens: 4 * 100 + 3 * 50, outputTokens: 55, cachedTokens: 3 });
  });

  it.each(["AUTH", "SERVER", "REFUSED", "TIMEOUT"] as const)("is not split for %s", async (code) => {
    const seen: string[][] = [];
    await expect(askWeek(question(), answeringUpTo(0, code, seen), signal)).rejects.toMatchObject({ code });
    expect(seen).toHaveLength(1);
  });

  it("fails with the cost of all attempts once a single line is too much, after few of them", async () => {
    const seen: string[][] = [];
    const failed = await askWeek(question(), answeringUpTo(0, "CONTEXT_TOO_LONG", seen), signal).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(ModelError);
    expect((failed as ModelError).usage).toEqual({
      calls: seen.length,
      inputTokens: 50 * seen.length,
      outputTokens: 5 * seen.length,
      cachedTokens: seen.length,
    });
    // Halving 160 lines ends after eight steps; it does not try each of them.
    expect(seen.length).toBeLessThan(14);
  });

  it("counts the parts that were answered before one failed", async () => {
    const model: Model = async ({ logs: shown }) => {
      if (shown.length > 2) throw failing("CONTEXT_TOO_LONG");
      if (shown[0]?.day === "2026-04-08") throw failing("SERVER");
      return answerOf("first half");
    };
    await expect(askWeek(question(), model, signal)).rejects.toMatchObject({
      code: "SERVER",
      usage: { calls: 3, inputTokens: 200 },
    });
  });

  it("passes on what is no fault of the model, and asks no further", async () => {
    const stop = new Error("stopped");
    let asked = 0;
    const model: Model = async () => {
      asked++;
      throw stop;
    };
    await expect(askWeek(question(), model, signal)).rejects.toBe(stop);
    expect(asked).toBe(1);
  });
});

describe("a week above the model's window", () => {
  it("is asked in parts that fit it, each told its share of the one document", async () => {
    const small = question({ contextTokens: 2_000 });
    const requests: { tokens: number; bytes: number }[] = [];
    const model: Model = async ({ system, user, maxOutputTokens }) => {
      requests.push({
        tokens: tokensOf(system) + tokensOf(user) + maxOutputTokens,
        bytes: Number(/\) (\d+)\n/.exec(user)?.[1]),
      });
      return answerOf("x");
    };
    const { parts } = await askWeek(small, model, signal);
    expect(parts.length).toBeGreaterThan(1);
    expect(new Set(parts).size).toBe(parts.length);
    for (const { tokens } of requests) expect(tokens).toBeLessThanOrEqual(2_000);
    const whole = weeklyBudget(logs.reduce((total, { bytes }) => total + bytes, 0));
    for (const { bytes } of requests) expect(bytes).toBeLessThan(whole);
    expect(estimateWeek(small).requests).toBe(parts.length);
  });

  it("shares one document among the pieces of a large day too", async () => {
    const day = daily(
      "2026-04-06",
      Array.from({ length: 6_000 }, (_, i) => `- entry ${i} of a very long day`),
    );
    const shares: number[] = [];
    const model: Model = async ({ user }) => {
      shares.push(Number(/\) (\d+)\n/.exec(user)?.[1]));
      return answerOf("x");
    };
    await askWeek(question({ logs: [day], contextTokens: 20_000 }), model, signal);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares.reduce((total, share) => total + share)).toBeLessThanOrEqual(weeklyBudget(day.bytes) + shares.length);
  });
});

describe("a week for a profile that reads in chunks", () => {
  /** 300 lines of some 70 characters: two chunks; the other days are short. */
  const long = daily(
    "2026-04-07",
    Array.from(
      { length: 300 },
      (_, i) => `- entry ${String(i).padStart(3, "0")} of the long day, which says what was measured there`,
    ),
  );
  const week = [logs[0]!, long, logs[2]!, logs[3]!];
  const asked = (over: Partial<Matter> = {}): Question =>
    profileQuestion(
      { logs: week, known: [], language: "source", contextTokens: 128_000, maxOutputTokens: 1_000, ...over },
      precision,
      PROMPT,
    );
  const seenBy = async (question: Question): Promise<string[]> => {
    const seen: string[] = [];
    await askWeek(
      question,
      async (request) => {
        seen.push(request.logs.flatMap(({ lines, bodyStart }) => lines.slice(bodyStart)).join("\n"));
        return answerOf("NONE");
      },
      signal,
    );
    return seen;
  };

  it("is asked in chunks of its document's size, each with the end of the one before, and no line is left out", async () => {
    const seen = await seenBy(asked());
    for (const text of seen) expect(text.length).toBeLessThanOrEqual(precision.chunks!.characters);
    expect(seen).toHaveLength(4);
    const all = week.flatMap(({ lines }) => lines);
    expect(all.filter((line) => !seen.some((text) => text.split("\n").includes(line)))).toEqual([]);
    const [, first, second] = seen.map((text) => text.split("\n"));
    expect(first!.slice(first!.indexOf(second![0]!))).toEqual(
      second!.slice(0, first!.length - first!.indexOf(second![0]!)),
    );
    // Short days are read together.
    expect(seen[3]).toBe([...logs[2]!.lines, ...logs[3]!.lines].join("\n"));
    expect(estimateWeek(asked()).requests).toBe(4);
  });

  it("is cut further where the window is smaller still, and not at all for a model that has none", async () => {
    expect((await seenBy(asked({ contextTokens: 3_000 }))).length).toBeGreaterThan(4);
    expect(await seenBy(asked({ contextTokens: Number.POSITIVE_INFINITY }))).toHaveLength(1);
  });
});
