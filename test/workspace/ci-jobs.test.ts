/** Scheduled jobs: they parse, pin what they run, name no secret, and do what they say when their steps are run. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { init } from "../../src/commands/init.ts";
import { CI_KINDS, jobFor } from "../../src/workspace/ci-jobs.ts";
import { call } from "../commands/called.ts";
import { testFolder } from "../support/test-folder.ts";

const facts = {
  version: "1.2.3",
  schedule: "0 30 3 * * *",
  prefix: "",
  workspace: "/home/o'x/50% notes",
  proposes: false,
};
const github = (over = {}) =>
  parse(jobFor("github", { ...facts, ...over }).text) as {
    permissions: object;
    concurrency: object;
    on: { schedule: { cron: string }[] };
    jobs: { compact: { steps: { uses?: string; run?: string; "working-directory"?: string }[] } };
  };
const runOf = (job: ReturnType<typeof github>): string => job.jobs.compact.steps.at(-1)!.run!;

describe("a job for GitHub", () => {
  it("runs one at a time, may write contents and no more, and is pinned", () => {
    const job = github();
    expect(job.permissions).toEqual({ contents: "write" });
    expect(job.concurrency).toEqual({ group: "lithify", "cancel-in-progress": false });
    expect(job.on.schedule).toEqual([{ cron: "30 3 * * *" }]);
    for (const { uses } of job.jobs.compact.steps) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    expect(runOf(job)).toContain("npx --yes lithify@1.2.3 compact --push");
  });

  it("opens a pull request where a person reviews", () => {
    const job = github({ proposes: true });
    expect(job.permissions).toEqual({ contents: "write", "pull-requests": "write" });
    expect(runOf(job)).not.toContain("--push");
    expect(runOf(job)).toContain("gh pr create");
  });

  it("works in the workspace's own folder", () => {
    expect(github({ prefix: "notes/agents/" }).jobs.compact.steps.at(-1)!["working-directory"]).toBe("notes/agents");
  });
});

/** A repository with a remote, and what a job calls beside git in its PATH: `compact` commits where `due` lies. */
function proposing() {
  const folder = testFolder({
    "bin/npx":
      '#!/bin/sh\n[ -e "$HOME/due" ] || exit 0\ndate >> made; git add made; git commit -qm "chore(memory): compact"\n',
    "bin/gh": '#!/bin/sh\necho "$2" >> "$HOME/asked"\n',
    "first/x": "x\n",
  });
  const remote = folder.at("remote.git");
  execFileSync("chmod", ["+x", folder.at("bin/npx"), folder.at("bin/gh")]);
  execFileSync("ln", ["-s", "npx", folder.at("bin/lithify")]);
  folder.git("init", "-q", "--bare", "-b", "main", "remote.git");
  const at = (name: string, ...args: string[]) =>
    folder.git("-C", name, "-c", "user.name=p", "-c", "user.email=p@example.org", ...args);
  at("first", "init", "-q", "-b", "main");
  at("first", "add", "--all");
  at("first", "commit", "-qm", "first");
  at("first", "push", "-q", remote, "main");
  folder.git("clone", "-q", remote, "clone");
  const env = { ...process.env, HOME: folder.path, PATH: `${folder.at("bin")}:${process.env.PATH}` };
  const sh = (script: string, more = {}) =>
    execFileSync("sh", ["-ec", script], {
      cwd: folder.at("clone"),
      encoding: "utf8",
      stdio: "pipe",
      env: { ...env, ...more },
    });
  const proposals = () =>
    folder
      .git("-C", "remote.git", "log", "--format=%an", "--branches=lithify/*", "--not", "main")
      .split("\n")
      .filter(Boolean);
  const edit = () => {
    folder.git("clone", "-q", "-b", "lithify/compaction", remote, "theirs");
    folder.write("theirs/mine", "by hand\n");
    at("theirs", "add", "--all");
    at("theirs", "commit", "-qm", "by hand");
    at("theirs", "push", "-q");
  };
  return { folder, remote, sh, proposals, edit };
}

