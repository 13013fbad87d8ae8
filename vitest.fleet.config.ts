import { defineConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/** The fleet on a real PostgreSQL: `npm run test:fleet`, which looks for one first. Each file has a database of its own; most of the time each waits. */
export default defineConfig({
  test: {
    ...{ ...whole.test, include: ["test/fleet/work/**/*.test.ts"], exclude: [], testTimeout: 300_000, maxWorkers: 6 },
    globalSetup: ["test/support/user-state.ts", "test/support/one-cluster.ts"],
  },
});
