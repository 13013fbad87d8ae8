/**
 * Runs the tests over real inputs that are no part of a clone, or says in a line why it cannot.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

if (existsSync(join(root, "..", "shared", "corpus"))) {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", "--config", "vitest.corpus.config.ts", ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
} else console.log("test:corpus cannot run: the corpus is not at hand (../shared/corpus)");
