import { defineConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/** Three weeks through a real, small model: `npm run test:model`. Two at a time: each takes one processor. */
export default defineConfig({
  test: { ...whole.test, include: ["test/small-model/**/*.test.ts"], exclude: [], testTimeout: 300_000, maxWorkers: 2 },
});
