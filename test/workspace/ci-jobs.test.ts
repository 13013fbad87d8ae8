/** Scheduled jobs: they parse, pin what they run, name no secret, and do what they say when their steps are run. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { init } from "../../src/commands/init.ts";
import { CI_KINDS, jobFor } from "../../src/workspace/ci-jobs.ts";
import { call } from "../commands/called.ts";
import { madeOnce, type TestFolder, testFolder } from "../support/test-folder.ts";

const facts = {
  version: "1.2.3",
  schedule: "0 30 3 * * *",
  prefix: "",
  workspace: "/home/o'x/50% notes",
  ...{ memory: "memory", node: "/opt/node", bin: "/opt/100%/bin.js", script: "/opt/100%/in-clone.sh" },
  clone: "/home/o'x/clone",
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
    expect(runOf(job)).toContain('gh pr create --fill --base "$GITHUB_REF_NAME"');
  });

  it("works in the workspace's own folder", () => {
    expect(github({ prefix: "notes/agents/" }).jobs.compact.steps.at(-1)!["working-directory"]).toBe("notes/agents");
  });
});

it("tells beside each image by tag how it is pinned, as no digest is known here", () => {
  for (const kind of ["gitlab", "kubernetes"] as const) {
    const lines = jobFor(kind, facts).text.split("\n");
    const images = lines.flatMap((line, i) => (/^\s+image: /.test(line) ? [i] : []));
    expect(images).toHaveLength(1);
    for (const at of images) expect(lines.slice(Math.max(0, at - 2), at).join("\n")).toMatch(/# .*to pin .*append @/);
  }
});

/** What a job calls for lithify: `compact` pays for and commits what is `due` and not made yet, and ends as it is told to. */
const COMPACT = `#!/bin/sh
mkdir -p memory
if [ -e "$HOME/due" ] && ! grep -qxFf "$HOME/due" memory/made 2>/dev/null; then
  cat "$HOME/due" | tee -a "$HOME/bills" >> memory/made
  git add memory; git commit -qm "chore(memory): compact"
fi
if [ -e "$HOME/meanwhile" ]; then sh -e "$HOME/meanwhile"; fi
exit $(cat "$HOME/code" 2>/dev/null || echo 0)
`;

const made = madeOnce(() => {
  const folder = testFolder({
    "bin/npx": COMPACT,
    // Node as cron's line names it, which runs lithify and what opens the request.
    "bin/its node": `#!/bin/sh\ncase $1 in */bin.js) exec "$HOME/bin/npx" ;; *) exec ${process.execPath} "$@" ;; esac\n`,
    "bin/gh": '#!/bin/sh\necho "$2" >> "$HOME/asked"\n',
    "first/x": "x\n",
  });
  for (const name of ["npx", "gh", "its node"]) chmodSync(folder.at(`bin/${name}`), 0o755);
  symlinkSync("npx", folder.at("bin/lithify"));
  folder.git("init", "-q", "--bare", "-b", "main", "remote.git");
  folder.git("-C", "first", "init", "-q", "-b", "main");
  by(folder, "first", "add", "--all");
  by(folder, "first", "commit", "-qm", "first");
  by(folder, "first", "push", "-q", folder.at("remote.git"), "main");
  folder.git("clone", "-q", folder.at("remote.git"), "clone");
  return [folder];
});

const by = (folder: TestFolder, name: string, ...args: string[]): string =>
  folder.git("-C", name, "-c", "user.name=p", "-c", "user.email=p@example.org", ...args);

/** A repository with a remote, and what a job calls beside git in its PATH. */
function proposing() {
  const [folder] = made() as [TestFolder];
  const remote = folder.at("remote.git");
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
  const edit = (branch = "lithify/compaction", ...how: string[]) => {
    folder.remove("theirs");
    folder.git("clone", "-q", "-b", branch, remote, "theirs");
    folder.write("theirs/mine", `by hand ${branch} ${how}\n`);
    by(folder, "theirs", "add", "--all");
    by(folder, "theirs", "commit", "-qm", "by hand", ...how);
    by(folder, "theirs", "push", "-q", "--force");
  };
  const bills = () => (folder.exists("bills") ? folder.read("bills").trim().split("\n") : []);
  const standing = () =>
    folder.git("-C", "remote.git", "ls-tree", "-r", "--name-only", "lithify/compaction").split("\n");
  return { folder, remote, sh, proposals, edit, bills, standing };
}

