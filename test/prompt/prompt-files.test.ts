import { symlinkSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EMPTY_WEEK, SECTIONS } from "../../src/document/sections.ts";
import { readPrompt } from "../../src/prompt/prompt-files.ts";
import { weekRequest } from "../../src/prompt/request.ts";
import { tokensOf } from "../../src/prompt/split.ts";
import { testFolder } from "../support/test-folder.ts";

const MINE = "<!-- system -->\nMine.\n\n{{> exclusions}}\n<!-- user -->\n{{logs}}\n";

describe("the prompts", () => {
  it.each([
    "daily-to-weekly",
    "typed-memory",
  ])("%s has both parts, no include left, and only known names to fill", (name) => {
    const { system, user, digest } = readPrompt(name, "");
    expect(digest).toMatch(/^[0-9a-f]{12}$/);
    expect(system + user).not.toContain("{{>");
    // The system part is what a server caches: nothing in it may change from week to week.
    expect(system).not.toContain("{{");
    const names = [...user.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
    expect(["known", "week", "from", "to", "weeklyBytes", "weeklyBullets", "language", "logs"]).toEqual(
      expect.arrayContaining(names),
    );
    expect(names.at(-1)).toMatch(/logs|week/);
  });

  it("states types and exclusions once, the same in every prompt", () => {
    const [week, extract] = [readPrompt("daily-to-weekly", ""), readPrompt("typed-memory", "")];
    for (const sentence of ["Each has one type:", "Never make a memory of:", "How to read the logs"])
      for (const { system } of [week, extract]) expect(system.split(sentence)).toHaveLength(2);
  });

  it("of a small model is in step with the partials: the same sections, types, dates, parts of a body, and what is no memory", () => {
    const [full, small] = [readPrompt("daily-to-weekly", "").system, readPrompt("daily-to-weekly", "", true).system];
    const both = [
      ...SECTIONS.map((name) => `### ${name}`),
      ...['"tomorrow" or "in two weeks"', "**Why:**", "**How to apply:**", "`| `", "secrets"],
      ...EMPTY_WEEK.split("\n"),
    ];
    expect(both.filter((words) => !full.includes(words) || !small.includes(words))).toEqual([]);
    const types = [...full.matchAll(/^- \*\*(\w+)\*\*:/gm)].map(([, type]) => type!);
    expect(types).toHaveLength(4);
    expect(types.filter((type) => !small.includes(`\`${type}\``))).toEqual([]);
    // In short: a task's state, a fixed bug, a test run.
    const [, exclusions = ""] = full.split("Never make a memory of:");
    for (const [long, short] of [
      ["in progress", "tasks in progress"],
      ["a bug with its fix", "fixed bugs"],
      ["tests green", "test runs"],
    ] as const)
      expect([exclusions.includes(long), small.includes(short)], long).toEqual([true, true]);
  });

  it("are replaced by name from the user's folder, file by file", () => {
    const own = readPrompt("daily-to-weekly", "");
    const folder = testFolder({ "partials/exclusions.md": "Never make a memory of lunch.\r\n" });
    const partly = readPrompt("daily-to-weekly", folder.path);
    expect(partly.system).toContain("\n\nNever make a memory of lunch.\n\n");
    expect(partly.system).not.toContain("Never make a memory of:");
    expect(partly.user).toBe(own.user);
    expect(partly.digest).not.toBe(own.digest);
    folder.write("daily-to-weekly.md", `\ufeff${MINE.replaceAll("\n", "\r\n")}`);
    expect(readPrompt("daily-to-weekly", folder.path)).toMatchObject({
      system: "Mine.\n\nNever make a memory of lunch.",
      user: "{{logs}}",
    });
    expect(readPrompt("typed-memory", folder.path).system).toContain("You keep the long memory");
  });

  it("say less to a small model, in a third of the words and with the same names to fill", () => {
    const [full, small] = [readPrompt("daily-to-weekly", ""), readPrompt("daily-to-weekly", "", true)];
    expect(tokensOf(small.system + small.user)).toBeLessThan(0.45 * tokensOf(full.system + full.user));
    const namesOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();
    expect(new Set(namesOf(small.user))).toEqual(new Set(namesOf(full.user)));
    expect(small.system).not.toContain("{{");
    expect(small.digest).not.toBe(full.digest);
    expect(readPrompt("typed-memory", "", true)).toEqual(readPrompt("typed-memory", ""));
    const folder = testFolder({ "daily-to-weekly.md": MINE });
    expect(readPrompt("daily-to-weekly", folder.path, true).system).toMatch(/^Mine\./);
    folder.write("small/daily-to-weekly.md", MINE.replace("Mine", "Short"));
    expect(readPrompt("daily-to-weekly", folder.path, true).system).toMatch(/^Short\./);
  });

  it("that do not fit are refused with the file's name", () => {
    const folder = testFolder({
      "daily-to-weekly.md": "no marks\n",
      "typed-memory.md": MINE.replace("exclusions", "no-such"),
    });
    expect(() => readPrompt("daily-to-weekly", folder.path)).toThrow(/daily-to-weekly\.md lacks/);
    expect(() => readPrompt("typed-memory", folder.path)).toThrow(/partials\/no-such\.md/);
    folder.remove("typed-memory.md");
    folder.write("typed-memory.md/x", "a folder");
    expect(() => readPrompt("typed-memory", folder.path)).toThrow(expect.objectContaining({ code: "BAD_PROMPT" }));
  });

  it("that include each other in a circle are refused", () => {
    const folder = testFolder({
      "typed-memory.md": MINE.replace("exclusions", "a"),
      "partials/a.md": "{{> b}}",
      "partials/b.md": "{{> a}}",
    });
    expect(() => readPrompt("typed-memory", folder.path)).toThrow(/include each other/);
  });

  it("take no other file of the machine along through a link in a cloned folder", () => {
    const outside = testFolder({ id_rsa: "PRIVATE" });
    const folder = testFolder({ "partials/kept.md": "kept" });
    symlinkSync(outside.at("id_rsa"), folder.at("partials/exclusions.md"));
    expect(() => readPrompt("typed-memory", folder.path)).toThrow(/link out of its folder/);
  });
});

it("keeps the fixed text of the weekly request, with its user lines, within 1,900 tokens", () => {
  const [prompt, size] = [readPrompt("daily-to-weekly", ""), { bytes: 2_500, bullets: 20 }];
  const asked = { prompt, logs: [], known: [], language: "source", maxOutputTokens: 4_096 };
  const { system, user } = weekRequest("2026-W20", size, asked);
  expect(tokensOf(system + user)).toBeLessThanOrEqual(1_900);
});
