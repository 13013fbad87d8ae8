/**
 * What the fleet's remotes are held against: for each a run of its own with nobody in its way. It has the pushes of the people in their
 * order, and a turn over the same weeks wherever the fleet had one that changed something; all else that it holds it wrote itself.
 */
import { execFile, execFileSync } from "node:child_process";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const NO_WEEK_YET = "2099-W01";

export type Git = (folder: string, ...args: string[]) => string;
export type Lithify = (folder: string, ...args: string[]) => Promise<string>;

/** A command with the calm model, as anybody would run it by hand. */
export const calmly =
  (bin: string, base: string, baseURL: string, environment: NodeJS.ProcessEnv): Lithify =>
  async (folder, ...args) => {
    const env = {
      ...environment,
      ...{ HOME: join(base, "calm"), XDG_STATE_HOME: join(base, "calm", "state"), XDG_CONFIG_HOME: join(base, "calm") },
      ...{ LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "m", OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: "calm" },
      ...{ GIT_AUTHOR_NAME: "t", GIT_AUTHOR_EMAIL: "t@example.org", GIT_COMMITTER_NAME: "t" },
      ...{ GIT_COMMITTER_EMAIL: "t@example.org" },
    };
    return (await run(process.execPath, [bin, ...args, "-C", folder], { env, maxBuffer: 1 << 26 })).stdout;
  };

/** Each file of the memory folder with its blob, but for the identity that each workspace draws for itself. */
export function memoryAt(git: Git, folder: string, commit: string): Map<string, string> {
  const lines = git(folder, "ls-tree", "-r", "-z", commit, "memory/").split("\0").filter(Boolean);
  const files = lines.map((line) => [line.slice(line.indexOf("\t") + 1), line.split(/\s/)[2]!] as const);
  return new Map(files.filter(([path]) => path !== "memory/.lithify-id"));
}

/** Paths that are in one alone, or differ. */
export const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).sort();

const bytesAt = (remote: string, commit: string, path: string): Buffer =>
  execFileSync("git", ["cat-file", "blob", `${commit}:${path}`], { cwd: remote, maxBuffer: 1 << 26 });

export interface Undisturbed {
  /** Follows the remote to where it stands now. */
  readonly follow: () => Promise<void>;
  /** The fleet's commits that it came by, and the weeks that they name. */
  readonly counts: { commits: number; weeks: number; pushes: number };
  /** After which of them the two differed, and in what. */
  readonly apart: string[];
  readonly memory: () => Map<string, string>;
}

export function undisturbedOf(remote: string, folder: string, git: Git, lithify: Lithify): Undisturbed {
  fs.mkdirSync(folder, { recursive: true });
  git(folder, "init", "-q", "-b", "main");
  const counts = { commits: 0, weeks: 0, pushes: 0 };
  const apart: string[] = [];
  let last = "";
  const take = (commit: string): void => {
    const parent = git(remote, "rev-list", "--parents", "-n", "1", commit).split(" ")[1];
    const changed =
      parent === undefined
        ? git(remote, "ls-tree", "-r", "--name-only", "-z", commit)
        : git(remote, "diff", "--name-only", "-z", "--no-renames", parent, commit);
    for (const path of changed.split("\0").filter(Boolean)) {
      const there = git(remote, "ls-tree", "-z", "--name-only", commit, "--", path) !== "";
      fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
      if (there) fs.writeFileSync(join(folder, path), bytesAt(remote, commit, path));
      else fs.rmSync(join(folder, path), { force: true });
    }
    git(folder, "add", "--all");
    git(folder, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-q", "-m", "people", "--allow-empty");
    counts.pushes += 1;
  };
  const follow = async (): Promise<void> => {
    const range = last === "" ? "main" : `${last}..main`;
    const commits = git(remote, "log", "--reverse", "--first-parent", "--format=%H %ae %s", range)
      .split("\n")
      .filter(Boolean);
    for (const line of commits) {
      const [commit = "", author, ...subject] = line.split(" ");
      if (author !== "fleet@example.org") take(commit);
      else {
        const message = git(remote, "log", "-1", "--format=%B", commit);
        const weeks = [...message.matchAll(/^Lithify-Week: (\S+)$/gm)].map(([, week]) => week!);
        // A week whose request failed came a turn later: those that the fleet had, and no others.
        for (const week of weeks) await lithify(folder, "compact", "--json", "--week", week);
        // It renewed the index alone: what was due beside it had failed.
        if (weeks.length === 0) await lithify(folder, "compact", "--json", "--since", NO_WEEK_YET);
        counts.commits += 1;
        counts.weeks += weeks.length;
        const paths = differing(memoryAt(git, remote, commit), memoryAt(git, folder, "HEAD"));
        if (paths.length > 0) apart.push(`${commit.slice(0, 12)} ${subject.join(" ")}: ${paths.join(", ")}`);
      }
      last = commit;
    }
  };
  return { follow, counts, apart, memory: () => memoryAt(git, folder, "HEAD") };
}
