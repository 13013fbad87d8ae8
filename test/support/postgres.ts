/**
 * A real PostgreSQL of its own for tests and benches, from the machine's own package: made in a temporary folder, on the loopback
 * interface, gone afterwards. As root it runs as `nobody`, since it refuses root.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Where its programs lie; undefined where none are. */
export function postgresFolder(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    process.env.LITHIFY_POSTGRES ?? "",
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(":"),
  ].find((folder) => folder !== "" && ["initdb", "postgres"].every((name) => fs.existsSync(join(folder, name))));
}

export interface Postgres extends AsyncDisposable {
  /** Of a database that is made anew. */
  readonly newDatabase: () => string;
  /** @param signal SIGINT cuts connections (the default); SIGQUIT does not even say goodbye */
  readonly restart: (signal?: NodeJS.Signals) => Promise<void>;
  readonly query: (url: string, sql: string) => string;
}

const identity = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const of = (flag: string): number => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: of("-u"), gid: of("-g") };
};

/** Made once for all that start in this process, and in those that it starts: that takes as long as most of their tests. */
export function emptyCluster(bin: string, as = identity()): string {
  const { LITHIFY_TEST_CLUSTER: made } = process.env;
  if (made !== undefined) return made;
  const folder = fs.mkdtempSync(join(tmpdir(), "lithify-cluster-"));
  process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  if (as.uid !== undefined) fs.chownSync(folder, as.uid, as.gid!);
  const cluster = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", cluster, "-U", "lithify", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...{ ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" }, stdio: "ignore" },
  });
  process.env.LITHIFY_TEST_CLUSTER = cluster;
  return cluster;
}

const namesBelow = (folder: string): string[] => fs.readdirSync(folder, { recursive: true }) as string[];

export async function startPostgres(): Promise<Postgres> {
  const bin = postgresFolder()!;
  const as = identity();
  const folder = fs.mkdtempSync(join(tmpdir(), "lithify-pg-"));
  if (as.uid !== undefined) fs.chownSync(folder, as.uid, as.gid!);
  const data = join(folder, "data");
  const options = { ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" }, stdio: "ignore" } as const;
  fs.cpSync(emptyCluster(bin, as), data, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  if (as.uid !== undefined)
    for (const path of ["", ...namesBelow(data)]) fs.chownSync(join(data, path), as.uid, as.gid!);
  fs.chmodSync(data, 0o700);
  const port = await freePort();
  const start = async () => {
    const settings = [
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      `unix_socket_directories=${folder}`,
      "-c",
      "max_connections=200",
      // Killed it may be; that the power fails no test says.
      "-c",
      "fsync=off",
    ];
    const child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings], options);
    for (;;) {
      const asked = spawnSync(
        join(bin, "psql"),
        [`postgres://lithify@127.0.0.1:${port}/postgres`, "-Atc", "select 1"],
        options,
      );
      if (asked.status === 0) return child;
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
      await sleep(50);
    }
  };
  let running = await start();
  const stop = async (signal: NodeJS.Signals) => {
    const ended = once(running, "exit");
    running.kill(signal);
    await ended;
  };
  const query = (url: string, sql: string): string =>
    execFileSync(join(bin, "psql"), [url, "-AtX", "-v", "ON_ERROR_STOP=1", "-c", sql], { encoding: "utf8" }).trimEnd();
  let databases = 0;
  return {
    newDatabase: () => {
      databases += 1;
      query(`postgres://lithify@127.0.0.1:${port}/postgres`, `create database fleet${databases}`);
      return `postgres://lithify@127.0.0.1:${port}/fleet${databases}`;
    },
    // As an operator would in a hurry: connections are cut, nothing is lost.
    restart: async (signal = "SIGINT") => {
      await stop(signal);
      running = await start();
    },
    query,
    [Symbol.asyncDispose]: async () => {
      await stop("SIGQUIT");
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
