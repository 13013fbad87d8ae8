/** Two clones of one workspace, of which git writes one with CRLF: nothing is due for either because of the other. */
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";

const LOGS = {
  "logs/2026-02-24.md":
    "# Tuesday\n\n- Decision: exports run nightly, because the bank closes at six.\n- The web client turns on strictNullChecks by hand, since its old forms break with it.\n",
  "logs/2026-02-25.md": "# Wednesday\n\n- Decision: amounts are integers in cents, because 0.1 + 0.2 bit us.\n",
};

function clones(): { unix: TestFolder; windows: TestFolder; sync: (from: TestFolder, to: TestFolder) => void } {
  const origin = testFolder();
  origin.git("init", "-q", "--bare", "-b", "main");
  const cloneOf = (...options: string[]): TestFolder => {
    const clone = testFolder();
    clone.git("clone", "-q", ...options, origin.path, ".");
    giveIdentity(clone);
    return clone;
  };
  const unix = cloneOf();
  unix.git("checkout", "-q", "-B", "main");
  for (const [path, text] of Object.entries(LOGS)) unix.write(path, text);
  const sync = (from: TestFolder, to: TestFolder): void => {
    from.git("add", "--all");
    from.git("commit", "-q", "--allow-empty", "-m", "by hand");
    from.git("push", "-q", "origin", "main");
    to.git("pull", "-q", "--ff-only", "origin", "main");
  };
  unix.git("add", "--all");
  unix.git("commit", "-q", "-m", "logs");
  unix.git("push", "-q", "origin", "main");
  const windows = cloneOf("-c", "core.autocrlf=true");
  return { unix, windows, sync };
}

const statesOf = async (folder: TestFolder): Promise<string[]> =>
  jsonOf<{ weeks: { state: string }[] }>(await lithify(folder.path, ["status", "--json"])).weeks.map(
    ({ state }) => state,
  );

describe("line ends that git writes", () => {
  it("make no week, no month and no proposal another, in either clone", async () => {
    const { unix, windows, sync } = clones();
    await lithify(unix.path, ["compact"]);
    await lithify(unix.path, ["compact", "--month", "2026-02"]);
    sync(unix, windows);
    expect(windows.read("logs/2026-02-24.md")).toContain("\r\n");
    expect(windows.read("memory/monthly/2026-02.md")).toContain("\r\n");
    expect(await statesOf(windows)).toEqual(["compacted"]);
    expect((await lithify(windows.path, ["compact", "--month", "2026-02"])).stdout).toContain("nothing-due");
    const before = windows.git("rev-parse", "HEAD");
    expect((await lithify(windows.path, ["compact"])).stdout).toContain("nothing is due");
    expect(windows.git("rev-parse", "HEAD")).toBe(before);
    const { proposals } = jsonOf<{ proposals: { edited?: boolean }[] }>(
      await lithify(windows.path, ["inbox", "list", "--json"]),
    );
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.filter(({ edited }) => edited)).toEqual([]);
    // Asked again it has the digests of its own bytes, and those are none of the other's business.
    await lithify(windows.path, ["compact", "--week", "2026-W09", "--force"]);
    sync(windows, unix);
    expect(await statesOf(unix)).toEqual(["compacted"]);
  });

  it("are no hand's work on what is to be undone", async () => {
    const { unix, windows, sync } = clones();
    sync(unix, windows);
    await lithify(windows.path, ["compact"]);
    const made = Object.keys(windows.tree()).filter((path) => /^memory\/project_/.test(path));
    expect(made.length).toBeGreaterThan(0);
    windows.remove("memory");
    windows.git("checkout", "-q", "--", "memory");
    const { undone, left } = jsonOf<{ undone: unknown[]; left: unknown[] }>(
      await lithify(windows.path, ["undo", "--json"]),
    );
    expect(undone.length).toBeGreaterThanOrEqual(made.length);
    expect(left).toEqual([]);
  });

  it.each([
    ["a byte order mark", (text: string) => `\ufeff${text}`],
    ["CRLF by an editor", (text: string) => text.replaceAll("\n", "\r\n")],
    ["both", (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`],
  ])("%s make nothing due, and a word more does", async (_, form) => {
    const { unix } = clones();
    await lithify(unix.path, ["compact"]);
    const text = unix.read("logs/2026-02-24.md");
    unix.write("logs/2026-02-24.md", form(text));
    expect(await statesOf(unix)).toEqual(["compacted"]);
    expect((await lithify(unix.path, ["lint"])).stdout).toContain("0 errors, 0 warnings");
    unix.write("logs/2026-02-24.md", form(`${text}- And one word more.\n`));
    expect(await statesOf(unix)).toEqual(["due"]);
  });
});