const IN_CLONE = join(import.meta.dirname, "../../scripts/in-clone.sh");
/** What a CI has checked out when its steps begin. */
const CHECKOUT = "git fetch -q origin main; git checkout -q --force --detach FETCH_HEAD; git branch -f main FETCH_HEAD";
const jobs: [string, (all: ReturnType<typeof proposing>) => void][] = [
  [
    "on GitHub",
    ({ sh }) => {
      sh(CHECKOUT);
      sh(runOf(github({ proposes: true })));
    },
  ],
  [
    "on GitLab",
    ({ remote, sh }) => {
      const { lithify } = parse(jobFor("gitlab", { ...facts, proposes: true }).text) as {
        lithify: { script: string[] };
      };
      sh(CHECKOUT);
      const own = lithify.script.map((line) => (line.startsWith("REMOTE=") ? `REMOTE=${remote}` : line));
      sh(own.join("\n").replace(/-o merge_request\.\S+ /g, ""), { CI_COMMIT_BRANCH: "main" });
    },
  ],
  [
    "from a container",
    ({ folder, sh }) =>
      sh(`sh ${IN_CLONE} compact`, {
        ...{ LITHIFY_CLONE: folder.at("clone"), PROPOSE_ON: "lithify/compaction", FORGE: "none" },
        ...{ XDG_STATE_HOME: folder.at("state"), XDG_CONFIG_HOME: folder.at("config") },
      }),
  ],
  [
    "by cron",
    (all) => {
      all.sh(`git remote set-url origin ${all.remote}`);
      all.sh(cronLine(all), { FORGE: "none" });
    },
  ],
];
/** As cron hands it to the shell: `\\%` is a percent sign. */
function cronLine({ folder }: ReturnType<typeof proposing>): string {
  const places = {
    workspace: folder.at("clone"),
    clone: folder.at("of its own/50% x"),
    node: folder.at("bin/its node"),
  };
  const line = jobFor("cron", { ...facts, ...places, script: IN_CLONE, proposes: true })
    .text.trim()
    .split("\n")
    .at(-1)!;
  // Longer ones are cut by cron.
  expect(line.length).toBeLessThan(998);
  return line.slice("30 3 * * * ".length).replaceAll("\\%", "%");
}

