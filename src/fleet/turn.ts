/**
 * A workspace's turn: a shallow clone, then `lithify compact --push` in it as a child process, with the purse in this one's hands.
 * What it leaves on this machine is a cache: another worker may take the next turn.
 */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runChild } from "../daemon/child.ts";
import { PRESETS } from "../model/presets.ts";
import { makeFolder } from "../store/disk/atomic-file.ts";
import { isRealFolder, namesIn, standingAt } from "../store/disk/real-folder.ts";
import { cloneNewest } from "../store/git/upstream.ts";
import { BY_FLEET, type Reply, type Said } from "../workspace/purse.ts";
import type { Surroundings } from "../workspace/surroundings.ts";
import { userCacheFolder } from "../workspace/user-folders.ts";
import { type Fleet, type Job, QUEUE } from "./database.ts";
import { type Compacted, type Ending, endingOf, type HeldBack, oldestDue, type Report } from "./ended.ts";
import { type Budget, keyOf, type Settings } from "./settings.ts";

export interface Registered {
  readonly id: string;
  readonly remote: string;
  readonly team: string;
  readonly key: string;
}

/** The database may be starting again. */
const DATABASE_TRIES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000];
/** A rate that is further away holds no place of a worker's: others come first. */
const PATIENCE_SECONDS = 20;
/** An answer that another worker, out of reach for the moment, has asked for is waited for. */
const ANSWER_MS = 60_000;

/** @param stop aborted when the job is not this worker's any more, or it has to end   @returns what was done with the job */
export async function takeTurn(
  fleet: Fleet,
  settings: Settings,
  job: Job,
  stop: AbortSignal,
  surroundings: Surroundings,
) {
  const { workspace, since } = job.data;
  const [registered] = await fleet.rows<Registered>(
    "select id, remote, team, key from lithify_fleet.workspace where id = $1",
    [workspace],
  );
  if (registered === undefined) return { kind: "removed" } as const;
  const [hold] = await fleet.rows<{ scope: string }>("select scope from lithify_fleet.hold where scope = any($1)", [
    ["fleet", `key:${registered.key}`, `workspace:${workspace}`],
  ]);
  // What is due stays due in the repository: whoever ends the pause sends a new job.
  if (hold) return { kind: "paused", because: hold.scope } as const;
  const purse = purseFor(fleet, settings, job, registered, surroundings.detail);
  const folder = cloneFolder(job, surroundings.env);
  const compacted = await compactIn(
    registered,
    folder,
    settings,
    job,
    purse,
    AbortSignal.any([stop, job.signal]),
    surroundings,
  );
  const ending: Ending = job.signal.aborted
    ? { kind: "lost", code: "LOST", message: "another worker has this job" }
    : stop.aborted
      ? { kind: "later", afterSeconds: 0, code: "STOPPED", message: "its worker was stopped" }
      : endingOf(compacted, purse.held(), { most: settings.weeksPerJob, since });
  // What went well serves the next turn; the rest may be in any state.
  const isKept = settings.clones > 0 && (ending.kind === "done" || ending.kind === "more");
  if (isKept) pruneClones(dirname(folder), settings.clones);
  else fs.rmSync(folder, REMOVED);
  return { ...ending, oldest: oldestDue(compacted, ending) };
}

const REMOVED = { recursive: true, force: true, maxRetries: 3 } as const;

/** One of its own for a job whose worker was lost: that one's child may still be at work in the first. */
function cloneFolder({ id, retryCount, data }: Job, env: NodeJS.ProcessEnv): string {
  const first = join(userCacheFolder(env), "fleet", data.workspace);
  if (retryCount === 0) return first;
  fs.rmSync(first, REMOVED);
  return `${first}.${id.slice(0, 8)}.${retryCount}`;
}

/** The newest stay. */
function pruneClones(cache: string, most: number): void {
  const clones = namesIn(cache).flatMap((name) => {
    const folder = join(cache, name);
    const stat = standingAt(folder);
    return stat?.isDirectory() ? [{ folder, at: stat.mtimeMs }] : [];
  });
  for (const { folder } of clones.sort((a, b) => b.at - a.at).slice(most)) fs.rmSync(folder, REMOVED);
}

async function compactIn(
  { remote, key }: Registered,
  folder: string,
  settings: Settings,
  job: Job,
  purse: ReturnType<typeof purseFor>,
  signal: AbortSignal,
  surroundings: Surroundings,
): Promise<Compacted> {
  const environment = childEnvironment(settings, key, surroundings.env);
  const cache = dirname(folder);
  makeFolder(cache);
  try {
    if (isRealFolder(join(folder, ".git"))) fs.utimesSync(folder, surroundings.now(), surroundings.now());
    else {
      fs.rmSync(folder, REMOVED);
      const complaint = await cloneNewest(remote, folder, { workspace: cache, environment, signal });
      if (complaint !== undefined) return refused("CLONE", `git clone: ${complaint}`);
    }
    const since = job.data.since === undefined ? [] : ["--since", job.data.since];
    const { code, stdout, stderr } = await runChild({
      args: ["compact", "--push", "--json", "--most", String(settings.weeksPerJob), ...since, "-C", folder],
      ...{ environment, signal, onLine: surroundings.detail },
      answer: (asked) => purse.answer(asked as Said),
    });
    return { code, report: reportIn(stdout), said: stderr.trimEnd().split("\n").at(-1)?.slice(0, 300) ?? "" };
  } catch (error) {
    return refused("WORKER", (error as Error).message);
  }
}

