import { expect, it } from "vitest";
import { readStamps } from "../../src/daemon/stamps.ts";
import { testFolder } from "../support/test-folder.ts";

// Named as the daemon's own process would not have to: what tells secrets is loaded for such a path, and its log left out.
it("stamps logs whatever the folders above them are called", async () => {
  const folder = testFolder({ "ghp_0123456789abcdefghijABCDEFGHIJ012345/2026-03-31.md": "# Tuesday\n" });
  const logs = folder.at("ghp_0123456789abcdefghijABCDEFGHIJ012345");
  const settings = { logFolders: [logs], memoryFolder: folder.at("memory"), configFiles: [], quietMs: 0 };
  const stamps = await readStamps({ ...settings, poll: "auto" }, []);
  expect([...stamps.logs.keys()]).toEqual([`${logs}/2026-03-31.md`]);
});