describe("a proposal", () => {
  it.each(jobs)("%s is made where something was due, and a person's commit on it stays", (_, job) => {
    const all = proposing();
    job(all);
    expect(all.proposals()).toEqual([]);
    all.folder.write("due", "W15\n");
    job(all);
    expect(all.proposals()).toEqual(["lithify"]);
    all.edit();
    job(all);
    expect(all.proposals()).toEqual(["p", "lithify"]);
  });

  it.each(jobs)("%s asks nothing again that it holds, though the branch beneath it goes on", (_, job) => {
    const all = proposing();
    all.folder.write("due", "W15\n");
    job(all);
    all.edit("main");
    job(all);
    expect(all.bills()).toEqual(["W15"]);
    all.folder.write("due", "W16\n");
    job(all);
    expect(all.bills()).toEqual(["W15", "W16"]);
    expect(all.standing()).toEqual(expect.arrayContaining(["mine", "memory/made"]));
  });

  it.each(jobs)("%s takes nobody's tag or other branch for the branch that bears its name", (_, job) => {
    const all = proposing();
    const { folder, remote } = all;
    folder.git("clone", "-q", remote, "evil");
    folder.write("evil/theirs", "nobody looked at it\n");
    folder.git("-C", "evil", "add", "--all");
    folder.git(
      "-C",
      "evil",
      "-c",
      "user.name=e",
      "-c",
      "user.email=lithify@users.noreply.invalid",
      "commit",
      "-qm",
      "x",
    );
    for (const ref of [
      "tags/lithify/compaction",
      "tags/origin/HEAD",
      "tags/origin/main",
      "heads/x/refs/heads/lithify/compaction",
    ])
      folder.git("-C", "evil", "push", "-q", remote, `HEAD:refs/${ref}`);
    for (const week of ["W15\n", "W16\n"]) {
      folder.write("due", week);
      job(all);
    }
    expect(all.bills()).toEqual(["W15", "W16"]);
    expect(folder.git("-C", "remote.git", "ls-tree", "-r", "--name-only", "refs/heads/lithify/compaction").trim()).toBe(
      "memory/made\nx",
    );
  });

  it.each(jobs)("%s holds what was made where a week failed, and the job fails", (_, job) => {
    const all = proposing();
    all.folder.write("due", "W15\n");
    all.folder.write("code", "1");
    expect(() => job(all)).toThrow();
    expect(all.proposals()).toEqual(["lithify"]);
  });

  it.each(jobs)("%s leaves a commit that a person amended, and one that came while it worked", (_, job) => {
    const all = proposing();
    all.folder.write("due", "W15\n");
    job(all);
    all.edit("lithify/compaction", "--amend", "--no-edit");
    all.folder.write("due", "W16\n");
    job(all);
    expect([all.bills(), all.standing()]).toEqual([["W15"], expect.arrayContaining(["mine"])]);
    const other = proposing();
    other.folder.write("due", "W15\n");
    job(other);
    other.folder.write("due", "W16\n");
    const late = "git clone -q -b lithify/compaction remote.git late && cd late && echo x > late && git add late";
    other.folder.write(
      "meanwhile",
      `cd "$HOME"; ${late} && git -c user.name=p -c user.email=p@x commit -qm late && git push -q\n`,
    );
    expect(() => job(other)).toThrow();
    expect(other.standing()).toContain("late");
  });
});

