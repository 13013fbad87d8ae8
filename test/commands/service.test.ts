/** `lithify service`: definitions that their own tools accept, one instance a workspace, and what it refuses. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { definitionFor, instanceName, isCached, type ServiceFacts } from "../../src/daemon/service/files.ts";
import { lithify } from "../support/lithify-here.ts";
import { BIN, lithify as built, environment, jsonOf } from "../support/run-lithify.ts";
import { testFolder } from "../support/test-folder.ts";
import { LOGS } from "../support/week-answer.ts";
import { smallSystemd } from "./small-systemd.ts";
import { startWatch } from "./watching.ts";

interface Printed {
  readonly name: string;
  readonly path: string;
  readonly definition: string;
  readonly hints: readonly string[];
}

/** A folder whose name means something to each of the formats. */
const ODD = `odd "name" 100% $HOME & <b>\\`;

const factsIn = (workspace: string): ServiceFacts => ({
  ...{ name: instanceName(workspace), workspace, node: process.execPath, bin: BIN, flags: ["--provider", "openai"] },
  ...{ logFile: "/tmp/x.log", environment: { PATH: "/usr/bin:/opt/a b$c" } },
});

function has(program: string): boolean {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Throws what the tool complains about; a machine without the tool has nothing to say. */
function verified(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = process.env): string {
  return has(program) ? String(execFileSync(program, [...args], { env: environment, stdio: "pipe" })) : "";
}

describe("lithify service", () => {
  it("prints a unit that systemd accepts, for an odd folder too, and installs nothing by that", async () => {
    const folder = testFolder(LOGS);
    const { name, definition } = jsonOf<Printed>(
      await built(folder.path, ["service", "install", "--print", "--json", "--for", "linux"]),
    );
    for (const line of ["RestartPreventExitStatus=2 3", "Restart=on-failure", "WantedBy=default.target", "Nice=10"])
      expect(definition.split("\n")).toContain(line);
    expect(definition).toContain(`ExecStart="${process.execPath}" "${BIN}" "-C" "${folder.path}" "watch"\n`);
    expect(folder.exists(".lithify")).toBe(false);
    const units = testFolder();
    units.write(`${name}.service`, definition);
    fs.mkdirSync(units.at(ODD.replaceAll("\\", "")));
    const odd = factsIn(units.at(ODD.replaceAll("\\", "")));
    units.write("odd.service", definitionFor("linux", odd));
    for (const unit of [`${name}.service`, "odd.service"])
      expect(
        verified("systemd-analyze", ["--user", "verify", units.at(unit)], {
          ...process.env,
          XDG_RUNTIME_DIR: units.path,
        }),
      ).toBe("");
  });

  it("prints an agent for launchd that reads as what it says", () => {
    const facts = factsIn(`/home/a/${ODD}`);
    const folder = testFolder({
      "agent.plist": definitionFor("darwin", facts),
    });
    verified("plutil", ["-lint", folder.at("agent.plist")]);
    if (has("python3")) {
      const read = `import plistlib,sys,json; print(json.dumps(plistlib.load(open(sys.argv[1],'rb'))))`;
      const agent = JSON.parse(verified("python3", ["-c", read, folder.at("agent.plist")]));
      expect(agent).toMatchObject({
        ...{
          Label: facts.name,
          RunAtLoad: true,
          KeepAlive: { SuccessfulExit: false },
          WorkingDirectory: facts.workspace,
        },
        ProgramArguments: [facts.node, facts.bin, "-C", facts.workspace, "watch", "--provider", "openai", "--quiet"],
      });
    }
  });

  it("gives each workspace an instance of its own, whatever their folders are called", () => {
    const names = ["/a/notes", "/b/notes", "/a/日記", "/b/日記", "/a/Notes"].map(instanceName);
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^lithify(?:-[a-z0-9-]+)?-[0-9a-f]{8}$/);
  });

  it("installs, shows and removes its unit in the user's own folder, and says why it does not run here", async () => {
    const folder = testFolder(LOGS);
    const home = testFolder();
    const env = { HOME: home.path, PATH: home.at("bin") };
    const installed = await lithify(folder.path, ["service", "install", "--json"], { env });
    const { path, refused } = jsonOf<{ path: string; refused: string }>(installed);
    expect([installed.code, refused]).toEqual([1, "systemctl is not installed here"]);
    expect(path.startsWith(join(home.path, ".config", "systemd", "user"))).toBe(true);
    expect(fs.readFileSync(path, "utf8")).toContain(folder.path);
    const status = await lithify(folder.path, ["service", "status"], { env });
    expect([status.code, status.stdout]).toEqual([1, expect.stringMatching(/installed \(.*\)\ndaemon: not running/)]);
    await lithify(folder.path, ["service", "uninstall"], { env });
    expect(fs.existsSync(path)).toBe(false);
  });

  it("says that the key has to be in a file, since shell variables do not reach a service", async () => {
    const folder = testFolder(LOGS);
    const flags = ["--provider", "openai", "--model", "m", "--base-url", "http://127.0.0.1:9/v1"];
    const printed = jsonOf<Printed>(await lithify(folder.path, ["service", "install", "--print", "--json", ...flags]));
    expect(printed.hints.join("\n")).toMatch(/variables of your shell.*do not reach.*apiKeyFile/);
    expect(printed.definition).toContain(`"watch" "--provider" "openai" "--model" "m"`);
  });

  it("refuses to install what runs from a package cache", async () => {
    for (const bin of [
      "/h/.npm/_npx/1f/node_modules/lithify/dist/bin.js",
      "C:\\c\\_npx\\1\\x.js",
      "/c/pnpm/dlx-12/x.js",
      "/tmp/bunx-501-lithify@latest/node_modules/lithify/dist/bin.js",
      "/home/a/.yarn/berry/cache/xfs-1f2e/node_modules/lithify/dist/bin.js",
    ])
      expect(isCached(bin), bin).toBe(true);
    for (const bin of ["/usr/lib/node_modules/lithify/dist/bin.js", "/h/npx/lithify.js", BIN])
      expect(isCached(bin)).toBe(false);
    const cache = testFolder();
    fs.cpSync(join(BIN, ".."), cache.at("_npx/1f/lithify/dist"), { recursive: true });
    fs.cpSync(join(BIN, "..", "..", "package.json"), cache.at("_npx/1f/lithify/package.json"));
    fs.symlinkSync(join(BIN, "..", "..", "node_modules"), cache.at("_npx/1f/lithify/node_modules"));
    const folder = testFolder(LOGS);
    const args = [cache.at("_npx/1f/lithify/dist/bin.js"), "service", "install"];
    const refused = (): string => {
      try {
        return execFileSync(process.execPath, args, {
          cwd: folder.path,
          env: environment(folder.path),
          encoding: "utf8",
          stdio: "pipe",
        });
      } catch (error) {
        const { status, stderr } = error as { status: number; stderr: string };
        return `${status} ${stderr}`;
      }
    };
    expect(refused()).toMatch(/^2 lithify runs from a package cache[\s\S]*npm install -g lithify/);
  });

  it("shows what the daemon did, from its journal", async () => {
    const folder = testFolder({ ...LOGS, "lithify.yaml": "git: off\n" });
    const watching = startWatch(folder);
    await watching.line(/2026-W15 (?:is compacted|held)/);
    await watching.line(/looking: a run has ended/);
    expect((await lithify(folder.path, ["service", "status"])).code).toBe(0);
    const { stdout } = await lithify(folder.path, ["service", "logs", "--lines", "2"]);
    expect(stdout.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/compacting 2026-W15$/),
      expect.stringMatching(/2026-W15 is compacted$/),
    ]);
  });

  it("names the nearest action for one it does not know", async () => {
    const { code, stderr } = await lithify(testFolder(LOGS).path, ["service", "instal"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("did you mean install?")]);
  });

  it("says that it runs when the daemon has shown itself, so that status agrees right after", async () => {
    const folder = testFolder({ ...LOGS, "lithify.yaml": "git: off\n" });
    const { env, home } = smallSystemd();
    const installed = await built(folder.path, ["service", "install"], { env });
    const pid = home.read("bin/pid").trim();
    expect([installed.code, installed.stdout]).toEqual([0, expect.stringContaining(`runs, pid ${pid} (`)]);
    const status = await lithify(folder.path, ["service", "status"], { env });
    expect([status.code, status.stdout]).toEqual([0, expect.stringContaining(`daemon: running (pid ${pid})`)]);
    await lithify(folder.path, ["service", "uninstall"], { env });
    const { stdout } = await lithify(folder.path, ["service", "logs", "--lines", "1"], { env });
    expect(stdout).toMatch(/stopped by SIGTERM$/m);
  });

  it("exits 3 and names the other one when that holds the workspace", async () => {
    const folder = testFolder({ ...LOGS, "lithify.yaml": "git: off\n" });
    const watching = startWatch(folder);
    await watching.line(/looked: nothing due/);
    const { env } = smallSystemd();
    const { code, stderr } = await built(folder.path, ["service", "install"], { env });
    expect([code, stderr]).toEqual([3, expect.stringMatching(/installed .*but does not run: .*`lithify watch` \(pid/)]);
    expect(stderr).toContain(`pid ${watching.pid}`);
    const status = await lithify(folder.path, ["service", "status"], { env });
    expect(status.stdout).toContain("ended with exit code 3: `lithify service logs` tells why");
  });

  it("exits 2 with what the daemon said about a configuration that only the service sees", async () => {
    const folder = testFolder(LOGS);
    const { env } = smallSystemd({ LITHIFY_PROVIDER: "openai", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" });
    const { code, stdout } = await built(folder.path, ["service", "install", "--json"], { env });
    const { error } = JSON.parse(stdout) as { error: { code: string; message: string } };
    expect([code, error.code]).toEqual([2, "SERVICE_ENDED"]);
    expect(error.message).toMatch(/but cannot run: model\.name: the openai provider needs the name of a model$/);
    const logs = await lithify(folder.path, ["service", "logs"], { env });
    expect(logs.stdout.trimEnd().split("\n")).toEqual([expect.stringMatching(/could not begin: model\.name/)]);
  });

  it("is removed, and shows its journal, while the configuration is broken", async () => {
    const folder = testFolder({ ...LOGS, "lithify.yaml": "git: off\n" });
    const { env, home } = smallSystemd();
    await built(folder.path, ["service", "install"], { env });
    folder.write("lithify.yaml", "closes: never\n");
    expect(await lithify(folder.path, ["service", "logs"], { env })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("lithify watches"),
    });
    expect(await lithify(folder.path, ["service", "uninstall"], { env })).toMatchObject({ code: 0 });
    expect(fs.readdirSync(home.at(".config/systemd/user"))).toEqual([]);
  });

  it("refuses to install another platform's definition", async () => {
    const { code, stderr } = await lithify(testFolder(LOGS).path, ["service", "install", "--for", "darwin"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("add --print")]);
  });

  it("keeps white space and backslashes at the end of a folder's name from changing the unit", () => {
    for (const end of [" ", "\\"]) {
      const unit = definitionFor("linux", factsIn(`/home/a/notes${end}`));
      expect(unit).toContain(`WorkingDirectory=/home/a/notes${end}/\n`);
      expect(unit).toContain(`"/home/a/notes${end}"\nStartLimitIntervalSec=600\n`);
    }
  });
});
