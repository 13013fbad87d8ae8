import fs from "node:fs";
import { expect, it } from "vitest";
import { keepsModes, whyOthers } from "../../../src/store/disk/owner.ts";
import { testFolder } from "../../support/test-folder.ts";

const of = (mode: number, uid = 1000) => ({ uid, mode: 0o40000 | mode });
const CLOSED = of(0o700);
const OPEN = of(0o755);

it.each([
  ["the user's own alone", of(0o700), undefined],
  ["what others only read", of(0o755), undefined],
  ["what anybody writes", of(0o777), "may be written by other users (mode 0777)"],
  ["what its group writes", of(0o770), "may be written by other users (mode 0770)"],
  ["another user's", of(0o700, 1001), "belongs to another user (1001)"],
  ["root's", of(0o700, 0), "belongs to another user (0)"],
])("tells of a folder that is %s", (_, found, why) => {
  expect(whyOthers(found, 1000)).toBe(why);
  // A system without owners.
  expect(whyOthers(found, undefined)).toBeUndefined();
});

it("tells of what lies in a folder only what others can do there", () => {
  expect(whyOthers(of(0o664), 1000, CLOSED)).toBeUndefined();
  expect(whyOthers(of(0o664), 1000, OPEN)).toBe("may be written by other users (mode 0664)");
  expect(whyOthers(of(0o644), 1000, OPEN)).toBeUndefined();
  expect(whyOthers(of(0o600, 1001), 1000, CLOSED)).toBe("belongs to another user (1001)");
});

it("sees that a disk keeps modes, and leaves nothing behind", () => {
  const folder = testFolder();
  expect(keepsModes(folder.path)).toBe(true);
  expect(fs.readdirSync(folder.path)).toEqual([]);
});
