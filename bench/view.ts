/**
 * How fast `lithify view` answers with 10,000 memories of two years: the start, the first view, and each view after it, as the
 * one who asks has to wait. Writes below the system's temporary folder only. Usage: npm run bench:view
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays } from "../src/calendar/week.ts";
import { writeMemoryFile } from "../src/memory/file/memory-file.ts";

const MEMORIES = 10_000;
const DAYS = 700;
const ROUNDS = 9;
/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
const TYPES = ["user", "feedback", "project", "reference"] as const;
const WORDS =
  "ledger import bank invoice supplier deploy release branch index search server memory queue report alias".split(" ");

const work = fs.mkdtempSync(join(tmpdir(), "lithify-view-"));
try {
  for (const folder of ["logs", "memory"]) fs.mkdirSync(join(work, folder));
  fs.writeFileSync(join(work, "lithify.yaml"), 'git: "off"\ntimezone: UTC\n');
  const say = (i: number): string =>
    Array.from({ length: 12 }, (_, k) => WORDS[(i * 7 + k * k + (i >> k)) % WORDS.length]).join(" ");
  for (let d = 0; d < DAYS; d++)
    fs.writeFileSync(
      join(work, "logs", `${addDays("2024-05-01", d)}.md`),
      Array.from({ length: 20 }, (_, i) => `- ${say(d * 20 + i)}\n`).join(""),
    );
  for (let i = 0; i < MEMORIES; i++) {
    const day = addDays("2024-05-01", i % DAYS);
    const type = TYPES[i % TYPES.length]!;
    const text = writeMemoryFile({
      ...{
        type,
        name: `Rule ${i}: ${say(i).slice(0, 40)}`,
        description: say(i + 1),
        body: `${say(i)}\n\n${say(i + 2)}`,
      },
      ...{ created: day, updated: day, sources: [`logs/${day}.md#L${1 + (i % 20)}`], status: "active" },
      ...{ importance: 1 + (i % 10), tags: [WORDS[i % WORDS.length]!] },
    });
    fs.writeFileSync(join(work, "memory", `${type}_rule-${i}.md`), text);
  }
  await measure();
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const env = {
    ...process.env,
    HOME: work,
    XDG_CONFIG_HOME: join(work, "nobody"),
    XDG_STATE_HOME: join(work, "state"),
  };
  const bin = join(import.meta.dirname, "..", "dist", "bin.js");
  // A run makes the state folder, in which the search keeps its index.
  execFileSync(process.execPath, [bin, "compact", "--week", "2024-W19", "--quiet"], {
    cwd: work,
    env,
    stdio: "ignore",
  });
  const begun = performance.now();
  const child = spawn(process.execPath, [bin, "view", "--no-open"], {
    cwd: work,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
  console.log(`${MEMORIES} memories, ${DAYS} logs: address printed after ${ms(performance.now() - begun)}`);
  const url = new URL(line.trim());
  /** Processor time of the server so far, which another program on the machine does not lengthen. */
  const cpu = (): number => {
    const fields = fs.readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  };
  const pageAt = async (path: string): Promise<string> => {
    const response = await fetch(url.origin + path + (path.includes("?") ? "&" : "?") + url.search.slice(1));
    const page = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return page;
  };
  const asked = async (path: string): Promise<number> => {
    const start = performance.now();
    await pageAt(path);
    return performance.now() - start;
  };
  const views = {
    ...{ "first view": "/", memories: "/memories", "page 50": "/memories?page=50" },
    ...{ "by type, tag and importance": "/memories?type=user&tag=bank&importance=5", "by name": "/memories?sort=name" },
    ...{ "text, cold index": "/memories?q=supplier+alias", "text that nearly all say": "/memories?q=ledger+branch" },
    "text that few say": "/memories?q=rule+400",
    ...{ memory: "/memory/user_rule-400.md", cost: "/cost", health: "/health" },
  };
  for (const [name, path] of Object.entries(views)) {
    const [before, searched] = [cpu(), performance.now()];
    const first = await asked(path);
    const told = `first ${ms(first)}, ${ms(cpu() - before)} of the processor`;
    const more: number[] = [];
    const then = cpu();
    if (!name.includes("cold") && name !== "health") for (let i = 0; i < ROUNDS; i++) more.push(await asked(path));
    const median = more.sort((one, other) => one - other)[ROUNDS >> 1];
    const later =
      median === undefined ? "" : `; then median ${ms(median)}, ${ms((cpu() - then) / ROUNDS)} of the processor`;
    console.log(`${name.padEnd(30)} ${told}${later}`);
    if (!name.includes("cold")) continue;
    while ((await pageAt("/memories?q=rule+400")).includes("still being made ready"));
    console.log(`the search is ready ${ms(performance.now() - searched)} after the first text`);
  }
  child.kill();
  await once(child, "close");
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
