import fs from "node:fs";
import { expect, it } from "vitest";
import { openStateFolder, statePaths } from "../../../src/store/state/state-folder.ts";
import { testFolder } from "../../support/test-folder.ts";

it("makes a state folder that its owner alone reads and that git ignores by itself", () => {
  const folder = testFolder();
  folder.git("init", "-q");
  openStateFolder(folder.path);
  folder.write(".lithify/runs/r/plan.json", "{}");
  expect(fs.statSync(folder.at(".lithify")).mode & 0o777).toBe(0o700);
  expect(folder.git("status", "--porcelain", "--untracked-files=all")).toBe("");
});

it("leaves a state folder that is there as it is", () => {
  const folder = testFolder({ ".lithify/.gitignore": "# mine\n*\n", ".lithify/ledger.jsonl": "" });
  const before = folder.tree();
  expect(openStateFolder(folder.path)).toEqual(statePaths(folder.path));
  expect(folder.tree()).toEqual(before);
});

it("is not led out of the workspace by a link, neither in place of the folder nor of a part of it", () => {
  const outside = testFolder();
  const whole = testFolder();
  fs.symlinkSync(outside.path, whole.at(".lithify"));
  expect(() => openStateFolder(whole.path)).toThrow("symbolic link");
  const part = testFolder({ ".lithify/.gitignore": "*\n" });
  fs.symlinkSync(outside.path, part.at(".lithify/runs"));
  expect(() => openStateFolder(part.path)).toThrow("symbolic link");
  expect(outside.tree()).toEqual({});
});

it("says of a file in place of the folder, or of a part of it, what it is", () => {
  for (const path of [".lithify", ".lithify/runs"]) {
    const folder = testFolder({ [path]: "x" });
    expect(() => openStateFolder(folder.path)).toThrow(`${path} is a file, not a folder`);
  }
});
