/** What never ends, what is too much, and what is no file: refused before it is read, and no signal goes unheard. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { within } from "../support/cpu-time.ts";
import { BIN, environment, jsonOf, lithify } from "../support/run-lithify.ts";
import { runnerOf } from "../support/runner.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { LOG } from "./clone.ts";

const MOST_RSS_KB = 400 * 1024;

const runner = runnerOf();

const KINDS: Readonly<Record<string, (folder: TestFolder, path: string) => void>> = {
  "a link to /dev/zero": (folder, path) => fs.symlinkSync("/dev/zero", folder.at(path)),
  "a FIFO": (folder, path) => execFileSync("mkfifo", [folder.at(path)]),
  "far too large": (folder, path) => {
    folder.write(path, "");
    fs.truncateSync(folder.at(path), 3 * 1024 ** 3);
  },
  "a folder": (folder, path) => fs.mkdirSync(folder.at(path), { recursive: true }),
};

/** Where it stands, and what a victim might run then; `home/` is the user's own configuration. */
const PLACES: readonly (readonly [path: string, ...commands: string[]])[] = [
  ["lithify.yaml", "status", "compact", "doctor"],
  ["home/lithify/config.yaml", "status"],
  ["prompts/daily-to-weekly.md", "compact --provider openai --model m --base-url http://127.0.0.1:9/v1"],
  ["key", "compact --provider openai --model m --base-url http://127.0.0.1:9/v1"],
  ["memory/.gitattributes", "status", "compact"],
  ["memory/.lithify-id", "status", "compact"],
  ["memory/MEMORY.md", "compact"],
  ["memory/project_x.md", "compact", "lint"],
  ["memory/inbox/x.md", "inbox"],
  ["memory/weekly/2026-W15.md", "compact"],
  ["logs/2026-04-09.md", "compact"],
  ["sessions/a.jsonl", "capture sessions", "capture sessions/a.jsonl"],
  ["text.md", "extract text.md"],
];

/** State files are lithify's own until something happens to them. */
const STATE = ["ledger.jsonl", "journal.jsonl", "failures.json", "digests.json", "attempts.json", "daemon-report.json"];

describe("a file that never ends, or is none", () => {
  for (const [kind, make] of Object.entries(KINDS)) {
    it(`ends every command all the same: ${kind}`, async () => {
      for (const [path, ...commands] of PLACES) {
        const folder = testFolder({
          "logs/2026-04-08.md": LOG,
          ...(path === "prompts/daily-to-weekly.md" && { "lithify.yaml": "prompts: prompts\n" }),
          ...(path === "key" && { "home/lithify/config.yaml": "model: { apiKeyFile: ../../key }\n" }),
        });
        fs.mkdirSync(folder.at(`${path}/..`), { recursive: true });
        make(folder, path);
        for (const command of commands) {
          const what = `${command} with ${kind} as ${path}`;
          const own = { XDG_CONFIG_HOME: folder.at("home") };
          const ran = await runner().ended(folder.path, command.split(" "), own, what);
          const where = `${what}: ${ran.stderr.slice(0, 500)}`;
          expect(ran.stdout + ran.stderr, where).not.toContain("fault of its own");
          expect(ran.rssKb, where).toBeLessThan(MOST_RSS_KB);
        }
      }
    });
  }

  it("is nowhere in the state: not as a link, and as anything else it is passed over or refused", async () => {
    const folder = testFolder({ "logs/2026-04-08.md": LOG });
    expect((await runner().ended(folder.path, ["compact"])).code).toBe(0);
    const before = folder.tree(".lithify");
    for (const name of STATE)
      for (const [kind, make] of Object.entries(KINDS)) {
        folder.remove(`.lithify/${name}`);
        make(folder, `.lithify/${name}`);
        const ran = await runner().ended(folder.path, ["status"], {}, `${kind} as .lithify/${name}`);
        const where = `${kind} as .lithify/${name}: ${ran.stderr.slice(0, 500)}`;
        expect(ran.stdout + ran.stderr, where).not.toContain("fault of its own");
        expect(ran.rssKb, where).toBeLessThan(MOST_RSS_KB);
        if (kind.includes("link") || kind.includes("FIFO")) expect(ran.code, where).toBe(2);
        folder.remove(`.lithify/${name}`);
        const text = before[`.lithify/${name}`];
        if (text !== undefined) folder.write(`.lithify/${name}`, text);
      }
  });
});

describe("a signal", () => {
  it.each([
    ["reads what nobody writes", ["extract", "-", "--date", "2026-04-08"], {}],
    ["asks a server that does not answer", ["compact"], { LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "m" }],
  ] as const)("ends a command within two seconds that %s", async (_, args, env) => {
    const { createServer } = await import("node:http");
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as { port: number };
    const folder = testFolder({ "logs/2026-04-08.md": LOG });
    const child = spawn(process.execPath, [BIN, ...args], {
      cwd: folder.path,
      env: environment(folder.path, { ...env, OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` }),
      stdio: ["pipe", "ignore", "pipe"],
    });
    child.stdin.on("error", () => {});
    // More than a pipe holds: once it is gone, the command reads.
    const read = new Promise((done) => child.stdin.write(Buffer.alloc(1024 ** 2, "a line\n"), done));
    await (args[0] === "compact" ? once(silent, "request") : read);
    const began = performance.now();
    child.kill("SIGTERM");
    const [code] = await once(child, "close");
    expect(code).toBe(130);
    within(performance.now() - began, 2_000);
    silent.closeAllConnections();
    silent.close();
  });
});

it("goes on where folders below the logs are deeper than a path may be long, and says that nobody read them", async () => {
  const folder = testFolder({ "logs/2026-04-08.md": LOG, "lithify.yaml": 'git: "off"\n' });
  const name = "d".repeat(200);
  const deeper = `for (let i = 0; i < 100; i++) { fs.mkdirSync("${name}"); process.chdir("${name}"); }`;
  folder.write("logs/2026-04-15/x.md", LOG);
  for (const under of ["logs", "logs/2026-04-15"])
    execFileSync(process.execPath, ["-e", deeper], { cwd: folder.at(under) });
  try {
    const unread = /logs below logs\/d[d/]+… are not read: unreadable \(ENAMETOOLONG\)/;
    const compacted = await lithify(folder.path, ["compact", "--json"]);
    expect(compacted.code).toBe(1);
    expect(compacted.stderr).toMatch(unread);
    expect(jsonOf<{ weeks: object[] }>(compacted).weeks).toMatchObject([
      { week: "2026-W15", outcome: "compacted" },
      { week: "2026-W16", outcome: "failed", error: { message: expect.stringContaining("ENAMETOOLONG") } },
    ]);
    expect((await lithify(folder.path, ["status"])).stdout).toMatch(unread);
    expect((await lithify(folder.path, ["lint"])).stderr).toMatch(unread);
  } finally {
    execFileSync("rm", ["-rf", folder.at("logs")]);
  }
});
