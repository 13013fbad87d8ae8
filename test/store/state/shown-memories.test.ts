import { expect, it } from "vitest";
import { keepShownMemories, shownMemories } from "../../../src/store/state/shown-memories.ts";
import { ownState } from "../../support/own-state.ts";
import { testFolder } from "../../support/test-folder.ts";

const KNOWN = { file: "project_x.md", type: "project", name: "X", description: "x" };

it("what a request showed is told again whole, for the same logs and prompts only", async () => {
  const folder = testFolder();
  const state = await ownState(folder.path);
  const shown = {
    ...{ key: "a1", known: [KNOWN, { ...KNOWN, file: "project_y.md", body: "Y.\n\nWhy.", days: ["2026-03-02"] }] },
    open: { shown: ["Ask the bank (2026-03-30)"], fallen: ["Old (2026-01-05)"] },
  };
  keepShownMemories(state, "2026-W15", shown);
  expect(shownMemories(state, "2026-W15", "a1")).toEqual(shown);
  expect(shownMemories(state, "2026-W15", "b2")).toBeUndefined();
  expect(shownMemories(state, "2026-W16", "a1")).toBeUndefined();
});

it("a file of an earlier version showed no open items; a broken one tells nothing", async () => {
  const folder = testFolder();
  const state = await ownState(folder.path);
  folder.write(".lithify/shown/2026-W15.json", JSON.stringify({ key: "a1", known: [KNOWN] }));
  expect(shownMemories(state, "2026-W15", "a1")).toMatchObject({ known: [KNOWN], open: { shown: [], fallen: [] } });
  folder.write(".lithify/shown/2026-W15.json", '{"key": "a1", "kno');
  expect(shownMemories(state, "2026-W15", "a1")).toBeUndefined();
});
