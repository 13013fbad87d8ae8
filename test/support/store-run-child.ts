/**
 * The program of store-run: `store-run-child.ts WORKSPACE [git]`, for faults that end a process.
 */
import { storeRun } from "./store-run.ts";

const [workspace = "", git] = process.argv.slice(2);
await storeRun({ workspace, ...(git === "git" ? { gitEnvironment: process.env } : {}) });
