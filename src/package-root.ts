/**
 * The folder of lithify itself, where its prompts lie and its command: the nearest above this file with a package.json,
 * whether this file runs from src/ or bundled in dist/.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export function packageRoot(folder: string = import.meta.dirname): string {
  return existsSync(join(folder, "package.json")) || dirname(folder) === folder ? folder : packageRoot(dirname(folder));
}
