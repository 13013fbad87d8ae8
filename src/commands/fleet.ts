/** `lithify fleet add|remove|work|status|retry|pause`: many workspaces on many machines, by a queue in PostgreSQL. */
import { hostname } from "node:os";
import { resolve } from "node:path";
import { only, UsageError } from "../errors.ts";
import { isAlive } from "../fleet/beat.ts";
import { type Fleet, NoDatabase, openFleet } from "../fleet/database.ts";
import {
  addAll,
  checkedRemote,
  pause,
  readList,
  remove,
  retry,
  type Scope,
  scopeOf,
  type Wanted,
} from "../fleet/registry.ts";
import { fleetLines, readFleet } from "../fleet/report.ts";
import { DEFAULT_KEY, readSettings, refuseUnknown, type Settings } from "../fleet/settings.ts";
import { work } from "../fleet/worker.ts";
import { oneOf } from "../nearest.ts";
import { counted } from "../report/counted.ts";
import { readNamedFile } from "../store/disk/regular-file.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

const ACTIONS = ["add", "remove", "work", "status", "retry", "pause"] as const;
const LARGEST_LIST_BYTES = 64 * 1024 * 1024;

interface FleetOptions extends GlobalOptions {
  readonly action?: string;
  readonly remote?: string;
  readonly from?: string;
  readonly group?: string;
  readonly key?: string;
  readonly concurrency?: string;
  readonly ready?: boolean;
  readonly alive?: boolean;
}

/** @returns 0; 1 where a probe finds nobody well, or there was nothing to remove   @throws {UsageError} {NoDatabase} */
export async function fleet(options: FleetOptions, surroundings: Surroundings): Promise<number> {
  const action = oneOf(options.action ?? "status", ACTIONS, `fleet has no action ${JSON.stringify(options.action)}`);
  const tell = ({ json, words, code = 0 }: Said): number => {
    const text = options.json ? JSON.stringify(json) : words;
    if (text !== undefined) surroundings.print(text);
    return code;
  };
  if (action === "status" && options.alive) return tell(probed("alive", isAlive(surroundings.env, surroundings.now())));
  const settings = await readSettings(surroundings.env);
  if (action === "work") return work(jobsAtOnce(options), settings, surroundings);
  const opening = openFleet(settings, surroundings, false);
  const opened = await (options.ready ? opening.catch(only(NoDatabase, () => undefined)) : opening);
  if (opened === undefined) return tell(probed("ready", false));
  try {
    return tell(await DO[action](opened, settings, options, surroundings));
  } finally {
    await opened.close();
  }
}

type Doing = (fleet: Fleet, settings: Settings, options: FleetOptions, surroundings: Surroundings) => Promise<Said>;
/** As JSON and in words; what a probe asks has none. */
interface Said {
  readonly json: object;
  readonly words?: string;
  readonly code?: number;
}

const probed = (what: string, isSo: boolean): Said => ({ json: { [what]: isSo }, code: isSo ? 0 : 1 });
const noneOf = (remote: string): { readonly words: string; readonly code: number } => ({
  words: `${remote} is not in the fleet`,
  code: 1,
});

const DO: Readonly<Record<Exclude<(typeof ACTIONS)[number], "work">, Doing>> = {
  add: async (opened, settings, options, surroundings) => {
    const wanted = await named(options, surroundings);
    for (const one of wanted) refuseUnknown(settings, one);
    const added = await addAll(opened, wanted, settings);
    const known = wanted.length - added;
    return { json: { added, known }, words: `${added} added${known > 0 ? `, ${known} known already` : ""}` };
  },
  remove: async (opened, _, { remote }) => {
    if (remote === undefined) throw wrong("fleet remove needs a remote", "lithify fleet remove REMOTE");
    const removed = await remove(opened, checkedRemote(remote));
    return { json: { removed }, ...(removed ? { words: `removed ${remote}` } : noneOf(remote)) };
  },
  status: async (opened, _, { ready }) => {
    const report = await readFleet(opened);
    if (ready)
      return probed(
        "ready",
        report.workers.some(({ host }) => host === hostname()),
      );
    return { json: report, words: fleetLines(report) };
  },
  pause: async (opened, settings, options) => {
    const scope = chosen(settings, options);
    if (!(await pause(opened, scope))) return { json: { paused: null }, ...noneOf(options.remote!) };
    const paused = options.remote ?? scopeOf(scope);
    return { json: { paused }, words: `paused ${paused}; what runs is finished` };
  },
  retry: async (opened, settings, options) => {
    const { turns, held } = await retry(opened, chosen(settings, options));
    const json = { turns, held };
    if (turns + held === 0 && options.remote !== undefined) return { json, ...noneOf(options.remote) };
    const waiting = held > 0 ? `; ${held} wait on, as a wider pause stands: lithify fleet status tells which` : "";
    return { json, words: `a turn now for ${counted(turns, "workspace")}${waiting}` };
  },
};

const wrong = (message: string, hint: string): UsageError => new UsageError("USAGE", message, hint);

async function named(options: FleetOptions, { cwd, readStdin }: Surroundings): Promise<Wanted[]> {
  const { remote, from, group = "", key = DEFAULT_KEY } = options;
  if ((remote === undefined) === (from === undefined))
    throw wrong("fleet add takes a remote or a list of them", "lithify fleet add REMOTE, or --from FILE");
  if (remote !== undefined) return [{ remote: checkedRemote(remote), group, key }];
  const list =
    from === "-" ? await readStdin(LARGEST_LIST_BYTES) : readNamedFile(resolve(cwd, from!), LARGEST_LIST_BYTES);
  if (list === undefined) throw wrong(`there is no file ${from}`, "a remote a line, or - for standard input");
  return readList(String(list), { group, key });
}

function chosen(settings: Settings, { remote, key }: FleetOptions): Scope {
  if (remote !== undefined && key !== undefined)
    throw wrong("a remote and --key exclude each other", "give one of them");
  if (key !== undefined) refuseUnknown(settings, { key, group: "" });
  return { remote: remote && checkedRemote(remote), key };
}

function jobsAtOnce({ concurrency = "2" }: FleetOptions): number {
  const jobs = Number(concurrency);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= 64) return jobs;
  throw wrong(`--concurrency ${concurrency}: a number from 1 to 64`, "each job is a process of its own");
}
