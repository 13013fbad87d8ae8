/** What befalls the fleet of the hour: its workers, their compactions, the database, the remotes, the model, the keys. By a seed. */
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "../../test/support/fleet-world.ts";
import type { Misbehaviour } from "./model.ts";
import { drawing, type Hour, type Place } from "./places.ts";

/** A machine of its own, but for the disk: it has its own cache, and now and then a clock that is an hour off. */
export interface Machine {
  worker: Worker;
  readonly start: () => Worker;
  /** Something befalls it just now. */
  busy: boolean;
}

export function machinesOf({ world, seed, tally }: Hour, count: number, concurrency: number): Machine[] {
  const draw = drawing(seed + 3);
  const skews = [3_600_000, -3_600_000].map((ms, i) => {
    const path = join(world.base, `skew${i}.mjs`);
    fs.writeFileSync(
      path,
      `const Real = Date;\nglobalThis.Date = class extends Real {\n  constructor(...args) { args.length ? super(...args) : super(Real.now() + ${ms}); }\n  static now() { return Real.now() + ${ms}; }\n};\n`,
    );
    return path;
  });
  return Array.from({ length: count }, (_, number) => {
    const start = (): Worker => {
      const skew = draw() < 0.35 ? skews[Math.floor(draw() * 2)] : undefined;
      if (skew) tally("workers with a clock an hour off");
      return world.work(concurrency, {
        XDG_CACHE_HOME: join(world.base, `machine${number}`),
        XDG_STATE_HOME: join(world.base, `machine${number}-state`),
        ...(skew && { NODE_OPTIONS: `--import file://${skew}` }),
      });
    };
    return { worker: start(), start, busy: false };
  });
}

/** People are let through: it is the fleet that has to wait. */
const REFUSES =
  '#!/bin/sh\nread old new ref\n[ "$(git log -1 --format=%an "$new")" = t ] && exit 0\necho "closed for a while" >&2\nexit 1\n';
const BAD = ["429", "500", "garbage", "hang", "reset"] as const satisfies readonly Misbehaviour[];

/** @returns when something died that may have had an answer in its hands */
export async function befall(
  hour: Hour,
  places: readonly Place[],
  machines: readonly Machine[],
  { untilMs, leaseSeconds }: { readonly untilMs: number; readonly leaseSeconds: number },
): Promise<number[]> {
  const { world, model, tally } = hour;
  const draw = drawing(hour.seed + 7);
  const deaths: number[] = [];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;
  const isOver = (): boolean => Date.now() > untilMs - 20_000;
  const every = async (fromS: number, toS: number, what: () => unknown): Promise<void> => {
    for (;;) {
      const wakeMs = Date.now() + (fromS + draw() * (toS - fromS)) * 1_000;
      while (Date.now() < wakeMs) {
        if (isOver()) return;
        await sleep(500);
      }
      await what();
    }
  };
  const onMachine = async (what: string, befalls: (machine: Machine) => Promise<void>): Promise<void> => {
    const free = machines.filter(({ busy }) => !busy);
    if (free.length === 0) return;
    const machine = pick(free);
    machine.busy = true;
    tally(what);
    await befalls(machine);
    machine.busy = false;
  };
  const onRemote = async (what: string, befalls: (place: Place) => Promise<void>): Promise<void> => {
    const place = pick(places);
    if (place.refusedUntilMs > Date.now()) return;
    place.refusedUntilMs = Number.POSITIVE_INFINITY;
    tally(what);
    await befalls(place);
    place.refusedUntilMs = 0;
  };
  let badUntilMs = 0;
  let refusedKey: string | undefined;
  model.misbehave = (workspace) => {
    if (workspace === refusedKey) return "401";
    return isOver() || draw() > (Date.now() < badUntilMs ? 0.6 : 0.03) ? undefined : pick(BAD);
  };
  await Promise.all([
    every(25, 75, () =>
      onMachine("workers killed", async (machine) => {
        deaths.push(Date.now());
        machine.worker.child.kill("SIGKILL");
        await machine.worker.ended;
        await sleep(draw() * 10_000);
        machine.worker = machine.start();
      }),
    ),
    every(40, 100, () => {
      const [child] = childrenOf(pick(machines).worker.child.pid ?? 0);
      if (child === undefined) return;
      tally("compactions killed");
      deaths.push(Date.now());
      kill(child);
    }),
    every(120, 300, async () => {
      const signal = pick(["SIGINT", "SIGQUIT"] as const);
      tally(`databases restarted by ${signal}`);
      await world.postgres.restart(signal);
    }),
    every(60, 150, () =>
      onMachine("leases lost", async ({ worker }) => {
        worker.child.kill("SIGSTOP");
        await sleep((leaseSeconds + 5 + draw() * 20) * 1_000);
        worker.child.kill("SIGCONT");
      }),
    ),
    every(150, 400, () =>
      onMachine("workers stopped by SIGTERM", async (machine) => {
        // It lets its jobs go on for five seconds.
        deaths.push(Date.now() + 5_000);
        const begun = Date.now();
        machine.worker.child.kill("SIGTERM");
        await machine.worker.ended;
        if (Date.now() - begun > 10_500) tally("workers that took over 10 s to stop");
        machine.worker = machine.start();
      }),
    ),
    every(15, 45, () =>
      onRemote("remotes that refuse for a while", async ({ remote }) => {
        const hook = join(remote, "hooks", "pre-receive");
        fs.writeFileSync(hook, REFUSES, { mode: 0o755 });
        await sleep(15_000 + draw() * 45_000);
        fs.rmSync(hook, { force: true });
      }),
    ),
    every(30, 90, () =>
      onRemote("remotes that are gone for a while", async ({ remote }) => {
        fs.renameSync(remote, `${remote}.gone`);
        await sleep(5_000 + draw() * 20_000);
        fs.renameSync(`${remote}.gone`, remote);
      }),
    ),
    every(60, 120, () => {
      tally("half minutes of a bad model");
      badUntilMs = Date.now() + 30_000;
    }),
    every(100, 240, async () => {
      tally("keys refused, and taken up again by hand");
      refusedKey = pick(places).name;
      await sleep(20_000);
      const key = refusedKey;
      refusedKey = undefined;
      await world.lithify(["fleet", "retry", "--key", key]);
    }),
  ]);
  return deaths;
}

function childrenOf(pid: number): number[] {
  try {
    return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
