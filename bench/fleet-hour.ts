/**
 * An hour of a fleet under faults: workspaces made from the corpus, people who push all the while, three worker processes, and a model,
 * a database and remotes that fail. Then everything comes to rest, and each remote's memory folder is held against that of a run
 * which nobody disturbed; every answer that was paid for is counted. Writes in a temporary folder only.
 * Usage: npm run soak:fleet [-- --minutes 60] [--workspaces 50] [--seed 1] [--keep, and where it lies]
 */
import fs from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fleetWorld } from "../test/support/fleet-world.ts";
import { BIN } from "../test/support/run-lithify.ts";
import { GIT_TEST_ENVIRONMENT } from "../test/support/test-folder.ts";
import { judged } from "./hour/bills.ts";
import { befall, machinesOf } from "./hour/faults.ts";
import { startHourModel } from "./hour/model.ts";
import { type Hour, makePlaces, type Place, pushAll } from "./hour/places.ts";
import { calmly, differing, memoryAt } from "./hour/undisturbed.ts";

const named = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const minutes = named("minutes", 60);
const count = named("workspaces", 50);
const seed = named("seed", 1);
const MACHINES = 3;
const CONCURRENCY = 3;
const LEASE_SECONDS = 15;
const WEEKS_PER_JOB = 4;
const LONGEST_REST_MS = 15 * 60_000;

const startedMs = Date.now();
const say = (text: string): void =>
  console.log(`${((Date.now() - startedMs) / 60_000).toFixed(1).padStart(5)} min  ${text}`);
const counts: Record<string, number> = {};

await using world = await fleetWorld();
using model = await startHourModel((draw) => 1_000 + draw * 3_000);
const { git, base } = world;
const hour: Hour = {
  ...{ world, model, minutes, seed },
  calm: calmly(BIN, base, `http://127.0.0.1:${model.port}/calm/v1`, {
    PATH: process.env.PATH,
    ...GIT_TEST_ENVIRONMENT,
  }),
  tally: (what) => {
    counts[what] = (counts[what] ?? 0) + 1;
  },
};

say(
  `${count} workspaces from the corpus, ${MACHINES} workers of ${CONCURRENCY} jobs, ${minutes} minutes, seed ${seed}; ${os.availableParallelism()} processors, load ${os.loadavg()[0]!.toFixed(1)}`,
);
const { places, keys } = makePlaces(hour, count);
world.settings(
  [
    'schedule: "*/3 * * * *"',
    ...[`weeksPerJob: ${WEEKS_PER_JOB}`, `leaseSeconds: ${LEASE_SECONDS}`, "retrySeconds: 2", "retries: 30"],
    'author: { name: fleet, email: "fleet@example.org" }',
    "keys:",
    ...keys,
  ].join("\n"),
);
const addAll = async (): Promise<void> => {
  for (const { remote, name } of places) {
    const { code, stderr } = await world.lithify(["fleet", "add", remote, "--key", name]);
    if (code !== 0) throw new Error(stderr);
  }
};
await addAll();
const beganMs = Date.now();
const untilMs = beganMs + minutes * 60_000;
const machines = machinesOf(hour, MACHINES, CONCURRENCY);
const loads: number[] = [];
const looking = setInterval(() => loads.push(os.loadavg()[0]!), 15_000);
const telling = setInterval(() => say(`${model.bills.length} answers; ${JSON.stringify(counts)}`), 300_000);
const isHour = (): boolean => Date.now() < untilMs;
const [deaths] = await Promise.all([
  befall(hour, places, machines, { untilMs, leaseSeconds: LEASE_SECONDS }),
  pushAll(hour, places, beganMs),
  followInTheMeantime(),
]);
clearInterval(telling);
say("the last push is made and the last fault is over");

