/** Whether a machine's workers are well, and whose clones are let be. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { heartbeat, isAlive } from "../../src/fleet/beat.ts";
import { pruneClones } from "../../src/fleet/turn.ts";
import { testFolder } from "../support/test-folder.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const earlier = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1_000);

it("is not well where one of two workers hangs, and does not mind one that was killed", async () => {
  const cache = testFolder();
  const env = { XDG_CACHE_HOME: cache.path };
  expect(isAlive(env, NOW)).toBe(false);
  const own = heartbeat(env, () => NOW);
  onTestFinished(own);
  const folder = "lithify/fleet-beats";
  fs.utimesSync(cache.at(`${folder}/${process.pid}`), NOW, NOW);
  expect(isAlive(env, NOW)).toBe(true);
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"]);
  cache.write(`${folder}/${other.pid}`, "");
  fs.utimesSync(cache.at(`${folder}/${other.pid}`), earlier(61), earlier(61));
  expect(isAlive(env, NOW)).toBe(false);
  other.kill("SIGKILL");
  await once(other, "exit");
  expect(isAlive(env, NOW)).toBe(true);
});

it("lets a clone be that another worker's turn is at", () => {
  const cache = testFolder();
  for (const [name, seconds] of [
    ["new", 0],
    ["other", 20],
    ["old", 61],
  ] as const) {
    fs.mkdirSync(cache.at(name));
    fs.utimesSync(cache.at(name), earlier(seconds), earlier(seconds));
  }
  pruneClones(cache.path, 1, NOW);
  expect(fs.readdirSync(cache.path).sort()).toEqual(["new", "other"]);
});

it("keeps what turns are at as young as its worker", () => {
  const cache = testFolder();
  fs.mkdirSync(cache.at("long"));
  const beating = heartbeat({ XDG_CACHE_HOME: cache.path }, () => NOW, new Set([cache.at("gone"), cache.at("long")]));
  beating();
  expect(fs.statSync(cache.at("long")).mtime).toEqual(NOW);
});
