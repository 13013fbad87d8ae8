/** A real browser, where the machine has one: Debian's `chromium`, or the one that LITHIFY_CHROMIUM names. */
import fs from "node:fs";
import { type Browser, chromium } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const chromiumPath = (): string | undefined =>
  [process.env.LITHIFY_CHROMIUM ?? "", ...PLACES].find((path) => path !== "" && fs.existsSync(path));

/** As root it wants no sandbox. */
export const startChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
