import { defineConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/** Tests over real inputs beside the clone: `npm run test:corpus`. */
export default defineConfig({
  test: {
    include: ["test/corpus/**/*.test.ts"],
    ...{ testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 2 },
    // The same user as in the other tests.
    ...{ env: whole.test?.env ?? {}, globalSetup: "test/support/user-state.ts" },
  },
});
