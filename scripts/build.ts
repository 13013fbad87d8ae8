/**
 * Builds dist/: the command and, apart from it, what it loads on demand, bundled with the packages it uses, so that a
 * start resolves a few files. Beside it stand the licences of what was bundled.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "rolldown";

const root = join(import.meta.dirname, "..");
const dist = join(root, process.argv[2] ?? "dist");

/** gray-matter brings engines that evaluate code, and a YAML reader of 2014; the one door to it passes its own. */
const withoutEngines: Plugin = {
  name: "gray-matter-without-engines",
  resolveId: (source, importer) =>
    source.endsWith("lib/engines") || (source === "./engines" && importer?.includes("gray-matter"))
      ? "\0engines"
      : null,
  load: (id) => (id === "\0engines" ? "module.exports = {};" : null),
};

rmSync(dist, { recursive: true, force: true });
const { output } = await build({
  cwd: root,
  input: { bin: "src/bin.ts" },
  platform: "node",
  resolve: { mainFields: ["module", "main"] },
  // The preset of secret rules finds its own files, and is asked at a commit alone.
  external: [/^node:/, /^@secretlint\//],
  plugins: [withoutEngines],
  output: { dir: dist, format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
  logLevel: "warn",
});

const packages = new Set(
  output
    .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
    .flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
);
writeFileSync(join(dist, "LICENSES.txt"), [...packages].sort().map(licenceOf).join("\n\n"));

function licenceOf(name: string): string {
  const folder = join(root, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text =
    file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : license;
  return `${name} ${version}\n\n${text.trim()}\n`;
}
