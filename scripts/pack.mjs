/**
 * What a published package must not carry: the Node.js that the repository brings for its own scripts, and what only
 * building needs. `prepack` builds and strips package.json, `postpack` puts it back.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const KEPT = "package.json.kept";
const [when] = process.argv.slice(2);

if (when === "prepack") {
  copyFileSync("package.json", KEPT);
  const { optionalDependencies, devDependencies, scripts, dependencies, ...rest } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  // The rest is bundled in dist/.
  const asked = Object.entries(dependencies).filter(([name]) => name.startsWith("@secretlint/"));
  const published = { ...rest, dependencies: Object.fromEntries(asked) };
  writeFileSync("package.json", `${JSON.stringify(published, null, 2)}\n`);
} else if (when === "postpack" && existsSync(KEPT)) {
  renameSync(KEPT, "package.json");
}
