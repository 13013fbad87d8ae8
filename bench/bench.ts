/**
 * What lithify costs, as ratios against doing the least that could do the job, printed as a table. None is a timed test.
 * Usage: npm run bench [-- --quick]
 */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays } from "../src/calendar/week.ts";
import { writeMemoryFile } from "../src/memory/file/memory-file.ts";
import { keepRest, markPlan, savePlan } from "../src/store/state/runs.ts";
import type { SavedPlan } from "../src/store/state/saved-plan.ts";
import { sealed } from "../src/store/state/secret.ts";
import { applyPlan } from "../test/support/apply-plan.ts";

const BIN = join(import.meta.dirname, "..", "dist", "bin.js");
const quick = process.argv.includes("--quick");
const work = fs.mkdtempSync(join(tmpdir(), "lithify-bench-"));
const rows: [string, string, string, string][] = [];

interface Measured {
  readonly ms: number;
  /** Of all its threads, user and system: says more than the wall where other work runs beside. */
  readonly cpuMs: number;
  readonly rssMiB: number;
}

/** A whole process: wall time, and processor time and peak resident set as the kernel counted them. */
function measured(args: readonly string[], runs = 5): Measured {
  const all = Array.from({ length: runs }, () => {
    const start = performance.now();
    const { stderr, status } = spawnSync("/usr/bin/time", ["-f", "%M %U %S", process.execPath, ...args], {
      encoding: "utf8",
      env: { ...process.env, XDG_CONFIG_HOME: work, XDG_STATE_HOME: work },
    });
    if (status !== 0) throw new Error(stderr);
    const ms = performance.now() - start;
    const [rss = 0, user = 0, system = 0] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
    return { ms, cpuMs: (user + system) * 1000, rssMiB: rss / 1024 };
  });
  const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
  return {
    ms: median(all.map(({ ms }) => ms)),
    cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
    rssMiB: median(all.map(({ rssMiB }) => rssMiB)),
  };
}

const WORDS =
  "import parser ledger invoice batch timeout cache index query backup deploy release review metric report table login export search worker queue retry".split(
    " ",
  );

/** About 30 KB of plausible log: headings, bullets with numbers, a decision now and then. */
function logText(day: string, seed: number): string {
  const lines = [`# ${day}`];
  let bytes = 0;
  for (let i = 0; bytes < 30_000; i++) {
    const word = (n: number): string => WORDS[(seed * 31 + i * 7 + n * 13) % WORDS.length]!;
    const line =
      i % 40 === 0
        ? `\n## ${word(1)} ${word(2)} ${i}`
        : i % 97 === 0
          ? `- Decided: the ${word(1)} uses ${word(2)}-${i}, because the ${word(3)} took ${i + seed} seconds.`
          : `- The ${word(1)} of the ${word(2)} number ${i + seed} moved to ${word(3)} and ${word(4)} ran ${i % 60} times with ${word(5)} on.`;
    lines.push(line);
    bytes += line.length + 1;
  }
  return `${lines.join("\n")}\n`;
}

function workspace(name: string, weeks: number): string {
  const root = join(work, name);
  fs.mkdirSync(join(root, "logs"), { recursive: true });
  // In git, as people have it: elsewhere the commit waits, and each run looks at all that waits.
  execFileSync("git", ["init", "-q", root]);
  for (const [key, value] of [
    ["user.name", "Bench"],
    ["user.email", "bench@example.invalid"],
  ] as const)
    execFileSync("git", ["-C", root, "config", key, value]);
  for (let day = 0; day < weeks * 7; day++) {
    const date = addDays("2025-01-06", day);
    fs.writeFileSync(join(root, "logs", `${date}.md`), logText(date, day));
  }
  return root;
}

