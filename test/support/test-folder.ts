/**
 * A real temp folder written from a literal, gone when its test ends. For tests that mean the disk, or git.
 * Before: a test's `{ "logs/2026-04-06.md": "…" }`. After: the code under test, on real files.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { onTestFinished } from "vitest";

export interface TestFolder {
  /** Absolute, with no link on the way. */
  readonly path: string;
  /** The absolute path of something in it. */
  at(path: string): string;
  /** The text of a file. */
  read(path: string): string;
  /** Writes a file and the folders it needs. */
  write(path: string, content: string | Uint8Array): void;
  remove(path: string): void;
  exists(path: string): boolean;
  /** Every file below `under` (default: all but `.git`), `{ path: content }`, sorted; a link shows as `-> target`. */
  tree(under?: string): Record<string, string>;
  /** Runs git here, with none of the machine's configuration, and returns what it printed, trimmed. Throws when it fails. */
  git(...args: string[]): string;
}

/** The environment in which test repositories are made: nobody's configuration but their own. For Node, its compiled code. */
export const GIT_TEST_ENVIRONMENT: Readonly<Record<string, string>> = {
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C",
  ...(process.env.NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
};

/** A commit and a fetch each start one more git, to see whether there is anything to pack. */
const NO_UPKEEP = ["-c", "gc.auto=0", "-c", "maintenance.auto=false"];

export function testFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): TestFolder {
  const path = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), "lithify-test-"));
  onTestFinished(() => fs.rmSync(path, { recursive: true, force: true, maxRetries: 3 }));
  const at = (name: string) => join(path, name);
  const write = (name: string, content: string | Uint8Array) => {
    fs.mkdirSync(dirname(at(name)), { recursive: true });
    fs.writeFileSync(at(name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return {
    path,
    at,
    write,
    read: (name) => fs.readFileSync(at(name), "utf8"),
    remove: (name) => fs.rmSync(at(name), { recursive: true, force: true }),
    exists: (name) => fs.lstatSync(at(name), { throwIfNoEntry: false }) !== undefined,
    tree: (under = "") => Object.fromEntries(filesBelow(path, under)),
    git: (...args) =>
      execFileSync("git", [...NO_UPKEEP, ...args], {
        cwd: path,
        encoding: "utf8",
        env: { PATH: process.env.PATH, HOME: path, ...GIT_TEST_ENVIRONMENT },
        stdio: ["ignore", "pipe", "pipe"],
      }).trimEnd(),
  };
}

/**
 * Folders that are always made alike, which takes git longer than most of their tests: made once in each process, then copied. What
 * names another of them in its configuration names that one's copy; times of files stay, and each index knows its new files.
 * @param make in the order in which copies are handed out
 */
export function madeOnce(make: () => readonly TestFolder[]): () => TestFolder[] {
  let kept: { readonly at: string; readonly made: readonly string[] } | undefined;
  return () => {
    if (kept === undefined) {
      const at = fs.mkdtempSync(join(tmpdir(), "lithify-made-"));
      process.once("exit", () => fs.rmSync(at, { recursive: true, force: true }));
      const made = make().map(({ path }) => path);
      for (const [i, path] of made.entries()) copied(path, join(at, String(i)));
      kept = { at, made };
    }
    const { at, made } = kept;
    const copies = made.map(() => testFolder());
    for (const [i, copy] of copies.entries()) {
      copied(join(at, String(i)), copy.path);
      for (const config of fs.globSync("{,*/}{,.git/}config", { cwd: copy.path })) {
        const own = made.reduce((text, path, n) => text.replaceAll(path, copies[n]!.path), copy.read(config));
        copy.write(config, own);
        const folder = dirname(config);
        if (basename(folder) === ".git") copy.git("-C", dirname(folder), "update-index", "-q", "--refresh");
      }
    }
    return copies;
  };
}

/** Without the hooks that git brings as samples. */
const copied = (from: string, to: string): void =>
  fs.cpSync(from, to, {
    ...{ recursive: true, preserveTimestamps: true, verbatimSymlinks: true },
    filter: (path) => !path.endsWith(".sample"),
  });

function filesBelow(root: string, folder: string): [string, string][] {
  const entries = fs.readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter((entry) => entry.name !== ".git")
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): [string, string][] => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, path);
      if (entry.isSymbolicLink()) return [[path, `-> ${fs.readlinkSync(join(root, path))}`]];
      return [[path, entry.isFile() ? fs.readFileSync(join(root, path), "utf8") : "not a regular file"]];
    });
}
