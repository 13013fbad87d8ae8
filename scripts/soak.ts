/**
 * The long form of what `npm test` holds in short: years of weeks, generated and real, the matrix of git states, a fault at
 * every disk call, and the daemon's two years under faults. Prints what each part counted, and fails when one does.
 * Usage: npm run soak [-- weeks corpus git crash daemon]
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Part {
  readonly name: string;
  readonly files: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const PARTS: readonly Part[] = [
  {
    name: "weeks",
    files: ["test/soak.test.ts"],
    environment: { LITHIFY_SOAK_WEEKS: "260" },
  },
  {
    name: "corpus",
    files: ["--config", "vitest.corpus.config.ts", "test/corpus/soak"],
    environment: { LITHIFY_SOAK_ROUNDS: "4" },
  },
  { name: "git", files: ["test/store/git", "test/trust.e2e.test.ts"], environment: {} },
  {
    name: "crash",
    files: ["test/crash.test.ts", "test/store/crash.test.ts"],
    environment: { LITHIFY_CRASH_STEP: "1" },
  },
  { name: "daemon", files: ["test/daemon/soak.test.ts"], environment: { LITHIFY_DAEMON_SOAK_SECONDS: "300" } },
];

interface Counted {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
  }[];
}

const root = join(import.meta.dirname, "..");
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(", ")}: ${PARTS.map(({ name }) => name).join(", ")}`);
const folder = fs.mkdtempSync(join(tmpdir(), "lithify-soak-"));
let failed = 0;
try {
  for (const part of PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const started = performance.now();
    const { counted, told } = run(part);
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    console.log(`${part.name}: ${counted.numPassedTests} held, ${counted.numFailedTests} failed, ${seconds} s`);
    for (const line of told) console.log(`  ${line}`);
    const broken = counted.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed");
    for (const { fullName, failureMessages = [] } of broken)
      console.log(`  FAILED ${fullName}: ${failureMessages[0]?.split("\n")[0] ?? ""}`);
    failed += counted.numFailedTests + (counted.numPassedTests === 0 ? 1 : 0);
  }
} finally {
  fs.rmSync(folder, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;

function run({ name, files, environment }: Part): { counted: Counted; told: string[] } {
  const outputFile = join(folder, `${name}.json`);
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, "run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${outputFile}`],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, ...environment, NO_COLOR: "1" },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (!fs.existsSync(outputFile)) throw new Error(`${name} did not run:\n${stdout}${stderr}`);
  const told = stdout.split("\n").filter((line) => /^(?:soak|crash points|\d+ calls)/.test(line));
  return { counted: JSON.parse(fs.readFileSync(outputFile, "utf8")) as Counted, told };
}
