/**
 * How a fleet stands, for people, scripts and OpenMetrics: what waits, what failed and why, what was spent, who works. The queue's
 * counts are those of pg-boss's last look, ten seconds ago at most while a worker runs.
 */
import { daysOf } from "../calendar/week.ts";
import { DEAD, type Fleet, QUEUE } from "./database.ts";

export interface FleetReport {
  readonly workspaces: number;
  /** Never had a turn that ended. */
  readonly fresh: number;
  readonly queue: { readonly ready: number; readonly deferred: number; readonly active: number };
  readonly oldestDue: { readonly remote: string; readonly week: string } | null;
  /** Workspaces whose last turn did not end well, by its code. */
  readonly failing: Readonly<Record<string, number>>;
  readonly turns: Readonly<Record<string, number>>;
  readonly paused: readonly { readonly scope: string; readonly because: string; readonly since: string }[];
  readonly dead: readonly {
    readonly remote: string;
    readonly code: string;
    readonly because: string;
    readonly at: string;
  }[];
  readonly workers: readonly {
    readonly name: string;
    readonly host: string;
    readonly jobs: number;
    readonly heartbeat: string;
  }[];
  /** Of this month, what is reserved and not settled included. The largest workspaces alone. */
  readonly spent: readonly {
    readonly scope: string;
    readonly requests: number;
    readonly tokens: number;
    readonly usd: number;
  }[];
}

/** So many workspaces are named one by one. */
const MOST_NAMED = 1_000;

export async function readFleet({ boss, rows }: Fleet): Promise<FleetReport> {
  const [[counts], queue, oldest, failing, turns, paused, dead, instances, spent] = await Promise.all([
    rows<{ workspaces: number; fresh: number }>(
      "select count(*)::int as workspaces, (count(*) filter (where ended is null))::int as fresh from lithify_fleet.workspace",
    ),
    boss.getQueue(QUEUE),
    rows<{ remote: string; week: string }>(
      "select remote, oldest_due as week from lithify_fleet.workspace where oldest_due is not null order by 2, 1 limit 1",
    ),
    rows<{ code: string; n: number }>(
      "select code, count(*)::int as n from lithify_fleet.workspace where code <> 'OK' group by 1 order by 1",
    ),
    rows<{ code: string; n: number }>("select code, jobs::int as n from lithify_fleet.tally order by 1"),
    rows<{ scope: string; because: string; since: Date }>(
      "select coalesce('workspace:' || w.remote, scope) as scope, h.because, since from lithify_fleet.hold h left join lithify_fleet.workspace w on scope = 'workspace:' || w.id order by 1",
    ),
    boss.findJobs<{ workspace: string }>(DEAD, { queued: true, limit: MOST_NAMED }),
    boss.getInstances(),
    rows<{ scope: string; requests: number; tokens: number; usd: number }>(
      `select coalesce('workspace:' || w.remote, scope) as scope, requests::int, tokens::float8, usd from lithify_fleet.spend
         left join lithify_fleet.workspace w on scope = 'workspace:' || w.id
         where period = to_char(now() at time zone 'UTC', 'YYYY-MM') order by tokens desc, 1 limit $1`,
      [MOST_NAMED],
    ),
  ]);
  const named = await rows<{ id: string; remote: string }>(
    "select id, remote from lithify_fleet.workspace where id = any($1)",
    [dead.map(({ data }) => data.workspace)],
  );
  const remotes = new Map(named.map(({ id, remote }) => [id, remote]));
  const byCode = (list: readonly { code: string; n: number }[]) =>
    Object.fromEntries(list.map(({ code, n }) => [code, n]));
  return {
    ...counts!,
    queue: { ready: queue?.readyCount ?? 0, deferred: queue?.deferredCount ?? 0, active: queue?.activeCount ?? 0 },
    oldestDue: oldest[0] ?? null,
    failing: byCode(failing),
    turns: byCode(turns),
    paused: paused.map(({ since, ...hold }) => ({ ...hold, since: since.toISOString() })),
    dead: dead.map(({ data, sourceOutput, createdOn }) => {
      const { code = "LOST", because = "its workers died" } = (sourceOutput ?? {}) as {
        code?: string;
        because?: string;
      };
      return { remote: remotes.get(data.workspace) ?? data.workspace, code, because, at: createdOn.toISOString() };
    }),
    workers: instances
      .filter(({ live }) => live)
      .map(({ name, host, workers, heartbeatOn }) => ({
        ...{ name: name ?? host, host, heartbeat: heartbeatOn.toISOString() },
        jobs: workers.filter(({ queue: of }) => of === QUEUE).reduce((sum, { active }) => sum + active, 0),
      })),
    spent,
  };
}

