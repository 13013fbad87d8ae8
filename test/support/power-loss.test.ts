/** The model of a disk that loses its power, held against what POSIX promises. */
import { expect, it } from "vitest";
import { afterPowerLoss, type DiskCall, LOSSES } from "./power-loss.ts";

const atomic: DiskCall[] = [
  { call: "create", path: "m/.tmp" },
  { call: "write", path: "m/.tmp", content: "new!" },
  { call: "sync", path: "m/.tmp" },
  { call: "rename", path: "m/.tmp", to: "m/a" },
  { call: "sync", path: "m" },
];
const after = (calls: readonly DiskCall[], loss: (typeof LOSSES)[number], chance = 0) =>
  afterPowerLoss({ "m/a": "old" }, calls, loss, () => chance);

it("keeps the old file or the new one, whole, at each moment of an atomic write", () => {
  for (let n = 0; n <= atomic.length; n++)
    for (const loss of LOSSES)
      for (const chance of [0, 0.4, 0.9])
        expect(["old", "new!"]).toContain(after(atomic.slice(0, n), loss, chance)["m/a"]);
  expect(LOSSES.map((loss) => after(atomic, loss))).toEqual(LOSSES.map(() => ({ "m/a": "new!" })));
});

it("tears a file that was renamed before its bytes were synced, and loses a rename whose folder was not", () => {
  const careless = atomic.filter((call) => call.path !== "m/.tmp" || call.call !== "sync");
  expect(after(careless, "empty")).toEqual({ "m/a": "" });
  expect(after(careless, "torn")).toEqual({ "m/a": "ne" });
  expect(after(atomic.slice(0, 4), "lost")).toEqual({ "m/a": "old" });
});

it("loses a file in a folder whose own name was not synced", () => {
  const inside: DiskCall[] = [
    { call: "folder", path: "m/f" },
    { call: "create", path: "m/f/b" },
    { call: "write", path: "m/f/b", content: "x" },
    { call: "sync", path: "m/f/b" },
    { call: "sync", path: "m/f" },
  ];
  expect(after(inside, "lost")).toEqual({ "m/a": "old" });
  expect(after([...inside, { call: "sync", path: "m" }], "lost")).toEqual({ "m/a": "old", "m/f/b": "x" });
});
