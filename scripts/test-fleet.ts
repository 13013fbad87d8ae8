/**
 * Tests `lithify fleet` on a real PostgreSQL, where there is one: `npm run test:fleet`. Without one it says so in one line and ends
 * well, since nothing is wrong with lithify.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { postgresFolder } from "../test/support/postgres.ts";

if (postgresFolder() === undefined) {
  console.log(
    "the fleet is not tested: no PostgreSQL here (apt-get install postgresql, or LITHIFY_POSTGRES=folder of initdb)",
  );
} else {
  const root = join(import.meta.dirname, "..");
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", "--config", "vitest.fleet.config.ts", ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
}