export function fleetLines(report: FleetReport): string {
  const { workspaces, fresh, queue, oldestDue, failing, paused, dead, workers, spent } = report;
  const whole = spent.find(({ scope }) => scope === "fleet");
  return [
    `${workspaces} workspaces${fresh > 0 ? `, ${fresh} of them without a turn so far` : ""}; ${workers.length} workers`,
    `jobs: ${queue.active} running, ${queue.ready} ready, ${queue.deferred} for later`,
    ...(oldestDue ? [`oldest due week: ${oldestDue.week} of ${oldestDue.remote}`] : []),
    ...(whole ? [`this month: ${whole.requests} requests, ${whole.tokens} tokens, ${whole.usd.toFixed(2)} USD`] : []),
    ...Object.entries(failing).map(([code, n]) => `${code}: ${n} workspaces`),
    ...paused.map(({ scope, because, since }) => `paused since ${since}: ${scope}, ${because}`),
    ...dead.map(({ remote, code, because }) => `waits for you: ${remote}, ${code} ${because}`),
    ...(paused.length + dead.length > 0 ? ["lithify fleet retry takes them up again"] : []),
  ].join("\n");
}

/** @returns an OpenMetrics exposition */
export function metricsText(report: FleetReport, nowMs: number): string {
  const { queue, oldestDue, spent } = report;
  const sunday = oldestDue === null ? undefined : Date.parse(daysOf(oldestDue.week)[6]) + 86_400_000;
  const of = (counts: Readonly<Record<string, number>>): Sample[] =>
    Object.entries(counts).map(([code, n]) => [{ code }, n]);
  const families: readonly Family[] = [
    ["workspaces", "gauge", "in the fleet", [[{}, report.workspaces]]],
    ["jobs", "gauge", "in the queue", Object.entries(queue).map(([state, n]) => [{ state }, n])],
    [
      "oldest_due_week_age_seconds",
      "gauge",
      "since the end of the oldest week that a turn left due",
      [[{}, sunday === undefined ? 0 : Math.max(0, (nowMs - sunday) / 1_000)]],
    ],
    ["failing_workspaces", "gauge", "whose last turn did not end well", of(report.failing)],
    ["turns", "counter", "that ended, by code", of(report.turns)],
    ["dead_jobs", "gauge", "that wait for a person", [[{}, report.dead.length]]],
    ["paused", "gauge", "scopes that are paused", report.paused.map(({ scope }) => [{ scope }, 1])],
    ["month_requests", "gauge", "of this month", spent.map(({ scope, requests }) => [{ scope }, requests])],
    [
      "month_tokens",
      "gauge",
      "of this month, reserved ones included",
      spent.map(({ scope, tokens }) => [{ scope }, tokens]),
    ],
    [
      "month_cost_usd",
      "gauge",
      "of this month, reserved ones included",
      spent.map(({ scope, usd }) => [{ scope }, usd]),
    ],
    [
      "worker_heartbeat_timestamp_seconds",
      "gauge",
      "of each live worker",
      report.workers.map(({ name, heartbeat }) => [{ worker: name }, Date.parse(heartbeat) / 1_000]),
    ],
  ];
  return `${families.flatMap(printed).join("\n")}\n# EOF\n`;
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];
type Family = readonly [name: string, type: "gauge" | "counter", help: string, samples: readonly Sample[]];

function printed([name, type, help, samples]: Family): string[] {
  const whole = `lithify_fleet_${name}`;
  const escaped = (text: string): string =>
    text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
  const line = ([labels, value]: Sample): string => {
    const told = Object.entries(labels)
      .map(([label, text]) => `${label}="${escaped(text)}"`)
      .join(",");
    return `${whole}${type === "counter" ? "_total" : ""}${told && `{${told}}`} ${value}`;
  };
  return [`# TYPE ${whole} ${type}`, `# HELP ${whole} ${help}`, ...samples.map(line)];
}
