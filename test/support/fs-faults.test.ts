import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type FaultOutcome, runWithFault } from "./fault-runs.ts";
import { type TestFolder, testFolder } from "./test-folder.ts";

const PROGRAM = join(import.meta.dirname, "faulty-calls.ts");

async function run(mode: string, at = 0): Promise<[FaultOutcome, TestFolder]> {
  const folder = testFolder();
  const outcome = await runWithFault({
    program: [PROGRAM, folder.path, testFolder().path],
    root: folder.path,
    mode,
    at,
  });
  return [outcome, folder];
}

describe("fs-faults", () => {
  it("sees each change in each style under the folder, and no change or read besides", async () => {
    const [outcome, folder] = await run("count");
    expect(outcome).toMatchObject({ code: 0, stderr: "" });
    const calls = outcome.calls.map((line) => line.split(" ").slice(1).join(" "));
    expect(calls).toEqual([
      "writeFileSync 1",
      "appendFileSync 1",
      "openSync 2",
      "writeSync 2",
      "fsyncSync 2",
      "mkdirSync folder",
      "writeFile 3",
      "rename 3",
      "open 4",
      "FileHandle.write 4",
      "FileHandle.sync 4",
      "rm 1",
    ]);
    expect(folder.tree()).toEqual({ "2": "3456", "4": "12345678", "folder/3": "12345678" });
  });

  it("kills before the k-th change, or in the middle of its bytes", async () => {
    const [killed, before] = await run("kill", 1);
    expect(killed).toMatchObject({ code: null, signal: "SIGKILL" });
    expect(before.tree()).toEqual({});
    const [torn, half] = await run("torn", 1);
    expect(torn.signal).toBe("SIGKILL");
    expect(half.tree()).toEqual({ "1": "1234" });
    const [, halfOfPart] = await run("torn", 4);
    expect(halfOfPart.tree()).toEqual({ "1": "1234567890", "2": "34" });
    const [, halfOfHandle] = await run("torn", 10);
    expect(halfOfHandle.tree()["4"]).toBe("1234");
  });

  it("fails the k-th change with a code, once or from then on, in each style", async () => {
    for (const at of [1, 4, 7, 8, 10, 12]) {
      const [outcome] = await run("once:ENOSPC", at);
      expect(outcome.code).toBe(1);
      expect(outcome.stderr).toContain("code: 'ENOSPC'");
    }
    const [, half] = await run("always:EIO", 2);
    expect(half.tree()).toEqual({ "1": "123456789" });
  });
});
