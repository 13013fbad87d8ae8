/**
 * Runs what docs/seeds.md names: each file of tests once. Ends with 1 where a claim names nothing, names what does not exist, or
 * where one of its tests fails, was left out, or did not run.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { type Claim, ROOT, seedClaims } from "./seed-claims.ts";

interface Ran {
  readonly name: string;
  readonly status: string;
}

/** The suites by what their files need; the corpus lies beside the clone. */
const CONFIGS: readonly [prefix: string, config: string][] = [
  ["test/corpus/", "vitest.corpus.config.ts"],
  ["test/redteam/", "vitest.redteam.config.ts"],
  ["test/page/", "vitest.page.config.ts"],
  ["test/", "vitest.config.ts"],
];
const configOf = (file: string): string => CONFIGS.find(([prefix]) => file.startsWith(prefix))![1];

function run(files: readonly string[], config: string): [file: string, tests: readonly Ran[]][] {
  const folder = mkdtempSync(join(tmpdir(), "lithify-seeds-"));
  const report = join(folder, "report.json");
  const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", "--config", config, "--reporter=dot", "--reporter=json", `--outputFile=${report}`];
  spawnSync(process.execPath, [...args, ...files], { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  rmSync(folder, { recursive: true });
  return testResults.map(({ name, assertionResults }) => [
    relative(ROOT, name).replaceAll("\\", "/"),
    assertionResults.map(({ fullName, status }) => ({ name: fullName, status })),
  ]);
}

/** Why a claim is not shown; nothing where it is. */
function lacking({ shown, faults }: Claim, ran: ReadonlyMap<string, readonly Ran[]>): string[] {
  const failed = shown.flatMap(({ file, test }) => {
    const tests = ran.get(file) ?? [];
    // A name with a place for values stands otherwise in the report: then the whole file answers for it.
    const own = test === undefined ? tests : tests.filter(({ name }) => name.includes(test));
    const answering = own.length > 0 ? own : tests;
    if (!answering.some(({ status }) => status === "passed")) return [`${file}: nothing of it ran`];
    return answering.filter(({ status }) => status === "failed").map(({ name }) => `${file}: ${name} failed`);
  });
  return [...faults, ...failed];
}

const claims = seedClaims();
const files = [...new Set(claims.flatMap(({ shown }) => shown.map(({ file }) => file)))].sort();
const byConfig = Map.groupBy(files, configOf);
const ran = new Map([...byConfig].flatMap(([config, own]) => run(own, config)));
let lost = 0;
for (const claim of claims)
  for (const fault of lacking(claim, ran)) {
    lost++;
    console.log(`docs/seeds.md:${claim.line}: ${claim.claim}: ${fault}`);
  }
console.log(`${claims.length} claims, ${files.length} files of tests, ${lost} faults`);
process.exitCode = lost === 0 ? 0 : 1;
