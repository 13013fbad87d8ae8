import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "..", "src");

interface File {
  /** Relative to src, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Files of ours, types included, but for those that are loaded on demand. */
  readonly imports: readonly string[];
  /** Files of ours whose values are imported. */
  readonly values: readonly string[];
  /** Those of them that are loaded with it, and not on demand. */
  readonly atOnce: readonly string[];
  readonly packages: readonly string[];
  /** `node:fs`, also where only a type of it is imported. */
  readonly builtins: readonly string[];
}

const files: readonly File[] = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => read(name.replaceAll("\\", "/")));

function read(path: string): File {
  const text = readFileSync(join(SRC, path), "utf8");
  const { module } = parseSync(path, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      onDemand: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ from: moduleRequest.value, typesOnly: isType, onDemand: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      from: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      typesOnly: false,
      onDemand: true,
    })),
  ];
  const own = named.filter(({ from }) => from.startsWith("."));
  const toPath = (from: string): string => relative(SRC, resolve(SRC, dirname(path), from)).replaceAll("\\", "/");
  return {
    path,
    text,
    imports: own.filter(({ onDemand }) => !onDemand).map(({ from }) => toPath(from)),
    values: own.filter(({ typesOnly }) => !typesOnly).map(({ from }) => toPath(from)),
    atOnce: own.filter(({ typesOnly, onDemand }) => !typesOnly && !onDemand).map(({ from }) => toPath(from)),
    builtins: named.flatMap(({ from }) => (from.startsWith("node:") ? [from] : [])),
    packages: named.flatMap(({ from }) => (from.startsWith(".") || from.startsWith("node:") ? [] : [packageOf(from)])),
  };
}

function packageOf(from: string): string {
  return from
    .split("/")
    .slice(0, from.startsWith("@") ? 2 : 1)
    .join("/");
}
/** Rooms whose files decide and have no effect; of the mixed ones, the files that touch disk, network or processes. */
const PURE_ROOMS = [
  ...["digest.ts", "errors.ts", "nearest.ts", "once.ts", "steps.ts", "usage.ts"],
  ...["calendar/", "text/", "document/", "lint/", "memory/", "offline/", "profile/", "compaction/", "level/"],
  ...["transcript/", "capture/", "daily/", "prompt/", "model/", "report/", "view/model/", "view/pages/"],
];
const EFFECTS = new Set([
  ...["transcript/read-session.ts", "transcript/lines.ts"],
  ...["capture/prune-staged.ts", "capture/staging.ts", "capture/session-files.ts", "capture/shown-session.ts"],
  ...["capture/count-new.ts", "capture/capture.ts", "capture/remembered.ts"],
  ...[
    "daily/list-logs.ts",
    "daily/secretlint.ts",
    "daily/read-logs.ts",
    "prompt/prompt-files.ts",
    "report/capture-print.ts",
  ],
  ...["model/recorded.ts", "model/prune-answers.ts", "model/openai/openai.ts", "model/openai/endpoint.ts"],
  ...[
    "model/openai/batch.ts",
    "model/openai/embeddings.ts",
    "model/openai/direct-fetch.ts",
    "model/reach/loopback.ts",
    "model/local/engine.ts",
    "model/local/download.ts",
    "model/openai/patience.ts",
    "model/openai/reply-body.ts",
  ],
]);
const isPure = ({ path }: File): boolean => PURE_ROOMS.some((room) => path.startsWith(room)) && !EFFECTS.has(path);
/** The text of a script that a browser runs. */
const IN_BROWSER = "view/pages/script.ts";
/** What a pure file may take from Node: hashing and decoding are arithmetic. */
const PURE_BUILTINS = ["node:crypto", "node:util", "node:buffer"];

/** The way of the data, from what knows nothing of the others to what knows them all; rooms of one row know each other. */
const STREAM = [
  [
    "digest.ts",
    "errors.ts",
    "nearest.ts",
    "once.ts",
    "steps.ts",
    "usage.ts",
    "package-root.ts",
    "version.ts",
    "held-folders.ts",
    "calendar",
  ],
  ["text"],
  ["document"],
  ["daily"],
  ["store"],
  ["memory", "model"],
  ["lint", "profile", "offline", "transcript"],
  ["prompt"],
  ["compaction", "capture"],
  ["level"],
  ["workspace"],
  ["extraction", "report", "recall"],
  ["connect"],
  ["daemon"],
  ["view", "fleet"],
  ["commands"],
  ["cli"],
  ["bin.ts"],
];
const rankOf = (path: string): number => STREAM.findIndex((rooms) => rooms.includes(path.split("/")[0]!));

