/** Compacts one workspace for quality.ts, with the built command and nothing else. Effects: writes memory/ of the workspace. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const BIN = join(import.meta.dirname, "..", "dist", "bin.js");

/** @param workspace a folder with logs/   Nobody's configuration takes part. */
export function compact(workspace: string): void {
  const env = {
    ...process.env,
    XDG_CONFIG_HOME: join(workspace, "nobody"),
    XDG_STATE_HOME: join(workspace, "nobody"),
    LITHIFY_PROVIDER: "extractive",
  };
  execFileSync(process.execPath, [BIN, "compact", "--all", "-C", workspace, "--quiet"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
