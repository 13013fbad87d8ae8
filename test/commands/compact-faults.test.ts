import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { testFolder } from "../support/test-folder.ts";
import { LOGS } from "../support/week-answer.ts";
import { call } from "./called.ts";

describe("lithify compact", () => {
  it("reports the weeks that failed although why cannot be noted for status", async () => {
    const folder = testFolder({ ...LOGS, ".lithify/failures.json/in-the-way": "" });
    const options = { provider: "openai", model: "x", baseUrl: "http://127.0.0.1:9/v1", json: true } as const;
    const { code, json, err } = await call(compact, folder.path, options);
    expect(code).toBe(1);
    expect(json<{ weeks: object[] }>().weeks).toMatchObject([{ outcome: "failed", error: { code: "NETWORK" } }]);
    expect(err).toContain("failures.json");
  });

  it.each(["logs", ".git/memory", ".lithify", "a-file"])("writes no memories into %s", async (memory) => {
    const folder = testFolder({ ...LOGS, "a-file": "", "lithify.yaml": `memory: ${memory}\n` });
    const before = folder.tree();
    const { code, error, err } = await call(compact, folder.path, {});
    expect([code, error]).toEqual([2, "BAD_CONFIG"]);
    expect(err).toContain("memory");
    expect(folder.tree()).toEqual(before);
  });

  it("leaves a file alone that stands in a weekly document's place and is none of lithify's", async () => {
    const file = "memory/weekly/2026-W15.md";
    const folder = testFolder({ ...LOGS, [file]: "# My week\n\nWritten by hand.\n" });
    const { code, json } = await call(compact, folder.path, { json: true });
    expect(code).toBe(1);
    expect(json<{ weeks: object[] }>().weeks).toMatchObject([{ outcome: "failed", error: { code: "EEXIST" } }]);
    expect(folder.read(file)).toBe("# My week\n\nWritten by hand.\n");
  });
});
