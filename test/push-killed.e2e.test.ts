/** `compact --push` killed at any git command or call to the disk that changes something: the next one ends as if nothing had been. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { expect, it } from "vitest";
import { runWithFault } from "./support/fault-runs.ts";
import { lithify } from "./support/lithify-here.ts";
import { BIN, environment, jsonOf } from "./support/run-lithify.ts";
import { type TestFolder, testFolder } from "./support/test-folder.ts";
import { giveIdentity } from "./support/test-repository.ts";

const TODAY = new Date().toISOString().slice(0, 10);
const LOGS: Readonly<Record<string, string>> = {
  "lithify.yaml": "timezone: UTC\n",
  "logs/2026-04-06.md": "# Monday\n\n- Decision: the proxy listens on port 8010, because the gateway expects it.\n",
  "logs/2026-04-13.md": "# Monday\n\n- Decision: invoices are stored in PostgreSQL, because reports need joins.\n",
  "logs/2026-04-20.md": "# Monday\n\n- Rule: never deploy on Fridays, because nobody watches then.\n",
  [`logs/${TODAY}.md`]: "# Today\n\n- Decision: the importer is written in Rust, because it is fast.\n",
};

const CHANGING = ["fetch", "read-tree", "update-index", "write-tree", "commit-tree", "update-ref", "push"];

/** Ends who called it, before or after the n-th command that changes something. */
const GIT = `#!/bin/sh
for word in "$@"; do
  case "$word" in
    WORDS)
      echo "$word" >>"$KILL_LOG"
      if [ "$(wc -l <"$KILL_LOG")" -eq "$KILL_AT" ]; then
        if [ "$KILL_WHEN" = before ]; then kill "-$KILL_BY" $PPID; exit 1; fi
        REAL_GIT "$@"
        code=$?
        kill "-$KILL_BY" $PPID
        exit $code
      fi
      break ;;
  esac
done
exec REAL_GIT "$@"
`;

/** At every n-th of the places, others in each mode. LITHIFY_CRASH_STEP=1 for all of them. */
const STEP = Number(process.env.LITHIFY_CRASH_STEP ?? 112);

it("ends with the same tree, and nothing left over", { timeout: 3_600_000 }, async () => {
  const { theWorld, mine, remote } = await aWorld();
  const { args, env, killedAt } = killerOf(mine);
  const faultAt = (mode: string, at: number) =>
    runWithFault({ program: [BIN, ...args], root: mine.path, mode, at, environment: env });
  const tree = () => remote.git("ls-tree", "-r", "main");

  theWorld();
  const commands = await killedAt(0, "before");
  const wanted = tree();
  expect(wanted).toContain("memory/monthly/2026-04.md");
  theWorld();
  const { calls } = await faultAt("count", 0);
  expect(tree()).toBe(wanted);
  const places = [
    ...["before", "after"].flatMap((when) =>
      commands.map((name, i) => ({ when, name, kill: () => killedAt(i + 1, when) })),
    ),
    ...calls.map((name, i) => ({ when: "in", name, kill: () => faultAt("kill", i + 1) })),
  ].filter((_, i) => i % STEP === 3 % STEP);
  const wrong: string[] = [];
  for (const [i, { when, name, kill }] of places.entries()) {
    theWorld();
    await kill();
    // Whatever comes next, a push or not.
    if (i % 2 === 0) await lithify(mine.path, ["compact"]);
    const ran = await lithify(mine.path, ["compact", "--push", "--json"]);
    const left = mine.git("status", "--porcelain");
    if (ran.code !== 0 || jsonOf(ran).push !== "done" || left !== "" || tree() !== wanted)
      wrong.push(
        `${i} ${when} ${name}: ${ran.code} ${ran.stdout.slice(0, 400)} ${ran.stderr} ${left} ${tree() === wanted}`,
      );
  }
  expect(wrong).toEqual([]);
  expect(places.length).toBeGreaterThan(2);
});

