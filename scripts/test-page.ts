/**
 * Looks at `lithify view` with a real Chromium, where there is one: `npm run test:page`. Without one it says so in one line and
 * ends well, since nothing is wrong with lithify.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { chromiumPath } from "../test/page/chromium.ts";

if (chromiumPath() === undefined) {
  console.log("the page is not looked at: no Chromium here (apt-get install chromium, or LITHIFY_CHROMIUM=path)");
} else {
  const root = join(import.meta.dirname, "..");
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", "--config", "vitest.page.config.ts", ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
}