const refused = (code: string, message: string): Compacted => ({
  code: 1,
  report: { error: { code, message } },
  said: "",
});

function reportIn(stdout: string): Report | undefined {
  try {
    const value: unknown = JSON.parse(stdout);
    return value !== null && typeof value === "object" ? value : undefined;
  } catch {
    return undefined;
  }
}

const KEY_VARIABLES = [
  "OPENAI_API_KEY",
  ...Object.values(PRESETS).flatMap((preset) => ("keyVariable" in preset ? [preset.keyVariable] : [])),
];

/** A key with a configuration of its own goes by that alone. */
function childEnvironment(settings: Settings, key: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { name, email } = settings.author;
  const { config } = keyOf(settings, key);
  const { LITHIFY_FLEET_DATABASE_URL: _, ...rest } = env;
  const own = Object.entries(rest).filter(
    ([variable]) => !["LITHIFY_PROVIDER", "LITHIFY_MODEL", "OPENAI_BASE_URL", ...KEY_VARIABLES].includes(variable),
  );
  return {
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
    ...(config === "" ? rest : { ...Object.fromEntries(own), XDG_CONFIG_HOME: config }),
    [BY_FLEET]: "1",
  };
}

/** Answers what the child asks before and after each attempt. */
function purseFor(
  { boss, rows }: Fleet,
  settings: Settings,
  job: Job,
  { id, team, key }: Registered,
  detail: (text: string) => void,
) {
  let held: HeldBack | undefined;
  const attempt = `${job.id}#${job.retryCount}`;
  const hold = (verdict: HeldBack["verdict"], because: string, waitSeconds = 0): Reply => {
    held = { verdict, because, waitSeconds };
    return { refused: because };
  };
  const ask = async ({ digest, tokens, costUsd }: Said & { kind: "ask" }): Promise<Reply> => {
    // Whoever was out of reach for too long has lost the job, and must not spend on it.
    const { affected } = (await boss.touch(QUEUE, job)) as { affected: number };
    if (affected === 0) return hold("lost", "another worker has this job");
    const { requestsPerMinute, tokensPerMinute } = keyOf(settings, key);
    const [said] = await rows<{ verdict: string; because: string; wait: number; attempt: string }>(
      "select * from lithify_fleet.ask($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
      [
        id,
        digest,
        attempt,
        tokens,
        costUsd,
        JSON.stringify(limitsOf(settings, id, team)),
        key,
        requestsPerMinute,
        tokensPerMinute,
        PATIENCE_SECONDS,
      ],
    );
    if (said!.verdict === "budget") return hold("budget", `the budget of ${said!.because} is used up`, said!.wait);
    if (said!.verdict === "rate")
      return hold("rate", `the rate of ${said!.because} is taken for ${Math.ceil(said!.wait)} s`, said!.wait);
    await sleep(said!.wait * 1_000);
    return { attempt: said!.attempt };
  };
  const answered = async (digest: string): Promise<Reply> => {
    for (let waited = 0; ; waited += 1_000) {
      const [known] = await rows<{ answer: string | null }>(
        `select answer from lithify_fleet.request where workspace = $1 and digest = $2
           and (answer is not null or (job <> $3 and not settled and asked > now() - $4 * interval '1 ms')) order by answer nulls last limit 1`,
        [id, digest, attempt, ANSWER_MS],
      );
      if (known?.answer) return { answer: JSON.parse(known.answer) };
      if (known === undefined || waited >= ANSWER_MS) return {};
      await sleep(1_000);
    }
  };
  const told = async (said: Said): Promise<Reply> => {
    if (said.kind === "answered") return answered(said.digest);
    if (said.kind === "ask") return ask(said);
    if (said.kind === "spent")
      await rows("select lithify_fleet.settle($1, $2, $3)", [said.attempt, said.tokens, said.costUsd]);
    else
      await rows("update lithify_fleet.request set answer = $4 where workspace = $1 and digest = $2 and job = $3", [
        ...[id, said.digest, attempt, JSON.stringify(said.answer)],
      ]);
    return {};
  };
  return {
    held: () => held,
    answer: async (said: Said): Promise<Reply> => {
      for (const ms of DATABASE_TRIES_MS)
        try {
          return await told(said);
        } catch (error) {
          detail(`the database: ${(error as Error).message}; again in ${ms} ms`);
          await sleep(ms);
        }
      return hold("database", "the fleet's database does not answer");
    },
  };
}

const limitsOf = (
  { budget, groups }: Settings,
  id: string,
  team: string,
): readonly (Partial<Budget> & { scope: string })[] => [
  { scope: "fleet", ...budget },
  ...(team === "" ? [] : [{ scope: `group:${team}`, ...groups[team] }]),
  { scope: `workspace:${id}` },
];
