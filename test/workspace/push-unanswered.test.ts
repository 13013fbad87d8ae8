/** `compact --push` and a remote on loopback that takes the call and says nothing: each wait ends, and nothing that was made is lost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { call } from "../commands/called.ts";
import { within } from "../support/cpu-time.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";

/** What git's own protocol asks for first: `git-upload-pack /notes.git`, or `git-receive-pack`. */
type Asked = "upload-pack" | "receive-pack";

/** Git's protocol over loopback, from a repository on disk; a call that `hears` says no to is taken, and never answered. */
async function remoteThat(hears: (asked: Asked) => boolean, repository: TestFolder) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on("error", () => {}));
    socket.on("close", () => open.delete(socket));
    let begun = Buffer.alloc(0);
    socket.on("data", function heard(chunk: Buffer) {
      // A line begins with its length: `003bgit-upload-pack /notes.git...`.
      begun = Buffer.concat([begun, chunk]);
      const length = Number.parseInt(String(begun.subarray(0, 4)), 16);
      if (begun.length < 4 || begun.length < length) return;
      socket.off("data", heard);
      const asked = /^git-(\S+) /.exec(String(begun.subarray(4, length)))![1] as Asked;
      if (!hears(asked)) return;
      const git = spawn("git", [asked, repository.path]);
      git.stdin.on("error", () => {}).write(begun.subarray(length));
      socket.pipe(git.stdin);
      git.stdout.pipe(socket);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `git://127.0.0.1:${(server.address() as AddressInfo).port}/notes.git`,
    calls: () => open.size,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** A clone with a week that is due, and its remote. */
function cloned(): { remote: TestFolder; clone: TestFolder } {
  const remote = testFolder();
  remote.git("init", "-q", "--bare", "-b", "main");
  const clone = testFolder({
    "lithify.yaml": "timezone: UTC\n",
    "logs/2026-04-06.md": "- Decision: the billing service runs on port 8010, because the proxy expects it there.\n",
  });
  clone.git("init", "-q", "-b", "main");
  giveIdentity(clone);
  clone.git("remote", "add", "origin", remote.path);
  clone.git("add", "--all");
  clone.git("commit", "-q", "-m", "logs");
  clone.git("push", "-q", "-u", "origin", "main");
  return { remote, clone };
}

interface Told {
  readonly push: string;
  readonly pushPostponed: string;
  readonly commit: string | null;
}

const NETWORK_MS = 4_000;
/** Git's own start, and the week, on a machine that is busy. */
const SOON_MS = 20_000;

describe("a remote that takes the call and says nothing", () => {
  it.each<[string, Asked, string]>([
    ["when it is asked what came", "upload-pack", "git fetch"],
    ["when a commit is sent", "receive-pack", "git push"],
  ])("is waited for only so long %s: the week is made and committed, and the next run sends it", async (_, deaf, command) => {
    const { remote, clone } = cloned();
    await using server = await remoteThat((asked) => asked !== deaf, remote);
    clone.git("remote", "set-url", "origin", server.url);
    const begun = performance.now();
    const ran = await call(compact, clone.path, { push: true, json: true }, { networkMs: NETWORK_MS });
    const tookMs = performance.now() - begun;
    const told = ran.json<Told>();
    expect([ran.code, told.push, told.pushPostponed]).toEqual([
      1,
      "postponed",
      `the remote did not answer in time: ${command}`,
    ]);
    expect(tookMs).toBeGreaterThan(NETWORK_MS);
    within(tookMs, SOON_MS);
    expect(clone.git("log", "-1", "--format=%H %s")).toBe(`${told.commit} chore(memory): compact 2026-W15`);
    // The git that waited is gone, and with it whatever it had started.
    await expect.poll(server.calls).toBe(0);
    clone.git("remote", "set-url", "origin", remote.path);
    const again = await call(compact, clone.path, { push: true, json: true });
    expect([again.code, again.json<Told>().push]).toEqual([0, "done"]);
    expect(remote.git("rev-parse", "main")).toBe(told.commit);
  });
});
