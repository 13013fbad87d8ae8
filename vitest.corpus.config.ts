import { defineConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/** Tests over real inputs beside the clone: `npm run test:corpus`. */
export default defineConfig({
  test: {
    ...{ ...whole.test, include: ["test/corpus/**/*.test.ts"], exclude: [], maxWorkers: 2 },
  },
});
