/**
 * Builds dist/: the command and, apart from it, what it loads on demand, bundled with the packages it uses, so that a
 * start resolves a few files. Beside it stand the licences of what was bundled.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "rolldown";
import { toldTable } from "../src/daily/told/word-table.ts";
import { dayLook } from "../src/text/days/look.ts";
import { heads } from "../src/text/phrases/heads.ts";
import { unitWords } from "../src/text/unit-words.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, process.argv[2] ?? "dist");
// Whoever built it just now and runs several suites on it says so: none may pull it away from under another.
if (process.env.LITHIFY_BUILT === "1" && existsSync(join(dist, "bin.js"))) process.exit(0);

/** gray-matter brings engines that evaluate code, and a YAML reader of 2014; the one door to it passes its own. */
const withoutEngines: Plugin = {
  name: "gray-matter-without-engines",
  resolveId: (source, importer) =>
    source.endsWith("lib/engines") || (source === "./engines" && importer?.includes("gray-matter"))
      ? "\0engines"
      : null,
  load: (id) => (id === "\0engines" ? "module.exports = {};" : null),
};

/**
 * `import … from "node:crypto"` reads every name the module has, and each of those that Node loads late (its WebCrypto, its
 * readline) is loaded by that. Asked for as an object it is loaded as far as it is used. The bundler's own runtime, which the door
 * would load with it, keeps its import.
 */
const builtinsAsObjects: Plugin = {
  name: "builtins-as-objects",
  resolveId: (source, _importer, { kind }) =>
    /^node:(?!module)/.test(source) && kind === "import-statement" ? `\0${source}` : null,
  load: (id) => (id === "\0node:lately" ? LATELY : id.startsWith("\0node:") ? builtin(id.slice(1)) : null),
};

/** Of these a start calls no function, or one: each loads for milliseconds, and is loaded by the first call. */
const LATE = [...["node:child_process", "node:crypto", "node:os", "node:sqlite", "node:timers/promises", "node:v8"]];

/** A function of such a module, or a class; what `promisify` looks for on it is the module's own. */
const LATELY = `export function lately(id, name) {
  const its = () => process.getBuiltinModule(id)[name];
  const custom = Symbol.for("nodejs.util.promisify.custom");
  const called = function (...given) { return new.target ? new (its())(...given) : its()(...given); };
  return Object.defineProperty(called, custom, { get: () => its()[custom] });
}`;

function builtin(id: string): string {
  const its = process.getBuiltinModule(id) as unknown as Readonly<Record<string, unknown>>;
  const names = Object.keys(its).filter((name) => /^(?!default$)[a-z]\w*$/i.test(name));
  const isLate = (name: string): boolean => LATE.includes(id) && typeof its[name] === "function";
  const whole = `/* @__PURE__ */ process.getBuiltinModule("${id}")`;
  const own = (name: string): string =>
    isLate(name)
      ? `/* @__PURE__ */ lately("${id}", "${name}")`
      : LATE.includes(id)
        ? `(${whole}).${name}`
        : `whole.${name}`;
  return `${LATE.includes(id) ? `import { lately } from "node:lately";` : `const whole = ${whole};`}
    ${names.map((name) => `const its_${name} = ${own(name)}; export { its_${name} as ${name} };`).join("\n")}
    export default ${LATE.includes(id) ? `{ ${names.filter(isLate).map((name) => `${name}: its_${name}`)} }` : "whole"};`;
}

/**
 * What a search and a session's `context` load lies in one file, what `lithify compact` loads beyond it in a second: eighty files
 * cost more to find and to open than to read. What the door and `--help` load stands apart, in one more, and what is loaded on
 * demand keeps files of its own.
 */
