import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { BudgetReached, ModelError } from "../../src/errors.ts";
import type { Model } from "../../src/model/model.ts";
import { NO_USAGE } from "../../src/usage.ts";
import { call } from "../commands/called.ts";
import { daily } from "../support/daily.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";
import { answerOf, block, memoryRun, PROMPT } from "./ports.ts";

const LINES = [
  "# Tuesday",
  "",
  "- Kiln 2 is fired on Thursdays only, because the power is cheap then.",
  "- Ruta wants invoices as plain text and not as pictures.",
  "- the printer in the hall was mended",
];
const LOG = daily("2026-04-07", LINES);
const BULLET = "### Outcomes\n\n- the printer in the hall was mended (2026-04-07)\n\n";
/** One figure that nobody wrote. */
const FIGURE = block(
  "Kiln 2 is fired on Thursdays",
  "Kiln 2 is fired on Thursdays only, at 1240 degrees",
  "Kiln 2 is fired on Thursdays only",
);
const FIGURE_MENDED = block(
  "Kiln 2 is fired on Thursdays",
  "Kiln 2 is fired on Thursdays only, because the power is cheap then",
  "Kiln 2 is fired on Thursdays only, because the power is cheap then.",
);
/** A quote that nobody wrote. */
const QUOTE = block(
  "Ruta wants plain invoices",
  "Ruta wants invoices as plain text",
  "Ruta asks for text invoices",
  "user",
);
const QUOTE_MENDED = QUOTE.replace(
  "Ruta asks for text invoices",
  "Ruta wants invoices as plain text and not as pictures.",
);
const SEVERAL = block(
  "Moved to Oracle 12",
  "On 2025-01-01 we moved 44 tables to Oracle 12",
  "Kiln 2 is fired on Thursdays only",
);

/** First the week's answer, then what a second look brings. */
const run = (first: string, second: string | Error, over = {}, log = LOG) => {
  let asked = 0;
  const model: Model = async () => {
    if (asked++ === 0) return answerOf(first);
    if (second instanceof Error) throw second;
    return answerOf(second);
  };
  return memoryRun([log], model, { secondLook: { ...PROMPT, user: "{{logs}}", digest: "ba9876543210" }, ...over });
};
const compacted = async (one: ReturnType<typeof run>) =>
  (await compactWeeks(one.states, one.ports, new AbortController().signal))[0]!;