const compact = (root: string, ...more: string[]): string[] => [
  BIN,
  "compact",
  "-C",
  root,
  "--quiet",
  "--json",
  ...more,
];
const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)} x`;
const ms = (value: number): string => `${value.toFixed(0)} ms`;

try {
  const bare = measured(["-e", "0"], 15);
  const help = measured([BIN, "--help"], 15);
  rows.push(["--help against bare node -e 0", `${ms(help.ms)} / ${ms(bare.ms)}`, ratio(help.ms, bare.ms), "1.5 x"]);

  const weeks = quick ? 8 : 52;
  const root = workspace("year", weeks);
  const megabytes =
    fs.readdirSync(join(root, "logs")).reduce((total, name) => total + fs.statSync(join(root, "logs", name)).size, 0) /
    1e6;
  const cold = measured(compact(root), 1);
  rows.push([
    `cold compaction of ${weeks} weeks, ${megabytes.toFixed(1)} MB`,
    `${ms(cold.ms)}, CPU ${ms(cold.cpuMs)}`,
    `${(megabytes / (cold.ms / 1000)).toFixed(1)} MB/s`,
    "5 MB/s",
  ]);
  rows.push(["its peak memory", `${cold.rssMiB.toFixed(0)} MiB`, "", "200 MiB"]);

  const hashing = `for (const n of require("fs").readdirSync(${JSON.stringify(join(root, "logs"))})) require("crypto").createHash("sha256").update(require("fs").readFileSync(${JSON.stringify(`${join(root, "logs")}/`)} + n)).digest("hex")`;
  const read = measured(["-e", hashing]);
  fs.rmSync(join(root, ".lithify", "digests.json"), { force: true });
  const nothing = measured(compact(root), 5);
  rows.push([
    `nothing due over ${weeks} weeks, against reading and hashing`,
    `${ms(nothing.ms)} / ${ms(read.ms)}`,
    ratio(nothing.ms, read.ms),
    "",
  ]);

  for (const history of quick ? [1, 4] : [1, 4, 52]) {
    const grown = workspace(`history-${history}`, history);
    execFileSync(process.execPath, compact(grown), { stdio: "ignore" });
    const last = addDays("2025-01-06", history * 7 - 1);
    const runs = [1, 2, 3].map((n) => {
      fs.appendFileSync(join(grown, "logs", `${last}.md`), `- Decided: change number ${n}, because of the bench.\n`);
      return measured(compact(grown), 1);
    });
    const [, middle] = runs.sort((a, b) => a.cpuMs - b.cpuMs);
    rows.push([
      `one changed day at ${history} ${history === 1 ? "week" : "weeks"} of history`,
      `${ms(middle!.ms)}, CPU ${ms(middle!.cpuMs)}`,
      "",
      "must not grow",
    ]);
  }

  for (const count of quick ? [100, 1_000] : [100, 10_000]) {
    const full = workspace(`memories-${count}`, 1);
    fs.mkdirSync(join(full, "memory"), { recursive: true });
    for (let i = 0; i < count; i++) {
      const topic = `${WORDS[i % WORDS.length]} ${WORDS[(i * 7) % WORDS.length]} ${i}`;
      const text = writeMemoryFile({
        type: "project",
        name: `Memory of ${topic}`,
        description: `What is known of ${topic}`,
        body: `The ${topic} was decided for reasons of ${topic}.`,
        created: "2024-12-01",
        updated: "2024-12-01",
        sources: ["logs/2024-12-01.md#L1"],
        status: "active",
      });
      fs.writeFileSync(join(full, "memory", `project_memory-of-${i}.md`), text);
    }
    const took = measured(compact(full), 1);
    rows.push([
      `one week beside ${count} memories`,
      `${ms(took.ms)}, CPU ${ms(took.cpuMs)}`,
      `${took.rssMiB.toFixed(0)} MiB`,
      "",
    ]);
    const changed = [1, 2, 3].map((n) => {
      fs.appendFileSync(join(full, "logs", "2025-01-12.md"), `- Decided: change number ${n}, because of the bench.\n`);
      return measured(compact(full), 1);
    });
    const [wall, cpu] = [changed.map((one) => one.ms), changed.map(({ cpuMs }) => cpuMs)].map(
      (all) => all.sort((x, y) => x - y)[1]!,
    );
    rows.push([`one changed week beside ${count} memories`, `${ms(wall!)}, CPU ${ms(cpu!)}`, "", ""]);
  }

  for (const count of [12, 60]) rows.push(durableApply(filesOf(join(root, "memory")).slice(0, count)));
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}

const widths = [0, 1, 2, 3].map((i) =>
  Math.max(...rows.map((row) => row[i]!.length), ["what", "measured", "ratio", "aim"][i]!.length),
);
for (const row of [["what", "measured", "ratio", "aim"], ...rows])
  console.log(
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join("  ")
      .trimEnd(),
  );

/** All that a run does to have a week's files safe: the plan saved, applied and marked, against the bytes alone. */
function durableApply(files: readonly (readonly [string, string])[]): (typeof rows)[number] {
  const times = { plain: [] as number[], durable: [] as number[] };
  for (let k = 0; k < 9; k++) {
    const target = fs.mkdtempSync(join(work, "durable-"));
    for (const part of ["plain/weekly", "memory/weekly"]) fs.mkdirSync(join(target, part), { recursive: true });
    const plan: SavedPlan = {
      ...{ run: "bench", part: "2025-W02", nth: 0, at: "2025-01-13T03:30:00.000Z", state: "planned", detail: null },
      files: files.map(([name, after]) => ({ path: `memory/${name}`, before: null, after, because: "bench" })),
    };
    const started = performance.now();
    for (const [name, text] of files) {
      const file = fs.openSync(join(target, "plain", name), "w");
      fs.writeSync(file, text);
      fs.fsyncSync(file);
      fs.closeSync(file);
    }
    const between = performance.now();
    const kept = { runs: join(target, "runs"), seal: (text: string) => sealed("bench", "plan", text) };
    savePlan(kept, plan);
    applyPlan(plan.files, target, { keepRest: (rest) => keepRest(kept, plan, rest) });
    markPlan(kept, plan, "applied");
    times.plain.push(between - started);
    times.durable.push(performance.now() - between);
  }
  const [plain, durable] = [times.plain, times.durable].map((all) => all.sort((a, b) => a - b)[4]!);
  const what = `durable apply of ${files.length} files, against write and fsync`;
  return [what, `${ms(durable!)} / ${ms(plain!)}`, ratio(durable!, plain!), ""];
}

function filesOf(folder: string): [string, string][] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => [name, fs.readFileSync(join(folder, name), "utf8")]);
}
