/**
 * A throw-away workspace for benches that try lithify on many small logs. The built command runs in this process, one run
 * at a time: a start of its own would cost each of some hundred runs more than its work. Nobody's configuration takes part.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const DIST = join(import.meta.dirname, "..", "dist");
/** Figures of an older build would be told as those of this source. */
const SRC = join(import.meta.dirname, "..", "src");
const changed = (path: string): number => fs.statSync(path).mtimeMs;
if (
  fs
    .readdirSync(SRC, { recursive: true })
    .some((file) => changed(join(SRC, String(file))) > changed(join(DIST, "bin.js")))
)
  throw new Error("dist/ is older than src/: npm run build first");

/** The composition root, by the name that the door loads it by. */
const CLI = pathToFileURL(
  join(DIST, /\.\/(cli[\w-]*\.js)/.exec(fs.readFileSync(join(DIST, "bin.js"), "utf8"))![1]!),
).href;

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Trial extends Disposable {
  /** Absolute. */
  readonly path: string;
  write(path: string, text: string): void;
  /** Every file below `under` as text, `{ path: text }`, sorted; nothing where there is no such folder. */
  files(under: string): Record<string, string>;
  /** `lithify -C <the workspace> ...args`. Never throws for an exit code. */
  lithify(...args: string[]): Promise<Ran>;
  git(...args: string[]): string;
}

const IDENTITY = {
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Bench",
  GIT_AUTHOR_EMAIL: "bench@example.org",
  GIT_COMMITTER_NAME: "Bench",
  GIT_COMMITTER_EMAIL: "bench@example.org",
};

/** A workspace with these files, `{ "logs/2026-04-06.md": "…" }`. */
export function trial(files: Readonly<Record<string, string>>): Trial {
  const home = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), "lithify-trial-"));
  const path = join(home, "workspace");
  fs.mkdirSync(path);
  const write = (name: string, text: string): void => {
    fs.mkdirSync(dirname(join(path, name)), { recursive: true });
    fs.writeFileSync(join(path, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? "",
    HOME: home,
    XDG_CONFIG_HOME: join(home, "config"),
    XDG_STATE_HOME: join(home, "state"),
    GIT_CEILING_DIRECTORIES: home,
    ...IDENTITY,
  };
  return {
    path,
    write,
    files: (under) => Object.fromEntries(filesBelow(path, under)),
    lithify: (...args) => runHere(["-C", path, ...args], env),
    git: (...args) => execFileSync("git", args, { cwd: path, env, encoding: "utf8", maxBuffer: 1e9 }),
    [Symbol.dispose]: () => fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 }),
  };
}

function filesBelow(root: string, under: string): [string, string][] {
  if (!fs.existsSync(join(root, under))) return [];
  return fs
    .readdirSync(join(root, under), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file.slice(root.length + 1), fs.readFileSync(file, "utf8")]);
}

let runs = 0;

/** The root is evaluated anew for each run; what it imports is loaded once. */
async function runHere(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
  const { argv, env: ownEnv, exitCode } = process;
  const write = { stdout: process.stdout.write, stderr: process.stderr.write };
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    process[stream].write = (text: string | Uint8Array) => {
      said[stream] += text.toString();
      return true;
    };
  // What is no terminal is written to as a file.
  const { writeSync } = fs;
  fs.writeSync = ((file: number, text: Uint8Array, ...more: number[]) => {
    if (file !== 1 && file !== 2) return writeSync(file, text, ...more);
    said[file === 1 ? "stdout" : "stderr"] += Buffer.from(text).toString();
    return text.length;
  }) as typeof writeSync;
  process.setMaxListeners(0);
  process.stdout.setMaxListeners(0);
  process.stderr.setMaxListeners(0);
  process.argv = [process.execPath, "lithify", ...args];
  process.env = { ...env };
  try {
    runs++;
    await import(`${CLI}?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), ...said };
  } finally {
    fs.writeSync = writeSync;
    process.stdout.write = write.stdout;
    process.stderr.write = write.stderr;
    process.argv = argv;
    process.env = ownEnv;
    process.exitCode = exitCode;
  }
}
