/** Of lithify itself: what one version kept, another may read otherwise. */
import { join } from "node:path";
import { packageRoot } from "../package-root.ts";
import { readJsonFile } from "./disk/regular-file.ts";

export const ownVersion = (): string =>
  String((readJsonFile(join(packageRoot(), "package.json")) as { version?: string } | undefined)?.version);
