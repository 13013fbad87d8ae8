/**
 * Whether anything drifts over two simulated years: 300 planted facts in generated logs (`drift/`), compacted week by week, with each
 * month and year as it ends, by the real command; offline and with scripted models on loopback. Beside it the same logs summed up
 * level upon level by the same models, believed as they come. Writes below the system's temporary folder only.
 * Usage: npm run bench:drift [-- --months 3] [--seed 7] [--arm offline|faithful|terse|inventive] [--verbose] [--keep]
 */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PENS, type Pen } from "./drift/pens.ts";
import { believed, drifted, type Outcome } from "./drift/run.ts";
import { worldOf } from "./drift/world.ts";

const flags = process.argv.slice(2);
const flagged = (flag: string): string | undefined =>
  flags.includes(flag) ? flags[flags.indexOf(flag) + 1] : undefined;
const world = worldOf(Number(flagged("--months") ?? 24), Number(flagged("--seed") ?? 7));
const only = flagged("--arm");
const work = fs.mkdtempSync(join(tmpdir(), "lithify-drift-"));

const told = (name: string, { counts, examples }: Outcome): void => {
  console.log(`\n${name}`);
  for (const [what, count] of Object.entries(counts)) console.log(`  ${what.padEnd(52)} ${count}`);
  if (!flags.includes("--verbose")) return;
  for (const [what, list] of Object.entries(examples)) for (const one of list) console.log(`    ${what}: ${one}`);
};

try {
  console.log(`${world.weeks} weeks, ${world.logs.size} logs, ${world.facts.length} planted facts`);
  for (const arm of (["offline", ...PENS] as const).filter((one) => only === undefined || one === only)) {
    const begun = performance.now();
    const outcome = await drifted(world, join(work, arm), arm);
    told(`lithify, ${arm} (${Math.round((performance.now() - begun) / 1_000)} s)`, outcome);
    if (arm !== "offline") told(`level upon level, believed, ${arm}`, believed(world, arm as Pen));
  }
} finally {
  if (flags.includes("--keep")) console.log(work);
  else fs.rmSync(work, { recursive: true, force: true });
}
