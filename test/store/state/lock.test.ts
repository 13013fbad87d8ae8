import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { WorkspaceHeld } from "../../../src/errors.ts";
import { acquire, holderOf, type LockRequest } from "../../../src/store/state/lock.ts";
import { folderWithState, ownState } from "../../support/own-state.ts";
import { testFolder } from "../../support/test-folder.ts";

const HOLDER = join(import.meta.dirname, "../../support/lock-holder.ts");

function request(changes: Partial<LockRequest> = {}): LockRequest {
  return { holder: "lithify compact", waitMs: 0, now: () => new Date(0), wait: async () => {}, ...changes };
}

/** Resolves once the child has printed `line`. */
async function says(child: ChildProcess, line: string): Promise<void> {
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes(line)) return;
  }
  throw new Error(`the child ended without saying ${line}`);
}

async function childHolding(lock: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [HOLDER, lock], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await says(child, "held");
  return child;
}

async function lockIn(files: Record<string, string> = {}): Promise<string> {
  return (await ownState((await folderWithState(files)).path)).writerLock;
}

/** Whatever state the kernel shows for a process: T when it is stopped. */
function stateOf(pid: number): string {
  return execFileSync("ps", ["-o", "state=", "-p", String(pid)], { encoding: "utf8" }).trim();
}

describe("acquire", () => {
  it("refuses a second holder in the same process, naming the first, and lets it in after the release", async () => {
    const path = await lockIn();
    const lock = await acquire(path, request({ holder: "lithify watch" }));
    await expect(acquire(path, request())).rejects.toThrow(
      `\`lithify watch\` (pid ${process.pid}, since 1970-01-01T00:00:00.000Z) holds this workspace`,
    );
    await expect(acquire(path, request())).rejects.toBeInstanceOf(WorkspaceHeld);
    expect(lock.stillOurs()).toBe(true);
    lock.release();
    lock.release();
    (await acquire(path, request())).release();
  });

  it("names the pid of another process, and has the lock at once when that one is killed", async () => {
    const path = await lockIn();
    const child = await childHolding(path);
    await expect(acquire(path, request())).rejects.toThrow(`pid ${child.pid}`);
    child.kill("SIGKILL");
    await once(child, "exit");
    const lock = await acquire(path, request());
    expect(await holderOf(path)).toMatchObject({ pid: process.pid, command: "lithify compact" });
    lock.release();
  });

  it("does not take the lock of a suspended holder, who still has it when he wakes", async () => {
    const path = await lockIn();
    const child = await childHolding(path);
    child.kill("SIGSTOP");
    for (let looks = 0; looks < 200 && stateOf(child.pid!) !== "T"; looks++);
    expect(stateOf(child.pid!)).toBe("T");
    await expect(acquire(path, request({ waitMs: 15_000 }))).rejects.toThrow(`pid ${child.pid}`);
    child.kill("SIGCONT");
    child.stdin!.write("release\n");
    await says(child, "released");
    (await acquire(path, request())).release();
  });

  it("waits as long as it was told, no longer, and gets a lock that comes free meanwhile", async () => {
    const path = await lockIn();
    const first = await acquire(path, request());
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    await expect(acquire(path, request({ waitMs: 250, wait }))).rejects.toBeInstanceOf(WorkspaceHeld);
    expect(waits).toEqual([100, 100, 50]);
    const second = await acquire(path, request({ waitMs: 15_000, wait: async () => first.release() }));
    expect(second.stillOurs()).toBe(true);
    second.release();
  });

  it("stops waiting when it is aborted", async () => {
    const path = await lockIn();
    const first = await acquire(path, request());
    const abort = new AbortController();
    const wait = async (_ms: number, signal?: AbortSignal) => {
      abort.abort(new Error("interrupted"));
      signal?.throwIfAborted();
    };
    const second = acquire(path, request({ waitMs: 15_000, wait, signal: abort.signal }));
    await expect(second).rejects.toThrow("interrupted");
    first.release();
  });

  it("knows that the lock is no longer its own when the file was removed, or made anew by another holder", async () => {
    const path = await lockIn();
    const lock = await acquire(path, request());
    fs.unlinkSync(path);
    expect(lock.stillOurs()).toBe(false);
    const child = await childHolding(path);
    expect(lock.stillOurs()).toBe(false);
    lock.release();
    expect(await holderOf(path)).toMatchObject({ pid: child.pid });
  });

  it("knows it too when the whole state folder is gone", async () => {
    const path = await lockIn();
    const lock = await acquire(path, request());
    fs.rmSync(join(path, ".."), { recursive: true });
    expect(lock.stillOurs()).toBe(false);
    lock.release();
  });

  it("follows no link: neither at the lock file nor at its record", async () => {
    const folder = testFolder({ "precious.txt": "precious" });
    const path = (await ownState(folder.path)).writerLock;
    fs.symlinkSync("../precious.txt", folder.at(".lithify/writer.json"));
    (await acquire(path, request())).release();
    fs.rmSync(path);
    fs.symlinkSync("../precious.txt", path);
    await expect(acquire(path, request())).rejects.toMatchObject({ code: "ELOOP" });
    expect(folder.read("precious.txt")).toBe("precious");
  });

  it("says so when something else stands where the lock file belongs, and changes nothing of it", async () => {
    const folder = testFolder({
      ".lithify/writer.lock": "a person's notes, longer than the header of a database".repeat(9),
    });
    const before = folder.tree();
    await expect(acquire(folder.at(".lithify/writer.lock"), request())).rejects.toMatchObject({ code: "EINVAL" });
    expect(folder.tree()).toEqual(before);
  });

  it("says nothing on stderr: the SQLite of this Node is not announced as an experiment", async () => {
    const path = await lockIn();
    const child = execFileSync("sh", ["-c", 'echo release | "$0" "$1" "$2" 2>&1', process.execPath, HOLDER, path]);
    expect(String(child)).toBe("held\nreleased\n");
  });
});

describe("holderOf", () => {
  it("is null without a lock file, and null for the record of a holder who was killed", async () => {
    const path = await lockIn();
    expect(await holderOf(path)).toBeNull();
    const child = await childHolding(path);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(fs.existsSync(join(path, "../writer.json"))).toBe(true);
    expect(await holderOf(path)).toBeNull();
  });

  it("knows of a holder whose record is missing or torn", async () => {
    const path = await lockIn();
    const lock = await acquire(path, request());
    fs.writeFileSync(join(path, "../writer.json"), '{"pid": 1');
    expect(await holderOf(path)).toEqual({ pid: 0, command: "unknown", since: "unknown" });
    await expect(acquire(path, request())).rejects.toThrow("another lithify holds this workspace");
    lock.release();
  });
});
