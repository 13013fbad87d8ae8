/**
 * Which workspaces a fleet looks after, when each has its turn, and which of them wait for a person. A workspace is its remote, however
 * that is spelled; where one is no address that may stand in a database, it is refused.
 */
import { hash } from "node:crypto";
import { tried, UsageError } from "../errors.ts";
import { DEAD, dropJobs, type Fleet, QUEUE, type Turn } from "./database.ts";
import type { Settings } from "./settings.ts";

export interface Wanted {
  readonly remote: string;
  readonly group: string;
  readonly key: string;
}

export const digestOf = (text: string): string => hash("sha256", text).slice(0, 16);

/** @param remote a checked one */
export const idOf = (remote: string): string => digestOf(placeOf(remote));

const PORTS: Readonly<Record<string, string>> = { ssh: "22", https: "443", http: "80", git: "9418" };
const PARTS = /^(\w+):\/\/(?:([^/@]*)@)?(\[[^\]/]*\]|[^/:]*)(?::(\d*))?(.*)$/u;

/**
 * What all spellings of a repository's address have in common: on a host the protocols lead to one place, `.git` may stand or not, and
 * the user `git` has no home of its own. The case of a path is left: some hosts tell it apart.
 */
function placeOf(remote: string): string {
  const [, scheme = "file", user = "", host = "", port = "", path = remote] =
    PARTS.exec(remote.replace(/^([^/:]+@[^/:]+):(\/?)/, (_, at, root) => `ssh://${at}/${root || "~/"}`)) ?? [];
  const isShared = user === "" || user === "git";
  const names = decoded(path)
    .split("/")
    .filter((name) => name !== "" && name !== "." && !(isShared && name === "~"));
  const at = `${isShared ? "" : `${user}@`}${host.toLowerCase()}${port === PORTS[scheme] || port === "" ? "" : `:${port}`}`;
  return `${at}/${names.join("/").replace(/\/?\.git$/, "")}`;
}

const decoded = (path: string): string => tried(() => decodeURIComponent(path), path);

const ADDRESS = /^(?:(?:https?|ssh|git|file):\/\/[^\s-]\S*|\/\S.*|[\w.-]+@[\w.-]+:\S+)$/u;

/** @throws {UsageError} BAD_REMOTE */
export function checkedRemote(text: string): string {
  const remote = text.trim().replace(/\/+$/, "");
  const bad = (why: string, hint: string): never => {
    throw new UsageError("BAD_REMOTE", `${JSON.stringify(remote.replace(/\/\/[^/@]*@/, "//…@"))} ${why}`, hint);
  };
  if (!ADDRESS.test(remote) || /\p{Cc}/u.test(remote))
    return bad("is no address of a repository", "https://…, ssh://…, git@host:path, or an absolute path");
  if (/^https?:\/\/[^/]*@|^\w+:\/\/[^/@]*:[^/@]*@/.test(remote))
    return bad(
      "has a name or password in it",
      "leave it out: git's own credential helper, or an SSH key, gives it to the worker",
    );
  return remote;
}

