/**
 * The main job on the sample logs, for somebody who has just cloned the repository: copies logs/ into a folder of its own,
 * compacts every week of it with the built command, and shows what came out. Usage: npm run demo
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const demo = join(root, "demo");
rmSync(demo, { recursive: true, force: true });
mkdirSync(demo);
cpSync(join(root, "logs"), join(demo, "logs"), { recursive: true });

const lithify = (...args: string[]): string =>
  execFileSync(process.execPath, [join(root, "dist", "bin.js"), "-C", demo, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });

console.log("$ lithify compact --all\n");
console.log(lithify("compact", "--all"));
for (const name of readdirSync(join(demo, "memory", "weekly"))) show(join("memory", "weekly", name));
const first = readdirSync(join(demo, "memory")).find((name) => name.startsWith("feedback_"));
if (first) show(join("memory", first));
show(join("memory", "MEMORY.md"));
console.log("All of it lies in demo/.");

function show(path: string): void {
  console.log(`$ cat ${path}\n\n${readFileSync(join(demo, path), "utf8")}`);
}