describe("a second look", () => {
  it.each([
    ["a type that there is none of", FIGURE_MENDED.replace("type: project", "type: decision"), "no such type"],
    ["no body", FIGURE_MENDED.replace(/---\n\n[^`]+```/, "---\n```"), "body is missing"],
    ["an end that is no day", FIGURE_MENDED.replace("type: project", "expires: soon\ntype: project"), "expires"],
  ])("asks about a record whose form was wrong: %s", async (_, wrong, reason) => {
    const one = run(BULLET + wrong, FIGURE_MENDED);
    const result = await compacted(one);
    expect(one.asked[1]?.user).toContain(reason);
    expect([result.memories.map(({ change }) => change), result.rejected]).toEqual([["created"], []]);
  });

  it("keeps what is told anew without the missing figure, or with the quote as it stands, in one request", async () => {
    const one = run(BULLET + FIGURE + QUOTE, FIGURE_MENDED + QUOTE_MENDED);
    const result = await compacted(one);
    expect(one.asked).toHaveLength(2);
    expect([result.memories.map(({ change }) => change), result.rejected]).toEqual([["created", "created"], []]);
    expect(result.notices).toContain("a second look at what was rejected (2) kept 2");
    // What it cost is told with the rest.
    expect(result.usage).toMatchObject({ calls: 2, inputTokens: 200 });
    const { user, task, week, maxOutputTokens } = one.asked[1]!;
    expect([task, week, maxOutputTokens]).toEqual(["extract", "2026-W15", 1_000]);
    expect(user).toContain("Rejected: 1240 is not in the evidence nor its section");
    expect(user).toContain('> name: "Kiln 2 is fired on Thursdays"');
    expect(user).toContain("| - Ruta wants invoices as plain text and not as pictures.");
  });

  it("is about the record that was rejected, where several stand on one line as JSON", async () => {
    const [kiln, plain] = ["Kiln 2 is fired on Thursdays only", "Ruta wants invoices as plain text"];
    const record = (name: string, said: string, quote: string, type: string) => ({
      ...{ name, description: said, type, body: said, evidence: [quote] },
    });
    const records = [
      record("Kiln 2 on Thursdays", kiln, kiln, "project"),
      record("Plain invoices", plain, "Ruta asks for text invoices", "user"),
      record("Invoices are text", plain, plain, "decision"),
    ];
    const one = run(`${BULLET}${JSON.stringify(records)}\n`, "NONE");
    await compacted(one);
    const { user } = one.asked[1]!;
    expect(user).toContain('> name: "Plain invoices"');
    expect(user).toContain('> name: "Invoices are text"');
    expect(user).not.toContain('> name: "Kiln');
  });

  it("shows no line of a fence, which would be quoted in vain", async () => {
    const fenced = daily("2026-04-07", [...LINES, "```", "Ruta asks for text invoices, in plain text", "```"]);
    const one = run(BULLET + QUOTE, QUOTE_MENDED, {}, fenced);
    expect((await compacted(one)).rejected).toEqual([]);
    const { user } = one.asked[1]!;
    expect(user).toContain('only in a fence, which says nothing by itself: "Ruta asks for text invoices"');
    expect(user).not.toContain("| Ruta asks");
  });

  it.each<[string, string, string]>([
    ["nothing was rejected", BULLET + FIGURE_MENDED, ""],
    ["more than one thing is missing", BULLET + SEVERAL, ""],
    ["the form was bad", `${BULLET}\`\`\`typed_memory\nno matter\n\`\`\`\n`, ""],
    ["only a bullet was rejected", `${BULLET}- Kiln 2 is fired on Thursdays only, at 1240 degrees (2026-04-07)\n`, ""],
  ])("is not asked where %s", async (_, first, second) => {
    const one = run(first, second);
    await compacted(one);
    expect(one.asked).toHaveLength(1);
  });

  it.each<[string, string]>([
    ["the same once more", FIGURE],
    ["another memory that nobody asked about", QUOTE_MENDED],
    ["NONE", "NONE"],
    ["talk", "I am sorry about that."],
  ])("that brings %s leaves the week as it was, with the first reason", async (_, second) => {
    const result = await compacted(run(BULLET + FIGURE, second));
    expect(result.memories).toEqual([]);
    expect(result.rejected).toMatchObject([{ code: "UNSUPPORTED", reason: expect.stringContaining("1240") }]);
  });

  it.each<[string, Error]>([
    ["the budget", new BudgetReached("budget.runTokens of 1", "raise it", NO_USAGE)],
    ["the server", new ModelError("RATE_LIMITED", "429", "wait", { ...NO_USAGE, calls: 3, inputTokens: 7 })],
  ])("that %s does not allow costs the week nothing but the look", async (_, error) => {
    const result = await compacted(run(BULLET + FIGURE_MENDED + QUOTE, error));
    expect([result.outcome, result.memories.length, result.rejected.length]).toEqual(["compacted", 1, 1]);
    expect(result.notices.join()).toContain("no second look at what was rejected (1)");
  });

  it("is one for a week, of six memories at most", async () => {
    const many = Array.from({ length: 9 }, (_, i) =>
      FIGURE.replaceAll("on Thursdays", `on Thursdays ${"again ".repeat(i + 1)}`),
    );
    const one = run(BULLET + many.join("\n"), "NONE");
    await compacted(one);
    expect(one.asked).toHaveLength(2);
    expect(one.asked[1]!.user.match(/^Rejected:/gm)).toHaveLength(6);
  });

  it("can save an answer that would else be of no use", async () => {
    const bad = (n: number) => FIGURE.replaceAll("on Thursdays", `on Thursdays ${"so ".repeat(n)}`);
    const one = run(
      BULLET + FIGURE + QUOTE + bad(1) + FIGURE_MENDED.replaceAll("Kiln 2 is", "Only Kiln 2 is"),
      FIGURE_MENDED + QUOTE_MENDED,
      {
        fallback: async () => answerOf("NONE"),
      },
    );
    expect((await compacted(one)).fallback).toBeUndefined();
  });

  it("is asked by default, saved like any answer, and not asked where model.secondLook is false", async () => {
    await using server = await startScriptedServer(({ body }) =>
      answer(JSON.stringify(body.messages).includes("Rejected:") ? FIGURE_MENDED : BULLET + FIGURE),
    );
    const folder = testFolder({ "logs/2026-04-07.md": `${LINES.join("\n")}\n` });
    const options = { week: "2026-W15", json: true, provider: "openai", model: "some-model", baseUrl: server.baseURL };
    expect((await call(compact, folder.path, { ...options, dryRun: true })).code).toBe(0);
    expect(server.requests).toHaveLength(2);
    const { weeks } = (await call(compact, folder.path, options)).json<{ weeks: { memories: unknown[] }[] }>();
    // The second run had both answers.
    expect([server.requests.length, weeks[0]?.memories.length]).toEqual([2, 1]);
    const asked = JSON.stringify(server.requests[1]?.body.messages);
    expect(asked).toContain("Kiln 2 is fired on Thursdays");

    const off = testFolder({
      "logs/2026-04-07.md": `${LINES.join("\n")}\n`,
      "lithify.yaml": "model: { secondLook: false }\n",
    });
    const without = (await call(compact, off.path, options)).json<{ weeks: { rejected: unknown[] }[] }>();
    expect([server.requests.length, without.weeks[0]?.rejected.length]).toEqual([3, 1]);
  });
});
