/**
 * Makes the README's picture of `lithify view`, docs/view.png: the built command on the repository's own sample logs, in a real
 * Chromium. Usage: npm run picture
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath, startChromium } from "../test/page/chromium.ts";

const root = join(import.meta.dirname, "..");
const executable = chromiumPath();
if (executable === undefined) throw new Error("no Chromium here: apt-get install chromium, or LITHIFY_CHROMIUM=path");

const work = fs.mkdtempSync(join(tmpdir(), "lithify-picture-"));
const notes = join(work, "my-notes");
const env = { ...process.env, HOME: work, XDG_CONFIG_HOME: join(work, "nobody"), XDG_STATE_HOME: join(work, "state") };
const bin = join(root, "dist", "bin.js");
try {
  fs.cpSync(join(root, "logs"), join(notes, "logs"), { recursive: true });
  fs.writeFileSync(join(notes, "lithify.yaml"), 'git: "off"\ntimezone: UTC\n');
  execFileSync(process.execPath, [bin, "compact", "--all", "--quiet"], { cwd: notes, env, stdio: "ignore" });
  const child = spawn(process.execPath, [bin, "view", "--no-open"], {
    cwd: notes,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
  const browser = await startChromium(executable);
  try {
    const page = await browser.newPage({ viewport: { width: 960, height: 960 } });
    await page.goto(line.trim());
    await page.getByRole("link", { name: "Memories", exact: true }).click();
    await page.locator(".rows a", { hasText: "real PostgreSQL" }).click();
    await page.screenshot({ path: join(root, "docs", "view.png") });
  } finally {
    await browser.close();
    child.kill();
  }
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}
