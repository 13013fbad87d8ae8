/**
 * Two clones that compact the same weeks at the same time, in many interleavings: both stop before each fetch, each push and each
 * answer of the model, and a seed says who goes on. Real bare repositories, real processes, a scripted model. By hand, as it takes
 * some seconds a round. Usage: npm run bench:push [-- --rounds 200] [--seed 1] [--orders, as they were]
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const named = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const rounds = named("rounds", 20);
const firstSeed = named("seed", 1);
const BIN = join(import.meta.dirname, "..", "dist", "bin.js");
const REAL_GIT = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
const base = fs.mkdtempSync(join(tmpdir(), "lithify-push-"));
/** A git that stops before it speaks with the remote, until its gate is opened. */
const WRAPPER = `#!/bin/sh
for word in "$@"; do
  case "$word" in
    fetch|push)
      gate="$LITHIFY_GATES/$LITHIFY_WHO.$word"
      : >"$gate"
      while [ -e "$gate" ]; do sleep 0.02; done
      break ;;
  esac
done
exec ${REAL_GIT} "$@"
`;
fs.mkdirSync(join(base, "bin"));
fs.writeFileSync(join(base, "bin", "git"), WRAPPER, { mode: 0o755 });

/** Small, and the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DAYS = ["2026-04-08", "2026-04-15"];
const said = (n: number): string => `Service ${n} runs on port 80${n}0, because the proxy expects it there.`;
const answerFor = (prompt: string): string => {
  const n = DAYS.findIndex((_, i) => prompt.includes(`Decision: ${said(i)}`) && prompt.includes(`logs/${DAYS[i]}`));
  return `### Key Decisions\n- ${said(n)} (${DAYS[n]})\n\n\`\`\`typed_memory\n---\nname: Service ${n} runs on port 80${n}0\ndescription: ${said(n)}\ntype: project\nevidence:\n  - "${said(n)}"\n---\n\n${said(n)}\n\`\`\`\n`;
};

const asked: string[] = [];
const held = new Map<string, () => void>();
let isFree = false;
const server = http.createServer(async (incoming, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const who = String(incoming.headers.authorization).slice("Bearer ".length);
  const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as { model: string; messages: { content: string }[] };
  const prompt = body.messages.map(({ content }) => content).join("\n");
  asked.push(`${who} ${DAYS.findIndex((day) => prompt.includes(`logs/${day}`))}`);
  if (!isFree) await new Promise<void>((resolve) => held.set(who, resolve));
  const message = { role: "assistant", content: answerFor(prompt) };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ model: body.model, choices: [{ index: 0, message, finish_reason: "stop" }] }));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

const GIT_ENV = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
const git = (folder: string, ...args: string[]): string =>
  execFileSync(REAL_GIT, args, {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: base, ...GIT_ENV },
    stdio: ["ignore", "pipe", "pipe"],
  }).trimEnd();

function cloneOf(remote: string, path: string): string {
  git(base, "clone", "-q", remote, path);
  git(path, "checkout", "-q", "-B", "main");
  git(path, "config", "user.name", "bench");
  git(path, "config", "user.email", "bench@example.org");
  return path;
}

/** A remote with the logs of some weeks. */
function remoteOf(folder: string, weeks: number): string {
  const remote = join(folder, "remote.git");
  fs.mkdirSync(remote, { recursive: true });
  git(remote, "init", "-q", "--bare", "-b", "main");
  const first = cloneOf(remote, join(folder, "first"));
  fs.mkdirSync(join(first, "logs"));
  fs.writeFileSync(
    join(first, "lithify.yaml"),
    "timezone: UTC\nlevels: { monthly: false, yearly: false, wisdom: false }\n",
  );
  for (let i = 0; i < weeks; i++)
    fs.writeFileSync(join(first, "logs", `${DAYS[i]}.md`), `# Day\n\n- Decision: ${said(i)}\n`);
  git(first, "add", "--all");
  git(first, "commit", "-q", "-m", "logs");
  git(first, "push", "-q", "origin", "HEAD:main");
  return remote;
}

