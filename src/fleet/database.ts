/**
 * The door to `pg-boss`, which is no dependency: whoever runs a fleet installs it. It brings `pg` and holds the queue; what it does
 * not know stands in tables of ours beside it (`tables.ts`). Nothing here decides when a job runs.
 */
import { hash } from "node:crypto";
import { pathToFileURL } from "node:url";
import type { Db, FindJobsOptions, JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import { LithifyError, UsageError } from "../errors.ts";
import { packageEntry } from "../package-root.ts";
import type { Surroundings } from "../workspace/surroundings.ts";
import { userDataFolder } from "../workspace/user-folders.ts";
import type { Behind } from "./ended.ts";
import type { Settings } from "./settings.ts";
import { TABLES } from "./tables.ts";

/** The one that was tried. */
const VERSION = "12.38.0";
export const DATABASE = "LITHIFY_FLEET_DATABASE_URL";

export const QUEUE = "compact";
export const DEAD = "dead";

/** A workspace's turn. What is due in it, its own files decide. */
export interface Turn extends Behind {
  /** Its id: where it lies stands in its row, so that a schedule made by any version serves. */
  readonly workspace: string;
}
export type Job = JobWithMetadata<Turn>;
export type { JobResult };

export type Fleet = Awaited<ReturnType<typeof openFleet>>;

/** The database does not answer. */
export class NoDatabase extends LithifyError {
  readonly code = "DATABASE";
}

/** @param works a worker also wakes jobs that are due, and finds those whose worker died   @throws {UsageError} {NoDatabase} */
export async function openFleet(
  settings: Settings,
  { env, detail }: Surroundings,
  works: false | { readonly name: string; readonly connections: number },
) {
  const connectionString = env[DATABASE];
  if (!connectionString)
    throw new UsageError("NO_DATABASE", "a fleet needs a PostgreSQL database", `set ${DATABASE}, postgres://…`);
  const { PgBoss: Boss } = await loadBoss(env);
  const boss = new Boss({
    ...{ connectionString, schema: "lithify_queue", application_name: "lithify", max: works ? works.connections : 2 },
    ...{ supervise: works !== false, schedule: works !== false, registerInstance: works !== false },
    ...(works && { instanceName: works.name, instanceHeartbeatSeconds: 10 }),
    ...{ monitorIntervalSeconds: 10, superviseIntervalSeconds: 10, cronMonitorIntervalSeconds: 10 },
    openTelemetry: { enabled: false },
  });
  // A connection that breaks is made anew at the next statement; what was under way says so itself.
  boss.on("error", (error) => detail(`the database: ${error.message}`));
  try {
    await boss.start();
    const db = boss.getDb();
    await makeTables(db);
    await makeQueues(boss, settings, works !== false);
    return {
      boss,
      rows: async <Row>(sql: string, values: readonly unknown[] = []) =>
        (await db.executeSql(sql, [...values])).rows as Row[],
      /** All or nothing; `db` goes to calls of pg-boss as their option. */
      atOnce: async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
        const transaction = await db.beginTransaction!();
        try {
          const result = await work(transaction.db);
          await transaction.commit();
          return result;
        } catch (error) {
          await transaction.rollback();
          throw error;
        }
      },
      close: () => boss.stop({ graceful: false, close: true }),
    };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw new NoDatabase(
      `the fleet's database does not serve: ${(error as Error).message}`,
      `look at ${DATABASE}, and whether it runs`,
      error,
    );
  }
}

/** Made once: a probe that looks every few seconds shall leave no trace. */
async function makeTables(db: Db): Promise<void> {
  const made = hash("sha256", TABLES);
  const { rows } = await db.executeSql("select to_regclass('lithify_fleet.version') as there");
  const known = rows[0]?.there ? (await db.executeSql("select made from lithify_fleet.version")).rows : [];
  if (known.some((row) => row.made === made)) return;
  await db.executeSql(TABLES);
  await db.executeSql(
    "with gone as (delete from lithify_fleet.version where made <> $1) insert into lithify_fleet.version values ($1) on conflict do nothing",
    [made],
  );
}

/** One job a workspace at a time, waiting or running: that is pg-boss's own `exclusive`. */
async function makeQueues(boss: PgBoss, settings: Settings, works: boolean): Promise<void> {
  const { leaseSeconds, retries, retrySeconds } = settings;
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const kept = { deleteAfterSeconds: 7 * 86_400, retentionSeconds: 365 * 86_400 };
  const tried = {
    ...{ retryLimit: retries, retryDelay: retrySeconds, retryBackoff: true, retryDelayMax: 6 * 3_600 },
    ...{ expireInSeconds: 6 * 3_600, heartbeatSeconds: leaseSeconds },
  };
  if (!known.has(DEAD)) await boss.createQueue(DEAD, kept);
  if (!known.has(QUEUE)) await boss.createQueue(QUEUE, { policy: "exclusive", deadLetter: DEAD, ...tried, ...kept });
  else if (works) await boss.updateQueue(QUEUE, tried);
}

export async function dropJobs(boss: PgBoss, queue: string, which: FindJobsOptions): Promise<void> {
  const ids = (await boss.findJobs(queue, which)).map(({ id }) => id);
  if (ids.length > 0) await boss.deleteJob(queue, ids, which.db ? { db: which.db } : {});
}

async function loadBoss(env: NodeJS.ProcessEnv): Promise<typeof import("pg-boss")> {
  const dataFolder = userDataFolder(env);
  const entry = packageEntry("pg-boss", dataFolder);
  const install = `npm install --prefix '${dataFolder}' pg-boss@${VERSION}`;
  if (entry === undefined) throw new UsageError("NO_PG_BOSS", "a fleet needs pg-boss, which is not installed", install);
  try {
    return await import(pathToFileURL(entry).href);
  } catch (error) {
    throw new UsageError("NO_PG_BOSS", `${entry} does not load: ${(error as Error).message}`, install, error);
  }
}
