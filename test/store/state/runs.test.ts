import fs from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepRest, loadPlans, markPlan, removePlan, restOf, savePlan } from "../../../src/store/state/runs.ts";
import type { SavedPlan } from "../../../src/store/state/saved-plan.ts";
import { testFolder } from "../../support/test-folder.ts";

const PLAN: SavedPlan = {
  run: "20260413-033000-a1",
  part: "2026-W15",
  at: "2026-04-13T03:30:00.000Z",
  state: "planned",
  files: [
    { path: "memory/feedback_x.md", before: null, after: "ü\r\n\uFEFF\u0000\n", because: "created" },
    { path: "memory/MEMORY.md", before: "", after: null, because: "undone" },
  ],
  detail: { outcome: "compacted", rejected: [{ code: "CUT_OFF", line: 41 }] },
};

describe("saved plans", () => {
  it("come back exactly as they were saved, oldest run first", () => {
    const runs = testFolder().at("runs");
    const later = { ...PLAN, run: "a-later-run", at: "2026-04-20T03:30:00.000Z" };
    const sibling = { ...PLAN, part: "2026-W14" };
    for (const plan of [later, PLAN, sibling]) savePlan(runs, plan);
    expect(loadPlans(runs)).toEqual({ plans: [sibling, PLAN, later], notices: [] });
  });

  it("keep their files when their state moves on", () => {
    const runs = testFolder().at("runs");
    savePlan(runs, PLAN);
    expect(markPlan(runs, PLAN, "applied")).toEqual({ ...PLAN, state: "applied" });
    expect(loadPlans(runs).plans).toEqual([{ ...PLAN, state: "applied" }]);
  });

  it("are passed over with a notice when torn, newer, foreign or a link, and the sound ones still load", () => {
    const folder = testFolder();
    savePlan(folder.at("runs"), PLAN);
    const sound = folder.read(`runs/${PLAN.run}/2026-W15.json`);
    folder.write("runs/torn/2026-W15.json", sound.slice(0, 100));
    folder.write("runs/newer/2026-W15.json", '{"version":2}');
    folder.write("runs/foreign/2026-W15.json", sound);
    folder.write("runs/list/2026-W15.json", "[]");
    folder.write("runs/fields/2026-W15.json", sound.replace('"planned"', '"dreamt"'));
    folder.write("runs/bytes/2026-W15.json", new Uint8Array([0xff, 0xfe]));
    fs.mkdirSync(folder.at("runs/link"));
    fs.symlinkSync(`../${PLAN.run}/2026-W15.json`, folder.at("runs/link/2026-W15.json"));
    folder.write("runs/.lithify-1-1.tmp", sound);
    const { plans, notices } = loadPlans(folder.at("runs"));
    expect(plans).toEqual([PLAN]);
    expect(notices).toHaveLength(7);
    expect(notices).toContain("ignored the saved plan newer/2026-W15.json: a newer lithify wrote it");
    expect(notices).toContain("ignored the saved plan torn/2026-W15.json: it is not JSON");
  });

  it("have what is still to be written kept beside them, which counts for nothing when it cannot be read", () => {
    const folder = testFolder();
    const rest = new Map([
      ["memory/a.md", "memory/.lithify-7-1.tmp"],
      ["memory/b.md", null],
    ]);
    savePlan(folder.at("runs"), PLAN);
    expect(restOf(folder.at("runs"), PLAN)).toBeUndefined();
    keepRest(folder.at("runs"), PLAN, rest);
    expect(restOf(folder.at("runs"), PLAN)).toEqual(rest);
    expect(loadPlans(folder.at("runs"))).toEqual({ plans: [PLAN], notices: [] });
    for (const text of ["", "{", "[]", '{"version":2,"rest":{}}', '{"version":1,"rest":{"a":1}}', '{"version":1}']) {
      folder.write(`runs/${PLAN.run}/2026-W15.rest`, text);
      expect(restOf(folder.at("runs"), PLAN), text).toBeUndefined();
    }
    removePlan(folder.at("runs"), PLAN);
    expect(folder.tree()).toEqual({});
  });

  it("survive any bytes in their place", () => {
    const folder = testFolder();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((json) => Buffer.from(json)),
        ),
        (bytes) => {
          folder.write("runs/r/p.json", bytes);
          expect(loadPlans(folder.at("runs"))).toMatchObject({ plans: [], notices: [expect.any(String)] });
        },
      ),
    );
  });

  it("go nowhere but into the runs folder", () => {
    const folder = testFolder();
    for (const run of ["../x", "", ".", "a/b", "..", "a\0b"]) {
      expect(() => savePlan(folder.at("runs"), { ...PLAN, run })).toThrow(RangeError);
      expect(() => removePlan(folder.at("runs"), { ...PLAN, run })).toThrow(RangeError);
    }
    expect(folder.tree()).toEqual({});
  });

  it("are forgotten one by one, and none is found where no run ever was", () => {
    const folder = testFolder();
    savePlan(folder.at("runs"), PLAN);
    savePlan(folder.at("runs"), { ...PLAN, run: "other" });
    removePlan(folder.at("runs"), PLAN);
    removePlan(folder.at("runs"), { ...PLAN, run: "never-was" });
    expect(loadPlans(folder.at("runs")).plans.map(({ run }) => run)).toEqual(["other"]);
    expect(loadPlans(folder.at("nowhere"))).toEqual({ plans: [], notices: [] });
  });
});
