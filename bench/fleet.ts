/**
 * A fleet at work: many workspaces, a scripted model that takes its time, one worker, then two. How fast against the ideal, where a turn's
 * time goes beside the model's, and what the database has to do. By hand, as it takes minutes.
 * Usage: npm run bench:fleet [-- --workspaces 100] [--weeks 2] [--latency 2000] [--concurrency 4] [--workers 1,2] [--schedules 10000]
 */
import fs from "node:fs";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fleetWorld, type Worker, type World } from "../test/support/fleet-world.ts";

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

/** Seconds of processor time that a process has had: its own, and of its children that have ended. */
function processorSeconds(pid: number): { own: number; children: number } {
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  const sum = (...at: number[]): number => at.reduce((total, one) => total + Number(fields[one]), 0) / 100;
  return { own: sum(11, 12), children: sum(13, 14) };
}

/** What the database did so far: transactions, and milliseconds in statements. */
function load(world: World): { commits: number; ms: number } {
  const sql = "select xact_commit, active_time from pg_stat_database where datname = current_database()";
  const [commits, ms] = world.postgres.query(world.database, sql).split("|");
  return { commits: Number(commits), ms: Number(ms) };
}

/** One fleet to its end, joined by more workers as it goes: each number of them does its share of the workspaces. */
async function atWork(counts: readonly number[]): Promise<void> {
  await using world = await fleetWorld();
  world.settings("weeksPerJob: 4\n");
  world.latencyMs = latencyMs;
  for (let i = 0; i < workspaces; i++) {
    fs.appendFileSync(`${world.base}/list`, `${world.remote(`w${i}`, weeks)}\n`);
  }
  const added = performance.now();
  await world.lithify(["fleet", "add", "--from", `${world.base}/list`]);
  console.log(`added in ${((performance.now() - added) / 1_000).toFixed(1)} s`);
  const running: Worker[] = [];
  const ended = () =>
    running.flatMap(({ said }) => [...said().matchAll(/ done .*seconds=([\d.]+)/g)].map(([, took]) => Number(took)));
  const soFar = () => {
    const used = running.map(({ child }) => processorSeconds(child.pid!));
    const sum = (which: "own" | "children") => used.reduce((total, one) => total + one[which], 0);
    const took = ended();
    return {
      ...{ at: performance.now() / 1_000, turns: took.length, inTurns: took.reduce((total, one) => total + one, 0) },
      ...{ own: sum("own"), children: sum("children"), database: load(world) },
    };
  };
  const all = counts.reduce((sum, count) => sum + count, 0);
  let share = 0;
  for (const count of counts) {
    share += count / all;
    while (running.length < count) running.push(world.work(concurrency));
    // So that a worker's own start is not counted in its turns.
    await world.until("all have started", () => running.every(({ said }) => / started /.test(said())));
    const before = soFar();
    await world.until("its share is done", () => ended().length >= Math.round(workspaces * share), 3_600_000);
    const after = soFar();
    const [seconds, turns] = [after.at - before.at, after.turns - before.turns];
    const perMinute = (60 * turns) / seconds;
    const ideal = (60_000 * count * concurrency) / (weeks * latencyMs);
    const outside = 1 - (turns * weeks * latencyMs) / 1_000 / (after.inTurns - before.inTurns);
    const each = (what: number): string => (what / turns).toFixed(2);
    console.log(
      [
        `${count} × ${concurrency}: ${turns} turns in ${seconds.toFixed(0)} s, ${perMinute.toFixed(0)} a minute, ideal ${ideal.toFixed(0)} (${Math.round((100 * perMinute) / ideal)} %)`,
        `a turn ${each(after.inTurns - before.inTurns)} s, ${Math.round(100 * outside)} % outside of the model`,
        `processor a turn: worker ${each(after.own - before.own)} s, its children ${each(after.children - before.children)} s`,
        `database a turn: ${each(after.database.commits - before.database.commits)} transactions, ${each(after.database.ms - before.database.ms)} ms`,
        `load ${os.loadavg()[0]!.toFixed(1)}`,
      ].join("; "),
    );
  }
  const done = new Set(world.asked.map(({ about }) => about)).size;
  console.log(`${world.asked.length} requests for ${done} weeks`);
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
    const [before, base] = [processorSeconds(worker.child.pid!).own, load(world)];
    await sleep(60_000);
    const [used, done] = [processorSeconds(worker.child.pid!).own - before, load(world)];
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
await atWork((told("workers") ?? "1,2").split(",").map(Number));
if (schedules > 0) await idle();
