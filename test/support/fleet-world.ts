/**
 * A fleet to try: a real PostgreSQL, bare repositories on disk, workers of the built command, and a model on the loopback interface
 * that answers each week by its logs and remembers who asked what. For the fleet's tests and its bench.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine } from "../../src/cli/command-line.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { BIN } from "./run-lithify.ts";
import { GIT_TEST_ENVIRONMENT } from "./test-folder.ts";

/** One request as the model saw it. */
export interface Asked {
  /** `alpha 2026-04-08`: the workspace and the week's one day. */
  readonly about: string;
  readonly authorization: string;
  readonly beganMs: number;
  /** When its answer had been sent whole. */
  endedMs?: number;
}

export interface Worker {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

export interface World extends AsyncDisposable {
  readonly postgres: Postgres;
  readonly database: string;
  readonly base: string;
  readonly baseURL: string;
  readonly asked: Asked[];
  /** What the next requests get instead of an answer; undefined: an answer. */
  refuse: (request: Asked) => { status: number; headers?: Record<string, string> } | undefined;
  latencyMs: number;
  /** What the next requests wait for before they are answered. */
  held: Promise<void> | undefined;
  readonly settings: (yaml: string) => void;
  /** A bare repository with a log in each of so many weeks. */
  readonly remote: (name: string, weeks: number) => string;
  readonly git: (folder: string, ...args: string[]) => string;
  readonly lithify: (
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<{ code: number | null; stdout: string; stderr: string }>;
  readonly status: () => Promise<Status>;
  /** @param own in a group of processes of its own, as a terminal has one */
  readonly work: (
    concurrency: number,
    env?: Readonly<Record<string, string>>,
    own?: { readonly detached: boolean },
  ) => Worker;
  /** What stands in a remote's memory, by path and digest. */
  readonly memory: (remote: string) => string;
  /** That of a copy which was compacted with nobody in the way. */
  readonly undisturbed: (name: string, weeks: number) => Promise<string>;
  readonly until: (what: string, isSo: () => boolean | Promise<boolean>, mostMs?: number) => Promise<void>;
}

export interface Status {
  readonly workspaces: number;
  readonly fresh: number;
  readonly queue: { readonly ready: number; readonly deferred: number; readonly active: number };
  readonly oldestDue: { readonly remote: string; readonly week: string } | null;
  readonly failing: Readonly<Record<string, number>>;
  readonly turns: Readonly<Record<string, number>>;
  readonly paused: readonly { readonly scope: string; readonly because: string }[];
  readonly dead: readonly { readonly remote: string; readonly code: string }[];
  readonly workers: readonly { readonly name: string; readonly jobs: number }[];
  readonly spent: readonly {
    readonly scope: string;
    readonly requests: number;
    readonly tokens: number;
    readonly usd: number;
  }[];
}

export const TOKENS_IN = 2_500;
export const TOKENS_OUT = 100;

const dayOf = (week: number): string => new Date(Date.UTC(2025, 0, 8 + 7 * week)).toISOString().slice(0, 10);
const said = (name: string, week: number): string =>
  `Service ${name}-${week} runs on port ${8_000 + week}, because the proxy expects it there.`;
const SAID = /- Decision: (Service ([\w-]+)-(\d+) runs on port (\d+), because the proxy expects it there\.)/g;

export async function fleetWorld(): Promise<World> {
  const postgres = await startPostgres();
  const database = postgres.newDatabase();
  const base = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), "lithify-fleet-"));
  const asked: Asked[] = [];
  const world = {
    refuse: (_: Asked): { status: number; headers?: Record<string, string> } | undefined => undefined,
    latencyMs: 0,
    held: undefined as Promise<void> | undefined,
  };
  const server = http.createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    response.on("error", () => {});
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as {
      model: string;
      messages: { content: string }[];
    };
    const [, claim = "", name = "?", week = "0", port = ""] =
      [...body.messages.at(-1)!.content.matchAll(SAID)].at(-1) ?? [];
    const day = dayOf(Number(week));
    const one: Asked = {
      about: `${name} ${day}`,
      authorization: String(incoming.headers.authorization),
      beganMs: Date.now(),
    };
    asked.push(one);
    const refusal = world.refuse(one);
    const { held } = world;
    if (refusal) {
      response.writeHead(refusal.status, { "content-type": "application/json", ...refusal.headers });
      return void response.end(JSON.stringify({ error: { message: `refused with ${refusal.status}` } }));
    }
    if (world.latencyMs > 0) await sleep(world.latencyMs);
    await held;
    const title = `Service ${name}-${week} runs on port ${port}`;
    const content = `### Key Decisions\n- ${claim} (${day})\n\n\`\`\`typed_memory\n---\nname: ${title}\ndescription: ${claim}\ntype: project\nevidence:\n  - "${claim}"\n---\n\n${claim}\n\`\`\`\n`;
    const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
    const usage = { prompt_tokens: TOKENS_IN, completion_tokens: TOKENS_OUT, total_tokens: TOKENS_IN + TOKENS_OUT };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ model: body.model, choices, usage }), () => (one.endedMs = Date.now()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

  const environment = (env: Readonly<Record<string, string>> = {}) => ({
    ...{ PATH: process.env.PATH ?? "", HOME: base, ...GIT_TEST_ENVIRONMENT, LITHIFY_FLEET_DATABASE_URL: database },
    ...{
      XDG_STATE_HOME: join(base, "state"),
      XDG_CONFIG_HOME: join(base, "config"),
      XDG_CACHE_HOME: join(base, "cache"),
    },
    ...{ LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "m", OPENAI_BASE_URL: baseURL, OPENAI_API_KEY: "key-of-default" },
    ...env,
  });
  const git = (folder: string, ...args: string[]): string =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      env: environment(),
      stdio: ["ignore", "pipe", "pipe"],
    }).trimEnd();
  const start = (args: readonly string[], env: Readonly<Record<string, string>>, own: { detached?: boolean }) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      cwd: base,
      env: environment(env),
      stdio: ["ignore", "pipe", "pipe"],
      ...own,
    });
    const told = { stdout: "", stderr: "" };
    for (const stream of ["stdout", "stderr"] as const)
      child[stream].setEncoding("utf8").on("data", (text: string) => (told[stream] += text));
    return { child, told, ended: once(child, "close").then(([code]) => code as number | null) };
  };
  // Asked again and again while it waits: in this process, where that costs no start.
  const lithify = async (args: readonly string[], env?: Readonly<Record<string, string>>) => {
    const told = { stdout: "", stderr: "" };
    const code = await commandLine(args, {
      ...{ cwd: () => base, env: environment(env), stdin: Readable.from([]), signal: new AbortController().signal },
      stdout: { write: (text) => (told.stdout += text) },
      stderr: { write: (text) => (told.stderr += text) },
    });
    return { code, ...told };
  };
  const remote = (name: string, weeks: number): string => {
    const folder = join(base, "remotes", `${name}.git`);
    const first = join(base, "first", name);
    fs.mkdirSync(folder, { recursive: true });
    fs.mkdirSync(join(first, "logs"), { recursive: true });
    git(folder, "init", "-q", "--bare", "-b", "main");
    git(first, "init", "-q", "-b", "main");
    fs.writeFileSync(
      join(first, "lithify.yaml"),
      "timezone: UTC\nlevels: { monthly: false, yearly: false, wisdom: false }\n",
    );
    for (let week = 0; week < weeks; week++)
      fs.writeFileSync(
        join(first, "logs", `${dayOf(week)}.md`),
        `# Day\n\n- Decision: ${said(name.replace(/-copy$/, ""), week)}\n`,
      );
    git(first, "add", "--all");
    git(first, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-q", "-m", "logs");
    git(first, "push", "-q", folder, "HEAD:main");
    return folder;
  };
  const memory = (of: string): string =>
    git(of, "ls-tree", "-r", "main", "memory/")
      .split("\n")
      .filter((line) => !line.endsWith(".lithify-id"))
      .join("\n");
  const workers: Worker[] = [];
  const until = async (what: string, isSo: () => boolean | Promise<boolean>, mostMs = 180_000): Promise<void> => {
    const begun = Date.now();
    const waitedMs = (): number => Date.now() - begun;
    // Seldomer the longer it takes: what is asked costs the workers time.
    for (; !(await isSo()); await sleep(Math.min(500, 100 + waitedMs() / 20)))
      if (waitedMs() > mostMs)
        throw new Error(`not within ${mostMs} ms: ${what}\n${workers.map(({ said: told }) => told()).join("\n--\n")}`);
  };
  return Object.assign(world, {
    ...{ postgres, database, base, baseURL, asked, git, lithify, remote, memory, until },
    settings: (yaml: string) => {
      fs.mkdirSync(join(base, "config", "lithify"), { recursive: true });
      fs.writeFileSync(join(base, "config", "lithify", "fleet.yaml"), yaml);
    },
    status: async () => {
      const ran = await lithify(["fleet", "status", "--json"]);
      if (ran.code !== 0) throw new Error(`${ran.code}: ${ran.stdout}${ran.stderr}`);
      return JSON.parse(ran.stdout) as Status;
    },
    work: (concurrency: number, env = {}, own = {}): Worker => {
      const args = ["fleet", "work", "--verbose", "--concurrency", String(concurrency)];
      const { child, told, ended } = start(args, env, own);
      const worker = { child, ended, said: () => `${told.stdout}${told.stderr}` };
      workers.push(worker);
      return worker;
    },
    undisturbed: async (name: string, weeks: number): Promise<string> => {
      const before = asked.length;
      const copy = remote(`${name}-copy`, weeks);
      const clone = join(base, "undisturbed", name);
      git(base, "clone", "-q", copy, clone);
      const who = {
        GIT_AUTHOR_NAME: "t",
        GIT_AUTHOR_EMAIL: "t@example.org",
        GIT_COMMITTER_NAME: "t",
        GIT_COMMITTER_EMAIL: "t@example.org",
      };
      const ran = await lithify(["compact", "--push", "--json", "-C", clone], who);
      if (ran.code !== 0) throw new Error(`${ran.code}: ${ran.stdout}${ran.stderr}`);
      asked.splice(before);
      return memory(copy);
    },
    [Symbol.asyncDispose]: async () => {
      for (const { child } of workers) if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await Promise.all(workers.map(({ ended }) => ended));
      server.close();
      server.closeAllConnections();
      await postgres[Symbol.asyncDispose]();
      fs.rmSync(base, { recursive: true, force: true, maxRetries: 5 });
    },
  });
}
