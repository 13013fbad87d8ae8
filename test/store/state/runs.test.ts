import fs from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  keepRest,
  loadPlans,
  markPlan,
  newRunId,
  plansOfPart,
  type Runs,
  removePlan,
  restOf,
  savePlan,
} from "../../../src/store/state/runs.ts";
import type { SavedPlan } from "../../../src/store/state/saved-plan.ts";
import { sealed } from "../../../src/store/state/secret.ts";
import { type TestFolder, testFolder } from "../../support/test-folder.ts";

const PLAN: SavedPlan = {
  run: "000009-2026-04-13T033000Z-a1",
  part: "2026-W15",
  nth: 0,
  at: "2026-04-13T03:30:00.000Z",
  state: "planned",
  files: [
    { path: "memory/feedback_x.md", before: null, after: "ü\r\n\uFEFF\u0000\n", because: "created" },
    { path: "memory/MEMORY.md", before: "", after: null, because: "undone" },
  ],
  detail: { outcome: "compacted", rejected: [{ code: "CUT_OFF", line: 41 }] },
};

const keptIn = (folder: TestFolder): Runs => ({
  runs: folder.at("runs"),
  seal: (text) => sealed("secret", "plan", text),
});

describe("saved plans", () => {
  it("come back exactly as they were saved, oldest run first", () => {
    const runs = keptIn(testFolder());
    // The clock was set back before the later one.
    const later = { ...PLAN, run: "000012-2026-04-12T033000Z-b2", at: "2026-04-12T03:30:00.000Z" };
    const sibling = { ...PLAN, part: "2026-W14", nth: 1, at: "2026-04-13T03:29:00.000Z" };
    for (const plan of [later, sibling, PLAN]) savePlan(runs, plan);
    expect(loadPlans(runs)).toEqual({ plans: [PLAN, sibling, later], notices: [] });
    expect([...plansOfPart(runs, "2026-W15")].map(({ run }) => run)).toEqual([later.run, PLAN.run]);
  });

  it("keep their files when their state moves on", () => {
    const runs = keptIn(testFolder());
    savePlan(runs, PLAN);
    expect(markPlan(runs, PLAN, "applied")).toEqual({ ...PLAN, state: "applied" });
    expect(loadPlans(runs).plans).toEqual([{ ...PLAN, state: "applied" }]);
  });

  it("hold a long text that changes in a line once, and read what earlier versions held twice", () => {
    const folder = testFolder();
    const before = Array.from({ length: 2_000 }, (_, i) => `- memory ${i} 站点\n`).join("");
    const after = before.replace("memory 700 ", "memory 700, newly said ");
    const plan = { ...PLAN, files: [{ path: "memory/INDEX.md", before, after, because: "updated" }] };
    savePlan(keptIn(folder), plan);
    const path = `runs/${PLAN.run}/2026-W15.json`;
    expect(loadPlans(keptIn(folder)).plans).toEqual([plan]);
    expect(folder.read(path).length).toBeLessThan(1.2 * before.length);
    const whole = JSON.stringify({ version: 1, ...plan });
    folder.write(path, `${whole}\n${keptIn(folder).seal(whole)}\n`);
    expect(loadPlans(keptIn(folder)).plans).toEqual([plan]);
  });

  it("are passed over with a notice when torn, newer, foreign or a link, and the sound ones still load", () => {
    const folder = testFolder();
    savePlan(keptIn(folder), PLAN);
    const sound = folder.read(`runs/${PLAN.run}/2026-W15.json`);
    folder.write("runs/torn/2026-W15.json", sound.slice(0, 100));
    folder.write("runs/newer/2026-W15.json", '{"version":3}');
    folder.write("runs/foreign/2026-W15.json", sound);
    folder.write("runs/list/2026-W15.json", "[]");
    folder.write("runs/fields/2026-W15.json", sound.replace('"planned"', '"dreamt"'));
    folder.write("runs/bytes/2026-W15.json", new Uint8Array([0xff, 0xfe]));
    fs.mkdirSync(folder.at("runs/link"));
    fs.symlinkSync(`../${PLAN.run}/2026-W15.json`, folder.at("runs/link/2026-W15.json"));
    folder.write("runs/.lithify-1-1.tmp", sound);
    const { plans, notices } = loadPlans(keptIn(folder));
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
    savePlan(keptIn(folder), PLAN);
    expect(restOf(keptIn(folder), PLAN)).toBeUndefined();
    keepRest(keptIn(folder), PLAN, rest);
    expect(restOf(keptIn(folder), PLAN)).toEqual(rest);
    expect(loadPlans(keptIn(folder))).toEqual({ plans: [PLAN], notices: [] });
    for (const text of ["", "{", "[]", '{"version":2,"rest":{}}', '{"version":1,"rest":{"a":1}}', '{"version":1}']) {
      folder.write(`runs/${PLAN.run}/2026-W15.rest`, text);
      expect(restOf(keptIn(folder), PLAN), text).toBeUndefined();
    }
    removePlan(keptIn(folder), PLAN);
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
          expect(loadPlans(keptIn(folder))).toMatchObject({ plans: [], notices: [expect.any(String)] });
        },
      ),
    );
  });

  it("are numbered on from the highest run, whatever the clock says", () => {
    const runs = keptIn(testFolder());
    const ids = ["2026-04-13T03:30:00Z", "2020-01-01T00:00:00Z", "2026-04-13T03:30:00Z"].map((at) => {
      const id = newRunId(runs, new Date(at), "/workspace");
      savePlan(runs, { ...PLAN, run: id });
      return id;
    });
    expect(ids.map((id) => id.slice(0, 25))).toEqual([
      ...["000001-2026-04-13T033000Z", "000002-2020-01-01T000000Z", "000003-2026-04-13T033000Z"],
    ]);
    expect(loadPlans(runs).plans.map(({ run }) => run)).toEqual(ids);
  });

  it("count for nothing without their seal, or under another", () => {
    const folder = testFolder();
    savePlan(keptIn(folder), PLAN);
    const path = `runs/${PLAN.run}/2026-W15.json`;
    const sound = folder.read(path);
    const [text] = sound.split("\n");
    const notices = [`ignored the saved plan ${PLAN.run}/2026-W15.json: lithify did not save it here`];
    for (const forged of [
      sound.replace('"planned"', '"applied"'),
      sound.replace("feedback_x.md", "../.git/config"),
      ...[`${text}`, `${text}\n`, `${text}\n\n`, `${text}\nundefined\n`],
    ]) {
      folder.write(path, forged);
      expect(loadPlans(keptIn(folder)), forged.slice(-80)).toEqual({ plans: [], notices });
    }
    folder.write(path, sound);
    expect(loadPlans({ ...keptIn(folder), seal: (said) => sealed("another", "plan", said) }).plans).toEqual([]);
    expect(loadPlans({ ...keptIn(folder), seal: () => undefined }).plans).toEqual([]);
    expect(loadPlans(keptIn(folder)).plans).toEqual([PLAN]);
  });

  it("go nowhere but into the runs folder", () => {
    const folder = testFolder();
    for (const run of ["../x", "", ".", "a/b", "..", "a\0b"]) {
      expect(() => savePlan(keptIn(folder), { ...PLAN, run })).toThrow(RangeError);
      expect(() => removePlan(keptIn(folder), { ...PLAN, run })).toThrow(RangeError);
    }
    expect(folder.tree()).toEqual({});
  });

  it("are not looked at again where a whole run of long ago is committed, until one of it is dropped", () => {
    const folder = testFolder();
    const runs = keptIn(folder);
    const plans = Array.from({ length: 9 }, (_, i) => ({
      ...PLAN,
      run: `00000${i + 1}-x`,
      state: "committed" as const,
    }));
    const [third] = plans.splice(2, 1);
    for (const plan of plans) savePlan(runs, plan);
    const waiting = markPlan(runs, third!, "applied");
    const open = (isAlone = false) => loadPlans(runs, "open", isAlone);
    // Whoever only looks notes nothing: a writer may be at work.
    expect([open().plans, folder.exists("finished-runs.json")]).toEqual([[waiting], false]);
    expect(open(true).plans).toEqual([waiting]);
    folder.write("runs/000005-x/2026-W15.json", "torn");
    expect(open()).toEqual({ plans: [waiting], notices: [] });
    expect(loadPlans(runs).notices).toEqual(["ignored the saved plan 000005-x/2026-W15.json: it is not JSON"]);
    const [, second] = plans;
    const dropped = markPlan(runs, second!, "dropped");
    markPlan(runs, waiting, "committed");
    expect(open(true).plans).toEqual([dropped]);
    // A person who clears the folder begins at 1 again.
    folder.remove("runs");
    savePlan(runs, { ...PLAN, run: "000001-y" });
    expect(open().plans).toHaveLength(1);
    folder.write("finished-runs.json", '{"upTo":"9"}');
    expect(open().plans).toHaveLength(1);
  });

  it("are forgotten one by one, and none is found where no run ever was", () => {
    const folder = testFolder();
    savePlan(keptIn(folder), PLAN);
    savePlan(keptIn(folder), { ...PLAN, run: "other" });
    removePlan(keptIn(folder), PLAN);
    removePlan(keptIn(folder), { ...PLAN, run: "never-was" });
    expect(loadPlans(keptIn(folder)).plans.map(({ run }) => run)).toEqual(["other"]);
    expect(loadPlans({ ...keptIn(folder), runs: folder.at("nowhere") })).toEqual({ plans: [], notices: [] });
  });
});
