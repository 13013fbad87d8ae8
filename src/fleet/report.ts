/**
 * How a fleet stands, for people, scripts and OpenMetrics: what waits, what failed and why, what was spent, who works. Jobs are counted
 * as they stand: pg-boss's own counts are made by workers, and where none runs they tell of a queue that was.
 */

import { daysOf } from "../calendar/week.ts";
import { counted } from "../report/counted.ts";
import { DEAD, type Fleet, QUEUE } from "./database.ts";

type Counts = Readonly<Record<string, number>>;
interface Spent {
  readonly scope: string;
  readonly requests: number;
  readonly tokens: number;
  readonly usd: number;
}

export interface FleetReport {
  readonly queue: Counts;
  readonly workspaces: number;
  /** Never had a turn that ended. */
  readonly fresh: number;
  readonly oldestDue: { readonly remote: string; readonly week: string } | null;
  /** Workspaces whose last turn did not end well, by its code. */
  readonly failing: Counts;
  readonly turns: Counts;
  readonly paused: readonly { readonly scope: string; readonly because: string; readonly since: string }[];
  /** Of this month, what is reserved and not settled included; of the workspaces those that spent most. */
  readonly spent: readonly Spent[];
  /** Wait for a person; nobody does for one that was taken out of the fleet while its last turn ran. */
  readonly dead: readonly { readonly remote: string; readonly code: string; readonly because: string }[];
  readonly workers: readonly {
    readonly name: string;
    readonly host: string;
    readonly jobs: number;
    readonly beat: Date;
  }[];
}

/** So many are named one by one. */
const MOST_NAMED = 1_000;

const COUNTED = `
with named as (select 'workspace:' || id as scope, 'workspace:' || remote as told from lithify_fleet.workspace)
select json_build_object(
  'queue', (select json_build_object('ready', count(*) filter (where state < 'active' and start_after <= now()),
    'deferred', count(*) filter (where state < 'active' and start_after > now()), 'active', count(*) filter (where state = 'active'))
    from lithify_queue.job where name = '${QUEUE}' and state <= 'active'),
  'dead', (select coalesce(json_agg(d), '[]') from (select remote,
      coalesce(source_output->>'code', 'LOST') as code, coalesce(source_output->>'because', 'its workers died') as because
    from lithify_queue.job join lithify_fleet.workspace w on w.id = data->>'workspace'
    where name = '${DEAD}' and state < 'active' order by created_on limit ${MOST_NAMED}) as d),
  'workspaces', (select count(*) from lithify_fleet.workspace),
  'fresh', (select count(*) from lithify_fleet.workspace where ended is null),
  'oldestDue', (select json_build_object('remote', remote, 'week', oldest_due) from lithify_fleet.workspace
    where oldest_due is not null order by oldest_due, remote limit 1),
  'failing', (select coalesce(json_object_agg(code, n), '{}') from
    (select code, count(*) as n from lithify_fleet.workspace where code <> 'OK' group by 1) as f),
  'turns', (select coalesce(json_object_agg(code, jobs), '{}') from lithify_fleet.tally),
  'paused', (select coalesce(json_agg(h), '[]') from (select coalesce(told, scope) as scope, because, since
    from lithify_fleet.hold left join named using (scope) order by 1 limit ${MOST_NAMED}) as h),
  'spent', (select coalesce(json_agg(s), '[]') from (select coalesce(told, scope) as scope, requests, tokens, usd
    from lithify_fleet.spend left join named using (scope)
    where period = to_char(now() at time zone 'UTC', 'YYYY-MM') order by tokens desc, 1 limit ${MOST_NAMED}) as s)
) as counted`;

export async function readFleet({ boss, rows }: Fleet): Promise<FleetReport> {
  const counting = rows<{ counted: Omit<FleetReport, "workers"> }>(COUNTED);
  const [[first], instances] = await Promise.all([counting, boss.getInstances()]);
  return {
    ...first!.counted,
    workers: instances.flatMap(({ live, name, host, workers, heartbeatOn: beat }) =>
      live ? [{ name: name ?? host, host, jobs: workers.reduce((sum, { active: jobs }) => sum + jobs, 0), beat }] : [],
    ),
  };
}

export function fleetLines(report: FleetReport): string {
  const { workspaces, fresh, queue, oldestDue, failing, paused, dead, workers, spent } = report;
  const whole = spent.find(({ scope }) => scope === "fleet");
  return [
    `${counted(workspaces, "workspace")}${fresh > 0 ? `, ${fresh} of them without a turn so far` : ""}; ${counted(workers.length, "worker")}`,
    `jobs: ${queue.active} running, ${queue.ready} ready, ${queue.deferred} for later`,
    ...(oldestDue ? [`oldest due week: ${oldestDue.week} of ${oldestDue.remote}`] : []),
    ...(whole ? [`this month: ${whole.requests} requests, ${whole.tokens} tokens, ${whole.usd.toFixed(2)} USD`] : []),
    ...Object.entries(failing).map(([code, n]) => `${code}: ${counted(n, "workspace")}`),
    ...paused.map(({ scope, because, since }) => `paused since ${since}: ${scope}, ${because}`),
    ...dead.map(({ remote, code, because }) => `waits for you: ${remote}, ${code} ${because}`),
    ...(paused.length + dead.length > 0 ? ["lithify fleet retry takes them up again"] : []),
  ].join("\n");
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** @returns an OpenMetrics exposition; docs/operations.md says what each tells */
export function metricsText({ queue, oldestDue, spent, ...report }: FleetReport, nowMs: number): string {
  const by = (label: string, counts: Counts): Sample[] => Object.entries(counts).map(([of, n]) => [{ [label]: of }, n]);
  const ofMonth = (pick: (one: Spent) => number): Sample[] => spent.map((one) => [{ scope: one.scope }, pick(one)]);
  const dueSince = oldestDue === null ? nowMs : Date.parse(daysOf(oldestDue.week)[6]) + 86_400_000;
  const gauges: Readonly<Record<string, readonly Sample[]>> = {
    workspaces: [[{}, report.workspaces]],
    jobs: by("state", queue),
    oldest_due_week_age_seconds: [[{}, Math.max(0, (nowMs - dueSince) / 1_000)]],
    failing_workspaces: by("code", report.failing),
    dead_jobs: [[{}, report.dead.length]],
    paused: report.paused.map(({ scope }) => [{ scope }, 1]),
    month_requests: ofMonth(({ requests }) => requests),
    month_tokens: ofMonth(({ tokens }) => tokens),
    month_cost_usd: ofMonth(({ usd }) => usd),
    worker_heartbeat_seconds: report.workers.map(({ name, beat }) => [{ worker: name }, beat.getTime() / 1_000]),
  };
  const printed = (name: string, type: string, samples: readonly Sample[], ending = ""): string[] => [
    `# TYPE lithify_fleet_${name} ${type}`,
    ...samples.map(([labels, value]) => `lithify_fleet_${name}${ending}${labelled(labels)} ${value}`),
  ];
  const lines = [
    ...Object.entries(gauges).flatMap(([name, samples]) => printed(name, "gauge", samples)),
    ...printed("turns", "counter", by("code", report.turns), "_total"),
  ];
  return `${lines.join("\n")}\n# EOF\n`;
}

/** JSON escapes a line's end, a quote and a backslash as OpenMetrics does. */
const labelled = (labels: Readonly<Record<string, string>>): string =>
  Object.entries(labels)
    .map(([name, text]) => `{${name}=${JSON.stringify(text)}}`)
    .join("");
