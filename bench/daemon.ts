/**
 * What the daemon costs while nothing happens, against a bare idle node in the same run, and how long it takes from a
 * write to "queued". `node bench/daemon.ts [idle seconds]`, after `npm run build`. Linux: it reads /proc.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const BIN = join(import.meta.dirname, "..", "dist", "bin.js");
const IDLE_SECONDS = Number(process.argv[2] ?? 70);
const WRITES = 300;

const folder = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), "lithify-bench-"));
const logs = join(folder, "logs");
fs.mkdirSync(logs);
// A year of logs, so that what is held of them counts.
for (let n = 0; n < 365; n++) {
  const day = new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10);
  fs.writeFileSync(
    join(logs, `${day}.md`),
    `# ${day}\n\n- Decided: host-${n} stands in Porto, because rack ${n} is full.\n`,
  );
}
fs.writeFileSync(join(folder, "lithify.yaml"), "timezone: UTC\n");
execFileSync("git", ["init", "-q", "-b", "main", folder]);

const environment = {
  ...process.env,
  ...{
    GIT_AUTHOR_NAME: "b",
    GIT_AUTHOR_EMAIL: "b@example.org",
    GIT_COMMITTER_NAME: "b",
    GIT_COMMITTER_EMAIL: "b@example.org",
  },
};
const bare = spawn(process.execPath, ["-e", "setInterval(() => {}, 60000)"], { stdio: "ignore" });
const watching = spawn(process.execPath, [BIN, "-C", folder, "watch", "--verbose"], {
  env: environment,
  stdio: ["ignore", "ignore", "pipe"],
});
const lines = linesOf(watching);
try {
  await lines.next(/committed/);
  await lines.next(/looking: a run has ended/);
  // The look after the run is a child of its own; what it leaves is collected a few seconds later.
  await sleep(12_000);
  await idleness();
  await latency(2024, 25);
  await latency(2023, 0);
} finally {
  watching.kill("SIGKILL");
  bare.kill("SIGKILL");
  await sleep(200);
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

async function idleness(): Promise<void> {
  const before = { daemon: cpuMs(watching.pid!), bare: cpuMs(bare.pid!), writes: writesOf(watching.pid!) };
  const changedBefore = stamps();
  await sleep(IDLE_SECONDS * 1_000);
  const tens = IDLE_SECONDS / 10;
  const [rss, bareRss] = [rssOf(watching.pid!), rssOf(bare.pid!)];
  const changed = [...stamps()].filter(([path, stamp]) => changedBefore.get(path) !== stamp).map(([path]) => path);
  console.log(`idle for ${IDLE_SECONDS} s after compacting a year of 365 logs:`);
  console.log(`  RSS ${rss.toFixed(1)} MB, bare node ${bareRss.toFixed(1)} MB: ${(rss / bareRss).toFixed(2)} x`);
  console.log(
    `  CPU ${((cpuMs(watching.pid!) - before.daemon) / tens).toFixed(2)} ms in 10 s, bare node ${((cpuMs(bare.pid!) - before.bare) / tens).toFixed(2)}`,
  );
  console.log(
    `  write calls ${writesOf(watching.pid!) - before.writes} (heartbeat and wake-ups of the loop), files changed: ${changed.join(", ") || "none"}`,
  );
}

/** From the return of the write to the line's arrival here: the watcher, the daemon, and a pipe. */
async function latency(year: number, gapMs: number): Promise<void> {
  const took: number[] = [];
  for (let n = 0; n < WRITES; n++) {
    const name = `${year}-${String(1 + (n % 12)).padStart(2, "0")}-11-${n}.md`;
    const queued = lines.next(new RegExp(`queued logs/${name}`));
    const began = performance.now();
    fs.writeFileSync(join(logs, name), "x\n");
    await queued;
    took.push(performance.now() - began);
    if (gapMs > 0) await sleep(gapMs);
  }
  took.sort((a, b) => a - b);
  const at = (share: number): string => took[Math.min(took.length - 1, Math.floor(share * took.length))]!.toFixed(2);
  console.log(
    `from a write to "queued", ${WRITES} writes ${gapMs > 0 ? `${gapMs} ms apart` : "without a pause"}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
  );
}

function linesOf(child: ChildProcess): { next: (pattern: RegExp) => Promise<void> } {
  let text = "";
  let waiting: { pattern: RegExp; resolve: () => void } | undefined;
  child.stderr!.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
    look();
  });
  function look(): void {
    const found = waiting?.pattern.exec(text);
    if (!found) return;
    text = text.slice(found.index + found[0].length);
    const { resolve } = waiting!;
    waiting = undefined;
    resolve();
  }
  return {
    next: (pattern) =>
      new Promise((resolve) => {
        waiting = { pattern, resolve };
        look();
      }),
  };
}

/** User and system time of a process, without its children: nanoseconds on a CPU, of each of its threads. */
function cpuMs(pid: number): number {
  const tasks = fs.readdirSync(`/proc/${pid}/task`);
  const spent = tasks.map((task) => fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]);
  return spent.reduce((sum, ns) => sum + Number(ns), 0) / 1e6;
}

function rssOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1_024;
}

function writesOf(pid: number): number {
  return Number(/syscw: (\d+)/.exec(fs.readFileSync(`/proc/${pid}/io`, "utf8"))![1]);
}

/** Size and time of every file of the workspace. */
function stamps(): Map<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    names.map((name) => {
      const { size, mtimeMs } = fs.lstatSync(join(folder, name));
      return [name, `${size} ${mtimeMs}`];
    }),
  );
}
