/**
 * Measures how fast a session file is read, and in how much memory, by the readers alone and by `lithify capture --print`
 * and `lithify capture` as commands of their own; then what share of each corpus transcript is kept.
 * `node bench/transcript.ts [MB]`, default 64. The file is generated in the system's temp folder and removed.
 * Peak RSS is the whole process's, runtime included: it must not grow with the file.
 */
import { spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { chunksOf, PRECISION_CHUNKS } from "../src/transcript/chunk.ts";
import { startOf } from "../src/transcript/pointer.ts";
import { type Report, readSession, readSessions } from "../src/transcript/read-session.ts";
import { type Slice, slicer } from "../src/transcript/slice.ts";

const MB = 1 << 20;

/** Rows in the proportions of real sessions: most bytes are tool results and progress, one in a hundred is said. */
function writeSession(path: string, bytes: number): void {
  const file = openSync(path, "w");
  const output = "  at Object.<anonymous> (src/agents/plugins/module.ts:42:17) expected 3 received 4\n".repeat(250);
  const base = { sessionId: "bench", cwd: "/work", isSidechain: false, version: "2.1.39" };
  let written = 0;
  for (let n = 0; written < bytes; n += 1) {
    const stamp = { ...base, uuid: `u${n}`, timestamp: new Date(Date.UTC(2026, 0, 1) + n * 1_000).toISOString() };
    const rows = [
      {
        type: "user",
        ...stamp,
        message: { role: "user", content: `Please look at module ${n} and tell me why the retry fails.` },
      },
      {
        type: "assistant",
        ...stamp,
        uuid: `a${n}`,
        message: { id: `m${n}`, content: [{ type: "thinking", thinking: "hm ".repeat(80) }] },
      },
      {
        type: "assistant",
        ...stamp,
        uuid: `b${n}`,
        message: {
          id: `m${n}`,
          content: [{ type: "text", text: `The retry of module ${n} gives up after three attempts. `.repeat(4) }],
        },
      },
      {
        type: "assistant",
        ...stamp,
        uuid: `c${n}`,
        message: {
          id: `m${n}`,
          content: [{ type: "tool_use", id: `t${n}`, name: "Bash", input: { command: "npm test" } }],
        },
      },
      { type: "progress", ...stamp, uuid: `p${n}`, data: { type: "bash_progress", output: output.slice(0, 4_000) } },
      {
        type: "user",
        ...stamp,
        uuid: `r${n}`,
        message: { role: "user", content: [{ type: "tool_result", tool_use_id: `t${n}`, content: output }] },
        toolUseResult: { stdout: output, stderr: "" },
      },
    ];
    written += writeSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  }
  closeSync(file);
}

/** As capture will read: turn by turn into slices, each slice into chunks and then forgotten. */
async function measure(path: string): Promise<void> {
  const started = performance.now();
  const { push, end } = slicer(startOf("claude-code", "bench"), 500_000);
  let [slices, chunks] = [0, 0];
  let report: Report | undefined;
  const forget = (slice: Slice | undefined) => {
    if (slice === undefined) return;
    slices += 1;
    chunks += chunksOf(slice.turns, PRECISION_CHUNKS).length;
  };
  for await (const event of readSession(path)) {
    if (event.kind === "turn") forget(push(event.turn));
    if (event.kind === "end") report = event.report;
  }
  forget(end());
  const seconds = (performance.now() - started) / 1_000;
  const { bytes = 0, lines = 0, turns = 0, keptBytes = 0 } = report ?? {};
  console.log(
    `${(bytes / MB).toFixed(0)} MB, ${lines} lines, ${turns} turns, ${slices} slices, ${chunks} chunks: ` +
      `${seconds.toFixed(2)} s, ${(bytes / MB / seconds).toFixed(0)} MB/s, peak RSS ${(process.resourceUsage().maxRSS / 1_024).toFixed(0)} MB, ` +
      `${((100 * keptBytes) / bytes).toFixed(2)} % kept`,
  );
}

const BIN = join(import.meta.dirname, "../src/bin.ts");
/** A process tells its own peak when it ends; nobody else can ask on every system. */
const TELL_PEAK = `process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS + "\\n"))`;

/** The command as a user runs it, offline, from its start to its end. */
function measureCommand(path: string, bytes: number, args: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "lithify-bench-"));
  try {
    mkdirSync(join(folder, "logs"));
    writeFileSync(join(folder, "lithify.yaml"), "timezone: UTC\n");
    const started = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        "--import",
        `data:text/javascript,${encodeURIComponent(TELL_PEAK)}`,
        BIN,
        "-C",
        folder,
        "capture",
        ...args,
        path,
      ],
      { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8", maxBuffer: 64 * MB },
    );
    const seconds = (performance.now() - started) / 1_000;
    const peak = Number(/peak (\d+)/.exec(stderr)?.[1] ?? Number.NaN) / 1_024;
    console.log(
      `lithify capture ${args.join(" ")}: exit ${status}, ${seconds.toFixed(2)} s, ${(bytes / MB / seconds).toFixed(0)} MB/s, peak RSS ${peak.toFixed(0)} MB`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function corpusShares(): Promise<void> {
  const corpus = resolve(import.meta.dirname, "../../shared/corpus/transcripts");
  if (!existsSync(corpus)) return console.log("no corpus beside this checkout: shares not measured");
  for (const file of globSync(`${corpus}/**/*.jsonl`).sort()) {
    const { report } = await readSessions(file);
    const share = ((100 * report.keptBytes) / report.bytes).toFixed(2);
    console.log(
      `${share.padStart(6)} % of ${String(report.bytes).padStart(8)} bytes, ${String(report.turns).padStart(5)} turns  ${relative(corpus, file)}`,
    );
  }
}

const megabytes = Number(process.argv[2] ?? 64);
if (!(megabytes > 0)) throw new RangeError("a size in MB, please: node bench/transcript.ts 64");
const folder = mkdtempSync(join(tmpdir(), "lithify-bench-"));
try {
  const path = join(folder, "session.jsonl");
  writeSession(path, megabytes * MB);
  await measure(path);
  for (const args of [["--print"], []]) measureCommand(path, megabytes * MB, args);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
await corpusShares();
