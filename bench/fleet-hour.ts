/**
 * An hour of a fleet under faults: workspaces made from the corpus, people who push all the while, three worker processes, and a model,
 * a database and remotes that fail. Then everything comes to rest, and each remote's memory folder is held against that of a run
 * which nobody disturbed; every answer that was paid for is counted. Writes in a temporary folder only.
 * Usage: npm run soak:fleet [-- --minutes 60] [--workspaces 50] [--seed 1] [--keep]
 */
import fs from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fleetWorld, type Worker } from "../test/support/fleet-world.ts";
import { BIN } from "../test/support/run-lithify.ts";
import { GIT_TEST_ENVIRONMENT } from "../test/support/test-folder.ts";
import { type Bill, type Misbehaviour, startHourModel } from "./hour/model.ts";
import { type Change, edited, type Step, sourcesOfCorpus, stepsOf } from "./hour/people.ts";
import { calmly, differing, memoryAt, type Undisturbed, undisturbedOf } from "./hour/undisturbed.ts";

const named = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const minutes = named("minutes", 60);
const count = named("workspaces", 50);
const seed = named("seed", 1);
const WORKERS = 3;
const CONCURRENCY = 3;
const WEEKS_PER_JOB = 4;
const LEASE_SECONDS = 15;

/** Small, and the same everywhere. */
function drawing(from: number): () => number {
  let state = from;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const startedMs = Date.now();
const say = (text: string): void =>
  console.log(`${((Date.now() - startedMs) / 60_000).toFixed(1).padStart(5)} min  ${text}`);
const counts: Record<string, number> = {};
const tally = (what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

const world = await fleetWorld();
using model = await startHourModel((draw) => 1_000 + draw * 3_000);
const { git, base } = world;
const calm = calmly(BIN, base, `http://127.0.0.1:${model.port}/calm/v1`, {
  PATH: process.env.PATH,
  ...GIT_TEST_ENVIRONMENT,
});

interface Place {
  readonly name: string;
  readonly remote: string;
  readonly people: string;
  readonly undisturbed: Undisturbed;
  readonly steps: { readonly atMs: number; readonly step: Step }[];
  /** A hook that refuses, or a remote that is not there. */
  refusedUntilMs: number;
}

/** Each with a key of its own: by it the model knows who asks. */
function makePlaces(): Place[] {
  const sources = sourcesOfCorpus();
  const keys: string[] = [];
  const places = Array.from({ length: count }, (_, i) => {
    const name = `w${String(i).padStart(2, "0")}-${sources[i % sources.length]}`;
    const draw = drawing(seed * 1_000 + i);
    const [first, ...steps] = stepsOf(sources[i % sources.length]!, Math.floor(i / sources.length), draw);
    const remote = join(base, "remotes", `${name}.git`);
    const people = join(base, "people", name);
    const config = join(base, "keys", name);
    for (const folder of [remote, people, join(config, "lithify")]) fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(join(config, "lithify", "key"), `key-of-${name}`, { mode: 0o600 });
    fs.writeFileSync(
      join(config, "lithify", "config.yaml"),
      `model: { provider: openai, name: m, baseURL: "http://127.0.0.1:${model.port}/v1", apiKeyFile: key, timeoutSeconds: 20 }\n`,
    );
    keys.push(`  ${name}: { config: ${config} }`);
    git(remote, "init", "-q", "--bare", "-b", "main");
    git(people, "init", "-q", "-b", "main");
    git(people, "remote", "add", "origin", remote);
    const undisturbed = undisturbedOf(remote, join(base, "undisturbed", name), WEEKS_PER_JOB, git, calm);
    const place: Place = { name, remote, people, undisturbed, steps: [], refusedUntilMs: 0 };
    const files = { "lithify.yaml": "timezone: UTC\n", ".gitignore": ".lithify/\n", ...first.files };
    push(place, files);
    const spread = 0.92 * minutes * 60_000;
    for (const [k, step] of steps.entries()) place.steps.push({ atMs: ((k + draw()) / steps.length) * spread, step });
    return place;
  });
  world.settings(
    [
      'schedule: "*/3 * * * *"',
      ...[`weeksPerJob: ${WEEKS_PER_JOB}`, `leaseSeconds: ${LEASE_SECONDS}`, "retrySeconds: 2", "retries: 30"],
      'author: { name: fleet, email: "fleet@example.org" }',
      "keys:",
      ...keys,
    ].join("\n"),
  );
  return places;
}

/** @throws where somebody else was first */
function push(place: Place, files: Readonly<Record<string, string | null>>): void {
  for (const [path, text] of Object.entries(files)) {
    const full = join(place.people, path);
    fs.mkdirSync(join(full, ".."), { recursive: true });
    if (text === null) fs.rmSync(full, { force: true });
    else fs.writeFileSync(full, text);
  }
  git(place.people, "add", "--all");
  git(place.people, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-q", "-m", "people");
  git(place.people, "push", "-q", "origin", "HEAD:main");
}

/** Where the fleet pushes in the same moment, people fetch and push again. */
function pushedBy(place: Place, files: Readonly<Record<string, string | null>>): boolean {
  try {
    push(place, files);
    return true;
  } catch {
    git(place.people, "fetch", "-q", "origin");
    git(place.people, "reset", "-q", "--hard", "origin/main");
    tally("pushes of people that came second");
    return false;
  }
}

/** Of what lithify wrote and somebody finds in the remote. */
function editIn(
  place: Place,
  kind: "memory" | "delete" | "weekly",
  draw: () => number,
): Record<string, string | null> | undefined {
  const pattern = kind === "weekly" ? /^memory\/weekly\/.*\.md$/ : /^memory\/(?:project|feedback|reference)_.*\.md$/;
  const files = [...memoryAt(git, place.people, "HEAD").keys()].filter((path) => pattern.test(path));
  const path = files[Math.floor(draw() * files.length)];
  if (path === undefined) return undefined;
  const text = fs.readFileSync(join(place.people, path), "utf8");
  return { [path]: edited(kind, text, Math.floor(draw() * 1_000)) };
}

async function people(places: readonly Place[], untilMs: number): Promise<void> {
  const draw = drawing(seed + 77);
  const due = places.flatMap((place) => place.steps.map((one) => ({ place, ...one, tried: 0 })));
  for (;;) {
    const elapsed = Date.now() - untilMs + minutes * 60_000;
    due.sort((a, b) => a.atMs - b.atMs);
    const [next] = due;
    if (next === undefined) return;
    if (next.atMs > elapsed) {
      await sleep(Math.min(1_000, next.atMs - elapsed));
      continue;
    }
    due.shift();
    const { place, step } = next;
    // Later steps of the same place wait behind it.
    const again = (seconds: number): void => {
      for (const one of due) if (one.place === place) one.atMs = Math.max(one.atMs, elapsed + seconds * 1_000 + 1);
      due.push({ ...next, atMs: elapsed + seconds * 1_000, tried: next.tried + 1 });
    };
    if (!fs.existsSync(place.remote)) {
      again(5);
      continue;
    }
    git(place.people, "fetch", "-q", "origin");
    git(place.people, "reset", "-q", "--hard", "origin/main");
    const files = "edit" in step ? editIn(place, step.edit, draw) : (step as Change).files;
    if (files === undefined) {
      if (next.tried < 4) again(15);
      else tally("edits for which nothing fitted");
      continue;
    }
    if (!pushedBy(place, files)) again(1);
    else tally("edit" in step ? `people's edits: ${step.edit}` : "people's pushes of logs");
    await sleep(10);
  }
}

// --- faults -----------------------------------------------------------------------------------------------------------------------

interface Running {
  worker: Worker;
  readonly number: number;
}

const skews = [3_600_000, -3_600_000].map((ms, i) => {
  const path = join(base, `skew${i}.mjs`);
  fs.writeFileSync(
    path,
    `const Real = Date;\nglobalThis.Date = class extends Real {\n  constructor(...args) { args.length ? super(...args) : super(Real.now() + ${ms}); }\n  static now() { return Real.now() + ${ms}; }\n};\n`,
  );
  return path;
});

/** A machine of its own, but for the disk: its own cache, and now and then a clock that is an hour off. */
const all: { readonly number: number; readonly worker: Worker }[] = [];
function startWorker(number: number, draw: () => number): Worker {
  const skew = draw() < 0.35 ? skews[Math.floor(draw() * 2)] : undefined;
  if (skew) tally("workers with a clock an hour off");
  const worker = world.work(CONCURRENCY, {
    XDG_CACHE_HOME: join(base, `machine${number}`),
    XDG_STATE_HOME: join(base, `machine${number}-state`),
    ...(skew && { NODE_OPTIONS: `--import file://${skew}` }),
  });
  all.push({ number, worker });
  return worker;
}

function childrenOf(pid: number): number[] {
  try {
    return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** When something died: an answer on its way into it is lost. */
const deaths: number[] = [];
const pick = <T>(list: readonly T[], draw: () => number): T => list[Math.floor(draw() * list.length)]!;

async function faults(places: readonly Place[], running: Running[], untilMs: number): Promise<void> {
  const draw = drawing(seed + 7);
  const isOver = (): boolean => Date.now() > untilMs - 20_000;
  const every = async (fromS: number, toS: number, what: () => Promise<void> | void): Promise<void> => {
    for (;;) {
      const wakeMs = Date.now() + (fromS + draw() * (toS - fromS)) * 1_000;
      while (Date.now() < wakeMs) {
        if (isOver()) return;
        await sleep(500);
      }
      await what();
    }
  };
  let badUntilMs = 0;
  let refusedKey: string | undefined;
  model.misbehave = (workspace) => {
    if (workspace === refusedKey) return "401";
    const often = Date.now() < badUntilMs ? 0.6 : 0.03;
    if (isOver() || draw() > often) return undefined;
    return pick(["429", "500", "garbage", "hang", "reset"] as const satisfies readonly Misbehaviour[], draw);
  };
  const restart = async (one: Running, pauseMs: number): Promise<void> => {
    deaths.push(Date.now());
    one.worker.child.kill("SIGKILL");
    await one.worker.ended;
    await sleep(pauseMs);
    one.worker = startWorker(one.number, draw);
  };
  // People are let through: it is the fleet that has to wait.
  const REFUSES =
    '#!/bin/sh\nread old new ref\n[ "$(git log -1 --format=%an "$new")" = t ] && exit 0\necho "closed for a while" >&2\nexit 1\n';
  await Promise.all([
    every(25, 75, async () => {
      tally("workers killed");
      await restart(pick(running, draw), draw() * 10_000);
    }),
    every(40, 100, () => {
      const { pid } = pick(running, draw).worker.child;
      const [child] = pid ? childrenOf(pid) : [];
      if (child === undefined) return;
      tally("compactions killed");
      deaths.push(Date.now());
      try {
        process.kill(child, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    }),
    every(120, 300, async () => {
      const signal = draw() < 0.5 ? "SIGINT" : "SIGQUIT";
      tally(`databases restarted by ${signal}`);
      await world.postgres.restart(signal);
    }),
    every(60, 150, async () => {
      tally("leases lost");
      const { worker } = pick(running, draw);
      worker.child.kill("SIGSTOP");
      await sleep((LEASE_SECONDS + 5 + draw() * 20) * 1_000);
      worker.child.kill("SIGCONT");
    }),
    every(150, 400, async () => {
      tally("workers stopped by SIGTERM");
      const one = pick(running, draw);
      deaths.push(Date.now() + 5_000);
      one.worker.child.kill("SIGTERM");
      const begun = Date.now();
      await one.worker.ended;
      if (Date.now() - begun > 10_500) tally("workers that took over 10 s to stop");
      one.worker = startWorker(one.number, draw);
    }),
    every(15, 45, async () => {
      const place = pick(places, draw);
      const hook = join(place.remote, "hooks", "pre-receive");
      if (place.refusedUntilMs > Date.now()) return;
      tally("remotes that refuse for a while");
      place.refusedUntilMs = Date.now() + 60_000;
      fs.writeFileSync(hook, REFUSES, { mode: 0o755 });
      void sleep(15_000 + draw() * 45_000).then(() => fs.rmSync(hook, { force: true }));
    }),
    every(30, 90, async () => {
      const place = pick(places, draw);
      if (place.refusedUntilMs > Date.now()) return;
      tally("remotes that are gone for a while");
      place.refusedUntilMs = Date.now() + 60_000;
      fs.renameSync(place.remote, `${place.remote}.gone`);
      await sleep(5_000 + draw() * 20_000);
      fs.renameSync(`${place.remote}.gone`, place.remote);
    }),
    every(60, 120, async () => {
      tally("half minutes of a bad model");
      badUntilMs = Date.now() + 30_000;
    }),
    every(100, 240, async () => {
      tally("keys refused, and taken up again by hand");
      const { name } = pick(places, draw);
      refusedKey = name;
      await sleep(20_000);
      refusedKey = undefined;
      await world.lithify(["fleet", "retry", "--key", name]);
    }),
  ]);
}

// --- the hour, and what is left of it ------------------------------------------------------------------------------------------------

say(
  `${count} workspaces from the corpus, ${WORKERS} workers of ${CONCURRENCY} jobs, ${minutes} minutes, seed ${seed}; ${os.availableParallelism()} processors, load ${os.loadavg()[0]!.toFixed(1)}`,
);
const places = makePlaces();
const beganMs = Date.now();
const untilMs = beganMs + minutes * 60_000;
fs.writeFileSync(join(base, "list"), "");
for (const { name, remote } of places) {
  const { code, stderr } = await world.lithify(["fleet", "add", remote, "--key", name]);
  if (code !== 0) throw new Error(stderr);
}
const problems: string[] = [];
const draw = drawing(seed + 3);
const running: Running[] = Array.from({ length: WORKERS }, (_, number) => ({
  number,
  worker: startWorker(number, draw),
}));
const loads: number[] = [];
const looking = setInterval(() => loads.push(os.loadavg()[0]!), 15_000);
const telling = setInterval(() => say(`${model.bills.length} answers; ${JSON.stringify(counts)}`), 300_000);
let isHour = true;
const following = (async () => {
  while (isHour)
    for (const { remote, undisturbed } of places) {
      if (!isHour) break;
      if (fs.existsSync(remote))
        // A remote may be gone for a while: it is followed the next time.
        await undisturbed.follow().catch(() => {});
      await sleep(200);
    }
})();
await Promise.all([people(places, untilMs), faults(places, running, untilMs)]);
isHour = false;
clearInterval(telling);
say("the last push is made and the last fault is over");

// Everybody has a turn until all have ended well since.
const sinceRest = world.postgres.query(world.database, "select now()");
const restBegan = Date.now();
const unsettled = (): string =>
  world.postgres.query(
    world.database,
    `select string_agg(id || ' ' || coalesce(code, '-') || ' ' || coalesce(left(because, 80), ''), E'\\n') from lithify_fleet.workspace where ended is null or ended < '${sinceRest}' or code <> 'OK'`,
  );
for (const { remote, name } of places) await world.lithify(["fleet", "add", remote, "--key", name]);
for (let rounds = 0; unsettled() !== ""; rounds += 1) {
  if (Date.now() - restBegan > 15 * 60_000) {
    say(`NOT AT REST after 15 minutes:\n${unsettled()}`);
    break;
  }
  if (rounds % 4 === 3) await world.lithify(["fleet", "retry"]);
  await sleep(10_000);
}
await world.until("nothing is at work", async () => (await world.status()).queue.active === 0, 120_000).catch(() => {});
say(`at rest after ${((Date.now() - restBegan) / 1_000).toFixed(0)} s`);
clearInterval(looking);
const status = await world.status();
for (const { worker } of running) {
  worker.child.kill("SIGTERM");
  await worker.ended;
}
await following;
for (const { undisturbed } of places) await undisturbed.follow();
say("the undisturbed runs have followed");

const apart = places.flatMap(({ name, remote, undisturbed }) => {
  const paths = differing(memoryAt(git, remote, "main"), undisturbed.memory());
  return paths.length > 0 ? [`${name}: ${paths.join(", ")}`] : [];
});
const files = places.reduce((sum, { remote }) => sum + memoryAt(git, remote, "main").size, 0);
const sum = (of: (place: Place) => number): number => places.reduce((so, place) => so + of(place), 0);
say(
  `TREES: ${places.length - apart.length} of ${places.length} are those of their undisturbed run; ${files} files byte by byte, all of memory/ but .lithify-id`,
);
for (const line of apart) say(`  APART ${line}`);
const onTheWay = places.flatMap(({ name, undisturbed }) => undisturbed.apart.map((line) => `${name} ${line}`));
say(
  `ON THE WAY: after ${sum(({ undisturbed }) => undisturbed.counts.commits)} commits of the fleet between ${sum(({ undisturbed }) => undisturbed.counts.pushes)} pushes of people the same was asked; ${onTheWay.length} differed`,
);
for (const line of onTheWay) say(`  APART ${line}`);

// Nothing is lost: a run over each remote finds nothing to do, and its state names every week as compacted.
const checks = fs.mkdtempSync(join(base, "checks-"));
const open: string[] = [];
let weeks = 0;
for (const { name, remote } of places) {
  const clone = join(checks, name);
  git(base, "clone", "-q", remote, clone);
  const state = JSON.parse(await calm(clone, "status", "--json")) as { weeks: { week: string; state: string }[] };
  weeks += state.weeks.length;
  for (const week of state.weeks) if (week.state !== "compacted") open.push(`${name} ${week.week} ${week.state}`);
  await calm(clone, "lint", "--json").catch((error: Error & { stdout?: string }) =>
    problems.push(`${name}: lint ${error.stdout?.slice(0, 300)}`),
  );
}
say(`LOST: ${open.length} of ${weeks} weeks are not compacted ${open.join(", ")}`);

// No answer is paid for twice.
const requests = Map.groupBy(model.bills, ({ workspace, digest }) => `${workspace} ${digest}`);
const weekBills = model.bills.filter(({ logs }) => logs !== undefined);
const contents = Map.groupBy(weekBills, ({ workspace, logs }) => `${workspace} ${logs}`);
const near = (ms: number): number => Math.min(...deaths.map((death) => Math.abs(death - ms)), Number.POSITIVE_INFINITY);
/** A turn that pushed its answers forgets them: the next one may have the same doubt about the same lines. */
const isLaterTurn = (one: Bill, next: Bill): boolean =>
  one.logs === undefined &&
  weekBills.some(
    ({ workspace, endedMs }) => workspace === one.workspace && endedMs > one.endedMs && endedMs < next.endedMs,
  );
const why = (one: Bill, next: Bill): string =>
  one.unheard
    ? "nobody was there any more to take the first"
    : near(one.endedMs) < 1_500
      ? "the first came within 1.5 s of a death"
      : isLaterTurn(one, next)
        ? "a second look at the same lines in a later turn"
        : "UNEXPLAINED";
const unexplained: string[] = [];
for (const bills of requests.values())
  for (const [i, next] of bills.entries()) {
    if (i === 0) continue;
    const one = bills[i - 1]!;
    tally(`paid twice: ${why(one, next)}`);
    if (why(one, next) === "UNEXPLAINED")
      unexplained.push(
        `${one.workspace} ${one.logs === undefined ? "second look" : "week"} at ${((one.endedMs - startedMs) / 60_000).toFixed(2)} and ${((next.endedMs - startedMs) / 60_000).toFixed(2)} min, ${(near(one.endedMs) / 1_000).toFixed(1)} s from a death`,
      );
  }
const twice = Object.fromEntries(Object.entries(counts).filter(([what]) => what.startsWith("paid twice")));
say(
  `BILLS: ${model.bills.length} answers (${model.bills.filter(({ unheard }) => unheard).length} to nobody), ${weekBills.length} of them for weeks: ${contents.size} different contents, ${sum(({ undisturbed }) => undisturbed.counts.weeks)} weeks in commits; ${requests.size} different requests`,
);
say(`TWICE: ${model.bills.length - requests.size} of ${model.bills.length} ${JSON.stringify(twice)}`);
for (const line of unexplained) say(`  UNEXPLAINED ${line}`);
const anew = [...contents.values()].filter((bills) => new Set(bills.map(({ digest }) => digest)).size > 1).length;
say(
  `ANEW: ${anew} contents of a week were asked about with other memories beside them, since what was not pushed was planned anew`,
);
for (const problem of problems) say(`PROBLEM ${problem}`);
say(`faults: ${JSON.stringify(counts)}; of the model: ${JSON.stringify(model.misbehaved)}`);
say(
  `turns: ${JSON.stringify(status.turns)}; dead: ${status.dead.length}; load ${(loads.reduce((a, b) => a + b, 0) / Math.max(1, loads.length)).toFixed(1)} on average`,
);
if (process.argv.includes("--keep")) {
  fs.writeFileSync(
    join(base, "said.txt"),
    all.map(({ number, worker }) => `---- machine ${number}\n${worker.said()}`).join(""),
  );
  say(`kept: ${base}`);
  process.exit(0);
}
await world[Symbol.asyncDispose]();
process.exitCode = apart.length + onTheWay.length + open.length + unexplained.length + problems.length > 0 ? 1 : 0;
