/**
 * A workspace's turn: a shallow clone, then `lithify compact --push` in it as a child process, with the purse in this one's hands.
 * What it leaves on this machine is a cache: another worker may take the next turn.
 */
import fs from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import type { Week } from "../calendar/week.ts";
import { runChild } from "../daemon/child.ts";
import { fieldsOf, parsed } from "../document/fields.ts";
import { PRESETS } from "../model/presets.ts";
import { makeFolder } from "../store/disk/atomic-file.ts";
import { isRealFolder, namesIn, standingAt } from "../store/disk/real-folder.ts";
import { cloneNewest } from "../store/git/upstream.ts";
import { BY_FLEET, type Said } from "../workspace/purse.ts";
import type { Surroundings } from "../workspace/surroundings.ts";
import { userCacheFolder, userConfigPath } from "../workspace/user-folders.ts";
import { SILENT_MS } from "./beat.ts";
import { DATABASE, type Fleet, type Job } from "./database.ts";
import { type Compacted, type Ending, endingOf, oldestDue } from "./ended.ts";
import { leftFolderOf } from "./left.ts";
import { purseFor, type Registered } from "./purse.ts";
import { digestOf } from "./registry.ts";
import { keyOf, type Settings, unknownOf } from "./settings.ts";

/** How it ended, and the oldest week that it left due, as far as it knows. */
export type Turned = Ending & { readonly oldest?: Week | null | undefined };

/** @returns undefined where it was removed */
export const registeredAs = async ({ rows }: Fleet, workspace: string): Promise<Registered | undefined> =>
  (
    await rows<Registered>(
      `select id, remote, team, key, (select scope from lithify_fleet.hold
         where scope in ('fleet', 'key:' || key, 'workspace:' || id) limit 1) as hold
       from lithify_fleet.workspace where id = $1`,
      [workspace],
    )
  )[0];

/** @param stop aborted when the worker has to end */
export async function takeTurn(
  fleet: Fleet,
  settings: Settings,
  job: Job,
  registered: Registered,
  stop: AbortSignal,
  surroundings: Surroundings,
): Promise<Turned> {
  // What is due stays due in the repository: whoever ends the pause sends a new job.
  if (registered.hold) return { kind: "none", code: "PAUSED", message: registered.hold };
  const unknown =
    unknownOf(settings, { key: registered.key, group: registered.team })?.message ?? absentOf(settings, registered);
  if (unknown) return { kind: "dead", code: "BAD_CONFIG", message: `${unknown}, on ${hostname()}` };
  const over = new AbortController();
  const purse = purseFor(fleet, settings, job, registered, over.signal, surroundings.detail);
  const folder = cloneFolder(job, registered.remote, surroundings.env);
  const env = childEnvironment(settings, registered, surroundings.env);
  const signal = AbortSignal.any([stop, job.signal]);
  clonesInUse.add(folder);
  const compacted = await compactIn(folder, registered.remote, job.data.since, settings.weeksPerJob, purse, {
    ...surroundings,
    env,
    signal,
  });
  clonesInUse.delete(folder);
  over.abort();
  const ending: Ending = job.signal.aborted
    ? { kind: "none", code: "LOST", message: "another worker has this job" }
    : stop.aborted || (surroundings.signal.aborted && wasCut(compacted))
      ? { kind: "later", afterSeconds: 0, code: "STOPPED", message: "its worker was stopped" }
      : endingOf(compacted, purse.held(), { ...job.data, most: settings.weeksPerJob });
  // What went well serves the next turn; the rest may be in any state.
  const isKept = settings.clones > 0 && (ending.kind === "done" || ending.kind === "more");
  if (isKept) pruneClones(dirname(folder), settings.clones, surroundings.now());
  else fs.rmSync(folder, REMOVED);
  return { ...ending, oldest: oldestDue(compacted, ending) };
}

