import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { memoryFolder } from "./test/support/places.ts";

/** Compiled code is kept between runs, where Node keeps it by default, for what tests start from its sources too. */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "node-compile-cache");
/** Gone when the tests end. */
const IN_MEMORY = process.env.TMPDIR === undefined ? memoryFolder() : undefined;
if (IN_MEMORY !== undefined) process.env.TMPDIR = IN_MEMORY;

/** Where lithify keeps its secret in tests; gone when they end. */
const USER_STATE = process.env.LITHIFY_TEST_STATE ?? join(tmpdir(), `lithify-test-state-${process.pid}`);

/** Begun last, one of these would keep one core busy when all others have ended. */
const LONG =
  /\/(?:corpus\/edited-logs|redteam\/flood|edited-logs\/logs|commands\/watch-faults|bench\/(?:drift|prompts))\./;

/**
 * Each start of a git copies the pages of its worker, which grows with every file: those that start many come first, and
 * behind them the few that take long.
 */
class StartersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const starters = new Set(sorted.filter(({ moduleId }) => /\bgit\(|cloned\(/.test(readFileSync(moduleId, "utf8"))));
    const long = sorted.filter(({ moduleId }) => LONG.test(moduleId));
    return [...new Set([...starters, ...long, ...sorted])];
  }
}

// On two cores vitest would take one: much of the time tests wait for a child process or the disk.
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: [
      "test/corpus/**",
      "test/redteam/**",
      "test/edited-logs/**",
      "test/page/**",
      "test/small-model/**",
      "test/fleet/work/**",
    ],
    // Against hanging alone: what is to be soon is measured by its test, and no slow machine fails by these.
    ...{ testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 100_000 } } },
    maxWorkers: 4,
    // Files of one worker share its modules: reading them anew for each was a tenth of the time.
    isolate: false,
    sequence: { sequencer: StartersFirst },
    env: {
      LITHIFY_TEST_STATE: USER_STATE,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...(IN_MEMORY !== undefined && { LITHIFY_TEST_MEMORY: IN_MEMORY }),
    },
    globalSetup: "test/support/user-state.ts",
    setupFiles: "test/support/seed.ts",
  },
});
