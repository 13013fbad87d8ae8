import { describe, expect, it } from "vitest";
import { stats } from "../../src/commands/stats.ts";
import type { Stats } from "../../src/memory/stats.ts";
import { stored } from "../support/claims.ts";
import { folderWithState } from "../support/own-state.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

describe("lithify stats", () => {
  const memory = (name: string, importance: number, expires?: string) =>
    stored({ file: `${name}.md`, name, importance, ...(expires !== undefined && { expires }) }).text;
  const folder = () =>
    folderWithState({
      "logs/2026-04-08.md": "a\n",
      "lithify.yaml": "precision: { keepFrom: 4 }\n",
      "memory/feedback_a.md": memory("a", 9),
      "memory/feedback_b.md": memory("b", 5, "2026-04-01"),
      "memory/README.md": "mine\n",
      ".lithify/rejected/2026-W15-run1.json": JSON.stringify([{ code: "LOW_IMPORTANCE" }, { code: "LOW_IMPORTANCE" }]),
      ".lithify/rejected/2026-W16-run1.json": JSON.stringify([{ code: "LOW_IMPORTANCE" }, { code: "SECRET" }]),
      ".lithify/rejected/2026-W17-run1.json": "{ torn",
    });

  it("shows the histogram, what is over and what was turned away", async () => {
    const { code, out } = await call(stats, (await folder()).path, {});
    expect(code).toBe(0);
    expect(out).toMatch(/^ +9 +1 +#+$/m);
    expect(out).toMatch(/^ +10 +0$/m);
    expect(out).toContain("2 memories, 0 without importance, 3 more entries turned away");
    expect(out).toContain("1 temporary, 1 of them over");
  });

  it("prints one JSON object with --json and writes nothing", async () => {
    const workspace = await folder();
    const before = workspace.tree();
    const { json } = await call(stats, workspace.path, { json: true });
    expect(json<Stats>()).toMatchObject({ memories: 2, turnedAway: 3, shareHigh: 0.5, expired: 1 });
    expect(workspace.tree()).toEqual(before);
  });

  it("says that there is nothing yet", async () => {
    expect((await call(stats, testFolder({ "logs/2026-04-08.md": "a\n" }).path, {})).out).toBe(
      "there are no memories yet",
    );
  });
});
