import { defineConfig } from "vitest/config";
import whole from "./vitest.config.ts";

/** The page in a real Chromium: `npm run test:page`, which looks for one first. */
export default defineConfig({ test: { ...whole.test, include: ["test/page/**/*.test.ts"], exclude: [] } });
