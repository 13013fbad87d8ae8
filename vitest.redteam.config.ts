import { defineConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/** Evil repositories, cloned afresh, against the built command: `npm run redteam`. Most of a minute goes into starting it. */
export default defineConfig({
  test: {
    ...whole.test,
    include: ["test/redteam/**/*.test.ts", "test/edited-logs/**/*.test.ts"],
    exclude: [],
  },
});