describe("the request for what a container proposes", () => {
  /** A container whose remote git finds elsewhere than its address says, as no forge is here. */
  function contained() {
    const all = proposing();
    const { folder } = all;
    folder.write("due", "W15\n");
    folder.git("-C", "remote.git", "config", "receive.advertisePushOptions", "true");
    const hook = '#!/bin/sh\ncat > /dev/null; echo "$GIT_PUSH_OPTION_0 $GIT_PUSH_OPTION_1" >> ../options\n';
    folder.write("remote.git/hooks/pre-receive", hook);
    execFileSync("chmod", ["+x", folder.at("remote.git/hooks/pre-receive")]);
    const runs = async (remote: string, more: object = {}) => {
      const env = {
        ...{ PATH: `${folder.at("bin")}:${process.env.PATH}`, HOME: folder.path },
        ...{ LITHIFY_CLONE: folder.at("container"), PROPOSE_ON: "lithify/compaction", GIT_REMOTE: remote },
        ...{ XDG_STATE_HOME: folder.at("state"), XDG_CONFIG_HOME: folder.at("config"), GIT_ALLOW_PROTOCOL: "file" },
        ...{ GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: `url.${all.remote}.insteadOf`, GIT_CONFIG_VALUE_0: remote },
        ...more,
      };
      const child = spawn("sh", [IN_CLONE, "compact"], { env, stdio: ["ignore", "pipe", "pipe"] });
      let told = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text) => (told += text));
      const [code] = (await once(child, "close")) as [number];
      return { code, told };
    };
    return { ...all, runs };
  }

  /** A forge that answers as it is told to. */
  async function forge(status: number, body: object) {
    const asked: { url?: string; authorization?: string; body: string }[] = [];
    const server = createServer(async (incoming, response) => {
      const { url, headers } = incoming;
      const chunks = [];
      for await (const chunk of incoming) chunks.push(chunk);
      asked.push({ url: url!, authorization: headers.authorization!, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { asked, origin, [Symbol.dispose]: () => void server.close() };
  }

  it("is opened by the API of Gitea, into the default branch, with the token of the address", async () => {
    const { runs, proposals } = contained();
    using gitea = await forge(201, { html_url: "https://forge.example/pulls/1" });
    const { code, told } = await runs(`http://bot:s3cret@${gitea.origin}/team/notes.git`, { FORGE: "gitea" });
    expect([code, told, proposals()]).toEqual([0, "opened https://forge.example/pulls/1\n", ["lithify"]]);
    expect(gitea.asked).toEqual([
      { url: "/api/v1/repos/team/notes/pulls", authorization: "token s3cret", body: expect.any(String) },
    ]);
    expect(JSON.parse(gitea.asked[0]!.body)).toMatchObject({
      ...{ title: "chore(memory): compact", head: "lithify/compaction", base: "main" },
    });
  });

  it("is known on GitHub by its address, by ssh with a token of its own, and one that is open already is let be", async () => {
    const { runs } = contained();
    using github = await forge(422, {
      errors: [{ message: "A pull request already exists for team:lithify/compaction." }],
    });
    const more = { FORGE_API: `http://${github.origin}`, FORGE_TOKEN: "t0ken" };
    expect(await runs("git@github.com:team/notes.git", more)).toEqual({ code: 0, told: "" });
    expect(github.asked[0]).toMatchObject({ url: "/repos/team/notes/pulls", authorization: "token t0ken" });
  });

  it("takes its token from a file where cron has no secret store", async () => {
    const { runs, folder } = contained();
    using gitea = await forge(201, { html_url: "https://forge.example/pulls/2" });
    folder.write("token", "fr0m-a-file\n");
    const more = { FORGE: "gitea", FORGE_API: `http://${gitea.origin}`, FORGE_TOKEN_FILE: folder.at("token") };
    expect((await runs("git@forge.example.org:team/notes.git", more)).code).toBe(0);
    expect(gitea.asked[0]).toMatchObject({ authorization: "token fr0m-a-file" });
  });

  it("fails the job where it is refused, with the branch pushed, and is asked for again the next night", async () => {
    const { runs, proposals, bills } = contained();
    using github = await forge(403, { message: "Resource not accessible" });
    const more = { FORGE_API: `http://${github.origin}` };
    const remote = "https://x:s3cret@github.com/team/notes";
    const { code, told } = await runs(remote, more);
    expect([code, told]).toEqual([1, expect.stringMatching(/its pull request was refused: 403 .*Resource not/)]);
    expect(told).not.toContain("s3cret");
    await runs(remote, more);
    expect([github.asked.length, proposals(), bills()]).toEqual([2, ["lithify"], ["W15"]]);
  });

  it("is asked of GitLab with the push", async () => {
    const { runs, folder } = contained();
    expect(await runs("git@gitlab.example.org:team/notes.git")).toEqual({ code: 0, told: "" });
    expect(folder.read("options")).toBe("merge_request.create merge_request.target=main\n");
    // Nothing new: with options that nothing goes with, git's own push may be killed by a broken pipe.
    folder.write("bin/git", '#!/bin/sh\necho "$1" >> "$HOME/gits"; exec "$REAL_GIT" "$@"\n');
    execFileSync("chmod", ["+x", folder.at("bin/git")]);
    const REAL_GIT = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
    expect(await runs("git@gitlab.example.org:team/notes.git", { REAL_GIT })).toEqual({ code: 0, told: "" });
    expect(folder.read("gits").split("\n")).not.toContain("push");
  });

  it.each([
    ["git@forge.example.org:team/notes.git", /^nothing tells which forge opens the pull request: FORGE is /],
    ["git@github.com:team/notes.git", /^a pull request on github takes a token/],
  ])("is known to be impossible before anything is paid for: %s", async (remote, because) => {
    const { runs, bills } = contained();
    expect(await runs(remote)).toEqual({ code: 1, told: expect.stringMatching(because) });
    expect(bills()).toEqual([]);
  });
});

it("leads a container through no link out of its clone", () => {
  const { folder, sh } = proposing();
  execFileSync("ln", ["-s", folder.path, folder.at("clone/out")]);
  folder.write("due", "W15\n");
  const run = (workspace: string) =>
    sh(`sh ${join(import.meta.dirname, "../../scripts/in-clone.sh")} compact`, {
      ...{ LITHIFY_CLONE: folder.at("clone"), WORKSPACE: workspace },
      ...{ XDG_STATE_HOME: folder.at("state"), XDG_CONFIG_HOME: folder.at("config") },
    });
  expect(() => run("out")).toThrow("WORKSPACE: out leads out of the clone");
  expect(folder.exists("memory")).toBe(false);
  folder.write("clone/notes/x", "x\n");
  run("notes/");
  expect(folder.exists("clone/notes/memory/made")).toBe(true);
});

it("keeps two runs by cron out of one clone, and touches nothing where the workspace has no remote", () => {
  const all = proposing();
  const byCron = () => jobs.find(([name]) => name === "by cron")![1](all);
  all.folder.write("due", "W15\n");
  all.folder.write("meanwhile", `flock -n "$HOME/of its own/50% x.lock" true && echo free > "$HOME/lock"; true\n`);
  byCron();
  expect([all.proposals(), all.folder.exists("lock")]).toEqual([["lithify"], false]);
  all.folder.write("due", "W16\n");
  expect(() =>
    all.sh(
      `exec 8>"$HOME/of its own/50% x.lock"; flock 8; ${cronLine(all).replace("GIT_REMOTE=", "FORGE=none GIT_REMOTE=")}`,
    ),
  ).toThrow(/another run is at work/);
  all.sh("git remote remove origin");
  expect(() => all.sh(cronLine(all))).toThrow(/origin/);
  expect(all.bills()).toEqual(["W15"]);
});

it("goes on in a container after a run that was killed with files written, and with another token", () => {
  const all = proposing();
  const [, , container] = jobs;
  all.folder.write("due", "W15\n");
  container![1](all);
  all.sh(`git -C ${all.remote} update-ref refs/heads/main refs/heads/lithify/compaction`);
  all.sh("git checkout -q --detach HEAD~1; mkdir -p memory; echo half > memory/made");
  container![1](all);
  expect(all.bills()).toEqual(["W15"]);
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
  expect(line).toContain(` && '/opt/node' '/opt/100\\%/bin.js' compact --push --quiet >/dev/null`);
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

it("speaks with GitLab where it is, whatever its port, and proposes for the branch that was compacted", () => {
  const { script } = (parse(jobFor("gitlab", { ...facts, proposes: true }).text) as { lithify: { script: string[] } })
    .lithify;
  const env = {
    ...{ CI_SERVER_PROTOCOL: "http", CI_SERVER_HOST: "git.example.org", CI_SERVER_PORT: "8080" },
    ...{ CI_PROJECT_PATH: "team/notes", LITHIFY_TOKEN: "t", CI_COMMIT_BRANCH: "trunk" },
  };
  const told = `${script.find((line) => line.startsWith("REMOTE="))}\ngit() { echo "$@"; }\nseen= base=; ${script.find((line) => line.includes("git push"))}`;
  expect(execFileSync("sh", ["-ec", told], { encoding: "utf8", env: { PATH: process.env.PATH, ...env } }).trim()).toBe(
    "push --quiet --force-with-lease=refs/heads/lithify/compaction: -o merge_request.create -o merge_request.target=trunk http://oauth2:t@git.example.org:8080/team/notes.git HEAD:refs/heads/lithify/compaction",
  );
});

it("runs on Kubernetes by the clock that the other jobs are by, and not by its controller's own", () => {
  expect(parse(jobFor("kubernetes", facts).text)).toMatchObject({
    spec: { schedule: "30 3 * * *", timeZone: "Etc/UTC" },
  });
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
    folder.write("notes/lithify.yaml", 'git: "off"\n');
    expect((await call(init, folder.at("notes"), { ci: "cron" })).error).toBe("USAGE");
  });
});
