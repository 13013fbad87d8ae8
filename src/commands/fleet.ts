/** `lithify fleet add|remove|work|status|retry|pause`: many workspaces on many machines, by a queue in PostgreSQL. */
import { statSync } from "node:fs";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { UsageError } from "../errors.ts";
import { type Fleet, NoDatabase, openFleet } from "../fleet/database.ts";
import { addAll, checkedRemote, pause, readList, remove, retry, scopeOf } from "../fleet/registry.ts";
import { fleetLines, readFleet } from "../fleet/report.ts";
import { DEFAULT_KEY, readSettings, refuseUnknown, type Settings } from "../fleet/settings.ts";
import { beatFile, work } from "../fleet/worker.ts";
import { meant } from "../nearest.ts";
import { readNamedFile } from "../store/disk/regular-file.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

const ACTIONS = ["add", "remove", "work", "status", "retry", "pause"] as const;
const LARGEST_LIST_BYTES = 64 * 1024 * 1024;
/** A worker that hangs for so long is started again. */
const SILENT_MS = 60_000;

export interface FleetOptions extends GlobalOptions {
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
  const action = ACTIONS.find((one) => one === (options.action ?? "status"));
  if (action === undefined)
    throw new UsageError(
      "USAGE",
      `fleet has no action ${JSON.stringify(options.action)}`,
      meant(options.action!, ACTIONS, `one of ${ACTIONS.join(", ")}`),
    );
  if (action === "status" && options.alive) return isAlive(surroundings) ? 0 : 1;
  const settings = await readSettings(surroundings.env);
  if (action === "work") return work(jobsAtOnce(options), settings, surroundings);
  const opened = await openFleet(settings, surroundings, false).catch((error: unknown) => {
    if (options.ready && error instanceof NoDatabase) return undefined;
    throw error;
  });
  if (opened === undefined) return 1;
  try {
    return await DO[action](opened, settings, options, surroundings);
  } finally {
    await opened.close();
  }
}

type Doing = (fleet: Fleet, settings: Settings, options: FleetOptions, surroundings: Surroundings) => Promise<number>;

const DO: Readonly<Record<Exclude<(typeof ACTIONS)[number], "work">, Doing>> = {
  add: async (opened, settings, options, { cwd, readStdin, print }) => {
    const { remote, from, group = "", key = DEFAULT_KEY } = options;
    if ((remote === undefined) === (from === undefined))
      throw new UsageError(
        "USAGE",
        "fleet add takes a remote or a list of them",
        "lithify fleet add REMOTE, or --from FILE",
      );
    const list = async (): Promise<string> =>
      String(
        from === "-"
          ? await readStdin(LARGEST_LIST_BYTES)
          : (readNamedFile(resolve(cwd, from!), LARGEST_LIST_BYTES) ?? noFile(from!)),
      );
    const wanted =
      remote === undefined ? readList(await list(), { group, key }) : [{ remote: checkedRemote(remote), group, key }];
    for (const one of wanted) refuseUnknown(settings, one);
    const added = await addAll(opened, wanted, settings);
    print(
      options.json
        ? JSON.stringify({ added, known: wanted.length - added })
        : `${added} added${added < wanted.length ? `, ${wanted.length - added} known already` : ""}`,
    );
    return 0;
  },
  remove: async (opened, _, options, { print }) => {
    const remote = checkedRemote(options.remote ?? nothingNamed("remove"));
    const removed = await remove(opened, remote);
    print(options.json ? JSON.stringify({ removed }) : removed ? `removed ${remote}` : `${remote} is not in the fleet`);
    return removed ? 0 : 1;
  },
  status: async (opened, _, { json, ready }, { print }) => {
    const report = await readFleet(opened);
    if (!ready) print(json ? JSON.stringify(report) : fleetLines(report));
    return ready && !report.workers.some(({ host }) => host === hostname()) ? 1 : 0;
  },
  pause: async (opened, settings, options, { print }) => {
    const scope = chosen(settings, options);
    await pause(opened, scope);
    print(
      options.json
        ? JSON.stringify({ paused: scopeOf(scope) })
        : `paused ${options.remote ?? scopeOf(scope)}; what runs is finished`,
    );
    return 0;
  },
  retry: async (opened, settings, options, { print }) => {
    const turns = await retry(opened, chosen(settings, options));
    print(options.json ? JSON.stringify({ turns }) : `${turns} workspaces have a turn now`);
    return 0;
  },
};

function chosen(
  settings: Settings,
  { remote, key }: FleetOptions,
): { remote: string | undefined; key: string | undefined } {
  if (remote !== undefined && key !== undefined)
    throw new UsageError("USAGE", "a remote and --key exclude each other", "give one of them");
  if (key !== undefined) refuseUnknown(settings, { key, group: "" });
  return { remote: remote && checkedRemote(remote), key };
}

function jobsAtOnce({ concurrency = "2" }: FleetOptions): number {
  const jobs = Number(concurrency);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= 64) return jobs;
  throw new UsageError(
    "USAGE",
    `--concurrency ${concurrency}: a number from 1 to 64`,
    "each job is a process of its own",
  );
}

function isAlive({ env, now }: Surroundings): boolean {
  const { mtimeMs } = statSync(beatFile(env), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return now().getTime() - mtimeMs < SILENT_MS;
}

const noFile = (path: string): never => {
  throw new UsageError("USAGE", `there is no file ${path}`, "a remote a line, or - for standard input");
};
const nothingNamed = (action: string): never => {
  throw new UsageError("USAGE", `fleet ${action} needs a remote`, `lithify fleet ${action} REMOTE`);
};
