/**
 * The folder of lithify itself, where its prompts lie and its command: the nearest above this file with a package.json,
 * whether this file runs from src/ or bundled in dist/. And where packages lie that are no dependencies.
 */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export const packageRoot = (folder: string = import.meta.dirname): string =>
  existsSync(join(folder, "package.json")) || dirname(folder) === folder ? folder : packageRoot(dirname(folder));

/** A package's entry, beside lithify or in `$XDG_DATA_HOME/lithify`; undefined where nobody installed it. */
export const packageEntry = (name: string, dataFolder: string): string | undefined =>
  [...foldersAbove(packageRoot()), join(dataFolder, "node_modules")]
    .map((folder) => join(folder, name, "dist", "index.js"))
    .find((path) => existsSync(path));

/** As Node looks for packages, from lithify's own folder and not from the workspace's. */
function foldersAbove(folder: string): string[] {
  const here = basename(folder) === "node_modules" ? folder : join(folder, "node_modules");
  return dirname(folder) === folder ? [here] : [here, ...foldersAbove(dirname(folder))];
}
