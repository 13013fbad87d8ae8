import { defineConfig } from "vitest/config";

/** Tests over real inputs beside the clone: `npm run test:corpus`. */
export default defineConfig({
  test: { include: ["test/corpus/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 },
});