describe("a proposal", () => {
  const jobs: [string, (all: ReturnType<typeof proposing>) => void][] = [
    [
      "on GitHub",
      ({ folder, sh }) => {
        sh("git switch -q main");
        const [job, sha] = [github({ proposes: true }), folder.git("-C", "clone", "rev-parse", "origin/main")];
        sh(runOf(job), { GITHUB_SHA: sha });
      },
    ],
    [
      "on GitLab",
      ({ remote, sh }) => {
        const { lithify } = parse(jobFor("gitlab", { ...facts, proposes: true }).text) as {
          lithify: { script: string[] };
        };
        const own = lithify.script.map((line) => (line.startsWith("REMOTE=") ? `REMOTE=${remote}` : line));
        sh(own.join("\n").replace("-o merge_request.create ", ""), { CI_COMMIT_BRANCH: "main" });
      },
    ],
    [
      "from a container",
      ({ folder, sh }) =>
        sh(`sh ${join(import.meta.dirname, "../../scripts/container.sh")} compact`, {
          ...{ LITHIFY_CLONE: folder.at("clone"), PROPOSE_ON: "lithify/compaction" },
          ...{ XDG_STATE_HOME: folder.at("state"), XDG_CONFIG_HOME: folder.at("config") },
        }),
    ],
  ];
  it.each(jobs)("%s is made where something was due, and a person's commit on it stays", (_, job) => {
    const all = proposing();
    job(all);
    expect(all.proposals()).toEqual([]);
    all.folder.write("due", "");
    job(all);
    expect(all.proposals()).toEqual(["lithify"]);
    job(all);
    expect(all.proposals()).toEqual(["lithify"]);
    all.edit();
    job(all);
    expect(all.proposals()).toEqual(["p", "lithify"]);
  });
});

it("is YAML, or a line that a shell reads", () => {
  for (const kind of ["gitlab", "kubernetes"] as const)
    for (const proposes of [true, false]) {
      const documents = parseAllDocuments(jobFor(kind, { ...facts, prefix: "notes/", proposes }).text);
      expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    }
  const line = jobFor("cron", facts).text.trim().split("\n").at(-1)!;
  expect(line.startsWith("30 3 * * * cd ")).toBe(true);
  // As cron hands it to the shell: `\%` is a percent sign.
  const command = line
    .slice("30 3 * * * ".length)
    .replaceAll("\\%", "%")
    .replace(/ && .*$/, "");
  expect(execFileSync("sh", ["-nc", command]).length).toBe(0);
  expect(execFileSync("sh", ["-c", command.replace(/^cd -- /, "printf %s ")], { encoding: "utf8" })).toBe(
    facts.workspace,
  );
});

it("runs as nobody in particular on Kubernetes, one at a time", () => {
  const { spec } = parse(jobFor("kubernetes", facts).text) as {
    spec: { concurrencyPolicy: string; jobTemplate: { spec: { template: { spec: Record<string, never> } } } };
  };
  expect(spec.concurrencyPolicy).toBe("Forbid");
  expect(spec.jobTemplate.spec.template.spec).toMatchObject({
    securityContext: { runAsNonRoot: true },
    containers: [{ image: "lithify:1.2.3", securityContext: { readOnlyRootFilesystem: true } }],
  });
});

it("pushes nothing to the branch itself where a person reviews", () => {
  const job = jobFor("kubernetes", { ...facts, proposes: true }).text;
  expect([job.includes("--push"), job.includes("PROPOSE_ON, value: lithify/compaction")]).toEqual([false, true]);
  expect(jobFor("cron", { ...facts, proposes: true }).text).not.toContain("--push");
  expect(jobFor("gitlab", { ...facts, proposes: true }).text).toContain("merge_request.create");
});

it("names Node by its exact version", () => {
  for (const kind of ["github", "gitlab"] as const)
    expect(jobFor(kind, facts).text).toMatch(/(?:node-version|image): (?:node:)?\d+\.\d+\.\d+\n/);
});

describe("init --ci", () => {
  it("writes the job at the repository's top, and never over one that stands", async () => {
    const folder = testFolder({ "notes/logs/2026-04-08.md": "# x\n" });
    folder.git("init", "-q");
    const env = { GIT_CEILING_DIRECTORIES: "" };
    for (const ci of CI_KINDS) expect((await call(init, folder.at("notes"), { ci }, { env })).code).toBe(0);
    expect(folder.read(".github/workflows/lithify.yml")).toContain('working-directory: "notes"');
    expect(folder.exists(".gitlab/lithify.yml")).toBe(true);
    expect(folder.exists("lithify-cronjob.yaml")).toBe(true);
    expect(folder.exists("notes/lithify.cron")).toBe(true);
    folder.write(".github/workflows/lithify.yml", "mine\n");
    expect((await call(init, folder.at("notes"), { ci: "github" }, { env })).err).toContain("left as it is");
    expect(folder.read(".github/workflows/lithify.yml")).toBe("mine\n");
    expect((await call(init, folder.at("notes"), { ci: "jenkins" })).error).toBe("USAGE");
  });
});
