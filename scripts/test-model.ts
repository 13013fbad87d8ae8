/**
 * Runs three weeks through a real, small model, brought by scripts/small-model.sh into a folder that stays for the next time; says
 * in a line why it cannot where registries do not have it.
 */
import { spawnSync } from "node:child_process";
import { homedir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const cache = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
const data = process.env.LITHIFY_SMALL_MODEL || join(cache, "lithify-small-model");

const brought = spawnSync("bash", [join(root, "scripts", "small-model.sh"), data], { cwd: root, encoding: "utf8" });
if (brought.status === 0) {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", "--config", "vitest.model.config.ts", ...process.argv.slice(2)];
  const env = { ...process.env, LITHIFY_SMALL_MODEL: data };
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env }).status ?? 1;
} else {
  console.log(brought.stdout.trim() || `test:model cannot run: ${brought.stderr.trim().split("\n").at(-1)}`);
  // 3: a registry lacks it. Anything else is a fault of the script.
  process.exitCode = brought.status === 3 ? 0 : 1;
}
