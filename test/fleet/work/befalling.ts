/**
 * What befalls a fleet: workers killed at random moments, stopped, out of reach, with a wrong clock, and a database that is restarted.
 * Nothing is lost, nothing is written twice, and no answer that came whole is paid for twice.
 */
import fs from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Worker } from "../../support/fleet-world.ts";
import { world } from "./asking.ts";

/** A fleet that tries again soon, in short turns. */
export const LEASE_MS = 10_000;
export const IMPATIENT = `retrySeconds: 1\nleaseSeconds: ${LEASE_MS / 1_000}\nweeksPerJob: 3\nretries: 50\n`;

export async function fleetOf(weeks: Readonly<Record<string, number>>): Promise<Record<string, number>> {
  const remotes: Record<string, number> = {};
  for (const [name, count] of Object.entries(weeks)) {
    const remote = world.remote(name, count);
    remotes[remote] = count;
    await world.lithify(["fleet", "add", remote]);
  }
  return remotes;
}

/** Each remote as a run alone leaves it, and one commit a week or turn, not the same twice. */
export async function expectUndisturbed(weeks: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, count] of Object.entries(weeks)) {
    const remote = join(world.base, "remotes", `${name}.git`);
    expect([name, world.memory(remote)]).toEqual([name, await world.undisturbed(name, count)]);
    const subjects = world.git(remote, "log", "--format=%s", "main").split("\n");
    expect(new Set(subjects).size, subjects.join("\n")).toBe(subjects.length);
  }
}

/** A worker with the compactions that it started, as a machine that fails, or a service manager, ends them. */
export function killAll({ child: { pid } }: Worker, signal: NodeJS.Signals): void {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  for (const one of [pid!, ...children.map(Number)]) process.kill(one, signal);
}

/** Answers that came whole and were asked for again. */
export function billedTwice(): string[] {
  const whole = new Set<string>();
  const twice: string[] = [];
  for (const { about, endedMs } of world.asked) {
    if (whole.has(about)) twice.push(about);
    if (endedMs !== undefined) whole.add(about);
  }
  return twice;
}
