/** A fleet and what is asked of it, for its tests. */
import { beforeEach } from "vitest";
import { fleetWorld, type World } from "../../support/fleet-world.ts";

/** That of the test which runs. */
export let world: World;

/** Each test of the file has a world of its own. */
export const inAWorld = (settings?: string): void =>
  beforeEach(async () => {
    world = await fleetWorld();
    if (settings) world.settings(settings);
    return () => world[Symbol.asyncDispose]();
  });

export const FAST = "retrySeconds: 1\nleaseSeconds: 10\n";
export const add = (remote: string, ...more: string[]) => world.lithify(["fleet", "add", remote, ...more]);
export const weeksIn = (remote: string): number => world.memory(remote).match(/weekly/g)?.length ?? 0;
export const isDone = (remotes: Readonly<Record<string, number>>): boolean =>
  Object.entries(remotes).every(([remote, weeks]) => weeksIn(remote) === weeks);
/** On a machine that has other work. */
export const allDone = (remotes: Readonly<Record<string, number>>) =>
  world.until(`weeks of ${Object.keys(remotes)}`, () => isDone(remotes), 240_000);
export const askedOf = (name: string): string[] =>
  world.asked.filter(({ about }) => about.startsWith(`${name} `)).map(({ about }) => about);