/** A line each: remote, group, key; `#` begins a remark. @throws {UsageError} that names the line */
export const readList = (text: string, otherwise: Omit<Wanted, "remote">): Wanted[] =>
  text.split("\n").flatMap((line, i) => {
    const [remote, group = otherwise.group, key = otherwise.key, more] = line
      .replace(/(?:^|\s)#.*/, "")
      .trim()
      .split(/\s+/);
    if (!remote) return [];
    if (more !== undefined)
      throw new UsageError("USAGE", `line ${i + 1} has more than remote, group and key`, "one workspace a line");
    return [{ remote: checkedRemote(remote), group, key }];
  });

/** Registered, scheduled, and given its first turn, all or nothing; one that is there gets what is told now. @returns how many are new */
export async function addAll(
  { boss, atOnce }: Fleet,
  wanted: readonly Wanted[],
  { schedule, timezone }: Settings,
): Promise<number> {
  let added = 0;
  for (const { remote, group, key } of wanted) {
    const workspace = idOf(remote);
    await atOnce(async (db) => {
      const { rows } = await db.executeSql(
        `insert into lithify_fleet.workspace as w (id, remote, team, key) values ($1, $2, $3, $4)
         on conflict (id) do update set remote = excluded.remote, team = excluded.team, key = excluded.key returning (xmax = 0) as fresh`,
        [workspace, remote, group, key],
      );
      const cron = schedule === "daily" ? minuteOf(workspace) : schedule;
      const once = { key: workspace, singletonKey: workspace, tz: timezone, missed: "once", db } as const;
      await boss.schedule(QUEUE, cron, { workspace }, once).catch((error: Error) => refusedTime(error, schedule));
      await boss.send(QUEUE, { workspace }, { singletonKey: workspace, db });
      if (rows[0]?.fresh) added += 1;
    });
  }
  return added;
}

/** What a time is, pg-boss alone knows; the database's own errors have a code. */
function refusedTime(error: Error, schedule: string): never {
  if ("code" in error) throw error;
  throw new UsageError(
    "BAD_CONFIG",
    `fleet.yaml: schedule: ${JSON.stringify(schedule)} is no time: ${error.message}`,
    "daily, or five fields of cron such as 30 3 * * *",
    error,
  );
}

/** Spread over the day, so that a fleet has no rush hour. */
function minuteOf(workspace: string): string {
  const minute = Number.parseInt(workspace.slice(0, 8), 16) % 1_440;
  return `${minute % 60} ${Math.floor(minute / 60)} * * *`;
}

/** @returns whether it was there; what runs now is finished */
export async function remove({ boss, atOnce }: Fleet, remote: string): Promise<boolean> {
  const workspace = idOf(remote);
  return atOnce(async (db) => {
    const { rows } = await db.executeSql("delete from lithify_fleet.workspace where id = $1 returning id", [workspace]);
    await db.executeSql("delete from lithify_fleet.hold where scope = $1", [`workspace:${workspace}`]);
    await db.executeSql("delete from lithify_fleet.request where workspace = $1", [workspace]);
    await boss.unschedule(QUEUE, workspace, { db });
    await dropJobs(boss, QUEUE, { key: workspace, queued: true, db });
    await dropJobs(boss, DEAD, { data: { workspace }, db });
    return rows.length > 0;
  });
}

/** What is paused or tried again: one workspace, all of a key, or the whole fleet. */
export interface Scope {
  readonly remote: string | undefined;
  readonly key: string | undefined;
}

export const scopeOf = ({ remote, key }: Scope): string =>
  remote !== undefined ? `workspace:${idOf(remote)}` : key !== undefined ? `key:${key}` : "fleet";

/** @returns whether there is anything of that name */
export const pause = async ({ rows }: Fleet, scope: Scope): Promise<boolean> =>
  (
    await rows(
      `with known as (select 1 where $2 or exists (select from lithify_fleet.workspace where 'workspace:' || id = $1)),
         held as (insert into lithify_fleet.hold (scope, because) select $1, 'paused by hand' from known on conflict do nothing)
       select from known`,
      [scopeOf(scope), scope.remote === undefined],
    )
  ).length > 0;

/**
 * Ends pauses and gives a turn at once: to one workspace, to all of a key, or without a scope to everybody who was paused, whose last
 * turn did not end well, or whose workers died until nobody tried again: of such turns no row tells.
 * @returns how many have a turn, and how many of those named wait on, as a pause of their own, their key or the fleet stands
 */
export async function retry({ boss, rows }: Fleet, scope: Scope): Promise<{ turns: number; held: number }> {
  const chosen = await rows<Turn & { held: boolean }>(
    `with ended as (delete from lithify_fleet.hold where $1 or scope = $2 returning scope)
     select id as workspace, exists (select from lithify_fleet.hold where not $1 and scope <> $2
         and scope in ('fleet', 'key:' || w.key, 'workspace:' || w.id)) as held
       from lithify_fleet.workspace w where $2 in ('workspace:' || id, 'key:' || key)
       or ($1 and (code <> 'OK' or id in (select data->>'workspace' from lithify_queue.job where name = '${DEAD}' and state < 'active')
         or exists (select from ended where scope in ('fleet', 'key:' || w.key, 'workspace:' || w.id))))`,
    [scope.remote === undefined && scope.key === undefined, scopeOf(scope)],
  );
  const free = chosen.filter(({ held }) => !held);
  for (const { workspace } of free) await boss.upsert(QUEUE, { workspace }, { singletonKey: workspace, startAfter: 0 });
  return { turns: free.length, held: chosen.length - free.length };
}
