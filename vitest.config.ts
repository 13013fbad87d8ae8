import { defineConfig } from "vitest/config";

// On two cores vitest would take one: most of the time tests wait for a child process or the disk.
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/corpus/**"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
