import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Where lithify keeps its secret in tests; gone when they end. */
const USER_STATE = process.env.LITHIFY_TEST_STATE ?? join(tmpdir(), `lithify-test-state-${process.pid}`);

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
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 4,
    // Files of one worker share its modules: reading them anew for each was a tenth of the time.
    isolate: false,
    env: { LITHIFY_TEST_STATE: USER_STATE },
    globalSetup: "test/support/user-state.ts",
  },
});