const fileOf = new Map<string, string>();
const whatLoadsTogether: Plugin = {
  name: "what-loads-together",
  buildEnd() {
    const loadedBy = (...paths: string[]): Set<string> => {
      const ids = new Set(paths.map((path) => join(root, "src", path)));
      for (const id of ids) for (const next of this.getModuleInfo(id)?.importedIds ?? []) ids.add(next);
      return ids;
    };
    const put = (name: string, ids: Iterable<string>): void => {
      for (const id of ids) if (!fileOf.has(id)) fileOf.set(id, name);
    };
    const together = (name: string, ...paths: string[]): void => put(name, loadedBy(...paths));
    // The door waits at its top level for what it loads: nothing that is loaded may stand in its own file.
    together("door", "cli/cli.ts");
    fileOf.set(join(root, "src", "cli/cli.ts"), "");
    together(
      "start",
      "cli/program.ts",
      "cli/command-line.ts",
      "commands/search.ts",
      "commands/context.ts",
      "recall/told.ts",
    );
    // What looks through texts needs little of what reads files, whose packages take as long to evaluate as the lexicons.
    const run = ["commands/compact.ts", "workspace/make-levels.ts", "workspace/layers.ts"];
    put("texts", loadedBy("recall/looked-at.ts", "recall/contents.ts").intersection(loadedBy(...run)));
    together("run", ...run);
  },
};

/** A file that only hands on what stands in another is asked for there: it would cost a millisecond of every start. */
const ONLY_HANDS_ON = /^export \{ ([^}]*) \} from "(\.\/[^"]+)";\s*$/;
const withoutDoormats: Plugin = {
  name: "without-doormats",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const handed = new Map(
      chunks.flatMap(({ fileName, code }) => {
        const [, names, from] = ONLY_HANDS_ON.exec(code) ?? [];
        if (names === undefined) return [];
        const shown = names.split(", ").map((one) => {
          const [own, as = own] = one.split(" as ");
          return `${as}: its.${own}`;
        });
        return [[`import("./${fileName}")`, `import("${from}").then((its) => ({ ${shown.join(", ")} }))`]];
      }),
    );
    for (const chunk of chunks)
      chunk.code = chunk.code.replace(/\bimport\("\.\/[^"]+"\)/g, (asked) => handed.get(asked) ?? asked);
  },
};

/** Tables that the lexicons make, written down: see the modules that they stand for. */
const WRITTEN_DOWN = [
  { module: "/text/phrases/heads.ts", name: "heads", table: heads },
  { module: "/text/days/look.ts", name: "dayLook", table: dayLook },
  { module: "/text/unit-words.ts", name: "unitWords", table: unitWords },
  { module: "/daily/told/word-table.ts", name: "toldTable", table: toldTable },
];
const tablesWrittenDown: Plugin = {
  name: "tables-written-down",
  load(id) {
    const name = WRITTEN_DOWN.find(({ module }) => id.endsWith(module))?.name;
    return name === undefined ? null : readerOf(name);
  },
};
const readerOf = (name: string): string => `
import { readFileSync } from "node:fs";
let known;
export const ${name} = () => (known ??= JSON.parse(readFileSync(new URL("./${name}.json", import.meta.url), "utf8")));
`;

/**
 * V8 keeps a file that holds one letter beyond Latin in twice the memory, for as long as it runs: where there are few, they are written
 * as escapes. A template that is asked for its raw text would notice.
 */
const inOneByte: Plugin = {
  name: "in-one-byte",
  generateBundle(_options, bundle) {
    const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk" || chunk.code.includes("String.raw")) continue;
      const narrow = chunk.code.replace(/\\[\s\S]|[^\0-\xff]/g, (one) =>
        /[^\0-\xff]/.test(one) ? escaped(one.at(-1)!) : one,
      );
      if (narrow.length < 1.5 * chunk.code.length) chunk.code = narrow;
    }
  },
};

rmSync(dist, { recursive: true, force: true });
const { output } = await build({
  cwd: root,
  input: { bin: "src/bin.ts" },
  platform: "node",
  resolve: { mainFields: ["module", "main"] },
  // The preset of secret rules finds its own files, and is asked at a commit alone.
  external: [/^@secretlint\//],
  plugins: [builtinsAsObjects, withoutEngines, tablesWrittenDown, whatLoadsTogether, withoutDoormats, inOneByte],
  output: {
    ...{ dir: dist, format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: ["door", "start", "texts", "run"].map((name) => ({ name, test: (id) => fileOf.get(id) === name })),
    },
  },
  preserveEntrySignatures: false,
  treeshake: { propertyReadSideEffects: false },
  // What is loaded on demand from one place and at once from another is no fault.
  checks: { ineffectiveDynamicImport: false },
  logLevel: "warn",
});

for (const { name, table } of WRITTEN_DOWN) writeFileSync(join(dist, `${name}.json`), JSON.stringify(table()));

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