it("has every file in the work tree at every moment, of those too that only look edited", async () => {
  const [mine, theirs] = clonesOf(testFolder());
  const memory = "memory/project_x.md";
  const log = "logs/2026-04-13.md";
  sends(mine, { ...LOGS, [log]: LOGS[log]!.replaceAll("\n", "\r\n"), [memory]: "a memory\r\n" });
  sends(mine, { ".gitattributes": "*.md text\n" });
  theirs.git("pull", "-q", "origin", "main");
  sends(theirs, { [log]: `${LOGS[log]}- Rule: never deploy on Fridays.\n`, [memory]: "a memory\nof theirs\n" });
  for (const path of [log, memory]) utimesSync(mine.at(path), 1, 1);
  const kept = testFolder();
  cpSync(mine.path, kept.at("mine"), { recursive: true, preserveTimestamps: true });
  const { killedAt } = killerOf(mine);
  // The tree between, what git takes, what it would not take, the branch.
  for (const [nth, when, by] of [
    [1, "before"],
    [2, "before"],
    [3, "before"],
    [3, "after"],
    [2, "after", "INT"],
    [3, "after", "INT"],
  ] as const) {
    for (const one of readdirSync(mine.path)) rmSync(mine.at(one), { recursive: true });
    cpSync(kept.at("mine"), mine.path, { recursive: true, preserveTimestamps: true });
    await killedAt(nth, when, "read-tree", by);
    expect([mine.exists(log), mine.exists(memory)]).toEqual([true, true]);
    await lithify(mine.path, ["compact", "--month", "2026-03"]);
    expect(mine.git("diff", "--cached", "--name-only")).toBe("");
    const ran = await lithify(mine.path, ["compact", "--push", "--json", "--month", "2026-03"]);
    expect([nth, when, by, jsonOf(ran).push]).toEqual([nth, when, by, "done"]);
    expect([mine.read(memory), mine.git("status", "--porcelain")]).toEqual(["a memory\nof theirs\n", ""]);
  }
});

/** Runs `compact --push` and ends it at the n-th of the commands. */
function killerOf(mine: TestFolder) {
  const args = ["compact", "--push", "--quiet", "-C", mine.path];
  const env = environment(mine.path);
  const killedAt = async (at: number, when: string, words = CHANGING.join("|"), by = "9"): Promise<string[]> => {
    const bin = testFolder({ git: GIT.replaceAll("REAL_GIT", realGit()).replace("WORDS", words), log: "" });
    chmodSync(bin.at("git"), 0o755);
    const kill = {
      PATH: `${bin.path}:${process.env.PATH}`,
      KILL_LOG: bin.at("log"),
      KILL_AT: String(at),
      KILL_WHEN: when,
      KILL_BY: by,
    };
    await once(spawn(process.execPath, [BIN, ...args], { env: { ...env, ...kill }, stdio: "ignore" }), "close");
    return bin.read("log").split("\n").filter(Boolean);
  };
  return { args, env, killedAt };
}

const realGit = (): string =>
  process.env
    .PATH!.split(":")
    .map((folder) => `${folder}/git`)
    .find((path) => existsSync(path))!;

function clonesOf(remote: TestFolder): [TestFolder, TestFolder] {
  remote.git("init", "-q", "--bare", "-b", "main");
  const clones: [TestFolder, TestFolder] = [testFolder(), testFolder()];
  for (const clone of clones) {
    clone.git("clone", "-q", remote.path, ".");
    clone.git("checkout", "-q", "-B", "main");
    giveIdentity(clone);
  }
  return clones;
}

function sends(clone: TestFolder, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) clone.write(path, text);
  clone.git("add", "--", ...Object.keys(files));
  clone.git("commit", "-q", "-m", "files");
  clone.git("push", "-q", "origin", "main");
}

/** A clone with weeks, an open one too, and a month that are not sent, and a remote to which something came; made again by `theWorld`. */
async function aWorld(): Promise<{ theWorld: () => void; mine: TestFolder; remote: TestFolder }> {
  const remote = testFolder();
  const [mine, theirs] = clonesOf(remote);
  sends(mine, LOGS);
  theirs.git("pull", "-q", "origin", "main");
  for (const more of [[], ["--month", "2026-04"], ["--week", "this"]]) await lithify(mine.path, ["compact", ...more]);
  sends(theirs, { "theirs.md": "theirs\n" });
  const kept = testFolder();
  const both = { mine, remote };
  for (const [name, { path }] of Object.entries(both)) cpSync(path, kept.at(name), { recursive: true });
  const theWorld = (): void => {
    for (const [name, { path }] of Object.entries(both)) {
      // State counts only where it was made: the place stays.
      for (const one of readdirSync(path)) rmSync(`${path}/${one}`, { recursive: true });
      cpSync(kept.at(name), path, { recursive: true, preserveTimestamps: true });
    }
  };
  return { theWorld, ...both };
}
