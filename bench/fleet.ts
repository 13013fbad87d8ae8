/**
 * A fleet at work: many workspaces, a scripted model that takes its time, one worker and two. How fast against the ideal, where a turn's
 * time goes beside the model's, and what the database has to do. By hand, as it takes minutes.
 * Usage: npm run bench:fleet [-- --workspaces 100] [--weeks 2] [--latency 2000] [--concurrency 4] [--workers 1,2] [--schedules 10000]
 */
import fs from "node:fs";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fleetWorld, type World } from "../test/support/fleet-world.ts";

const told = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const named = (name: string, otherwise: number): number => Number(told(name) ?? otherwise);
const workspaces = named("workspaces", 100);
const weeks = named("weeks", 2);
const latencyMs = named("latency", 2_000);
const concurrency = named("concurrency", 4);
const schedules = named("schedules", 10_000);

/** Seconds of processor time that a process has had, with those of its children that have ended. */
function processorSeconds(pid: number): number {
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / 100;
}

/** What the database did so far: transactions, and milliseconds in statements. */
function load(world: World): { commits: number; ms: number } {
  const sql = "select xact_commit, active_time from pg_stat_database where datname = current_database()";
  const [commits, ms] = world.postgres.query(world.database, sql).split("|");
  return { commits: Number(commits), ms: Number(ms) };
}

async function atWork(workers: number): Promise<void> {
  await using world = await fleetWorld();
  world.settings("weeksPerJob: 4\n");
  world.latencyMs = latencyMs;
  for (let i = 0; i < workspaces; i++) {
    fs.appendFileSync(`${world.base}/list`, `${world.remote(`w${i}`, weeks)}\n`);
  }
  await world.lithify(["fleet", "add", "--from", `${world.base}/list`]);
  const before = load(world);
  const begun = performance.now();
  const running = Array.from({ length: workers }, () => world.work(concurrency));
  const ended = () =>
    running.flatMap(({ said }) => [...said().matchAll(/ done .*seconds=([\d.]+)/g)].map(([, took]) => Number(took)));
  await world.until("all are done", () => ended().length === workspaces, 3_600_000);
  const seconds = (performance.now() - begun) / 1_000;
  await sleep(1_500);
  const after = load(world);
  const turns = ended();
  const inTurns = turns.reduce((sum, took) => sum + took, 0);
  const processor = running.reduce((sum, { child }) => sum + processorSeconds(child.pid!), 0);
  const ideal = (workspaces * weeks * latencyMs) / 1_000 / (workers * concurrency);
  const share = 1 - (workspaces * weeks * latencyMs) / 1_000 / inTurns;
  console.log(
    [
      `${workers} × ${concurrency}: ${seconds.toFixed(1)} s, ideal ${ideal.toFixed(1)} s (${Math.round((100 * ideal) / seconds)} %)`,
      `${turns.length} turns of ${(inTurns / turns.length).toFixed(2)} s, ${Math.round(100 * share)} % outside of the model`,
      `${(processor / turns.length).toFixed(2)} s of a processor a turn`,
      `database: ${((after.commits - before.commits) / turns.length).toFixed(0)} transactions, ${((after.ms - before.ms) / turns.length).toFixed(0)} ms a turn`,
      `${world.asked.length} requests`,
    ].join("; "),
  );
}

/** What a worker without work costs beside so many schedules. */
async function idle(): Promise<void> {
  await using world = await fleetWorld();
  await world.lithify(["fleet", "status"]);
  for (const count of [0, schedules]) {
    world.postgres.query(
      world.database,
      `insert into lithify_queue.schedule (name, key, kind, cron, timezone, data, options)
         select 'compact', 'k' || n, 'cron', (n % 60) || ' ' || (n / 60 % 24) || ' * 1 *', 'UTC', '{}', '{}' from generate_series(1, ${count}) as n`,
    );
    const worker = world.work(2);
    await world.until("it works", () => /started/.test(worker.said()));
    await sleep(5_000);
    const [before, base] = [processorSeconds(worker.child.pid!), load(world)];
    await sleep(60_000);
    const [used, done] = [processorSeconds(worker.child.pid!) - before, load(world)];
    console.log(
      `idle beside ${count} schedules, a minute: ${used.toFixed(2)} s of a processor; database: ${done.commits - base.commits} transactions, ${Math.round(done.ms - base.ms)} ms`,
    );
    worker.child.kill("SIGTERM");
    await worker.ended;
  }
}

console.log(
  `${workspaces} workspaces of ${weeks} weeks, a model that takes ${latencyMs} ms, ${os.availableParallelism()} processors, load ${os.loadavg()[0]!.toFixed(1)}`,
);
for (const workers of (told("workers") ?? "1,2").split(",")) await atWork(Number(workers));
if (schedules > 0) await idle();
