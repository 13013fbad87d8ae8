/**
 * A `systemctl` that starts what a unit's ExecStart says, once, and tells how it does: machines that run tests have no
 * manager of a user's services. The daemon it starts is the real one.
 */
import fs from "node:fs";
import { onTestFinished } from "vitest";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const PROGRAM = `
import { spawnSync, spawn } from "node:child_process";
import fs from "node:fs";
const own = import.meta.dirname;
const [, verb, unit, ...more] = process.argv.slice(2);
const read = (name) => { try { return fs.readFileSync(own + "/" + name, "utf8").trim(); } catch { return ""; } };
if (verb === "enable") fs.writeFileSync(own + "/unit", unit);
if (verb === "disable" || verb === "restart") {
  // Without a number the signal would go to the tests' own group.
  const pid = Number(read("pid"));
  if (pid > 0 && read("ended") === "") process.kill(pid, "SIGTERM");
  if (pid > 0) while (read("ended") === "") spawnSync("sleep", ["0.05"]);
}
if (verb === "restart") {
  for (const name of ["pid", "ended"]) fs.rmSync(own + "/" + name, { force: true });
  const text = fs.readFileSync(read("unit"), "utf8");
  const words = JSON.parse("[" + /^ExecStart=(.*)$/m.exec(text)[1].replaceAll('" "', '","') + "]");
  const settings = [...text.matchAll(/^Environment="(\\w+)=(.*)"$/gm)].map(([, key, value]) => [key, value]);
  const { HOME } = process.env;
  const script = '"$@" & echo $! > "$OWN/pid"; wait $!; echo $? > "$OWN/ended.new"; mv "$OWN/ended.new" "$OWN/ended"';
  const env = { ...JSON.parse(read("environment") || "{}"), ...Object.fromEntries(settings), HOME, OWN: own };
  spawn("/bin/sh", ["-c", script, "sh", ...words], { env, detached: true, stdio: "ignore" }).unref();
}
if (verb === "show") {
  const [pid, ended] = [read("pid"), read("ended")];
  console.log("ActiveState=" + (ended ? "failed" : "active") + "\\nSubState=" + (ended ? "failed" : "running"));
  console.log("MainPID=" + (ended ? 0 : pid || 0) + "\\nExecMainCode=" + (ended ? 1 : 0));
  console.log("ExecMainStatus=" + (ended || 0) + "\\nFragmentPath=" + read("unit"));
}
`;

export interface SmallSystemd {
  /** For `lithify service`: its `systemctl` comes first, and its home is nobody's. */
  readonly env: Readonly<Record<string, string>>;
  readonly home: TestFolder;
}

/** @param environment what the manager gives to services, beside what their units say */
export function smallSystemd(environment: Readonly<Record<string, string>> = {}): SmallSystemd {
  const home = testFolder({
    "bin/package.json": `{ "type": "module" }`,
    "bin/environment": JSON.stringify(environment),
  });
  home.write("bin/systemctl", `#!${process.execPath}\n${PROGRAM}`);
  fs.chmodSync(home.at("bin/systemctl"), 0o755);
  onTestFinished(() => {
    const pid = home.exists("bin/pid") ? Number(home.read("bin/pid")) : 0;
    if (pid > 0 && !home.exists("bin/ended")) process.kill(pid, "SIGKILL");
  });
  return { home, env: { HOME: home.path, PATH: `${home.at("bin")}:${process.env.PATH}` } };
}
