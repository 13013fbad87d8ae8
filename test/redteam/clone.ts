/**
 * An evil repository, cloned afresh as its victim would, with canaries beside it: a file outside that must stay as it is,
 * and one that a payload would make. Payloads harm nothing.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { environment, type Ran, type RunOptions } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

export interface Victim {
  /** The clone: what the victim works in. */
  readonly clone: TestFolder;
  /** The attacker's repository, for a later pull. */
  readonly origin: TestFolder;
  /** Outside of both: `precious/old.json` is 200 days old. */
  readonly outside: TestFolder;
  /** `lithify …` in the clone; ended by force, and failed, when it takes longer than any of these may. */
  readonly run: (...args: string[]) => Promise<Ran>;
  /** With an environment of the victim's own. */
  readonly runWith: (options: RunOptions, ...args: string[]) => Promise<Ran>;
  /** What the attacker does afterwards, and the victim pulls. */
  readonly push: (change: (origin: TestFolder) => void) => void;
}

export const LOG = "# Wednesday\n\n- Decided: deploys run from main only, because the release branch drifted twice.\n";

/** A script that a repository's configuration could name; it leaves a canary. */
export const payloadIn = (outside: TestFolder): string => `touch ${outside.at("pwned")}`;

const DAYS_MS = 86_400_000;

/** @param build fills the evil repository; all of it is committed, what is ignored too */
export function cloned(build: (origin: TestFolder, outside: TestFolder) => void): Victim {
  const outside = testFolder({ "precious/old.json": "precious", "precious/kept.md": "kept\n" });
  const old = new Date(Date.now() - 200 * DAYS_MS);
  for (const name of ["old.json", "kept.md"]) fs.utimesSync(outside.at(`precious/${name}`), old, old);
  const origin = testFolder({ "logs/2026-04-08.md": LOG });
  origin.git("init", "-q", "-b", "main");
  build(origin, outside);
  commit(origin);
  const clone = testFolder();
  clone.git("clone", "-q", "-c", "user.name=A Victim", "-c", "user.email=victim@example.org", origin.path, ".");
  const runWith: Victim["runWith"] = (options, ...args) => lithify(clone.path, args, options);
  return {
    ...{ clone, origin, outside, runWith },
    run: (...args) => runWith({}, ...args),
    push: (change) => {
      change(origin);
      commit(origin);
      clone.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main");
    },
  };
}

function commit(folder: TestFolder): void {
  folder.git("add", "--all", "--force");
  folder.git("-c", "user.name=Evil", "-c", "user.email=evil@example.org", "commit", "-q", "-m", "a fine project");
}

/** A link in the repository: git clones it as it is. */
export function link(folder: TestFolder, path: string, target: string): void {
  fs.mkdirSync(join(folder.at(path), ".."), { recursive: true });
  fs.symlinkSync(target, folder.at(path));
}

/** What is outside stands as it was, no payload ran, and git still does nothing that it should not. */
export function unharmed({ clone, outside }: Victim, where = ""): void {
  execFileSync("git", ["status", "--porcelain"], { cwd: clone.path, env: environment(clone.path), stdio: "ignore" });
  expect(outside.tree(), where).toEqual({ "precious/kept.md": "kept\n", "precious/old.json": "precious" });
}

/** Everything below `.git` that a program could be named in, and what lies there in all. */
export function gitInside(folder: TestFolder): Record<string, string> {
  const files = ["config", "commondir", "info/attributes", "info/exclude", "HEAD", "hooks/pre-commit"];
  const there = files.filter((name) => fs.existsSync(folder.at(`.git/${name}`)));
  return Object.fromEntries(there.map((name) => [name, folder.read(`.git/${name}`)]));
}

/** Every command that a victim may give first, as the evil repository would like it. */
export const COMMANDS: readonly (readonly string[])[] = [
  ["status"],
  ["lint"],
  ["doctor"],
  ["usage"],
  ["stats"],
  ["graph"],
  ["inbox"],
  ["why", "memory/project_x.md"],
  ["service", "logs"],
  ["watch", "--look"],
  ["compact", "--dry-run"],
  ["capture", "sessions"],
  ["extract", "logs/2026-04-08.md", "--write"],
  ["undo"],
  ["forget", "x"],
  ["compact"],
];

/** A plan as an older lithify wrote it, or as one writes that knows the format: for `.lithify/runs/…`. */
export function plan(run: string, state: "planned" | "applied", files: readonly object[]): string {
  return `${JSON.stringify({
    ...{ version: 1, run, part: "2026-W15", nth: 0, at: "2026-04-13T03:30:00.000Z", state, files },
    detail: {
      ...{ kind: "compact", subject: "compact 2026-W15", week: "2026-W15", model: "m", prompt: "p", tokens: 0 },
      ...{ bytes: { logs: 0, weekly: 0 }, memories: [], shown: [] },
    },
  })}\n`;
}

export const planned = (path: string, after: string | null, before: string | null = null): object => ({
  ...{ path, before, after, because: "created" },
});

/** The plan in the evil repository, twice: as it was before there were seals, and with what may look like one. */
export function addPlan(folder: TestFolder, state: "planned" | "applied", ...files: readonly object[]): void {
  const [older, newer] = ["2026-04-13T033000Z-1f2e3d4c", "000007-2026-04-13T033000Z-1f2e3d4c"];
  folder.write(`.lithify/runs/${older}/2026-W15.json`, plan(older!, state, files));
  folder.write(`.lithify/runs/${newer}/2026-W15.json`, `${plan(newer!, state, files)}${"ab".repeat(32)}\n`);
  folder.write(".lithify/.gitignore", "*\n");
}