await comeToRest();
clearInterval(looking);
const status = await world.status();
for (const { worker } of machines) {
  worker.child.kill("SIGTERM");
  await worker.ended;
}
for (const { undisturbed } of places) await undisturbed.follow();
const faults = [...compareTrees(), ...(await compareWeeks()), ...countBills()];
say(`faults: ${JSON.stringify(counts)}; of the model: ${JSON.stringify(model.misbehaved)}`);
say(
  `turns: ${JSON.stringify(status.turns)}; ${status.dead.length} wait for a person; load ${(loads.reduce((a, b) => a + b, 0) / Math.max(1, loads.length)).toFixed(1)} on average`,
);
say(faults.length === 0 ? "NOTHING is lost, and nothing is there twice" : `${faults.length} FAULTS`);
for (const fault of faults) say(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
if (process.argv.includes("--keep")) {
  await world.postgres[Symbol.asyncDispose]();
  say(`kept: ${base}`);
  process.exit();
}

/** The undisturbed runs go beside, since all of them afterwards would take long. */
async function followInTheMeantime(): Promise<void> {
  while (isHour())
    for (const { remote, undisturbed } of places) {
      // A remote may be gone for a while: it is followed the next time.
      if (isHour() && fs.existsSync(remote)) await undisturbed.follow().catch(() => {});
      await sleep(200);
    }
}

/** Everybody has turns until the last of each has ended well. */
async function comeToRest(): Promise<void> {
  const begun = Date.now();
  const since = world.postgres.query(world.database, "select now()");
  const unsettled = (): string =>
    world.postgres.query(
      world.database,
      `select string_agg(remote || ' ' || coalesce(code, '-') || ' ' || coalesce(because, ''), E'\\n') from lithify_fleet.workspace
         where ended is null or ended < '${since}' or code <> 'OK'`,
    );
  await addAll();
  for (let rounds = 0; unsettled() !== "" && Date.now() - begun < LONGEST_REST_MS; rounds += 1) {
    if (rounds % 4 === 3) await world.lithify(["fleet", "retry"]);
    await sleep(10_000);
  }
  await world.until("nothing is at work", async () => (await world.status()).queue.active === 0, 120_000);
  say(`at rest after ${((Date.now() - begun) / 1_000).toFixed(0)} s ${unsettled()}`);
}

function compareTrees(): string[] {
  const sum = (of: (place: Place) => number): number => places.reduce((so, place) => so + of(place), 0);
  const apart = places.flatMap(({ name, remote, undisturbed }) => {
    const paths = differing(memoryAt(git, remote, "main"), undisturbed.memory());
    return paths.length > 0 ? [`APART ${name}: ${paths.join(", ")}`] : [];
  });
  const onTheWay = places.flatMap(({ name, undisturbed }) => undisturbed.apart.map((line) => `APART ${name} ${line}`));
  const files = sum(({ remote }) => memoryAt(git, remote, "main").size);
  say(
    `TREES: ${count - apart.length} of ${count} are those of their undisturbed run; ${files} files byte by byte, all of memory/ but .lithify-id`,
  );
  say(
    `ON THE WAY: the same after each of ${sum(({ undisturbed }) => undisturbed.counts.commits)} commits of the fleet, between ${sum(({ undisturbed }) => undisturbed.counts.pushes)} pushes of people, but for ${onTheWay.length}`,
  );
  return [...apart, ...onTheWay];
}

/** A fresh clone of each has no week that is not compacted, and nothing that lint calls wrong. */
async function compareWeeks(): Promise<string[]> {
  const faults: string[] = [];
  let weeks = 0;
  for (const { name, remote } of places) {
    const clone = join(base, "checks", name);
    git(base, "clone", "-q", remote, clone);
    const state = JSON.parse(await hour.calm(clone, "status", "--json")) as {
      weeks: { week: string; state: string }[];
    };
    weeks += state.weeks.length;
    for (const one of state.weeks) if (one.state !== "compacted") faults.push(`LOST ${name} ${one.week}: ${one.state}`);
    await hour.calm(clone, "lint", "--json").catch(({ stdout }: { stdout?: string }) => {
      faults.push(`LINT ${name}: ${stdout?.slice(0, 300)}`);
    });
  }
  say(`WEEKS: ${weeks}, ${faults.length} faults in them`);
  return faults;
}

function countBills(): string[] {
  const { bills } = model;
  const { weekBills, contents, requests, anew, twice, unexplained } = judged(bills, deaths);
  const committed = places.reduce((so, { undisturbed }) => so + undisturbed.counts.weeks, 0);
  say(
    `BILLS: ${bills.length} answers (${bills.filter(({ unheard }) => unheard).length} to nobody), ${weekBills} of them for weeks of ${contents} different contents, ${committed} weeks in commits; ${anew} contents with other memories beside them the second time`,
  );
  say(`TWICE: ${bills.length - requests} of ${bills.length} ${JSON.stringify(twice)}`);
  return unexplained.map((line) => `PAID TWICE ${line}`);
}