/** A service manager may tell all processes of a worker to end, not it alone: what they then leave undone is no fault of theirs. */
const wasCut = ({ code, report }: Compacted): boolean => code !== 2 && report?.weeks === undefined;

/** Without it the offline model would do the weeks, for good. */
function absentOf(settings: Settings, { key }: Registered): string | undefined {
  const { config } = keyOf(settings, key);
  const path = userConfigPath({ XDG_CONFIG_HOME: config });
  return config === "" || fs.existsSync(path) ? undefined : `there is no ${path}, where key ${key} is configured`;
}

const REMOVED = { recursive: true, force: true, maxRetries: 3 } as const;

/** One of its own for a job whose worker was lost: that one's child may still be at work in the first. */
function cloneFolder({ id, retryCount }: Job, remote: string, env: NodeJS.ProcessEnv): string {
  const first = join(userCacheFolder(env), "fleet", digestOf(remote));
  if (retryCount === 0) return first;
  fs.rmSync(first, REMOVED);
  return `${first}.${id.slice(0, 8)}.${retryCount}`;
}

/** A long turn's clone is not the newest any more when many short ones have ended beside it: the worker's beat touches it. */
export const clonesInUse = new Set<string>();

/** The newest stay, and those that a turn may be at, of another worker too. */
export function pruneClones(cache: string, most: number, now: Date): void {
  const clones = namesIn(cache).flatMap((name) => {
    const stat = standingAt(join(cache, name));
    return stat?.isDirectory() ? [{ name, at: stat.mtimeMs }] : [];
  });
  for (const { name, at } of clones.sort((a, b) => b.at - a.at).slice(most))
    if (now.getTime() - at > SILENT_MS) fs.rmSync(join(cache, name), REMOVED);
}

async function compactIn(
  folder: string,
  remote: string,
  since: Week | undefined,
  most: number,
  purse: ReturnType<typeof purseFor>,
  { env, signal, now, detail }: Surroundings,
): Promise<Compacted> {
  const refused = (code: string, message: string): Compacted => ({
    code: 1,
    report: { error: { code, message } },
    said: "",
  });
  const cache = dirname(folder);
  makeFolder(cache);
  try {
    if (isRealFolder(join(folder, ".git"))) fs.utimesSync(folder, now(), now());
    else {
      fs.rmSync(folder, REMOVED);
      const complaint = await cloneNewest(remote, folder, { workspace: cache, env, signal });
      if (complaint !== undefined) return refused("CLONE", `git clone: ${complaint}`);
    }
    const from = since === undefined ? [] : ["--since", since];
    const { code, stdout, stderr } = await runChild({
      args: ["compact", "--push", "--json", "--most", String(most), ...from, "-C", folder],
      ...{ env, signal, onLine: detail, answer: (asked) => purse.answer(asked as Said) },
    });
    return { code, report: fieldsOf(parsed(stdout)), said: stderr.trimEnd().split("\n").at(-1)?.slice(0, 300) ?? "" };
  } catch (error) {
    return refused("WORKER", (error as Error).message);
  }
}

/** What chooses a model or holds a key; a key with a configuration of its own goes by that alone. */
const OF_MODELS = new Set<string>([
  ...["LITHIFY_PROVIDER", "LITHIFY_MODEL", "OPENAI_BASE_URL", "OPENAI_API_KEY"],
  ...Object.values(PRESETS).flatMap((preset) => ("keyVariable" in preset ? [preset.keyVariable] : [])),
]);

function childEnvironment(settings: Settings, { id, key }: Registered, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { name, email } = settings.author;
  const { config } = keyOf(settings, key);
  const isLeft = (variable: string): boolean => variable === DATABASE || (config !== "" && OF_MODELS.has(variable));
  return {
    ...Object.fromEntries(Object.entries(env).filter(([variable]) => !isLeft(variable))),
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
    ...(config !== "" && { XDG_CONFIG_HOME: config }),
    [BY_FLEET]: leftFolderOf(id, env),
  };
}
