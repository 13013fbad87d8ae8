import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CaptureOptions, capture } from "../../src/commands/capture.ts";
import { type CompactOptions, compact } from "../../src/commands/compact.ts";
import { undo } from "../../src/commands/undo.ts";
import { acquire, type Lock } from "../../src/store/state/lock.ts";
import { claudeSession, EMPTY_RECORDS, called as told, user } from "../capture/sessions.ts";
import { type Calling, call } from "../commands/called.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { LOGS } from "../support/week-answer.ts";

const SESSION = { "s1.jsonl": claudeSession("s1", [user("2026-04-08T11:00:00Z", "The cache takes 512 MB at most.")]) };
const workspace = (): TestFolder => testFolder({ "lithify.yaml": 'git: "off"\n', ...LOGS, ...SESSION });

const heldBy = (folder: TestFolder, holder: string): Promise<Lock> =>
  acquire(join(folder.path, ".lithify/writer.lock"), {
    ...{ holder, waitMs: 0, now: () => new Date("2026-05-01T11:59:00Z"), wait: async () => {} },
  });

type Writing = (folder: TestFolder, calling: Calling, model?: CompactOptions) => ReturnType<typeof call>;
const WRITING: readonly (readonly [string, Writing])[] = [
  ["compact", (folder, calling, model) => call(compact, folder.path, { all: true, ...model }, calling)],
  ["undo", (folder, calling) => call(undo, folder.path, {}, calling)],
  [
    "capture",
    (folder, calling, model) => call<CaptureOptions>(capture, folder.path, { files: ["s1.jsonl"], ...model }, calling),
  ],
];

describe("a command that writes, while another one does", () => {
  it.each(WRITING)("waits 15 seconds and no more, then exits 3 and names the holder: %s", async (_, run) => {
    const folder = workspace();
    const lock = await heldBy(folder, "lithify inbox");
    let waitedMs = 0;
    const wait = async (ms: number): Promise<void> => {
      waitedMs += ms;
    };
    const ran = await run(folder, { wait });
    lock.release();
    expect([ran.code, ran.error, waitedMs]).toEqual([3, "LOCKED", 15_000]);
    expect(ran.err).toContain(
      `\`lithify inbox\` (pid ${process.pid}, since 2026-05-01T11:59:00.000Z) holds this workspace`,
    );
    expect(folder.exists("memory")).toBe(false);
  });

  it("goes on when the other one is done within that time", async () => {
    const folder = workspace();
    const lock = await heldBy(folder, "lithify inbox");
    let waitedMs = 0;
    const wait = async (ms: number): Promise<void> => {
      waitedMs += ms;
      if (waitedMs >= 14_000) lock.release();
    };
    expect((await call(compact, folder.path, { all: true }, { wait })).code).toBe(0);
    expect(waitedMs).toBe(14_000);
  });

  it.each(WRITING.filter(([name]) => name !== "undo"))("is named to others by its own name: %s", async (name, run) => {
    const folder = workspace();
    const holders: string[] = [];
    await using server = await startScriptedServer(() => {
      holders.push((JSON.parse(folder.read(".lithify/writer.json")) as { command: string }).command);
      return name === "capture" ? told(EMPTY_RECORDS) : answer("NONE");
    });
    const ran = await run(folder, {}, { provider: "openai", model: "m", baseUrl: server.baseURL });
    // Only a run over all makes old months: whoever looks on counts them then.
    expect([ran.code, holders]).toEqual([0, [`lithify ${name}${name === "compact" ? " --all" : ""}`]]);
  });
});