/** Who may open a file or list a folder, each with bounds of its own. */
const DOORS = new Set([
  ...[
    "store/disk/regular-file.ts",
    "store/disk/real-folder.ts",
    "store/disk/atomic-file.ts",
    "store/disk/line-file.ts",
  ],
  "held-folders.ts",
  ...["store/memory-folder.ts", "store/state/runs.ts", "store/git/index.ts", "daemon/state-file.ts"],
  ...["daily/list-logs.ts", "daily/read-logs.ts", "capture/session-files.ts", "daemon/session-files.ts"],
  // A file of gigabytes, written piece by piece and read once for its digest.
  "model/local/download.ts",
  // The terminal and the system's own figures.
  ...["daemon/watch-process.ts", "commands/doctor.ts"],
]);

describe("the house", () => {
  it("has no circle, of types neither", () => {
    const imports = new Map(files.map(({ path, imports: to }) => [path, to]));
    const done = new Set<string>();
    const visit = (path: string, way: readonly string[]): void => {
      expect(way, `a circle: ${[...way, path].join(" -> ")}`).not.toContain(path);
      if (done.has(path)) return;
      for (const next of imports.get(path) ?? []) visit(next, [...way, path]);
      done.add(path);
    };
    for (const { path } of files) visit(path, []);
  });

  it.each([
    ["a run that finds nothing due", ["commands/compact.ts", "workspace/make-levels.ts"]],
    ["a search among files that lay still", ["commands/search.ts"]],
  ])("loads neither planner, nor model, nor what knows languages and secrets for %s", (_, entries) => {
    const atOnce = new Map(files.map((file) => [file.path, file.atOnce]));
    const loaded = new Set<string>(entries);
    for (const path of loaded) for (const next of atOnce.get(path) ?? []) loaded.add(next);
    const dear =
      /^text\/(?:romanise|lexicon|phrases|languages)|^daily\/(?:redact|secret|told)|^compaction\/plan\.ts|^offline\/|^level\/wisdom|^workspace\/config\.ts/;
    expect([...loaded].filter((path) => dear.test(path))).toEqual([]);
  });

  it("keeps clock, disk, network and environment out of pure files", () => {
    const faults = files
      .filter(isPure)
      .filter(({ path }) => path !== IN_BROWSER)
      .flatMap(({ path, text, builtins }) => [
        ...builtins.filter((name) => !PURE_BUILTINS.includes(name)).map((name) => `${path} imports ${name}`),
        ...(/\bDate\.now\(|\bnew Date\(\)|\bprocess\.(?:env|cwd|argv|stdout|stderr)\b|\bperformance\.now\(|\bMath\.random\(|\bfetch\(/
          .exec(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ""))
          ?.map((found) => `${path} uses ${found}`) ?? []),
      ]);
    expect(faults).toEqual([]);
  });

  it("lets pure files take values from pure files only", () => {
    const pure = new Set(files.filter(isPure).map(({ path }) => path));
    expect(
      files
        .filter(isPure)
        .flatMap(({ path, values }) => values.filter((to) => !pure.has(to)).map((to) => `${path} -> ${to}`)),
    ).toEqual([]);
  });

  it("lets each outside package in through one file", () => {
    const doors = new Map<string, string[]>();
    for (const { path, packages } of files)
      for (const name of new Set(packages)) doors.set(name, [...(doors.get(name) ?? []), path]);
    // zod is the language in which shapes are written: wherever something from outside is given one.
    doors.delete("zod");
    expect([...doors].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it("points downwards: nobody takes values from a room above", () => {
    const above = files.flatMap(({ path, values }) =>
      values.filter((to) => rankOf(to) > rankOf(path)).map((to) => `${path} -> ${to}`),
    );
    expect(above).toEqual([]);
    expect(files.map(({ path }) => path).filter((path) => rankOf(path) < 0)).toEqual([]);
  });

  it("reads files and lists folders through a door that bounds them and follows no link", () => {
    const reads = /\b(?:readFile|readdir|createReadStream|opendir|openSync|readFileSync|readdirSync|opendirSync)\(/;
    const uncommented = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    expect(
      files.filter(({ path, text }) => !DOORS.has(path) && reads.test(uncommented(text))).map(({ path }) => path),
    ).toEqual([]);
  });

  it("has no room for what has no place", () => {
    expect(
      files
        .filter(({ path }) => /(^|\/)(utils?|helpers?|common|shared|misc)(\/|\.ts$)/.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it("reads clock, arguments and environment in cli.ts alone", () => {
    const uses = files.filter(
      ({ path, text }) =>
        !path.startsWith("cli/") &&
        /\bprocess\.(?:argv|env)\b|\bDate\.now\(\)|\bnew Date\(\)/.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")),
    );
    expect(uses.map(({ path }) => path)).toEqual([]);
  });

  it("prints through one door", () => {
    const writes = files.filter(
      ({ path, text }) =>
        path !== "bin.ts" && !path.startsWith("cli/") && /\bconsole\.|\.std(?:out|err)\.write/.test(text),
    );
    expect(writes.map(({ path }) => path)).toEqual([]);
  });

  it("begins each file with what it is for", () => {
    expect(files.filter(({ text }) => !/^(?:#!.*\n)?\/\*\*/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