function start(who: string, clone: string, gates: string) {
  const env = {
    ...{
      PATH: `${gates === "" ? "" : `${join(base, "bin")}:`}${process.env.PATH}`,
      HOME: base,
      XDG_STATE_HOME: join(base, "state"),
    },
    ...{ LITHIFY_GATES: gates, LITHIFY_WHO: who, OPENAI_API_KEY: who, OPENAI_BASE_URL: baseURL },
    ...{ LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "m", ...GIT_ENV },
  };
  const child = spawn(process.execPath, [BIN, "compact", "--push", "--json"], {
    cwd: clone,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let told = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (told += text));
  return { child, told: () => told, ended: once(child, "close") as Promise<[number | null]> };
}

/** Two runs, one step at a time. @returns the steps, and how the runs ended */
async function interleave(clones: readonly string[], gates: string, next: () => number) {
  const names = ["A", "B"];
  const runs = names.map((who, i) => start(who, clones[i]!, gates));
  const steps: string[] = [];
  const gateOf = (who: string): string | undefined =>
    held.has(who)
      ? "answer"
      : fs
          .readdirSync(gates)
          .find((name) => name.startsWith(`${who}.`))
          ?.slice(2);
  for (;;) {
    const open = names.filter((_, i) => runs[i]!.child.exitCode === null);
    if (open.length === 0) break;
    const waiting = open.filter((who) => gateOf(who) !== undefined);
    if (waiting.length < open.length) {
      await new Promise((done) => setTimeout(done, 10));
      continue;
    }
    const who = waiting[Math.floor(next() * waiting.length)]!;
    const gate = gateOf(who)!;
    steps.push(`${who}:${gate}`);
    const release = held.get(who);
    held.delete(who);
    if (release) release();
    else fs.rmSync(join(gates, `${who}.${gate}`));
  }
  return {
    steps,
    codes: await Promise.all(runs.map(async ({ ended }) => (await ended)[0])),
    told: runs.map(({ told }) => told()),
  };
}

const memoryOf = (remote: string): string =>
  git(remote, "ls-tree", "-r", "main", "memory/")
    .split("\n")
    .filter((line) => !line.endsWith(".lithify-id"))
    .join("\n");

async function alone(weeks: number): Promise<string> {
  isFree = true;
  const folder = join(base, `alone-${weeks}`);
  const remote = remoteOf(folder, weeks);
  await start("C", cloneOf(remote, join(folder, "one")), "").ended;
  isFree = false;
  return memoryOf(remote);
}

const faults: string[] = [];
const seen = new Set<string>();
const bills = { once: 0, none: 0 };
let replanned = 0;
try {
  const expected = [await alone(1), await alone(2)];
  const begun = performance.now();
  for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
    const next = randomOf(seed);
    const weeks = 1 + Math.floor(next() * 2);
    const folder = join(base, `round-${seed}`);
    const remote = remoteOf(folder, weeks);
    const clones = ["A", "B"].map((who) => cloneOf(remote, join(folder, who)));
    fs.mkdirSync(join(folder, "gates"));
    asked.length = 0;
    const { steps, codes, told } = await interleave(clones, join(folder, "gates"), next);
    seen.add(`${weeks} ${steps.join(" ")}`);
    const fault = (what: string): void => void faults.push(`seed ${seed}: ${what}; ${steps.join(" ")}`);
    if (codes.some((code) => code !== 0)) fault(`exit ${codes.join(", ")}: ${told.join(" | ").slice(0, 600)}`);
    if (memoryOf(remote) !== expected[weeks - 1]) fault(`another tree than a run alone: ${memoryOf(remote)}`);
    if (new Set(asked).size !== asked.length) fault(`billed twice: ${asked.join(", ")}`);
    for (const who of ["A", "B"]) bills[asked.some((one) => one.startsWith(who)) ? "once" : "none"] += 1;
    if (steps.filter((step) => step.endsWith(":fetch")).length > 2) replanned += 1;
    for (const clone of clones) {
      try {
        git(clone, "fetch", "-q");
        git(clone, "merge", "-q", "--ff-only", "origin/main");
        if (git(clone, "rev-parse", "HEAD^{tree}") !== git(remote, "rev-parse", "main^{tree}"))
          fault("a clone's tree differs");
        if (git(clone, "status", "--porcelain") !== "") fault("a clone is not clean");
      } catch (error) {
        fault(`a clone cannot follow: ${String(error).slice(0, 300)}`);
      }
    }
    fs.rmSync(folder, { recursive: true, force: true });
    if ((seed - firstSeed + 1) % 20 === 0) console.log(`${seed - firstSeed + 1} rounds, ${faults.length} faults`);
  }
  const seconds = (performance.now() - begun) / 1_000;
  console.log(
    `${rounds} rounds from seed ${firstSeed}, ${seen.size} different orders: ${faults.length} faults, ${(seconds / rounds).toFixed(1)} s a round`,
  );
  console.log(
    `planned anew over what came: ${replanned}; machines billed once a week: ${bills.once}, never: ${bills.none}, twice: ${faults.filter((one) => one.includes("billed")).length}`,
  );
  if (process.argv.includes("--orders")) for (const order of seen) console.log(order);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  server.close();
  server.closeAllConnections();
  fs.rmSync(base, { recursive: true, force: true });
}
