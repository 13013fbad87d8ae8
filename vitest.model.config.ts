import { defineConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/** Three weeks through a real, small model: `npm run test:model`. One at a time: it takes the processor. */
export default defineConfig({
  test: { ...whole.test, include: ["test/small-model/**/*.test.ts"], exclude: [], testTimeout: 300_000, maxWorkers: 1 },
});
